/** The rows within a record, and the documents that they name. */
import type { Ctx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { ZipFault } from '#lib/unzip.ts';
import { toUploaded } from '#recruiting/pipeline/applications/actions/documents.ts';
import type { UploadedDocument } from '#recruiting/pipeline/applications/actions/documents.ts';
import { valueFault } from '#recruiting/people/custom-fields/rules/values.ts';
import { documentKinds } from '#vocabulary/lists.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import type { Child, Row } from '../schemas/bundle/entity.ts';
import type { Outcome } from '../store/records.ts';
import { idOf, toColumn } from './batch.ts';
import type { Batch } from './batch.ts';
import { failure, listIn, referenceFault } from './prepare-records.ts';
import type { Checked } from './prepare-records.ts';

/** The rows within a record, and what comes with them. Nothing of it is in the batch yet: another list of the record can be at fault. */
export type Within = {
  rows: [child: Child, row: Row][];
  /** Rows that other records refer to. */
  named: { child: Child; externalId: string; row: Row }[];
  files: UploadedDocument[];
};

export async function rowsOfChildren(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  record: Row,
): Promise<Within | Fault> {
  const within: Within = { rows: [], named: [], files: [] };
  for (const child of one.entity.children) {
    for (const [index, values] of listIn(one.values, child).entries()) {
      const place = { child, index, record };
      // oxlint-disable-next-line no-await-in-loop -- One file is in memory at a time.
      const fault = await addRow(ctx, batch, one, { within, values, ...place });
      if (fault) return fault;
    }
  }
  return within;
}

/** The first value that no field of the company takes. */
function customFault(
  { prepared }: Batch,
  entity: FieldEntity,
  values: unknown,
): { key: string; message: string } | null {
  const fields = new Map(prepared.context.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(values ?? {})) {
    const field = fields.get(key);
    const isOfEntity = field?.entity === entity;
    const message = isOfEntity
      ? valueFault(field, value, new Set())
      : `Is no field of a ${entity}.`;
    if (message !== null) return { key, message };
  }
  return null;
}

type Fault = { fault: Outcome };
type Place = { child: Child; index: number; record: Row };
type Adding = Place & { within: Within; values: Record<string, unknown> };

async function addRow(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  { within, values, child, index, record }: Adding,
): Promise<Fault | null> {
  const id = ctx.newId();
  const row: Row = {
    ...(!child.withoutId && { id }),
    ...(!child.withoutCompany && { company_id: ctx.tenant.id }),
    [child.by]: record['id'] ?? null,
  };
  for (const field of child.fields) {
    const at = `${child.name}.${index}.${field.name}`;
    const value = toColumn(batch, field, values[field.name]);
    if (value === undefined) {
      const reference = { field, value: values[field.name] };
      return { fault: referenceFault(batch.prepared, one.item, at, reference) };
    }
    // A member has a name of their own here.
    const isKnown = field.kind === 'author' && typeof row['user_id'] === 'number';
    const other = field.column === 'created_at' ? ctx.now.getTime() : null;
    row[field.column] = isKnown ? null : (value ?? other);
  }
  const fault = child.valuesOf && customFault(batch, child.valuesOf, values['value']);
  if (fault) return { fault: failure(one.item, `custom.${fault.key}`, fault.message) };
  const document = child.hasFiles
    ? await documentOf(ctx, batch, one, { ...values, at: `${child.name}.${index}` })
    : { row: {}, files: [] };
  if ('fault' in document) return document;
  const version = child.isVersioned ? { updated_at: ctx.now.getTime() } : {};
  const whole = { ...row, ...version, ...child.derive?.(record, index), ...document.row };
  if (child.entity !== undefined) {
    const externalId = String(values['id']);
    const isTaken =
      idOf(batch, child.entity, externalId) !== undefined ||
      within.named.some((other) => other.externalId === externalId);
    if (isTaken) {
      const message = 'Is the id of another record, too.';
      return { fault: failure(one.item, `${child.name}.${index}.id`, message) };
    }
    within.named.push({ child, externalId, row: whole });
  }
  within.rows.push([child, whole]);
  within.files.push(...document.files);
  return null;
}

async function documentOf(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  values: Record<string, unknown> & { at: string },
): Promise<{ row: Row; files: UploadedDocument[] } | Fault> {
  const [path = '', sha256, name = ''] = ['file', 'sha256', 'filename'].map((key) =>
    String(values[key]),
  );
  const at = `${values.at}.file`;
  const refuse = (text: string): Fault => ({ fault: failure(one.item, at, text) });
  const bytes = await contentOf(batch, path);
  if (typeof bytes === 'string') return refuse(bytes);
  if ((await sha256HexOf(bytes)) !== sha256) {
    return refuse('Is not the file that sha256 describes.');
  }
  try {
    const kind = documentKinds.find((known) => known === values['kind']) ?? 'other';
    const uploaded = toUploaded(ctx, kind, { name, bytes, field: at });
    return { row: ofDocument(ctx, uploaded), files: [uploaded] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(error.errors?.[at]?.[0] ?? error.message);
  }
}

/** The bytes of a file, or what is wrong with it: a damaged one is a fault of its record. */
async function contentOf({ applying }: Batch, path: string): Promise<Uint8Array | string> {
  try {
    return (await applying.readFile(path)) ?? 'No such file.';
  } catch (error) {
    if (error instanceof ZipFault) return error.message;
    throw error;
  }
}

function ofDocument(
  ctx: Ctx,
  { id, key, filename, contentType, byteCount, kind }: UploadedDocument,
): Row {
  const isCv = kind === 'cv';
  return {
    id,
    key,
    filename,
    content_type: contentType,
    byte_count: byteCount,
    parse_status: isCv ? 'pending' : null,
    parse_due_at: isCv ? ctx.now.getTime() : null,
  };
}
