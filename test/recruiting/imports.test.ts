/** Tests imports of CSV files: presets, the mapping, the dry run, what is written, what is refused, and undoing. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { importRecords, imports } from '#data/tables/imports.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import type { Watch } from '../support/d1.ts';
import { openReceiver } from '../support/receiver.ts';
import { db } from '../support/operator.ts';
import {
  advance,
  deliverTransfer,
  rowsOf,
  settledImport,
  untilDone,
  uploadImport,
} from '../support/transfers.ts';
import { see } from '../support/uploads.ts';

async function people(acme: Company): Promise<CandidateListed[]> {
  const path = '/api/candidates/index?sort=oldest&max=100';
  return (await acme.admin<Page<CandidateListed>>('GET', path)).body.data.data;
}

async function applications(acme: Company) {
  const path = '/api/candidate-job/index?sort=oldest&max=100';
  return (await acme.admin<Page<ApplicationDetail>>('GET', path)).body.data.data;
}

const ROWS =
  'Email,First name,Last name\nada@people.example,Ada,Byron\ngrace@people.example,Grace,\n';

async function imported(acme: Company, content: string, fields = {}): Promise<Import> {
  const checked = await uploadImport(acme, content, fields);
  expect(checked, checked.error ?? '').toMatchObject({ status: 'checked' });
  return advance(acme, 'start', checked);
}

/** The header rows as the services write them, each with a person. */
const vendors = [
  [
    'greenhouse',
    'First Name,Last Name,Company,Title,Email,Phone,Social Media,Website,Address,Notes,Source,Who gets credit,Job,Department,Office,Milestone',
    'Ada,Byron,Initech,Analyst,ada@people.example,+44 20 7946 0018,https://www.linkedin.com/in/ada,,London,Speaks French,Referral,Bo,Baker,Kitchen,Oslo,Interview',
  ],
  [
    'lever',
    'Full-Name,Email,Date-Added,Stage,Archive-Reason,Archive-Date,Sources,Origin,Posting',
    'Ada Byron,ada@people.example,2025-03-14,Interview,,,Referral,Sourced,Baker',
  ],
  [
    'ashby',
    'Candidate ID,Name,Email,Phone,LinkedIn URL,Job,Interview Stage,Source,Created At',
    'c-1,Ada Byron,ada@people.example,,https://www.linkedin.com/in/ada,Baker,Interview,Referral,2025-03-14T10:00:00Z',
  ],
  [
    'workable',
    'Name,Email,Phone,Job,Stage,Source,Created at,Disqualified at,Disqualification reason',
    'Ada Byron,ada@people.example,,Baker,Interview,Referral,2025-03-14,,',
  ],
] as const;

