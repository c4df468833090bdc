/** The actions on the profile of the caller's company. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { answerNothing, assertHolds, commitIfChanged } from '#data/commit.ts';
import type { Answering } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { allCountries } from '#lib/countries.ts';
import { currencies } from '#lib/currencies.ts';
import { indexText } from '#lib/fold.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { timezones } from '#lib/timezones.ts';
import { ApiError } from '#errors.ts';
import { assertUnchanged } from '#recruiting/pipeline/applications/rules.ts';
import { officeFields } from '#recruiting/company/offices/schemas.ts';
import { toPipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { benefits, siteLanguages } from '#vocabulary/lists.ts';
import { assertCover, assertOwnPictures } from '../rules.ts';
import type { CareerPageDraft } from '../schemas/career-page.ts';
import { companyFields, toCompany, toProfile } from '../schemas/company.ts';
import type {
  Company,
  CompanyChange,
  CompanyForm,
  CompanyFormQuery,
  CompanyProfile,
  CompanyRow,
} from '../schemas/company.ts';
import {
  areOwnPictures,
  companyAndPictures,
  companyRow,
  companyWithParts,
  garbageCollectPicture,
  pipelinesWithStages,
  statesOf,
  updateCompany,
} from '../store.ts';

export function showOwnCompany(ctx: Ctx): Promise<Company> {
  return runPlan(ctx, companyPlan(ctx));
}

/** What screens show: the pipelines have screens of their own. */
export function showProfile(ctx: Ctx): Promise<CompanyProfile> {
  return runPlan(ctx, profilePlan(ctx));
}

/** Returns the company of the caller; any other id is 404, as if it did not exist. */
export async function showCompanyById(ctx: Ctx, id: number): Promise<Company> {
  assertOwn(ctx, id);
  return showOwnCompany(ctx);
}

export async function changeCompany<Answer>(
  ctx: Ctx,
  id: number,
  input: CompanyChange,
  answering: Answering<Answer>,
  /** The `updated_at` that was read: if the company has changed since, nothing is written. */
  read?: string,
): Promise<Answer> {
  assertOwn(ctx, id);
  const { company: before, pictures } = await runPlan(ctx, companyAndPictures(ctx));
  assertUnchanged(before, read);
  const { settings, coverKey } = settingsOf(ctx, before, input.career_page_settings);
  const shown = {
    career_page_settings: settings ?? {},
    career_page_draft: input.career_page_draft ?? {},
  };
  const ids = pictures.map((picture) => picture.id);
  const shownIds = assertOwnPictures(shown, ids);
  const change = {
    name: input.name,
    nameIndexed: input.name && indexText(input.name),
    description: input.description,
    website: input.website,
    phone: input.phone,
    address: input.address,
    countryId: input.country_id,
    defaultCurrency: input.default_currency,
    timezone: input.timezone,
    language: input.language,
    benefits: input.benefits,
    values: input.values,
    careerPageSettings: settings,
    careerPageDraft: input.career_page_draft,
    coverKey,
    legalLinks: input.legal_links,
  };
  const removed = coverKey === null ? before.coverKey : null;
  const answer = await updateOwn(ctx, { before, change, answering }, [
    ...(input.name ? [insertSearchWords(ctx, [input.name])] : []),
    ...(shownIds.length > 0 ? [assertHolds(ctx, areOwnPictures(ctx, shownIds))] : []),
    ...(removed === null ? [] : [garbageCollectPicture(ctx, removed)]),
  ]);
  if (removed !== null) ctx.defer(ctx.files.remove(removed));
  return answer;
}

/** What to store of settings as they were sent, and null for a cover that is removed: a cover changes by its upload only. */
function settingsOf(
  ctx: Ctx,
  before: CompanyRow,
  sent: CompanyChange['career_page_settings'],
): { settings?: Record<string, unknown>; coverKey?: null } {
  if (!sent) return {};
  const { cover, ...rest } = sent;
  const settings = inOrderOf(before.careerPageSettings, rest);
  const { cover: current } = companyFields(before, ctx.apiOrigin).career_page_settings;
  if (cover === null) return { settings, ...(before.coverKey !== null && { coverKey: null }) };
  assertCover(cover, current);
  const own = before.careerPageSettings['cover'];
  return { settings: own === undefined ? settings : { ...settings, cover: own } };
}

/** The record with its fields in the order of another, so that what is sent back as it was read is the same text. */
function inOrderOf(
  other: Record<string, unknown>,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const known = Object.keys(other).filter((name) => Object.hasOwn(record, name));
  return { ...Object.fromEntries(known.map((name) => [name, record[name]])), ...record };
}

