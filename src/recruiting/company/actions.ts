/** What a company does with itself. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { retainFiles, storeFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { allCountries } from '#lib/countries.ts';
import { currencies } from '#lib/currencies.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { imageType } from '#lib/image.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { timezones } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import { showOffice } from '#recruiting/offices/schemas.ts';
import { showPipeline } from '#recruiting/pipelines/schemas.ts';
import { benefits, siteLanguages } from '#vocabulary.ts';
import { isSameLogo, logoKey } from './rules.ts';
import { companyFields, showCompany } from './schemas.ts';
import type { Company, CompanyChange, CompanyForm, CompanyRow } from './schemas.ts';
import { companyRow, companyWithParts, lettingLogo, updateCompany } from './store.ts';

export function showOwnCompany(ctx: Ctx): Promise<Company> {
  return runPlan(ctx, shown(ctx));
}

/** Another company's is as unknown as one that never was. */
export async function showCompanyById(ctx: Ctx, id: number): Promise<Company> {
  assertOwn(ctx, id);
  return showOwnCompany(ctx);
}

export async function changeCompany(ctx: Ctx, id: number, given: CompanyChange): Promise<Company> {
  assertOwn(ctx, id);
  const before = await runPlan(ctx, companyRow(ctx));
  const change = {
    name: given.name,
    description: given.description,
    website: given.website,
    phone: given.phone,
    address: given.address,
    countryId: given.country_id,
    defaultCurrency: given.default_currency,
    timezone: given.timezone,
    benefits: given.benefits,
    values: given.values,
    careerPageSettings: given.career_page_settings,
  };
  return update(ctx, before, change);
}

/** The file first, then the row that names it; the one that nothing names any more goes. */
export async function changeLogo(
  ctx: Ctx,
  id: number,
  { bytes }: { bytes: Uint8Array },
): Promise<Company> {
  assertOwn(ctx, id);
  const type = imageType(bytes);
  if (!type) throw invalidField('logo', 'Must be a PNG, JPEG or WebP image.');
  const digest = await sha256HexOf(bytes);
  const before = await runPlan(ctx, companyRow(ctx));
  const { contentType, extension } = type;
  const old = before.logoKey;
  if (old !== null && isSameLogo(old, digest)) {
    // Its file may have been lost.
    await ctx.files.put(old, bytes, contentType);
    return update(ctx, before, { logoKey: old });
  }
  const key = logoKey({ companyId: id, digest, extension, uploadId: ctx.newId() });
  await storeFiles(ctx, [{ key, bytes, contentType }]);
  const company = await update(ctx, before, { logoKey: key }, [
    retainFiles(ctx, [key]),
    ...(old === null ? [] : [lettingLogo(ctx, old)]),
  ]);
  if (old !== null) ctx.defer(ctx.files.remove(old));
  return company;
}

export function companyForm(): CompanyForm {
  return {
    countries: allCountries(),
    currencies: [...currencies],
    languages: languages(),
    timezones: [...timezones],
    benefits: Object.entries(benefits).map(([id, name]) => ({ id: Number(id), name })),
  };
}

/** Those of the career sites, by their English names. */
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
  return commit(ctx, {
    writes: [...updateCompany(ctx, before, change), ...also],
    audit: {
      action: 'company.update',
      subjectId: before.id,
      changes: changesOf(fields(before), fields(mergePatch(before, change))),
    },
    answer: shown(ctx),
  });
}

function assertOwn(ctx: Ctx, id: number): void {
  if (id !== ctx.tenant.id) throw new ApiError('not_found');
}

function shown(ctx: Ctx): QueryPlan<Company> {
  return QueryPlan.map(
    companyWithParts(ctx),
    ({ company, careerDomain, offices, pipelines, stages }) =>
      showCompany({
        company,
        careerDomain,
        offices: offices.map(showOffice),
        pipelines: pipelines.map((row) => showPipeline(row, stages.get(row.id) ?? [])),
        apiOrigin: ctx.apiOrigin,
      }),
  );
}
