/** Decides what records of a bundle become, and makes the statements that write them: all of a batch, or none. */
import type { Ctx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { FIELDS_MAX } from '#recruiting/custom-fields/rules/definitions.ts';
import { entities } from '../schemas/bundle/entities.ts';
import type { Child, Entity, Row, Value } from '../schemas/bundle/entity.ts';
import {
  areKept,
  indexApplications,
  insertRecords,
  insertRows,
  pipelinesOf,
  rowsWithin,
  sameRecords,
} from '../store/records.ts';
import type { Outcome } from '../store/records.ts';
import { ALSO, continuesOther, idOf, keyOf, keysOf, toColumn } from './batch.ts';
import type { Applied, Applying, Batch } from './batch.ts';
import { rowsOfChildren } from './child-rows.ts';
import { hasFieldRoom, settingsOf } from './company-settings.ts';
import { erasedFault, failure, listIn, prepare, referenceFault } from './prepare-records.ts';
import type { Checked, Item } from './prepare-records.ts';
import { recordKey } from './record-keys.ts';

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
    fields: [...prepared.context.fields],
    owners: { persons: [], applications: [] },
  };
  for (const entity of entities) {
    const own = prepared.checked.filter((one) => one.entity === entity);
    // oxlint-disable-next-line no-await-in-loop -- Applications refer to persons of the same batch.
    if (own.length > 0) await applyEntity(ctx, batch, entity, own);
  }
  if (!applying.isDry) remember(ctx, batch);
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

function settle(batch: Batch, one: Checked, outcome: Pick<Outcome, 'result' | 'recordId'>): void {
  const { n } = one.item;
  batch.outcomes.push({ n, entity: one.entity.name, externalId: one.externalId, ...outcome });
}

type Planned = { one: Checked; row: Row };

async function applyEntity(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  checked: readonly Checked[],
): Promise<void> {
  const planned: Planned[] = [];
  for (const one of checked) {
    const known = idOf(batch, entity.name, one.externalId);
    const isErased = batch.prepared.known([entity.name, one.externalId])?.isErased;
    // A row of this dry run that is checked again is not known by that.
    const isBefore = (known !== undefined && known !== -1) || continuesOther(batch, one);
    if (isErased) batch.outcomes.push(erasedFault(one.item));
    else if (isBefore) settle(batch, one, { result: 'existing', recordId: known ?? null });
    else {
      // oxlint-disable-next-line no-await-in-loop -- Numbers are read by a library that is loaded once.
      const row = await toRow(ctx, batch, one);
      if ('fault' in row) batch.outcomes.push(row.fault);
      else {
        planned.push({ one, ...row });
        // Nothing of the company can be the same: others of its kind can refer to it.
        const isOwn = entity.past !== undefined && keysOf(entity, row.row).length === 0;
        if (isOwn) batch.ids.set(`${entity.name} ${one.externalId}`, Number(row.row['id']));
      }
    }
  }
  const fitting =
    entity.name === 'applications' ? await withPipelines(ctx, batch, planned) : planned;
  const same = await findSame(ctx, batch, entity, fitting);
  const added: Planned[] = [];
  for (const { one, row } of fitting) {
    const keys = keysOf(entity, row);
    const before = keys
      .map((key) => same.get(key) ?? batch.ids.get(`${entity.name}=${key}`))
      .find((found) => found !== undefined);
    const id = before ?? Number(row['id']);
    batch.ids.set(`${entity.name} ${one.externalId}`, id);
    for (const key of keys) batch.ids.set(`${entity.name}=${key}`, id);
    const isNew = before === undefined;
    // Undoing the record that it continues deletes its rows, too.
    const isWritten = isNew && entity.continues === undefined;
    batch.records.push({
      entity: entity.name,
      externalId: one.externalId,
      recordId: id,
      isNew: isWritten,
    });
    const isReal = !batch.applying.isDry || !isNew;
    settle(batch, one, { result: isNew ? 'created' : 'existing', recordId: isReal ? id : null });
    if (isNew) added.push({ one, row });
  }
  await addRows(ctx, batch, entity, added);
}

async function addRows(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  added: readonly Planned[],
): Promise<void> {
  const kept: Row[] = [];
  const children: Statement[] = [];
  const lists = new Map<string, Row[]>();
  for (const { one, row } of added) {
    // oxlint-disable-next-line no-await-in-loop -- Files are in memory one record at a time.
    const within = await rowsOfChildren(ctx, batch, one, row);
    if ('fault' in within) {
      unsettle(batch, one, within.fault);
      continue;
    }
    kept.push(row);
    for (const [table, rows] of within.rows) {
      lists.set(table, [...(lists.get(table) ?? []), ...rows]);
    }
  }
  batch.created.set(
    entity.name,
    kept.map(({ id }) => Number(id)),
  );
  if (batch.applying.isDry) return;
  const idsOf = (column: string) => kept.map(({ [column]: id }) => Number(id));
  if (entity.table === 'applications') batch.owners.persons.push(...idsOf('candidate_id'));
  if (entity.continues === 'persons') batch.owners.persons.push(...idsOf('id'));
  if (entity.name === 'meetings') batch.owners.applications.push(...idsOf('application_id'));
  for (const [table, rows] of lists) children.push(...insertRows(ctx, table, rows));
  const own = entity.continues === undefined ? insertRows(ctx, entity.table, kept) : [];
  batch.statements.push(...own, ...children);
  if (entity.name === 'applications' && kept.length > 0) {
    batch.statements.push(indexApplications(ctx, batch.created.get(entity.name) ?? []));
  }
}

