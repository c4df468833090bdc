/** Puts the invented companies and jobs into an empty store. */
import { eq } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { roles, scopes } from '#access.ts';
import type { Role } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { runBatch } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies as companyTable } from '#data/tables/companies.ts';
import { jobs as jobTable, jobTexts } from '#data/tables/jobs.ts';
import { offices as officeTable } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { places } from '#data/tables/places.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { fold, indexText } from '#lib/fold.ts';
import { firstIdAt, newHashId } from '#lib/ids.ts';
import { stateId } from '#lib/subdivisions.ts';
import { DAY_MS } from '#lib/time.ts';
import { tokenFrom } from '#lib/token.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { placeOf } from '#recruiting/offices/rules.ts';
import { ensurePlace } from '#recruiting/offices/store.ts';
import { maskOf } from '#recruiting/jobs/rules.ts';
import { defaultStages } from '#recruiting/pipelines/rules.ts';
import { insertAll } from './bulk.ts';
import type { City } from './cities.ts';
import { inventCompanies, officesOf } from './companies.ts';
import type { Company } from './companies.ts';
import { domains } from './domains.ts';
import { inventJobs } from './jobs.ts';
import type { InventedJob } from './jobs.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';

/** One statement's rows: about a megabyte of JSON, half of what D1 takes as one value. */
const JOBS_PER_BATCH = 400;
const ROWS_PER_BATCH = 2000;
const PLACES_PER_BATCH = 50;
/** The invented companies; more jobs get more of them, a hundred jobs each. */
const COMPANIES_MIN = 60;
const COMPANIES_MAX = 10_000;
const JOBS_PER_COMPANY = 100;
const RANDOM_SEED = 2026;

/** The companies whose people and tokens are handed out. */
export const openCompanies = ['acme', 'globex'] as const;

type Progress = (planted: number) => void;

export async function plant(ctx: PublicCtx, jobs: number, progress: Progress): Promise<void> {
  for (const domain of domains) {
    await setDomain(ctx, { ...domain, countries: domain.countries });
  }
  const count = Math.min(
    COMPANIES_MAX,
    Math.max(COMPANIES_MIN, Math.ceil(jobs / JOBS_PER_COMPANY)),
  );
  const companies = inventCompanies(count);
  const planted = await plantCompanies(ctx, companies);
  await plantJobs(ctx, inventJobs(jobs, RANDOM_SEED, companies), planted, progress);
  for (const company of openCompanies) await openCompany(ctx, company);
}

/** Where a company's jobs go. */
type Planted = { id: number; pipelineId: number; offices: Map<string, number>; mainOffice: number };

async function plantCompanies(
  ctx: PublicCtx,
  companies: readonly Company[],
): Promise<Map<string, Planted>> {
  const domainIds = new Map(
    (await ctx.db.select().from(careerDomains)).map((row) => [row.hostname, row.id]),
  );
  const placeIds = await plantPlaces(ctx, companies);
  const founded = new Date(ctx.now.getTime() - 300 * DAY_MS);
  let nextId = firstIdAt(founded);
  const stamp = { createdAt: founded.getTime(), updatedAt: founded.getTime() } as const;
  const rows = { companies: [], pipelines: [], stages: [], offices: [] } as Record<
    string,
    object[]
  >;
  const planted = new Map<string, Planted>();
  for (const company of companies) {
    const offices = new Map<string, number>();
    const entry = { id: nextId++, pipelineId: nextId++, offices, mainOffice: 0 };
    rows['companies']?.push({
      id: entry.id,
      subdomain: company.subdomain,
      name: company.name,
      description: company.description,
      website: company.website,
      phone: company.phone,
      countryId: countryByIso2(company.country)?.id ?? null,
      careerDomainId: domainIds.get(company.domain),
      ...stamp,
    });
    rows['pipelines']?.push({
      id: entry.pipelineId,
      companyId: entry.id,
      name: 'Default',
      isDefault: 1,
      ...stamp,
    });
    for (const [index, stage] of defaultStages.entries()) {
      rows['stages']?.push({
        ...stage,
        id: nextId++,
        companyId: entry.id,
        pipelineId: entry.pipelineId,
        position: index + 1,
      });
    }
    for (const [index, office] of officesOf(company).entries()) {
      const id = nextId++;
      const where = locationOf(office, office.countryIso2);
      if (index === 0) entry.mainOffice = id;
      offices.set(cityKey(office), id);
      rows['offices']?.push({
        ...where,
        id,
        companyId: entry.id,
        name: office.name,
        zipcode: office.zipcode,
        isDefault: index === 0 ? 1 : 0,
        placeId: placeIds.get(placeKey(where)) ?? null,
        ...stamp,
      });
    }
    planted.set(company.subdomain, entry);
  }
  await insertInBatches(ctx, companyTable, rows['companies'] ?? []);
  await insertInBatches(ctx, pipelines, rows['pipelines'] ?? []);
  await insertInBatches(ctx, stages, rows['stages'] ?? []);
  await insertInBatches(ctx, officeTable, rows['offices'] ?? []);
  return planted;
}

