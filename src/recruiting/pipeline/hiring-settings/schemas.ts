/** The schemas of hiring settings, which are additive to the contract. */
import * as z from 'zod';
import type { hiringSettings } from '#data/tables/hiring-settings.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { EmailTemplate } from '#recruiting/pipeline/messages/schemas.ts';
import { CONSENT_LENGTH_MAX } from '#recruiting/pipeline/applications/rules.ts';
import {
  AUDIT_MONTHS_MIN,
  rejectionDelayOf,
  REJECTION_DELAY_MINUTES_MAX,
  RETENTION_MONTHS_DEFAULT,
  RETENTION_MONTHS_MAX,
  STAGE_EMAIL_DELAY_MINUTES_DEFAULT,
  STALE_MONTHS_DEFAULT,
} from './rules.ts';

const fields = {
  rejection_template: EmailTemplate.nullable().describe(
    "Null to use the service's default template, which is sent in the language of the candidate and is shown here in that of the company.",
  ),
  rejection_delay_minutes: z
    .int()
    .min(0)
    .max(REJECTION_DELAY_MINUTES_MAX)
    .describe(
      'How long the service waits before it sends a rejection email: 60 minutes where the company has saved no settings. Undoing the rejection in that time cancels the email.',
    ),
  stage_email_delay_minutes: z
    .int()
    .min(0)
    .max(REJECTION_DELAY_MINUTES_MAX)
    .describe(
      'How long the service waits before it sends the email of a stage that a move asks for with `email`. Undoing the move in that time cancels the email.',
    ),
  retention_months: z
    .int()
    .min(1)
    .max(RETENTION_MONTHS_MAX)
    .describe(
      'Counted from the last activity. Afterwards, a candidate without active applications is erased.',
    ),
  stale_months: z
    .int()
    .min(1)
    .max(RETENTION_MONTHS_MAX)
    .describe(
      'Active applications are ended when their job has been closed, and nothing has happened with them, for this many months.',
    ),
  emails_stale: z
    .boolean()
    .describe('Whether candidates get the rejection email when their application is ended so.'),
  audit_months: z
    .int()
    .min(AUDIT_MONTHS_MIN)
    .max(RETENTION_MONTHS_MAX)
    .nullable()
    .describe('How many months entries of the audit log are kept. Null: always.'),
  searches_cv_text: z
    .boolean()
    .nullable()
    .describe(
      'Whether members find words of CVs, in the console and by `search-in=cv`: not with false. With true, a `search-key` alone looks in CVs, too. Null: never decided.',
    ),
  names_readers: z
    .boolean()
    .describe(
      'Whether members are named who have opened an application. While it is false, which it is until somebody decides, no name is stored.',
    ),
  consent_text: z
    .string()
    .trim()
    .max(CONSENT_LENGTH_MAX)
    .nullable()
    .describe('The consent text that people agree to when they apply.'),
};

export const HiringSettingsChange = z
  .object(fields)
  .partial()
  .meta({ id: 'HiringSettingsChange', example: { retention_months: 12 } });
export type HiringSettingsChange = z.output<typeof HiringSettingsChange>;

export const HiringSettings = z
  .object({
    ...fields,
    rejection_template: z.object({ subject: z.string(), body: z.string() }),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'HiringSettings' });
export type HiringSettings = z.output<typeof HiringSettings>;

export type SettingsRow = typeof hiringSettings.$inferSelect;

/** Returns the settings, or the defaults for a company that has never changed them. */
export function toSettings(
  row: SettingsRow | undefined,
  defaultRejection: Template,
): Omit<HiringSettings, 'updated_at'> {
  return {
    rejection_template: row?.rejectionTemplate ?? defaultRejection,
    rejection_delay_minutes: rejectionDelayOf(row),
    stage_email_delay_minutes: row?.stageEmailDelayMinutes ?? STAGE_EMAIL_DELAY_MINUTES_DEFAULT,
    retention_months: row?.retentionMonths ?? RETENTION_MONTHS_DEFAULT,
    stale_months: row?.staleMonths ?? STALE_MONTHS_DEFAULT,
    emails_stale: row?.emailsStale ?? false,
    audit_months: row?.auditMonths ?? null,
    searches_cv_text: row?.searchesCvText ?? null,
    names_readers: row?.namesReaders ?? false,
    consent_text: row?.consentText ?? null,
  };
}
