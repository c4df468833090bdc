/** Tests that no column of a company is lost on its way: every one is filled, exported, and imported by another company. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { columnsWithValues, fillRow } from '../support/company-columns.ts';
import type { Value } from '../support/company-columns.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openFull } from '../support/full-company.ts';
import { db } from '../support/operator.ts';
import {
  advance,
  exported,
  fileOf,
  recordsIn,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';

const MS_MAX = 60_000;

/** What has ids in it, names a file, is sealed, or decides what is exported: it is there if the company has any value. */
const given = [
  'activities.from_stage',
  'activities.to_stage',
  'answers.value',
  'applications.status',
  'candidates.erased_at',
  'companies.closing_at',
  'custom_fields.key',
  'custom_fields.kind',
  'documents.removed_at',
  'feedback.revisions',
  'questions.kind',
  'application_values.value',
  'applications.screening_reasons',
  'candidate_values.value',
  'documents.key',
  'job_values.value',
  'mails.sealed',
  'received_emails.sealed',
  'members.role',
  'members.status',
  'pipelines.is_default',
];

const tablesOf = (isOnRecord: boolean) => [
  ...new Set(
    entities
      .filter((one) => (one.isOnRecord ?? false) === isOnRecord)
      .flatMap((one) => [one, ...one.children].map(({ table }) => table)),
  ),
];

/** Rows that only the form of a career site writes. */
async function addOrigins({ id }: Company): Promise<void> {
  await db.run(sql`insert into application_origins (application_id, company_id, utm, created_at)
    select max(id), company_id, '{}', 0 from applications where company_id = ${id}`);
  await db.run(sql`insert into legal_notices (id, company_id, hash, texts, created_at)
    values (${id}, ${id}, 'made', '[]', 0)`);
  await db.run(sql`update applications set legal_notice_id = ${id} where company_id = ${id}`);
}

/** What the other company has not, or has as its own. */
const lost: Readonly<Record<string, readonly string[]>> = {
  'when the other company last changed it': [
    'applications.updated_at',
    'candidates.updated_at',
    'contracted_companies.updated_at',
    'custom_fields.updated_at',
    'departments.updated_at',
    'email_templates.updated_at',
    'feedback.updated_at',
    'jobs.updated_at',
    'legal_notices.updated_at',
    'meetings.updated_at',
    'offices.updated_at',
    'pipelines.updated_at',
    'questions.updated_at',
    'sources.updated_at',
    'tags.updated_at',
    'tracking_links.updated_at',
  ],
  'made again of other columns, or by their order': [
    'candidates.duplicates_due',
    'candidates.email_key',
    'candidates.indexed',
    'candidates.search_version',
    'departments.name_key',
    'email_templates.key',
    'job_questions.position',
    'jobs.skills_indexed',
    'jobs.title_folded',
    'jobs.title_forms',
    'jobs.title_indexed',
    'offices.place_id',
    'sources.name_key',
    'stages.position',
    'tags.name_key',
  ],
  'made again of the file': [
    'documents.byte_count',
    'documents.content_type',
    'documents.cv_brief',
    'documents.filename',
    'documents.fingerprint',
    'documents.parse_attempts',
    'documents.parse_due_at',
    'documents.parse_status',
    'documents.parsed_key',
  ],
  'what was counted or shown here': [
    'jobs.application_count',
    'jobs.favorite_count',
    'jobs.listed_at',
    'jobs.place_id',
    'jobs.shown_at',
    'stages.application_count',
  ],
  'what the operator or the cron has decided here': [
    'candidates.noticed_at',
    'custom_fields.indexed_to',
    'jobs.status_by_admin',
  ],
  'members, who are none of the other company': [
    'activities.user_id',
    'application_notes.mentions',
    'application_notes.user_id',
    'feedback.mentions',
    'feedback.user_id',
    'applications.first_viewed_at',
    'meetings.user_id',
  ],
  'links, conferences and emails of this service': [
    'mails.attempts',
    'mails.claimed_at',
    'mails.content_deleted_at',
    'mails.content_due_at',
    'mails.dedupe_key',
    'mails.error',
    'mails.meeting_id',
    'mails.next_attempt_at',
    'received_emails.content_deleted_at',
    'received_emails.content_due_at',
    'received_emails.message_id',
    'received_emails.message_key',
    'received_emails.parse_attempts',
    'received_emails.parse_due_at',
    'received_emails.raw_key',
    'received_emails.read_at',
    'meetings.attempts',
    'meetings.claimed_at',
    'meetings.conference_error',
    'meetings.conference_ref',
    'meetings.conference_status',
    'meetings.conference_url',
    'meetings.due_at',
    'meetings.hash',
    'meetings.sequence',
    'tracking_links.token',
  ],
};

