/** Checks records as an import does, and takes out what it would refuse a whole record for. */
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { recordSchema } from '#recruiting/transfers/schemas/bundle/entity.ts';
import type { Records } from './records.ts';

/** As many as one record has values that can be wrong. */
const TRIES_MAX = 100;

type Kept = { records: Records; lost: string[] };

/** The records that an import takes, and by field how many values and records are left out. */
export function checkRecords(records: Records): Kept {
  const lost = new Map<string, number>();
  const note = (what: string, count = 1) => lost.set(what, (lost.get(what) ?? 0) + count);
  const kept = entities.flatMap((entity) => {
    const list = records[entity.name];
    if (!list) return [];
    const schema = recordSchema(entity);
    const own = list.flatMap((record) => {
      const copy = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
      for (const { name, max } of entity.children) {
        const rows = copy[name];
        if (!Array.isArray(rows) || rows.length <= max) continue;
        note(`${entity.name}.${name}, of which a record has ${max} at most`, rows.length - max);
        copy[name] = rows.slice(0, max);
      }
      for (let count = 0; count < TRIES_MAX; count++) {
        const issue = schema.safeParse(copy).error?.issues[0];
        if (!issue) return [copy];
        const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
        const name = path.filter((part) => typeof part === 'string').join('.');
        if (path.length === 0 || path[0] === 'id' || !takeOut(copy, path)) {
          note(`${entity.name}: ${name}: ${issue.message}`);
          return [];
        }
        note(`${entity.name}.${name}: ${issue.message}`);
      }
      return [];
    });
    return [[entity.name, own] as const];
  });
  return {
    records: Object.fromEntries(kept),
    lost: [...lost].map(([what, count]) => `${count} of ${what}`),
  };
}

/** Takes out the row of a list, else the field. Returns whether there was anything to take out. */
function takeOut(
  record: Record<string, unknown>,
  [name = '', index]: readonly (string | number)[],
): boolean {
  const value = record[name];
  if (value === undefined) return false;
  if (Array.isArray(value) && typeof index === 'number') return value.splice(index, 1).length > 0;
  delete record[name];
  return true;
}
