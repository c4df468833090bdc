/** The profile of a company and its logo. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { staleText, withVersion } from '#console/layout/refusals.ts';
import { answerNothing } from '#data/commit.ts';
import { invalidField } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { changeSingle } from '#recruiting/company/company/actions/pictures.ts';
import { changeCompany, showProfile } from '#recruiting/company/company/actions/profile.ts';
import { PICTURE_BYTES_MAX } from '#recruiting/company/company/rules.ts';
import { CompanyChange } from '#recruiting/company/company/schemas/company.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { CompanyPage } from './company-page.tsx';
import { exportScreens } from './data-screens.tsx';
import { offices } from './office-screens.tsx';
import { COMPANY, LOGO, profileField, profileInput, profileOf } from './rules.ts';

const needs = 'company.manage';

const profile = formScreen(COMPANY, {
  needs: 'company.read',
  query: ['done'],
  load: async (ctx) => ({ company: await showProfile(ctx) }),
  page: CompanyPage,
  typed: ({ company: stored }) => profileOf(stored),
  again: withVersion,
  notices: (words) => words.company.notices,
  refusals: ({ company: { faults } }, { view }) => ({
    texts: {
      ...faults,
      address: faults.name,
      ...Object.fromEntries(legalKinds.map((kind) => [`legal.${kind}`, faults.website])),
    },
    codes: staleText(view),
    fieldOf: profileField,
  }),
});

const change = profile.command({
  needs,
  run: async (ctx, { fields }) => {
    const input = await checkedInput(CompanyChange, profileInput(fields));
    await changeCompany(ctx, ctx.tenant.id, input, answerNothing, fields['version']);
    return { to: COMPANY, done: 'saved' };
  },
});

const logo = profile.command({
  path: LOGO,
  needs,
  files: ['logo'],
  typesNothing: true,
  run: async (ctx, { files }) => {
    const file = files['logo'];
    if (!file || file.bytes.byteLength > PICTURE_BYTES_MAX) {
      throw invalidField('logo', 'Must be a file of at most 5 MB.');
    }
    await changeSingle(ctx, ctx.tenant.id, { field: 'logo', ...file }, answerNothing);
    return { to: COMPANY, done: 'logo' };
  },
});

/** In the order in which paths are matched. */
export const company: readonly ConsoleRoute[] = [
  profile,
  change,
  logo,
  ...exportScreens,
  ...offices,
];
