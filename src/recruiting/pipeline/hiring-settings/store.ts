/** The queries of hiring settings. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { UNDECIDED } from '#data/tables/columns.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { REJECTION_DELAY_MINUTES_DEFAULT } from './rules.ts';

type Row = typeof hiringSettings.$inferSelect;

/** Reads the settings; undefined if the company has never changed them. */
export function settingsOf(ctx: Ctx): QueryPlan<Row | undefined> {
  const query = ctx.db
    .select()
    .from(hiringSettings)
    .where(eq(hiringSettings.companyId, ctx.tenant.id));
  return queryPlan([query], ([[row]]) => row);
}

/** What people agree to when they apply, and how long their data is kept. */
export function consentAsked({ db }: PublicCtx, companyId: number | SQL) {
  const { consentText, retentionMonths } = hiringSettings;
  return db
    .select({ consentText, retentionMonths })
    .from(hiringSettings)
    .where(eq(hiringSettings.companyId, companyId));
}

type Change = { [Column in keyof Omit<Row, 'companyId' | 'updatedAt'>]?: Row[Column] | undefined };

/** Inserts or updates the settings; undefined fields keep their value. The first row keeps the default that applied without one. */
export function putSettings(ctx: Ctx, change: Change): Statement {
  const undecided = { searchesCvText: sql`${sql.raw(String(UNDECIDED))}` };
  const set = {
    ...mergePatch({}, change),
    ...(change.searchesCvText === null && undecided),
    updatedAt: ctx.now,
  };
  return ctx.db
    .insert(hiringSettings)
    .values({
      rejectionDelayMinutes: REJECTION_DELAY_MINUTES_DEFAULT,
      ...undecided,
      ...set,
      companyId: ctx.tenant.id,
    })
    .onConflictDoUpdate({ target: hiringSettings.companyId, set });
}
