/** Deletes the data of a candidate who asks for it on their page, with a code that goes to the address on file. */
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { countAttempts } from '#accounts/throttles/actions.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { keyedDigest } from '#lib/signature.ts';
import { ApiError } from '#errors.ts';
import { eraseCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { requestErasure } from '#recruiting/people/data-requests/actions.ts';
import { codeFrom, typedCode } from '../rules.ts';
import { erasedFacts, isCode, portalFacts, putCode } from '../store.ts';
import type { Portal } from './open.ts';

const PURPOSE = 'erasure code';

type Message = Pick<WrittenMail, 'subject' | 'text' | 'frame'>;

/** Sends a new code to the address on file; answers the seconds to wait if too many were sent. */
export async function sendCode(
  { ctx, person }: Portal,
  toMessage: (code: string, companyName: string) => Message,
): Promise<number> {
  const attempts = [
    { budget: 'erasure email by candidate' as const, of: String(person.candidateId) },
  ];
  const [waitSeconds, facts] = await runPlan(
    ctx,
    QueryPlan.all([countAttempts(ctx, attempts), portalFacts(ctx, person)]),
  );
  if (waitSeconds > 0) return waitSeconds;
  const code = codeFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const mail = outgoingMail(
    ctx,
    { to: facts.person.email, ...toMessage(code, facts.company.name) },
    { kind: 'erasure_code', companyId: ctx.tenant.id },
  );
  await commit(ctx, {
    writes: [putCode(ctx, person.candidateId, digest({ ctx, person }, code))],
    audit: { action: 'candidate.erasure-code', subjectId: person.candidateId },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  return 0;
}

function digest({ ctx, person }: Portal, code: string): string {
  return keyedDigest(ctx.vault, PURPOSE, `${person.candidateId} ${code}`);
}

/** What was erased, for the certificate. */
export type Erasure = { candidateId: number; at: Date };

type EraseResult =
  | { is: 'erased' }
  | { is: 'held'; dueAt: Date }
  | { is: 'wrong' }
  | { is: 'throttled'; waitSeconds: number };

/** Without the code nothing is erased. Under legal hold it becomes a request that a member must answer. */
export async function eraseOwn(
  portal: Portal,
  entered: string,
  toCertificate: (erasure: Erasure, companyName: string) => Message,
): Promise<EraseResult> {
  const { ctx, person } = portal;
  const { candidateId } = person;
  const attempts = [{ budget: 'erasure code by candidate' as const, of: String(candidateId) }];
  const code = typedCode(entered);
  const [waitSeconds, isRight, facts] = await runPlan(
    ctx,
    QueryPlan.all([
      countAttempts(ctx, attempts),
      isCode(ctx, candidateId, digest(portal, code ?? '')),
      erasedFacts(ctx, candidateId),
    ]),
  );
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  if (!isRight) return { is: 'wrong' };
  const { candidate, company } = facts;
  if (candidate.isHeld)
    return { is: 'held', dueAt: (await requestErasure(ctx, candidateId)).dueAt };
  const message = toCertificate({ candidateId, at: ctx.now }, company.name);
  const certificate = outgoingMail(
    ctx,
    { to: candidate.email, ...message },
    { kind: 'erasure_certificate', companyId: ctx.tenant.id },
  );
  try {
    await eraseCandidate(ctx, candidateId, { mails: [certificate] });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'candidate_held') throw error;
    return { is: 'held', dueAt: (await requestErasure(ctx, candidateId)).dueAt };
  }
  return { is: 'erased' };
}
