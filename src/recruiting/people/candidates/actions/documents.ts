/** Adds documents to a person, takes one as the CV, and removes documents. */
import type { Ctx } from '#context.ts';
import { assertHolds, commit } from '#data/commit.ts';
import type { Answering } from '#data/commit.ts';
import { runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import {
  insertDocuments,
  toUploaded,
  withStoredFiles,
} from '#recruiting/pipeline/applications/actions/documents.ts';
import type { Upload } from '#recruiting/pipeline/applications/actions/documents.ts';
import { assertNotErased, assertNotHeld, OWN } from '#recruiting/pipeline/applications/rules.ts';
import type { NewDocument } from '../schemas/documents.ts';
import {
  changePerson,
  changeToCv,
  documentWithPerson,
  hasRoomFor,
  OWN_DOCUMENTS_MAX,
  personAndDocuments,
  removeDocument,
} from '../store/documents.ts';
import { namedChange } from './correct.ts';

const FIELD = 'file';
const CHANGED = ['documents'] as const;

/** Stores a document as the person's own, which belongs to no application. A CV is read. */
export async function addDocument<Answer>(
  ctx: Ctx,
  id: number,
  { kind, upload }: NewDocument & { upload: Upload },
  answering: Answering<Answer>,
): Promise<Answer> {
  const document = toUploaded(ctx, kind, { ...upload, field: FIELD });
  const before = personAndDocuments(ctx, id);
  const { candidate, own } = await runPlanForFiles(ctx, [document.key], before);
  assertNotErased(candidate);
  if (own.length >= OWN_DOCUMENTS_MAX) {
    throw invalidField(FIELD, `A candidate can have at most ${OWN_DOCUMENTS_MAX} documents.`);
  }
  return withStoredFiles(ctx, [document], () =>
    commit(ctx, {
      writes: [
        assertHolds(ctx, hasRoomFor(ctx, candidate.id)),
        ...changePerson(ctx, candidate.id),
        ...insertDocuments(ctx, [document], { candidateId: candidate.id, applicationId: OWN }),
      ],
      ...namedChange(candidate.id, CHANGED),
      answer: answering(ctx, candidate.id),
    }),
  );
}

/** Removes a document for good, also one that was sent with an application. Under legal hold it is kept. */
export async function deleteDocument(ctx: Ctx, id: number): Promise<null> {
  const { document, candidate } = await runPlan(ctx, documentWithPerson(ctx, id));
  assertNotHeld(candidate);
  await commit(ctx, {
    writes: [...changePerson(ctx, candidate.id), ...removeDocument(ctx, document)],
    ...namedChange(candidate.id, CHANGED),
    answer: QueryPlan.of(null),
  });
  return null;
}

/** A document that came with an email, say, is the CV: it is read, and shown as the newest. One that is the CV already stays. */
export async function takeAsCv<Answer>(
  ctx: Ctx,
  id: number,
  answering: Answering<Answer>,
): Promise<Answer> {
  const { document, candidate } = await runPlan(ctx, documentWithPerson(ctx, id));
  assertNotErased(candidate);
  const answer = answering(ctx, candidate.id);
  if (document.kind === 'cv') return runPlan(ctx, answer);
  const result = await commit(ctx, {
    writes: [...changePerson(ctx, candidate.id), ...changeToCv(ctx, document)],
    ...namedChange(candidate.id, CHANGED),
    answer,
  });
  ctx.defer(ctx.enqueueCv([id]));
  return result;
}
