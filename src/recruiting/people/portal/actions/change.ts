/** What candidates change on their page: withdraw, correct, and add a CV. */
import { answerNothing } from '#data/commit.ts';
import { timestamp } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { withdraw } from '#recruiting/pipeline/applications/actions/reject.ts';
import { correctCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { addDocument } from '#recruiting/people/candidates/actions/documents.ts';
import type { CandidateLink } from '#recruiting/people/candidates/schemas/correction.ts';
import { versionOf } from './open.ts';
import type { Portal } from './open.ts';

const expected: ReadonlySet<string> = new Set(['not_found', 'application_closed']);

/** False if it is another's, or closed already. */
export async function withdrawOwn({ ctx, person }: Portal, id: number): Promise<boolean> {
  try {
    await withdraw(ctx, id, person.candidateId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && expected.has(error.code)) return false;
    throw error;
  }
}

export type OwnDetails = {
  first_name: string;
  last_name: string;
  phone: string | null;
  links: readonly string[];
};

/**
 * False if the details are not those of `version` any more: then nothing is changed. Without one, they are not compared. The email
 * address stays: whoever has the link would otherwise have the codes sent elsewhere.
 */
export async function correctOwn(
  { ctx, person }: Portal,
  details: OwnDetails,
  version: string | undefined,
): Promise<boolean> {
  if (version !== undefined && version !== (await versionOf(person))) return false;
  const kinds = new Map(person.links.map(({ url, kind }) => [url, kind]));
  const links: CandidateLink[] = details.links.map((url) => ({
    url,
    kind: kinds.get(url) ?? 'other',
  }));
  const correction = { ...details, links, updated_at: timestamp(new Date(person.updatedAt)) };
  try {
    await correctCandidate(ctx, person.candidateId, correction, answerNothing);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'stale_write') return false;
    throw error;
  }
}

export async function addOwnCv(
  { ctx, person }: Portal,
  file: { name: string; bytes: Uint8Array },
): Promise<void> {
  await addDocument(ctx, person.candidateId, { kind: 'cv', upload: file }, answerNothing);
}
