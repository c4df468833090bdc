/** Converters make a bundle of what the APIs of other services answer; the shapes are theirs, the people are invented. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';
import { Manifest } from '#recruiting/transfers/schemas/bundle/manifest.ts';
import { convert } from '../../tools/convert/convert.ts';
import { filesOf, vendorAnswers } from '../support/vendor-answers.ts';
import type { Answers } from '../support/vendor-answers.ts';

type Entry = Record<string, unknown>;

async function converted(service: string, answers: Answers) {
  const parts: Uint8Array[] = [];
  const { said, write } = convert(service, filesOf(answers));
  await write((bytes) => parts.push(bytes), new Date());
  const files = unzipSync(Buffer.concat(parts));
  const recordsOf = (entity: string): Entry[] =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${entity}-`))
      .flatMap(([, content]) => Buffer.from(content).toString().trimEnd().split('\n'))
      .map((line) => JSON.parse(line) as Entry);
  return { said: said.join('\n'), files, recordsOf };
}

const answersOf = (service: string, changes: Answers = {}): Answers =>
  Object.fromEntries(
    Object.entries({ ...vendorAnswers[service], ...changes }).filter(
      ([, value]) => value !== undefined,
    ),
  );

describe.each(Object.keys(vendorAnswers))('%s', (service) => {
  test('has the person, the job, the stage, the rejection, and every note', async () => {
    const { said, recordsOf } = await converted(service, answersOf(service));
    const [person] = recordsOf('persons');
    expect(person).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@people.example',
      phone: '+44 20 7946 0018',
      tags: [{ tag_id: 'french' }],
    });
    expect((person as { links: object[] }).links).toEqual(
      expect.arrayContaining([
        { kind: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
        { kind: 'other', url: 'https://ada.example' },
      ]),
    );
    expect(recordsOf('tags')).toEqual([{ id: 'french', name: 'French' }]);
    const [application] = recordsOf('applications');
    expect(application).toMatchObject({
      status: 'rejected',
      source: 'Referral',
      rejected_at: '2025-03-04T10:00:00.000Z',
      rejection_reason_id: 1,
      stage_id: 'stage 1',
      notes: expect.arrayContaining([
        expect.objectContaining({ note: 'Rejection reason: Too little experience' }),
        {
          note: 'Bakes well.',
          created_at: '2025-02-05T10:00:00.000Z',
          author_email: service === 'workable' ? null : 'rosa@acme.example',
          author_name: 'Rosa Park',
        },
      ]),
    });
    expect(recordsOf('jobs')[0]).toMatchObject({
      title: 'Baker',
      status: 'Live',
      office_id: 'leeds',
    });
    expect(said).not.toContain('Left out');
  });

  test('is written as a ZIP whose manifest names its files', async () => {
    const { files } = await converted(service, answersOf(service));
    const manifest = Manifest.parse(
      JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()),
    );
    expect(manifest).toMatchObject({ format: 'recruiting/1', source: service });
    const own = new Set(['schema.json', 'manifest.json', 'files/1.pdf']);
    expect(manifest.files.map(({ path }) => path)).toEqual(
      Object.keys(files).filter((path) => !own.has(path)),
    );
    // As in an export: the bundle can be read and checked without this service.
    expect(JSON.parse(Buffer.from(files['schema.json'] ?? []).toString())).toEqual(bundleSchema());
  });

  test('says which fields are not read, and how often they hold something', async () => {
    const list = service === 'lever' ? 'opportunities-1.json' : 'candidates.json';
    const page = JSON.stringify(vendorAnswers[service]?.[list]).replace(
      '"id":',
      '"shoe_size":40,"nickname":"","hobbies":[],"cat":{"name":"Tom"},"id":',
    );
    const { said } = await converted(
      service,
      answersOf(service, { [list]: page, 'offers.json': [{ price: 1 }] }),
    );
    const name = list.replace(/(-1)?\.json$/u, '');
    expect(said).toContain(`${name}.shoe_size (1)`);
    expect(said).toContain(`${name}.cat (1)`);
    expect(said).toContain('offers.price (1)');
    for (const field of ['nickname', 'hobbies', 'tags', 'cat.name'])
      expect(said).not.toContain(`${name}.${field}`);
  });

  const main = service === 'lever' ? 'opportunities' : 'candidates';
  const file =
    Object.keys(vendorAnswers[service] ?? {}).find((path) => path.startsWith(main)) ?? '';
  const page = JSON.stringify(vendorAnswers[service]?.[file]);
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  test.each<[string, Answers]>([
    ['with a byte order mark', { [file]: `\uFEFF${page}` }],
    ['in UTF-16 with a byte order mark', { [file]: utf16(`\uFEFF${page}`) }],
    ['in UTF-16 without one', { [file]: utf16(page) }],
    ['in UTF-16 of the other order', { [file]: utf16(`\uFEFF${page}`).swap16() }],
    [
      'with line ends of Windows',
      { [file]: JSON.stringify(JSON.parse(page), null, 2).replaceAll('\n', '\r\n') },
    ],
    ['as JSON Lines', { [file]: linesOf(page) }],
  ])('is the same %s', async (_, changes) => {
    const [plain, other] = [
      await converted(service, answersOf(service)),
      await converted(service, answersOf(service, changes)),
    ];
    expect(other.recordsOf('persons')).toEqual(plain.recordsOf('persons'));
    expect(other.recordsOf('applications')).toEqual(plain.recordsOf('applications'));
  });

  test.each<[string, Answers, string]>([
    [
      'is cut off',
      { [file]: page.slice(0, -9) },
      `${file} is not JSON: it ends too early, at line 1, character`,
    ],
    [
      'has an error in it',
      { [file]: page.replace(',', ';') },
      `${file} is not JSON: see line 1, character`,
    ],
    [
      'is an error page',
      { [file]: '<!doctype html><h1>502</h1>' },
      `${file} is HTML or XML, not JSON.`,
    ],
    ['is empty', { [file]: ' \r\n' }, `${file} is empty.`],
    [
      'is no text',
      { [file]: Uint8Array.of(0x89, 0x50, 0xff, 0xfe, 0x80) },
      `${file} is not text in UTF-8 or UTF-16.`,
    ],
    [
      'is a damaged archive',
      { [file]: Uint8Array.of(0x1f, 0x8b, 8, 0, 1) },
      `${file} is damaged: gzip cannot unpack it.`,
    ],
    ['is null', { [file]: 'null' }, `${file} holds no list of ${main}.`],
    [
      'holds null instead of a list',
      { [file]: { data: null } },
      `${file} holds no list of ${main}.`,
    ],
    ['holds null instead of a record', { [file]: '[null]' }, `${file}, record 1: is no record.`],
    [
      'is a refusal',
      { [file]: { message: 'Not authorized.' } },
      `${file} holds an error instead of ${main}: Not authorized.`,
    ],
    [
      'is a refusal with a code',
      { [file]: { success: false, errors: ['missing_scope'] } },
      'missing_scope',
    ],
    [
      'says that more follows',
      { [file]: { [main]: [], hasNext: true } },
      `${file} says that more follows, and page 2 is missing.`,
    ],
    [
      'says that its cursor goes on',
      { [file]: { results: [], moreDataAvailable: true } },
      'more follows',
    ],
    [
      'names a next page',
      { [file]: { [main]: [], paging: { next: 'https://x.example' } } },
      'more follows',
    ],
    [
      'lacks the page before',
      { [`${main}-3.json`]: page },
      `Page 2 of ${main} is missing, and ${main}-3.json is there.`,
    ],
    ['stands twice', { [`${main}-2.json`]: page }, `${main}-2.json has the records of ${file}`],
    [
      'has a line of JSON Lines that is cut off',
      { [file]: `${linesOf(page)}\n{"id":` },
      'is not JSON. Make the call again.',
    ],
    [
      'has records without an id',
      { [file]: [{ name: 'Ada' }] },
      `Record 1 of ${main} has no \`id\``,
    ],
    [
      'is not there',
      { [file]: undefined, 'candidates/w0.json': undefined },
      `No file holds ${main}, such as ${main}-1.json.`,
    ],
  ])('is refused as a sentence when a page %s', (_, changes, sentence) => {
    expect(() => convert(service, filesOf(answersOf(service, changes)))).toThrow(sentence);
  });
});

/** Each record of a page on a line of its own. */
function linesOf(page: string): string {
  const value = JSON.parse(page) as Entry;
  const list = Array.isArray(value) ? value : Object.values(value).find(Array.isArray);
  return (list as unknown[]).map((one) => JSON.stringify(one)).join('\r\n');
}

