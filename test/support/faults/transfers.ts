/** Imports and exports from the first message to the last, for the sweep of faults in them. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { openCompany } from '../company.ts';
import type { Company } from '../company.ts';
import { openFull } from '../full-company.ts';
import {
  askForExport,
  deliverTransfer,
  exported,
  fileOf,
  recordsIn,
  unpacked,
} from '../transfers.ts';
import { formOf } from '../uploads.ts';
import { openBindings } from './bindings.ts';
import type { Fault } from './bindings.ts';
import { shapeOf, storedOf } from './store.ts';

export type Transfer = {
  companyId: number;
  id: number;
  /** What a member asks for, one after the other, each once the former is done. */
  asks: readonly (() => Promise<unknown>)[];
  /** What it has come to before and after each of these, where nothing fails. */
  statuses: readonly string[];
  /** What the file of an export holds. */
  result?: () => Promise<Record<string, readonly string[]>>;
};

/** More messages than any of these transfers takes. */
const MESSAGES_MAX = 60;

/** Companies without anything but a webhook that hears of imports, so that events are counted. */
async function openListening(): Promise<Company> {
  const acme = await openCompany();
  await acme.hook({ events: ['import.created', 'import.finished', 'import.undone'] });
  return acme;
}

async function uploaded(acme: Company, content: string | Uint8Array): Promise<Transfer> {
  const file = { name: 'file', filename: 'people', content };
  const { body, headers } = formOf([file]);
  const { data } = (await acme.admin<Import>('POST', '/api/imports/store', body, headers)).body;
  const ask = (step: string) => () => acme.admin('POST', `/api/imports/${step}/${data.id}`);
  return { companyId: acme.id, id: data.id, asks: [ask('start'), ask('undo')], statuses: STATUSES };
}

const STATUSES = ['checked', 'imported', 'undone'];

/** Two batches, with an application, a note and a value of a custom field each, and a row that fails. */
const FILE = [
  'Name,Email,Job,Note,custom.shift',
  ...Array.from({ length: 60 }, (_, at) => `P ${at},p${at}@people.example,Baker,Good.,${at}`),
  'Q,not an address,Baker,,',
].join('\n');

export async function importOfRows(): Promise<Transfer> {
  const acme = await openListening();
  await acme.postJob();
  await acme.openField({ key: 'shift', kind: 'text' });
  return uploaded(acme, FILE);
}

let bundle: Promise<Uint8Array> | undefined;

async function bundleOfFull(): Promise<Uint8Array> {
  return (await fileOf(await exported(await openFull(), { entity: 'company' }))).bytes;
}

export const transfers: Record<string, () => Promise<Transfer>> = {
  'an import of CSV, and its undoing': importOfRows,

  async 'an import of a bundle, and its undoing'() {
    bundle ??= bundleOfFull();
    return uploaded(await openListening(), await bundle);
  },

  async 'an upload in parts that is given up'() {
    const acme = await openCompany();
    const begin = { filename: 'a.zip', byte_count: 10 };
    const { body } = await acme.admin<Import>('POST', '/api/imports/store-upload', begin);
    const { id } = body.data;
    const content = 'PK\u0003\u0004000000';
    const part = formOf([
      { name: 'number', content: '1' },
      { name: 'part', filename: 'a', content },
    ]);
    await acme.admin('POST', `/api/imports/store-part/${id}`, part.body, part.headers);
    return { companyId: acme.id, id, asks: [], statuses: ['failed'] };
  },

  async 'an export of a bundle'() {
    const acme = await openFull();
    const { id } = await askForExport(acme, { entity: 'company' });
    const show = async () => (await acme.admin<Export>('GET', `/api/exports/show/${id}`)).body.data;
    const result = async () =>
      Object.fromEntries(
        Object.entries(recordsIn(await unpacked(await show()))).map(([entity, records]) => [
          entity,
          Object.values(shapeOf({ records })).flat(),
        ]),
      );
    return { companyId: acme.id, id, asks: [], statuses: ['finished'], result };
  },
};

