/** Tests imports of bundles: what an export holds arrives in another company, and hostile ZIP files are refused. */
import { createHash } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { pdf } from '../support/applying.ts';
import { bundleOf, comparable } from '../support/bundles.ts';
import { openCompany } from '../support/company.ts';
import { openFull } from '../support/full-company.ts';
import {
  advance,
  exported,
  fileOf,
  recordsIn,
  rowsOf,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

const person = (fields: object) => `${JSON.stringify({ id: 'p1', email: '', ...fields })}\n`;

describe('a bundle', () => {
  test('that is exported, imported into an empty company and exported again is equal but for ids', async () => {
    const [acme, empty] = [await openFull(), await openCompany()];
    const file = await exported(acme, { entity: 'company' });
    const { bytes } = await fileOf(file);
    const checked = await uploadImport(empty, bytes, { keep_live: 'true' });
    expect(checked, checked.error ?? '').toMatchObject({ status: 'checked', kind: 'bundle' });
    expect((await rowsOf(empty, checked)).filter(({ result }) => result === 'failed')).toEqual([]);
    const done = await advance(empty, 'start', checked);
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    const again = await exported(empty, { entity: 'company' });
    const [before, after] = [await unpacked(file), await unpacked(again)];
    expect(comparable(recordsIn(after))).toEqual(comparable(recordsIn(before)));
    const sums = (files: Record<string, Uint8Array>) =>
      Object.entries(files)
        .filter(([name]) => name.startsWith('files/'))
        .map(([, content]) => sha256(content));
    expect(sums(after)).toEqual(sums(before));
    expect(sums(after)).toHaveLength(1);
  });

  test('that is imported again adds nothing, and undone leaves nothing', async () => {
    const [acme, other] = [await openFull(), await openCompany()];
    const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
    const first = await advance(other, 'start', await uploadImport(other, bytes));
    const again = await advance(other, 'start', await uploadImport(other, bytes));
    expect(again.counts).toMatchObject({ created: 0, failed: 0 });
    const undone = await advance(other, 'undo', first);
    expect(undone).toMatchObject({ status: 'undone', counts: { kept: 0 } });
    for (const path of ['candidates', 'candidate-job', 'jobs', 'company-offices', 'tags']) {
      const list = await other.admin<Page<unknown>>('GET', `/api/${path}/index`);
      expect(list.body.data.total, path).toBe(0);
    }
  });

  test('that is undone leaves a tracking link of one of its jobs without a job', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    await acme.postJob();
    const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
    const done = await advance(other, 'start', await uploadImport(other, bytes));
    const jobs = await other.admin<Page<{ id: number }>>('GET', '/api/jobs/index');
    const link = await other.openLink({ job_id: jobs.body.data.data[0]?.id });
    expect(link.job_id).not.toBeNull();
    expect((await advance(other, 'undo', done)).counts).toMatchObject({ kept: 0 });
    const shown = await other.admin('GET', `/api/tracking-links/show/${link.id}`);
    expect(shown.body.data).toMatchObject({ job_id: null, source_id: link.source_id });
  });

  test('takes a source that the company has by another name or key', async () => {
    const acme = await openCompany();
    const make = async (name: string) => {
      const path = '/api/sources/store';
      return (await acme.admin<{ id: number }>('POST', path, { name, kind: 'event' })).body.data;
    };
    const fair = await make('Fair');
    await acme.admin('POST', `/api/sources/update/${fair.id}`, { name: 'Careers fair' });
    const source = (id: string, name: string, key: string) =>
      `${JSON.stringify({ id, name, key, kind: 'agency' })}\n`;
    const bytes = bundleOf({
      'sources-0001.ndjson':
        source('1', 'Fairs', 'fair') +
        source('2', 'CAREERS FAIR', 'elsewhere') +
        source('3', 'New', 'new') +
        source('4', 'new', 'newer'),
    });
    const done = await advance(acme, 'start', await uploadImport(acme, bytes));
    expect(done.counts).toMatchObject({ created: 1, existing: 3, failed: 0 });
    const undone = await advance(acme, 'undo', done);
    expect(undone.counts).toMatchObject({ undone: 1, kept: 0 });
  });

  test('makes Drafts of Live jobs, unless they are to stay Live', async () => {
    const [acme, other] = [await openFull(), await openCompany()];
    const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
    await advance(other, 'start', await uploadImport(other, bytes));
    const jobs = await other.admin<Page<{ status: string }>>('GET', '/api/jobs/index');
    expect(jobs.body.data.data.map(({ status }) => status)).not.toContain('Live');
  });

  test('is refused to a token that may not write jobs', async () => {
    const acme = await openCompany();
    const limited = acme.acting('Admin', ['applicants:write']);
    const form = new FormData();
    form.set('file', new Blob([bundleOf({})]), 'a.zip');
    const request = new Request('https://x.example', { method: 'POST', body: form });
    const answer = await limited('POST', '/api/imports/store', await request.bytes(), {
      'content-type': request.headers.get('content-type') ?? '',
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
  });
});

describe('a record of a bundle fails by itself', () => {
  test.each([
    [
      'an unknown person',
      'applications',
      { id: 'a1', person_id: 'p9', job_id: 'j1', stage_id: 's1', status: 'active' },
      'person_id',
    ],
    ['an email that is none', 'persons', { id: 'p1', email: 'x' }, 'email'],
    [
      'a URL of a script',
      'persons',
      { id: 'p1', links: [{ kind: 'other', url: 'javascript:alert(1)' }] },
      'links.0.url',
    ],
    [
      'a file that is not there',
      'persons',
      {
        id: 'p1',
        documents: [
          {
            kind: 'cv',
            filename: 'cv.pdf',
            content_type: 'x',
            file: 'files/1.pdf',
            sha256: sha256(''),
          },
        ],
      },
      'documents.0.file',
    ],
    [
      'a path that leads elsewhere',
      'persons',
      {
        id: 'p1',
        documents: [
          {
            kind: 'cv',
            filename: 'cv.pdf',
            content_type: 'x',
            file: '../manifest.json',
            sha256: sha256(''),
          },
        ],
      },
      'documents.0.file',
    ],
  ])('with %s', async (_, entity, record, field) => {
    const acme = await openCompany();
    const zip = bundleOf({ [`${entity}-0001.ndjson`]: `${JSON.stringify(record)}\n` });
    const checked = await uploadImport(acme, zip);
    expect(checked.error).toBeNull();
    expect(await rowsOf(acme, checked)).toMatchObject([{ result: 'failed', field }]);
  });

  test('with a document whose content is not what its sum says', async () => {
    const acme = await openCompany();
    const document = { kind: 'cv', filename: 'cv.pdf', content_type: 'x', file: 'files/1.pdf' };
    const zip = bundleOf({
      'persons-0001.ndjson': person({ documents: [{ ...document, sha256: sha256('other') }] }),
      'files/1.pdf': pdf('Ada'),
    });
    const done = await advance(acme, 'start', await uploadImport(acme, zip));
    expect(done.counts).toMatchObject({ created: 0, failed: 1 });
  });

  test('with HTML that is cleaned', async () => {
    const acme = await openCompany();
    const job = {
      id: 'j1',
      title: 'Baker',
      status: 'Draft',
      workplace: 'On-site',
      texts: [{ description: '<p>Hi<script>alert(1)</script></p>' }],
    };
    const zip = bundleOf({ 'jobs-0001.ndjson': `${JSON.stringify(job)}\n` });
    await advance(acme, 'start', await uploadImport(acme, zip));
    const { jobs } = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    expect(jobs?.[0]?.['texts']).toMatchObject([{ description: '<p>Hi</p>' }]);
  });

  test('has no values that the fields of the company do not take', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'years', kind: 'number' });
    await acme.openField({ key: 'of_jobs', entity: 'job' });
    const people = [{ years: 3 }, { years: 'three' }, { of_jobs: 'x' }, { unknown: 'x' }];
    const lines = people.map((value, at) =>
      person({ id: `p${at}`, first_name: 'Ada', custom: [{ value }] }),
    );
    const checked = await uploadImport(acme, bundleOf({ 'persons-0001.ndjson': lines.join('') }));
    expect(checked.counts).toMatchObject({ created: 1, failed: 3 });
    const done = await advance(acme, 'start', checked);
    const results = await rowsOf(acme, done);
    expect(results.map(({ result, field }) => [result, field])).toEqual([
      ['created', null],
      ['failed', 'custom.years'],
      ['failed', 'custom.of_jobs'],
      ['failed', 'custom.unknown'],
    ]);
  });

  test('adds no more custom fields than a company can have', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'own', kind: 'yes_no', is_filterable: true });
    const fields = Array.from({ length: 51 }, (_, at) => ({
      id: `f${at}`,
      entity: 'candidate',
      key: at === 0 ? 'own' : `key_${at}`,
      label: `Field ${at}`,
      kind: 'yes_no',
      options: [],
      bands: [],
      position: at,
      is_filterable: true,
    }));
    const lines = fields.map((field) => `${JSON.stringify(field)}\n`).join('');
    const zip = bundleOf({ 'custom_fields-0001.ndjson': lines });
    const done = await advance(acme, 'start', await uploadImport(acme, zip));
    expect(done.counts).toMatchObject({ created: 49, existing: 1, failed: 1 });
    const { body } = await acme.admin<Page<CustomField>>('GET', '/api/custom-fields/index?max=100');
    expect(body.data.total).toBe(50);
    expect(body.data.data.filter((field) => field.is_filterable)).toHaveLength(15);
  });
});

