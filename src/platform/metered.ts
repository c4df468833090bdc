/** Bindings whose calls are counted for the data point of what runs now. */
import { count } from './metrics.ts';
import type { MetricsBindings } from './metrics.ts';

type Metered = Pick<MetricsBindings, 'METRICS'>;

async function counted<Answer extends D1Result | D1Result[]>(
  answering: Promise<Answer>,
): Promise<Answer> {
  count('d1_trips');
  const answer = await answering;
  for (const { meta } of [answer].flat()) {
    count('rows_read', meta.rows_read);
    count('rows_written', meta.rows_written);
  }
  return answer;
}

/** A round trip is a batch, or a statement that runs alone with `all`: nothing else is used. */
export function meteredDatabase({
  METRICS: dataset,
  DB: database,
}: Metered & { DB: D1Database }): D1Database {
  if (!dataset) return database;

  const metered: Pick<D1Database, 'batch' | 'prepare'> = {
    batch: (statements) => counted(database.batch(statements)),
    prepare(text) {
      const prepared = database.prepare(text);
      const bind = prepared.bind.bind(prepared);
      return Object.assign(prepared, {
        bind(...values: unknown[]) {
          const bound = bind(...values);
          const all = bound.all.bind(bound);
          return Object.assign(bound, { all: () => counted(all()) });
        },
      });
    },
  };
  return new Proxy(database, { get: (_, name): unknown => Reflect.get(metered, name) });
}

/** Each call of a method counts once. */
export function meteredBucket({
  METRICS: dataset,
  FILES: bucket,
}: Metered & { FILES: R2Bucket }): R2Bucket {
  if (!dataset) return bucket;
  return new Proxy(bucket, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): unknown => {
        count('r2_calls');
        return Reflect.apply(member, target, values);
      };
    },
  });
}
