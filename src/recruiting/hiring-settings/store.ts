/** The queries of hiring settings. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { reading } from '#data/query-plan.ts';
import type { Reading, Statement } from '#data/query-plan.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { merged } from '#lib/merge-patch.ts';

type Row = typeof hiringSettings.$inferSelect;

/** Undefined: the company has said nothing. */
export function settingsOf(ctx: Ctx): Reading<Row | undefined> {
  const found = ctx.db
    .select()
    .from(hiringSettings)
    .where(eq(hiringSettings.companyId, ctx.tenant.id));
  return reading([found], ([[row]]) => row);
}

type Change = { [Column in keyof Omit<Row, 'companyId' | 'updatedAt'>]?: Row[Column] | undefined };

/** What is absent stays. */
export function putSettings(ctx: Ctx, change: Change): Statement {
  const set = { ...merged({}, change), updatedAt: ctx.now };
  return ctx.db
    .insert(hiringSettings)
    .values({ ...set, companyId: ctx.tenant.id })
    .onConflictDoUpdate({ target: hiringSettings.companyId, set });
}
