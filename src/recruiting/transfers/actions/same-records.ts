/** Finds what records of a batch are the same as: records of the company, and those that the dry run would add. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Child, Entity, Row, Value } from '../schemas/bundle/entity.ts';
import { checkedWithin, sameChecked } from '../store/checked-records.ts';
import { rowsWithin, sameRecords } from '../store/records.ts';
import { ALSO, keyOf, keysOf } from './batch.ts';
import type { Batch } from './batch.ts';
import { listIn } from './prepare-records.ts';
import type { Checked } from './prepare-records.ts';
import { checkedKey } from './record-keys.ts';

/** `isNamed`: its id is known to records of its kind before it is decided. */
export type Planned = { one: Checked; row: Row; isNamed?: boolean };

/** All that makes two records one: their keys, and the rows within them that others refer to, as a pipeline is its stages, too. */
export function identitiesOf({ one, row }: Planned): string[] {
  const child = namedChild(one.entity);
  const keys = keysOf(one.entity, row);
  return child ? keys.map((key) => withRows(key, listIn(one.values, child))) : keys;
}

/** The rows of a record that others refer to. */
export function namedChild(entity: Entity): Child | undefined {
  return entity.children.find((child) => child.entity !== undefined);
}

function withRows(key: string, rows: readonly { name?: unknown; type?: unknown }[]): string {
  return JSON.stringify([key, ...rows.map(({ name, type }) => [name, type])]);
}

/** The records that those of the batch are the same as, by what makes them so. */
export async function findSame(
  ctx: Ctx,
  batch: Batch,
  entity: Entity,
  planned: readonly Planned[],
): Promise<Map<string, number>> {
  const { match, alsoMatch = [] } = entity;
  const same = new Map<string, number>();
  const keyed = planned.filter(({ row }) => keysOf(entity, row).length > 0);
  if (keyed.length === 0) return same;
  const [found, others, checked] = await runPlan(
    ctx,
    QueryPlan.all([
      recordsBy(ctx, entity, match, keyed),
      recordsBy(ctx, entity, alsoMatch, keyed),
      batch.applying.isDry ? checkedBy(ctx, batch, entity, keyed) : QueryPlan.of([]),
    ]),
  );
  const child = namedChild(entity);
  const own = child ? await withRowsOf(ctx, batch, child, found) : found;
  const also = others.map(({ id, key }) => ({ id, key: `${ALSO}${key}` }));
  // The first, where several are the same.
  for (const { id, key } of [...own, ...also, ...checked]) if (!same.has(key)) same.set(key, id);
  return same;
}

type Found = { id: number; key: string };

function recordsBy(
  ctx: Ctx,
  { table, past }: Entity,
  columns: readonly string[],
  planned: readonly Planned[],
): QueryPlan<Found[]> {
  const keys = planned.flatMap(({ row }): Value[][] => {
    const key = keyOf({ match: columns }, row);
    return key === null ? [] : [JSON.parse(key)];
  });
  return keys.length === 0 ? QueryPlan.of([]) : sameRecords(ctx, table, { columns, past }, keys);
}

function checkedBy(
  ctx: Ctx,
  batch: Batch,
  { name }: Entity,
  planned: readonly Planned[],
): QueryPlan<Found[]> {
  const keys = planned.flatMap((one) => identitiesOf(one));
  const byDigest = new Map(keys.map((key) => [checkedKey(ctx, name, key), key]));
  const plan = sameChecked(ctx, { id: batch.applying.id, entity: name }, [...byDigest.keys()]);
  return QueryPlan.map(plan, (rows) =>
    rows.map(({ id, key, isPlanned }) => {
      if (isPlanned) batch.planned.add(id);
      return { id, key: byDigest.get(key) ?? '' };
    }),
  );
}

async function withRowsOf(
  ctx: Ctx,
  batch: Batch,
  child: Child,
  found: readonly Found[],
): Promise<Found[]> {
  const rows = await runPlan(
    ctx,
    rowsWithin(
      ctx,
      child,
      found.map(({ id }) => id),
    ),
  );
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  return found.map(({ id, key }) => {
    const own = byParent.get(id) ?? [];
    batch.within.set(
      id,
      own.map((row) => row.id),
    );
    return { id, key: withRows(key, own) };
  });
}

/** The ids of the rows within a record that is there, in order. */
export async function idsWithin(
  ctx: Ctx,
  batch: Batch,
  child: Child,
  id: number,
): Promise<readonly number[]> {
  const known = batch.within.get(id);
  if (known) return known;
  const of = { id: batch.applying.id, entity: child.entity ?? '', by: child.by };
  const rows = await runPlan(ctx, checkedWithin(ctx, of, [id]));
  for (const row of rows) batch.planned.add(row.id);
  return rows.map((row) => row.id);
}
