/** Finds out what the file of an import holds: rows of CSV, which are kept in files of 1,000, or the files of a bundle. */
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { expireFiles } from '#data/file-removals.ts';
import { runPlan } from '#data/query-plan.ts';
import type { ImportFound, ImportMapping } from '#data/tables/imports.ts';
import { CsvFault, decodeCsv, openCsv, readCsv } from '#lib/csv.ts';
import { fold } from '#lib/fold.ts';
import { readContent, readDirectory, ZipFault } from '#lib/unzip.ts';
import type { ZipEntry, ZipSource } from '#lib/unzip.ts';
import { ENTRIES_MAX, isBundlePath, MANIFEST_BYTES_MAX } from '../rules/bundle.ts';
import { dateFormats, formatsOf } from '../rules/dates.ts';
import {
  CELL_LENGTH_MAX,
  CHUNK_ROWS,
  chunkKey,
  COLUMNS_MAX,
  KEPT_MS,
  NAMES_MAX,
  ROWS_MAX,
  uploadKey,
} from '../rules/imports.ts';
import { CUSTOM, guessCustomColumns } from '../rules/custom-cells.ts';
import type { CustomField } from '../rules/custom-cells.ts';
import { cellsOf } from '../rules/mapping.ts';
import { guessColumns, presets } from '../rules/presets.ts';
import { entities } from '../schemas/bundle/entities.ts';
import { Manifest } from '../schemas/bundle/manifest.ts';
import { fieldsOf, mappedPlaces } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';

/** What is wrong with a file, in words for whoever has sent it. */
export class FileFault extends Error {}

export type Reading = {
  found: ImportFound;
  mapping: ImportMapping;
  source: string;
  rowCount: number;
};

export async function readImport(ctx: Ctx, row: ClaimedImport): Promise<Reading> {
  try {
    return row.kind === 'bundle' ? await readBundle(ctx, row) : await readRows(ctx, row);
  } catch (error) {
    if (error instanceof ZipFault) throw new FileFault(error.message);
    if (error instanceof CsvFault) throw new FileFault(`Row ${error.row}: ${error.message}`);
    throw error;
  }
}

/** The file, read by ranges. */
export async function openZip(ctx: Ctx, row: ClaimedImport): Promise<ZipSource> {
  const key = uploadKey(row);
  const head = await ctx.files.head(key);
  if (!head) throw new FileFault('The file is no longer kept.');
  return {
    size: head.size,
    async read(offset, length) {
      const bytes = await ctx.files.getRange(key, offset, length);
      if (!bytes) throw new FileFault('The file is no longer kept.');
      return bytes;
    },
  };
}

/** The entries by name. Names that no bundle has, and names that stand twice, are refused. */
export async function directoryOf(source: ZipSource): Promise<Map<string, ZipEntry>> {
  const entries = await readDirectory(source, ENTRIES_MAX);
  const strange = entries.find(({ name }) => !isBundlePath(name));
  if (strange) throw new FileFault('The ZIP has a file that no bundle has.');
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size !== entries.length) throw new FileFault('The ZIP has a name twice.');
  return byName;
}

async function readBundle(ctx: Ctx, row: ClaimedImport): Promise<Reading> {
  const source = await openZip(ctx, row);
  const directory = await directoryOf(source);
  const entry = directory.get('manifest.json');
  if (!entry) throw new FileFault('The ZIP has no manifest.json.');
  const manifest = parseManifest(await readContent(source, entry, MANIFEST_BYTES_MAX));
  const missing = manifest.files.find(({ path }) => !directory.has(path));
  if (missing) throw new FileFault(`The ZIP has no ${missing.path}.`);
  const order = entities.map(({ name }) => name);
  const unknown = manifest.files.find(({ entity }) => !order.includes(entity));
  if (unknown) throw new FileFault(`This service does not know ${unknown.entity}.`);
  const onRecord = new Set(entities.flatMap(({ name, isOnRecord }) => (isOnRecord ? name : [])));
  const chunks = manifest.files
    .filter(({ entity }) => !onRecord.has(entity))
    .toSorted((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity))
    .map(({ path, entity, records, sha256 }) => ({ path, entity, rows: records, sha256 }));
  return {
    found: { ...row.found, chunks },
    mapping: {},
    source: manifest.source,
    rowCount: chunks.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function parseManifest(bytes: Uint8Array): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FileFault('manifest.json is not valid JSON.');
  }
  const { success, data, error } = Manifest.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  throw new FileFault(`manifest.json: ${issue?.path.join('.') ?? ''} is not valid.`);
}

