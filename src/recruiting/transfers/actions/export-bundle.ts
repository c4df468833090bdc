/** Writes the records of a company as a bundle: a slice of one kind of record at a time, each a file of the ZIP. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { ExportProgress, MoreRows } from '#data/tables/exports.ts';
import { openContent } from '#mail/actions/contents.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { writeEnd, writeEntry } from '#lib/zip.ts';
import { documentPath, entityPath, RECORDS_FILE_BYTES, SCHEMA_PATH } from '../rules/bundle.ts';
import type { Child, Entity } from '../schemas/bundle/entity.ts';
import { exported } from '../schemas/bundle/entities.ts';
import { fromColumn } from '../schemas/bundle/fields.ts';
import type { Field } from '../schemas/bundle/fields.ts';
import { bundleSchema } from '../schemas/bundle/json-schema.ts';
import { toManifest } from '../schemas/bundle/manifest.ts';
import type { ListedFile } from '../schemas/bundle/manifest.ts';
import { pageOf, recordsAfter, rowsAfter } from '../store/bundle.ts';
import type { RawChild, RawRow } from '../store/bundle.ts';

/** What has been written: the files that the manifest lists, and the directory of the ZIP. */
export type Archive = {
  files: ListedFile[];
  directory: Uint8Array[];
  entries: number;
  /** Bytes of the archive. */
  offset: number;
};

type Sink = (bytes: Uint8Array) => Promise<void>;
type At = ExportProgress['at'];
type Slice = { at: At; rows: number; filesRead: number; isLast: boolean };

/** Writes what follows `at`, and returns where it has come. */
export async function bundleSlice(ctx: Ctx, archive: Archive, at: At, add: Sink): Promise<Slice> {
  const [next, ...others] = at.more ?? [];
  if (next) return moreOf(ctx, archive, { next, others, at }, add);
  const entity = exported[at.entity];
  if (!entity) {
    await writeManifest(ctx, archive, add);
    return { at, rows: 0, filesRead: 0, isLast: true };
  }
  const part = { after: at.after, limit: entity.slice };
  const { rows, lists } = await runPlan(ctx, recordsAfter(ctx, entity, part));
  const byParent = new Map(
    entity.children.map(({ name }) => [
      name,
      Map.groupBy(lists[name] ?? [], ({ parent_: parent }) => parent),
    ]),
  );
  const documents = { written: 0 };
  const records: object[] = [];
  const more: MoreRows[] = [];
  for (const row of rows) {
    const record: Record<string, unknown> = {
      id: String(row.id),
      ...shown(ctx, entity.fields, row),
    };
    for (const child of entity.children) {
      const own = byParent.get(child.name)?.get(row.id) ?? [];
      const list = own.slice(0, pageOf(child));
      // oxlint-disable-next-line no-await-in-loop -- One file is in memory at a time.
      record[child.name] = await listOf(ctx, child, list, { archive, add, documents });
      if (own.length > list.length) {
        const after = list.at(-1)?.id_ ?? 0;
        const names = namesIn(entity, record);
        more.push({ entity: at.entity, list: child.name, id: row.id, after, names });
      }
    }
    records.push(record);
  }
  await writeRecords(archive, entity.name, records, add);
  const isEnd = rows.length < entity.slice;
  const following = isEnd
    ? { entity: at.entity + 1, after: 0 }
    : { ...at, after: rows.at(-1)?.id ?? at.after };
  const rest = more.length > 0 ? { more } : {};
  return {
    at: { ...following, ...rest },
    rows: rows.length,
    filesRead: documents.written,
    isLast: false,
  };
}

/** Whose the record is, which those that continue it say, too. */
function namesIn({ fields }: Entity, record: Record<string, unknown>): Record<string, unknown> {
  const owners = fields.filter(({ to }) => to === 'persons');
  return Object.fromEntries(owners.map(({ name }) => [name, record[name]]));
}

type Continuing = { next: MoreRows; others: MoreRows[]; at: At };

