/** The custom fields of a company: the list with its order, and the definition of one. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { compacted, purposeOf, rearranged, withOpened, withStored } from '#console/texts/rules.ts';
import type { Typed } from '#console/texts/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  createField,
  editField,
  showField,
} from '#recruiting/people/custom-fields/actions/definitions.ts';
import { listAllFields, moveField } from '#recruiting/people/custom-fields/actions/order.ts';
import { FieldUpdate, NewField } from '#recruiting/people/custom-fields/schemas.ts';
import { FieldPage } from './field-page.tsx';
import type { FieldPageProps } from './field-page.tsx';
import { FieldKindsPage, FieldsPage } from './list-page.tsx';
import {
  askedFor,
  BASE,
  fieldOfForm,
  FIELDS,
  inputOf,
  keyOf,
  newTyped,
  typedOf,
} from './rules/definition.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export function fieldsScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  return answerList(ctx, query);
}

async function answerList(
  ctx: ConsoleCtx,
  query: URLSearchParams,
  shown?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const fields = await listAllFields(ctx);
  const toast = noticeOf(wordsFor(view.language).fields.notices, query);
  const form = shown ?? unsent({});
  const html = renderHtml(FieldsPage, { view, fields, form, toast });
  return { status: shown?.status ?? 200, html };
}

/** A button beside a field moves it. */
export async function moveFieldCommand(
  ctx: ConsoleCtx,
  { fields: { purpose = '' }, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const [, direction, id] = /^(up|down)\.(\d{1,16})$/u.exec(purpose) ?? [];
  if (id === undefined) return answerList(ctx, query);
  try {
    await moveField(ctx, Number(id), direction === 'up' ? -1 : 1);
  } catch (error) {
    return answerList(ctx, query, refusedForm(ctx.view, error, { typed: {} }));
  }
  return { status: 303, location: `${ctx.view.root}${FIELDS}?done=moved#field-${id}` };
}

export function newFieldScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { entity, kind } = askedFor(query);
  if (entity && kind) {
    return Promise.resolve(
      answer(ctx, { field: null, entity, kind, form: unsent(newTyped(kind)) }),
    );
  }
  const html = renderHtml(FieldKindsPage, { view, entity: entity ?? 'candidate' });
  return Promise.resolve({ status: 200, html });
}

function answer(
  { view }: ConsoleCtx,
  shown: Omit<FieldPageProps, 'view'>,
  status: 200 | 409 | 422 = 200,
): ConsoleAnswer {
  return { status, html: renderHtml(FieldPage, { view, ...shown }) };
}

export async function createFieldCommand(
  ctx: ConsoleCtx,
  { fields: sent, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const fields = compacted(sent);
  const { entity, kind } = askedFor(query);
  if (!entity || !kind) {
    throw new ApiError('invalid_input', { errors: { kind: ['Must be a kind.'] } });
  }
  const of = { field: null, entity, kind };
  const changed = rearranged(fields, purposeOf(fields['purpose']));
  if (changed) return answer(ctx, { ...of, form: unsent(changed) });
  const typed = { ...fields, key: keyOf(fields) };
  try {
    const input = { ...inputOf(typed, kind), entity, key: typed.key, kind };
    await createField(ctx, await checkedInput(NewField, input));
  } catch (error) {
    const form = refused(ctx, error, typed);
    return answer(ctx, { ...of, form }, form.status);
  }
  return { status: 303, location: `${ctx.view.root}${FIELDS}?done=created` };
}

function refused({ view }: ConsoleCtx, error: unknown, typed: Typed): RefusedForm {
  const { fields, texts: words } = wordsFor(view.language);
  const names = [...Object.keys(typed), `label.${BASE}`];
  const texts = Object.fromEntries(
    names.map((name) => [name, name.endsWith('.from') ? fields.faults.from : words.faults.text]),
  );
  return refusedForm(view, error, {
    typed,
    codes: { stale_write: words.stale },
    texts: {
      ...texts,
      key: words.faults.key,
      options: words.faults.options,
      band_currency: fields.faults.currency,
      is_filterable: fields.faults.filter,
      custom_fields: fields.faults.full,
    },
    fieldOf: fieldOfForm(typed),
  });
}

export async function fieldScreen(
  ctx: ConsoleCtx,
  { params }: ScreenInput,
): Promise<ConsoleAnswer> {
  return answerField(ctx, params.id('field'), null);
}

/** As it is stored, or as it was typed: what is sent next begins from what is stored now. */
async function answerField(
  ctx: ConsoleCtx,
  id: number,
  shown: FormState | RefusedForm | null,
): Promise<ConsoleAnswer> {
  const field = await showField(ctx, id);
  const { entity, kind, updated_at: version } = field;
  const status = shown && 'status' in shown ? shown.status : 200;
  const form = shown ?? unsent(typedOf(field));
  const texts = withOpened(form.typed, typedOf(field));
  const typed = { ...texts, ...(status === 409 && { version }) };
  return answer(ctx, { field, entity, kind, form: { ...form, typed } }, status);
}

const done = { archive: 'archived', restore: 'restored', save: 'saved' } as const;

export async function changeFieldCommand(
  ctx: ConsoleCtx,
  { params, fields: sent }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const fields = compacted(sent);
  const id = params.id('field');
  const changed = rearranged(fields, purposeOf(fields['purpose']));
  if (changed) return answerField(ctx, id, unsent(changed));
  const { purpose } = fields;
  const name = purpose === 'archive' || purpose === 'restore' ? purpose : 'save';
  try {
    await editField(ctx, id, (field) => {
      if (fields['version'] !== field.updated_at) throw new ApiError('stale_write');
      const archived = name === 'save' ? {} : { is_archived: name === 'archive' };
      const typed = withStored(fields, typedOf(field));
      return checkedInput(FieldUpdate, { ...inputOf(typed, field.kind), ...archived });
    });
  } catch (error) {
    return answerField(ctx, id, refused(ctx, error, fields));
  }
  return { status: 303, location: `${ctx.view.root}${FIELDS}?done=${done[name]}#field-${id}` };
}
