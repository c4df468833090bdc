/** The jobs of a company on the career site that is asked, for a website of its own. */
import { companyNamed } from '#careers/companies/actions.ts';
import { isSubdomain } from '#careers/companies/rules.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { showBoardJob } from '#careers/locations/schemas/answers.ts';
import type { ReadCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { ApiError } from '#errors.ts';
import { careerHostname } from '#lib/career-origin.ts';
import type { BoardQuery } from '../schemas/query.ts';

/** 404 where the company has no page on the site, and on the host of the API, which is no career site. */
export async function listBoard(
  ctx: ReadCtx & { origin: string },
  company: string,
  { q, place, page, max, 'department-id': departmentId }: BoardQuery,
) {
  const site = await siteAt(ctx);
  const isHere =
    isSubdomain(company) && (await runRead(ctx, companyNamed({ ...ctx, site }, company)));
  if (!isHere) throw new ApiError('not_found');
  const { hostname } = site;
  const asked = {
    company,
    career_domain: hostname,
    q,
    where: place,
    page,
    per_page: max,
    departmentId,
  };
  const path = `/api/board/${company}/jobs`;
  const found = await listJobs(ctx, asked, { origin: ctx.origin, path }, showBoardJob);
  return found.map('board', (list) => ({ ...list, first_page_url: undefined }));
}

/** The career site that was asked. */
export async function siteAt(ctx: ReadCtx & { origin: string }) {
  const { hostname } = new URL(ctx.origin);
  // On a development machine career sites are called `.localhost`.
  const site = await findDomain(ctx, careerHostname(hostname, true));
  if (!site) throw new ApiError('not_found');
  return site;
}
