/** Tests tags and their filter through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import type { TagDetail } from '#recruiting/people/tags/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const PATH = '/api/tags';
const BARE = { files: [] };

function store(acme: Company, name: string) {
  return acme.recruiter<TagDetail>('POST', `${PATH}/store`, { name });
}

function tag(acme: Company, id: number, input: object) {
  return acme.recruiter<Candidate>('POST', `/api/candidates/tag/${id}`, input);
}

async function idsOf(acme: Company, path: string): Promise<number[]> {
  const answer = await acme.viewer<Page<{ id: number }>>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.data.map(({ id }) => id);
}

/** Ids that no tag of the service has, which come from the time. */
let nextIds = 0;

/** From 0, as JSON. */
function numbersTo(count: number): string {
  return JSON.stringify([...Array(count).keys()]);
}

/** Rows of tags by SQL: five hundred requests would say no more. */
async function insertTags(acme: Company, count: number): Promise<number[]> {
  const first = (nextIds += 1_000);
  await db.run(sql`insert into tags (id, company_id, name, name_key, created_at, updated_at)
    select ${first} + value, ${acme.id}, 'n' || value, 'n' || value, 0, 0
    from json_each(${numbersTo(count)})`);
  return Array.from({ length: count }, (_, at) => first + at);
}

describe('tags', () => {
  test('are created, listed, renamed and deleted, with audit entries', async () => {
    const acme = await openCompany();
    expect(await idsOf(acme, `${PATH}/index`)).toEqual([]);
    const made = await store(acme, '  Speaks   Polish ');
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body.data;
    expect(made.body.data).toEqual({
      id,
      name: 'Speaks Polish',
      candidate_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const renamed = await acme.recruiter('POST', `${PATH}/update/${id}`, { name: 'Polish' });
    expect(renamed.body.data).toMatchObject({ id, name: 'Polish' });
    expect(await idsOf(acme, `${PATH}/index`)).toEqual([id]);
    expect(await acme.recruiter('DELETE', `${PATH}/destroy/${id}`)).toMatchObject({ status: 200 });
    expect((await acme.viewer('GET', `${PATH}/show/${id}`)).status).toBe(404);
    expect((await acme.audited()).map(({ action, changes }) => [action, changes])).toEqual([
      ['tag.create', { name: { from: null, to: 'Speaks Polish' } }],
      ['tag.update', { name: { from: 'Speaks Polish', to: 'Polish' } }],
      ['tag.delete', { name: { from: 'Polish', to: null } }],
    ]);
  });

  test('have one name each: another case or form of the letters is the same (409)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = (await store(acme, 'Café ＡＢ')).body.data;
    for (const name of ['Café ＡＢ', 'CAFÉ ab', 'café ab'.normalize('NFD')]) {
      expect(await store(acme, name)).toMatchObject({
        status: 409,
        body: { code: 'duplicate', id },
      });
    }
    expect((await store(globex, 'Café AB')).status).toBe(201);
    const other = (await store(acme, 'Other')).body.data;
    const renamed = await acme.recruiter('POST', `${PATH}/update/${other.id}`, { name: 'CAFÉ AB' });
    expect(renamed).toMatchObject({ status: 409, body: { code: 'duplicate', id } });
    // Its own name in another case is a new name.
    const recased = await acme.recruiter('POST', `${PATH}/update/${id}`, { name: 'café ab' });
    expect(recased).toMatchObject({ status: 200, body: { data: { name: 'café ab' } } });
  });

  test.each([
    ['empty', ''],
    ['of two lines', 'a\nb'],
    ['longer than 80 characters', 'x'.repeat(81)],
    ['a number', 7],
  ])('are refused where the name is %s (422)', async (_, name) => {
    const answer = await (await openCompany()).recruiter('POST', `${PATH}/store`, { name });
    expect(answer).toMatchObject({ status: 422, body: { errors: { name: expect.anything() } } });
  });

  test('are at most 500 in a company', async () => {
    const acme = await openCompany();
    await insertTags(acme, 499);
    expect((await store(acme, 'The last')).status).toBe(201);
    expect(await store(acme, 'Too many')).toMatchObject({
      status: 422,
      body: { errors: { tags: ['A company can have at most 500 tags.'] } },
    });
  });

  test('of another company do not exist', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const theirs = await globex.openTag();
    const { candidate_id: id } = await acme.apply(BARE);
    for (const [method, path, body] of [
      ['GET', 'show', undefined],
      ['POST', 'update', { name: 'Mine' }],
      ['DELETE', 'destroy', undefined],
    ] as const) {
      expect((await acme.recruiter(method, `${PATH}/${path}/${theirs.id}`, body)).status).toBe(404);
    }
    const unknown = async (field: string, tagId: number) => {
      const { status, body } = await tag(acme, id, { [field]: [tagId] });
      return [status, JSON.stringify({ ...body, request_id: '' }).replaceAll(String(tagId), 'ID')];
    };
    for (const field of ['add_tags', 'remove_tags', 'add', 'remove']) {
      const foreign = await unknown(field, theirs.id);
      expect(foreign).toEqual(await unknown(field, theirs.id + 1));
      expect(foreign).toEqual([422, expect.stringContaining(`"${field}"`)]);
    }
    const found = await acme.viewer('GET', `/api/candidates/index?tag_id=${theirs.id}`);
    expect(found).toMatchObject({ status: 422, body: { errors: { tag_id: expect.anything() } } });
  });
});

