/** The requests of the check, by what they are. What one needs and another has made is in the pool of its company. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sent } from '../check-start/client.ts';

const CV = readFileSync(
  join(import.meta.dirname, '../../packages/cv-reader/test/fixtures/d01-en-onecol.pdf'),
);
const DAY_MS = 86_400_000;
const KEPT = 200;

/** A company whose people call the API, and what they have made of late. */
export type Pool = {
  subdomain: string;
  tokens: readonly string[];
  site: string;
  paths: readonly string[];
  stages: readonly number[];
  jobs: readonly { id: number; hash_id: string }[];
  /** Ids of applications that are active. */
  applications: number[];
};

/** The host is that of the API if absent. */
export type Asked = Sent & { host?: string; path: string; status: number };

export type Kind = {
  name: string;
  ask: (pool: Pool, nth: number) => Asked | null;
  /** Takes what was made into the pool. */
  keep?: (pool: Pool, id: number) => void;
};

const of = <One>(list: readonly One[], nth: number): One | undefined => list[nth % list.length];

function page(name: string, pathOf: (pool: Pool, nth: number) => string | undefined): Kind {
  return {
    name,
    ask: (pool, nth) => {
      const path = pathOf(pool, nth);
      return path === undefined ? null : { host: pool.site, path, status: 200 };
    },
  };
}

function read(name: string, pathOf: (pool: Pool, nth: number) => string): Kind {
  return {
    name,
    ask: (pool, nth) => ({
      path: pathOf(pool, nth),
      status: 200,
      token: of(pool.tokens, nth) ?? '',
    }),
  };
}

type Body = Pick<Sent, 'json' | 'form' | 'headers'> & { path: string; status?: number };

function write(
  name: string,
  bodyOf: (pool: Pool, nth: number) => Body | null,
  keep?: Kind['keep'],
): Kind {
  return {
    name,
    ask: (pool, nth) => {
      const body = bodyOf(pool, nth);
      return body && { status: 200, method: 'POST', token: of(pool.tokens, nth) ?? '', ...body };
    },
    ...(keep && { keep }),
  };
}

/** A write to an application of the pool, which has the path before its id. */
function change(name: string, path: string, jsonOf: (pool: Pool, nth: number) => object): Kind {
  return write(name, (pool, nth) => {
    const id = of(pool.applications, nth);
    return id === undefined ? null : { path: `${path}/${id}`, json: jsonOf(pool, nth) };
  });
}

const person = (nth: number, word = 'soak') => ({
  first_name: 'Ada',
  last_name: `Lovelace ${nth}`,
  email: `${word}-${nth}@people.example`,
});

function applicationOf(pool: Pool, nth: number): FormData {
  const form = new FormData();
  const fields = { ...person(nth, 'cv'), job_id: of(pool.jobs, nth)?.hash_id ?? '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file_cv', new File([CV], 'cv.pdf', { type: 'application/pdf' }));
  return form;
}

function keepApplication({ applications }: Pool, id: number): void {
  applications.push(id);
  if (applications.length > KEPT) applications.shift();
}

const moveOf = ({ stages }: Pool, nth: number) => ({ stage_id: of(stages.slice(0, 2), nth >> 5) });
const hashOf = ({ jobs }: Pool, nth: number) => of(jobs, nth)?.hash_id ?? '';

export const kinds: readonly Kind[] = [
  page('a home page', () => '/'),
  page('a page of a site', ({ paths }, nth) => of(paths, nth)),
  page('a job', (pool, nth) => `/jobs/${hashOf(pool, nth)}`),
  page('a form', (pool, nth) => `/jobs/${hashOf(pool, nth)}/apply`),
  page('a feed', () => '/feed.xml'),
  page('a site map', () => '/sitemap.xml'),
  page('countries', () => '/api/locations/countries'),
  page('cities', () => '/api/locations/cities?country=DE'),
  page(
    'a search of jobs',
    (_, nth) => `/api/locations/jobs?country=all&search-key=engineer${nth % 7}`,
  ),
  read('own jobs', (_, nth) => `/api/jobs/index?max=20&page=${(nth % 3) + 1}`),
  read('own job', (pool, nth) => `/api/jobs/show/${hashOf(pool, nth)}`),
  read('applications', () => '/api/candidate-job/index?max=20'),
  read('applications by name', () => '/api/candidate-job/index?search-key=ada'),
  read('a company', () => '/api/companies/profile'),
  read('numbers of a job', (pool, nth) => `/api/jobs/${hashOf(pool, nth)}/analytics`),
  read('the document', () => '/openapi.json'),
  write('a job is created', (_, nth) => ({
    path: '/api/jobs/store',
    json: {
      title: `Nurse ${nth}`,
      description: '<p>Cares.</p>',
      status: nth % 2 ? 'Live' : 'Draft',
    },
    status: 201,
  })),
  write('a job is edited', ({ jobs }, nth) => ({
    path: `/api/jobs/update/${of(jobs, nth)?.id}`,
    json: { description: `<p>Version ${nth}</p>` },
  })),
  write(
    'an application',
    (pool, nth) => ({
      path: '/api/candidate-job/store',
      json: { ...person(nth), job_id: hashOf(pool, nth) },
      status: 201,
    }),
    keepApplication,
  ),
  write(
    'an application with a CV',
    (pool, nth) => {
      if (nth % 8 !== 0) return null;
      return { path: '/api/candidate-job/store', form: applicationOf(pool, nth), status: 201 };
    },
    keepApplication,
  ),
  change('a move', '/api/candidate-job/update-stage', moveOf),
  write('a move with a key', (pool, nth) => {
    const id = of(pool.applications, nth);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/api/candidate-job/update-stage/${id}`;
    return id === undefined ? null : { path, json: moveOf(pool, nth + 32), headers };
  }),
  change('a note', '/api/candidate-job/store-notes', () => ({ note: 'Called; calls back.' })),
  change('an email', '/api/candidate-job/send-email', () => ({
    subject: 'Your application',
    body: '<p>Thank you.</p>',
  })),
  write('a meeting', (_, nth) => ({
    path: '/api/meet/store',
    json: { title: `Talk ${nth}`, start_time: new Date(Date.now() + DAY_MS).toISOString() },
    status: 201,
  })),
  write('a tool of agents', () => ({
    path: '/mcp',
    json: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { accept: 'application/json, text/event-stream' },
  })),
];
