/** A D1 of its own for a bench, and a meter on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import { runBatch } from '#data/query-plan.ts';
import { insertAll } from '../tools/seed/bulk.ts';

/** A statement's worth, below D1's limit on what one value may hold. */
const ROWS_PER_STATEMENT = 2000;

const migrations = join(import.meta.dirname, '../migrations');

/** A Worker that runs the statements it is sent: one of them raw, or all in one batch. */
const runner = `export default {
  async fetch(request, { DB }) {
    const { sent, isRaw } = await request.json();
    const statements = sent.map(({ text, values }) => DB.prepare(text).bind(...values));
    try {
      return Response.json(isRaw ? await statements[0].raw() : await DB.batch(statements));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  }
}`;

export type Sent = { text: string; values: (string | number | null)[] };
export type Call = {
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  /** As D1 clocks its statements. */
  milliseconds: number;
  statements: Sent[];
};

/** Kept in `folder`, or in memory without one. */
export async function open(
  folder?: string,
): Promise<{ d1: D1Database; close: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      ...(folder !== undefined && { resourcePersistencePath: folder }),
      workers: [
        {
          name: 'bench',
          modules: true,
          script: runner,
          compatibilityDate: '2026-10-23',
          d1Databases: ['DB'],
        },
      ],
    }),
  );
  return { d1: reachedBy(miniflare), close: () => miniflare.dispose() };
}

/** As much of a D1 as the service and the benches use. A binding that Miniflare lends asks several times a statement. */
function reachedBy(miniflare: Miniflare): D1Database {
  async function send<Answer>(sent: readonly Sent[], isRaw = false): Promise<Answer[]> {
    const body = JSON.stringify({ sent, isRaw });
    const response = await miniflare.dispatchFetch('http://bench/', { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Answer[];
  }

  const prepare = (text: string, values: Sent['values'] = []) => {
    const sent = { text, values };
    const one = async () => (await send<D1Result>([sent]))[0];
    return {
      ...sent,
      bind: (...given: Sent['values']) => prepare(text, given),
      all: one,
      run: one,
      first: async () => (await one())?.results[0] ?? null,
      raw: () => send([sent], true),
    };
  };
  return { prepare, batch: (sent: readonly Sent[]) => send(sent) } as unknown as D1Database;
}

export function migrationFiles(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(migrations, name));
}

export async function migrate(d1: D1Database): Promise<void> {
  for (const file of migrationFiles()) {
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
      if (/^\s*(?:create|insert|alter)/imu.test(statement)) await d1.prepare(statement).run();
    }
  }
}

/** As many rows as there are, as the columns keep them (`insertAll`). */
export async function fillTable(
  ctx: PublicCtx,
  table: SQLiteTable,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await runBatch(ctx, [insertAll(ctx, table, rows.slice(from, from + ROWS_PER_STATEMENT))]);
  }
}

/** 1 to `length`. */
export function numbers(length: number): number[] {
  return Array.from({ length }, (_, at) => at + 1);
}

/** The binding as the service uses it, with a meter. */
export function metered(d1: D1Database): { binding: D1Database; call: Call } {
  const call: Call = { trips: 0, rowsRead: 0, rowsWritten: 0, milliseconds: 0, statements: [] };

  async function send(sent: readonly Sent[]): Promise<D1Result[]> {
    call.trips++;
    call.statements.push(...sent.map(({ text, values }) => ({ text, values })));
    const answers = await d1.batch(
      sent.map(({ text, values }) => d1.prepare(text).bind(...values)),
    );
    for (const { meta } of answers) {
      call.rowsRead += meta.rows_read;
      call.rowsWritten += meta.rows_written;
      call.milliseconds += meta.duration;
    }
    return answers;
  }

  const prepare = (text: string, values: Sent['values'] = []) => {
    const sent = { text, values };
    const one = async () => (await send([sent]))[0];
    return {
      ...sent,
      bind: (...given: Sent['values']) => prepare(text, given),
      all: one,
      run: one,
      // D1 meters no raw answer, and names no column twice in another: a question is asked in both ways.
      raw: async () => {
        if (!/^\s*select\b/iu.test(text)) throw new Error('Only a question may be asked twice.');
        await one();
        return d1
          .prepare(text)
          .bind(...values)
          .raw();
      },
    };
  };
  return { binding: { prepare, batch: send } as unknown as D1Database, call };
}