const wrong = [
  ['greenhouse', 'ashby'],
  ['ashby', 'greenhouse'],
  ['workable', 'ashby'],
  ['greenhouse', 'lever'],
  ['lever', 'greenhouse'],
] as const;

test.each(wrong)(
  'files for %s that are those of %s are refused, and said to be',
  (service, other) => {
    expect(() => convert(service, filesOf(answersOf(other)))).toThrow(
      new RegExp(`those of ${other}`, 'u'),
    );
  },
);

describe('custom fields', () => {
  const field = (type: string, values: unknown[]) =>
    converted('greenhouse', {
      'candidates.json': values.map((value, id) => ({
        id,
        first_name: 'Ada',
        keyed_custom_fields: { x: { name: 'What?', type, value } },
      })),
    });

  test.each<[string, unknown[], string, unknown[]]>([
    ['short_text', ['a', 'b'], 'text', ['a', 'b']],
    ['short_text', ['a'.repeat(300)], 'long_text', ['a'.repeat(300)]],
    ['long_text', ['a\nb'], 'long_text', ['a\nb']],
    ['boolean', [true, 'No'], 'yes_no', [true, false]],
    ['yes_no', ['maybe'], 'text', ['maybe']],
    ['number', ['6.5', -1], 'number', [6.5, -1]],
    ['number', ['six'], 'text', ['six']],
    ['number_range', [{ min_value: 1, max_value: 5 }], 'text', ['1 5']],
    ['date', ['1992-01-27', '2020-02-03T00:00:00Z'], 'date', ['1992-01-27', '2020-02-03']],
    ['date', ['2020-02-31'], 'text', ['2020-02-31']],
    ['url', ['https://ada.example'], 'url', ['https://ada.example']],
    ['url', ['ada.example'], 'text', ['ada.example']],
    ['currency', [{ amount: 5, unit: 'eur' }], 'money', [{ amount: 5, currency: 'EUR' }]],
    ['single_select', ['A b', 'Ä'], 'single_choice', ['a_b', 'a']],
    ['multi_select', [['A', 'B', 'A']], 'multiple_choice', [['a', 'b']]],
    ['user', [{ name: 'Rosa Park', email: 'rosa@acme.example' }], 'text', ['Rosa Park']],
    ['of another planet', ['x'], 'text', ['x']],
  ])('%s %j is %s', async (type, values, kind, expected) => {
    const { recordsOf, said } = await field(type, values);
    expect(recordsOf('custom_fields')).toMatchObject([{ key: 'what', kind, label: 'What?' }]);
    const own = recordsOf('persons').map(
      ({ custom }) => (custom as { value: Entry }[])[0]?.value['what'],
    );
    expect(own).toEqual(expected);
    expect(said).not.toContain('Left out');
  });

  test('null and empty values are none, and define nothing', async () => {
    const { recordsOf } = await field('number', [null, '', []]);
    expect(recordsOf('custom_fields')).toEqual([]);
  });

  test('more than 50 options are text, and fields beyond 50 are named', async () => {
    const { recordsOf } = await field(
      'single_select',
      Array.from({ length: 51 }, (_, at) => `Option ${at}`),
    );
    expect(recordsOf('custom_fields')).toMatchObject([{ kind: 'text' }]);
    const keyed = Object.fromEntries(
      Array.from({ length: 52 }, (_, at) => [
        `f${at}`,
        { name: `Field ${at}`, type: 'number', value: at },
      ]),
    );
    const many = await converted('greenhouse', {
      'candidates.json': [{ id: 1, first_name: 'A', keyed_custom_fields: keyed }],
    });
    expect(many.recordsOf('custom_fields')).toHaveLength(50);
    expect(many.said).toContain('Left out: 1 values of the candidate field Field 51');
  });

  test('fields of a candidate and of a job that are called the same have keys of their own', async () => {
    const typed = { x: { name: 'Level', type: 'number', value: 1 } };
    const { recordsOf } = await converted('greenhouse', {
      'candidates.json': [{ id: 1, first_name: 'A', keyed_custom_fields: typed }],
      'jobs.json': [{ id: 1, name: 'B', status: 'open', keyed_custom_fields: typed }],
    });
    expect(recordsOf('custom_fields').map(({ key, entity }) => [entity, key])).toEqual([
      ['candidate', 'level'],
      ['job', 'level_2'],
    ]);
  });
});

