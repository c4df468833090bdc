/** How fast and how surely the database answers this isolate: what it did in the last half minute. */
import { Running } from '#lib/running.ts';
import { SECOND_MS } from '#lib/time.ts';

/**
 * `slow`: one request of twenty waits for more than a second, or one batch of twenty fails. `failing`: one of five waits longer or fails.
 * Judged by the batches of the last half minute, so that a pause without requests ends it.
 */
export type DatabaseLoad = 'normal' | 'slow' | 'failing';

/** A batch that ended, or one that goes on. */
export type Batch = { at: number; milliseconds: number; isFailed: boolean };

const BATCHES_MAX = 50;
/** Fewer say nothing. */
const BATCHES_MIN = 10;
const REMEMBERED_MS = 30 * SECOND_MS;
const SLOW_MS = SECOND_MS;
/** A request of two batches waits for three seconds and more. */
const VERY_SLOW_MS = 1.5 * SECOND_MS;
const SLOW_FROM = 0.05;
const FAILING_FROM = 0.2;

/** The database with its batches watched: whatever an action reads or writes is one. */
export function watchDatabase(database: D1Database): {
  database: D1Database;
  load: () => DatabaseLoad;
} {
  const ended: Batch[] = [];
  const open = new Running(REMEMBERED_MS);

  async function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const start = performance.now();
    const end = open.begin();
    let isFailed = false;
    try {
      return await database.batch<Row>(statements);
    } catch (error) {
      isFailed = !isRefusal(error);
      throw error;
    } finally {
      end();
      const at = performance.now();
      ended.push({ at, milliseconds: at - start, isFailed });
      if (ended.length > BATCHES_MAX) ended.shift();
    }
  }

  return {
    database: {
      batch,
      prepare: (text) => database.prepare(text),
      exec: (text) => database.exec(text),
      withSession: (constraint) => database.withSession(constraint),
      dump: () => database.dump(),
    },
    load() {
      const now = performance.now();
      const late = open
        .ages()
        // What has just begun is not quick yet.
        .filter((milliseconds) => milliseconds > SLOW_MS)
        .map((milliseconds) => ({ at: now, milliseconds, isFailed: false }));
      return loadOf([...ended, ...late], now);
    },
  };
}

/** A statement that is refused says nothing about the load. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    /SQLITE_(?:CONSTRAINT|ERROR)|malformed JSON|JSON path/u.test(error.message)
  );
}

export function loadOf(batches: readonly Batch[], now: number): DatabaseLoad {
  const recent = batches.filter(({ at }) => now - at < REMEMBERED_MS);
  if (recent.length < BATCHES_MIN) return 'normal';
  const shareOf = (isCounted: (one: Batch) => boolean) =>
    recent.filter(isCounted).length / recent.length;
  const failed = shareOf(({ isFailed }) => isFailed);
  const longerThan = (limit: number) => shareOf(({ milliseconds }) => milliseconds > limit);
  if (failed >= FAILING_FROM || longerThan(VERY_SLOW_MS) >= FAILING_FROM) return 'failing';
  return failed >= SLOW_FROM || longerThan(SLOW_MS) > SLOW_FROM ? 'slow' : 'normal';
}
