/** Finds the job of an application form, and where its form is. */
import { labelCompany } from '#context.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { standingOf } from '#careers/jobs/rules.ts';
import { readOrRecall } from '#data/last-good.ts';
import { runPlan } from '#data/query-plan.ts';
import { careerOrigin, legalPath } from '#lib/career-origin.ts';
import type { StampSubject } from '#lib/form-stamp.ts';
import { applyUrl } from '#recruiting/jobs/jobs/rules.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';
import type { Asked } from '../rules/answers.ts';
import { jobToApplyFor } from '../store.ts';

const FORM_PURPOSE = 'apply form';
/** Longer hashes are not looked up. */
const HASH_LENGTH_MAX = 64;

export type JobRows = NonNullable<ReturnType<ReturnType<typeof jobToApplyFor>['assemble']>>;

export type Lookup =
  | { is: 'public'; rows: JobRows }
  | { is: 'over'; rows: JobRows }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

export async function findJob(
  ctx: SiteFormCtx,
  hashId: string,
  asked: Asked | null = null,
): Promise<Lookup> {
  const ids = asked?.questions.map(({ id }) => id);
  const read = () => runPlan(ctx, jobToApplyFor(ctx, hashId, ids));
  const rows =
    hashId.length > HASH_LENGTH_MAX
      ? null
      : await readOrRecall(ctx, `form ${hashId}`, read, (copy) => askedIn(copy, ids));
  if (!rows) return { is: 'unknown' };
  labelCompany(rows.company.id);
  const is = standingOf({ ...rows, ...rows.job }, ctx.site.hostname, ctx.now);
  switch (is) {
    case 'public':
    case 'over':
      return { is, rows };
    case 'elsewhere':
      return { is, location: applyUrl(rows.domain.hostname, rows.job.hashId) };
    case 'unknown':
      return { is };
  }
}

/** A copy of the rows for a form with these questions; undefined where it has not all of them. */
function askedIn(copy: JobRows, ids: readonly number[] = []): JobRows | undefined {
  const known = new Set(copy.form.map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? { ...copy, earlier: copy.form } : undefined;
}

/** A form belongs to one job, and to the consent text and the legal texts it showed. */
export function stampSubject(rows: JobRows): StampSubject {
  const { job, consentText } = rows;
  return { purpose: FORM_PURPOSE, values: [job.id, consentText, ...shownLegalTexts(rows)] };
}

/** The legal texts that the form links: those of the company, and those of the site. */
export function shownLegalTexts({ company, domain, domainTexts }: JobRows): LegalText[] {
  return [
    ...legalKinds.flatMap((kind) => {
      const url = company.legalLinks[kind];
      return url === undefined ? [] : [{ of: 'company' as const, kind, url, version: null }];
    }),
    ...domainTexts.map(({ kind, url, updatedAt }) => ({
      of: 'career_site' as const,
      kind,
      url: url ?? `${careerOrigin(domain.hostname)}${legalPath(kind)}`,
      version: url === null ? updatedAt.getTime() : null,
    })),
  ];
}
