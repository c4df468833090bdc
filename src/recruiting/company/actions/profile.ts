/** The actions on the company of the caller. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged } from '#data/commit.ts';
import { putFiles, retainFiles, runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { allCountries } from '#lib/countries.ts';
import { currencies } from '#lib/currencies.ts';
import { indexText } from '#lib/fold.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { imageSize, imageType } from '#lib/image.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { timezones } from '#lib/timezones.ts';
import { invalidField, ApiError } from '#errors.ts';
import { toOffice } from '#recruiting/offices/schemas.ts';
import { toPipeline } from '#recruiting/pipelines/schemas.ts';
import { benefits, siteLanguages } from '#vocabulary.ts';
import { isLogoSize, isSameLogo, logoKey } from './rules.ts';
import { companyFields, toCompany } from './schemas.ts';
import type {
  Company,
  CompanyChange,
  CompanyForm,
  CompanyFormQuery,
  CompanyRow,
} from './schemas.ts';
import {
  companyRow,
  companyWithParts,
  garbageCollectLogo,
  statesOf,
  updateCompany,
} from './store.ts';

export function showOwnCompany(ctx: Ctx): Promise<Company> {
  return runPlan(ctx, companyPlan(ctx));
}

/** Returns the company of the caller; any other id is 404, as if it did not exist. */
export async function showCompanyById(ctx: Ctx, id: number): Promise<Company> {
  assertOwn(ctx, id);
  return showOwnCompany(ctx);
}

export async function changeCompany(ctx: Ctx, id: number, input: CompanyChange): Promise<Company> {
  assertOwn(ctx, id);
  const before = await runPlan(ctx, companyRow(ctx));
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
    careerPageSettings: input.career_page_settings,
    legalLinks: input.legal_links,
  };
  return update(ctx, before, change, input.name ? [insertSearchWords(ctx, [input.name])] : []);
}

/** Stores the file, then updates the row that references it. The previous file is deleted. */
export async function changeLogo(
  ctx: Ctx,
  id: number,
  { bytes }: { bytes: Uint8Array },
): Promise<Company> {
  assertOwn(ctx, id);
  const type = imageType(bytes);
  if (!type) throw invalidField('logo', 'Must be a PNG, JPEG or WebP image.');
  if (!isLogoSize(imageSize(bytes))) {
    throw invalidField('logo', 'Must be 1 to 4,096 pixels wide and high.');
  }
  const digest = await sha256HexOf(bytes);
  const { contentType, extension } = type;
  const key = logoKey({ companyId: id, digest, extension, uploadId: ctx.newId() });
  const before = await runPlanForFiles(ctx, [key], companyRow(ctx));
  const old = before.logoKey;
  if (old !== null && isSameLogo(old, digest)) {
    // Stored again, in case the file was lost.
    await ctx.files.put(old, bytes, contentType);
    return update(ctx, before, { logoKey: old });
  }
  await putFiles(ctx, [{ key, bytes, contentType }]);
  const company = await update(ctx, before, { logoKey: key }, [
    retainFiles(ctx, [key]),
    ...(old === null ? [] : [garbageCollectLogo(ctx, old)]),
  ]);
  if (old !== null) ctx.defer(ctx.files.remove(old));
  return company;
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

function update(
  ctx: Ctx,
  before: CompanyRow,
  change: CompanyColumns,
  also: readonly Statement[] = [],
): Promise<Company> {
  const fields = (row: CompanyRow) => companyFields(row, ctx.apiOrigin);
  return commitIfChanged(ctx, {
    writes: [...updateCompany(ctx, before, change), ...also],
    audit: {
      action: 'company.update',
      subjectId: before.id,
      changes: changesOf(fields(before), fields(mergePatch(before, change))),
    },
    answer: companyPlan(ctx),
  });
}

function assertOwn(ctx: Ctx, id: number): void {
  if (id !== ctx.tenant.id) throw new ApiError('not_found');
}

function companyPlan(ctx: Ctx): QueryPlan<Company> {
  return QueryPlan.map(
    companyWithParts(ctx),
    ({ company, careerDomain, offices, pipelines, stages }) =>
      toCompany({
        company,
        careerDomain,
        offices: offices.map(toOffice),
        pipelines: pipelines.map((row) => toPipeline(row, stages.get(row.id) ?? [])),
        apiOrigin: ctx.apiOrigin,
      }),
  );
}
