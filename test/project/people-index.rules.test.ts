/**
 * The indexes of applications and candidates say what the tables say, whatever happens, and filters find what a scan finds.
 * `INDEX_CHANGES=20000 INDEX_PEOPLE=20000 npm test -- test/project/people-index.rules.test.ts` tries more.
 */
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { tenantContext } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { filteredApplications } from '#recruiting/pipeline/applications/store/filtered-pages.ts';
import { COUNTED_MAX } from '#recruiting/pipeline/applications/store/pages.ts';
import { findCandidate } from '#recruiting/people/candidates/store/candidates.ts';
import { eraseStatements } from '#recruiting/people/candidates/store/erase.ts';
import { candidatePage } from '#recruiting/people/candidates/store/pages.ts';
import { mergeStatements } from '#recruiting/people/candidates/store/merge.ts';
import { fillFieldTokens, fillIndexes } from '#recruiting/people/people-search/actions.ts';
import {
  asksForApplications,
  isFiltered,
  personText,
} from '#recruiting/people/people-search/rules.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';

const CHANGES = Number(process.env['INDEX_CHANGES'] ?? 1_000);
const PEOPLE = Number(process.env['INDEX_PEOPLE'] ?? 1_000);
/** The suite takes every 523rd combination of filters, which has each three values of three filters together (below). */
const STRIDE = Number(process.env['INDEX_STRIDE'] ?? (PEOPLE < 20_000 ? 523 : 1));
/** The first of them, below the stride: so many processes, or one after the other, take them all. */
const OFFSET = Number(process.env['INDEX_OFFSET'] ?? 0);
/** All combinations of filters on 20,000 people take half an hour. */
const TIMEOUT_MS = PEOPLE < 20_000 ? 600_000 : 7_200_000;

const statuses = ['active', 'rejected', 'hired'] as const;
const outcomes = ['passed', 'flagged', 'knocked_out'] as const;
const types = ['screening', 'interview', 'offer', 'hired'] as const;
const now = new Date('2026-11-20T12:00:00Z');

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Two companies, each with three jobs and a stage of each type. */
function prepare(sqlite: DatabaseSync): void {
  sqlite.exec(
    `insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'de')`,
  );
  for (const company of [1, 2]) {
    sqlite.exec(`insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (${company}, 'c${company}', 'C', 1, 0, 0)`);
    sqlite.exec(`insert into pipelines (id, company_id, name, created_at, updated_at)
      values (${company}, ${company}, 'P', 0, 0)`);
    for (const [at, type] of types.entries()) {
      sqlite.exec(`insert into stages (id, company_id, pipeline_id, name, type, position)
        values (${company * 10 + at}, ${company}, ${company}, 'S', '${type}', ${at})`);
    }
    for (const at of [1, 2, 3]) {
      sqlite.exec(`insert into jobs (id, company_id, hash_id, title, title_folded, title_indexed, status, status_by_admin, workplace, created_at, updated_at)
        values (${company * 10 + at}, ${company}, 'h${company}${at}', 'T', 't', 't', 'Draft', 'approved', 'Remote', 0, 0)`);
    }
  }
}

/** Fields that lists are filtered by: a choice of candidates, and a number with bands of applications. */
function addFields(sqlite: DatabaseSync): void {
  const bands = [null, 5, 10].map((from, at) => ({ key: `b${at}`, label: `B${at}`, from }));
  const field = sqlite.prepare(`insert into custom_fields
    (id, company_id, entity, key, label, kind, options, bands, is_filterable, created_at, updated_at)
    values (?, ?, ?, ?, 'F', ?, '[]', ?, 1, 0, 0)`);
  for (const company of [1, 2]) {
    field.run(company * 100 + 1, company, 'candidate', 'shift', 'multiple_choice', '[]');
    field.run(company * 100 + 2, company, 'application', 'score', 'number', JSON.stringify(bands));
  }
}

