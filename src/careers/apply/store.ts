/** The query behind an application form. */
import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { careerDomains, careerDomainTexts } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { jobPages } from '#data/tables/listing.ts';
import { jobQuestions, questions } from '#data/tables/questions.ts';
import { RETENTION_MONTHS_DEFAULT } from '#recruiting/pipeline/hiring-settings/rules.ts';
import { consentAsked } from '#recruiting/pipeline/hiring-settings/store.ts';

const { id, key, kind, labels, help, options } = questions;
const shown = { id, key, kind, labels, help, options };

/**
 * A job with its company, domain, consent text and questions, whether or not it is public. `asked` are questions that a form
 * asked earlier.
 */
export function jobToApplyFor(ctx: PublicCtx, hashId: string, asked: readonly number[] = []) {
  const column = (name: string) =>
    sql`(select ${sql.identifier(name)} from jobs where hash_id = ${hashId})`;
  return queryPlan(
    [
      ctx.db
        .select({
          id: jobs.id,
          hashId: jobs.hashId,
          title: jobs.title,
          countryId: jobs.countryId,
          categoryId: jobs.categoryId,
          listedAt: jobs.listedAt,
        })
        .from(jobs)
        .where(eq(jobs.hashId, hashId)),
      ctx.db
        .select({
          id: companies.id,
          subdomain: companies.subdomain,
          name: companies.name,
          isTest: companies.isTest,
          legalLinks: companies.legalLinks,
          language: companies.language,
          countryId: companies.countryId,
        })
        .from(companies)
        .where(eq(companies.id, column('company_id'))),
      ctx.db
        .select({ hostname: careerDomains.hostname, isTest: careerDomains.isTest })
        .from(careerDomains)
        .where(eq(careerDomains.id, column('domain_id'))),
      consentAsked(ctx, column('company_id')),
      ctx.db.select({ hashId: jobPages.hashId }).from(jobPages).where(eq(jobPages.hashId, hashId)),
      textsOfDomain(ctx, column('domain_id')),
      askedNow(ctx, column('id')),
      askedEarlier(ctx, asked, column('company_id')),
    ],
    ([[job], [company], [domain], [settings], [page], domainTexts, form, earlier]) =>
      job && company && domain
        ? {
            job: { ...job, wasListed: page !== undefined },
            company,
            domain,
            consentText: settings?.consentText || null,
            retentionMonths: settings?.retentionMonths ?? RETENTION_MONTHS_DEFAULT,
            domainTexts,
            form,
            earlier,
          }
        : null,
  );
}

/** The legal texts of the site. */
function textsOfDomain(ctx: PublicCtx, domainId: SQL) {
  const { kind: ofKind, url, updatedAt } = careerDomainTexts;
  return ctx.db
    .select({ kind: ofKind, url, updatedAt })
    .from(careerDomainTexts)
    .where(eq(careerDomainTexts.domainId, domainId))
    .orderBy(ofKind);
}

/** The questions of the form of a job. */
function askedNow(ctx: PublicCtx, jobId: SQL) {
  return ctx.db
    .select({ ...shown, isRequired: jobQuestions.isRequired, rule: jobQuestions.rule })
    .from(jobQuestions)
    .innerJoin(questions, eq(questions.id, jobQuestions.questionId))
    .where(eq(jobQuestions.jobId, jobId))
    .orderBy(asc(jobQuestions.position));
}

/** Questions of the company, those among them that were replaced since. */
function askedEarlier(ctx: PublicCtx, ids: readonly number[], companyId: SQL) {
  return ctx.db
    .select(shown)
    .from(questions)
    .where(
      sql`id in (select value from json_each(${JSON.stringify(ids)})) and company_id = ${companyId}`,
    );
}
