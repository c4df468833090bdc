/** Tests imports of files in which several rows make one record: within a batch, across batches, and in the dry run as in the run. */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { bundleOf } from '../support/bundles.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  advance,
  exported,
  recordsIn,
  rowsOf,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';

async function listOf<Listed>(acme: Company, list: string): Promise<Listed[]> {
  const path = `/api/${list}/index?sort=oldest&max=100`;
  return (await acme.admin<Page<Listed>>('GET', path)).body.data.data;
}

const people = (acme: Company) => listOf<CandidateListed>(acme, 'candidates');
const applications = (acme: Company) => listOf<ApplicationDetail>(acme, 'candidate-job');

const results = async (acme: Company, file: { id: number }) =>
  (await rowsOf(acme, file)).map(({ row, entity, result }) => [row, entity, result]);

/** Imports a file, and expects of the run what the dry run has shown. */
async function imported(acme: Company, content: string | Uint8Array): Promise<Import> {
  const checked = await uploadImport(acme, content);
  expect(checked, checked.error ?? '').toMatchObject({ status: 'checked' });
  const shown = await results(acme, checked);
  const done = await advance(acme, 'start', checked);
  expect(done, done.error ?? '').toMatchObject({ status: 'imported', counts: checked.counts });
  expect(await results(acme, done)).toEqual(shown);
  return done;
}

/** More than a batch has, between the rows of a test. */
const FILLED = 50;

const others = (columns: number) =>
  Array.from(
    { length: FILLED },
    (_, at) => `o${at},O ${at},o${at}@people.example${','.repeat(columns)}`,
  );

describe('a CSV file', () => {
  test('with one person in two rows imports them once, and their neighbors', async () => {
    const acme = await openCompany();
    const rows = ['Ida,B,ida@x.example', 'Zoe,C,zoe@x.example', 'Ida,B,ida@x.example'];
    const done = await imported(acme, ['First Name,Last Name,Email', ...rows].join('\n'));
    expect(done.counts).toMatchObject({ created: 2, existing: 1, failed: 0 });
    expect((await people(acme)).map(({ first_name: name }) => name)).toEqual(['Ida', 'Zoe']);
    const undone = await advance(acme, 'undo', done);
    expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
  });

  test.each([
    ['an address', ['', '', '']],
    ['an address in other letters', ['', '', ''], 'IDA@X.example'],
    ['an id', ['7', '7', '7']],
    ['ids that differ, and an address', ['7', '8', '9']],
  ])(
    'with one person for two jobs imports one person with two applications, known by %s',
    async (_, ids, other = 'ida@x.example') => {
      const acme = await openCompany();
      await acme.postJob({ title: 'Baker' });
      await acme.postJob({ title: 'Cook' });
      const [first, second, third] = ids;
      const rows = [
        'id,name,email,job',
        `${first},Ida B,ida@x.example,Baker`,
        'z1,Zoe C,zoe@x.example,Baker',
        `${second},Ida B,${other},Cook`,
        ...others(1),
        `${third},Ida B,ida@x.example,Baker`,
      ].join('\n');
      const done = await imported(acme, rows);
      expect(done.counts).toMatchObject({ created: 5 + FILLED, existing: 3, failed: 0 });
      const ida = (await applications(acme)).filter(({ email }) => email === 'ida@x.example');
      expect(ida.map(({ job }) => job.title)).toEqual(['Baker', 'Cook']);
      expect(new Set(ida.map(({ candidate_id: id }) => id)).size).toBe(1);
    },
  );

  test('with a row that fails, and the same person again in one that does not, imports the second', async () => {
    const acme = await openCompany();
    const rows = ['id,name,email,phone', '7,Ida B,not an address,', '7,Ida B,ida@x.example,'];
    const done = await imported(acme, rows.join('\n'));
    expect(done.counts).toMatchObject({ created: 1, existing: 0, failed: 1 });
  });
});

const line = (record: object) => `${JSON.stringify(record)}\n`;
const lines = (...records: object[]) => records.map(line).join('');

