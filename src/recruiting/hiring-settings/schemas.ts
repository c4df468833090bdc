/** How a company deals with candidates, on the wire: additive to the contract. */
import * as z from 'zod';
import type { hiringSettings } from '#data/tables/hiring-settings.ts';
import { defaultRejection } from '#recruiting/messages/rules.ts';
import { EmailTemplate } from '#recruiting/messages/schemas.ts';
import { CONSENT_LENGTH_MAX } from '#recruiting/applications/rules.ts';
import {
  REJECTION_DELAY_MINUTES_MAX,
  RETENTION_MONTHS_DEFAULT,
  RETENTION_MONTHS_MAX,
} from './rules.ts';

const fields = {
  rejection_template: EmailTemplate.nullable().describe('null: the words of the service.'),
  rejection_delay_minutes: z
    .int()
    .min(0)
    .max(REJECTION_DELAY_MINUTES_MAX)
    .describe('How long a rejection can be taken back before its mail goes.'),
  retention_months: z
    .int()
    .min(1)
    .max(RETENTION_MONTHS_MAX)
    .describe(
      'After the last activity; then a candidate is erased, unless an application is active.',
    ),
  searches_cv_text: z.boolean().describe('Whether a search looks into CVs too.'),
  consent_text: z
    .string()
    .trim()
    .max(CONSENT_LENGTH_MAX)
    .nullable()
    .describe('What people agree to when they apply.'),
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

/** A company that has said nothing has the defaults. */
export function showSettings(row: SettingsRow | undefined): Omit<HiringSettings, 'updated_at'> {
  return {
    rejection_template: row?.rejectionTemplate ?? defaultRejection,
    rejection_delay_minutes: row?.rejectionDelayMinutes ?? 0,
    retention_months: row?.retentionMonths ?? RETENTION_MONTHS_DEFAULT,
    searches_cv_text: row?.searchesCvText ?? false,
    consent_text: row?.consentText ?? null,
  };
}
