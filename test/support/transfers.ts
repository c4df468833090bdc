/** Exports and imports for tests: asks for them, and does their work as the queue does. */
import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import type { Import, ImportRow } from '#recruiting/transfers/schemas/imports.ts';
import { API } from './call.ts';
import type { Company } from './company.ts';
import { consume } from './queue.ts';
import { formOf, see } from './uploads.ts';

/** Messages that the longest transfer of a test takes. */
const MESSAGES_MAX = 200;

export async function deliverTransfer(id: number, bindings: Env = env): Promise<void> {
  await consume('recruiting-transfers', [{ id }], bindings);
}

/** Delivers messages until `isDone` says so of what `show` returns. */
export async function untilDone<Shown>(
  id: number,
  show: () => Promise<Shown>,
  isDone: (shown: Shown) => boolean,
): Promise<Shown> {
  for (let count = 0; count < MESSAGES_MAX; count++) {
    const shown = await show();
    if (isDone(shown)) return shown;
    await deliverTransfer(id);
  }
  return expect.fail('The transfer does not end.');
}

export async function askForExport(acme: Company, body: object): Promise<Export> {
  const answer = await acme.admin<Export>('POST', '/api/exports/store', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

export async function finishExport(acme: Company, { id }: { id: number }): Promise<Export> {
  const path = `/api/exports/show/${id}`;
  return untilDone(
    id,
    async () => (await acme.admin<Export>('GET', path)).body.data,
    ({ status }) => status === 'finished' || status === 'failed',
  );
}

export async function exported(acme: Company, body: object): Promise<Export> {
  return finishExport(acme, await askForExport(acme, body));
}

/** The bytes that the link of an export leads to. */
export async function fileOf({ url }: Export) {
  return see((url ?? '').slice(API.length));
}

export async function textOf(file: Export): Promise<string> {
  return Buffer.from((await fileOf(file)).bytes).toString();
}

/** The files of a bundle by their names, as another program unpacks them. */
export async function unpacked(file: Export): Promise<Record<string, Uint8Array>> {
  return unzipSync((await fileOf(file)).bytes);
}

export type BundleRecord = Record<string, unknown> & { id: string };

/** The records of a bundle, by kind. */
export function recordsIn(files: Record<string, Uint8Array>): Record<string, BundleRecord[]> {
  const records: Record<string, BundleRecord[]> = {};
  for (const [name, bytes] of Object.entries(files)) {
    const [, entity] = /^([a-z_]+)-\d+\.ndjson$/u.exec(name) ?? [];
    if (entity === undefined) continue;
    const list = (records[entity] ??= []);
    for (const line of Buffer.from(bytes).toString().trimEnd().split('\n')) {
      list.push(JSON.parse(line) as BundleRecord);
    }
  }
  return records;
}

/** Uploads a file, and returns the import when nothing is left to do in the background. */
export async function uploadImport(
  acme: Company,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
): Promise<Import> {
  const texts = Object.entries(fields).map(([name, text]) => ({ name, content: text }));
  const file = { name: 'file', filename: 'people.csv', content };
  const { body, headers } = formOf([...texts, file]);
  const answer = await acme.admin<Import>('POST', '/api/imports/store', body, headers);
  expect(answer.status, answer.text).toBe(201);
  return settledImport(acme, answer.body.data);
}

const working = new Set(['reading', 'checking', 'importing', 'undoing']);

export async function settledImport(acme: Company, { id }: { id: number }): Promise<Import> {
  const path = `/api/imports/show/${id}`;
  return untilDone(
    id,
    async () => (await acme.admin<Import>('GET', path)).body.data,
    ({ status }) => !working.has(status),
  );
}

/** Maps, starts or undoes an import, and waits for what follows. */
export async function advance(
  acme: Company,
  step: 'map' | 'start' | 'undo',
  { id }: { id: number },
  body: object = {},
): Promise<Import> {
  const answer = await acme.admin<Import>('POST', `/api/imports/${step}/${id}`, body);
  expect(answer.status, answer.text).toBe(200);
  return settledImport(acme, { id });
}

export async function rowsOf(acme: Company, { id }: { id: number }): Promise<ImportRow[]> {
  const path = `/api/imports/rows/${id}?max=100`;
  return (await acme.admin<{ data: ImportRow[] }>('GET', path)).body.data.data;
}
