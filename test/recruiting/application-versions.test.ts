/** Tests that the `updated_at` of an application follows what it shows of its person, its job and its stage. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, pdf } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { newPhone } from '../support/duplicates.ts';
import { db, operator } from '../support/operator.ts';
import { insertPortalToken, submit } from '../support/portal.ts';
import { formOf } from '../support/uploads.ts';

type Versioned = { updated_at: string };
type Made = { id: number; candidate_id: number; email: string };
type Write = (acme: Company, made: Made) => Promise<unknown>;

const update =
  (body: object): Write =>
  (acme, { candidate_id: id }) =>
    acme.recruiter('POST', `/api/candidates/update/${id}`, body);

async function tagged(acme: Company, { candidate_id: id }: Made): Promise<number> {
  const { data } = (
    await acme.recruiter<{ id: number }>('POST', '/api/tags/store', { name: 'Night' })
  ).body;
  await acme.recruiter('POST', `/api/candidates/tag/${id}`, { add: [data.id] });
  return data.id;
}

async function addDocument(acme: Company, { candidate_id: id }: Made): Promise<number> {
  const form = formOf([
    { name: 'kind', content: 'certificate' },
    { name: 'file', filename: 'first-aid.pdf', content: pdf('First aid') },
  ]);
  const path = `/api/candidates/store-document/${id}`;
  const { body } = await acme.recruiter<{ documents: { id: number }[] }>(
    'POST',
    path,
    form.body,
    form.headers,
  );
  return body.data.documents[0]?.id ?? 0;
}

/** With what is done before; the write gets the id of it. */
type Prepared = {
  before: (acme: Company, made: Made) => Promise<number>;
  write: (acme: Company, made: Made, id: number) => Promise<unknown>;
};

/** The writes that the application must follow. */
const writes: Record<string, Write | Prepared> = {
  'a corrected name': update({ first_name: 'Augusta' }),
  'a corrected email': update({ email: 'augusta@people.example' }),
  'a corrected phone': (acme, made) => update({ phone: newPhone() })(acme, made),
  'a phone that is taken away': update({ phone: null }),
  'a link': update({ links: [{ kind: 'other', url: 'https://people.example/augusta' }] }),
  'a value of the person': async (acme, made) => {
    await acme.openField({ key: 'wish' });
    await update({ custom: { wish: 'Nights' } })(acme, made);
  },
  'a tag': tagged,
  'a tag that is taken away': {
    before: tagged,
    write: (acme, { candidate_id: id }, tag) =>
      acme.recruiter('POST', `/api/candidates/tag/${id}`, { remove: [tag] }),
  },
  'a tag that is deleted': {
    before: tagged,
    write: (acme, _, tag) => acme.recruiter('DELETE', `/api/tags/destroy/${tag}`),
  },
  'a tag by a bulk action': async (acme, made) => {
    const { body } = await acme.recruiter<{ id: number }>('POST', '/api/tags/store', {
      name: 'Day',
    });
    await acme.recruiter('POST', '/api/candidate-job/bulk', {
      action: 'tag',
      ids: [made.id],
      add_tags: [body.data.id],
    });
  },
  'a document of the person': addDocument,
  'a document that is removed': {
    before: addDocument,
    write: (acme, _, document) =>
      acme.recruiter('DELETE', `/api/candidates/destroy-document/${document}`),
  },
  'a legal hold': (acme, { candidate_id: id }) =>
    acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true }),
  'a correction on the page of the candidate': async (acme, made) => {
    const token = await insertPortalToken(acme, made);
    await submit(acme, token, '/my/correct', {
      first_name: 'Augusta',
      last_name: 'Byron',
      phone: '',
    });
  },
  'a merge with somebody who has a phone': async (acme, made) => {
    const other = await acme.apply({ files: [], phone: newPhone() });
    await acme.admin('POST', `/api/candidates/merge/${made.candidate_id}`, {
      from_candidate_id: other.candidate_id,
    });
  },
};

describe('the updated_at of an application', () => {
  test.each(Object.keys(writes))('moves with %s', async (name) => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [], phone: newPhone() });
    const stranger = await acme.apply({ files: [] });
    const one = writes[name];
    const before = typeof one === 'object' ? await one.before(acme, made) : 0;
    const versionOf = async ({ id }: Made) => (await acme.showApplication({ id })).updated_at;
    const [version, ofStranger] = [await versionOf(made), await versionOf(stranger)];
    await (typeof one === 'object' ? one.write(acme, made, before) : one?.(acme, made));
    const after = await versionOf(made);
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(version));
    const path = `/api/candidate-job/index?updated-since=${encodeURIComponent(after)}`;
    const { data } = (await acme.viewer<{ data: Made[] }>('GET', path)).body.data;
    expect(data.map(({ id }) => id)).toContain(made.id);
    expect(await versionOf(stranger)).toBe(ofStranger);
  });

  test('moves with a phone that is read from a CV, and so does that of the candidate', async () => {
    const acme = await openCompany();
    const cv = 'Ada Lovelace\nPhone: +44 20 7946 0018\nEmail: ada@people.example.com\n';
    const made = await acme.apply({ files: [cvFile(cv, 'cv.txt')] });
    const before = await acme.showApplication(made);
    const person = `/api/candidates/show/${made.candidate_id}`;
    const { updated_at: version } = (await acme.viewer<Versioned>('GET', person)).body.data;
    const [document] = await db
      .select()
      .from(documents)
      .where(eq(documents.applicationId, made.id));
    await readCv(operator(), document?.id ?? 0);
    const after = await acme.showApplication(made);
    expect(after.phone).toBe('+442079460018');
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    const later = (await acme.viewer<Versioned>('GET', person)).body.data.updated_at;
    expect(Date.parse(later)).toBeGreaterThan(Date.parse(version));
  });

  test('stays with a correction that changes nothing', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [] });
    const { updated_at: version, first_name: name } = await acme.showApplication(made);
    await update({ first_name: name })(acme, made);
    expect((await acme.showApplication(made)).updated_at).toBe(version);
  });
});

