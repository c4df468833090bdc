/** Checks records of a bundle, and looks up what they refer to. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { checkInput } from '#lib/check-input.ts';
import { emailKey } from '#lib/email-key.ts';
import { once } from '#lib/lazy.ts';
import { entities } from '../schemas/bundle/entities.ts';
import { recordSchema } from '../schemas/bundle/entity.ts';
import type { Child, Entity, Row } from '../schemas/bundle/entity.ts';
import type { BundleReason, Field } from '../schemas/bundle/fields.ts';
import { importContext, knownRecords } from '../store/records.ts';
import type { ImportedTables, KnownField, KnownRecord, Named, Outcome } from '../store/records.ts';
import { REMOVED_ID } from '../store/erase.ts';
import { recordKey, shownId } from './record-keys.ts';

/** A record to import. Of a row of CSV, jobs and stages are those of the company. */
export type Item = {
  n: number;
  entity: string;
  externalId: string;
  record: unknown;
  isMapped?: boolean;
  /** What was wrong with it before it could be a record. */
  fault?: { field: string; message: string };
};

/** A record that is well-formed. */
export type Checked = {
  item: Item;
  entity: Entity;
  externalId: string;
  values: Record<string, unknown>;
};

export type Prepared = {
  checked: Checked[];
  failed: Outcome[];
  /** The id of a record in the company, or that it would have after a dry run. */
  find: (named: Named) => number | undefined;
  /** What is known of a record, also of one that was deleted or erased since. */
  known: (named: Named) => KnownRecord | undefined;
  /** What the dry run remembers of records that it would add, by id. */
  remembered: ReadonlyMap<number, Row>;
  memberOf: (email: string) => number | null;
  context: PlanResult<typeof importContext>;
};

const byName = new Map(entities.map((entity) => [entity.name, entity]));

/** Stages are imported with their pipelines. */
const tables: ImportedTables = entities
  .filter((one) => !one.isOnRecord)
  .flatMap(({ name, table, children }) =>
    [{ entity: name, table }, ...children].flatMap((one) =>
      one.entity === undefined ? [] : [[one.entity, one.table] as const],
    ),
  );

const schemas = new Map(entities.map((one) => [one.name, once(() => recordSchema(one))]));

export function failure(item: Item, field: string, message: string): Outcome {
  const { n, entity, externalId } = item;
  return { n, entity, externalId, result: 'failed', recordId: null, field, message };
}

const ERASED = 'The candidate was erased: nothing about them is imported.';

/** A record of a person who was erased. */
export function erasedFault(item: Item): Outcome {
  return { ...failure(item, 'id', ERASED), externalId: REMOVED_ID };
}

/** A row that failed, of somebody who was erased: its id is not shown. */
function withoutId(outcome: Outcome, known: KnownRecord | undefined): Outcome {
  return known?.isErased ? { ...outcome, externalId: REMOVED_ID } : outcome;
}

/** Says why a field refers to nothing. */
export function referenceFault(
  { known }: Prepared,
  item: Item,
  at: string,
  { field, value }: { field: Field; value: unknown },
): Outcome {
  const record = known([field.to ?? '', referenceOf(field, value) ?? '']);
  if (record?.isErased) return { ...erasedFault(item), field: at };
  return failure(item, at, 'No such record was imported.');
}