describe('an import of CSV', () => {
  test.each(vendors)('reads the columns of %s', async (source, header, row) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const file = await imported(acme, `${header}\n${row}\n`, { source });
    expect(file).toMatchObject({ status: 'imported', source, counts: { created: 2, failed: 0 } });
    const [application] = await applications(acme);
    expect(application).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@people.example',
      source: 'Referral',
      status: 'active',
      stage: { name: 'Interview' },
      job: { id: job.id },
    });
  });

  test('keeps what the file of Greenhouse has besides as a note', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const [source, header, row] = vendors[0];
    const done = await imported(acme, `${header}\n${row}\n`, { source });
    const columns = Object.values(done.mapping.columns ?? {});
    expect(header.split(',').filter((name) => !columns.includes(name))).toEqual([]);
    const [application] = await applications(acme);
    const { notes } = await acme.showApplication(application ?? { id: 0 });
    expect(notes[0]?.note.split('\n')).toEqual([
      'Speaks French',
      'Title: Analyst',
      'Company: Initech',
      'Address: London',
      'Department: Kitchen',
      'Office: Oslo',
      'Credited to: Bo',
    ]);
  });

  test('takes a cell of 20,000 characters, and refuses one more', async () => {
    const acme = await openCompany();
    const rowOf = (length: number) => `Email,Other\nada@people.example,${'x'.repeat(length)}\n`;
    expect(await uploadImport(acme, rowOf(20_000))).toMatchObject({ status: 'checked', rows: 1 });
    expect(await uploadImport(acme, rowOf(20_001))).toMatchObject({ status: 'failed' });
  });

  test('writes nothing in the dry run, and what it has shown afterwards', async () => {
    const acme = await openCompany();
    await acme.recruiter('POST', '/api/candidates/store', { email: 'ADA@people.example' });
    const checked = await uploadImport(acme, ROWS);
    expect(checked).toMatchObject({
      status: 'checked',
      rows: 2,
      counts: { created: 1, existing: 1 },
    });
    expect(await people(acme)).toHaveLength(1);
    expect(await rowsOf(acme, checked)).toMatchObject([
      { row: 1, entity: 'persons', result: 'existing', record_id: expect.any(Number) },
      { row: 2, entity: 'persons', result: 'created', record_id: null },
    ]);
    const done = await advance(acme, 'start', checked);
    expect(done).toMatchObject({ status: 'imported', counts: { created: 1, existing: 1 } });
    const { bytes, headers } = await see((done.results_url ?? '').slice(API.length));
    expect(headers.get('content-type')).toMatch(/^text\/csv/u);
    const lines = Buffer.from(bytes).toString().trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFrow,entity,external_id,result,record_id,field,message');
    expect(lines).toHaveLength(3);
    expect((await people(acme)).map(({ email }) => email)).toEqual([
      'ADA@people.example',
      'grace@people.example',
    ]);
  });

  test('adds nothing when it is run again', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const rows =
      'id,name,email,job\n7,Ada Byron,,Baker\n8,Grace Hopper,grace@people.example,Baker\n';
    await imported(acme, rows, { source: 'lever' });
    const again = await imported(acme, rows, { source: 'lever' });
    expect(again).toMatchObject({ counts: { created: 0, existing: 4 } });
    expect(await people(acme)).toHaveLength(2);
    expect(await applications(acme)).toHaveLength(2);
  });

  test('emits no events of single records, sends no emails, and is audited', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const receiver = openReceiver();
    await acme.hook({ url: receiver.url, events: ['application.created', 'candidate.created'] });
    await imported(acme, ROWS.replace('Last name', 'Job').replace('Byron', 'Baker'));
    const events = (await acme.announced()).map(({ event }) => event);
    expect(events.filter((event) => !event.startsWith('import.'))).toEqual([]);
    expect((await acme.announced()).map(({ data }) => data)).toMatchObject([
      { imported: true, candidate_ids: [expect.any(Number), expect.any(Number)] },
      { imported: true, created: 3 },
    ]);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('import.'))).toEqual([
      'import.create',
      'import.start',
      'import.write',
      'import.finish',
    ]);
  });

  test.each([
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('is read in %s', async (_, encode) => {
    const acme = await openCompany();
    const text = 'E-Mail;Vorname;Nachname\r\nzoe@people.example;Zoë;"Müller; ""Z"""\r\n';
    const checked = await uploadImport(acme, encode(text));
    await advance(acme, 'start', checked);
    expect((await people(acme))[0]).toMatchObject({ first_name: 'Zoë', last_name: 'Müller; "Z"' });
  });

  test('asks which job and stage a name means, and how a date is read', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: 'Baker' });
    const rows =
      'Name,Email,Job,Stage,Date\nAda Byron,ada@people.example,Pastry cook,Phone call,03/04/05\n';
    const open = await uploadImport(acme, rows);
    expect(open).toMatchObject({
      status: 'mapping',
      open: [
        { field: 'mapping.jobs', values: ['Pastry cook'] },
        { field: 'mapping.stages', values: ['Phone call'] },
        { field: 'mapping.date_format', values: ['dmy', 'mdy', 'ymd'] },
      ],
    });
    const mapping = {
      jobs: { 'Pastry cook': job.id },
      stages: { 'Phone call': null },
      date_format: 'dmy',
    };
    const checked = await advance(acme, 'map', open, { mapping });
    expect(checked).toMatchObject({ status: 'checked', open: [] });
    await advance(acme, 'start', checked);
    const [application] = await applications(acme);
    expect(application).toMatchObject({
      job: { id: job.id },
      stage: { name: 'Screening' },
      created_at: '2005-04-03T00:00:00.000000Z',
    });
  });

  test('fills custom fields by their key, label or translation', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const options = [
      { key: 'night', label: 'At night', labels: { de: 'Nachts' } },
      { key: 'day', label: 'By day' },
    ];
    const bands = [{ key: 'low', label: 'Low', from: null }];
    await acme.openField({ key: 'shift', kind: 'single_choice', label: 'Shift', options });
    await acme.openField({ key: 'days', kind: 'multiple_choice', label: 'Days', options });
    await acme.openField({ key: 'years', kind: 'number', label: 'Years', bands });
    await acme.openField({
      key: 'free_on',
      kind: 'date',
      label: 'Free',
      labels: { de: 'Frei ab' },
    });
    await acme.openField({ key: 'drives', kind: 'yes_no', label: 'Drives' });
    await acme.openField({ key: 'wage', kind: 'money', label: 'Wage', entity: 'application' });
    const rows = [
      'Email,Job,custom.shift,DAYS,Years,Frei ab,Drives,Wage',
      'ada@people.example,Baker,nachts,By day; night,"2,5",31/12/2026,Yes,1200 EUR',
      'bo@people.example,,,,,,,',
      'cy@people.example,,noon,,,,,',
      'di@people.example,,,,"1,200",,,',
    ].join('\n');
    const done = await imported(acme, rows);
    expect(done.mapping.columns).toMatchObject({
      'custom.free_on': 'Frei ab',
      'custom.shift': 'custom.shift',
    });
    const [ada, bo] = await people(acme);
    expect(ada?.custom).toEqual({
      shift: 'night',
      days: ['day', 'night'],
      years: 2.5,
      free_on: '2026-12-31',
      drives: true,
    });
    expect(bo?.custom).toEqual({});
    const [application] = await applications(acme);
    expect(application?.custom).toEqual({ wage: { amount: 1200, currency: 'EUR' } });
    const results = await rowsOf(acme, done);
    expect(results.map(({ row, result, field }) => [row, result, field])).toEqual([
      [1, 'created', null],
      [1, 'created', null],
      [2, 'created', null],
      [3, 'failed', 'custom.shift'],
      [4, 'failed', 'custom.years'],
    ]);
  });

  test.each([
    ['an unknown field', 'custom.other'],
    ['a field of jobs', 'custom.of_jobs'],
    ['a field that names members', 'custom.lead'],
    ['an archived field', 'custom.old'],
    ['the field of another company', 'custom.foreign'],
  ])('refuses a column for %s', async (_, name) => {
    const [acme, other] = [await openCompany(), await openCompany()];
    await other.openField({ key: 'foreign' });
    await acme.openField({ key: 'of_jobs', entity: 'job' });
    await acme.openField({ key: 'lead', kind: 'member' });
    const old = await acme.openField({ key: 'old' });
    await acme.admin('POST', `/api/custom-fields/update/${old.id}`, { is_archived: true });
    const checked = await uploadImport(acme, ROWS);
    const columns = { email: 'Email', [name]: 'Last name' };
    expect(
      await acme.admin('POST', `/api/imports/map/${checked.id}`, { mapping: { columns } }),
    ).toMatchObject({ status: 422, body: { errors: { 'mapping.columns': [expect.any(String)] } } });
  });

  test('says of each row what is wrong with it, and imports the others', async () => {
    const acme = await openCompany();
    const rows = [
      'Email,Name,Phone,Created at',
      'not an address,Ada Byron,,',
      ',,123,',
      `grace@people.example,${'x'.repeat(300)},,`,
      'bo@people.example,Bo\0,,',
      'cy@people.example,Cy,,31/02/2025',
      `"=1+1@people.example",'=HYPERLINK(1),,`,
      'dee@people.example,Dee,,',
    ].join('\n');
    const checked = await uploadImport(acme, rows);
    const done = await advance(acme, 'start', checked, {});
    const results = await rowsOf(acme, done);
    expect(results.map(({ row, result, field }) => [row, result, field])).toEqual([
      [1, 'failed', 'email'],
      [2, 'failed', 'email'],
      [3, 'failed', 'first_name'],
      [4, 'failed', 'first_name'],
      [5, 'failed', 'created_at'],
      [6, 'created', null],
      [7, 'created', null],
    ]);
    expect((await people(acme)).map(({ first_name: name }) => name)).toEqual([
      '=HYPERLINK(1)',
      'Dee',
    ]);
  });

  test.each([
    ['a million columns', `Email${','.repeat(1_000_000)}`, /too many columns/u],
    ['a cell of 20 MB', `Email\n"${'x'.repeat(20_000_000)}"`, /quote is not closed/u],
    ['a long cell', `Email\n${'x'.repeat(30_000)}`, /cell is too long/u],
    ['two columns of one name', 'Email,Email\na@people.example,b', /Two columns/u],
    ['nothing but a header', '\n\n', /no rows/u],
    ['zero bytes', 'Em\0ail,Name\na,b', /not a CSV file/u],
  ])('is refused with %s', async (_, content, error) => {
    const acme = await openCompany();
    const file = await uploadImport(acme, content);
    expect(file).toMatchObject({ status: 'failed', error: expect.stringMatching(error) });
    expect(await people(acme)).toEqual([]);
  });
});

