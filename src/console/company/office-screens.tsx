/** The offices of a company: adding, changing and deleting one. */
import { unsent } from '#console/layout/fields.tsx';
import { refusedForm, staleText, withVersion } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  changeOffice,
  createOffice,
  deleteOffice,
  showOfficeById,
  showOfficeForm,
} from '#recruiting/company/offices/actions.ts';
import { NewOffice, OfficeChange } from '#recruiting/company/offices/schemas.ts';
import { OfficePage, RemoveOfficePage } from './office-page.tsx';
import { COMPANY, officeInput, officeOf } from './rules.ts';

type Typed = Readonly<Record<string, string>>;
type Params = { params: ConsoleParams };

export function newOfficeScreen(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  return answerOffice(ctx, null);
}

export function officeScreen(ctx: ConsoleCtx, { params }: Params): Promise<ConsoleAnswer> {
  return answerOffice(ctx, params.id('office'));
}

type Shown = { status?: 200 | 409 | 422; form?: FormState };

async function answerOffice(
  ctx: ConsoleCtx,
  id: number | null,
  { status = 200, form }: Shown = {},
): Promise<ConsoleAnswer> {
  const country = form && countryOf(form.typed);
  const { office, countryId, states } = await showOfficeForm(ctx, id, country);
  const stored: Typed = office ? officeOf(office) : { country_id: String(countryId ?? '') };
  const shown = form && { ...form, typed: withVersion({ status, typed: form.typed }, stored) };
  const props = { view: ctx.view, office, states, form: shown ?? unsent(stored) };
  return { status, html: renderHtml(OfficePage, props) };
}

function countryOf(typed: Typed): number {
  const text = typed['country_id'] ?? '';
  return /^\d{1,3}$/u.test(text) ? Number(text) : 0;
}

export function createOfficeCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return save(ctx, null, fields, async () =>
    createOffice(ctx, await checkedInput(NewOffice, officeInput(fields))),
  );
}

export function changeOfficeCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const id = params.id('office');
  return save(ctx, id, fields, async () =>
    changeOffice(ctx, id, await checkedInput(OfficeChange, officeInput(fields)), fields['version']),
  );
}

/** One button saves; the other shows the regions of the country that was chosen. */
async function save(
  ctx: ConsoleCtx,
  id: number | null,
  typed: Typed,
  run: () => Promise<unknown>,
): Promise<ConsoleAnswer> {
  if (typed['purpose'] === 'states') return answerOffice(ctx, id, { form: unsent(typed) });
  try {
    await run();
  } catch (error) {
    const { faults } = wordsFor(ctx.view.language).company;
    const texts = { name: faults.name, city: faults.name, address: faults.name };
    const form = refusedForm(ctx.view, error, { typed, texts, codes: staleText(ctx.view) });
    return answerOffice(ctx, id, { form, status: form.status });
  }
  return { status: 303, location: `${ctx.view.root}${COMPANY}?done=office#offices` };
}

export function removeOfficeScreen(ctx: ConsoleCtx, { params }: Params): Promise<ConsoleAnswer> {
  return answerRemoval(ctx, params);
}

async function answerRemoval(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const office = await showOfficeById(ctx, params.id('office'));
  const html = renderHtml(RemoveOfficePage, {
    view: ctx.view,
    office,
    alert: refused?.alert ?? '',
  });
  return { status: refused?.status ?? 200, html };
}

export async function removeOfficeCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    await deleteOffice(ctx, params.id('office'));
  } catch (error) {
    const { officeInUse, defaultOffice } = wordsFor(ctx.view.language).company;
    const codes = { office_in_use: officeInUse, default_office: defaultOffice };
    return answerRemoval(ctx, params, refusedForm(ctx.view, error, { typed: {}, codes }));
  }
  return { status: 303, location: `${ctx.view.root}${COMPANY}?done=removed#offices` };
}
