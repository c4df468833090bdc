/** Writes the records of a company as a bundle: a slice of one kind of record at a time, each a file of the ZIP. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { openContent } from '#mail/actions/contents.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { writeEnd, writeEntry } from '#lib/zip.ts';
import { documentPath, entityPath } from '../rules/bundle.ts';
import type { Child, Entity } from '../schemas/bundle/entity.ts';
import { entities } from '../schemas/bundle/entities.ts';
import { fromColumn } from '../schemas/bundle/fields.ts';
import type { Field } from '../schemas/bundle/fields.ts';
import { toManifest } from '../schemas/bundle/manifest.ts';
import type { ListedFile } from '../schemas/bundle/manifest.ts';
import { recordsAfter } from '../store/bundle.ts';
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
type At = { entity: number; after: number };

/** Writes what follows `at`, and returns where it has come. */
export async function bundleSlice(
  ctx: Ctx,
  archive: Archive,
  at: At,
  add: Sink,
): Promise<{ at: At; rows: number; filesRead: number; isLast: boolean }> {
  const entity = entities[at.entity];
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
  for (const row of rows) {
    const record: Record<string, unknown> = {
      id: String(row.id),
      ...shown(ctx, entity.fields, row),
    };
    for (const child of entity.children) {
      const own = byParent.get(child.name)?.get(row.id) ?? [];
      // oxlint-disable-next-line no-await-in-loop -- One file is in memory at a time.
      record[child.name] = await listOf(ctx, child, own, { archive, add, documents });
    }
    records.push(record);
  }
  if (records.length > 0) await writeRecords(archive, entity, records, add);
  const isEnd = rows.length < entity.slice;
  const next = isEnd
    ? { entity: at.entity + 1, after: 0 }
    : { ...at, after: rows.at(-1)?.id ?? at.after };
  return { at: next, rows: rows.length, filesRead: documents.written, isLast: false };
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

async function writeRecords(
  archive: Archive,
  { name }: Entity,
  records: readonly object[],
  add: Sink,
): Promise<void> {
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const bytes = new TextEncoder().encode(text);
  const nth = archive.files.filter(({ entity }) => entity === name).length + 1;
  const path = entityPath(name, nth);
  await writeFile(archive, path, bytes, { add, isPacked: false });
  const sha256 = await sha256HexOf(bytes);
  archive.files.push({ path, entity: name, records: records.length, sha256 });
}

async function writeManifest(ctx: Ctx, archive: Archive, add: Sink): Promise<void> {
  const manifest = toManifest(archive.files, {
    source: `recruiting-${ctx.tenant.id}`,
    exportedAt: ctx.now,
  });
  const bytes = new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(archive, 'manifest.json', bytes, { add, isPacked: false });
  const directory = Buffer.concat(archive.directory);
  await add(writeEnd(directory, archive.entries, archive.offset));
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