describe('files', () => {
  const pdf = '%PDF-1.4\n';
  const withFiles = (files: Answers) =>
    converted(
      'greenhouse',
      answersOf('greenhouse', { 'files/20/ada byron.pdf': undefined, ...files }),
    );

  test.each([
    'files/ada byron.pdf',
    'files/20/x.pdf',
    'files/20.pdf',
    'files/20-ada byron.pdf',
    'files/30.PDF',
    'files/20/ADA BYRON.pdf',
  ])('one is found as %s', async (path) => {
    const { files, said } = await withFiles({ [path]: pdf });
    expect(Object.keys(files)).toContain('files/1.pdf');
    expect(said).not.toContain('files that no record names');
  });

  test.each<[string, Answers, string]>([
    ['is not there', {}, '1 attachments without a file in files/: ada byron.pdf of 20'],
    [
      'is of nobody',
      { 'files/20/ada byron.pdf': pdf, 'files/zoe.pdf': pdf },
      '1 files that no record names: files/zoe.pdf',
    ],
    [
      'is an error page',
      { 'files/20.pdf': '<html>403</html>' },
      'files/20.pdf (not of the format that its name says)',
    ],
    [
      'is a picture',
      { 'files/20/ada byron.pdf': Buffer.from('89504e470d0a1a0a0000', 'hex') },
      'files that an import does not take',
    ],
    ['is empty', { 'files/20.pdf': '' }, 'files/20.pdf (empty)'],
    ['is too large', { 'files/20.pdf': pdf + 'x'.repeat(10_000_001) }, 'files/20.pdf (over 10 MB)'],
  ])('one that %s is named', async (_, files, sentence) => {
    const { said, recordsOf } = await withFiles(files);
    expect(said).toContain(sentence);
    expect(recordsOf('persons')).toHaveLength(2);
  });
});

