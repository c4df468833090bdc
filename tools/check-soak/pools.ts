/** What the check needs of the companies before it begins: jobs, stages, pages, and a webhook that their events go to. */
import type { Company } from './companies.ts';
import type { Pool } from './kinds.ts';
import { apiSeen } from './requests.ts';
import type { Place } from './requests.ts';

type Made = { id: number; hash_id: string };
type Profile = { pipelines: { stages: { id: number }[] }[] };

export const SITE = 'careers.localhost';
const JOBS = 30;
const PATHS_MAX = 30;
const GERMANY = 276;
const cities = ['Berlin', 'Hamburg', 'Leipzig'];
const events = ['application.created', 'application.stage_changed', 'job.published'];

export async function openPools(
  place: Place,
  companies: readonly Company[],
  webhookUrl: string,
): Promise<Pool[]> {
  const made = await Promise.all(companies.map((company) => poolOf(place, company, webhookUrl)));
  const { text } = await place.ask({ host: SITE, path: '/', status: 200 });
  const linked = [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/gu)].map(([, to = '']) => to);
  const paths = [...new Set(linked)].slice(0, PATHS_MAX);
  for (const pool of made) pool.paths = paths;
  return made;
}

async function poolOf(
  place: Place,
  { subdomain, tokens }: Company,
  webhookUrl: string,
): Promise<Pool> {
  const [token = ''] = tokens;
  const make = <One>(path: string, json: object) => apiSeen<One>(place, path, { token, json });
  const offices = await Promise.all(
    cities.map((city) =>
      make<Made>('/api/company-offices/store', { name: city, city, country_id: GERMANY }),
    ),
  );
  const jobs: Made[] = [];
  for (let nth = 0; nth < JOBS; nth++) {
    const office_id = offices[nth % offices.length]?.id;
    const json = { title: `Engineer ${nth}`, status: 'Live', office_id };
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as a person does.
    jobs.push(await make<Made>('/api/jobs/store', json));
  }
  await make('/api/plugins/webhooks', { name: 'Soak', url: webhookUrl, events });
  const profile = await apiSeen<Profile>(place, '/api/companies/profile', { token });
  const stages = (profile.pipelines[0]?.stages ?? []).map(({ id }) => id);
  return { subdomain, tokens, site: SITE, paths: [], stages, jobs, applications: [] };
}
