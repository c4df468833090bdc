/** The next records of an import, whatever its file is: lines of a bundle, or rows of CSV that are made into records. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { ImportMapping } from '#data/tables/imports.ts';
import { sha256Hex, sha256HexOf } from '#lib/hash.ts';
import { readContent } from '#lib/unzip.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { FILE_PATH, RECORDS_BYTES_MAX } from '../rules/bundle.ts';
import { BATCH_FILES, BATCH_ROWS, chunkKey } from '../rules/imports.ts';
import { isFillable } from '../rules/custom-cells.ts';
import type { CustomField } from '../rules/custom-cells.ts';
import {
  cellsOf,
  customOf,
  customValuesOf,
  dateOf,
  mappedIds,
  noteOf,
  personOf,
  stageFor,
} from '../rules/mapping.ts';
import type { Cells, JobPlace, StagePlace } from '../rules/mapping.ts';
import { mappedPlaces } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';
import type { ReadFile } from './batch.ts';
import type { Item } from './prepare-records.ts';
import { directoryOf, FileFault, openZip } from './read-import.ts';

/** The records after `done` rows, at most a batch of them. */
export async function nextItems(
  ctx: Ctx,
  row: ClaimedImport,
): Promise<{ items: Item[]; rows: number; readFile: ReadFile }> {
  let before = 0;
  for (const chunk of row.found.chunks) {
    const from = row.doneCount - before;
    if (from < chunk.rows) {
      const part = { ...chunk, from };
      return row.kind === 'bundle' ? bundleItems(ctx, row, part) : csvItems(ctx, row, part);
    }
    before += chunk.rows;
  }
  return { items: [], rows: 0, readFile: noFile };
}

const noFile: ReadFile = () => Promise.resolve(null);

type Part = ClaimedImport['found']['chunks'][number] & { from: number };

async function bundleItems(ctx: Ctx, row: ClaimedImport, { path, entity, sha256, from }: Part) {
  const source = await openZip(ctx, row);
  const directory = await directoryOf(source);
  const contentOf = async (name: string, bytesMax: number) => {
    const entry = directory.get(name);
    return entry ? readContent(source, entry, bytesMax) : null;
  };
  const bytes = await contentOf(path, RECORDS_BYTES_MAX);
  if (!bytes || (await sha256HexOf(bytes)) !== sha256) {
    throw new FileFault(`${path} is not the file that the manifest describes.`);
  }
  const lines = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .slice(from, from + BATCH_ROWS);
  const items: Item[] = [];
  let files = 0;
  for (const line of lines) {
    if (line === '') break;
    // A record with many documents is a batch of its own.
    files += line.split('"file":').length - 1;
    if (items.length > 0 && files > BATCH_FILES) break;
    items.push(itemOf(line, entity, row.doneCount + items.length + 1));
  }
  const readFile: ReadFile = async (name) =>
    FILE_PATH.test(name) ? contentOf(name, FILE_BYTES_MAX) : null;
  // A file with fewer records than the manifest says ends here.
  return { items, rows: Math.max(items.length, 1), readFile };
}

function itemOf(line: string, entity: string, n: number): Item {
  try {
    const record: unknown = JSON.parse(line);
    const isRecord = typeof record === 'object' && record !== null && 'id' in record;
    const externalId = isRecord ? String(record.id).slice(0, 255) : `row ${n}`;
    return { n, entity, externalId, record };
  } catch {
    const fault = { field: '', message: 'Is not valid JSON.' };
    return { n, entity, externalId: `row ${n}`, record: null, fault };
  }
}

async function csvItems(ctx: Ctx, row: ClaimedImport, { path, from }: Part) {
  const file = await ctx.files.get(chunkKey(row, path));
  if (!file?.body) throw new FileFault('The file is no longer kept.');
  const lines = (await new Response(file.body).text()).split('\n').slice(from, from + BATCH_ROWS);
  const { jobs = {}, stages = {} } = row.mapping;
  const places = await runPlan(ctx, mappedPlaces(ctx, { jobIds: mappedIds(jobs), titles: [] }));
  const context: CsvContext = {
    headers: row.found.headers,
    mapping: row.mapping,
    jobs: new Map(places.jobs.map((job) => [job.id, job])),
    stages: places.stages,
    chosen: stages,
    fields: places.fields.filter(isFillable),
  };
  const items = await Promise.all(
    lines.map((line, index) => {
      const cells: string[] = JSON.parse(line);
      return itemsOfRow(context, cells, row.doneCount + index + 1);
    }),
  );
  return { items: items.flat(), rows: lines.length, readFile: noFile };
}

