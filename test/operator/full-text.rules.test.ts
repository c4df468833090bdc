/** The cron merges the full-text indexes: changes leave no segments behind, a tick writes little, and what is found stays the same. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicCtx } from '#context.ts';
import { fullTexts, readStructures } from '#data/full-text.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { keepMerged } from '#operator/full-text/actions.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';
import { dropSearchIndex } from '../../tools/search-index.ts';

/** So many pages an index and tick. */
const PAGES_A_TICK = 2000;

let sqlite: DatabaseSync;
let minute = 0;
beforeEach(() => {
  sqlite = openSqlite();
});

function number(query: string): number {
  return Number(sqlite.prepare(query).get()?.['n']);
}

function contextOf(): PublicCtx {
  minute += 1;
  return bareContext(asD1(sqlite), new Date(Date.UTC(2026, 0, 1) + minute * MINUTE_MS));
}

/** Each in a transaction of its own, as requests are. */
const changes: Record<(typeof fullTexts)[number], (id: number) => string> = {
  listing_search: (id) =>
    `insert into listing_search (rowid, title, scope) values (${id}, 'nurse${id}', 'd1')`,
  company_job_search: (id) =>
    `insert into company_job_search (rowid, title, scope) values (${id}, 'nurse${id}', 'c1')`,
  application_search: (id) =>
    `insert into application_search (rowid, person, cv, scope) values (${id}, 'ada${id}', 'nurse', 'c1')`,
  application_index: (id) =>
    `insert into application_index (rowid, person, facets) values (${id}, 'ada${id}', 'c1')`,
  candidate_index: (id) =>
    `insert into candidate_index (rowid, person, facets) values (${id}, 'ada${id}', 'c1')`,
};

function change(index: (typeof fullTexts)[number], from: number, to: number): void {
  for (let id = from; id <= to; id++) sqlite.exec(changes[index](id));
}

async function segments(): Promise<Record<string, number>> {
  const found = await readStructures(contextOf());
  return Object.fromEntries(found.map(({ index, structure }) => [index, structure.segments]));
}

test('every full-text index of the schema is kept merged, but for that of an earlier release', () => {
  const all = sqlite
    .prepare(`select name from sqlite_master where sql like 'create virtual table%fts5%'`)
    .all()
    .map(({ name }) => name);
  expect(new Set(all)).toEqual(new Set([...fullTexts, 'job_search']));
});

describe.each(fullTexts)('%s', (index) => {
  test('is one segment after changes, and has what it had', async () => {
    change(index, 1, 330);
    sqlite.exec(`delete from ${index} where rowid % 10 = 0`);
    const rows = () =>
      sqlite
        .prepare(
          `select rowid from ${index} where ${index} match 'ada7 OR nurse7 OR ada70 OR nurse70'`,
        )
        .all();
    const before = rows();
    expect((await segments())[index]).toBeGreaterThan(3);
    for (let tick = 0; tick < 10; tick++) await keepMerged(contextOf());
    expect((await segments())[index]).toBe(1);
    expect(rows()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test('is left alone where nothing has changed', async () => {
    change(index, 1, 40);
    for (let tick = 0; tick < 5; tick++) await keepMerged(contextOf());
    const before = number('select total_changes() as n');
    for (let tick = 0; tick < 5; tick++) await keepMerged(contextOf());
    expect(number('select total_changes() as n')).toBe(before);
  });

  test('is merged while it changes', async () => {
    for (let tick = 0; tick < 30; tick++) {
      change(index, tick * 20 + 1, tick * 20 + 20);
      await keepMerged(contextOf());
    }
    expect((await segments())[index]).toBeLessThanOrEqual(4);
  });
});

test('a tick merges a large index in part, later ones go on, and all of it becomes one segment', async () => {
  sqlite.exec(`insert into application_search (application_search, rank) values ('automerge', 0)`);
  const rows = 400;
  for (let nth = 0; nth < 30; nth++) {
    sqlite.exec(`insert into application_search (rowid, person, cv, scope)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
      select ${nth * rows} + i, 'ada', (select group_concat('word' || (${nth * rows} + i) || 'x' || j.value, ' ')
        from json_each('[${Array.from({ length: 90 }, (_, at) => at).join()}]') j), 'c1' from n`);
  }
  const pagesWritten = async () => {
    const before = number('select total_changes() as n');
    await keepMerged(contextOf());
    return number('select total_changes() as n') - before;
  };
  const found = (await readStructures(contextOf())).find(
    ({ index }) => index === 'application_search',
  );
  expect(found?.structure.pages).toBeGreaterThan(PAGES_A_TICK);
  let ticks = 0;
  let most = 0;
  while (((await segments())['application_search'] ?? 0) > 1 && ticks < 500) {
    most = Math.max(most, await pagesWritten());
    ticks += 1;
  }
  expect((await segments())['application_search']).toBe(1);
  // Each page is a row, with one of what finds it, and up to two that are deleted.
  expect(most).toBeLessThan(4 * PAGES_A_TICK);
  expect(most).toBeGreaterThan(PAGES_A_TICK / 4);
  expect(
    number(
      `select count(*) as n from application_search where application_search match 'word77x5'`,
    ),
  ).toBe(1);
});

test('goes on with the others where the operator has dropped some for an export', async () => {
  change('application_search', 1, 40);
  await dropSearchIndex(contextOf());
  await keepMerged(contextOf());
  await keepMerged(contextOf());
  expect(await segments()).toEqual({ application_search: 1 });
});