/** Bindings whose files cannot be reached, or whose replies about them are lost. */
export function withoutFiles(how: 'before' | 'after'): Env {
  const FILES = new Proxy(env.FILES, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      return async (...args: unknown[]) => {
        if (how === 'after' && typeof member === 'function') await member.apply(target, args);
        throw new Error('FILES failed: internal error');
      };
    },
  });
  return { ...openBindings().env, FILES };
}

export type Outcome = {
  calls: readonly string[];
  /** What is stored after each thing that was asked for, and what the file holds. */
  shapes: Record<string, readonly string[]>[];
  /** Files that no row names and nothing removes, and rows that name a file that is not there. */
  stray: string[];
};

/** Does all messages of a transfer, one of which meets the fault. */
export async function outcomeOf(
  open: () => Promise<Transfer>,
  fault: Fault | null,
): Promise<Outcome> {
  const transfer = await open();
  const { env: bindings, calls } = openBindings(fault);
  const shapes: Outcome['shapes'] = [];
  for (const ask of [() => Promise.resolve(), ...transfer.asks]) {
    await ask();
    await settle(transfer.id, bindings);
    shapes.push(await shapeNow(transfer, transfer.statuses[shapes.length]));
  }
  if (transfer.result) shapes.push(await transfer.result());
  return { calls, shapes, stray: await strayFiles(transfer) };
}

/** What is stored once the transfer has this status. */
export async function shapeNow(
  transfer: Pick<Transfer, 'companyId' | 'id'>,
  status: string | undefined,
): Promise<Record<string, readonly string[]>> {
  const stored = await storedOf(transfer);
  const rows = [...(stored['imports'] ?? []), ...(stored['exports'] ?? [])];
  const own = rows.find(({ id }) => id === transfer.id);
  expect(own?.['status'], String(own?.['error'])).toBe(status);
  return shapeOf({ ...stored, exports: (stored['exports'] ?? []).map(withoutBytes) });
}

/** How many bytes a compressed file has is decided by the ids in it. */
function withoutBytes(row: Record<string, unknown>) {
  return { ...row, byte_count: null, progress: null };
}

/** Delivers messages until nothing is left to do in the background. What waits, as for the end of a lease, is made due. */
export async function settle(
  id: number,
  bindings: Env,
  beforeEach: () => Promise<void> = async () => {},
): Promise<void> {
  for (let count = 0; count < MESSAGES_MAX; count++) {
    const [, , due] = await env.DB.batch(
      [
        'update imports set due_at = ?2 where id = ?1 and due_at > ?2',
        'update exports set due_at = ?2 where id = ?1 and due_at > ?2',
        `select 1 from imports where id = ?1 and due_at <= ?2
          union all select 1 from exports where id = ?1 and due_at <= ?2`,
      ].map((text) => env.DB.prepare(text).bind(id, Date.now())),
    );
    if (due?.results.length === 0) return;
    await beforeEach();
    await deliverTransfer(id, bindings);
  }
  throw new Error('The transfer does not end.');
}

/** Of what the transfer has written, and of the documents of its company. */
export async function strayFiles({ companyId, id }: Transfer): Promise<string[]> {
  const folders = ['imports', 'exports', 'documents'].map((name) => `${name}/${companyId}/`);
  const lists = await Promise.all(folders.map((prefix) => env.FILES.list({ prefix })));
  const keys = lists.flatMap(({ objects }) => objects.map(({ key }) => key));
  const { results } = await env.DB.prepare(
    `select key, 1 as isNamed from documents where company_id = ?1
      union all select key, 0 from file_removals`,
  )
    .bind(companyId)
    .all<{ key: string; isNamed: number }>();
  const known = new Set(results.map(({ key }) => key));
  const missing = results.filter((one) => one.isNamed === 1 && !keys.includes(one.key));
  return [
    ...keys.filter((key) => !known.has(key)).map((key) => `${key} is not removed`),
    ...missing.map(({ key }) => `${key} is not there`),
  ].map((text) => text.replaceAll(String(id), 'ID'));
}
