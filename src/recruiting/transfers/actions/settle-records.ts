/** Writes down what became of the records of a batch, and what a dry run remembers of them. */
import type { Ctx } from '#context.ts';
import type { Row } from '../schemas/bundle/entity.ts';
import type { Outcome } from '../store/records.ts';
import { ALSO } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Within } from './child-rows.ts';
import { changedSetting } from './company-settings.ts';
import type { Checked } from './prepare-records.ts';
import { checkedKey } from './record-keys.ts';
import { identitiesOf } from './same-records.ts';
import type { Planned } from './same-records.ts';

type Named = { entity: string; externalId: string };

/** It is a record of the company, of the dry run, or of a row before it. Null: of another import. */
export function settleSame(
  batch: Batch,
  one: Checked,
  id: number | null,
  { entity, externalId }: Named = { entity: one.entity.name, externalId: one.externalId },
): void {
  batch.outcomes.push({
    n: one.item.n,
    entity,
    externalId,
    result: 'existing',
    recordId: id === null || batch.planned.has(id) ? null : id,
    ...(batch.applying.isDry && id !== null && { checked: JSON.stringify({ id }) }),
  });
}

/** It is added, with the rows within it that others refer to. */
export function settleNew(ctx: Ctx, batch: Batch, { one, row }: Planned, within: Within): void {
  const { name, remembers = [] } = one.entity;
  const own = {
    ...createdAs(batch, one, { entity: name, externalId: one.externalId }, { row, remembers }),
    ...changedSetting(one, row),
  };
  const digests = batch.applying.isDry ? digestsOf(ctx, { one, row }) : {};
  batch.outcomes.push({ ...own, ...digests });
  for (const { child, externalId, row: inner } of within.named) {
    const named = { entity: child.entity ?? '', externalId };
    const id = Number(inner['id']);
    batch.ids.set(`${named.entity} ${externalId}`, id);
    batch.records.push({ ...named, recordId: id, isNew: true });
    const { remembers: columns = [] } = child;
    batch.outcomes.push(createdAs(batch, one, named, { row: inner, remembers: columns }));
  }
  const ids = within.named.map(({ row: inner }) => Number(inner['id']));
  if (ids.length > 0) batch.within.set(Number(row['id']), ids);
  batch.files.push(...within.files);
}

function createdAs(
  batch: Batch,
  { item }: Checked,
  { entity, externalId }: Named,
  { row, remembers }: { row: Row; remembers: readonly string[] },
): Outcome {
  const id = Number(row['id']);
  const outcome: Outcome = { n: item.n, entity, externalId, result: 'created', recordId: id };
  if (!batch.applying.isDry) return outcome;
  batch.planned.add(id);
  const checked = { ...Object.fromEntries(remembers.map((column) => [column, row[column]])), id };
  return { ...outcome, recordId: null, checked: JSON.stringify(checked) };
}

/** By what makes other rows the same record. */
function digestsOf(ctx: Ctx, planned: Planned): Pick<Outcome, 'key' | 'otherKey'> {
  const { name } = planned.one.entity;
  const keys = identitiesOf(planned).map((key) => {
    const column = key.startsWith(ALSO) ? 'otherKey' : 'key';
    return [column, checkedKey(ctx, name, key)];
  });
  return Object.fromEntries(keys);
}