test('opportunities of Lever that name applications by ids only are refused, unless a file of each has them', async () => {
  const page = JSON.stringify(vendorAnswers['lever']?.['opportunities-1.json']).replace(
    /"applications":\[\{.*?\}\]\}\]\}\]/u,
    '"applications":["a1"]',
  );
  const answers = answersOf('lever', { 'opportunities-1.json': page });
  expect(() => convert('lever', filesOf(answers))).toThrow(
    'ask for opportunities with expand=applications',
  );
  const own = { 'applications/o1.json': { data: [{ id: 'a1', posting: 'j1' }] } };
  expect((await converted('lever', { ...answers, ...own })).recordsOf('applications')).toHaveLength(
    1,
  );
});

test('Greenhouse version 3 has stages, reasons, notes and attachments in lists of their own', async () => {
  const { recordsOf, said } = await converted('greenhouse', {
    'jobs.json': [{ id: 10, name: 'Baker', status: 'open', office_ids: [5] }],
    'offices.json': [{ id: 5, name: 'Leeds' }],
    'job_interview_stages.json': [
      { id: 1, name: 'Review' },
      { id: 2, name: 'Interview' },
    ],
    'candidates.json': [
      { id: '20', first_name: 'Ada', last_name: 'Byron', email_addresses: null, tags: null },
    ],
    'applications.json': [
      {
        id: 30,
        candidate_id: 20,
        job_id: 10,
        status: 'rejected',
        stage_name: 'Interview',
        source_id: 3,
        rejected_at: '2025-03-04',
      },
    ],
    'sources.json': [{ id: 3, name: 'Fair' }],
    'rejection_details.json': [{ id: 1, application_id: 30, rejection_reason_id: 8 }],
    'rejection_reasons.json': [{ id: 8, name: 'Withdrew' }],
    'users.json': [
      { id: 9, first_name: 'Rosa', last_name: 'Park', primary_email: 'rosa@acme.example' },
    ],
    'notes.json': [
      { id: 1, candidate_id: 20, user_id: 9, body: 'Fine.', created_at: '2025-01-01T00:00:00Z' },
    ],
    'attachments.json': [
      { id: 77, candidate_id: 20, application_id: 30, filename: 'cv.txt', type: 'resume', url: '' },
    ],
    'files/77.txt': 'A CV.',
  });
  expect(recordsOf('applications')).toMatchObject([
    {
      stage_id: 'stage 1',
      source: 'Fair',
      rejection_reason_id: 7,
      notes: [
        { note: 'Rejection reason: Withdrew' },
        { note: 'Fine.', author_email: 'rosa@acme.example', author_name: 'Rosa Park' },
      ],
      documents: [{ kind: 'cv', filename: 'cv.txt', file: 'files/1.txt' }],
    },
  ]);
  expect(recordsOf('jobs')).toMatchObject([{ office_id: 'leeds' }]);
  expect(said).not.toContain('Left out');
});

