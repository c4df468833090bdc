/** Decides what records of a bundle become, and makes the statements that write them: all of a batch, or none. */
import type { Ctx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { sealContent } from '#mail/actions/contents.ts';
import { FIELDS_MAX } from '#recruiting/people/custom-fields/rules/definitions.ts';
import { entities } from '../schemas/bundle/entities.ts';
import type { Entity, Row } from '../schemas/bundle/entity.ts';
import { EmailContent } from '../schemas/bundle/fields.ts';
import { areKept, indexApplications, insertRecords, insertRows } from '../store/records.ts';
import { continuesOther, idOf, toColumn } from './batch.ts';
import type { Applied, Applying, Batch } from './batch.ts';
import { rowsOfChildren } from './child-rows.ts';
import type { Within } from './child-rows.ts';
import { hasFieldRoom, settingsOf } from './company-settings.ts';
import { erasedFault, failure, listIn, prepare, referenceFault } from './prepare-records.ts';
import type { Checked, Item } from './prepare-records.ts';
import { recordKey } from './record-keys.ts';
import { findSame, identitiesOf, idsWithin, namedChild } from './same-records.ts';
import type { Planned } from './same-records.ts';
import { settleNew, settleSame } from './settle-records.ts';
import { withPipelines } from './stages-of-jobs.ts';

export async function applyRecords(
  ctx: Ctx,
  applying: Applying,
  items: readonly Item[],
): Promise<Applied> {
  const prepared = await prepare(ctx, applying, items);
  const batch: Batch = {
    applying,
    prepared,
    statements: [],
    outcomes: [...prepared.failed],
    created: new Map(),
    files: [],
    records: [],
    ids: new Map(),
    planned: new Set(prepared.remembered.keys()),
    within: new Map(),
    fields: [...prepared.context.fields],
    owners: { persons: [], applications: [] },
  };
  for (const entity of entities) {
    const own = prepared.checked.filter((one) => one.entity === entity);
    // oxlint-disable-next-line no-await-in-loop -- Applications refer to persons of the same batch.
    if (own.length > 0) await applyEntity(ctx, batch, entity, own);
  }
  remember(ctx, batch);
  return batch;
}

/** Notes what was imported, and stops the batch where a person was erased meanwhile. */
function remember(ctx: Ctx, batch: Batch): void {
  const { applying, prepared, records, owners, statements } = batch;
  if (records.length === 0) return;
  const keyed = records.map(({ entity, externalId, recordId, isNew }) => {
    const name = { companyId: ctx.tenant.id, source: applying.source, entity, externalId };
    const goneId = prepared.known([entity, externalId])?.storedId ?? null;
    return { entity, externalId, recordId, isNew, key: recordKey(ctx, name), goneId };
  });
  statements.unshift(assertHolds(ctx, areKept(ctx, owners)));
  statements.push(...insertRecords(ctx, applying, keyed));
}

async function applyEntity(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  checked: readonly Checked[],
): Promise<void> {
  const planned = await planRecords(ctx, batch, entity, checked);
  const fitting =
    entity.name === 'applications' ? await withPipelines(ctx, batch, planned) : planned;
  const same = await findSame(ctx, batch, entity, fitting);
  const added: Added[] = [];
  // oxlint-disable-next-line no-await-in-loop -- Each can be the same as one before it.
  for (const one of fitting) added.push(...(await decide(ctx, batch, same, one)));
  addRows(ctx, batch, entity, added);
}

/** The rows of records that may be added. What became of the others is settled: those that were erased, came before, or are at fault. */
async function planRecords(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  checked: readonly Checked[],
): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const one of checked) {
    const known = idOf(batch, entity.name, one.externalId);
    if (batch.prepared.known([entity.name, one.externalId])?.isErased) {
      batch.outcomes.push(erasedFault(one.item));
    } else if (known !== undefined || continuesOther(batch, one)) {
      settleSame(batch, one, known ?? null);
    } else {
      // oxlint-disable-next-line no-await-in-loop -- Numbers are read by a library that is loaded once.
      const row = await toRow(ctx, batch, one);
      if ('fault' in row) batch.outcomes.push(row.fault);
      else planned.push(planOf(batch, entity, { one, ...row }));
    }
  }
  return planned;
}

/** Without identities, nothing of the company can be the same as it: others of its kind can refer to it. */
function planOf(batch: Batch, entity: Entity, record: Omit<Planned, 'isNamed'>): Planned {
  const { one, row } = record;
  const isNamed = entity.past !== undefined && identitiesOf(record).length === 0;
  if (isNamed) batch.ids.set(`${entity.name} ${one.externalId}`, Number(row['id']));
  return { ...record, isNamed };
}

type Added = { row: Row; within: Within };

