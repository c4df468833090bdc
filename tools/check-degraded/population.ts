/** Finds what the check opens: pages of career sites, jobs to apply for, and jobs of the companies that call the API. */
import { tokenOf } from '../seed/credentials.ts';
import type { Degraded } from './serve.ts';
import { openPage } from './traffic.ts';
import type { OpenJob, Population, Seen, Site } from './traffic.ts';

const SITES = 4;
const PATHS_MAX = 12;
const JOBS_OF_SITE = 8;
const UNSEEN_OF_SITE = 20;

/** Live jobs of companies without screening questions, of the sites that have most. */
const JOBS = `
  select d.hostname as host, j.hash_id as hash from jobs j
  join career_domains d on d.id = j.domain_id
  join companies c on c.id = j.company_id
  where j.listed_at is not null and not d.is_test and not c.is_test
    and not exists (select 1 from questions q where q.company_id = j.company_id)
  order by (j.id * 7919) % 10007`;

const OWN_JOBS = `
  select j.hash_id as hash from jobs j join companies c on c.id = j.company_id
  where c.subdomain = 'acme' and j.listed_at is not null limit 20`;

export async function findPopulation(service: Degraded): Promise<Population> {
  const all = await service.look<OpenJob[]>({ look: 'rows', text: JOBS, values: [] });
  const own = await service.look<OpenJob[]>({ look: 'rows', text: OWN_JOBS, values: [] });
  const byHost = [...Map.groupBy(all, ({ host }) => host)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, SITES);
  const jobs = byHost.flatMap(([, of]) => of.slice(0, JOBS_OF_SITE));
  const sites = await Promise.all(byHost.map(([host]) => siteOf(service, host, jobs)));
  return {
    sites,
    jobs,
    unseen: byHost.flatMap(([, of]) => of.slice(JOBS_OF_SITE, JOBS_OF_SITE + UNSEEN_OF_SITE)),
    tokens: [await tokenOf('acme', 'Admin'), await tokenOf('acme', 'Recruiter')],
    ownJobs: own.map(({ hash }) => hash),
  };
}

/** The pages that the home page of a site links, and the pages of jobs. */
async function siteOf(service: Degraded, host: string, jobs: readonly OpenJob[]): Promise<Site> {
  const response = await service.ask(host, '/');
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${host} answers ${response.status}: ${html}`);
  const linked = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/gu)].map(([, path = '']) => path);
  const ofJobs = jobs.filter((job) => job.host === host).map(({ hash }) => `/jobs/${hash}`);
  return { host, paths: ['/', ...new Set(linked), ...ofJobs].slice(0, PATHS_MAX) };
}

/** Opens every page and form, so that there is a copy of each. Pages that are none are left out. */
export async function warm(run: {
  service: Degraded;
  population: Population;
  seen: Seen;
}): Promise<void> {
  const { sites, jobs } = run.population;
  const warming = { ...run, seen: { answers: [], applicants: [], undurable: [] } };
  for (const site of sites) {
    const found: string[] = [];
    for (const path of site.paths)
      if ((await openPage(warming, 'pages', site.host, path)).status === 200) found.push(path);
    site.paths = found;
  }
  for (const { host, hash } of jobs) {
    const { status, text } = await openPage(warming, 'forms', host, `/jobs/${hash}/apply`);
    if (status !== 200) throw new Error(`The form of ${hash}: ${status} ${text.slice(0, 300)}`);
  }
}