async function readRows(ctx: Ctx, row: ClaimedImport): Promise<Reading> {
  const file = await ctx.files.get(uploadKey(row));
  if (!file?.body) throw new FileFault('The file is no longer kept.');
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const { text, delimiter } = openCsv(decodeCsv(bytes));
  const bounds = { columnsMax: COLUMNS_MAX, cellLengthMax: CELL_LENGTH_MAX };
  const rows = readCsv(text, delimiter, bounds);
  const first = rows.next();
  if (first.done) throw new FileFault('The file has no rows.');
  const headers = headersOf(first.value);
  const preset = presets.find((one) => one === row.source) ?? 'csv';
  const fields = await runPlan(ctx, fieldsOf(ctx));
  const guessed = guessColumns(headers, preset);
  const columns = row.mapping.columns ?? {
    ...guessed,
    ...guessCustomColumns(headers, guessed, fields),
  };
  const collected = contentCollector(headers, columns, fields);
  const chunks: ImportFound['chunks'] = [];
  let lines: string[] = [];
  let rowCount = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const path = `rows-${chunks.length + 1}`;
    await putChunk(ctx, row, path, lines);
    chunks.push({ path, entity: 'rows', rows: lines.length });
    lines = [];
  };
  for (const cells of rows) {
    rowCount++;
    if (rowCount > ROWS_MAX) throw new FileFault(`The file has more than ${ROWS_MAX} rows.`);
    collected.add(cells);
    lines.push(JSON.stringify(cells));
    // oxlint-disable-next-line no-await-in-loop -- The rows are read as they are written.
    if (lines.length === CHUNK_ROWS) await flush();
  }
  await flush();
  const found = { headers, ...collected.found(), chunks };
  return {
    found,
    mapping: await withGuesses(ctx, { ...row.mapping, columns }, found),
    source: row.source,
    rowCount,
  };
}

function headersOf(cells: readonly string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  if (headers.some((header) => header.includes('\0'))) throw new FileFault('It is not a CSV file.');
  const named = headers.filter((header) => header !== '');
  if (named.length === 0) throw new FileFault('The first row has no names of columns.');
  const twice = named.find((header, index) => named.indexOf(header) !== index);
  if (twice !== undefined) throw new FileFault(`Two columns are called ${twice.slice(0, 100)}.`);
  return headers.map((header) => header.slice(0, 255));
}

async function putChunk(
  ctx: Ctx,
  row: ClaimedImport,
  path: string,
  lines: readonly string[],
): Promise<void> {
  const key = chunkKey(row, path);
  const keptUntil = new Date(ctx.now.getTime() + KEPT_MS);
  await writeUnaudited(ctx, [expireFiles(ctx, [key], keptUntil)]);
  await ctx.files.put(key, new TextEncoder().encode(lines.join('\n')), 'application/x-ndjson');
}

/** Collects the names of jobs and stages, and how the dates can be read. */
function contentCollector(
  headers: readonly string[],
  columns: Readonly<Record<string, string>>,
  fields: readonly CustomField[],
) {
  const ofFields = fields.filter(({ kind }) => kind === 'date').map(({ key }) => CUSTOM + key);
  const dateFields = new Set(['created_at', 'rejected_at', 'hired_at', ...ofFields]);
  const [jobs, stages] = [new Set<string>(), new Set<string>()];
  let formats: readonly string[] | null = null;
  return {
    add(cells: readonly string[]) {
      const row = cellsOf(headers, columns, cells);
      if (row.job !== undefined) jobs.add(row.job.slice(0, 255));
      if (row.stage !== undefined) stages.add(row.stage.slice(0, 255));
      if (jobs.size > NAMES_MAX || stages.size > NAMES_MAX) {
        throw new FileFault(`The file has more than ${NAMES_MAX} names of jobs or stages.`);
      }
      for (const [field, text] of Object.entries(row)) {
        if (text === undefined || !dateFields.has(field)) continue;
        const possible = formatsOf(text);
        // A text that is no date in any way is a fault of its row.
        if (possible === null || possible.length === 0) continue;
        const both = (formats ?? dateFormats).filter((one) => possible.some((way) => way === one));
        if (both.length > 0) formats = both;
      }
    },
    found: () => ({ jobs: [...jobs], stages: [...stages], dateFormats: [...(formats ?? [])] }),
  };
}

type NamedRow = { id: number; name: string };

function guess(names: readonly string[], rows: readonly NamedRow[]): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const same = rows.find((row) => fold(row.name) === fold(name));
      return same ? [[name, same.id]] : [];
    }),
  );
}

/** Names that a job or a stage of the company has, and the only way in which the dates can be read. */
async function withGuesses(
  ctx: Ctx,
  mapping: ImportMapping,
  found: Omit<ImportFound, 'chunks'>,
): Promise<ImportMapping> {
  const titles = found.jobs.map(fold);
  const places = await runPlan(ctx, mappedPlaces(ctx, { jobIds: [], titles }));
  const jobs = places.jobs.map(({ id, title }) => ({ id, name: title }));
  const isUnique = (name: string) =>
    jobs.filter((job) => fold(job.name) === fold(name)).length === 1;
  const [only, ...others] = dateFormats.filter((one) => found.dateFormats.includes(one));
  return {
    ...mapping,
    jobs: { ...guess(found.jobs.filter(isUnique), jobs), ...mapping.jobs },
    stages: { ...guess(found.stages, places.stages), ...mapping.stages },
    ...(only && others.length === 0 && { date_format: mapping.date_format ?? only }),
  };
}