test('what an import would refuse a record for is left out by field, and the record stays', async () => {
  const { recordsOf, said } = await converted('greenhouse', {
    'candidates.json': [
      {
        id: 1,
        first_name: 'A\u0000da\nByron',
        email_addresses: [{ value: 'no address' }],
        phone_numbers: [{ value: 'x'.repeat(90) }],
      },
      { id: 9_007_199_254_740_993n.toString(), first_name: 'B'.repeat(400) },
    ],
  });
  expect(recordsOf('persons')).toMatchObject([
    { first_name: 'A da Byron', email: '' },
    { first_name: 'B'.repeat(255) },
  ]);
  expect(said).toContain('Left out: 1 of persons.phone: ');
});

test('ids beyond 2^53 keep their digits, and numbers and strings are the same id', async () => {
  const { recordsOf } = await converted('greenhouse', {
    'candidates.json': '[{"id": 9007199254740993, "first_name": "Ada"}]',
    'jobs.json': '[{"id": "10", "name": "Baker", "status": "frozen"}]',
    'applications.json':
      '[{"id": 1, "candidate_id": "9007199254740993", "job_id": 10, "status": "paused", "applied_at": 1738576800}]',
  });
  expect(recordsOf('persons')).toMatchObject([{ id: '9007199254740993' }]);
  // Words that are not known are the least that they can be.
  expect(recordsOf('jobs')).toMatchObject([{ id: '10', status: 'Closed' }]);
  expect(recordsOf('applications')).toMatchObject([
    { person_id: '9007199254740993', status: 'active', created_at: '2025-02-03T10:00:00.000Z' },
  ]);
});

test('applications without their job, notes without an application, stages beyond 29 and other files are named', async () => {
  const { said } = await converted(
    'greenhouse',
    answersOf('greenhouse', {
      'jobs.json': undefined,
      'job_stages.json': Array.from({ length: 31 }, (_, at) => ({
        id: at,
        name: `Step ${at + 1}`,
      })),
      'README.txt': 'Hello',
      'jobs (1).json': [],
    }),
  );
  expect(said).toContain('Left out: 1 applications, whose job or candidate is in no list: 30');
  expect(said).toContain('Left out: 1 candidates have notes and no application to keep them: 20');
  expect(said).toContain('Left out: stages beyond 29: Step 30, Step 31');
  expect(said).toContain(
    '2 files that are not read, as their names are those of no page: README.txt; jobs (1).json',
  );
  expect(said).toContain('Lists that are not there: jobs,');
});

