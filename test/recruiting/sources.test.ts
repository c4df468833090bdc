/** Tests sources, tracking links and the filter by source through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { findSources } from '#recruiting/jobs/sources/actions.ts';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import type { TrackingLink } from '#recruiting/jobs/tracking-links/schemas.ts';
import { applyTo } from '../support/applicants.ts';
import { see } from '../support/apply-form.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const PATH = '/api/sources';
const LINKS = '/api/tracking-links';
const BARE = { files: [] };

async function all<Item>(acme: Company, path: string): Promise<Item[]> {
  const answer = await acme.viewer<Page<Item>>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.data;
}

const sourcesOf = (acme: Company) => all<Source>(acme, `${PATH}/index`);

async function idsFrom(acme: Company, sourceId: number): Promise<number[]> {
  const rows = await all<{ id: number }>(acme, `/api/candidate-job/index?source_id=${sourceId}`);
  return rows.map(({ id }) => id);
}

describe('sources', () => {
  test('are created, listed, changed and deleted, with audit entries', async () => {
    const acme = await openCompany();
    expect(await sourcesOf(acme)).toEqual([]);
    const made = await acme.admin<Source>('POST', `${PATH}/store`, { name: 'Fair', kind: 'EVENT' });
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({ id, name: 'Fair', key: 'fair', kind: 'event' });
    const changed = await acme.admin('POST', `${PATH}/update/${id}`, { name: 'Fair in Oslo' });
    expect(changed.body.data).toMatchObject({ name: 'Fair in Oslo', key: 'fair', kind: 'event' });
    const same = await acme.admin('POST', `${PATH}/store`, { name: 'FAIR IN OSLO' });
    expect(same).toMatchObject({ status: 409, body: { code: 'duplicate', id } });
    // The key of a source that was renamed is taken, its name is not.
    const next = await acme.openSource({ name: 'Fair' });
    expect(next.key).toBe(`fair ${next.id}`);
    for (const body of [{ name: '' }, { name: 'X', kind: 'board room' }]) {
      expect((await acme.admin('POST', `${PATH}/store`, body)).status).toBe(422);
    }
    expect((await acme.admin('DELETE', `${PATH}/destroy/${id}`)).status).toBe(200);
    expect((await acme.admin('DELETE', `${PATH}/destroy/${id}`)).status).toBe(404);
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'source.create',
      'source.update',
      'source.create',
      'source.delete',
    ]);
  });

  test('are made by applications from the API, one for each name in any case, and filter lists', async () => {
    const acme = await openCompany();
    const [a, b, c, d] = [
      await acme.apply({ ...BARE, source: 'Newsletter' }),
      await acme.apply({ ...BARE, source: 'NEWSLETTER' }),
      await acme.apply(BARE),
      await acme.apply({ ...BARE, source: 'indeed' }),
    ];
    const sources = await sourcesOf(acme);
    const idOf = (key: string) => sources.find((one) => one.key === key)?.id ?? 0;
    expect(sources.map(({ name, key, kind }) => [name, key, kind])).toEqual([
      ['Indeed', 'indeed', 'board'],
      ['API', 'api', 'inbound'],
      ['Newsletter', 'newsletter', 'inbound'],
    ]);
    expect([a, b, c, d].map(({ source, source_id: id }) => [source, id])).toEqual([
      ['Newsletter', idOf('newsletter')],
      ['NEWSLETTER', idOf('newsletter')],
      ['api', idOf('api')],
      ['indeed', idOf('indeed')],
    ]);
    const { hash_id: ref } = await acme.postJob();
    const given = { candidate_id: a.candidate_id, job_id: ref };
    const assigned = await acme.recruiter('POST', '/api/candidate-job/assign-to-job', given);
    expect(assigned.body.data).toMatchObject({ source: 'assigned', source_id: expect.any(Number) });
    expect(await idsFrom(acme, idOf('newsletter'))).toEqual([b.id, a.id]);
    // A source with another name is found by both.
    await acme.admin('POST', `${PATH}/update/${idOf('newsletter')}`, { name: 'Our letter' });
    for (const source of ['newsletter', 'our LETTER']) {
      const made = await acme.apply({ ...BARE, source });
      expect(made).toMatchObject({ source, source_id: idOf('newsletter') });
    }
    const used = await acme.admin('DELETE', `${PATH}/destroy/${idOf('newsletter')}`);
    expect(used).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });

  test('are at most 200: then an application keeps its text, without a source', async () => {
    const acme = await openCompany();
    await db.run(sql`insert into sources (id, company_id, name, name_key, key, kind, created_at, updated_at)
      select ${acme.id} * 2 + value, ${acme.id}, value, value, value, 'board', 0, 0
      from json_each(${JSON.stringify([...Array(200).keys()])})`);
    const made = await acme.apply({ ...BARE, source: 'One more' });
    expect(made).toMatchObject({ source: 'One more', source_id: null });
    expect(await acme.apply({ ...BARE, source: '7' })).toMatchObject({
      source_id: acme.id * 2 + 7,
    });
    const answer = await acme.admin('POST', `${PATH}/store`, { name: 'One more' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { sources: ['A company can have at most 200 sources.'] } },
    });
  });

  test('of applications from before there were any are found by the cron', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const made = await applyTo(acme, job, { source: 'Ｆair ' });
    const other = await applyTo(acme, job, { source: 'career_page' });
    const before = await acme.showApplication({ id: made.applicationId });
    expect(before.source_id).toBeNull();
    expect(await findSources(operator(), 100)).toBe(true);
    const after = await acme.showApplication({ id: made.applicationId });
    expect(after).toEqual({ ...before, source_id: expect.any(Number) });
    expect(await idsFrom(acme, after.source_id ?? 0)).toEqual([made.applicationId]);
    const { source_id: second } = await acme.showApplication({ id: other.applicationId });
    const [first] = await sourcesOf(acme);
    expect(first).toMatchObject({ id: second, name: 'Career page', key: 'career_page' });
  });

  test('of another company do not exist', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const theirs = await globex.openSource();
    const link = await globex.openLink();
    for (const [method, path, body] of [
      ['GET', `${PATH}/show/${theirs.id}`, undefined],
      ['POST', `${PATH}/update/${theirs.id}`, { name: 'Mine' }],
      ['DELETE', `${PATH}/destroy/${theirs.id}`, undefined],
      ['GET', `${LINKS}/show/${link.id}`, undefined],
      ['POST', `${LINKS}/update/${link.id}`, { user_id: null }],
      ['DELETE', `${LINKS}/destroy/${link.id}`, undefined],
    ] as const) {
      expect((await acme.admin(method, path, body)).status, path).toBe(404);
    }
    const list = (id: number) => acme.viewer('GET', `/api/candidate-job/index?source_id=${id}`);
    for (const id of [theirs.id, theirs.id + 1]) {
      expect(await list(id)).toMatchObject({
        status: 422,
        body: { errors: { source_id: [`No record of the company has the id ${id}.`] } },
      });
    }
  });
});

describe('tracking links', () => {
  test('are created, listed, changed and deleted, and keep their source in use', async () => {
    const acme = await openCompany();
    const source = await acme.openSource();
    const job = await acme.postJob();
    const userId = await acme.user('Recruiter');
    const link = await acme.openLink({ source_id: source.id, job_id: job.id, user_id: userId });
    expect(link).toEqual({
      id: link.id,
      token: expect.stringMatching(/^[a-z\d]{10}$/u),
      url: `https://${acme.host}/go/${link.token}`,
      source_id: source.id,
      job_id: job.id,
      user_id: userId,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await all(acme, `${LINKS}/index`)).toEqual([link]);
    const used = await acme.admin('DELETE', `${PATH}/destroy/${source.id}`);
    expect(used).toMatchObject({ status: 409, body: { code: 'in_use' } });
    const changed = await acme.admin<TrackingLink>('POST', `${LINKS}/update/${link.id}`, {
      user_id: null,
    });
    expect(changed.body.data).toMatchObject({ user_id: null, source_id: source.id });
    expect((await acme.admin('DELETE', `${LINKS}/destroy/${link.id}`)).status).toBe(200);
    expect((await acme.admin('DELETE', `${PATH}/destroy/${source.id}`)).status).toBe(200);
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'source.create',
      'job.create',
      'tracking_link.create',
      'tracking_link.update',
      'tracking_link.delete',
      'source.delete',
    ]);
  });

  test('of a job that is deleted lead to the company, and are listed without a job', async () => {
    const acme = await openCompany();
    const [job, other] = [await acme.postJob(), await acme.postJob()];
    const link = await acme.openLink({ job_id: job.id });
    const kept = await acme.openLink({ job_id: other.id });
    const deleted = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect(deleted.status).toBe(200);
    const [first, second] = await all<TrackingLink>(acme, `${LINKS}/index`);
    expect(first).toEqual(kept);
    expect(second).toEqual({ ...link, job_id: null, updated_at: expect.any(String) });
    expect(Date.parse(second?.updated_at ?? '')).toBeGreaterThan(Date.parse(link.updated_at));
    expect(await see(acme.host, `/go/${link.token}`)).toMatchObject({
      status: 302,
      location: `https://${acme.host}/companies/${acme.subdomain}?src=${link.token}`,
    });
  });

  test('name records of the company only (422)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const own = { source_id: (await acme.openSource()).id };
    const theirs = {
      source_id: (await globex.openSource()).id,
      job_id: (await globex.postJob()).id,
      user_id: await globex.user('Recruiter'),
    };
    for (const [field, id] of Object.entries(theirs)) {
      for (const unknown of [id, id + 1]) {
        const given = { ...own, [field]: unknown };
        const answer = await acme.admin('POST', `${LINKS}/store`, given);
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { [field]: [expect.any(String)] } },
        });
      }
    }
  });
});

describe('the source of a prospect', () => {
  const add = (acme: Company, sourceId: number) =>
    acme.recruiter<Candidate>('POST', '/api/candidates/store', {
      first_name: 'Grace',
      source_id: sourceId,
    });

  test('is that of an application that a member makes for them', async () => {
    const acme = await openCompany();
    const fair = await acme.openSource({ name: 'Fair' });
    const { body, status } = await add(acme, fair.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ source_id: fair.id, first_name: 'Grace' });
    const job = await acme.postJob();
    const made = await acme.recruiter('POST', '/api/candidate-job/assign-to-job', {
      candidate_id: body.data.id,
      job_id: job.id,
    });
    expect(made.body.data).toMatchObject({ source: 'Fair' });
    const path = `/api/candidate-job/index?source_id=${fair.id}`;
    expect((await acme.viewer<{ total: number }>('GET', path)).body.data.total).toBe(1);
  });

  test('is one of the company: others are refused as unknown ones are', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const foreign = await add(acme, (await other.openSource()).id);
    expect(foreign).toMatchObject({
      status: 422,
      body: { errors: { source_id: ['No such source in this company.'] } },
    });
    expect((await add(acme, 123)).body).toMatchObject({
      errors: { source_id: ['No such source in this company.'] },
    });
  });

  test('is not deleted, and stays when the prospect is merged', async () => {
    const acme = await openCompany();
    const fair = await acme.openSource({ name: 'Fair' });
    const { data: grace } = (await add(acme, fair.id)).body;
    const destroy = await acme.admin('DELETE', `/api/sources/destroy/${fair.id}`);
    expect(destroy).toMatchObject({ status: 409, body: { code: 'in_use' } });
    const kept = await acme.apply({ files: [] });
    const merge = { from_candidate_id: grace.id };
    await acme.admin('POST', `/api/candidates/merge/${kept.candidate_id}`, merge);
    const shown = await acme.viewer('GET', `/api/candidates/show/${kept.candidate_id}`);
    expect(shown.body.data).toMatchObject({ source_id: fair.id });
  });
});