/** What the bundle does not say of the company, its members, webhooks and audit log. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  'when it was last changed': [
    'companies.updated_at',
    'hiring_settings.updated_at',
    'members.updated_at',
    'webhooks.updated_at',
  ],
  'keys of files, which are in the bundle': ['companies.cover_key', 'companies.logo_key'],
  'what is not published': ['companies.career_page_draft'],
  'what the operator or the console has set': [
    'companies.first_steps_hidden_at',
    'companies.name_indexed',
  ],
  'the address of an invitation, which is that of the member': ['members.email'],
  'secrets of webhooks, and how they fare': [
    'webhooks.disabled_reason',
    'webhooks.failed_count',
    'webhooks.failing_since',
    'webhooks.hostname',
    'webhooks.left_notice_at',
    'webhooks.previous_secret',
    'webhooks.previous_until',
    'webhooks.sealed_secret',
    'webhooks.secret_tail',
    'webhooks.warned_at',
  ],
};

const listed = (reasons: Readonly<Record<string, readonly string[]>>) =>
  Object.values(reasons).flat().toSorted();

/** How a bundle may say it: a number as it is, as a time, or as `true`; JSON as what it holds. */
function formsOf(value: Value): string[] {
  if (typeof value === 'string') return [JSON.stringify(value), value];
  if (value === 0 || value === 1) return [String(value), String(value === 1)];
  return [String(value), JSON.stringify(new Date(value))];
}

/** Fills the latest row of each table, and returns the columns that have a value with the values that were filled in. */
async function fill(acme: Company, tables: readonly string[]) {
  const filled = new Map<string, Value>();
  for (const table of tables) {
    for (const [path, value] of await fillRow(table, acme.id, given)) filled.set(path, value);
  }
  return { filled, columns: await columnsIn(acme, tables, filled) };
}

async function columnsIn({ id }: Company, tables: readonly string[], filled: Map<string, Value>) {
  const found = tables.map((table) => columnsWithValues(table, id, filled));
  return (await Promise.all(found)).flat();
}

test(
  'every column of a company comes to the company that imports its bundle, but for what is of this service',
  async () => {
    const [acme, other] = [await openFull(), await openCompany()];
    await addOrigins(acme);
    const tables = tablesOf(false);
    const { filled, columns } = await fill(acme, tables);
    expect(tables.filter((table) => !columns.some((path) => path.startsWith(`${table}.`)))).toEqual(
      [],
    );
    const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
    const done = await advance(other, 'start', await uploadImport(other, bytes));
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    const after = await columnsIn(other, tables, filled);
    expect(columns.filter((path) => !after.includes(path)).toSorted()).toEqual(listed(lost));
  },
  MS_MAX,
);

test(
  'every column of the company itself, its members, webhooks and audit log is in the bundle, but for what is of this service',
  async () => {
    const acme = await openFull();
    await acme.hook();
    await db.run(sql`insert into hiring_settings (company_id, updated_at) values (${acme.id}, 0)
      on conflict do nothing`);
    const { filled } = await fill(acme, [
      'companies',
      'hiring_settings',
      'members',
      'webhooks',
      'audit_events',
    ]);
    const records = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    const said = new Set(
      ['company', 'team', 'webhooks', 'audit'].flatMap((kind) =>
        (records[kind] ?? []).flatMap((record) =>
          Object.values(record).map((value) => JSON.stringify(value)),
        ),
      ),
    );
    const isSaid = (value: Value) => formsOf(value).some((form) => said.has(form));
    const left = [...filled].flatMap(([path, value]) => (isSaid(value) ? [] : [path]));
    expect(left.toSorted()).toEqual(listed(unsaid));
  },
  MS_MAX,
);
