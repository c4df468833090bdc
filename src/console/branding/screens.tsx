/** The brand and the sections of the career page: arranging, saving as a draft, publishing. */
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { staleText, withVersion } from '#console/layout/refusals.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { answerNothing } from '#data/commit.ts';
import { checkedInput, command, screen } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { previewCareerPage } from '#recruiting/company/company/actions/preview.ts';
import {
  changeCompany,
  publishCareerPage,
  showProfile,
} from '#recruiting/company/company/actions/profile.ts';
import { CareerPageDraft } from '#recruiting/company/company/schemas/career-page.ts';
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';
import { BrandingPage } from './branding-page.tsx';
import { pictures } from './picture-screens.tsx';
import { previewPageCommand, previewPageScreen } from './preview-screens.tsx';
import { CAREER_PAGE, isArranging, PICTURES, PREVIEW_PAGE, purposeOf } from './rules/addresses.ts';
import type { Purpose } from './rules/addresses.ts';
import {
  arranged,
  inputOfPage,
  pageField,
  pageOfSettings,
  pageOfTyped,
  typedOfPage,
} from './rules/sections.ts';

const needs = 'company.manage';

const page = formScreen(CAREER_PAGE, {
  needs,
  query: ['done'],
  load: async (ctx, { query, sent }) => {
    const [company, shared] = await Promise.all([
      showProfile(ctx),
      query.get('done') === 'shared' ? previewCareerPage(ctx, ctx.tenant.id) : null,
    ]);
    return { company, sharedUrl: shared?.url ?? null, isUnsaved: sent !== undefined };
  },
  page: BrandingPage,
  typed: ({ company }) => ({ ...typedOfPage(shownPage(company)), version: company.updated_at }),
  again: withVersion,
  notices: (words) => words.branding.notices,
  refusals: (words, { view, typed }) => ({
    texts: textsOf(words, typed),
    codes: staleText(view),
    fieldOf: pageField,
  }),
});

/** The draft, or where there is none, what is published. */
function shownPage({ career_page_draft: draft, career_page_settings: settings }: CompanyProfile) {
  return pageOfSettings(draft ?? settings);
}

/** What is wrong with each field, by the last part of its name. */
function textsOf({ branding: { faults } }: ConsoleWords, typed: Typed): Record<string, string> {
  const named: Readonly<Record<string, string>> = faults;
  const texts = Object.keys(typed).map((name) => [name, named[name.split('.').at(-1) ?? '']]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** The fields of a page, with the version that its form began from. */
function typedPage(form: ReturnType<typeof pageOfTyped>, { version }: Typed): Typed {
  return { ...typedOfPage(form), ...(version !== undefined && { version }) };
}

const done: Partial<Record<Purpose['name'], string>> = {
  publish: 'published',
  discard: 'discarded',
  share: 'shared',
};

/** A button that arranges answers with the form as it is then, and saves nothing. */
const change = page.command({
  needs,
  typed: ({ fields }) => typedPage(pageOfTyped(fields), fields),
  run: async (ctx, { fields }) => {
    const purpose = purposeOf(fields['purpose']);
    if (isArranging(purpose)) {
      const form = arranged(pageOfTyped(fields), purpose, fields['new.kind'] ?? '');
      return { again: typedPage(form, fields) };
    }
    await save(ctx, fields, purpose);
    if (purpose.name === 'pictures') return { to: PICTURES };
    return { to: CAREER_PAGE, done: done[purpose.name] ?? 'saved' };
  },
});

async function save(ctx: ConsoleCtx, fields: Typed, { name }: Purpose): Promise<void> {
  const { version } = fields;
  const saveDraft = (draft: CareerPageDraft | null) =>
    changeCompany(ctx, ctx.tenant.id, { career_page_draft: draft }, answerNothing, version);
  if (name === 'discard') {
    await saveDraft(null);
    return;
  }
  const given = inputOfPage(pageOfTyped(fields));
  if (name === 'pictures' && (await isStored(ctx, given))) return;
  const input = await checkedInput(CareerPageDraft, given);
  if (name === 'publish') await publishCareerPage(ctx, input, version);
  else await saveDraft(input);
}

/** A look at the pictures makes no draft. */
async function isStored(ctx: ConsoleCtx, given: ReturnType<typeof inputOfPage>): Promise<boolean> {
  const stored = inputOfPage(shownPage(await showProfile(ctx)));
  return JSON.stringify(stored) === JSON.stringify(given);
}

export const branding: readonly ConsoleRoute[] = [
  page,
  change,
  screen(PREVIEW_PAGE, needs, previewPageScreen),
  command(PREVIEW_PAGE, { needs, of: CAREER_PAGE }, previewPageCommand),
  ...pictures,
];