async function plantPlaces(
  ctx: PublicCtx,
  companies: readonly Company[],
): Promise<Map<string, number>> {
  const wanted = new Map(
    companies.flatMap(officesOf).flatMap((office) => {
      const where = locationOf(office, office.countryIso2);
      const place = placeOf(where);
      return place ? [[placeKey(where), place] as const] : [];
    }),
  );
  for (const some of chunksOf([...wanted.values()], PLACES_PER_BATCH)) {
    await runBatch(
      ctx,
      some.map((place) => ensurePlace(ctx, place)),
    );
  }
  const made = await ctx.db.select().from(places);
  return new Map(made.map((row) => [placeKey({ ...row, city: row.name }), row.id]));
}

async function plantJobs(
  ctx: PublicCtx,
  invented: Iterable<InventedJob>,
  planted: ReadonlyMap<string, Planted>,
  progress: Progress,
): Promise<void> {
  const random = randomFrom(RANDOM_SEED);
  let index = 0;
  for (const some of chunksOf(invented, JOBS_PER_BATCH)) {
    const rows = some.map((job) => jobRows(ctx, job, planted.get(job.company), random, index++));
    await runBatch(ctx, [
      insertAll(
        ctx,
        jobTable,
        rows.map(({ job }) => job),
      ),
      insertAll(
        ctx,
        jobTexts,
        rows.map(({ texts }) => texts),
      ),
    ]);
    progress(index);
  }
}

function jobRows(
  ctx: PublicCtx,
  job: InventedJob,
  company: Planted | undefined,
  random: Random,
  index: number,
) {
  const changedAt = ctx.now.getTime() - Math.round(job.ageDays * DAY_MS);
  const createdAt = new Date(changedAt - random.int(1, 48) * 3_600_000);
  // The low bits count, so that two jobs of one millisecond have two ids.
  const id = firstIdAt(createdAt) + (index % 4096);
  const office = job.city ? company?.offices.get(cityKey(job.city)) : company?.mainOffice;
  return {
    job: {
      id,
      companyId: company?.id,
      hashId: newHashId(() => random.int(0, 255)),
      title: job.title,
      titleFolded: fold(job.title),
      titleIndexed: indexText(job.title),
      status: job.status,
      statusByAdmin: job.adminStatus,
      workplace: job.workplace,
      seniority: job.seniority,
      categoryId: job.categoryId,
      employmentTypeMask: maskOf(job.employmentTypes),
      currency: job.pay?.currency ?? null,
      minSalary: job.pay?.min ?? null,
      maxSalary: job.pay?.max ?? null,
      payPeriod: job.pay?.period ?? null,
      officeId: office ?? null,
      pipelineId: company?.pipelineId,
      skills: job.skills,
      benefits: job.benefits,
      publishedAt: job.status === 'Draft' ? null : changedAt,
      createdAt: createdAt.getTime(),
      updatedAt: changedAt,
    },
    texts: {
      jobId: id,
      description: job.description,
      tasks: job.tasks,
      requirements: job.requirements,
    },
  };
}

/** Development values only. They are the same on every machine, so that a store and what is written of it always agree. */
export function passwordOf(company: string, role: Role): string {
  return `development-${company}-${role.toLowerCase()}`;
}

export function emailOf(company: string, role: Role): string {
  return `${role.toLowerCase()}@${company}.example`;
}

/** A role's token has all scopes; a scope's token has that one, and the Admin role. */
export async function tokenOf(company: string, name: string): Promise<string> {
  const secret = new TextEncoder().encode(`development token of ${company} for ${name}`);
  return tokenFrom('oat_', new Uint8Array(await crypto.subtle.digest('SHA-256', secret)));
}

async function openCompany(ctx: PublicCtx, company: string): Promise<void> {
  for (const role of roles) {
    const email = emailOf(company, role);
    const password = passwordOf(company, role);
    await createUser(ctx, { company, email, role, password, firstName: role, lastName: 'Example' });
    await createToken(ctx, { company, email, token: await tokenOf(company, role) });
  }
  for (const scope of scopes) {
    const email = emailOf(company, 'Admin');
    const token = await tokenOf(company, scope);
    await createToken(ctx, { company, email, scopes: [scope], token });
  }
}

export async function isPlanted(ctx: PublicCtx): Promise<boolean> {
  const [first] = await ctx.db
    .select({ id: companyTable.id })
    .from(companyTable)
    .where(eq(companyTable.subdomain, openCompanies[0]));
  return first !== undefined;
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

function cityKey({ state, name }: City): string {
  return `${state}/${name}`;
}

async function insertInBatches(
  ctx: PublicCtx,
  table: SQLiteTable,
  rows: readonly object[],
): Promise<void> {
  for (const some of chunksOf(rows, ROWS_PER_BATCH)) {
    await runBatch(ctx, [insertAll(ctx, table, some)]);
  }
}

function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
