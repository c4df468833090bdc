/** What a bundle has for the record: people who import it read it, and nothing of it is written to the other company. */
import * as z from 'zod';
import { auditEventRecord, auditEvents } from '#data/tables/audit-events.ts';
import { companies, companyRecord } from '#data/tables/companies.ts';
import { hiringSettings, hiringSettingsRecord } from '#data/tables/hiring-settings.ts';
import { memberRecord, members } from '#data/tables/users.ts';
import { webhookRecord, webhooks } from '#data/tables/webhooks.ts';
import { fieldsOf } from './columns.ts';
import type { Entity } from './entity.ts';
import { field } from './fields.ts';

const Texts = z.record(z.string(), z.unknown()).default({});
const TEXT_LENGTH_MAX = 100_000;
const URL_LENGTH_MAX = 2000;
const PICTURES_MAX = 20;
const text = field.text(TEXT_LENGTH_MAX);

const onRecord = { match: [], isOnRecord: true } as const;

export const records = [
  {
    ...onRecord,
    name: 'company',
    table: 'company_settings',
    slice: 1,
    fields: [
      ...fieldsOf(companies, companyRecord, {
        description: text,
        defaultCurrency: field.optionalLine(),
        timezone: field.optionalLine(),
        language: field.optionalLine(),
        values: z.array(z.string()).default([]),
        benefits: z.array(z.int()).default([]),
        legalLinks: Texts,
        careerPageSettings: Texts,
      }),
      // Null where the defaults apply.
      ...fieldsOf(hiringSettings, hiringSettingsRecord, {
        rejectionTemplate: Texts.nullable(),
        rejectionDelayMinutes: field.optionalNumber,
        stageEmailDelayMinutes: field.optionalNumber,
        retentionMonths: field.optionalNumber,
        staleMonths: field.optionalNumber,
        searchesCvText: field.decision,
        consentText: text,
      }),
    ],
    children: [
      {
        name: 'pictures',
        table: 'company_files',
        by: 'company_id',
        max: PICTURES_MAX,
        hasFiles: true,
        order: 'id',
        fields: [field.choice(['logo', 'cover', 'picture'])('kind'), field.line()('alt')],
      },
    ],
  },
  {
    ...onRecord,
    name: 'team',
    table: 'members',
    slice: 200,
    fields: fieldsOf(members, memberRecord, {}),
    children: [],
  },
  {
    ...onRecord,
    name: 'webhooks',
    table: 'webhooks',
    slice: 50,
    // Without its secrets.
    fields: fieldsOf(webhooks, webhookRecord, {
      url: field.line(URL_LENGTH_MAX),
      events: z.array(z.string()),
    }),
    children: [],
  },
  {
    ...onRecord,
    name: 'audit',
    table: 'audit_events',
    slice: 500,
    fields: fieldsOf(auditEvents, auditEventRecord, { changes: Texts }),
    children: [],
  },
] satisfies Entity[];
