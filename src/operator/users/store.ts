/** The queries of people across companies: the operator's only. */
import { eq } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { reading } from '#data/statements.ts';
import type { Statement } from '#data/statements.ts';
import { members, users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';

const memberStore = tenantStore(members);

export function userByEmail(ctx: PublicCtx, email: string) {
  return reading(
    [ctx.db.select().from(users).where(eq(users.emailKey, email.toLowerCase()))],
    ([[row]]) => row,
  );
}

export function membership(ctx: Ctx, userId: number) {
  return reading(
    [
      ctx.db
        .select()
        .from(members)
        .where(memberStore.mine(ctx, eq(members.userId, userId))),
    ],
    ([[row]]) => row,
  );
}

export function insertUser(
  ctx: PublicCtx,
  row: Omit<typeof users.$inferInsert, 'emailKey' | 'createdAt'>,
): Statement {
  return ctx.db
    .insert(users)
    .values({ ...row, emailKey: row.email.toLowerCase(), createdAt: ctx.now });
}

export function insertMember(
  ctx: Ctx,
  row: Omit<typeof members.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Statement {
  return memberStore.insert(ctx, { ...row, createdAt: ctx.now, updatedAt: ctx.now });
}