export async function prepare(
  ctx: Ctx,
  { id, source, isDry }: { id: number; source: string; isDry: boolean },
  items: readonly Item[],
): Promise<Prepared> {
  const results = await Promise.all(items.map(check));
  const checked = results.flatMap((one) => ('values' in one ? [one] : []));
  const failed = results.flatMap((one) => ('result' in one ? [one] : []));
  const named = failed.map(({ entity, externalId }): Named => [entity, externalId]);
  for (const one of checked) named.push([one.entity.name, one.externalId], ...namedIn(one));
  const unique = new Map(named.map((one) => [one.join(' '), one])).values();
  const wanted = [...unique].map(([entity, externalId]) => ({
    entity,
    externalId,
    key: recordKey(ctx, { companyId: ctx.tenant.id, source, entity, externalId }),
    shownId: shownId(ctx, externalId),
  }));
  const emails = checked.flatMap((one) => emailsIn(one).map(emailKey));
  const [found, context] = await runPlan(
    ctx,
    QueryPlan.all([
      knownRecords(ctx, { id, source, tables }, { wanted, isDry }),
      importContext(ctx, { id, isDry }, [...new Set(emails)]),
    ]),
  );
  const rows = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  const byKey = new Map(rows.map((one) => [`${one.entity} ${one.externalId}`, one]));
  const known = ([entity, externalId]: Named) => byKey.get(`${entity} ${externalId}`);
  const remembered = new Map(
    rows.flatMap(({ isPlanned, checked: json }): [number, Row][] => {
      const row: Row = isPlanned === 1 && json !== null ? JSON.parse(json) : {};
      return typeof row['id'] === 'number' ? [[row['id'], row]] : [];
    }),
  );
  const members = new Map(context.members.map(({ email, id: userId }) => [email, userId]));
  return {
    checked,
    failed: failed.map((one) => withoutId(one, known([one.entity, one.externalId]))),
    find: (one) => {
      const record = known(one);
      return record?.isErased ? undefined : (record?.recordId ?? undefined);
    },
    known,
    remembered,
    memberOf: (email) => members.get(emailKey(email)) ?? null,
    context: { ...context, fields: [...context.fields, ...context.checkedFields.map(toField)] },
  };
}

/** Of rows about one record, the last says most: that by which the dry run would add it. */
function rankOf({ checked: json, isWritten }: KnownRecord): number {
  return json === null ? 0 : 1 + isWritten;
}

/** A custom field that the dry run would add. */
function toField(checked: string): KnownField {
  const { options, is_filterable: isFilterable, ...field } = JSON.parse(checked);
  return { ...field, options: JSON.parse(options), isFilterable: isFilterable === 1 };
}

async function check(item: Item): Promise<Checked | Outcome> {
  if (item.fault) return failure(item, item.fault.field, item.fault.message);
  const entity = byName.get(item.entity);
  const schema = schemas.get(item.entity)?.();
  if (!entity || !schema) return failure(item, 'entity', 'Is not known.');
  const result = await checkInput(schema, item.record);
  if ('data' in result) {
    const values: Record<string, unknown> = result.data;
    return { item, entity, externalId: item.externalId, values };
  }
  const [issue] = result.issues;
  return failure(item, issue?.path.join('.') ?? '', issue?.message ?? 'Is not valid.');
}

/** The rows of a list within a record. */
export function listIn(values: Record<string, unknown>, child: Child): Record<string, unknown>[] {
  const list = values[child.name];
  return Array.isArray(list) ? list : [];
}

/** The id that a value of a field refers to. */
export function referenceOf(field: Field, value: unknown): string | null {
  if (field.kind === 'ref') return typeof value === 'string' ? value : null;
  if (field.kind !== 'stage' || typeof value !== 'object' || value === null) return null;
  return 'id' in value && typeof value.id === 'string' ? value.id : null;
}

/** The reasons that a value of a field is. It is checked. */
export function asReasons(value: unknown): BundleReason[] {
  return Array.isArray(value) ? value : [];
}

function idsIn(field: Field, value: unknown): string[] {
  if (field.kind === 'reasons') return asReasons(value).map(({ question_id: id }) => id);
  const id = referenceOf(field, value);
  return id === null ? [] : [id];
}

function namedIn({ entity, values, item }: Checked): Named[] {
  // Jobs and stages of a row of CSV are those of the company.
  const own = entity.fields.filter(({ to }) => !item.isMapped || to === 'persons');
  const within = entity.children.flatMap((child) =>
    listIn(values, child).flatMap((row) => referencesOf(child.fields, row)),
  );
  const ownOfChildren = entity.children.flatMap((child) =>
    listIn(values, child).flatMap(({ id }): Named[] =>
      child.entity === undefined ? [] : [[child.entity, String(id)]],
    ),
  );
  return [...referencesOf(own, values), ...within, ...ownOfChildren];
}

function referencesOf(fields: readonly Field[], record: Record<string, unknown>): Named[] {
  return fields.flatMap((field): Named[] => {
    const { to } = field;
    return to === undefined ? [] : idsIn(field, record[field.name]).map((id) => [to, id] as const);
  });
}

function emailsIn({ entity, values }: Checked): string[] {
  return entity.children.flatMap((child) =>
    child.fields
      .filter(({ kind }) => kind === 'member')
      .flatMap(({ name }) =>
        listIn(values, child).flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])),
      ),
  );
}