/** Writes the next rows of a list that a record does not hold, as a record of their own. */
async function moreOf(
  ctx: Ctx,
  archive: Archive,
  { next, others, at }: Continuing,
  add: Sink,
): Promise<Slice> {
  const entity = exported[next.entity];
  const child = entity?.children.find(({ name }) => name === next.list);
  if (!entity || !child) throw new Error(`No list is called ${next.list}.`);
  const found = await runPlan(ctx, rowsAfter(ctx, child, next));
  const rows = found.slice(0, pageOf(child));
  const documents = { written: 0 };
  const list = await listOf(ctx, child, rows, { archive, add, documents });
  const id = `${next.id}-${child.name}-${next.after}`;
  const record = { id, record_id: String(next.id), ...next.names, [child.name]: list };
  await writeRecords(archive, `${entity.name}_more`, rows.length > 0 ? [record] : [], add);
  const isLast = found.length === rows.length;
  const more = isLast ? others : [{ ...next, after: rows.at(-1)?.id_ ?? next.after }, ...others];
  const { entity: place, after } = at;
  return {
    at: { entity: place, after, ...(more.length > 0 && { more }) },
    rows: rows.length > 0 ? 1 : 0,
    filesRead: documents.written,
    isLast: false,
  };
}

function shown(
  ctx: Ctx,
  fields: readonly Field[],
  row: RawRow | RawChild,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((one) => {
      const value = row[one.name] ?? null;
      const isSealed = one.kind === 'email' && typeof value === 'string';
      return [one.name, isSealed ? openContent(ctx, value) : fromColumn(one, value)];
    }),
  );
}

type Writing = { archive: Archive; add: Sink; documents: { written: number } };

async function listOf(
  ctx: Ctx,
  child: Child,
  rows: readonly RawChild[],
  writing: Writing,
): Promise<object[]> {
  const list: object[] = [];
  for (const row of rows) {
    const id = child.entity === undefined ? {} : { id: String(row.id_) };
    // oxlint-disable-next-line no-await-in-loop -- One file is in memory at a time.
    const file = child.hasFiles ? await writeDocument(ctx, row, writing) : {};
    // A document whose file is gone is nothing.
    if (file) list.push({ ...id, ...file, ...shown(ctx, child.fields, row) });
  }
  return list;
}

async function writeDocument(ctx: Ctx, row: RawChild, { archive, add, documents }: Writing) {
  const key = String(row['key_']);
  const found = await ctx.files.get(key);
  documents.written++;
  if (!found?.body) return null;
  const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
  const file = documentPath(row.id_, key);
  await writeFile(archive, file, bytes, { add, isPacked: true });
  return { file, sha256: await sha256HexOf(bytes) };
}

/** In as many files as their size asks for: an import has a file in memory at once. */
async function writeRecords(
  archive: Archive,
  name: string,
  records: readonly object[],
  add: Sink,
): Promise<void> {
  let lines: Uint8Array[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const bytes = Buffer.concat(lines);
    const nth = archive.files.filter(({ entity }) => entity === name).length + 1;
    const path = entityPath(name, nth);
    await writeFile(archive, path, bytes, { add, isPacked: false });
    const sha256 = await sha256HexOf(bytes);
    archive.files.push({ path, entity: name, records: lines.length, sha256 });
    lines = [];
    length = 0;
  };
  for (const record of records) {
    const line = new TextEncoder().encode(`${JSON.stringify(record)}\n`);
    // oxlint-disable-next-line no-await-in-loop -- The files are written in their order.
    if (length + line.byteLength > RECORDS_FILE_BYTES) await flush();
    lines.push(line);
    length += line.byteLength;
  }
  await flush();
}

async function writeManifest(ctx: Ctx, archive: Archive, add: Sink): Promise<void> {
  const manifest = toManifest(archive.files, {
    source: `recruiting-${ctx.tenant.id}`,
    exportedAt: ctx.now,
  });
  await writeJson(archive, SCHEMA_PATH, bundleSchema(), add);
  await writeJson(archive, 'manifest.json', manifest, add);
  const directory = Buffer.concat(archive.directory);
  await add(writeEnd(directory, archive.entries, archive.offset));
}

function writeJson(archive: Archive, path: string, content: object, add: Sink): Promise<void> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  return writeFile(archive, path, bytes, { add, isPacked: false });
}

async function writeFile(
  archive: Archive,
  path: string,
  content: Uint8Array,
  { add, isPacked }: { add: Sink; isPacked: boolean },
): Promise<void> {
  const { bytes, directory } = await writeEntry(path, content, {
    offset: archive.offset,
    isPacked,
  });
  archive.offset += bytes.byteLength;
  archive.directory.push(directory);
  archive.entries++;
  await add(bytes);
}