/** Three tags and sources of each company, which did not exist before the index. */
function addTags(sqlite: DatabaseSync): void {
  addFields(sqlite);
  for (const company of [1, 2]) {
    for (const at of [1, 2, 3]) {
      sqlite.exec(`insert into sources (id, company_id, name, name_key, key, kind, created_at, updated_at)
        values (${company * 10 + at}, ${company}, 'S${at}', 's${at}', 's${at}', 'board', 0, 0)`);
      sqlite.exec(`insert into tags (id, company_id, name, name_key, created_at, updated_at)
        values (${company * 10 + at}, ${company}, 'T${at}', 't${at}', 0, 0)`);
    }
  }
}

type Model = {
  id: number;
  companyId: number;
  candidateId: number;
  words: string[];
  jobId: number;
  stageId: number;
  status: (typeof statuses)[number];
  tags: readonly number[];
  screening: (typeof outcomes)[number] | undefined;
  sourceId: number | null;
  shifts: readonly string[];
  score: number | undefined;
};

const firstNames = ['Ada', 'Grace', 'Zoë', '健太郎'];
const lastNames = ['Lovelace', 'Müller', 'Šimić', '伊藤'];

/** A person with a name of four, and mostly one application. Ids are those of the last days. */
function populate(sqlite: DatabaseSync, people: number, isIndexed: boolean): Model[] {
  const pick = numbersFrom(7);
  const candidate = sqlite.prepare(`insert into candidates
    (id, company_id, email, email_key, first_name, last_name${isIndexed ? ', indexed' : ''}, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?${isIndexed ? ', ?' : ''}, 0, 0)`);
  const application = sqlite.prepare(`insert into applications
    (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at${isIndexed ? ', screening, source_id' : ''})
    values (?, ?, ?, ?, ?, 0, ?, 'api', 0, 0${isIndexed ? ', ?, ?' : ''})`);
  if (isIndexed) addTags(sqlite);
  const tagging =
    isIndexed &&
    sqlite.prepare(
      `insert into candidate_tags (candidate_id, tag_id, company_id, created_at) values (?, ?, ?, 0)`,
    );
  const valuesOf = (entity: 'candidate' | 'application') =>
    isIndexed &&
    sqlite.prepare(
      `insert into ${entity}_values (${entity}_id, company_id, value, created_at) values (?, ?, ?, 0)`,
    );
  const [personValues, applicationValues] = [valuesOf('candidate'), valuesOf('application')];
  const models: Model[] = [];
  const first = firstIdAt(new Date(now.getTime() - 10 * DAY_MS));
  const step = Math.floor((firstIdAt(now) - first) / people / 4);
  sqlite.exec('begin');
  for (let n = 0; n < people; n++) {
    const companyId = pick(8) === 0 ? 2 : 1;
    const [id, email] = [first + n * 4 * step, `p${n}@people.example`];
    const person = {
      firstName: firstNames[pick(pick(40) === 0 ? 4 : 2)] ?? '',
      lastName: lastNames[pick(pick(40) === 0 ? 4 : 2)] ?? '',
      email,
    };
    const words = isIndexed ? [personText(person)] : [];
    candidate.run(id, companyId, email, email, person.firstName, person.lastName, ...words);
    const tags = isIndexed ? [1, 2, 3].filter((at) => pick(4 * at) === 0) : [];
    const tagIds = tags.map((at) => companyId * 10 + at);
    for (const tag of tagIds) if (tagging) tagging.run(id, tag, companyId);
    const shifts = ['day', 'night'].filter(() => isIndexed && pick(3) === 0);
    if (personValues && shifts.length > 0)
      personValues.run(id, companyId, JSON.stringify({ shift: shifts, other: 'x' }));
    const count = pick(5) === 0 ? 1 + pick(3) : 1;
    for (let at = 1; at <= count; at++) {
      const jobId = companyId * 10 + at;
      const stageId = companyId * 10 + pick(4);
      const status = statuses[pick(pick(3) + 1)] ?? 'active';
      const applicationId = id + at * step;
      const screening = isIndexed ? outcomes[pick(4)] : undefined;
      const sourceId = [null, 0, companyId * 10 + 1, companyId * 10 + 2][pick(4)] ?? null;
      const screened = isIndexed ? [screening ?? null, sourceId] : [];
      application.run(applicationId, companyId, id, jobId, stageId, status, ...screened);
      const score = isIndexed && pick(3) > 0 ? pick(15) : undefined;
      if (applicationValues && score !== undefined)
        applicationValues.run(applicationId, companyId, JSON.stringify({ score }));
      models.push({
        shifts,
        score,
        id: applicationId,
        companyId,
        candidateId: id,
        jobId,
        stageId,
        status,
        tags: tagIds,
        screening,
        sourceId,
        words: personText(person).split(' '),
      });
    }
  }
  sqlite.exec('commit');
  return models;
}

