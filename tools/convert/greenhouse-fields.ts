/** Custom fields of Greenhouse, and their values. */
import { inner, text, texts } from './items.ts';
import type { Item, Lists } from './items.ts';
import type { FieldModel, ValueModel } from './model.ts';

const entities = ['candidate', 'application', 'job'] as const;
type Records = Record<(typeof entities)[number], readonly Item[]>;

export function fieldsOf(lists: Lists, records: Records): FieldModel[] {
  const defined = (lists['custom_fields'] ?? []).flatMap((field): FieldModel[] => {
    const entity = entities.find((one) => one === text(field, 'field_type'));
    if (entity === undefined) return [];
    return [
      {
        entity,
        id: text(field, 'name_key'),
        label: text(field, 'name'),
        type: text(field, 'value_type'),
        options: texts(field, 'custom_field_options', 'name'),
        is_private: field['private'] === true,
        is_archived: field['active'] === false,
      },
    ];
  });
  // Values say themselves what they are of.
  const said = entities.flatMap((entity) =>
    records[entity].flatMap((one) =>
      Object.entries(customOf(one)).flatMap(([id, value]): FieldModel[] => {
        const { name = id, type = '' } = isTyped(value) ? value : {};
        return [{ entity, id, label: String(name), type: String(type), options: [] }];
      }),
    ),
  );
  return [...defined, ...said];
}

function customOf(record: Item): Item {
  const keyed = inner(record, 'keyed_custom_fields');
  return Object.keys(keyed).length > 0 ? keyed : inner(record, 'custom_fields');
}

type Typed = { name: unknown; type: unknown; value: unknown };

function isTyped(value: unknown): value is Typed {
  return typeof value === 'object' && value !== null && 'type' in value && 'value' in value;
}

export function valuesOf(records: Records): ValueModel[] {
  return entities.flatMap((entity) =>
    records[entity].flatMap((record) =>
      Object.entries(customOf(record)).map(([id, value]) => ({
        entity,
        record_id: text(record, 'id'),
        field_id: id,
        value: isTyped(value) ? value.value : value,
      })),
    ),
  );
}
