/** The brand and the sections of the career page: arranging, saving as a draft, publishing. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { refusedForm, staleText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { answerNothing } from '#data/commit.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { previewCareerPage } from '#recruiting/company/company/actions/preview.ts';
import {
  changeCompany,
  publishCareerPage,
  showProfile,
} from '#recruiting/company/company/actions/profile.ts';
import { CareerPageDraft } from '#recruiting/company/company/schemas/career-page.ts';
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';
import { BrandingPage } from './branding-page.tsx';
import { CAREER_PAGE, isArranging, PICTURES, purposeOf } from './rules/addresses.ts';
import type { Purpose } from './rules/addresses.ts';
import {
  arranged,
  inputOfPage,
  pageField,
  pageOfSettings,
  pageOfTyped,
  typedOfPage,
} from './rules/sections.ts';

type Typed = Readonly<Record<string, string>>;

export async function brandingScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const isShared = query.get('done') === 'shared';
  const [company, shared] = await Promise.all([
    showProfile(ctx),
    isShared ? previewCareerPage(ctx, ctx.tenant.id) : null,
  ]);
  const { notices } = wordsFor(ctx.view.language).branding;
  const form = unsent(storedPage(company));
  const toast = noticeOf(notices, query);
  return toAnswer(ctx, { company, form, isUnsaved: false, sharedUrl: shared?.url ?? null, toast });
}

/** The draft, or where there is none, what is published. */
function storedPage({
  career_page_draft: draft,
  career_page_settings: settings,
}: CompanyProfile): Typed {
  return typedOfPage(pageOfSettings(draft ?? settings));
}

type Shown = Omit<Parameters<typeof BrandingPage>[0], 'view'>;

function toAnswer(
  { view }: ConsoleCtx,
  shown: Shown,
  status: 200 | 409 | 422 = 200,
): ConsoleAnswer {
  return { status, html: renderHtml(BrandingPage, { view, ...shown }) };
}

/** A button that arranges answers with the form as it is then, and saves nothing. */
export async function changePageCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const purpose = purposeOf(fields['purpose']);
  if (isArranging(purpose)) {
    const page = arranged(pageOfTyped(fields), purpose, fields['new.kind'] ?? '');
    return showForm(ctx, unsent(typedOfPage(page)), { version: fields['version'] });
  }
  try {
    await save(ctx, fields, purpose);
  } catch (error) {
    const typed = typedOfPage(pageOfTyped(fields));
    const texts = textsOf(ctx, typed);
    const options = { typed, texts, codes: staleText(ctx.view), fieldOf: pageField };
    const refused = refusedForm(ctx.view, error, options);
    const version = refused.status === 409 ? undefined : fields['version'];
    return showForm(ctx, refused, { status: refused.status, version });
  }
  if (purpose.name === 'pictures') {
    return { status: 303, location: ctx.view.root + PICTURES };
  }
  const done = { save: 'saved', publish: 'published', discard: 'discarded', share: 'shared' };
  const name = purpose.name in done ? purpose.name : 'save';
  const notice = Object.entries(done).find(([one]) => one === name)?.[1] ?? 'saved';
  return { status: 303, location: `${ctx.view.root}${CAREER_PAGE}?done=${notice}` };
}

async function showForm(
  ctx: ConsoleCtx,
  form: FormState,
  { status = 200, version }: { status?: 200 | 409 | 422; version: string | undefined },
): Promise<ConsoleAnswer> {
  const company = await showProfile(ctx);
  return toAnswer(ctx, { company, form, version, isUnsaved: true, sharedUrl: null }, status);
}

async function save(ctx: ConsoleCtx, fields: Typed, { name }: Purpose): Promise<void> {
  const { version } = fields;
  const saveDraft = (draft: CareerPageDraft | null) =>
    changeCompany(ctx, ctx.tenant.id, { career_page_draft: draft }, answerNothing, version);
  if (name === 'discard') {
    await saveDraft(null);
    return;
  }
  const page = inputOfPage(pageOfTyped(fields));
  if (name === 'pictures' && (await isStored(ctx, page))) return;
  const input = await checkedInput(CareerPageDraft, page);
  if (name === 'publish') await publishCareerPage(ctx, input, version);
  else await saveDraft(input);
}

/** A look at the pictures makes no draft. */
async function isStored(ctx: ConsoleCtx, page: ReturnType<typeof inputOfPage>): Promise<boolean> {
  const { career_page_draft: draft, career_page_settings: settings } = await showProfile(ctx);
  const stored = inputOfPage(pageOfSettings(draft ?? settings));
  return JSON.stringify(stored) === JSON.stringify(page);
}

/** What is wrong with each field, by the last part of its name. */
function textsOf({ view }: ConsoleCtx, typed: Typed): Record<string, string> {
  const { faults } = wordsFor(view.language).branding;
  const named: Readonly<Record<string, string>> = faults;
  const texts = Object.keys(typed).map((name) => [name, named[name.split('.').at(-1) ?? '']]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
