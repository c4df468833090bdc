/** What is read of a full-text index's structure is what SQLite has of its segments and pages. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { readStructure } from '#lib/full-text-structure.ts';

const kinds = {
  'with content': '',
  'without content': `, content='', contentless_delete=1`,
  'with columns only': ', detail=column',
};

describe.each(Object.entries(kinds))('an index %s', (_, options) => {
  function open() {
    const sqlite = new DatabaseSync(':memory:');
    sqlite.exec(`create virtual table t using fts5(words${options})`);
    let rows = 0;
    const number = (query: string) => Number(sqlite.prepare(query).get()?.['n']);
    return {
      sqlite,
      add: (count: number, words = 1) => {
        for (let nth = 0; nth < count; nth++) {
          rows += 1;
          const text = Array.from({ length: words }, (__, at) => `word${rows}x${at}`).join(' ');
          sqlite.prepare('insert into t (rowid, words) values (?, ?)').run(rows, text);
        }
      },
      read: () => {
        const row = sqlite.prepare('select block from t_data where id = 10').get();
        return readStructure(row?.['block'] as Uint8Array);
      },
      segments: () => number('select count(distinct segid) as n from t_idx'),
      // The id of a page of a segment: the segment in bits 37 and up, a bit for directories of rows, the height, then the page.
      pages: () =>
        number(
          'select count(*) as n from t_data where id >> 37 between 1 and 2000 and (id >> 31) & 63 = 0',
        ),
    };
  }

  test('that is empty has none', () => {
    expect(open().read()).toEqual({ segments: 0, pages: 0, isMerging: false });
  });

  test.each([1, 3, 15, 16, 40, 700])('of %i rows', (rows) => {
    const index = open();
    index.add(rows);
    expect(index.read()).toMatchObject({ segments: index.segments(), pages: index.pages() });
  });

  test('of long rows, some of which are removed', () => {
    const index = open();
    index.sqlite.exec(`insert into t (t, rank) values ('automerge', 0)`);
    index.add(60, 900);
    index.sqlite.exec('delete from t where rowid % 3 = 0');
    expect(index.read()).toMatchObject({ segments: index.segments() });
    index.sqlite.exec(`insert into t (t) values ('optimize')`);
    expect(index.read()).toEqual({ segments: 1, pages: index.pages(), isMerging: false });
  });

  test('that is being merged, and then is not', () => {
    const index = open();
    index.add(150, 300);
    index.sqlite.exec(`insert into t (t, rank) values ('merge', -2)`);
    expect(index.read().isMerging).toBe(true);
    for (let step = 0; step < 2000; step++)
      index.sqlite.exec(`insert into t (t, rank) values ('merge', 2)`);
    expect(index.read()).toMatchObject({ segments: 1, isMerging: false });
  });
});
