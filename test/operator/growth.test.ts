/** The size of the database, which the cron keeps once a day. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { tick } from '../support/ticks.ts';

const today = () => Math.floor(Date.now() / DAY_MS);

test('the cron keeps the size of each day once, for two years', async () => {
  await env.DB.exec('delete from database_sizes');
  const old = env.DB.prepare('insert into database_sizes (day, bytes) values (?, 1), (?, 2)');
  await old.bind(today() - 731, today() - 730).run();
  await tick();
  const read = () =>
    env.DB.prepare('select day, bytes from database_sizes order by day').all<{
      day: number;
      bytes: number;
    }>();
  const { results } = await read();
  expect(results).toEqual([
    { day: today() - 730, bytes: 2 },
    { day: today(), bytes: expect.any(Number) },
  ]);
  expect(results.at(-1)?.bytes).toBeGreaterThan(100_000);

  await env.DB.exec('update database_sizes set bytes = 3');
  await tick();
  expect((await read()).results.map(({ bytes }) => bytes)).toEqual([3, 3]);
});
