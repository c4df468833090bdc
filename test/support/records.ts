/** Records of a company, for tests that walk all endpoints: each file of `test/records` says how its records are made and asked for. */
import { safeParseAsync } from 'zod/v4/core';
import type { Endpoint } from '#http/endpoint.ts';
import { templatedStage } from './applying.ts';
import type { Company } from './company.ts';
import { fileOf } from './test-record.ts';
import type { TestRecord } from './test-record.ts';
import { formOf } from './uploads.ts';
import type { Form } from './uploads.ts';
import { insertDelivery } from './webhooks.ts';

const files = import.meta.glob('../records/*.ts', { eager: true });
const records = Object.values(files)
  .flatMap((file) => Object.values(file as Record<string, unknown>))
  .filter((value): value is TestRecord => typeof value === 'object');

const bodies = new Map(records.flatMap(({ bodies: own = {} }) => Object.entries(own)));
/** The longer the path, the more it says of the record. */
const makers = records
  .flatMap(({ made = {} }) => Object.entries(made))
  .toSorted(([one], [other]) => other.length - one.length);

const kinds = new Map(records.flatMap(({ kinds: own = {} }) => Object.entries(own)));

const tables = import.meta.glob('../../src/data/tables/*.ts', { eager: true });

type Held = Readonly<Record<string, { of?: string } | undefined>>;

/** By the name of a column, as callers have it, what makes a record whose id it holds: `stage_id` names a stage. */
const idsOfColumns = Object.values(tables)
  .flatMap((file) => Object.entries(file as Record<string, Held>))
  .filter(([name]) => name.endsWith('Record'))
  .flatMap(([, columns]) => Object.entries(columns))
  .flatMap(([column, fate]) => {
    const make = kinds.get(fate?.of ?? '');
    const name = column.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    return make ? [[new RegExp(`(?:^|[._\\]])${name}$`, 'u'), make] as const] : [];
  });

export const idsOfRecords = [...records.flatMap(({ ids = [] }) => ids), ...idsOfColumns];

type EndpointTerms = Pick<Endpoint, 'method' | 'path' | 'terms'>;

type LeastRequest = {
  given: object | undefined;
  form: Form | undefined;
  body: unknown;
  headers: Record<string, string>;
};

/** The least that the endpoint accepts of this company: the fields, and the request that carries them, with `more` fields. */
export async function leastRequest(
  company: Company,
  { method, path, terms }: EndpointTerms,
  more: object = {},
): Promise<LeastRequest> {
  const given = terms.body && (await leastBody(company, path));
  if (terms.body && !(await safeParseAsync(terms.body, given)).success) {
    throw new Error(`add a least body for ${method} ${path} to a file of test/records`);
  }
  const sent = given || Object.keys(more).length > 0 ? { ...given, ...more } : undefined;
  if (!terms.files) return { given, form: undefined, body: sent, headers: {} };
  const fields = Object.entries(sent ?? {});
  const texts = fields.map(([name, value]) => ({ name, content: String(value) }));
  const uploads = Object.entries(terms.files)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name]) => fileOf(name));
  const form = formOf([...texts, ...uploads]);
  return { given, form, ...form };
}

async function leastBody(company: Company, path: string): Promise<object> {
  const body = bodies.get(path) ?? {};
  return typeof body === 'function' ? body(company) : body;
}

/** The path with a new record of the company in it: it can be changed, and deleted. */
export async function pathFor(company: Company, path: string): Promise<string> {
  if (!path.includes('{')) return path;
  const [, make] = makers.find(([start]) => path.startsWith(start)) ?? [];
  if (!make) throw new Error(`add what makes a record for ${path} to a file of test/records`);
  const { id } = await make(company);
  const delivery = path.includes(DELIVERY) ? await insertDelivery(company, id) : '';
  const stage = path.includes(BESIDE) ? `/${await templatedStage(company)}` : '';
  return path
    .replace(DELIVERY, delivery)
    .replace(BESIDE, `{id}${stage}`)
    .replaceAll(/\{\w+\}/gu, String(id));
}

/** The path with what names no record of anybody. */
export function pathOfNothing(path: string): string {
  return path
    .replace(DELIVERY, '00000000-0000-4000-8000-000000000000')
    .replaceAll(/\{\w+\}/gu, '1');
}

const DELIVERY = '{delivery_id}';
const BESIDE = '{id}/{stage_id}';