/** Records of each kind: two with one id, two that are the same by what makes them so, and one beside them. */
const kinds: readonly {
  entity: string;
  records: readonly [object, object, object];
  /** How many the three records are. */
  count: number;
  filler?: (at: number) => object;
  before?: Record<string, string>;
}[] = [
  {
    entity: 'offices',
    records: [{ name: 'Oslo' }, { name: 'Oslo' }, { name: 'Bergen' }],
    count: 2,
    filler: (at) => ({ name: `Office ${at}` }),
  },
  {
    entity: 'contracted_companies',
    records: [{ name: 'Initech' }, { name: 'Initech' }, { name: 'Hooli' }],
    count: 2,
    filler: (at) => ({ name: `Client ${at}` }),
  },
  {
    entity: 'tags',
    records: [{ name: 'Night shift' }, { name: 'NIGHT SHIFT' }, { name: 'Day' }],
    count: 2,
    filler: (at) => ({ name: `Tag ${at}` }),
  },
  {
    entity: 'sources',
    records: [
      { name: 'Fair', key: 'fair', kind: 'event' },
      { name: 'FAIR', key: 'fairs', kind: 'event' },
      { name: 'Other', key: 'other', kind: 'event' },
    ],
    count: 2,
    filler: (at) => ({ name: `Source ${at}`, key: `key-${at}`, kind: 'event' }),
  },
  {
    entity: 'legal_notices',
    records: [
      { hash: 'a', texts: [] },
      { hash: 'a', texts: [] },
      { hash: 'b', texts: [] },
    ],
    count: 2,
    filler: (at) => ({ hash: `hash ${at}`, texts: [] }),
  },
  {
    entity: 'questions',
    records: [
      { key: 'nights', kind: 'yes_no', labels: { en: 'Nights?' } },
      { key: 'nights', kind: 'yes_no', labels: { en: 'Nights?' } },
      { key: 'days', kind: 'yes_no', labels: { en: 'Days?' } },
    ],
    count: 2,
    filler: (at) => ({ key: `key_${at}`, kind: 'yes_no', labels: { en: `Question ${at}` } }),
  },
  {
    entity: 'custom_fields',
    records: [
      { entity: 'candidate', key: 'wish', label: 'Wish', kind: 'text' },
      { entity: 'candidate', key: 'wish', label: 'Wishes', kind: 'text' },
      { entity: 'job', key: 'cost', label: 'Cost', kind: 'text' },
    ],
    count: 2,
  },
  {
    entity: 'pipelines',
    records: [
      pipelineOf('Kitchen', 'a'),
      pipelineOf('Kitchen', 'b'),
      { ...pipelineOf('Kitchen', 'c'), stages: [{ id: 'c1', name: 'Start', type: 'hired' }] },
    ],
    // A pipeline of another length is another one. Stages count, too.
    count: 5,
    filler: (at) => pipelineOf(`Pipeline ${at}`, `f${at}-`),
  },
  {
    entity: 'persons',
    records: [{ email: 'ida@x.example' }, { email: 'IDA@x.example' }, { email: '' }],
    count: 2,
    filler: (at) => ({ email: `o${at}@x.example` }),
  },
];

function pipelineOf(name: string, id: string) {
  return {
    name,
    stages: [
      { id: `${id}1`, name: 'Start', type: 'screening' },
      { id: `${id}2`, name: 'End', type: 'hired' },
    ],
  };
}

