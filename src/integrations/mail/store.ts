/** The outbox of mail. */
import { desc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { onlyRow, reading } from '#data/statements.ts';
import type { Statement } from '#data/statements.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';

export function insertMail(
  ctx: PublicCtx,
  row: Omit<typeof mails.$inferInsert, 'id' | 'createdAt'>,
): Statement {
  return ctx.db.insert(mails).values({ ...row, id: ctx.newId(), createdAt: ctx.now });
}

export function latestMails(ctx: PublicCtx, limit: number) {
  return reading([outbox(ctx).orderBy(desc(mails.id)).limit(limit)], ([rows]) => rows);
}

export function mailById(ctx: PublicCtx, id: number) {
  return reading([outbox(ctx).where(eq(mails.id, id))], ([[row]]) => onlyRow(row));
}

/** With the address of the account a mail is about. Every column has a name of its own. */
function outbox(ctx: PublicCtx) {
  return ctx.db
    .select({
      id: mails.id,
      kind: mails.kind,
      sealed: mails.sealed,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      address: users.email,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId));
}