/** Publishes the draft in place of what was published. */
export async function publishDraft(ctx: Ctx, id: number): Promise<Company> {
  assertOwn(ctx, id);
  const before = await runPlan(ctx, companyRow(ctx));
  const { careerPageDraft: draft, careerPageSettings: published } = before;
  if (draft === null) throw new ApiError('nothing_to_publish');
  const change = withPage(published, draft);
  return updateOwn(ctx, { before, change, answering: companyPlan });
}

/** Publishes a page as it was typed, in place of what was published and of the draft. `read` as in `changeCompany`. */
export async function publishCareerPage(
  ctx: Ctx,
  page: CareerPageDraft,
  read?: string,
): Promise<null> {
  const { company: before, pictures } = await runPlan(ctx, companyAndPictures(ctx));
  assertUnchanged(before, read);
  const own = pictures.map(({ id }) => id);
  const ids = assertOwnPictures({ career_page_draft: page }, own);
  const change = withPage(before.careerPageSettings, page);
  return updateOwn(
    ctx,
    { before, change, answering: answerNothing },
    ids.length > 0 ? [assertHolds(ctx, areOwnPictures(ctx, ids))] : [],
  );
}

function withPage(published: Record<string, unknown>, page: Record<string, unknown>) {
  const { colour: _, headline: __, sections: ___, ...others } = published;
  return { careerPageSettings: { ...others, ...page }, careerPageDraft: null };
}

/** The settings that a preview shows: those of the draft, or where there is none, the published ones. */
export async function showCareerPage(ctx: Ctx) {
  const { careerPageDraft, careerPageSettings, careerDomainId } = await runPlan(
    ctx,
    companyRow(ctx),
  );
  return { settings: careerPageDraft ?? careerPageSettings, domainId: careerDomainId };
}

export async function removeCover(ctx: Ctx): Promise<null> {
  const before = await runPlan(ctx, companyRow(ctx));
  const { coverKey: key } = before;
  const collected = key === null ? [] : [garbageCollectPicture(ctx, key)];
  await updateOwn(ctx, { before, change: { coverKey: null }, answering: answerNothing }, collected);
  if (key !== null) ctx.defer(ctx.files.remove(key));
  return null;
}

export async function companyForm(
  ctx: Ctx,
  { country_id: countryId }: CompanyFormQuery,
): Promise<CompanyForm> {
  const states = countryId === undefined ? [] : await runPlan(ctx, statesOf(ctx, countryId));
  return {
    countries: allCountries(),
    currencies: [...currencies],
    languages: languages(),
    timezones: [...timezones],
    benefits: Object.entries(benefits).map(([id, name]) => ({ id: Number(id), name })),
    states,
  };
}

/** Returns the languages of career sites with their English names. */
function languages(): CompanyForm['languages'] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return siteLanguages.toSorted().map((code) => ({
    code,
    name: names.of(code) ?? code,
  }));
}

type CompanyColumns = { [Column in keyof CompanyRow]?: CompanyRow[Column] | undefined };

type OwnChange<Answer> = {
  before: CompanyRow;
  change: CompanyColumns;
  answering: Answering<Answer>;
};

export function updateOwn<Answer>(
  ctx: Ctx,
  { before, change, answering }: OwnChange<Answer>,
  also: readonly Statement[] = [],
): Promise<Answer> {
  const fields = (row: CompanyRow) => companyFields(row, ctx.apiOrigin);
  return commitIfChanged(ctx, {
    writes: [...updateCompany(ctx, before, change), ...also],
    audit: {
      action: 'company.update',
      subjectId: before.id,
      changes: changesOf(fields(before), fields(mergePatch(before, change))),
    },
    answer: answering(ctx, before.id),
  });
}

export function assertOwn(ctx: Ctx, id: number): void {
  if (id !== ctx.tenant.id) throw new ApiError('not_found');
}

/** The whole record of the API. */
export function companyPlan(ctx: Ctx): QueryPlan<Company> {
  return QueryPlan.map(
    QueryPlan.all({ profile: profilePlan(ctx), parts: pipelinesWithStages(ctx) }),
    ({ profile, parts: { pipelines, stages } }) =>
      toCompany(
        profile,
        pipelines.map((row) => toPipeline(row, stages.get(row.id) ?? [])),
      ),
  );
}

function profilePlan(ctx: Ctx): QueryPlan<CompanyProfile> {
  return QueryPlan.map(companyWithParts(ctx), ({ offices, ...parts }) =>
    toProfile({ ...parts, offices: offices.map(officeFields.toAnswer), apiOrigin: ctx.apiOrigin }),
  );
}
