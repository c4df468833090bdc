/** Read plans: one round trip for any number of queries, and the errors of the database as the API shows them. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';

const one = ReadPlan.first<{ n: number }>(publicSql`select ${1} as n`);
const two = ReadPlan.rows<{ n: number }>(publicSql`select value as n from json_each(${'[1,2]'})`);

function reader(fail?: Error) {
  const trips: string[] = [];
  const $client = watched(env.DB, (trip) => {
    trips.push(trip);
    if (fail) throw fail;
  });
  return { trips, ctx: { db: { $client } } };
}

describe('a read plan', () => {
  it('asks nothing without statements', async () => {
    const { ctx, trips } = reader();
    expect(await runRead(ctx, ReadPlan.of('known'))).toBe('known');
    expect(trips).toEqual([]);
  });

  it('runs one statement alone, and several in one batch', async () => {
    const { ctx, trips } = reader();
    expect(await runRead(ctx, one)).toEqual({ n: 1 });
    expect(await runRead(ctx, ReadPlan.all({ one, two, none: ReadPlan.of(null) }))).toEqual({
      one: { n: 1 },
      two: [{ n: 1 }, { n: 2 }],
      none: null,
    });
    expect(trips).toEqual(['all', 'batch']);
  });

  it('asks all queries of one value in one statement', async () => {
    const { ctx, trips } = reader();
    const cells = ReadPlan.cells<{ a: number; b: string | null }>({
      a: publicSql`select ${1} + 1`,
      b: publicSql`select value from json_each(${'[]'})`,
    });
    const other = ReadPlan.cells<{ a: string }>({
      a: publicSql`with t(x) as (select ${'x'}) select x from t`,
    });
    expect(await runRead(ctx, ReadPlan.all({ cells, other }))).toEqual({
      cells: { a: 2, b: null },
      other: { a: 'x' },
    });
    expect(trips).toEqual(['all']);
    expect(await runRead(ctx, ReadPlan.all([two, cells, cells]))).toEqual([
      [{ n: 1 }, { n: 2 }],
      { a: 2, b: null },
      { a: 2, b: null },
    ]);
    expect(trips).toEqual(['all', 'batch']);
  });

  it('gives no statement more values than D1 takes', async () => {
    const { ctx, trips } = reader();
    const values = Array.from({ length: 40 }, (_, at) => publicSql`${at}`);
    const plans = [1, 2, 3].map((n) =>
      ReadPlan.cells<{ sum: number }>({
        sum: publicSql`select ${n} * (${publicSql.join(values, ' + ')})`,
      }),
    );
    const sums = await runRead(ctx, ReadPlan.all(plans));
    expect(sums.map(({ sum }) => sum)).toEqual([780, 1560, 2340]);
    expect(trips).toEqual(['batch']);
  });

  it.each<ReadPlan<unknown>>([one, two, ReadPlan.all([one, two])])(
    'answers 503 without a database',
    async (plan) => {
      const { ctx } = reader(d1Error(CONNECTION_LOST));
      await expect(runRead(ctx, plan)).rejects.toMatchObject({ code: 'storage_unavailable' });
    },
  );

  it('keeps the text and the values of a wrong statement out of its message', async () => {
    const { ctx } = reader();
    const wrong = ReadPlan.rows(publicSql`select missing from nowhere where a = ${'secret'}`);
    await expect(runRead(ctx, wrong)).rejects.toThrow(/^A statement is wrong\.$/u);
  });
});