describe('an import that is interrupted', () => {
  test('goes on, and adds nothing twice', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const rows = Array.from(
      { length: 120 },
      (_, at) => `p${at},Person ${at},p${at}@people.example,Baker`,
    );
    const checked = await uploadImport(acme, ['id,name,email,job', ...rows].join('\n'));
    const start = `/api/imports/start/${checked.id}`;
    await acme.admin('POST', start);
    // The message of the second batch ends before it is done: its lease ends, and its row says where it was.
    const show = async () =>
      (await acme.admin<Import>('GET', `/api/imports/show/${checked.id}`)).body.data;
    await untilDone(checked.id, show, ({ done }) => done >= 50);
    await db
      .update(imports)
      .set({ doneCount: 0, dueAt: new Date(Date.now() - DAY_MS), status: 'importing' })
      .where(eq(imports.id, checked.id));
    const done = await settledImport(acme, checked);
    expect(done).toMatchObject({ status: 'imported', done: 120 });
    expect((await acme.showJob(job)).candidate_job_count).toBe(120);
    const list = await acme.admin<Page<unknown>>('GET', '/api/candidates/index');
    expect(list.body.data.total).toBe(120);
    const records = await db
      .select()
      .from(importRecords)
      .where(eq(importRecords.companyId, acme.id));
    expect(records).toHaveLength(240);
  });
});

