/** The custom fields of a company: the list with its order, and the definition of one. */
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { staleText } from '#console/layout/refusals.ts';
import {
  compacted,
  purposeOf,
  rearranged,
  withStored,
  withStoredTexts,
} from '#console/texts/rules.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute, ConsoleView } from '#http/console.ts';
import {
  createField,
  editField,
  showField,
} from '#recruiting/people/custom-fields/actions/definitions.ts';
import { listAllFields, moveField } from '#recruiting/people/custom-fields/actions/order.ts';
import { FieldUpdate, NewField } from '#recruiting/people/custom-fields/schemas.ts';
import { FieldPage } from './field-page.tsx';
import { FieldKindsPage, FieldsPage } from './list-page.tsx';
import {
  askedFor,
  BASE,
  FIELD,
  fieldOfForm,
  FIELDS,
  inputOf,
  keyOf,
  NEW_FIELD,
  newTyped,
  typedOf,
} from './rules/definition.ts';

const needs = 'fields.manage';

const list = formScreen(FIELDS, {
  needs: 'structure.read',
  query: ['done'],
  load: async (ctx) => ({ fields: await listAllFields(ctx) }),
  page: FieldsPage,
  notices: (words) => words.fields.notices,
});

/** A button beside a field moves it. */
const move = list.command({
  needs,
  typesNothing: true,
  run: async (ctx, { fields: { purpose = '' } }) => {
    const [, direction, id] = /^(up|down)\.(\d{1,16})$/u.exec(purpose) ?? [];
    if (id === undefined) return { again: {} };
    await moveField(ctx, Number(id), direction === 'up' ? -1 : 1);
    return { to: FIELDS, done: 'moved', at: `field-${id}` };
  },
});

function refusals(
  { fields, texts: words }: ConsoleWords,
  { view, typed }: { view: ConsoleView; typed: Typed },
) {
  const names = [...Object.keys(typed), `label.${BASE}`];
  const texts = Object.fromEntries(
    names.map((name) => [name, name.endsWith('.from') ? fields.faults.from : words.faults.text]),
  );
  return {
    codes: staleText(view),
    texts: {
      ...texts,
      key: words.faults.key,
      options: words.faults.options,
      band_currency: fields.faults.currency,
      is_filterable: fields.faults.filter,
      custom_fields: fields.faults.full,
    },
    fieldOf: fieldOfForm(typed),
  };
}

/** What a new field is of, which its form keeps in its address. */
const asked = ['entity', 'kind'];

const blank = formScreen(NEW_FIELD, {
  needs,
  query: asked,
  load: (_, { query }) => Promise.resolve(askedFor(query)),
  page: NewFieldPage,
  typed: ({ kind }) => (kind ? newTyped(kind) : {}),
  refusals,
});

type NewFieldProps = ScreenProps & ReturnType<typeof askedFor>;

/** The kind is chosen first. */
function NewFieldPage({ view, entity, kind, form }: NewFieldProps) {
  return entity && kind ? (
    <FieldPage view={view} field={null} entity={entity} kind={kind} form={form} />
  ) : (
    <FieldKindsPage view={view} entity={entity ?? 'candidate'} />
  );
}

const create = blank.command({
  needs,
  query: asked,
  typed: ({ fields }) => withKey(compacted(fields)),
  run: async (ctx, { fields: sent, query }) => {
    const fields = compacted(sent);
    const { entity, kind } = askedFor(query);
    if (!entity || !kind) throw new ApiError('invalid_input');
    const changed = rearranged(fields, purposeOf(fields['purpose']));
    if (changed) return { again: changed };
    const typed = withKey(fields);
    const input = { ...inputOf(typed, kind), entity, key: typed.key, kind };
    await createField(ctx, await checkedInput(NewField, input));
    return { to: FIELDS, done: 'created' };
  },
});

function withKey(typed: Typed) {
  return { ...typed, key: keyOf(typed) };
}

const one = formScreen(FIELD, {
  needs,
  load: async (ctx, { params }) => {
    const field = await showField(ctx, params.id('field'));
    return { field, entity: field.entity, kind: field.kind };
  },
  page: FieldPage,
  typed: ({ field }) => typedOf(field),
  again: withStoredTexts,
  refusals,
});

const done = { archive: 'archived', restore: 'restored', save: 'saved' } as const;

const change = one.command({
  needs,
  typed: ({ fields }) => compacted(fields),
  run: async (ctx, { params, fields: sent }) => {
    const fields = compacted(sent);
    const id = params.id('field');
    const changed = rearranged(fields, purposeOf(fields['purpose']));
    if (changed) return { again: changed };
    const { purpose } = fields;
    const name = purpose === 'archive' || purpose === 'restore' ? purpose : 'save';
    await editField(ctx, id, (field) => {
      if (fields['version'] !== field.updated_at) throw new ApiError('stale_write');
      const archived = name === 'save' ? {} : { is_archived: name === 'archive' };
      const typed = withStored(fields, typedOf(field));
      return checkedInput(FieldUpdate, { ...inputOf(typed, field.kind), ...archived });
    });
    return { to: FIELDS, done: done[name], at: `field-${id}` };
  },
});

/** In the order in which paths are matched. */
export const fields: readonly ConsoleRoute[] = [list, move, blank, create, one, change];