describe('a ZIP is refused', () => {
  const people = { 'persons-0001.ndjson': person({ first_name: 'Ada' }) };
  const damaged = bundleOf(people);
  damaged.fill(0, damaged.length - 30, damaged.length - 10);

  /** The ZIP with another number of two or four bytes in the entry of its first file, in both of its headers. */
  function changed(places: { local: number; central: number }, value: number): Uint8Array {
    const zip = Buffer.from(bundleOf(people));
    const central = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const at of [places.local, central + places.central]) zip.writeUInt16LE(value, at);
    return zip;
  }
  /** Nothing but the record that ends a ZIP. */
  function endOf({ count = 0, size = 0, offset = 4 }: Record<string, number>): Uint8Array {
    const end = Buffer.alloc(26);
    end.write('PK\u0003\u0004', 0, 'latin1');
    end.writeUInt32LE(0x06054b50, 4);
    end.writeUInt16LE(count, 14);
    end.writeUInt32LE(size, 16);
    end.writeUInt32LE(offset, 20);
    return end;
  }

  /** The records that end a ZIP64, behind four bytes. */
  function end64Of({ count = 1n, size = 46n, offset = 0n, at = 4n }: Record<string, bigint>) {
    const end = Buffer.alloc(4 + 56 + 20);
    end.write('PK\u0003\u0004', 0, 'latin1');
    end.writeUInt32LE(0x06064b50, 4);
    end.writeBigUInt64LE(count, 4 + 32);
    end.writeBigUInt64LE(size, 4 + 40);
    end.writeBigUInt64LE(offset, 4 + 48);
    end.writeUInt32LE(0x07064b50, 60);
    end.writeBigUInt64LE(at, 68);
    return Buffer.concat([end, endOf({ count: 0xffff }).subarray(4)]);
  }

  /** An entry whose header would begin some bytes before the end of the file. */
  function pastEnd(): Uint8Array {
    const zip = Buffer.from(bundleOf({}));
    const central = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(0, central + 20);
    zip.writeUInt32LE(central, central + 42);
    return zip;
  }
  const flags = { local: 6, central: 8 };
  const method = { local: 8, central: 10 };
  const packedSize = { local: 18, central: 20 };
  const unpackedSize = { local: 22, central: 24 };

  test.each([
    ['with an encrypted file', changed(flags, 1), /cannot be read|encrypted|damaged/u],
    ['with an unknown compression', changed(method, 99), /cannot be read|compress|damaged/u],
    ['that lies of a packed size', changed(packedSize, 60_000), /damaged/u],
    ['that says a file is smaller than it is', changed(unpackedSize, 10), /damaged|too large/u],
    ['that says a file is larger than it is', changed(unpackedSize, 65_000), /damaged/u],
    [
      'with a file that leads elsewhere',
      bundleOf({ '../persons-0001.ndjson': 'x' }),
      /no bundle has/u,
    ],
    ['with an absolute path', bundleOf({ '/etc/passwd': 'x' }), /no bundle has/u],
    ['without a manifest', zipSync({ 'persons-0001.ndjson': strToU8('{}') }), /no manifest/u],
    ['of another format', bundleOf(people, { format: 'recruiting/9' }), /format/u],
    [
      'of a kind of record that is unknown',
      bundleOf({ 'secrets-0001.ndjson': '{}\n' }),
      /does not know/u,
    ],
    [
      'with a file that is missing',
      bundleOf(people, {
        files: [{ path: 'persons-0009.ndjson', entity: 'persons', records: 1, sha256: sha256('') }],
      }),
      /has no persons-0009/u,
    ],
    [
      'with a wrong sum',
      bundleOf(people, {
        files: [{ path: 'persons-0001.ndjson', entity: 'persons', records: 1, sha256: sha256('') }],
      }),
      /manifest describes/u,
    ],
    [
      'whose records unpack to more than the bound',
      bundleOf({ 'persons-0001.ndjson': ' '.repeat(17_000_000) }),
      /too large/u,
    ],
    ['that is damaged', damaged, /damaged/u],
    ['that is cut off', bundleOf(people).subarray(0, 60), /damaged/u],
    ['of two bytes', strToU8('PK'), /damaged/u],
    ['that is empty', zipSync({}), /no manifest/u],
    ['without entries, by its end', endOf({ count: 0, size: 0 }), /no manifest/u],
    ['whose directory has no bytes', endOf({ count: 5, size: 0 }), /damaged/u],
    ['whose directory is cut off', endOf({ count: 5, size: 10 }), /damaged/u],
    [
      'whose directory lies behind its end',
      endOf({ count: 1, size: 10, offset: 5000 }),
      /damaged/u,
    ],
    ['of ZIP64 without a second end', endOf({ count: 0xffff }), /damaged/u],
    ['of ZIP64 whose end lies elsewhere', end64Of({ at: 1_000_000n }), /damaged/u],
    ['of ZIP64 whose end is no end', end64Of({ at: 3n }), /damaged/u],
    ['of ZIP64 with an offset of no number', end64Of({ offset: 2n ** 63n }), /damaged/u],
    ['of ZIP64 whose directory has no bytes', end64Of({ count: 7n, size: 0n }), /damaged/u],
    ['of ZIP64 with too many entries', end64Of({ count: 10n ** 9n }), /too many/u],
    ['that says an entry lies at its end', pastEnd(), /damaged/u],
  ])('%s', async (_, zip, error) => {
    const acme = await openCompany();
    const file = await uploadImport(acme, zip);
    expect(file).toMatchObject({ status: 'failed', error: expect.stringMatching(error) });
    const list = await acme.admin<Page<unknown>>('GET', '/api/candidates/index');
    expect(list.body.data.total).toBe(0);
  });
});

