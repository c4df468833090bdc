/** The offices of a company: adding, changing and deleting one. */
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { staleText, withVersion } from '#console/layout/refusals.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleParams, ConsoleRoute } from '#http/console.ts';
import {
  changeOffice,
  createOffice,
  deleteOffice,
  showOfficeById,
  showOfficeForm,
} from '#recruiting/company/offices/actions.ts';
import { NewOffice, OfficeChange } from '#recruiting/company/offices/schemas.ts';
import { OfficePage, RemoveOfficePage } from './office-page.tsx';
import { COMPANY, NEW_OFFICE, OFFICE, officeInput, officeOf, REMOVE_OFFICE } from './rules.ts';

const needs = 'structure.manage';

/** The form of an office, and its command. One button saves; the other shows the regions of the country that was chosen. */
function officeForm(
  path: string,
  idOf: (params: ConsoleParams) => number | null,
  save: (ctx: ConsoleCtx, typed: Typed, params: ConsoleParams) => Promise<unknown>,
): ConsoleRoute[] {
  const form = formScreen(path, {
    needs,
    load: (ctx, { params, sent }) => showOfficeForm(ctx, idOf(params), sent && countryOf(sent)),
    page: OfficePage,
    typed: ({ office, countryId }) =>
      office ? officeOf(office) : { country_id: String(countryId ?? '') },
    again: withVersion,
    refusals: ({ company: { faults } }, { view }) => ({
      texts: { name: faults.name, city: faults.name, address: faults.name },
      codes: staleText(view),
    }),
  });
  const command = form.command({
    needs,
    run: async (ctx, { params, fields }) => {
      if (fields['purpose'] === 'states') return { again: fields };
      await save(ctx, fields, params);
      return { to: COMPANY, done: 'office', at: 'offices' };
    },
  });
  return [form, command];
}

function countryOf(typed: Typed): number {
  const text = typed['country_id'] ?? '';
  return /^\d{1,3}$/u.test(text) ? Number(text) : 0;
}

const creation = officeForm(
  NEW_OFFICE,
  () => null,
  async (ctx, typed) => createOffice(ctx, await checkedInput(NewOffice, officeInput(typed))),
);

const change = officeForm(
  OFFICE,
  (params) => params.id('office'),
  async (ctx, typed, params) => {
    const input = await checkedInput(OfficeChange, officeInput(typed));
    return changeOffice(ctx, params.id('office'), input, typed['version']);
  },
);

const removal = formScreen(REMOVE_OFFICE, {
  needs,
  load: async (ctx, { params }) => ({ office: await showOfficeById(ctx, params.id('office')) }),
  page: RemoveOfficePage,
  refusals: ({ company: words }) => ({
    codes: { office_in_use: words.officeInUse, default_office: words.defaultOffice },
  }),
});
const remove = removal.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await deleteOffice(ctx, params.id('office'));
    return { to: COMPANY, done: 'removed', at: 'offices' };
  },
});

/** In the order in which paths are matched. */
export const offices: readonly ConsoleRoute[] = [...creation, ...change, removal, remove];
