/** How columns of a CSV file fill custom fields: by their key or label, and with values as people write them. */
import { invalidField } from '#errors.ts';
import { fold } from '#lib/fold.ts';
import { kindsOfValues } from '#recruiting/people/custom-fields/rules/kinds.ts';
import { valueFault } from '#recruiting/people/custom-fields/rules/values.ts';
import type { FieldEntity, FieldKind, FieldOption } from '#vocabulary/custom-fields.ts';
import { parseDate } from './dates.ts';
import type { DateFormat } from './dates.ts';

/** Begins the name of a custom field among those that a column can fill, as in the CSV of an export. */
export const CUSTOM = 'custom.';

/** What a row of CSV fills: a candidate, and an application. Ids of members are those of this service alone. */
const entities: ReadonlySet<FieldEntity> = new Set(['candidate', 'application']);

export type CustomField = {
  key: string;
  entity: FieldEntity;
  kind: FieldKind;
  label: string;
  labels: Readonly<Record<string, string>>;
  options: readonly FieldOption[];
  archivedAt: Date | null;
};

/** Whether a column can fill the field. */
export function isFillable({ entity, kind, archivedAt }: CustomField): boolean {
  return entities.has(entity) && kind !== 'member' && archivedAt === null;
}

/** Throws 422 for a column of a custom field that the company does not have, or that no column can fill. */
export function assertFillable(names: readonly string[], fields: readonly CustomField[]): void {
  const fillable = new Set(fields.filter(isFillable).map(({ key }) => CUSTOM + key));
  const others = names.filter((name) => name.startsWith(CUSTOM) && !fillable.has(name));
  if (others.length === 0) return;
  throw invalidField('mapping.columns', ...others.map((one) => `No column can fill ${one}.`));
}

/** The headers, of those that fill nothing else, that are called like a field. */
export function guessCustomColumns(
  headers: readonly string[],
  columns: Readonly<Record<string, string>>,
  fields: readonly CustomField[],
): Record<string, string> {
  const taken = new Set(Object.values(columns));
  const found: Record<string, string> = {};
  for (const field of fields.filter(isFillable)) {
    const names = [field.key, CUSTOM + field.key, field.label, ...Object.values(field.labels)];
    const keys = new Set(names.map(fold));
    const header = headers.find((one) => !taken.has(one) && keys.has(fold(one)));
    if (header === undefined) continue;
    found[CUSTOM + field.key] = header;
    taken.add(header);
  }
  return found;
}

/** The value that a cell means to a field; undefined for a text that means none. */
export function valueOfCell(
  field: Pick<CustomField, 'kind' | 'options'>,
  text: string,
  format: DateFormat | undefined,
): unknown {
  const dayOf = (day: string) => parseDate(day, format)?.toISOString().slice(0, 10);
  const value = kindsOfValues[field.kind].cell(text.trim(), { options: field.options, dayOf });
  return value === undefined || valueFault(field, value, new Set()) !== null ? undefined : value;
}