/** An application in the first stage of a pipeline, and one for another job in another pipeline. */
async function openPlaced() {
  const acme = await openCompany();
  const [pipeline, elsewhere] = [await acme.openPipeline(), await acme.openPipeline()];
  const job = await acme.postJob({ company_pipline_id: pipeline.id });
  const other = await acme.postJob({ company_pipline_id: elsewhere.id });
  const made = await acme.apply({ files: [], job_id: job.hash_id });
  const stranger = await acme.apply({ files: [], job_id: other.hash_id });
  return { acme, pipeline, job, made, stranger };
}
type Placed = Awaited<ReturnType<typeof openPlaced>>;
type Stage = Placed['pipeline']['stages'][number];

const retitle =
  (body: object) =>
  ({ acme, job }: Placed) =>
    acme.recruiter('POST', `/api/jobs/update/${job.hash_id}`, body);

/** Changes the stages, each of which keeps its id. */
const restage =
  (change: (stages: Stage[]) => object[]) =>
  ({ acme, pipeline }: Placed) =>
    acme.admin('POST', `/api/company-pipline/update/${pipeline.id}`, {
      stages: change(pipeline.stages),
    });

const toSent = ({ id, name, type }: Stage) => ({ id, name, type });
/** Of the first stage, or of the second one. */
const first = (change: object) => (stages: Stage[]) =>
  stages.map((stage, at) => ({ ...toSent(stage), ...(at === 0 && change) }));
const second = (change: object) => (stages: Stage[]) =>
  stages.map((stage, at) => ({ ...toSent(stage), ...(at === 1 && change) }));

/** What the record shows, and what it does not. */
const followed: Record<string, (placed: Placed) => Promise<{ status: number; text: string }>> = {
  'another title of its job': retitle({ title: 'Pastry chef' }),
  'another name of its stage': restage(first({ name: 'Inbox' })),
  'another name and place of its stage': restage((stages) => {
    const [one, two, ...rest] = first({ name: 'Inbox' })(stages);
    return [two ?? {}, one ?? {}, ...rest];
  }),
};
const unseen: typeof followed = {
  'other tasks of its job': retitle({ tasks: '<p>Bake.</p>' }),
  'the same title of its job': retitle({ title: 'Baker' }),
  'another name of another stage': restage(second({ name: 'Call' })),
  'another limit of days of its stage': restage(first({ days_limit: 3 })),
  'another order of stages': restage((stages) => {
    const [one, two, three, ...rest] = stages.map(toSent);
    return [one ?? {}, three ?? {}, two ?? {}, ...rest];
  }),
  'another name of its pipeline': ({ acme, pipeline }) =>
    acme.admin('POST', `/api/company-pipline/update/${pipeline.id}`, { name: 'Kitchen' }),
};

describe('the updated_at of an application, as its job and its stage change', () => {
  test.each(Object.entries(followed))('moves with %s', async (_, write) => {
    const placed = await openPlaced();
    const { acme, made, stranger } = placed;
    const [before, ofStranger] = [
      await acme.showApplication(made),
      await acme.showApplication(stranger),
    ];
    const answer = await write(placed);
    expect(answer.status, answer.text).toBe(200);
    const after = await acme.showApplication(made);
    expect([after.job, after.stage]).not.toEqual([before.job, before.stage]);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    const path = `/api/candidate-job/index?updated-since=${encodeURIComponent(after.updated_at)}`;
    const { data } = (await acme.viewer<{ data: Made[] }>('GET', path)).body.data;
    expect(data.map(({ id }) => id)).toContain(made.id);
    expect((await acme.showApplication(stranger)).updated_at).toBe(ofStranger.updated_at);
  });

  test.each(Object.entries(unseen))('stays with %s', async (_, write) => {
    const placed = await openPlaced();
    const { updated_at: version } = await placed.acme.showApplication(placed.made);
    const answer = await write(placed);
    expect(answer.status, answer.text).toBe(200);
    expect((await placed.acme.showApplication(placed.made)).updated_at).toBe(version);
  });
});
