/** Converters make a bundle of what the APIs of other services answer; the shapes are theirs, the people are invented. */
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { recordSchema } from '#recruiting/transfers/schemas/bundle/entity.ts';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';
import { Manifest } from '#recruiting/transfers/schemas/bundle/manifest.ts';
import { fromAshby } from '../../tools/convert/ashby.ts';
import { fromGreenhouse } from '../../tools/convert/greenhouse.ts';
import { fromLever } from '../../tools/convert/lever.ts';
import { leftOutOf, toRecords, watched, writeBundle } from '../../tools/convert/model.ts';
import type { Lists, Model } from '../../tools/convert/model.ts';
import { fromWorkable } from '../../tools/convert/workable.ts';

const greenhouse: Lists = {
  job_stages: [
    { id: 1, name: 'Application Review', job_id: 10, priority: 0 },
    { id: 2, name: 'Face to Face', job_id: 10, priority: 1 },
  ],
  jobs: [{ id: 10, name: 'Baker', status: 'open', created_at: '2025-01-02T10:00:00.000Z' }],
  candidates: [
    {
      id: 20,
      first_name: 'Ada',
      last_name: 'Byron',
      created_at: '2025-02-03T10:00:00.000Z',
      phone_numbers: [{ value: '+44 20 7946 0018', type: 'mobile' }],
      email_addresses: [{ value: 'ada@people.example', type: 'personal' }],
      website_addresses: [{ value: 'https://ada.example', type: 'personal' }],
      social_media_addresses: [{ value: 'https://www.linkedin.com/in/ada' }, { value: '@ada' }],
      tags: ['French'],
    },
    { id: 21, first_name: 'Bo', last_name: '', email_addresses: [], tags: [] },
  ],
  applications: [
    {
      id: 30,
      candidate_id: 20,
      status: 'rejected',
      jobs: [{ id: 10, name: 'Baker' }],
      current_stage: { id: 2, name: 'Face to Face' },
      source: { id: 1, public_name: 'Referral' },
      applied_at: '2025-02-03T10:00:00.000Z',
      rejected_at: '2025-03-04T10:00:00.000Z',
      rejection_reason: { id: 1, name: 'Too few loaves' },
    },
    { id: 31, candidate_id: 21, status: 'active', prospect: true, jobs: [] },
  ],
};

const lever: Lists = {
  stages: [
    { id: 's1', text: 'New applicant' },
    { id: 's2', text: 'Phone interview' },
  ],
  archive_reasons: [{ id: 'r1', text: 'Too few loaves' }],
  postings: [{ id: 'j1', text: 'Baker', state: 'published', createdAt: 1735812000000 }],
  opportunities: [
    {
      id: 'o1',
      contact: 'c1',
      name: 'Ada Byron',
      emails: ['ada@people.example'],
      phones: [{ type: 'mobile', value: '+44 20 7946 0018' }],
      links: ['https://www.linkedin.com/in/ada', 'https://ada.example'],
      tags: ['French'],
      sources: ['Referral'],
      origin: 'referred',
      stage: 's2',
      applications: [{ posting: 'j1' }],
      createdAt: 1738576800000,
      archived: { reason: 'r1', archivedAt: 1741082400000 },
    },
  ],
};