describe('a bundle', () => {
  test.each(kinds)(
    'with several $entity that are one imports them once',
    async ({ entity, records, count, filler }) => {
      const [one, same, beside] = records;
      const acme = await openCompany();
      const fillers = Array.from({ length: filler ? FILLED : 0 }, (_, at) => ({
        id: `f${at}`,
        ...filler?.(at),
      }));
      const [first, second] = [
        { id: 'r1', ...one },
        { id: 'r2', ...same },
      ];
      const before = [first, first, { id: 'r3', ...beside }, second];
      const after = [first, second, { id: 'r4', ...one, ...(entity === 'pipelines' && same) }];
      const all = lines(...before, ...fillers, ...after);
      const done = await imported(acme, bundleOf({ [`${entity}-0001.ndjson`]: all }));
      const perFiller = entity === 'pipelines' ? 3 : 1;
      expect(done.counts).toMatchObject({
        created: count + fillers.length * perFiller,
        failed: 0,
      });
      const found = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
      // Every company begins with a pipeline.
      const [own, three] = entity === 'pipelines' ? [1, 2] : [0, count];
      expect(found[entity]).toHaveLength(three + fillers.length + own);
      expect((await advance(acme, 'undo', done)).counts).toMatchObject({ kept: 0 });
    },
  );

  const JOB = { title: 'Baker', status: 'Draft', workplace: 'On-site', pipeline_id: 'p1' };
  const STAGES = { 'pipelines-0001.ndjson': line({ id: 'p1', ...pipelineOf('Kitchen', 's') }) };
  const FULL = {
    ...STAGES,
    'tags-0001.ndjson': lines({ id: 't1', name: 'Night' }, { id: 't2', name: 'night' }),
    'questions-0001.ndjson': line({
      id: 'q1',
      key: 'nights',
      kind: 'yes_no',
      labels: { en: 'N?' },
    }),
  };
  const applied = (id: string, fields: object = {}) => ({
    id,
    person_id: 'c1',
    job_id: 'j1',
    stage_id: 's1',
    status: 'active',
    source: 'web',
    ...fields,
  });

  test('whose lists within records have a row twice imports it once', async () => {
    const acme = await openCompany();
    const tags = [{ tag_id: 't1' }, { tag_id: 't2' }, { tag_id: 't1' }];
    const question = { question_id: 'q1', is_required: false };
    const answers = [
      { question_id: 'q1', value: true },
      { question_id: 'q1', value: false },
    ];
    const bytes = bundleOf({
      ...FULL,
      'jobs-0001.ndjson': line({ id: 'j1', ...JOB, questions: [question, question] }),
      'persons-0001.ndjson': line({ id: 'c1', email: 'ida@x.example', tags }),
      'applications-0001.ndjson': line(applied('a1', { answers })),
      'persons_more-0001.ndjson': lines(
        { id: 'm1', record_id: 'c1', tags },
        { id: 'm1', record_id: 'c1', tags },
      ),
    });
    const done = await imported(acme, bytes);
    expect(done.counts).toMatchObject({ failed: 0 });
    const found = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    expect(found['persons']?.[0]?.['tags']).toHaveLength(1);
    expect(found['jobs']?.[0]?.['questions']).toHaveLength(1);
    expect(found['applications']?.[0]?.['answers']).toMatchObject([{ value: true }]);
  });

  test('with two applications of one person for one job imports one, whatever their ids', async () => {
    const acme = await openCompany();
    const between = Array.from({ length: FILLED }, (_, at) => ({ id: `f${at}`, email: '' }));
    const fillers = between.map(({ id }) => applied(`of ${id}`, { person_id: id }));
    const bytes = bundleOf({
      ...STAGES,
      'jobs-0001.ndjson': lines({ id: 'j1', ...JOB }, { id: 'j1', ...JOB }, { id: 'j2', ...JOB }),
      'persons-0001.ndjson': lines({ id: 'c1', email: 'ida@x.example' }, ...between, {
        id: 'c2',
        email: 'Ida@x.example',
      }),
      'applications-0001.ndjson': lines(
        applied('a1'),
        ...fillers,
        applied('a2', { person_id: 'c2' }),
        applied('a1'),
        applied('a3', { job_id: 'j2' }),
      ),
    });
    const done = await imported(acme, bytes);
    expect(done.counts).toMatchObject({ failed: 0 });
    const found = await applications(acme);
    expect(found.filter(({ email }) => email !== '')).toHaveLength(2);
    expect(found).toHaveLength(2 + FILLED);
    expect(await listOf(acme, 'jobs')).toHaveLength(2);
  });

  test('with meetings and links of one id imports each once', async () => {
    const acme = await openCompany();
    const meeting = {
      id: 'm1',
      application_id: 'a1',
      title: 'Talk',
      type: 'zoom',
      status: 'scheduled',
      starts_at: '2030-01-01T10:00:00Z',
      duration_minutes: 30,
      timezone: 'Europe/Oslo',
    };
    const link = { id: 'l1', source_id: 'o1', job_id: 'j1' };
    const bytes = bundleOf({
      ...STAGES,
      'sources-0001.ndjson': line({ id: 'o1', name: 'Fair', key: 'fair', kind: 'event' }),
      'jobs-0001.ndjson': line({ id: 'j1', ...JOB }),
      'tracking_links-0001.ndjson': lines(link, link),
      'persons-0001.ndjson': line({ id: 'c1', email: 'ida@x.example' }),
      'applications-0001.ndjson': line(applied('a1')),
      'meetings-0001.ndjson': lines(meeting, meeting),
    });
    const done = await imported(acme, bytes);
    expect(done.counts).toMatchObject({ existing: 2, failed: 0 });
    const found = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    expect(found['meetings']).toHaveLength(1);
    expect(found['tracking_links']).toHaveLength(1);
  });

  test('with a stage of an id that another pipeline has says so, and imports the rest', async () => {
    const acme = await openCompany();
    const bytes = bundleOf({
      'pipelines-0001.ndjson': lines(
        { id: 'p1', ...pipelineOf('Kitchen', 's') },
        { id: 'p2', ...pipelineOf('Office', 's') },
        { id: 'p3', ...pipelineOf('Shop', 'n') },
      ),
    });
    const done = await imported(acme, bytes);
    expect(done.counts).toMatchObject({ created: 6, failed: 1 });
    const failed = (await rowsOf(acme, done)).filter(({ result }) => result === 'failed');
    expect(failed).toMatchObject([{ row: 2, external_id: 'p2', field: 'stages.0.id' }]);
  });

  test('is checked against the stages and fields that it brings itself', async () => {
    const acme = await openCompany();
    const bytes = bundleOf({
      'pipelines-0001.ndjson': lines(
        { id: 'p1', ...pipelineOf('Kitchen', 's') },
        { id: 'p2', ...pipelineOf('Office', 'x') },
      ),
      'custom_fields-0001.ndjson': lines(
        { id: 'f1', entity: 'candidate', key: 'years', label: 'Years', kind: 'number' },
        { id: 'f2', entity: 'job', key: 'cost', label: 'Cost', kind: 'text' },
      ),
      'jobs-0001.ndjson': line({ id: 'j1', ...JOB }),
      'persons-0001.ndjson': lines(
        { id: 'c1', email: 'a@x.example', custom: [{ value: { years: 3 } }] },
        { id: 'c2', email: 'b@x.example', custom: [{ value: { years: 'three' } }] },
        { id: 'c3', email: 'c@x.example', custom: [{ value: { cost: 'x' } }] },
        { id: 'c4', email: 'd@x.example', custom: [{ value: { unknown: 'x' } }] },
        { id: 'c5', email: 'e@x.example' },
        { id: 'c6', email: 'f@x.example' },
      ),
      'applications-0001.ndjson': lines(
        applied('a1', { stage_id: 'x1' }),
        applied('a2', { person_id: 'c5', stage_id: 's2' }),
        applied('a3', { person_id: 'c6', stage_id: 's2', status: 'hired' }),
      ),
    });
    const done = await imported(acme, bytes);
    const failed = (await rowsOf(acme, done)).filter(({ result }) => result === 'failed');
    expect(failed.map(({ external_id: id, field }) => [id, field])).toEqual([
      ['c2', 'custom.years'],
      ['c3', 'custom.cost'],
      ['c4', 'custom.unknown'],
      ['a1', 'stage_id'],
      ['a2', 'status'],
    ]);
  });
});