describe('undoing an import', () => {
  test('deletes what nobody has changed since, and keeps the rest', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const rows = [
      'name,email,job',
      'Ada,ada@people.example,Baker',
      'Bo,bo@people.example,Baker',
      'Cy,cy@people.example,',
    ].join('\n');
    const done = await imported(acme, rows);
    const [ada] = await applications(acme);
    await acme.recruiter('POST', `/api/candidate-job/store-notes/${ada?.id}`, { note: 'Good.' });
    const undone = await advance(acme, 'undo', done);
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 3, kept: 2 } });
    expect((await people(acme)).map(({ email }) => email)).toEqual(['ada@people.example']);
    expect(await applications(acme)).toHaveLength(1);
    const found = await acme.viewer<Page<unknown>>('GET', '/api/candidate-job/index?search-key=bo');
    expect(found.body.data.total).toBe(0);
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'import.undone',
      data: { undone: 3, kept: 2 },
    });
    const again = await imported(acme, rows);
    expect(again).toMatchObject({ counts: { created: 3, existing: 2 } });
  });

  test('keeps what somebody changes at the same moment', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const done = await imported(acme, 'name,email,job\nAda,ada@people.example,Baker\nBo,,Baker');
    const [ada] = await applications(acme);
    await acme.admin('POST', `/api/imports/undo/${done.id}`);
    // Two claims, as it could be an export, and a reading come before the deletion.
    const touch: Watch = async (_, count) => {
      const note = { note: 'Good.' };
      if (count === 4) {
        await acme.recruiter('POST', `/api/candidate-job/store-notes/${ada?.id}`, note);
      }
    };
    await deliverTransfer(done.id, { ...env, DB: watched(env.DB, touch) });
    const undone = await settledImport(acme, done);
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 2, kept: 2 } });
    const left = await applications(acme);
    expect(left).toMatchObject([{ id: ada?.id, first_name: 'Ada' }]);
    expect((await acme.showApplication(left[0] ?? { id: 0 })).notes).toMatchObject([
      { note: 'Good.' },
    ]);
  });

  test('is refused after 7 days, and while the import is not done', async () => {
    const acme = await openCompany();
    const checked = await uploadImport(acme, ROWS);
    const undo = `/api/imports/undo/${checked.id}`;
    expect(await acme.admin('POST', undo)).toMatchObject({
      status: 409,
      body: { code: 'import_not_ready' },
    });
    const done = await advance(acme, 'start', checked);
    setClock(Date.parse(done.finished_at ?? '') + 8 * DAY_MS);
    expect(await acme.admin('POST', undo)).toMatchObject({
      status: 409,
      body: { code: 'import_too_old' },
    });
  });
});

describe('a mapping is refused', () => {
  test('with 422 for a job, a stage or a column that the company or the file does not have', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const job = await other.postJob();
    const { id } = await uploadImport(acme, ROWS);
    const map = (mapping: object) => acme.admin('POST', `/api/imports/map/${id}`, { mapping });
    for (const [field, mapping] of [
      ['mapping.jobs', { jobs: { Baker: job.id } }],
      ['mapping.jobs', { jobs: { Baker: 1 } }],
      ['mapping.stages', { stages: { Interview: 1 } }],
      ['mapping.columns', { columns: { email: 'Mail' } }],
    ] as const) {
      expect(await map(mapping), field).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.anything() } },
      });
    }
  });
});
