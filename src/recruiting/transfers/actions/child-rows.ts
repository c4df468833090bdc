/** The rows within a record, and the documents that they name. */
import type { Ctx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { toUploaded } from '#recruiting/applications/actions/documents.ts';
import type { UploadedDocument } from '#recruiting/applications/actions/documents.ts';
import { valueFault } from '#recruiting/custom-fields/rules.ts';
import { documentKinds } from '#vocabulary.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import type { Child, Row } from '../schemas/bundle/entity.ts';
import type { Outcome } from '../store/records.ts';
import { toColumn } from './batch.ts';
import type { Batch } from './batch.ts';
import { failure, listIn, referenceFault } from './prepare-records.ts';
import type { Checked } from './prepare-records.ts';

export async function rowsOfChildren(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  record: Row,
): Promise<{ rows: Map<string, Row[]> } | Fault> {
  const rows = new Map<string, Row[]>();
  for (const child of one.entity.children) {
    for (const [index, values] of listIn(one.values, child).entries()) {
      const place = { child, index, record };
      // oxlint-disable-next-line no-await-in-loop -- One file is in memory at a time.
      const row = await rowOf(ctx, batch, one, values, place);
      if ('fault' in row) return row;
      rows.set(child.table, [...(rows.get(child.table) ?? []), row.row]);
    }
  }
  return { rows };
}

/** The first value that no field of the company takes. What a bundle defines is not there yet in a dry run. */
function customFault(
  { applying, prepared }: Batch,
  entity: FieldEntity,
  values: unknown,
): { key: string; message: string } | null {
  const fields = new Map(prepared.context.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(values ?? {})) {
    const field = fields.get(key);
    if (!field && applying.isDry) continue;
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

async function rowOf(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  values: Record<string, unknown>,
  { child, index, record }: Place,
): Promise<{ row: Row } | Fault> {
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
    row[field.column] = value ?? (field.column === 'created_at' ? ctx.now.getTime() : null);
  }
  const fault = child.valuesOf && customFault(batch, child.valuesOf, values['value']);
  if (fault) return { fault: failure(one.item, `custom.${fault.key}`, fault.message) };
  if (child.entity !== undefined) {
    const externalId = String(values['id']);
    batch.ids.set(`${child.entity} ${externalId}`, id);
    batch.records.push({ entity: child.entity, externalId, recordId: id, isNew: true });
    batch.outcomes.push({
      n: one.item.n,
      entity: child.entity,
      externalId,
      result: 'created',
      recordId: batch.applying.isDry ? null : id,
    });
  }
  const document = child.hasFiles
    ? await documentOf(ctx, batch, one, { ...values, at: `${child.name}.${index}` })
    : { row: {} };
  if ('fault' in document) return document;
  return { row: { ...row, ...child.derive?.(record, index), ...document.row } };
}

async function documentOf(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
  values: Record<string, unknown> & { at: string },
): Promise<{ row: Row } | Fault> {
  const [path = '', sha256, name = ''] = ['file', 'sha256', 'filename'].map((key) =>
    String(values[key]),
  );
  const at = `${values.at}.file`;
  const refuse = (text: string): Fault => ({ fault: failure(one.item, at, text) });
  const bytes = await batch.applying.readFile(path);
  if (!bytes) return refuse('No such file.');
  if (batch.applying.isDry) return { row: {} };
  if ((await sha256HexOf(bytes)) !== sha256) {
    return refuse('Is not the file that sha256 describes.');
  }
  try {
    const kind = documentKinds.find((known) => known === values['kind']) ?? 'other';
    const uploaded = toUploaded(ctx, kind, { name, bytes, field: at });
    batch.files.push(uploaded);
    return { row: ofDocument(ctx, uploaded) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(error.errors?.[at]?.[0] ?? error.message);
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
