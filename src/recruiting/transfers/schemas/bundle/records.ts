/** What a bundle has for the record: people who import it read it, and nothing of it is written to the other company. */
import * as z from 'zod';
import { roles } from '#access.ts';
import { memberStatuses } from '#vocabulary/lists.ts';
import type { Entity } from './entity.ts';
import { field } from './fields.ts';

const created = field.time('created_at');
const Texts = z.record(z.string(), z.unknown()).default({});
const TEXT_LENGTH_MAX = 100_000;
const PICTURES_MAX = 20;

const onRecord = { match: [], isOnRecord: true } as const;

export const records: readonly Entity[] = [
  {
    ...onRecord,
    name: 'company',
    table: 'company_settings',
    slice: 1,
    fields: [
      field.line('subdomain'),
      field.line('name'),
      field.text('description', TEXT_LENGTH_MAX),
      field.optionalLine('website'),
      field.optionalLine('phone'),
      field.optionalLine('address'),
      field.plain('country_id', z.int().nullable().default(null)),
      field.optionalLine('default_currency'),
      field.optionalLine('timezone'),
      field.optionalLine('language'),
      field.json('values', z.array(z.string()).default([])),
      field.json('benefits', z.array(z.int()).default([])),
      field.json('legal_links', Texts),
      field.json('career_page_settings', Texts),
      field.json('rejection_template', Texts.nullable()),
      field.plain('rejection_delay_minutes', z.int().nullable().default(null)),
      field.plain('retention_months', z.int().nullable().default(null)),
      field.plain('stale_months', z.int().nullable().default(null)),
      field.flag('emails_stale'),
      field.flag('searches_cv_text'),
      field.text('consent_text', TEXT_LENGTH_MAX),
      field.plain('audit_months', z.int().nullable().default(null)),
      created,
    ],
    children: [
      {
        name: 'pictures',
        table: 'company_files',
        by: 'company_id',
        max: PICTURES_MAX,
        hasFiles: true,
        order: 'id',
        fields: [field.choice('kind', ['logo', 'cover', 'picture']), field.line('alt')],
      },
    ],
  },
  {
    ...onRecord,
    name: 'team',
    table: 'members',
    slice: 200,
    fields: [
      field.member('email'),
      field.line('first_name'),
      field.line('last_name'),
      field.choice('role_type', roles, 'role'),
      field.choice('status', memberStatuses),
      created,
    ],
    children: [],
  },
  {
    ...onRecord,
    name: 'webhooks',
    table: 'webhooks',
    slice: 50,
    // Without its secrets.
    fields: [
      field.line('name'),
      field.line('url', 'url', 2000),
      field.json('events', z.array(z.string())),
      field.flag('status', 'is_active'),
      created,
    ],
    children: [],
  },
  {
    ...onRecord,
    name: 'audit',
    table: 'audit_events',
    slice: 500,
    fields: [
      field.line('action'),
      field.plain('subject_id', z.int(), 'subject_id'),
      field.member('author_email'),
      field.optionalLine('tool'),
      field.json('changes', Texts),
      created,
    ],
    children: [],
  },
];