describe('what a bundle says of people who are no members', () => {
  test('names the authors of notes, and brings the emails to candidates without sending any', async () => {
    const [acme, other] = [await openFull(), await openCompany()];
    const members = 'select user_id from members where company_id = ?1';
    await env.DB.prepare(
      `update users set first_name = 'Bo', last_name = 'Berg' where id in (${members})`,
    )
      .bind(acme.id)
      .run();
    const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
    const done = await advance(other, 'start', await uploadImport(other, bytes));
    expect(done.counts).toMatchObject({ failed: 0 });
    const path = '/api/candidate-job/index?max=100';
    const list = (await other.admin<Page<{ id: number }>>('GET', path)).body.data.data;
    const shown = await Promise.all(list.map((one) => other.showApplication(one)));
    const notes = shown.flatMap((one) => one.notes);
    expect(notes).toMatchObject([{ author: null, author_name: 'Bo Berg' }]);
    const emails = shown.flatMap((one) => one.emails);
    expect(emails.map(({ direction }) => direction)).toContain('received');
    for (const email of emails) {
      expect(['sent', 'canceled', 'received']).toContain(email.status);
      expect(email).toMatchObject({ due_at: null, subject: expect.stringMatching(/\w/u) });
    }
    expect((await advance(other, 'undo', done)).counts).toMatchObject({ kept: 0 });
  });

  test('says of a Live job that it becomes a Draft, unless the mapping keeps it Live', async () => {
    const acme = await openCompany();
    const job = { id: 'j1', title: 'Baker', status: 'Live', workplace: 'On-site' };
    const bytes = bundleOf({ 'jobs-0001.ndjson': `${JSON.stringify(job)}\n` });
    const checked = await uploadImport(acme, bytes);
    expect(checked.mapping).toMatchObject({ keep_live: false });
    const told = { result: 'created', field: 'status', message: expect.stringMatching(/Draft/u) };
    expect(await rowsOf(acme, checked)).toMatchObject([told]);
    const kept = await advance(acme, 'map', checked, { mapping: { keep_live: true } });
    expect(kept).toMatchObject({ status: 'checked', mapping: { keep_live: true } });
    expect(await rowsOf(acme, kept)).toMatchObject([{ result: 'created', message: null }]);
    await advance(acme, 'start', kept);
    const jobs = await acme.admin<Page<{ status: string }>>('GET', '/api/jobs/index');
    expect(jobs.body.data.data).toMatchObject([{ status: 'Live' }]);
    const csv = await uploadImport(acme, 'name\nAda\n');
    const mapping = { keep_live: true };
    expect(await acme.admin('POST', `/api/imports/map/${csv.id}`, { mapping })).toMatchObject({
      status: 422,
      body: { errors: { 'mapping.keep_live': [expect.any(String)] } },
    });
  });
});
