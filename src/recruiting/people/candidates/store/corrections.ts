/** Statements that add candidates and correct their details. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidateLinks, candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { portalTokens } from '#data/tables/portal.ts';
import { sources } from '#data/tables/sources.ts';
import { emailKey } from '#lib/email-key.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { indexPerson } from '#recruiting/pipeline/applications/store/search-index.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { candidateKey, insertCandidate } from '#recruiting/pipeline/applications/store/writes.ts';
import type { Person } from '#recruiting/pipeline/applications/store/writes.ts';
import { customOf, valuesFor } from '#recruiting/people/custom-fields/store/values.ts';
export {
  insertValues,
  putValues,
  valuesFor,
} from '#recruiting/people/custom-fields/store/values.ts';
import { sourceStore } from '#recruiting/jobs/sources/store.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import type { CandidateLink } from '../schemas/correction.ts';
import { candidateById, currentId } from './candidates.ts';

/** The columns that a correction changes. */
export type Details = Partial<CandidateRow>;

/** The candidate with the links, who else has the wanted address, and the country of the company. */
export function beforeCorrection(
  ctx: Ctx,
  id: number,
  { email, given }: { email: string | undefined; given: Readonly<Record<string, unknown>> },
) {
  return QueryPlan.all({
    candidate: candidateById(ctx, id),
    links: linksOf(ctx, id),
    owner: ownerOf(ctx, email),
    countryId: companyCountry(ctx),
    custom: valuesFor(ctx, 'candidate', given, currentId(ctx, id)),
    application: email === '' ? anyApplication(ctx, id) : QueryPlan.of(undefined),
  });
}

function anyApplication(ctx: Ctx, id: number): QueryPlan<{ id: number } | undefined> {
  const { id: applicationId, companyId, candidateId } = applications;
  return QueryPlan.first(
    ctx.db
      .select({ id: applicationId })
      .from(applications)
      .where(sql`${candidateId} = ${currentId(ctx, id)} and ${companyId} = ${ctx.tenant.id}`)
      .limit(1),
  );
}

/** The values of custom fields. */
export function customOfCandidate(ctx: Ctx, id: number) {
  return customOf(ctx, 'candidate', currentId(ctx, id));
}

/** Undefined where nobody has the address. */
export function ownerOf(ctx: Ctx, email = ''): QueryPlan<{ id: number } | undefined> {
  return QueryPlan.first(
    ctx.db
      .select({ id: candidates.id })
      .from(candidates)
      .where(candidateStore.ofCompany(ctx, eq(candidates.emailKey, emailKey(email)))),
  );
}

export function companyCountry(ctx: Ctx): QueryPlan<number | null> {
  const country = ctx.db
    .select({ countryId: companies.countryId })
    .from(companies)
    .where(eq(companies.id, ctx.tenant.id));
  return QueryPlan.map(QueryPlan.first(country), (row) => row?.countryId ?? null);
}

export function linksOf(ctx: Ctx, id: number): QueryPlan<CandidateLink[]> {
  const { kind, url, companyId, candidateId } = candidateLinks;
  return QueryPlan.rows(
    ctx.db
      .select({ kind, url })
      .from(candidateLinks)
      .where(sql`${candidateId} = ${currentId(ctx, id)} and ${companyId} = ${ctx.tenant.id}`)
      .orderBy(asc(candidateLinks.id)),
  );
}

/** Undefined where the company has no such source. */
export function sourceById(ctx: Ctx, id = 0): QueryPlan<{ id: number } | undefined> {
  return QueryPlan.first(
    ctx.db
      .select({ id: sources.id })
      .from(sources)
      .where(sourceStore.ofCompany(ctx, eq(sources.id, id))),
  );
}

/** Conflicts where the source has been deleted since it was read. */
export function insertProspect(
  ctx: Ctx,
  { sourceId, ...person }: Person & { sourceId: number | null },
  links: readonly CandidateLink[],
): Statement[] {
  const source =
    sourceId === null
      ? []
      : [
          assertHolds(
            ctx,
            sql`exists (select 1 from sources where company_id = ${ctx.tenant.id} and id = ${sourceId})`,
          ),
        ];
  return [
    ...source,
    insertCandidate(ctx, person, sourceId),
    ...replaceLinks(ctx, person.id, links),
  ];
}

/** Changes the candidate unless somebody has since it was read, and what it is found by. */
export function correct(ctx: Ctx, before: CandidateRow, details: Details): Statement[] {
  const after = { ...before, ...details };
  return [
    ...candidateStore.update(ctx, before, {
      ...details,
      emailKey: candidateKey(after),
      indexed: personText(after),
      activeAt: ctx.now,
      noticedAt: null,
    }),
    indexPerson(ctx, after),
    // Links that went to the address of before open nothing any more.
    ...(after.email === before.email
      ? []
      : [ctx.db.delete(portalTokens).where(eq(portalTokens.candidateId, before.id))]),
  ];
}

export function replaceLinks(ctx: Ctx, id: number, links: readonly CandidateLink[]): Statement[] {
  const own = eq(candidateLinks.candidateId, id);
  const rows = links.map((link) => ({
    ...link,
    id: ctx.newId(),
    companyId: ctx.tenant.id,
    candidateId: id,
  }));
  return [
    ctx.db.delete(candidateLinks).where(own),
    ...(rows.length > 0 ? [ctx.db.insert(candidateLinks).values(rows)] : []),
  ];
}