/** Whether a record is added, or is one of the company or of a row before it. */
async function decide(
  ctx: Ctx,
  batch: Batch,
  same: ReadonlyMap<string, number>,
  planned: Planned,
): Promise<Added[]> {
  const { one, row } = planned;
  const { entity, externalId } = one;
  const id = Number(row['id']);
  const name = `${entity.name} ${externalId}`;
  const again = planned.isNamed ? undefined : batch.ids.get(name);
  if (again !== undefined) {
    settleSame(batch, one, again);
    return [];
  }
  const identities = identitiesOf(planned).map((key) => [key, `${entity.name}=${key}`] as const);
  const before = identities
    .map(([key, place]) => same.get(key) ?? batch.ids.get(place))
    .find((found) => found !== undefined);
  const within = before === undefined ? await rowsOfChildren(ctx, batch, one, row) : null;
  if (within && 'fault' in within) {
    batch.ids.delete(name);
    batch.outcomes.push(within.fault);
    return [];
  }
  batch.ids.set(name, before ?? id);
  for (const [, place] of identities) batch.ids.set(place, before ?? id);
  // Undoing the record that it continues deletes its rows, too.
  const isNew = within !== null && entity.continues === undefined;
  batch.records.push({ entity: entity.name, externalId, recordId: before ?? id, isNew });
  if (within) {
    settleNew(ctx, batch, planned, within);
    return [{ row, within }];
  }
  settleSame(batch, one, before ?? id);
  await nameRowsWithin(ctx, batch, one, before ?? id);
  return [];
}

/** The rows within a record that is there are those of the bundle. */
async function nameRowsWithin(ctx: Ctx, batch: Batch, one: Checked, id: number): Promise<void> {
  const child = namedChild(one.entity);
  if (!child) return;
  const ids = await idsWithin(ctx, batch, child, id);
  for (const [index, values] of listIn(one.values, child).entries()) {
    const [externalId, recordId = 0] = [String(values['id']), ids[index]];
    const name = child.entity ?? '';
    const known = idOf(batch, name, externalId);
    if (known === undefined) {
      batch.records.push({ entity: name, externalId, recordId, isNew: false });
    }
    batch.ids.set(`${name} ${externalId}`, recordId);
    settleSame(batch, one, recordId, { entity: name, externalId });
  }
}

function addRows(ctx: Ctx, batch: Batch, entity: Entity, added: readonly Added[]): void {
  const kept = added.map(({ row }) => row);
  batch.created.set(
    entity.name,
    kept.map(({ id }) => Number(id)),
  );
  const idsOf = (column: string) => kept.map(({ [column]: id }) => Number(id));
  if (entity.table === 'applications') batch.owners.persons.push(...idsOf('candidate_id'));
  if (entity.continues === 'persons') batch.owners.persons.push(...idsOf('id'));
  if (['meetings', 'emails', 'replies'].includes(entity.name))
    batch.owners.applications.push(...idsOf('application_id'));
  if (entity.continues === undefined) {
    batch.statements.push(...insertRows(ctx, entity.table, kept));
  }
  const rows = added.flatMap(({ within }) => within.rows);
  for (const [child, own] of Map.groupBy(rows, ([one]) => one)) {
    const list = own.map(([, row]) => row);
    // Without ids of their own, two of one key are one.
    batch.statements.push(...insertRows(ctx, child.table, list, child.withoutId));
  }
  if (entity.name === 'applications' && kept.length > 0) {
    batch.statements.push(indexApplications(ctx, batch.created.get(entity.name) ?? []));
  }
}

/** The content of an email, sealed. Without a body, only its subject is kept. */
function sealedOf(ctx: Ctx, { entity, values }: Checked): Row {
  const field = entity.fields.find(({ kind }) => kind === 'email');
  if (!field) return {};
  const content = EmailContent.parse(values[field.name]);
  const [sealed, isWhole] = sealContent(ctx, content ?? { subject: '', body: null });
  return { [field.column]: sealed, content_deleted_at: isWhole ? null : ctx.now.getTime() };
}

/** Columns that must have a time: that of the import, unless the bundle says another one. */
const timed: ReadonlySet<string> = new Set(['created_at', 'active_at', 'stage_since']);

async function toRow(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
): Promise<{ row: Row } | { fault: ReturnType<typeof failure> }> {
  const { entity, values, item } = one;
  const now = ctx.now.getTime();
  const row: Row = { id: ctx.newId(), company_id: ctx.tenant.id };
  if (!entity.withoutVersion) row['updated_at'] = now;
  for (const field of entity.fields) {
    const value = toColumn(batch, field, values[field.name], item.isMapped ?? false);
    if (value === undefined) {
      const reference = { field, value: values[field.name] };
      return { fault: referenceFault(batch.prepared, item, field.name, reference) };
    }
    row[field.column] = value ?? (timed.has(field.column) ? now : null);
  }
  if (entity.name === 'custom_fields' && !hasFieldRoom(batch, row)) {
    const message = `A company can have at most ${FIELDS_MAX} custom fields of a kind of record.`;
    return { fault: failure(item, 'entity', message) };
  }
  Object.assign(row, await settingsOf(batch, entity, row), sealedOf(ctx, one));
  return { row: { ...row, ...entity.derive?.(row) } };
}
