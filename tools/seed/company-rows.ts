/** Rows of the invented companies: each with its pipeline, stages and offices. */
import type { PublicCtx } from '#context.ts';
import { runBatch } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies as companyTable } from '#data/tables/companies.ts';
import { offices as officeTable } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { places } from '#data/tables/places.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { indexText } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import { stateId } from '#lib/subdivisions.ts';
import { DAY_MS } from '#lib/time.ts';
import { placeOf } from '#recruiting/company/offices/rules.ts';
import { ensurePlace } from '#recruiting/company/offices/store.ts';
import { defaultStagesIn } from '#recruiting/pipeline/pipelines/actions.ts';
import { chunksOf, insertInBatches } from './bulk.ts';
import type { City } from './cities.ts';
import { officesOf } from './companies.ts';
import type { Company } from './companies.ts';

const PLACES_PER_BATCH = 50;
const COMPANY_AGE_DAYS = 300;

/** What a job needs to know of its company. */
export type CompanyIds = {
  id: number;
  pipelineId: number;
  /** By `cityKey`. */
  offices: Map<string, number>;
  mainOffice: number;
};

type Ids = () => number;
type Timestamps = { createdAt: number; updatedAt: number };

/** Returns the ids by subdomain. */
export async function insertCompanies(
  ctx: PublicCtx,
  companies: readonly Company[],
): Promise<Map<string, CompanyIds>> {
  const domainRows = await ctx.db.select().from(careerDomains);
  const domainIds = new Map(domainRows.map((row) => [row.hostname, row.id]));
  const languages = new Map(domainRows.map((row) => [row.hostname, row.language]));
  const placeIds = await insertPlaces(ctx, companies);
  const createdAt = new Date(ctx.now.getTime() - COMPANY_AGE_DAYS * DAY_MS);
  let next = firstIdAt(createdAt);
  const nextId: Ids = () => next++;
  const stamp: Timestamps = { createdAt: createdAt.getTime(), updatedAt: createdAt.getTime() };
  const rows = companies.map((company) => {
    const ids: CompanyIds = {
      id: nextId(),
      pipelineId: nextId(),
      offices: new Map(),
      mainOffice: 0,
    };
    return {
      ids,
      company: toCompanyRow(company, ids, domainIds, stamp),
      pipeline: { ...pipelineRow(ids), ...stamp },
      stages: toStageRows(ids, nextId, languages.get(company.domain) ?? 'en'),
      offices: toOfficeRows(company, ids, { placeIds, nextId, stamp }),
    };
  });
  await insertInBatches(
    ctx,
    companyTable,
    rows.map(({ company }) => company),
  );
  const names = companies.map(({ name }) => name);
  const cities = companies.flatMap(officesOf).map((city) => city.name);
  await runBatch(ctx, [insertSearchWords(ctx, [...names, ...cities])]);
  await insertInBatches(
    ctx,
    pipelines,
    rows.map(({ pipeline }) => pipeline),
  );
  await insertInBatches(
    ctx,
    stages,
    rows.flatMap((row) => row.stages),
  );
  await insertInBatches(
    ctx,
    officeTable,
    rows.flatMap((row) => row.offices),
  );
  return new Map(rows.map(({ company, ids }) => [company.subdomain, ids]));
}

function toCompanyRow(
  { subdomain, name, description, website, phone, country, domain }: Company,
  { id }: CompanyIds,
  domainIds: ReadonlyMap<string, number>,
  stamp: Timestamps,
) {
  const countryId = countryByIso2(country)?.id ?? null;
  const careerDomainId = domainIds.get(domain);
  const texts = { subdomain, name, nameIndexed: indexText(name), description, website, phone };
  return { id, ...texts, countryId, careerDomainId, ...stamp };
}

function pipelineRow({ id, pipelineId }: CompanyIds) {
  return { id: pipelineId, companyId: id, name: 'Default', isDefault: 1 };
}

function toStageRows({ id: companyId, pipelineId }: CompanyIds, nextId: Ids, language: string) {
  return defaultStagesIn(language).map((stage, index) =>
    Object.assign({ id: nextId(), companyId, pipelineId, position: index + 1 }, stage),
  );
}

/** Records the offices in `ids` too. */
function toOfficeRows(
  company: Company,
  ids: CompanyIds,
  {
    placeIds,
    nextId,
    stamp,
  }: { placeIds: ReadonlyMap<string, number>; nextId: Ids; stamp: Timestamps },
) {
  return officesOf(company).map((office, index) => {
    const id = nextId();
    const location = locationOf(office, office.countryIso2);
    if (index === 0) ids.mainOffice = id;
    ids.offices.set(cityKey(office), id);
    return Object.assign(location, {
      id,
      companyId: ids.id,
      name: office.name,
      zipcode: office.zipcode,
      isDefault: index === 0 ? 1 : 0,
      placeId: placeIds.get(placeKey(location)) ?? null,
      ...stamp,
    });
  });
}

/** Returns the ids by `placeKey`. */
async function insertPlaces(
  ctx: PublicCtx,
  companies: readonly Company[],
): Promise<Map<string, number>> {
  const needed = new Map(
    companies.flatMap(officesOf).flatMap((office) => {
      const location = locationOf(office, office.countryIso2);
      const place = placeOf(location);
      return place ? [[placeKey(location), place] as const] : [];
    }),
  );
  for (const chunk of chunksOf(needed.values(), PLACES_PER_BATCH)) {
    await runBatch(
      ctx,
      chunk.map((place) => ensurePlace(ctx, place)),
    );
  }
  const rows = await ctx.db.select().from(places);
  return new Map(rows.map((row) => [placeKey({ ...row, city: row.name }), row.id]));
}

type Location = { countryId: number; stateId: number; city: string };

function locationOf(city: City, iso2: string): Location {
  return {
    countryId: countryByIso2(iso2)?.id ?? 0,
    stateId: stateId(city.state),
    city: city.name,
  };
}

function placeKey({ countryId, stateId: state, city }: Location): string {
  return `${countryId}/${state}/${city}`;
}

export function cityKey({ state, name }: City): string {
  return `${state}/${name}`;
}