/** The record is not added after all. */
function unsettle(batch: Batch, one: Checked, fault: Outcome): void {
  const isOther = (other: { entity: string; externalId: string }) =>
    other.entity !== one.entity.name || other.externalId !== one.externalId;
  batch.outcomes = [...batch.outcomes.filter(isOther), fault];
  batch.records = batch.records.filter(isOther);
  batch.ids.delete(`${one.entity.name} ${one.externalId}`);
}

/** Columns that must have a time: that of the import, unless the bundle says another one. */
const timed: ReadonlySet<string> = new Set(['created_at', 'active_at', 'stage_since']);

async function toRow(
  ctx: Ctx,
  batch: Batch,
  one: Checked,
): Promise<{ row: Row } | { fault: Outcome }> {
  const { entity, values, item } = one;
  const now = ctx.now.getTime();
  const row: Row = { id: ctx.newId(), company_id: ctx.tenant.id, updated_at: now };
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
  Object.assign(row, await settingsOf(batch, entity, row));
  return { row: { ...row, ...entity.derive?.(row) } };
}

async function findSame(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  planned: readonly Planned[],
): Promise<Map<string, number>> {
  const keysBy = (match: readonly string[]) =>
    planned.flatMap(({ row }): Value[][] => {
      const key = keysOf(entity, row).length === 0 ? null : keyOf({ match }, row);
      return key === null ? [] : [JSON.parse(key)];
    });
  const { table, match, alsoMatch = [], past } = entity;
  const keys = keysBy(match);
  if (keys.length === 0) return new Map();
  const found = await runPlan(ctx, sameRecords(ctx, table, { columns: match, past }, keys));
  const same = new Map(found.map(({ id, key }) => [key, id]));
  if (alsoMatch.length > 0) {
    const others = await runPlan(
      ctx,
      sameRecords(ctx, table, { columns: alsoMatch, past }, keysBy(alsoMatch)),
    );
    for (const { id, key } of others) same.set(`${ALSO}${key}`, id);
  }
  const child = entity.children.find((one) => one.entity !== undefined);
  if (child) await withSameRows(ctx, batch, { entity, child, planned, same });
  return same;
}

type Comparison = {
  entity: Entity;
  child: Child;
  planned: readonly Planned[];
  same: Map<string, number>;
};

function textOf(list: readonly { name?: unknown; type?: unknown }[]): string {
  return JSON.stringify(list.map(({ name, type }) => [name, type]));
}

/** A pipeline is the same if its stages are, too. Then its stages are those of the bundle. */
async function withSameRows(
  ctx: Ctx,
  batch: Batch,
  { entity, child, planned, same }: Comparison,
): Promise<void> {
  const rows = await runPlan(ctx, rowsWithin(ctx, child, [...same.values()]));
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  for (const { one, row } of planned) {
    const key = keyOf(entity, row) ?? '';
    const there = byParent.get(same.get(key) ?? 0) ?? [];
    const wanted = listIn(one.values, child);
    if (textOf(there) !== textOf(wanted)) same.delete(key);
    else {
      for (const [index, { id }] of there.entries()) {
        const externalId = String(wanted[index]?.['id']);
        const name = child.entity ?? '';
        if (idOf(batch, name, externalId) === undefined) {
          batch.records.push({ entity: name, externalId, recordId: id, isNew: false });
        }
        batch.ids.set(`${name} ${externalId}`, id);
        batch.outcomes.push({
          n: one.item.n,
          entity: name,
          externalId,
          result: 'existing',
          recordId: id,
        });
      }
    }
  }
}

/** Leaves out applications in a stage that their job does not have, and whose status the stage contradicts. */
async function withPipelines(
  ctx: Ctx,
  batch: Batch,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const idsOf = (column: string) => planned.map(({ row }) => Number(row[column]));
  const { stages, jobs } = await runPlan(ctx, pipelinesOf(ctx, idsOf('stage_id'), idsOf('job_id')));
  const stageById = new Map(stages.map((stage) => [stage.id, stage]));
  const jobById = new Map(jobs.map((job) => [job.id, job]));
  return planned.filter(({ one, row }) => {
    const stage = stageById.get(Number(row['stage_id']));
    const job = jobById.get(Number(row['job_id']));
    if (!stage || !job) return true;
    const pipelineId = job.pipelineId ?? batch.prepared.context.company.pipelineId;
    const isHired = stage.type === 'hired';
    if (stage.pipelineId !== pipelineId) {
      batch.outcomes.push(failure(one.item, 'stage_id', 'Must be a stage of the job.'));
    } else if (isHired !== (row['status'] === 'hired')) {
      batch.outcomes.push(failure(one.item, 'status', 'Must be hired in the last stage alone.'));
    } else return true;
    return false;
  });
}
