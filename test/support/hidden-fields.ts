/** Custom fields that only Admins see, planted on every record of a company with words that are found again wherever they are told. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { fieldEntities } from '#vocabulary/custom-fields.ts';
import { openCompany } from './company.ts';
import type { Company } from './company.ts';
import { db } from './operator.ts';

/** In the key, the label, the option and the value of each planted field, and nowhere else. */
const MARK = 'zqvetomark';

export const keyOf = (entity: FieldEntity) => `${MARK}_${entity}`;
export const choiceOf = (entity: FieldEntity) => `${MARK}_choice_${entity}`;

/** Whether a text tells of a planted field. */
export const tells = (text: string): boolean => text.toLowerCase().includes(MARK);

export const expectSilent = (text: string, name: string): void => {
  const at = text.toLowerCase().indexOf(MARK);
  expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 80), name).toBe('');
};

/** The filter of lists by the planted choice. */
export const hiddenFilter = { [`field.${choiceOf('candidate')}`]: MARK };

/** A company with two hidden fields for each kind of record, of which lists are filtered by one, and a visible one. */
export async function openHidden(): Promise<Company> {
  const acme = await openCompany();
  await openHiddenIn(acme);
  return acme;
}

export async function openHiddenIn(acme: Company): Promise<void> {
  const hidden = { visibility: 'admin', label: MARK, labels: { de: MARK } };
  const options = [{ key: MARK, label: MARK }];
  for (const entity of fieldEntities) {
    const choice = { kind: 'single_choice', options, is_filterable: entity !== 'job' };
    await acme.openField({ ...hidden, entity, key: keyOf(entity), is_required: true });
    await acme.openField({ ...hidden, ...choice, entity, key: choiceOf(entity) });
    await acme.openField({ entity, key: `open_${entity}` });
  }
}

/** Gives every record of the company values of its fields. */
export async function plant({ id }: Company): Promise<void> {
  for (const [entity, records] of [
    ['candidate', 'candidates'],
    ['application', 'applications'],
    ['job', 'jobs'],
  ] as const) {
    const [values, column] = [`${entity}_values`, `${entity}_id`].map((name) =>
      sql.identifier(name),
    );
    const value = JSON.stringify({ [keyOf(entity)]: MARK, [choiceOf(entity)]: MARK });
    await db.run(sql`insert into ${values} (${column}, company_id, value, created_at)
      select id, company_id, ${value}, 0 from ${sql.identifier(records)} where company_id = ${id}
      on conflict (${column}) do update set value = json_patch(value, excluded.value)`);
  }
}

/** The values of a change as an Admin sends it, which no other value equals. */
export const hiddenValue = (entity: FieldEntity, nth = 0) => ({
  [keyOf(entity)]: `${MARK}-${nth}`,
});