type CsvContext = {
  headers: readonly string[];
  mapping: ImportMapping;
  jobs: ReadonlyMap<number, JobPlace>;
  stages: readonly StagePlace[];
  chosen: Readonly<Record<string, number | null>>;
  fields: readonly CustomField[];
};

/** A person, and an application where the row names a job. */
async function itemsOfRow(context: CsvContext, row: readonly string[], n: number): Promise<Item[]> {
  const { headers, mapping } = context;
  const cells = cellsOf(headers, mapping.columns ?? {}, row);
  const hasPerson = cells.email ?? cells.full_name ?? cells.first_name ?? cells.last_name;
  // Without an id of the other service, the row is known by the person: as a digest, which outlives the person.
  const known = cells.external_id ?? cells.email?.toLowerCase() ?? JSON.stringify(row);
  const isOwnId = cells.external_id !== undefined && !known.includes('@');
  const id = isOwnId ? known : (await sha256Hex(known)).slice(0, 40);
  const fault = (field: string, message: string): Item[] => [
    { n, entity: 'persons', externalId: id, record: null, fault: { field, message } },
  ];
  if (hasPerson === undefined) return fault('email', 'The row has neither a name nor an email.');
  const createdAt = dateOf(cells.created_at, mapping.date_format);
  const rejectedAt = dateOf(cells.rejected_at, mapping.date_format);
  if (createdAt === undefined) return fault('created_at', 'Is not a date.');
  if (rejectedAt === undefined) return fault('rejected_at', 'Is not a date.');
  const hiredAt = dateOf(cells.hired_at, mapping.date_format);
  if (hiredAt === undefined) return fault('hired_at', 'Is not a date.');
  const values = customValuesOf(cells, context.fields, mapping.date_format);
  if ('fault' in values) return fault(values.fault, 'Is no value of this field.');
  const person = personOf(id, cells, { createdAt, values: values.candidate });
  const items: Item[] = [{ n, entity: 'persons', externalId: id, record: person }];
  const job = context.jobs.get(mapping.jobs?.[cells.job ?? ''] ?? 0);
  if (!job) return items;
  const dates = { createdAt, rejectedAt, hiredAt };
  const application = applicationOf(context, cells, { personId: id, job, dates });
  if (!application) return fault('stage', 'The job has no stages.');
  const record = { ...application, custom: customOf(values.application) };
  items.push({ n, entity: 'applications', externalId: application.id, isMapped: true, record });
  return items;
}

type Applied = {
  personId: string;
  job: JobPlace;
  dates: { createdAt: string | null; rejectedAt: string | null; hiredAt: string | null };
};

/** The application of a row, in the form of a bundle. Null where the job has no stages. */
function applicationOf(
  { stages, chosen }: CsvContext,
  cells: Cells,
  { personId, job, dates: { createdAt, rejectedAt, hiredAt } }: Applied,
) {
  const isRejected = rejectedAt !== null || cells.rejection_reason !== undefined;
  const chosenId = chosen[cells.stage ?? ''];
  const wanted = stages.find(({ id }) => id === chosenId);
  const found = stageFor(wanted, job.pipelineId, stages);
  const stage =
    isRejected && found?.type === 'hired' ? stageFor(undefined, job.pipelineId, stages) : found;
  if (!stage) return null;
  const note = noteOf(cells);
  const isHired = stage.type === 'hired';
  return {
    id: `${personId} ${job.id}`,
    person_id: personId,
    job_id: String(job.id),
    stage_id: String(stage.id),
    status: isHired ? 'hired' : isRejected ? 'rejected' : 'active',
    source: cells.source ?? 'import',
    created_at: createdAt,
    stage_since: createdAt,
    rejected_at: isRejected ? (rejectedAt ?? createdAt) : null,
    hired_at: isHired ? (hiredAt ?? createdAt) : null,
    notes: note === null ? [] : [{ note, created_at: createdAt }],
    history: [{ kind: 'created', created_at: createdAt }],
  };
}