describe('POST /api/candidates/tag/{id}', () => {
  test('takes its former names too, beside those that bulk changes have', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.openTag(), await acme.openTag()];
    const { candidate_id: id } = await acme.apply(BARE);
    const given = await tag(acme, id, { add: [first.id], add_tags: [second.id] });
    const ids = given.body.data.tags.map((one) => one.id).toSorted((a, b) => a - b);
    expect(ids).toEqual([first.id, second.id].toSorted((a, b) => a - b));
    const taken = await tag(acme, id, { remove: [first.id], remove_tags: [second.id] });
    expect(taken.body.data.tags).toEqual([]);
    const unknown = await tag(acme, id, { add: [1], add_tags: [2, 3] });
    expect(unknown.body.errors).toEqual({
      add: ['No record of the company has the id 1.'],
      add_tags: [2, 3].map((one) => `No record of the company has the id ${one}.`),
    });
  });

  test('gives and takes tags, with an event and an audit entry of what changed', async () => {
    const acme = await openCompany();
    const [polish, welder] = [
      await acme.openTag({ name: 'welder' }),
      await acme.openTag({ name: 'Polish' }),
    ];
    const { candidate_id: id, id: applicationId } = await acme.apply(BARE);
    const before = (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
    const tagged = await tag(acme, id, { add_tags: [polish.id, welder.id, polish.id] });
    expect(tagged).toMatchObject({
      status: 200,
      body: {
        data: { id, tags: [welder, polish].map(({ id: tagId, name }) => ({ id: tagId, name })) },
      },
    });
    expect(tagged.body.data.updated_at > before.updated_at).toBe(true);
    // Tags are no activity of the person.
    expect(tagged.body.data.last_active_at).toBe(before.last_active_at);
    const again = await tag(acme, id, { add_tags: [polish.id], remove_tags: [] });
    expect(again.body.data.updated_at).toBe(tagged.body.data.updated_at);
    const untagged = await tag(acme, id, { remove_tags: [polish.id] });
    expect(untagged.body.data.tags.map(({ id: tagId }) => tagId)).toEqual([welder.id]);
    const announced = (await acme.announced()).filter(({ event }) => event === 'candidate.tagged');
    expect(announced.map(({ data }) => data)).toEqual([
      { candidate_id: id, added: [polish.id, welder.id], removed: [] },
      { candidate_id: id, added: [], removed: [polish.id] },
    ]);
    const audited = (await acme.audited()).filter(({ action }) => action === 'candidate.tag');
    expect(audited).toMatchObject([{ subjectId: id }, { subjectId: id }]);
    const listed = await acme.viewer<Page<Candidate>>('GET', '/api/candidates/index');
    expect(listed.body.data.data).toMatchObject([
      { id, tags: [{ id: welder.id, name: 'Polish' }] },
    ]);
    const exported = await acme.admin<Candidate>('GET', `/api/candidates/export/${id}`);
    expect(exported.body.data.tags).toEqual([{ id: welder.id, name: 'Polish' }]);
    expect(await idsOf(acme, `/api/candidate-job/index?tag_id=${welder.id}`)).toEqual([
      applicationId,
    ]);
    expect(await idsOf(acme, `/api/candidate-job/index?tag_id=${polish.id}`)).toEqual([]);
  });

  test('gives a candidate at most 30', async () => {
    const acme = await openCompany();
    const ids = await insertTags(acme, 31);
    const { candidate_id: id } = await acme.apply(BARE);
    expect((await tag(acme, id, { add_tags: ids.slice(0, 30) })).status).toBe(200);
    const answer = await tag(acme, id, { add_tags: [ids[30]] });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { add_tags: ['A candidate can have at most 30 tags.'] } },
    });
    expect((await tag(acme, id, { add_tags: [ids[30]], remove_tags: [ids[0]] })).status).toBe(200);
    expect((await tag(acme, id, { add_tags: ids })).status).toBe(422);
  });

  test('answers 404 for candidates of others, and 409 for erased ones', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id: tagId } = await acme.openTag();
    const [theirs, own] = [await globex.apply(BARE), await acme.apply(BARE)];
    expect((await tag(acme, theirs.candidate_id, { add_tags: [tagId] })).status).toBe(404);
    await tag(acme, own.candidate_id, { add_tags: [tagId] });
    await acme.admin('DELETE', `/api/candidates/erase/${own.candidate_id}`);
    expect(await tag(acme, own.candidate_id, { add_tags: [tagId] })).toMatchObject({
      status: 409,
      body: { code: 'candidate_erased' },
    });
    const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${own.candidate_id}`);
    expect(shown.body.data.tags).toEqual([]);
    expect(
      (await acme.viewer<TagDetail>('GET', `${PATH}/show/${tagId}`)).body.data.candidate_count,
    ).toBe(0);
  });
});

test('a merge keeps the tags of both, once each', async () => {
  const acme = await openCompany();
  const [both, one, other] = [await acme.openTag(), await acme.openTag(), await acme.openTag()];
  const [kept, merged] = [await acme.apply(BARE), await acme.apply(BARE)];
  await tag(acme, kept.candidate_id, { add_tags: [both.id, one.id] });
  await tag(acme, merged.candidate_id, { add_tags: [both.id, other.id] });
  const answer = await acme.admin<Candidate>('POST', `/api/candidates/merge/${kept.candidate_id}`, {
    from_candidate_id: merged.candidate_id,
  });
  expect(new Set(answer.body.data.tags.map(({ id }) => id))).toEqual(
    new Set([both.id, one.id, other.id]),
  );
  expect(answer.body.data.tags).toHaveLength(3);
  for (const { id } of [both, one, other]) {
    const found = await idsOf(acme, `/api/candidate-job/index?tag_id=${id}`);
    expect(found).toEqual([merged.id, kept.id]);
    expect(await idsOf(acme, `/api/candidates/index?tag_id=${id}`)).toEqual([kept.candidate_id]);
  }
});

describe('DELETE /api/tags/destroy/{id}', () => {
  test('takes the tag from its candidates, and makes views that ask for it stale', async () => {
    const acme = await openCompany();
    const [gone, left] = [await acme.openTag(), await acme.openTag()];
    const { candidate_id: id } = await acme.apply(BARE);
    await tag(acme, id, { add_tags: [gone.id, left.id] });
    const view = await acme.recruiter<SavedView>('POST', '/api/saved-views/store', {
      name: 'Tagged',
      entity: 'candidates',
      query: { tag_id: `${gone.id},${left.id}` },
    });
    expect((await acme.recruiter('DELETE', `${PATH}/destroy/${gone.id}`)).status).toBe(200);
    const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
    expect(shown.body.data.tags.map((each) => each.id)).toEqual([left.id]);
    const path = `/api/saved-views/show/${view.body.data.id}`;
    const { stale } = (await acme.recruiter<SavedView>('GET', path)).body.data;
    expect(stale).toEqual([{ filter: 'tag_id', id: gone.id }]);
    const list = await acme.viewer('GET', `/api/candidates/index?tag_id=${gone.id}`);
    expect(list.status).toBe(422);
    expect(await idsOf(acme, `/api/candidates/index?tag_id=${left.id}`)).toEqual([id]);
  });

  test('is refused where more than 1,000 candidates have it (409)', async () => {
    const acme = await openCompany();
    const { id } = await acme.openTag();
    await db.run(sql`insert into candidate_tags (candidate_id, tag_id, company_id, created_at)
      select ${acme.id} + value, ${id}, ${acme.id}, 0 from json_each(${numbersTo(1_001)})`);
    const answer = await acme.recruiter('DELETE', `${PATH}/destroy/${id}`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'in_use', candidate_count: 1001 } });
    await db.run(
      sql`delete from candidate_tags where tag_id = ${id} and candidate_id = ${acme.id} + 1000`,
    );
    expect((await acme.recruiter('DELETE', `${PATH}/destroy/${id}`)).status).toBe(200);
  });
});

describe('the bulk action `tag`', () => {
  const bulk = (acme: Company, input: object) =>
    acme.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', { action: 'tag', ...input });

  test('tags the candidates of applications, and is undone', async () => {
    const acme = await openCompany();
    const [welder, polish] = [await acme.openTag(), await acme.openTag()];
    const [a, b, c] = [await acme.apply(BARE), await acme.apply(BARE), await acme.apply(BARE)];
    await tag(acme, b.candidate_id, { add_tags: [polish.id] });
    await tag(acme, c.candidate_id, { add_tags: [welder.id] });
    const input = { ids: [a.id, b.id, c.id, 7], add_tags: [welder.id], remove_tags: [polish.id] };
    const dry = await bulk(acme, { ...input, dry_run: true });
    const results = [
      { id: a.id, result: 'done' },
      { id: b.id, result: 'done' },
      { id: c.id, result: 'unchanged' },
      { id: 7, result: 'failed', code: 'not_found' },
    ];
    expect(dry.body.data).toMatchObject({ bulk_id: null, results });
    const done = await bulk(acme, input);
    expect(done.body.data).toMatchObject({ done: 2, unchanged: 1, failed: 1, results });
    const withTag = (id: number) => idsOf(acme, `/api/candidate-job/index?tag_id=${id}`);
    expect(await withTag(welder.id)).toEqual([c.id, b.id, a.id]);
    expect(await withTag(polish.id)).toEqual([]);
    const undone = await acme.recruiter(
      'POST',
      `/api/candidate-job/bulk/${done.body.data.bulk_id}/undo`,
    );
    expect(undone.status, undone.text).toBe(200);
    expect(await withTag(welder.id)).toEqual([c.id]);
    expect(await withTag(polish.id)).toEqual([b.id]);
  });

  test('is refused without tags, and with those of another company (422)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await acme.apply(BARE);
    const theirs = await globex.openTag();
    for (const [field, tags] of [
      ['add_tags', {}],
      ['add_tags', { add_tags: [] }],
      ['add_tags', { add_tags: [theirs.id] }],
      ['remove_tags', { remove_tags: [theirs.id] }],
    ] as const) {
      for (const dry of [true, false]) {
        const answer = await bulk(acme, { ids: [id], dry_run: dry, ...tags });
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { [field]: expect.anything() } },
        });
      }
    }
  });
});
