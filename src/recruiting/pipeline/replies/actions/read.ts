/** Parses received emails, each in a turn of its own, and stores what was written, and the documents that came with it. */
import { atPresent, tenantContext } from '#context.ts';
import type { BackgroundCtx, Ctx } from '#context.ts';
import { sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { insertNotice } from '#data/notices.ts';
import { insertEvents } from '#data/outbox.ts';
import { runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import {
  insertDocuments,
  toReceived,
  withStoredFiles,
} from '#recruiting/pipeline/applications/actions/documents.ts';
import type { UploadedDocument } from '#recruiting/pipeline/applications/actions/documents.ts';
import { touchReplied } from '#recruiting/pipeline/applications/actions/write.ts';
import { returnedMail } from '#mail/actions/failures.ts';
import { parseEmail } from './parse.ts';
import type { ParsedEmail } from './parse.ts';
import { receivedEvent } from '#recruiting/pipeline/applications/rules.ts';
import { DOCUMENTS_MAX, isFromCandidate, kindOf } from '../rules.ts';
import type { ReceivedContent } from '../schemas.ts';
import {
  claimReply,
  deleteUnstored,
  isLast,
  overdueReplies,
  releaseReply,
  saveReply,
} from '../store.ts';
import type { ClaimedReply, ReadReply } from '../store.ts';
import { sealReceived } from './contents.ts';
import { tellOfReply } from './tell.ts';

const POLLED_MAX = 50;

export async function enqueueOverdueReplies(ctx: BackgroundCtx): Promise<void> {
  const ids = await runPlan(ctx, overdueReplies(ctx, POLLED_MAX));
  if (ids.length > 0) ctx.defer(ctx.enqueueReply(ids));
}

/** Parses the email with this id if it is due and not claimed. */
export async function readReply(ctx: BackgroundCtx, id: number): Promise<void> {
  const claimed = await runPlan(ctx, claimReply(ctx, id));
  if (!claimed) return;
  const file = await ctx.files.get(claimed.rawKey).catch(async (error: unknown) => {
    await writeUnaudited(ctx, [releaseReply(ctx, claimed)]);
    throw error;
  });
  if (!file?.body) {
    await writeUnaudited(ctx, [deleteUnstored(ctx, claimed)]);
    return;
  }
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  // The attempts before ended with their process.
  const parsed = isLast(claimed) ? null : await parseEmail(bytes);
  const after = atPresent(ctx);
  await saveParsed(tenantContext(after, claimed.companyId), claimed, parsed);
}

async function saveParsed(
  ctx: Ctx,
  claimed: ClaimedReply,
  parsed: ParsedEmail | null,
): Promise<void> {
  const documents = documentsOf(ctx, claimed, parsed);
  const files = documents.flatMap(({ document }) => document ?? []);
  await runPlanForFiles(
    ctx,
    files.map(({ key }) => key),
    QueryPlan.of(null),
  );
  await withStoredFiles(ctx, files, () => save(ctx, { claimed, parsed, documents, files }));
}

type Kept = { name: string; document: UploadedDocument | null };

function documentsOf(
  ctx: Ctx,
  { documents }: ClaimedReply,
  parsed: ParsedEmail | null,
): readonly Kept[] {
  let room = DOCUMENTS_MAX - documents;
  return (parsed?.attachments ?? []).map(({ name, bytes }) => {
    const document = room > 0 ? toReceived(ctx, { name, bytes }) : null;
    if (document) room--;
    return { name, document };
  });
}

type Reading = {
  claimed: ClaimedReply;
  parsed: ParsedEmail | null;
  documents: readonly Kept[];
  files: readonly UploadedDocument[];
};

async function save(ctx: Ctx, { claimed, parsed, documents, files }: Reading): Promise<void> {
  const { id, applicationId, candidateId, candidateKey, jobId } = claimed;
  const kind = parsed ? kindOf(parsed.headers) : 'unreadable';
  const isTheirs =
    parsed !== null && isFromCandidate(parsed.headers, parsed.from.email, candidateKey);
  const content: ReceivedContent = {
    subject: parsed?.subject ?? '',
    ...(parsed && { html: parsed.html, from: parsed.from }),
    attachments: documents.map(({ name, document }) => ({ name, document: document?.id ?? null })),
  };
  const read: ReadReply = {
    kind,
    sealed: sealReceived(ctx, content),
    isFromCandidate: isTheirs,
    messageId: parsed?.messageId ?? null,
  };
  // Nobody is told what a machine wrote.
  const events = kind === 'automatic' ? [] : [receivedEvent({ id, applicationId, jobId })];
  const isTold = kind !== 'automatic' && !parsed?.report;
  const told = isTold ? await tellOfReply(ctx, claimed) : { notices: [], mails: [] };
  const returned = parsed?.report
    ? await returnedMail(ctx, applicationId, parsed.report)
    : { writes: [], eventsPlan: insertEvents(ctx, events) };
  await sendUnaudited(ctx, {
    eventsPlan: returned.eventsPlan,
    mails: told.mails,
    writes: [
      ...saveReply(ctx, claimed, read),
      ...told.notices.map((notice) => insertNotice(ctx, notice)),
      ...returned.writes,
      ...touchReplied(ctx, {
        id: applicationId,
        candidateId: isTheirs && kind === 'reply' ? candidateId : null,
      }),
      ...insertDocuments(ctx, files, { candidateId, applicationId }),
    ],
  });
}
