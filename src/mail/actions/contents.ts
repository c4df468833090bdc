/** The contents of emails: sealed as long as they are needed, and deleted after that. The row and the subject are kept. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { cleanHtml } from '#lib/clean-html.ts';
import { printable } from '#lib/text.ts';
import { CONTENT_MS } from '#mail/rules.ts';
import { Mail, MailRecord, StoredContent } from '#mail/schemas.ts';
import type { From } from '#mail/schemas.ts';
import { deleteContents, endedMails } from '#mail/store/contents.ts';

const PURPOSE = sealedColumns.email.purpose;
/** Emails of a slice. */
const DELETED_MAX = 500;

type Sealed = { sealed: string; contentDeletedAt: Date | null };

/** Sealed, as it is personal and may hold a link that grants access. */
export function sealMail(ctx: PublicCtx, mail: Mail): string {
  return ctx.vault.seal(PURPOSE, JSON.stringify(mail));
}

/** What is kept of an email whose content is deleted. */
export function sealRecord(ctx: PublicCtx, { subject }: MailRecord): string {
  return ctx.vault.seal(PURPOSE, JSON.stringify({ subject }));
}

/**
 * Seals the content of an email that another service has sent or received: its HTML is cleaned, as members see it. Says whether it has a body, or
 * only the subject is kept.
 */
export function sealContent(
  ctx: PublicCtx,
  { subject, body, from }: { subject: string; body: string | null; from?: From | undefined },
): [sealed: string, isWhole: boolean] {
  if (body === null) return [sealRecord(ctx, { subject }), false];
  const isHtml = /<\/?[a-z][^>]*>/iu.test(body);
  const html = isHtml ? printable(cleanHtml(body)) : undefined;
  const text = isHtml ? (html ?? '').replaceAll(/<[^>]*>/gu, ' ') : body;
  const mail: Mail & { from?: From } = {
    to: null,
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(from && { from }),
  };
  return [sealMail(ctx, mail), true];
}

/** Null where the content is deleted, or was sealed with another key. */
export function unsealMail(
  ctx: PublicCtx,
  { sealed, contentDeletedAt, address }: Sealed & { address: string | null },
): Mail | null {
  const text = contentDeletedAt ? null : ctx.vault.open(PURPOSE, sealed);
  const mail = text === null ? null : Mail.parse(JSON.parse(text));
  return mail && { ...mail, to: mail.to ?? address };
}

/** Null where it was sealed with another key. */
export function unsealSubject(ctx: PublicCtx, { sealed }: Pick<Sealed, 'sealed'>): string | null {
  const text = ctx.vault.open(PURPOSE, sealed);
  return text === null ? null : MailRecord.parse(JSON.parse(text)).subject;
}

/** The subject and, as long as they are kept, the body and who sent it; null where it was sealed with another key. */
export function openContent(
  ctx: PublicCtx,
  sealed: string,
): { subject: string; body: string | null; from?: From } | null {
  const opened = ctx.vault.open(PURPOSE, sealed);
  if (opened === null) return null;
  const { subject, html, text, from } = StoredContent.parse(JSON.parse(opened));
  return { subject, body: html ?? text ?? null, ...(from && { from }) };
}

/**
 * Deletes the contents of emails to candidates 30 days after their application was decided, and of others 30 days after they ended. An
 * email that is queued again meanwhile keeps its content.
 */
export async function deleteOldContents(ctx: PublicCtx): Promise<void> {
  await inSlices(async () => ({ isDone: (await deleteSlice(ctx)) < DELETED_MAX }));
}

async function deleteSlice(ctx: PublicCtx): Promise<number> {
  const kept = { endedBefore: new Date(ctx.now.getTime() - CONTENT_MS) };
  const ended = await runPlan(ctx, endedMails(ctx, kept, DELETED_MAX));
  if (ended.length === 0) return 0;
  const records = ended.map(({ id, sealed }) => {
    const subject = unsealSubject(ctx, { sealed });
    // Sealed with a key that is gone, it cannot be read: nothing of it is of use.
    return { id, sealed: subject === null ? '' : sealRecord(ctx, { subject }) };
  });
  await writeUnaudited(ctx, [deleteContents(ctx, kept, records)]);
  return ended.length;
}
