/** Rules for exports: bounds, names of files, and how records become lines. */
import { ApiError, invalidField } from '#errors.ts';
import type { ExportEntity, ExportFormat } from '#lib/transfer-kinds.ts';
import { csvHeader, csvLine } from '#lib/csv.ts';
import type { CsvValue } from '#lib/csv.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { refusalOf } from '#access.ts';
import type { Actor, Refusal } from '#access.ts';

/** A spreadsheet opens no more, and a list of more is to be narrowed. A bundle is all of a company. */
export const rowsMax: Readonly<Record<ExportFormat, number>> = {
  csv: 100_000,
  ndjson: 100_000,
  bundle: 10_000_000,
};
/** Of a company at a time: each is a background job. */
const OPEN_MAX = 5;
export const openExportsLimit = {
  max: OPEN_MAX,
  field: 'entity',
  text: `At most ${OPEN_MAX} exports of a company run at a time.`,
};
/** How long the file is kept. */
export const KEPT_MS = DAY_MS;
/** What is written before the file is finished is deleted after this time, should nobody finish it. */
export const ABANDONED_MS = 2 * DAY_MS;
/** Longer than any slice takes. */
export const LEASE_MS = 2 * MINUTE_MS;
/** Of a slice: then the export has failed. */
export const ATTEMPTS_MAX = 5;
/** Records of a slice: one round trip. */
export const SLICE_ROWS = 500;
/** Slices of one queue message. */
export const SLICES_PER_MESSAGE = 10;
/** Documents that one queue message copies: each is a request to R2, and a Worker has 500. */
export const FILES_PER_MESSAGE = 150;
/** The size of the parts of a file: the least that R2 takes. */
export const PART_BYTES = 5 * 1024 * 1024;

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson',
  bundle: 'application/zip',
};

export const extensions: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  ndjson: 'ndjson',
  bundle: 'zip',
};

type Named = { entity: ExportEntity; format: ExportFormat; createdAt: Date };

/** `applications-2026-11-23.csv`. */
export function filenameOf({ entity, format, createdAt }: Named): string {
  return `${entity}-${createdAt.toISOString().slice(0, 10)}.${extensions[format]}`;
}

export type FileOwner = { id: number; companyId: number };

export function keyOf({ id, companyId }: FileOwner, format: ExportFormat): string {
  return `exports/${companyId}/${id}.${extensions[format]}`;
}

/** What follows the last whole part. Each slice writes another file, so that a slice that is repeated begins with the same bytes. */
export function tailKey({ id, companyId }: FileOwner, tail: number): string {
  return `exports/${companyId}/${id}/tail-${tail}`;
}

/** What a bundle has written so far, beside its bytes. */
export function archiveKey({ id, companyId }: FileOwner, tail: number): string {
  return `exports/${companyId}/${id}/archive-${tail}`;
}

/** Throws 422 for a format that the records cannot have. */
export function formatFor(entity: ExportEntity, format: ExportFormat | undefined): ExportFormat {
  const isWhole = entity === 'company';
  const chosen = format ?? (isWhole ? 'bundle' : 'csv');
  if (isWhole === (chosen === 'bundle')) return chosen;
  const formats = isWhole ? 'bundle' : 'csv or ndjson';
  throw invalidField('format', `Must be ${formats} for ${entity}.`);
}

/** Why the actor may not have such a file, or null: a bundle has jobs, offices and pipelines, too, which its reader must be allowed to read. */
export function exportRefusal(actor: Actor | null, entity: ExportEntity): Refusal | null {
  if (!actor || entity !== 'company') return null;
  const refusals = (['jobs.read', 'company.read'] as const).map((permission) =>
    refusalOf(actor, permission),
  );
  return refusals.find((refusal) => refusal !== null) ?? null;
}

export function assertMayExport(actor: Actor | null, entity: ExportEntity): void {
  const refusal = exportRefusal(actor, entity);
  if (refusal) throw new ApiError(refusal);
}

/** The columns of a record, as paths: those of records within it are dotted. */
export type Columns = readonly string[];

/** The part of a JSON schema that says which columns there are. */
type Described = boolean | { type?: unknown; properties?: Record<string, Described> };

/** The columns of what a schema describes; lists are one column. */
export function columnsOf(schema: Described, prefix = ''): Columns {
  return Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    const columns = columnsOf(inner, `${path}.`);
    return columns.length > 0 ? columns : [path];
  });
}

function propertiesOf(schema: Described): Record<string, Described> {
  const isRecord = typeof schema === 'object' && schema.type === 'object';
  return isRecord ? (schema.properties ?? {}) : {};
}

export function headerOf(columns: Columns): string {
  return csvHeader(columns);
}

export function lineOf(columns: Columns, record: object): string {
  return csvLine(columns.map((path) => valueAt(record, path.split('.'))));
}

function valueAt(record: unknown, path: readonly string[]): CsvValue {
  const value = path.reduce<unknown>(memberOf, record);
  if (value === null || value === undefined) return null;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : JSON.stringify(value);
}

function memberOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return null;
  return Reflect.get(record, name);
}
