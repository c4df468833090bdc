/** The actions on the hiring settings of a company. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { timestampOrNull } from '#lib/time.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import { toSettings } from './schemas.ts';
import type { HiringSettings, HiringSettingsChange } from './schemas.ts';
import { putSettings, settingsOf } from './store.ts';

export function showHiringSettings(ctx: Ctx): Promise<HiringSettings> {
  return runPlan(ctx, settingsPlan(ctx));
}

export async function changeHiringSettings(
  ctx: Ctx,
  input: HiringSettingsChange,
): Promise<HiringSettings> {
  const template = input.rejection_template;
  if (template) assertKnownFields(template, (part) => `rejection_template.${part}`);
  const before = await runPlan(ctx, settingsOf(ctx));
  return commit(ctx, {
    writes: [
      putSettings(ctx, {
        rejectionTemplate: template,
        rejectionDelayMinutes: input.rejection_delay_minutes,
        retentionMonths: input.retention_months,
        searchesCvText: input.searches_cv_text,
        consentText: input.consent_text,
      }),
    ],
    audit: {
      action: 'hiring-settings.update',
      subjectId: ctx.tenant.id,
      changes: changesOf(toSettings(before), input),
    },
    answer: settingsPlan(ctx),
  });
}

function settingsPlan(ctx: Ctx): QueryPlan<HiringSettings> {
  return QueryPlan.map(settingsOf(ctx), (row) => ({
    ...toSettings(row),
    updated_at: timestampOrNull(row?.updatedAt ?? null),
  }));
}
