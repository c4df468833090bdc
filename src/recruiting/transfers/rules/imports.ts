/** Rules for imports: bounds, what may follow what, and keys of files. */
import { refusalOf } from '#access.ts';
import type { Actor } from '#access.ts';
import { ApiError, invalidField } from '#errors.ts';
import { DAY_MS } from '#lib/time.ts';
import { importsAtRest } from '#lib/transfer-kinds.ts';
import type { ImportStatus } from '#lib/transfer-kinds.ts';

/** What a form carries. */
export const UPLOAD_BYTES_MAX = 25_000_000;
/** Of a file that comes in parts. */
export const PARTS_BYTES_MAX = 2_000_000_000;
/** Of all parts but the last: more than the 5 MiB that R2 asks for, and a request has it in memory. */
export const PART_BYTES = 16_777_216;
export const ROWS_MAX = 50_000;
/** Rows of a file of rows: a message reads one of them. */
export const CHUNK_ROWS = 1000;
/** Rows that one batch writes. */
export const BATCH_ROWS = 50;
/** Documents that one batch copies. */
export const BATCH_FILES = 20;
export const COLUMNS_MAX = 200;
export const CELL_LENGTH_MAX = 20_000;
/** Names of jobs and of stages that a file can have: each is looked at by a person. */
export const NAMES_MAX = 500;
/** Of a company at a time. */
const OPEN_MAX = 10;
export const openImportsLimit = {
  max: OPEN_MAX,
  field: 'file',
  text: `At most ${OPEN_MAX} imports of a company run at a time.`,
};
export const UNDO_MS = 7 * DAY_MS;
/** How long the file is kept while nobody starts the import. */
export const KEPT_MS = 2 * DAY_MS;
export const RESULTS_MS = 7 * DAY_MS;

export const noCounts = { created: 0, existing: 0, failed: 0, kept: 0, undone: 0 };

type FileOwner = { id: number; companyId: number };

export function uploadKey({ id, companyId }: FileOwner): string {
  return `imports/${companyId}/${id}`;
}

export function chunkKey(owner: FileOwner, path: string): string {
  return `${uploadKey(owner)}/${path}`;
}

/** The file that was uploaded, and what was made of it. */
export function sourceKeys(
  row: FileOwner & { kind: 'csv' | 'bundle'; found: { chunks: readonly { path: string }[] } },
): string[] {
  const chunks = row.kind === 'csv' ? row.found.chunks : [];
  return [uploadKey(row), ...chunks.map(({ path }) => chunkKey(row, path))];
}

export function resultsKey(owner: FileOwner): string {
  return `${uploadKey(owner)}/results.csv`;
}

/** The numbers of the parts of a file, from 1. */
export function partsOf({ bytes }: { bytes: number }): number[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => index + 1);
}

/** What `etags` of an upload call a part. */
export function partKey(part: number): string {
  return `p${part}`;
}

type Upload = { bytes: number; etags: Readonly<Record<string, string>> };

export function missingParts(upload: Upload): number[] {
  return partsOf(upload).filter((part) => upload.etags[partKey(part)] === undefined);
}

/** Throws 422 unless a part of this file has this number and this size. */
export function assertPart(upload: Upload, part: number, bytes: Uint8Array): void {
  const count = partsOf(upload).length;
  if (part > count) throw invalidField('number', `The file has ${count} parts.`);
  const wanted = part < count ? PART_BYTES : upload.bytes - PART_BYTES * (count - 1);
  if (bytes.byteLength !== wanted) {
    throw invalidField('part', `Part ${part} of this file has ${wanted} bytes.`);
  }
  if (part === 1 && !isZip(bytes)) {
    throw invalidField('part', 'Only bundles (ZIP) are uploaded in parts.');
  }
}

/** By the first bytes. */
export function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** Nothing is left to do but, at most, to write its results again. */
const atRest: ReadonlySet<ImportStatus> = new Set(importsAtRest);

export function isAtRest(status: ImportStatus): boolean {
  return atRest.has(status);
}

/** Whether it has begun to write records. An older version knew by `finishedAt`. */
export function isStarted({ startedAt, finishedAt }: Times): boolean {
  return (startedAt ?? finishedAt) !== null;
}

type Times = { startedAt: Date | null; finishedAt: Date | null };

/** Before its end: what it has written by then stays. */
export const cancelable: readonly ImportStatus[] = [
  'uploading',
  'reading',
  'mapping',
  'checking',
  'checked',
  'importing',
  'undoing',
];

/** Throws 409 unless the import can do this now. */
export function assertStatus(status: ImportStatus, allowed: readonly ImportStatus[]): void {
  if (!allowed.includes(status)) throw new ApiError('import_not_ready', { extra: { status } });
}

export function assertUndoable({ startedAt, finishedAt }: Times, now: Date): void {
  const until = ((finishedAt ?? startedAt)?.getTime() ?? 0) + UNDO_MS;
  if (now.getTime() > until) throw new ApiError('import_too_old');
}

/** A bundle has jobs and definitions, too: whoever imports it must be allowed to write them. */
export function assertMayImport(actor: Actor | null, kind: 'csv' | 'bundle'): void {
  if (!actor || kind === 'csv') return;
  const refused = (['jobs.write', 'structure.manage'] as const)
    .map((permission) => refusalOf(actor, permission))
    .find((refusal) => refusal !== null);
  if (refused) throw new ApiError(refused);
}
