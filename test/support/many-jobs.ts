/** Many jobs of a company, and what becomes of them. */
import { env } from 'cloudflare:workers';
import type { Company } from './company.ts';

/** Drafts as copies of one job: a thousand by the API would take a minute. */
export async function draftJobs(acme: Company, count: number, job: object = {}): Promise<string[]> {
  const model = await acme.postJob(job);
  const { results } = await env.DB.prepare('select name from pragma_table_info(?)')
    .bind('jobs')
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const values = columns.map(
    (name) => ({ id: 'id + n', hash_id: `'q${model.id}x' || n` })[name] ?? name,
  );
  await env.DB.prepare(
    `insert into jobs (${columns.join()}) with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)
      select ${values.join()} from jobs, c where id = ?`,
  )
    .bind(count, model.id)
    .run();
  return Array.from({ length: count }, (_, at) => `q${model.id}x${at + 1}`);
}

/** Changes jobs at once, as an import does. */
export async function turn(hashIds: readonly string[], change: string): Promise<void> {
  await env.DB.prepare(
    `update jobs set ${change}, updated_at = updated_at + 1 where hash_id in (select value from json_each(?))`,
  )
    .bind(JSON.stringify(hashIds))
    .run();
}