test('a record on two pages counts once, the later one', async () => {
  const person = { id: 1, first_name: 'Ada', last_name: '' };
  const { said, recordsOf } = await converted('greenhouse', {
    'candidates-1.json': [person, { id: 2, first_name: 'Bo' }],
    'candidates-2.json': [{ ...person, last_name: 'Byron' }],
  });
  expect(recordsOf('persons').map((one) => one['last_name'])).toEqual(['Byron', '']);
  expect(said).toContain('1 records of candidates are on two pages: the later one counts.');
});

test('pages are in the order of their numbers, from 0 or 1', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 11 }, (_, at) => [
      `candidates-${at}.json`,
      [{ id: at, first_name: `${at}` }],
    ]),
  );
  const { recordsOf } = await converted('greenhouse', pages);
  expect(recordsOf('persons').map(({ id }) => id)).toEqual(
    Array.from({ length: 11 }, (_, at) => String(at)),
  );
});

test('two candidates of Workable with one email are one person with two applications', async () => {
  const { recordsOf } = await converted('workable', answersOf('workable'));
  expect(recordsOf('persons')).toHaveLength(1);
  expect(recordsOf('applications').map(({ status }) => status)).toEqual(['rejected', 'hired']);
});

describe('npm run convert', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function folderOf(answers: Answers): string {
    const folder = mkdtempSync(join(tmpdir(), 'convert-'));
    folders.push(folder);
    for (const { path, read } of filesOf(answers)) {
      mkdirSync(dirname(join(folder, 'answers', path)), { recursive: true });
      writeFileSync(join(folder, 'answers', path), read());
    }
    return folder;
  }

  const run = (folder: string, ...rest: string[]) => {
    try {
      const words = ['tools/convert.ts', 'greenhouse', join(folder, 'answers'), ...rest];
      return { code: 0, out: execFileSync('node', words, { encoding: 'utf8', stdio: 'pipe' }) };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { code: status, out: stderr };
    }
  };

  test('writes the bundle, and says what is in it', () => {
    const folder = folderOf(answersOf('greenhouse'));
    const { code, out } = run(folder, join(folder, 'out.zip'));
    expect(out).toContain(
      '1 offices, 1 pipelines, 1 tags, 3 custom_fields, 1 jobs, 2 persons, 1 applications, 1 files',
    );
    expect(code).toBe(0);
    expect(Object.keys(unzipSync(readFileSync(join(folder, 'out.zip'))))).toContain('files/1.pdf');
  });

  test('says in a sentence what is broken, exits with 1, and leaves the bundle of before as it was', () => {
    const folder = folderOf(answersOf('greenhouse', { 'jobs.json': '[{"id": 10, "na' }));
    writeFileSync(join(folder, 'out.zip'), 'before');
    const { code, out } = run(folder, join(folder, 'out.zip'));
    expect({ code, out }).toEqual({
      code: 1,
      out: 'jobs.json is not JSON: it ends too early, at line 1, character 16. Make the call again.\n',
    });
    expect(readdirSync(folder).toSorted()).toEqual(['answers', 'out.zip']);
    expect(readFileSync(join(folder, 'out.zip'), 'utf8')).toBe('before');
  });

  test('a folder that is not there, and one that cannot be written to, are sentences', () => {
    const folder = folderOf({});
    expect(run(join(folder, 'nowhere'), 'x.zip')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/ is no folder\.\n$/u),
    });
    const whole = folderOf(answersOf('greenhouse'));
    const { code, out } = run(whole, join(whole, 'nowhere', 'x.zip'));
    expect(code).toBe(1);
    expect(out.trim().split('\n')).toHaveLength(1);
  });

  test('--urls says where curl finds the attachments, and where they are looked for', () => {
    const folder = folderOf(answersOf('greenhouse'));
    expect(run(folder, '--urls').out).toBe(
      'url = "https://files.example/abc/ada%20byron.pdf?signature=x"\noutput = "files/20/ada byron.pdf"\n',
    );
  });
});
