/** Decides what a backup copies, when one begins, and which are deleted. */
import { HOUR_MS, DAY_MS } from '#lib/time.ts';
import type { BackupProgress, RowKey } from '#lib/backup-progress.ts';

/** `columns`, `key` (those of the primary key) and `parents` (the tables that it refers to) are lists with commas. */
export type SchemaTable = {
  name: string;
  sql: string;
  columns: string;
  key: string | null;
  parents: string | null;
};

/** After midnight UTC: few applicants are awake in the countries of most sites. */
export const DATABASE_MS = 2 * HOUR_MS;
/** The comparison of files: both share the calls that one run of the cron may make. */
export const FILES_MS = 3 * HOUR_MS;
const DAILY_KEPT = 35;
/** What was erased stays in a backup until it expires, so they are few. */
const MONTHLY_KEPT = 6;

const ROWS_FIRST = 200;
const ROWS_MAX = 2000;
/** Uncompressed bytes of a part: a row can have 200 kB. */
const PART_BYTES = 1_000_000;

/** Tables that are made again from others, or belong to this database alone. */
const notCopied: ReadonlySet<string> = new Set([
  'backups',
  'd1_migrations',
  'file_backups',
  'application_index',
  'candidate_index',
]);

/** Each after those that it refers to, so that a restored row finds them. */
export function tablesToCopy(schema: readonly SchemaTable[]): BackupProgress['tables'] {
  const virtual = schema.filter(({ sql }) => /^create virtual table/iu.test(sql));
  const shadows = new Set(
    virtual.flatMap(({ name }) => shadowSuffixes.map((suffix) => `${name}_${suffix}`)),
  );
  const copied = schema.filter(
    ({ name, sql }) =>
      !name.startsWith('sqlite_') &&
      !notCopied.has(name) &&
      !shadows.has(name) &&
      // An index without content is rebuilt from the jobs.
      !/content\s*=\s*''/u.test(sql),
  );
  return parentsFirst(copied).map(({ name, sql, columns, key }) => ({
    name,
    key: /without rowid\s*$/iu.test(sql) ? (key ?? '').split(',') : [ROWID],
    hasUpdatedAt: columns.split(',').includes('updated_at'),
  }));
}

/** What FTS5 keeps of a virtual table in tables of its own. */
const shadowSuffixes = ['data', 'idx', 'content', 'docsize', 'config'] as const;

/** Tables that refer to each other keep the order of their creation. */
function parentsFirst(tables: readonly SchemaTable[]): SchemaTable[] {
  const ordered: SchemaTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name, parents }) =>
      (parents ?? '').split(',').every((parent) => parent === name || !names.has(parent)),
    );
    const next = ready.length > 0 ? ready : waiting;
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

export function firstProgress(tables: BackupProgress['tables']): BackupProgress {
  return {
    tables,
    pass: 1,
    table: 0,
    after: null,
    limit: ROWS_FIRST,
    copied: {},
    parts: 0,
    bytes: 0,
    digest: '',
  };
}

export const ROWID = 'rowid';

export type Part = {
  rows: number;
  /** The key of the last row that the part looked at. */
  lastKey: RowKey | null;
  /** Whether the table had no more. A later row belongs to the second pass: waiting for the end could last for ever. */
  isLast: boolean;
  textLength: number;
  /** Compressed. */
  bytes: number;
  digest: string;
};

/** The progress after a part. A part without rows is not stored. */
export function advance(progress: BackupProgress, part: Part): BackupProgress {
  const { pass, table, tables, limit } = progress;
  const name = tables[table]?.name ?? '';
  const before = progress.copied[name] ?? { rows: 0, lastKey: null };
  const isStored = part.rows > 0;
  const lastKey = part.lastKey ?? progress.after;
  const copied = pass === 1 ? { rows: before.rows + part.rows, lastKey } : before;
  const next = {
    ...progress,
    copied: { ...progress.copied, [name]: copied },
    parts: progress.parts + (isStored ? 1 : 0),
    bytes: progress.bytes + part.bytes,
    digest: part.digest,
  };
  if (!part.isLast) {
    return { ...next, after: lastKey, limit: isStored ? rowsPerPart(part) : limit };
  }
  const isLastTable = table + 1 === tables.length;
  return {
    ...next,
    pass: isLastTable && pass === 1 ? 2 : pass,
    table: isLastTable && pass === 1 ? 0 : table + 1,
    after: null,
    limit: ROWS_FIRST,
  };
}

function rowsPerPart({ rows, textLength }: Part): number {
  const perRow = Math.max(1, textLength / rows);
  return Math.max(1, Math.min(ROWS_MAX, Math.floor(PART_BYTES / perRow)));
}

/** Counters and settings, which change without a time: small enough to be copied twice. */
const SMALL_ROWS = 20_000;

export type Selection = 'all' | 'changed' | 'added';

/** Which rows of the current table a pass copies. */
export function selectionOf({ pass, table, tables, copied }: BackupProgress): Selection {
  const { name = '', key = [], hasUpdatedAt = false } = tables[table] ?? {};
  const isByTime = key[0] === ROWID;
  if (pass === 1 || !isByTime) return 'all';
  if (hasUpdatedAt) return 'changed';
  return (copied[name]?.rows ?? 0) <= SMALL_ROWS ? 'all' : 'added';
}

export function isComplete({ pass, table, tables }: BackupProgress): boolean {
  return pass === 2 && table >= tables.length;
}

/** Whether the backup of the last night is missing, which begins so long after midnight UTC. */
export function isDue(now: Date, latestStartedAt: Date | null, beginsMs: number): boolean {
  const night = Math.floor((now.getTime() - beginsMs) / DAY_MS) * DAY_MS + beginsMs;
  return latestStartedAt === null || latestStartedAt.getTime() < night;
}

export type Kept = { id: number; startedAt: Date };
export type Ended = Kept & { state: 'finished' | 'failed' };

/** The finished ones past the newest 35, but for the first of each of the last 6 months; and those that failed, which nobody can restore. */
export function expiredBackups(newestFirst: readonly Ended[]): readonly Ended[] {
  const finished = newestFirst.filter(({ state }) => state === 'finished');
  const months = new Map<string, number>();
  for (const { id, startedAt } of finished) months.set(startedAt.toISOString().slice(0, 7), id);
  const kept = new Set([...months.values()].slice(0, MONTHLY_KEPT));
  for (const { id } of finished.slice(0, DAILY_KEPT)) kept.add(id);
  return newestFirst.filter(({ id }) => !kept.has(id));
}

/** Of the backups of the database, each of which has a folder. */
export const FOLDER = 'database/';

export function folderOf(startedAt: Date): string {
  return `${FOLDER}${nameOf(startedAt)}`;
}

/** When a backup began, as the keys of its parts spell it. */
export function nameOf(startedAt: Date): string {
  return startedAt.toISOString().replaceAll(':', '-');
}

/** The time that `nameOf` spells; null: the folder is not of a backup. */
export function startOf(name: string): Date | null {
  const [date = '', time = ''] = name.split('T');
  const startedAt = new Date(`${date}T${time.replaceAll('-', ':')}`);
  return !Number.isNaN(startedAt.getTime()) && nameOf(startedAt) === name ? startedAt : null;
}

const DIGITS = 6;

/** Parts sort by name in the order in which they are restored. */
export function partKey(folder: string, part: number): string {
  return `${folder}/${String(part).padStart(DIGITS, '0')}.ndjson.gz`;
}