const ashby: Lists = {
  interview_stages: [
    { id: 's1', title: 'Application review', type: 'PreInterviewScreen' },
    { id: 's2', title: 'Phone interview', type: 'Active' },
  ],
  jobs: [{ id: 'j1', title: 'Baker', status: 'Open', createdAt: '2025-01-02T10:00:00.000Z' }],
  candidates: [
    {
      id: 'c1',
      name: 'Ada Byron',
      primaryEmailAddress: { value: 'ada@people.example', type: 'Personal' },
      primaryPhoneNumber: { value: '+44 20 7946 0018' },
      socialLinks: [
        { type: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' },
        { type: 'Website', url: 'https://ada.example' },
      ],
      tags: [{ id: 't1', title: 'French' }],
      createdAt: '2025-02-03T10:00:00.000Z',
    },
  ],
  applications: [
    {
      id: 'a1',
      status: 'Archived',
      candidate: { id: 'c1', name: 'Ada Byron' },
      job: { id: 'j1', title: 'Baker' },
      currentInterviewStage: { id: 's2', title: 'Phone interview' },
      source: { id: 'x', title: 'Referral' },
      archiveReason: { id: 'r1', text: 'Too few loaves' },
      createdAt: '2025-02-03T10:00:00.000Z',
      archivedAt: '2025-03-04T10:00:00.000Z',
    },
  ],
};

const workable: Lists = {
  stages: [
    { slug: 'applied', name: 'Applied', kind: 'applied', position: 1 },
    { slug: 'interview', name: 'Phone interview', kind: 'interview', position: 2 },
  ],
  jobs: [
    {
      id: 'x1',
      title: 'Baker',
      shortcode: 'J1',
      state: 'published',
      created_at: '2025-01-02T10:00:00Z',
    },
    {
      id: 'x2',
      title: 'Cook',
      shortcode: 'J2',
      state: 'archived',
      created_at: '2025-01-02T10:00:00Z',
    },
  ],
  candidates: ['J1', 'J2'].map((shortcode, index) => ({
    id: `w${index}`,
    name: 'Ada Byron',
    firstname: 'Ada',
    lastname: 'Byron',
    job: { shortcode, title: 'Baker' },
    stage: 'Phone interview',
    disqualified: index === 0,
    disqualified_at: index === 0 ? '2025-03-04T10:00:00Z' : null,
    disqualification_reason: index === 0 ? 'Too few loaves' : null,
    hired_at: index === 0 ? null : '2025-04-04T10:00:00Z',
    domain: 'Referral',
    email: 'ada@people.example',
    phone: '+44 20 7946 0018',
    social_profiles: [
      { type: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
      { type: 'website', url: 'https://ada.example' },
    ],
    tags: ['French'],
    created_at: '2025-02-03T10:00:00Z',
  })),
};

const services: [string, () => Model][] = [
  ['greenhouse', () => fromGreenhouse(greenhouse)],
  ['lever', () => fromLever(lever)],
  ['ashby', () => fromAshby(ashby)],
  ['workable', () => fromWorkable(workable)],
];

describe.each(services)('%s', (service, convert) => {
  const records = toRecords(convert());

  test('has the person, the job, the stage and the rejection', () => {
    const [person] = records['persons'] ?? [];
    expect(person).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@people.example',
      phone: '+44 20 7946 0018',
      tags: [{ tag_id: 'French' }],
    });
    expect((person as { links: object[] }).links).toEqual(
      expect.arrayContaining([{ kind: 'linkedin', url: 'https://www.linkedin.com/in/ada' }]),
    );
    const [application] = records['applications'] ?? [];
    expect(application).toMatchObject({
      status: 'rejected',
      source: 'Referral',
      rejected_at: '2025-03-04T10:00:00.000Z',
      stage_id: 'stage 1',
      notes: [{ note: expect.stringContaining('Too few loaves') }],
    });
    expect(records['jobs']?.[0]).toMatchObject({ title: 'Baker', status: 'Live' });
  });

  test('makes records that an import takes', async () => {
    for (const entity of entities) {
      for (const record of records[entity.name] ?? []) {
        const result = await recordSchema(entity).safeParseAsync(record);
        expect(result.error?.issues ?? [], entity.name).toEqual([]);
      }
    }
  });

  test('is written as a ZIP whose manifest names its files', async () => {
    const files = unzipSync(await writeBundle(service, records, new Date()));
    const manifest = Manifest.parse(
      JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()),
    );
    expect(manifest).toMatchObject({ format: 'recruiting/1', source: service });
    const own = new Set(['schema.json', 'manifest.json']);
    expect(manifest.files.map(({ path }) => path)).toEqual(
      Object.keys(files).filter((path) => !own.has(path)),
    );
    // As in an export: the bundle can be read and checked without this service.
    expect(JSON.parse(Buffer.from(files['schema.json'] ?? []).toString())).toEqual(bundleSchema());
  });
});

const converters = [
  ['greenhouse', fromGreenhouse, greenhouse, 'candidates'],
  ['lever', fromLever, lever, 'opportunities'],
  ['ashby', fromAshby, ashby, 'candidates'],
  ['workable', fromWorkable, workable, 'candidates'],
] as const;

test.each(converters)('%s says which fields are not read', (_, convert, lists, list) => {
  const [first = {}, ...others] = lists[list] ?? [];
  const more = { ...first, shoe_size: 40, nickname: '', hobbies: [] };
  const { lists: known, ignored } = watched({
    ...lists,
    [list]: [more, ...others],
    offers: [{ id: 1 }],
  });
  expect(convert(known)).toEqual(convert(lists));
  expect(ignored()).toEqual(expect.arrayContaining([`${list}.shoe_size`, 'offers.id']));
  expect(ignored()).not.toContain(`${list}.created_at`);
  for (const name of ['nickname', 'hobbies', 'tags'])
    expect(ignored()).not.toContain(`${list}.${name}`);
});

test('applications without their job, and stages beyond 29, are named as left out', () => {
  const stages = Array.from({ length: 31 }, (_, at) => `Step ${at + 1}`);
  const model = { ...fromGreenhouse({ ...greenhouse, jobs: [] }), stages };
  expect(leftOutOf(model, toRecords(model))).toEqual([
    '1 applications, whose job or candidate is in no list',
    'stages beyond 29: Step 30, Step 31',
  ]);
  const whole = fromGreenhouse(greenhouse);
  expect(leftOutOf(whole, toRecords(whole))).toEqual([]);
});

test('two candidates of Workable with one email are one person with two applications', () => {
  const { persons, applications } = fromWorkable(workable);
  expect(persons).toHaveLength(1);
  expect(applications.map(({ status }) => status)).toEqual(['rejected', 'hired']);
});

test('a prospect of Greenhouse is a person without an application', () => {
  const { persons, applications } = fromGreenhouse(greenhouse);
  expect(persons.map(({ id }) => id)).toEqual(['20', '21']);
  expect(applications.map(({ id }) => id)).toEqual(['30']);
});
