/** Shows a company the files of its jobs for job boards, and counts by whom they are read. */
import { findDomainById, siteOf } from '#careers/domains/actions.ts';
import { boardCheck } from '#careers/feeds/schemas/check.ts';
import type { Refused } from '#careers/feeds/schemas/check.ts';
import { CHUNK_JOBS } from '#careers/feeds/rules.ts';
import { loadFormWords } from '#careers/words/forms.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { CHECKED_MAX, filesOf } from './rules.ts';
import type { CompanyFile } from './rules.ts';
import { ReportedReads } from './schemas.ts';
import { addReads, companyPage, jobCountOf, jobsOfCompany, latestReads } from './store.ts';

export type CompanyFeeds = {
  /** Of the company on its career domain: the files are below it. */
  folder: string;
  /** Nobody sees the jobs of a test company, so its files are empty. */
  isTest: boolean;
  jobCount: number;
  /** How many of the jobs were looked at. */
  checked: number;
  files: readonly CompanyFile<Refused>[];
};

/** `slug` is that of the company. Null where its career domain is not known. */
export async function showCompanyFeeds(ctx: Ctx, slug: string): Promise<CompanyFeeds | null> {
  const chunk = (before: number | null) => jobsOfCompany(ctx, slug, { before, limit: CHUNK_JOBS });
  const [company, reads, total, first] = await runRead(
    ctx,
    ReadPlan.all([
      companyPage(ctx.tenant.id),
      latestReads(ctx.now, ctx.tenant.id),
      jobCountOf(ctx, slug),
      chunk(null),
    ] as const),
  );
  const site = company && (await findDomainById(ctx, company.domainId));
  if (!site) return null;
  // The text of a job without texts is made of words.
  await loadFormWords(site.language, ctx.readFile);
  const { add, checks } = boardCheck(siteOf({ ...ctx, site }));
  let checked = 0;
  for (let found = first; ;) {
    add(found);
    checked += found.length;
    const last = found.at(-1);
    if (!last || found.length < CHUNK_JOBS || checked >= CHECKED_MAX) break;
    found = await runRead(ctx, chunk(last.job.listedAt));
  }
  return {
    folder: `${careerOrigin(site.hostname)}/companies/${slug}`,
    isTest: company.isTest === 1 || site.isTest,
    jobCount: total,
    checked,
    files: filesOf(checks(), reads),
  };
}

/** Adds reads to the current day: how many by company, file and program. Throws, and adds none, where a reader cannot have caused them. */
export async function countReads(
  ctx: PublicCtx,
  reads: ReadonlyMap<string, number>,
): Promise<void> {
  const { success, data } = ReportedReads.safeParse(reads);
  if (!success) throw new Error('The reported reads are malformed or too many.');
  await writeUnaudited(ctx, [addReads(ctx, data)]);
}
