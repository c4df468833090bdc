/** The profile of a company and its logo. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { refusedForm, staleText, withVersion } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { invalidField } from '#errors.ts';
import { answerNothing } from '#data/commit.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { changeSingle } from '#recruiting/company/company/actions/pictures.ts';
import { changeCompany, showProfile } from '#recruiting/company/company/actions/profile.ts';
import { PICTURE_BYTES_MAX } from '#recruiting/company/company/rules.ts';
import { CompanyChange } from '#recruiting/company/company/schemas/company.ts';
import { CompanyPage } from './company-page.tsx';
import { COMPANY, profileField, profileInput, profileOf } from './rules.ts';

export function companyScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  return answerCompany(ctx, query);
}

async function answerCompany(
  ctx: ConsoleCtx,
  query: URLSearchParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const company = await showProfile(ctx);
  const stored = profileOf(company);
  // A refused logo leaves the profile as it is stored.
  const isProfile = refused?.typed['name'] !== undefined;
  const form: FormState = refused
    ? { ...refused, typed: isProfile ? withVersion(refused, stored) : stored }
    : unsent(stored);
  const toast = noticeOf(wordsFor(view.language).company.notices, query);
  const html = renderHtml(CompanyPage, { view, company, form, toast });
  return { status: refused?.status ?? 200, html };
}

export async function changeProfileCommand(
  ctx: ConsoleCtx,
  { fields, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    const input = await checkedInput(CompanyChange, profileInput(fields));
    await changeCompany(ctx, ctx.tenant.id, input, answerNothing, fields['version']);
  } catch (error) {
    const texts = textsOf(ctx);
    // A form without a name was still typed.
    const typed = { name: '', ...fields };
    const codes = staleText(ctx.view);
    const options = { typed, texts, codes, fieldOf: profileField };
    return answerCompany(ctx, query, refusedForm(ctx.view, error, options));
  }
  return { status: 303, location: `${ctx.view.root}${COMPANY}?done=saved` };
}

function textsOf({ view }: ConsoleCtx): Record<string, string> {
  const { faults } = wordsFor(view.language).company;
  const ofLinks = ['imprint', 'privacy', 'terms', 'contact'].map((kind) => [
    `legal.${kind}`,
    faults.website,
  ]);
  return { ...faults, address: faults.name, ...Object.fromEntries(ofLinks) };
}

export async function logoCommand(
  ctx: ConsoleCtx,
  { files, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    const { logo } = files;
    if (!logo || logo.bytes.byteLength > PICTURE_BYTES_MAX) {
      throw invalidField('logo', 'Must be a file of at most 5 MB.');
    }
    await changeSingle(ctx, ctx.tenant.id, { field: 'logo', ...logo }, answerNothing);
  } catch (error) {
    return answerCompany(
      ctx,
      query,
      refusedForm(ctx.view, error, { typed: {}, texts: textsOf(ctx) }),
    );
  }
  return { status: 303, location: `${ctx.view.root}${COMPANY}?done=logo` };
}