/** Rows in which an index and its view differ, but for tokens of fields that the cron is still writing or removing. */
function differences(sqlite: DatabaseSync): string[] {
  const unfinished = sqlite
    .prepare('select id from custom_fields where indexed_to is not null')
    .all()
    .map(({ id }) => `_f${Number(id).toString(16)}v`);
  const rowsOf = (query: string) =>
    sqlite
      .prepare(query)
      .all()
      .map(({ id, person, facets }) => {
        const tokens = String(facets).split(' ');
        const done = tokens.filter((token) => !unfinished.some((field) => token.includes(field)));
        return `${Number(id)}: ${String(person)}: ${done.join(' ')}`;
      });
  return (['application', 'candidate'] as const).flatMap((kind) => {
    const listed = kind === 'candidate' ? 'where erased_at is null' : '';
    const view = new Set(rowsOf(`select id, person, facets from ${kind}_facets ${listed}`));
    const index = new Set(rowsOf(`select rowid as id, person, facets from ${kind}_index`));
    return [...view, ...index].filter((row) => !view.has(row) || !index.has(row));
  });
}

function idsIn(sqlite: DatabaseSync, table: string): number[] {
  return sqlite
    .prepare(`select id from ${table}`)
    .all()
    .map(({ id }) => Number(id));
}

describe('a store of the release before', () => {
  test('is indexed in slices, and lists are filtered when that is complete', async () => {
    const sqlite = openSqlite();
    prepare(sqlite);
    const models = populate(sqlite, 1_200, false);
    sqlite.exec(`update candidates set erased_at = 1 where id = ${models[3]?.candidateId}`);
    sqlite.exec('update index_states set done_to = 0, completed_at = null');
    const ctx = tenantContext(bareContext(asD1(sqlite), now), 1);
    const list = () =>
      runPlan(
        ctx,
        filteredApplications(ctx, { page: 1, max: 10 }, { filters: { status: ['active'] } }),
      );
    await expect(list()).rejects.toMatchObject({ code: 'index_incomplete' });

    // What changes in the meantime is indexed, whether its slice has been filled or not.
    expect(await fillIndexes(ctx, 4)).toBe(false);
    sqlite.exec(
      `update applications set status = 'hired' where id in (${models[0]?.id}, ${models.at(-1)?.id})`,
    );
    sqlite.exec(
      `update candidates set first_name = 'Renamed' where id = ${models[1]?.candidateId}`,
    );
    while (!(await fillIndexes(ctx, 1)));
    expect(differences(sqlite)).toEqual([]);
    const active = models.filter(
      ({ companyId, status }) => companyId === 1 && status === 'active',
    ).length;
    expect((await list()).total).toBeLessThanOrEqual(active);
    expect(
      sqlite.prepare('select count(*) as n from candidates where indexed is null').get(),
    ).toEqual({ n: 1 });
    const renamed = `select count(*) as n from application_index where application_index match 'person : renamed'`;
    expect(Number(sqlite.prepare(renamed).get()?.['n'])).toBeGreaterThan(0);
    // Nothing is left to do.
    expect(await fillIndexes(ctx, 1)).toBe(true);
  });
});

