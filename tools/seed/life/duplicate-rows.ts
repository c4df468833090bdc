/** The rows of pairs of candidates who may be one person. */
import type { Candidate } from './applications.ts';
import type { Making } from './around-rows.ts';

/** Candidates with the same name and phone number, the older one first. */
export function duplicateRows({ facts, mint, ctx }: Making, candidates: readonly Candidate[]) {
  const stamp = {
    companyId: facts.companyId,
    createdAt: ctx.now.getTime(),
    updatedAt: ctx.now.getTime(),
  };
  return [...Map.groupBy(candidates, ({ person }) => person.phone).values()].flatMap((same) => {
    const [one, other] = same.toSorted((a, b) => a.id - b.id);
    if (!one || !other) return [];
    const pair = {
      id: mint(stamp.createdAt),
      candidateId: one.id,
      otherId: other.id,
      reasons: 'p',
    };
    return [Object.assign(pair, stamp)];
  });
}
