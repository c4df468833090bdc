/** The JSON Schema that is in each bundle: every record of an export is valid against it, for whoever reads it without this service. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { JsonSchemaType } from '@modelcontextprotocol/client';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { checkOf } from '../support/bundle-schema.ts';
import { openFull } from '../support/full-company.ts';
import { db } from '../support/operator.ts';
import { exported, recordsIn, unpacked } from '../support/transfers.ts';
import type { BundleRecord } from '../support/transfers.ts';

/** More than a record of an application holds, so that another one continues it. */
const NOTES = 51;

let files: Record<string, Uint8Array>;
let records: Record<string, BundleRecord[]>;
let schema: JsonSchemaType & { $defs?: Record<string, unknown> };

function jsonOf(name: string): unknown {
  return JSON.parse(Buffer.from(files[name] ?? []).toString());
}

beforeAll(async () => {
  const acme = await openFull();
  await acme.hook({ url: 'https://hooks.example/acme', events: ['job.closed'] });
  const { id } = await acme.apply();
  const email = { subject: 'Dear candidate', body: '<p>Hello</p>' };
  await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, email);
  await db.run(sql`insert into application_notes (id, company_id, application_id, note, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${NOTES})
    select ${id} + n, ${acme.id}, ${id}, 'Note ' || n, 1700000000000 + n from numbers`);
  files = await unpacked(await exported(acme, { entity: 'company' }));
  records = recordsIn(files);
  schema = jsonOf('schema.json') as typeof schema;
});

test('defines the manifest and each kind of record', () => {
  const names = ['manifest', ...entities.map(({ name }) => name)];
  expect(Object.keys(schema.$defs ?? {})).toEqual(expect.arrayContaining(names));
  expect(schema).toMatchObject({ title: 'recruiting/1', $ref: '#/$defs/manifest' });
});

test('every record of an export is valid, and so is its manifest', () => {
  expect(checkOf(schema, 'manifest')(jsonOf('manifest.json'))).toBeNull();
  const invalid = Object.entries(records).flatMap(([name, list]) => {
    const check = checkOf(schema, name);
    return list.flatMap((record) => check(record) ?? []);
  });
  expect(invalid).toEqual([]);
  // Persons with more links than a record holds are in another test, and no form of this company links legal texts.
  const missing = entities.map(({ name }) => name).filter((name) => !records[name]?.length);
  expect(missing).toEqual(['legal_notices', 'persons_more']);
});

test('every field of a record is described', () => {
  const undescribed = Object.entries(records).flatMap(([name, list]) => {
    const known = Object.keys(
      (schema.$defs?.[name] as { properties?: object } | undefined)?.properties ?? {},
    );
    return list.flatMap((record) =>
      Object.keys(record)
        .filter((field) => !known.includes(field))
        .map((field) => `${name}.${field}`),
    );
  });
  expect(undescribed).toEqual([]);
});

test('a record that lacks a field, or has another type in one, is not valid', () => {
  const [application] = records['applications'] ?? [];
  const check = checkOf(schema, 'applications');
  const without: Record<string, unknown> = { ...application };
  delete without['job_id'];
  expect(check(without)).toContain('job_id');
  for (const wrong of [
    { job_id: true },
    { status: 'forgotten' },
    { created_at: 'yesterday' },
    { notes: 'Good.' },
    { answers: [{ value: 1 }] },
  ]) {
    expect(check({ ...application, ...wrong }), JSON.stringify(wrong)).not.toBeNull();
  }
});