test(
  `the indexes say what the tables say after ${CHANGES} random changes`,
  { timeout: TIMEOUT_MS },
  async () => {
    const sqlite = openSqlite();
    prepare(sqlite);
    populate(sqlite, 200, true);
    const ctx = tenantContext(bareContext(asD1(sqlite), now), 1);
    const pick = numbersFrom(11);
    const one = (ids: readonly number[]) => ids[pick(ids.length)] ?? 0;
    let nextId = 1;
    const counts = new Map<string, number>();
    const changes: Record<string, (application: number, candidate: number) => unknown> = {
      move: (id) =>
        sqlite.exec(
          `update applications set stage_id = company_id * 10 + ${pick(4)} where id = ${id}`,
        ),
      end: (id) =>
        sqlite.exec(`update applications set status = '${statuses[pick(3)]}' where id = ${id}`),
      screen: (id) =>
        sqlite.exec(
          `update applications set screening = nullif('${outcomes[pick(4)] ?? ''}', '') where id = ${id}`,
        ),
      source: (id) =>
        sqlite.exec(
          `update applications set source_id = company_id * 10 + ${pick(3)} where id = ${id}`,
        ),
      scoreIt: (id) =>
        sqlite.exec(`insert into application_values (application_id, company_id, value, created_at)
      select id, company_id, json_object('score', ${pick(15)}), 0 from applications where id = ${id}
      on conflict (application_id) do update set value = excluded.value`),
      shift: (_, by) =>
        sqlite.exec(`insert into candidate_values (candidate_id, company_id, value, created_at)
      select id, company_id, '${['{}', '{"shift":["day"]}', '{"shift":["night","day"],"x":1}'][pick(3)]}', 0
      from candidates where id = ${by} and erased_at is null
      on conflict (candidate_id) do update set value = excluded.value`),
      // The service empties values. It deletes them with their candidate alone.
      unshift: (_, by) =>
        sqlite.exec(`delete from candidate_values where candidate_id = ${by}
      and not exists (select 1 from custom_fields where is_filterable = 0)`),
      touch: (id, by) =>
        sqlite.exec(`update applications set updated_at = updated_at + 1 where id = ${id};
      update candidates set active_at = active_at + 1 where id = ${by}`),
      // Half of them stay, however many changes there are.
      delete: (id) =>
        sqlite.exec(
          `delete from applications where id = ${id} and (select count(*) from applications) > 100`,
        ),
      apply: (_, by) =>
        sqlite.exec(`insert or ignore into applications
      (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
      select ${nextId++}, company_id, id, company_id * 10 + ${1 + pick(3)}, company_id * 10, 0, 'active', 'api', 0, 0
      from candidates where id = ${by}`),
      // Merges and erasures take as many as come.
      add: () => {
        for (const id of [nextId++, nextId++])
          sqlite.exec(`insert into candidates
      (id, company_id, email, email_key, first_name, last_name, indexed, created_at, updated_at)
      values (${id}, 1, 'n${id}', 'n${id}', 'New', '', 'new', 0, 0)`);
      },
      rename: (_, by) =>
        sqlite.exec(
          `update candidates set first_name = 'R${nextId++}', indexed = 'r${nextId}' where id = ${by}`,
        ),
      renameOnly: (_, by) =>
        sqlite.exec(`update candidates set last_name = 'R${nextId++}' where id = ${by}`),
      tag: (_, by) =>
        sqlite.exec(`insert or ignore into candidate_tags (candidate_id, tag_id, company_id, created_at)
      select id, company_id * 10 + ${1 + pick(3)}, company_id, 0 from candidates where id = ${by}`),
      untag: (_, by) =>
        sqlite.exec(
          `delete from candidate_tags where candidate_id = ${by} and tag_id % 10 = ${1 + pick(3)}`,
        ),
      fill: () => fillIndexes(ctx, 1),
      // Lists are filtered by a field no more, and again: the cron removes and writes its tokens, while records change.
      hideField: () =>
        sqlite.exec(
          `update custom_fields set is_filterable = 0, indexed_to = 0 where id % 100 = ${1 + pick(2)}`,
        ),
      showField: () =>
        sqlite.exec(
          `update custom_fields set is_filterable = 1, indexed_to = 0 where is_filterable = 0`,
        ),
      fillField: () => fillFieldTokens(ctx, 1),
      async erase(_, by) {
        const found = await runPlan(ctx, findCandidate(ctx, by));
        if (found && !found.erasedAt && pick(4) === 0)
          await writeUnaudited(ctx, eraseStatements(ctx, found));
      },
      async merge(_, by) {
        const other = one(idsIn(sqlite, 'candidates where company_id = 1 and erased_at is null'));
        const [from, into] = await runPlan(
          ctx,
          QueryPlan.all([findCandidate(ctx, by), findCandidate(ctx, other)]),
        );
        if (!from || !into || from.id === into.id || from.erasedAt) return;
        await writeUnaudited(ctx, mergeStatements(ctx, from, into));
      },
    };
    const names = Object.keys(changes);
    for (let change = 0; change < CHANGES; change++) {
      const name = names[pick(names.length)] ?? '';
      // Erased persons, who stay, are changed now and then.
      const persons = pick(10) === 0 ? 'candidates' : 'candidates where erased_at is null';
      await changes[name]?.(one(idsIn(sqlite, 'applications')), one(idsIn(sqlite, persons)));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (change % 100 === 0) expect(differences(sqlite)).toEqual([]);
    }
    changes['showField']?.(0, 0);
    while (!(await fillFieldTokens(ctx, 1)));
    expect(differences(sqlite)).toEqual([]);
    const isWhole = `select count(*) as n from custom_fields where is_filterable = 1 and indexed_to is null`;
    expect(sqlite.prepare(isWhole).get()).toEqual({ n: 4 });
    expect(counts.size).toBe(names.length);
    expect(idsIn(sqlite, 'applications').length).toBeGreaterThan(50);
  },
);

