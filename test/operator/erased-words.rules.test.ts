/** What is erased is in no page of a full-text index of people: not after changes, moves and merges, and not while one is half done. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../support/sqlite-d1.ts';

const indexes = {
  application_search: { column: 'cv', rest: `person, scope`, values: `'ada', 'c1'` },
  application_index: { column: 'person', rest: 'facets', values: `'c1_s1 c1_o2'` },
  candidate_index: { column: 'person', rest: 'facets', values: `'c1_t1'` },
};
const WORD = 'qwyzzyx';

describe.each(Object.entries(indexes))('%s', (index, { column, rest, values }) => {
  let sqlite: DatabaseSync;
  beforeEach(() => {
    sqlite = openSqlite();
  });

  const insert = (id: number, text: string) =>
    sqlite.exec(
      `insert into ${index} (rowid, ${column}, ${rest}) values (${id}, '${text}', ${values})`,
    );
  const fill = (from: number, to: number) => {
    for (let id = from; id <= to; id++) insert(id, `anna${id} bob${id % 7} zoe`);
  };
  const remove = (id: number) => sqlite.exec(`delete from ${index} where rowid = ${id}`);
  const merge = (pages: number) =>
    sqlite.exec(`insert into ${index} (${index}, rank) values ('merge', ${pages})`);

  /** The tables of the index with the word in a row. */
  function places(word = WORD): string[] {
    const tables = ['data', 'idx', 'content', 'docsize', 'config'].map(
      (name) => `${index}_${name}`,
    );
    return tables.filter((table) =>
      sqlite
        .prepare(`select * from ${table}`)
        .all()
        .some((row) =>
          Object.values(row).some((value) =>
            (value instanceof Uint8Array
              ? Buffer.from(value).toString('latin1')
              : String(value)
            ).includes(word),
          ),
        ),
    );
  }

  test('has it in its pages before', () => {
    insert(1, WORD);
    expect(places()).toEqual(expect.arrayContaining([`${index}_data`, `${index}_content`]));
  });

  test.each([0, 1, 15, 16, 300])('after %i other changes', (changes) => {
    insert(1, `ada ${WORD}`);
    fill(2, 1 + changes);
    remove(1);
    expect(places()).toEqual([]);
  });

  test('after it was replaced by another text, and by another again', () => {
    insert(1, `${WORD} old`);
    fill(2, 20);
    for (const text of ['first', 'second'])
      sqlite.exec(`update ${index} set ${column} = '${text}' where rowid = 1`);
    expect(places()).toEqual([]);
    remove(1);
    expect(places('second')).toEqual([]);
  });

  test('after the row was written anew, as each move of an application does', () => {
    for (let move = 0; move < 40; move++) {
      remove(1);
      insert(1, `${WORD} ${move}`);
      fill(2 + move * 3, 4 + move * 3);
    }
    remove(1);
    expect(places()).toEqual([]);
  });

  test('after a merge, and while one is half done', () => {
    insert(1, `${WORD} a`);
    fill(2, 400);
    insert(401, `b ${WORD}x`);
    merge(-1);
    expect(places()).not.toEqual([]);
    remove(1);
    remove(401);
    expect(places()).toEqual([]);
    for (let step = 0; step < 50; step++) merge(1);
    expect(places()).toEqual([]);
  });

  test('where the text is longer than many pages', () => {
    const long = Array.from({ length: 6000 }, (_, at) => `w${at}`).join(' ');
    fill(2, 30);
    insert(1, `${long} ${WORD} ${long}`);
    fill(31, 60);
    remove(1);
    expect(places()).toEqual([]);
    expect(places('w5999')).toEqual([]);
  });

  test('and what is not erased is still found', () => {
    fill(1, 200);
    for (let id = 1; id <= 200; id += 2) remove(id);
    const found = sqlite
      .prepare(`select count(*) as n from ${index} where ${index} match 'zoe'`)
      .get();
    expect(found).toEqual({ n: 100 });
    sqlite.exec(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`);
  });
});
