/** Loads the website plugin of a company. Null means that there is no such company. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { runRead } from '#data/read-plan.ts';
import type { EmbedProps } from './props.ts';
import { cityValue, companyIn, COUNTED_JOBS_MAX, EMBED_JOBS } from './rules.ts';
import {
  departmentsIn,
  embedQuery,
  parseEmbedRequest,
  toEmbedJob,
  toJobKind,
  whereOf,
} from './schemas.ts';
import { companyExists, embedRows } from './store.ts';

/** The company that has the script. */
export async function findEmbedCompany(ctx: SiteCtx, file: string): Promise<string | null> {
  const subdomain = companyIn(file, '.js');
  return subdomain !== null && (await runRead(ctx, companyExists(subdomain))) ? subdomain : null;
}

/** The list of the feed and of the page; `name` is the company's, with the `ending` of the file. */
export async function loadEmbed(
  ctx: SiteCtx,
  { name, ending }: { name: string; ending: '.json' | '' },
  query: URLSearchParams,
): Promise<EmbedProps | null> {
  const subdomain = companyIn(name, ending);
  if (subdomain === null) return null;
  const request = parseEmbedRequest(query, ctx.site.language);
  const rows = await runRead(ctx, embedRows(ctx, whereOf(subdomain, request)));
  if (!rows) return null;
  const shown = rows.jobs.slice(0, EMBED_JOBS);
  const last = rows.jobs.length > shown.length ? shown.at(-1) : undefined;
  const { language, filters, city, hasPostings } = request;
  const kinds = rows.groups.map((group) => toJobKind(group, language));
  return {
    site: { ...siteOf(ctx), language },
    company: { subdomain, name: rows.name, links: rows.links },
    total: Math.min(rows.total, COUNTED_JOBS_MAX),
    isMore: rows.total > COUNTED_JOBS_MAX,
    filters,
    city: city && cityValue(city),
    kinds,
    departments: filters.department ? [] : departmentsIn(kinds, rows.departments),
    jobs: shown.map((job) => toEmbedJob(job, language)),
    // Of what was understood of the query only: the answer is cached without regard to the rest.
    nextQuery: last ? embedQuery({ ...request, before: last.listedAt }) : null,
    hasPostings,
  };
}