describe(`filters on ${PEOPLE} people`, () => {
  const sqlite = openSqlite();
  prepare(sqlite);
  const models = populate(sqlite, PEOPLE, true);
  const ctx = tenantContext(bareContext(asD1(sqlite), now), 1);
  const typeOf = (stageId: number) => types[stageId - 10];
  const day = (back: number) => new Date(now.getTime() - (now.getTime() % DAY_MS) - back * DAY_MS);

  const bandOf = (score: number) => (score < 5 ? 'b0' : score < 10 ? 'b1' : 'b2');

  const inOrder = models.toSorted((a, b) => a.id - b.id);
  const known = new Map<string, readonly Model[]>();

  /** What matches, whatever its time, oldest first. It is looked for once for all times and orders. */
  function matching(filters: Filters, word: string): readonly Model[] {
    const { source_id: source } = filters;
    const { status, stage_id: stage, stage_type: type, job_id: job, tag_id: tag } = filters;
    const { screening, fields = [] } = filters;
    const key = JSON.stringify([status, stage, type, job, tag, source, screening, fields, word]);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= choices.word.length) known.clear();
    const found = inOrder.filter(
      (one) =>
        one.companyId === 1 &&
        (!status || status.includes(one.status)) &&
        (!stage || stage.includes(one.stageId)) &&
        (!type || type.some((each) => each === typeOf(one.stageId))) &&
        (!job || job.includes(one.jobId)) &&
        (!source || (one.sourceId !== null && source.includes(one.sourceId))) &&
        (!tag || tag.some((each) => one.tags.includes(each))) &&
        fields.every(({ entity, values }) =>
          entity === 'candidate'
            ? values.some((value) => one.shifts.includes(value))
            : one.score !== undefined && values.includes(bandOf(one.score)),
        ) &&
        (!screening || screening.some((each) => each === one.screening)) &&
        (word === '' || one.words.some((each) => each.startsWith(word))),
    );
    known.set(key, found);
    return found;
  }

  /** Whether an id is of the time that is asked for. */
  function createdWithin({ 'created-from': from, 'created-to': to }: Filters) {
    const first = from ? firstIdAt(from) : 0;
    const end = to ? firstIdAt(new Date(to.getTime() + DAY_MS)) : Infinity;
    return (id: number) => id >= first && id < end;
  }

  const ordered = <Item>(items: readonly Item[], { sort }: Filters) =>
    sort === 'oldest' ? items : items.toReversed();

  function scan(filters: Filters, word: string): readonly number[] {
    const ids = matching(filters, word).map(({ id }) => id);
    return ordered(ids.filter(createdWithin(filters)), filters);
  }

  /** The persons, each by the first of their applications that matches, where applications are asked for. */
  function scanPersons(filters: Filters, word: string): readonly number[] {
    const found = ordered(matching(filters, word), filters);
    const persons = [...new Set(found.map(({ candidateId }) => candidateId))];
    const created = persons.filter(createdWithin(filters));
    if (asksForApplications(filters)) return created;
    return ordered(
      created.toSorted((a, b) => a - b),
      filters,
    );
  }

  const shift = { id: 101, entity: 'candidate', values: ['night', 'late'] } as const;
  const score = { id: 102, entity: 'application', values: ['b0', 'b2'] } as const;
  const choices = {
    status: [undefined, ['active'], ['rejected', 'hired']],
    stage_id: [undefined, [11], [10, 12]],
    stage_type: [undefined, ['interview', 'offer']],
    job_id: [undefined, [11], [12, 13]],
    tag_id: [undefined, [11], [12, 13]],
    screening: [undefined, ['passed', 'knocked_out']],
    source_id: [undefined, [11], [11, 12]],
    fields: [undefined, [shift], [score], [shift, score]],
    'created-from': [undefined, day(6)],
    'created-to': [undefined, day(2)],
    sort: [undefined, 'oldest'],
    word: ['', 'ada', 'simic', '健太'],
  } as const;

  /** Every combination of the choices. */
  function combinations(): Record<string, unknown>[] {
    return Object.entries(choices).reduce<Record<string, unknown>[]>(
      (all, [name, values]) =>
        all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
  }

  test('are tried with each three values of three filters together', () => {
    const lists = Object.values(choices).map(({ length }): number => length);
    const tried = new Set<string>();
    for (let at = OFFSET; at < lists.reduce((all, one) => all * one); at += STRIDE) {
      let rest = at;
      const values = lists.toReversed().map((length) => {
        const value = rest % length;
        rest = Math.floor(rest / length);
        return value;
      });
      for (const [a, one] of values.entries())
        for (let b = 0; b < a; b++)
          for (let c = 0; c < b; c++) tried.add([a, one, b, values[b], c, values[c]].join(' '));
    }
    let triples = 0;
    for (const [a, one] of lists.entries())
      for (const [b, other] of lists.slice(0, a).entries())
        for (const third of lists.slice(0, b)) triples += one * other * third;
    expect(tried.size).toBe(triples);
  });

  test(
    'find what a scan finds, in every combination, with its total',
    { timeout: TIMEOUT_MS },
    async () => {
      const all = combinations();
      expect(all).toHaveLength(3 * 3 * 2 * 3 * 3 * 3 * 2 * 4 * 2 * 2 * 2 * 4);
      let hits = 0;
      for (const { word, ...combination } of all.filter((_, at) => at % STRIDE === OFFSET)) {
        const filters = combination as Filters;
        const expected = scan(filters, String(word));
        const list = (page: number, max: number) =>
          runPlan(ctx, filteredApplications(ctx, { page, max }, { filters, key: String(word) }));
        const { rows, total } = await list(1, 5);
        const isWhole = word === '' && !isFiltered(filters);
        const counted = isWhole ? expected.length : Math.min(expected.length, COUNTED_MAX);
        const shown = rows.slice(0, 5).map(({ application }) => application.id);
        expect([combination, word, total, shown]).toEqual([
          combination,
          word,
          counted,
          expected.slice(0, 5),
        ]);
        const persons = scanPersons(filters, String(word));
        const listed = await runPlan(
          ctx,
          candidatePage(ctx, { page: 2, max: 3 }, { filters, words: String(word) }),
        );
        expect([
          combination,
          word,
          listed.total,
          listed.rows.slice(0, 3).map(({ row }) => row.id),
        ]).toEqual([combination, word, Math.min(persons.length, COUNTED_MAX), persons.slice(3, 6)]);
        hits += total;
      }
      expect(hits).toBeGreaterThan(PEOPLE / STRIDE);
    },
  );
});
