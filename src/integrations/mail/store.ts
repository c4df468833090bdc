/** The outbox of mail. */
import { desc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { onlyRow, reading } from '#data/statements.ts';
import type { Statement } from '#data/statements.ts';
import { mails } from '#data/tables/mails.ts';

export function insertMail(
  ctx: PublicCtx,
  row: Omit<typeof mails.$inferInsert, 'id' | 'createdAt'>,
): Statement {
  return ctx.db.insert(mails).values({ ...row, id: ctx.newId(), createdAt: ctx.now });
}

export function latestMails(ctx: PublicCtx, limit: number) {
  return reading(
    [ctx.db.select().from(mails).orderBy(desc(mails.id)).limit(limit)],
    ([rows]) => rows,
  );
}

export function mailById(ctx: PublicCtx, id: number) {
  return reading([ctx.db.select().from(mails).where(eq(mails.id, id))], ([[row]]) => onlyRow(row));
}
