/** Writes a bundle, a file at a time. */
import { createHash } from 'node:crypto';
import { writeEnd, writeEntry } from '#lib/zip.ts';
import {
  entityPath,
  RECORDS_FILE_BYTES,
  RECORDS_MAX,
  SCHEMA_PATH,
} from '#recruiting/transfers/rules/bundle.ts';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';
import { toManifest } from '#recruiting/transfers/schemas/bundle/manifest.ts';
import type { ListedFile } from '#recruiting/transfers/schemas/bundle/manifest.ts';
import type { Records } from './records.ts';

export type PackedFile = { path: string; read: () => Uint8Array };

type Bundle = { source: string; records: Records; files: readonly PackedFile[]; now: Date };

/** Returns how many bytes were written. */
export async function writeBundle(
  { source, records, files, now }: Bundle,
  write: (bytes: Uint8Array) => void,
): Promise<number> {
  const directory: Uint8Array[] = [];
  const listed: ListedFile[] = [];
  let offset = 0;
  const put = (bytes: Uint8Array) => {
    write(bytes);
    offset += bytes.byteLength;
  };
  const add = async (path: string, content: Uint8Array, isPacked = false) => {
    const entry = await writeEntry(path, content, { offset, isPacked });
    put(entry.bytes);
    directory.push(entry.directory);
  };
  const addText = async (path: string, text: string) => {
    const content = new TextEncoder().encode(text);
    await add(path, content);
    return sha256(content);
  };
  for (const [entity, list] of Object.entries(records)) {
    for (const [index, lines] of partsOf(list).entries()) {
      const path = entityPath(entity, index + 1);
      listed.push({
        path,
        entity,
        records: lines.length,
        sha256: await addText(path, lines.join('')),
      });
    }
  }
  for (const { path, read } of files) await add(path, read(), true);
  const manifest = toManifest(listed, { source, exportedAt: now });
  await addText(SCHEMA_PATH, `${JSON.stringify(bundleSchema(), null, 2)}\n`);
  await addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  put(writeEnd(Buffer.concat(directory), directory.length, offset));
  return offset;
}

/** Lines of records, as many as a file has. */
function partsOf(list: readonly object[]): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const record of list) {
    const written = `${JSON.stringify(record)}\n`;
    const last = parts.at(-1);
    size += Buffer.byteLength(written);
    if (last && last.length < RECORDS_MAX && size <= RECORDS_FILE_BYTES) last.push(written);
    else {
      parts.push([written]);
      size = Buffer.byteLength(written);
    }
  }
  return parts;
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
