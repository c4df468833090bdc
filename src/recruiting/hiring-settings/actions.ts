/** What a company sets about its candidates. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { timestampOrNull } from '#lib/time.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import { showSettings } from './schemas.ts';
import type { HiringSettings, HiringSettingsChange } from './schemas.ts';
import { putSettings, settingsOf } from './store.ts';

export function showHiringSettings(ctx: Ctx): Promise<HiringSettings> {
  return runPlan(ctx, shown(ctx));
}

export async function changeHiringSettings(
  ctx: Ctx,
  given: HiringSettingsChange,
): Promise<HiringSettings> {
  const template = given.rejection_template;
  if (template) assertKnownFields(template, (part) => `rejection_template.${part}`);
  const before = await runPlan(ctx, settingsOf(ctx));
  return commit(ctx, {
    writes: [
      putSettings(ctx, {
        rejectionTemplate: template,
        rejectionDelayMinutes: given.rejection_delay_minutes,
        retentionMonths: given.retention_months,
        searchesCvText: given.searches_cv_text,
        consentText: given.consent_text,
      }),
    ],
    audit: {
      action: 'hiring-settings.update',
      subjectId: ctx.tenant.id,
      changes: changesOf(showSettings(before), given),
    },
    answer: shown(ctx),
  });
}

function shown(ctx: Ctx): QueryPlan<HiringSettings> {
  return QueryPlan.map(settingsOf(ctx), (row) => ({
    ...showSettings(row),
    updated_at: timestampOrNull(row?.updatedAt ?? null),
  }));
}
