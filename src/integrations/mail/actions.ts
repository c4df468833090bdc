/** Writing mail into the outbox, and reading it there. Until it is sent an operator hands it on. */
import type { PublicCtx } from '#context.ts';
import { read } from '#data/statements.ts';
import type { Statement } from '#data/statements.ts';
import { timestamp } from '#kit/time.ts';
import { Problem } from '#problems.ts';
import { Mail } from './shapes.ts';
import { insertMail, latestMails, mailById } from './store.ts';

/** What a mail is about, which is not what it says. */
export type MailAbout = { kind: string; userId?: number; companyId?: number };

const PURPOSE = 'mail';
const LISTED_MAX = 50;

/** A row for the batch of what the mail tells of. */
export function mailing(ctx: PublicCtx, mail: Mail, about: MailAbout): Statement {
  return insertMail(ctx, { ...about, sealed: sealMail(ctx, mail) });
}

/** The mail as it rests: it may hold a link that opens a door, and is somebody's. */
export function sealMail(ctx: PublicCtx, mail: Mail): string {
  return ctx.vault.seal(PURPOSE, JSON.stringify(mail));
}

/** On a development machine the terminal is the mailbox. */
export function tellMail(ctx: PublicCtx, { subject, text }: Mail): void {
  ctx.tell(`\n  Mail: ${subject}\n\n${text.replaceAll(/^/gmu, '    ')}\n`);
}

export async function listMails(ctx: PublicCtx) {
  const rows = await read(ctx, latestMails(ctx, LISTED_MAX));
  return rows.map((row) => {
    const { to, subject } = openMail(ctx, row);
    const sent = row.sentAt ? 'sent' : 'waiting';
    return { id: row.id, at: timestamp(row.createdAt), sent, kind: row.kind, to, subject };
  });
}

export async function readMail(ctx: PublicCtx, id: number): Promise<Mail> {
  return openMail(ctx, await read(ctx, mailById(ctx, id)));
}

function openMail(
  ctx: PublicCtx,
  { sealed, address }: { sealed: string; address: string | null },
): Mail {
  const text = ctx.vault.open(PURPOSE, sealed);
  if (text === null) throw new Problem('mail_sealed');
  const mail = Mail.parse(JSON.parse(text));
  return { ...mail, to: mail.to ?? address };
}
