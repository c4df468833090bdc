/** The actions on the hiring settings of a company. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { timestampOrNull } from '#lib/time.ts';
import { assertKnownFields, isSameTemplate } from '#recruiting/pipeline/messages/rules.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { languageOfCompany } from '#recruiting/pipeline/messages/actions.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import { toSettings } from './schemas.ts';
import type { HiringSettings, HiringSettingsChange } from './schemas.ts';
import { putSettings, settingsOf } from './store.ts';

export function showHiringSettings(ctx: Ctx): Promise<HiringSettings> {
  return runPlan(ctx, settingsPlan(ctx));
}

/** `isForm`: all fields are sent, so that one that is as it was shown decides nothing. A form shows what was never decided as yes. */
export async function changeHiringSettings(
  ctx: Ctx,
  sent: HiringSettingsChange,
  { isForm = false }: { isForm?: boolean } = {},
): Promise<HiringSettings> {
  const { rejection_template: given } = sent;
  if (given) assertKnownFields(given, (part) => `rejection_template.${part}`);
  const [before, defaultRejection] = await runPlan(ctx, settingsAndDefault(ctx));
  // A client that sends back what it was shown keeps the default, and with it the language of each candidate.
  const isDefault = given && isSameTemplate(given, defaultRejection);
  const shown = toSettings(before, defaultRejection);
  const stays = isForm && shown.searches_cv_text === null && sent.searches_cv_text === true;
  const input = stays ? { ...sent, searches_cv_text: undefined } : sent;
  const template = isDefault ? null : given;
  const keepsDefault = template === null && !before?.rejectionTemplate;
  return commitIfChanged(ctx, {
    writes: [
      putSettings(ctx, {
        rejectionTemplate: template,
        rejectionDelayMinutes: input.rejection_delay_minutes,
        stageEmailDelayMinutes: input.stage_email_delay_minutes,
        retentionMonths: input.retention_months,
        staleMonths: input.stale_months,
        emailsStale: input.emails_stale,
        auditMonths: input.audit_months,
        searchesCvText: input.searches_cv_text,
        namesReaders: input.names_readers,
        consentText: input.consent_text,
      }),
    ],
    audit: {
      action: 'hiring-settings.update',
      subjectId: ctx.tenant.id,
      changes: changesOf(shown, {
        ...input,
        ...(keepsDefault && { rejection_template: undefined }),
      }),
    },
    answer: settingsPlan(ctx),
  });
}

function settingsPlan(ctx: Ctx): QueryPlan<HiringSettings> {
  return QueryPlan.map(settingsAndDefault(ctx), ([row, defaultRejection]) => ({
    ...toSettings(row, defaultRejection),
    updated_at: timestampOrNull(row?.updatedAt ?? null),
  }));
}

function settingsAndDefault(ctx: Ctx) {
  return QueryPlan.all([
    settingsOf(ctx),
    QueryPlan.map(
      languageOfCompany(ctx),
      (language): Template => defaultTemplates(language).rejection,
    ),
  ]);
}
