/** The traffic of the check: readers of career pages, applicants at the public form, and callers of the API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hiddenFields } from '../../test/support/forms.ts';
import type { Degraded } from './serve.ts';
import { isDurable } from './outcome.ts';
import type { Applicant } from './outcome.ts';

const API_HOST = 'api.recruiting.example';
const CV = readFileSync(
  join(import.meta.dirname, '../../packages/cv-reader/test/fixtures/d01-en-onecol.pdf'),
);
/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;
const PAUSE_MS = 500;
/** Who is not thanked presses the button again. */
const AGAIN_MS = 2000;
const TRIES_MAX = 3;
/** Every so many applicants send a CV. */
const CV_EVERY = 4;
const GIVEN_UP_MS = 120_000;

/** Of career pages that were opened before the fault, of those that were not, of forms, of applications and of the API. */
export const groups = ['pages', 'other pages', 'forms', 'applications', 'API'] as const;
export type Group = (typeof groups)[number];

export type Answered = {
  group: Group;
  path: string;
  /** 0: none. */
  status: number;
  milliseconds: number;
  isCopy: boolean;
  hasRetryAfter: boolean;
  text: string;
};

export type Seen = {
  answers: Answered[];
  applicants: Applicant[];
  /** Thanked although the application was in no store. */
  undurable: string[];
};

export type Site = { host: string; paths: string[] };
export type OpenJob = { host: string; hash: string };

export type Population = {
  sites: readonly Site[];
  /** Of sites; they are opened for the first time during the fault. */
  unseen: OpenJob[];
  jobs: readonly OpenJob[];
  tokens: readonly string[];
  /** Of the company of the first token. */
  ownJobs: readonly string[];
};

type Run = { service: Degraded; population: Population; seen: Seen };

/** Counts requests over all phases, and so addresses. */
let nth = 0;
let applicantCount = 0;

async function timed(
  { service, seen }: Run,
  group: Group,
  { host, path, init = {} }: { host: string; path: string; init?: RequestInit },
): Promise<{ answer: Answered; location: string }> {
  const start = performance.now();
  nth += 1;
  const headers = new Headers(init.headers);
  headers.set('cf-connecting-ip', `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`);
  const signal = AbortSignal.timeout(GIVEN_UP_MS);
  const shared = { group, path: `${init.method ?? 'GET'} ${host}${path}` };
  const took = () => performance.now() - start;
  try {
    const response = await service.ask(host, path, { ...init, headers, signal });
    const text = await response.text();
    const answer = {
      ...shared,
      status: response.status,
      milliseconds: took(),
      isCopy: response.status === 200 && response.headers.get('cache-control') === 'no-store',
      hasRetryAfter: response.headers.has('retry-after'),
      text,
    };
    seen.answers.push(answer);
    return { answer, location: response.headers.get('location') ?? '' };
  } catch (error) {
    const none = { status: 0, milliseconds: took(), isCopy: false, hasRetryAfter: false };
    const answer = { ...shared, ...none, text: String(error) };
    seen.answers.push(answer);
    return { answer, location: '' };
  }
}

/** Opens a page or a form, and returns what it shows. */
export async function openPage(run: Run, group: Group, host: string, path: string) {
  return (await timed(run, group, { host, path })).answer;
}

async function read(run: Run): Promise<void> {
  const { sites, unseen } = run.population;
  const site = sites[nth % sites.length];
  const path = site?.paths[Math.floor(Math.random() * site.paths.length)];
  if (!site || path === undefined) return;
  await openPage(run, 'pages', site.host, path);
  const other = nth % 7 === 0 ? unseen.pop() : undefined;
  if (other) await openPage(run, 'other pages', other.host, `/jobs/${other.hash}`);
}

async function apply(run: Run): Promise<void> {
  const { population, seen, service } = run;
  const job = population.jobs[nth % population.jobs.length];
  if (!job) return;
  const path = `/jobs/${job.hash}/apply`;
  const page = await openPage(run, 'forms', job.host, path);
  if (page.status !== 200) return;
  await pause(TYPING_MS);
  const number = applicantCount++;
  const applicant: Applicant = {
    email: `ada.${number}.${Date.now()}@people.example`,
    hasCv: number % CV_EVERY === 0,
    isThanked: false,
  };
  seen.applicants.push(applicant);
  for (let tries = 0; tries < TRIES_MAX && !applicant.isThanked; tries++) {
    if (tries > 0) await pause(AGAIN_MS);
    const body = formOf(page.text, path, applicant);
    const headers = { origin: `https://${job.host}`, 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', body, headers };
    const { answer, location } = await timed(run, 'applications', { host: job.host, path, init });
    if (answer.status !== 303) continue;
    applicant.isThanked = true;
    if (!(await isDurable(service, applicant.email))) seen.undurable.push(applicant.email);
    await openPage(run, 'forms', job.host, location);
  }
}

function formOf(html: string, path: string, { email, hasCv }: Applicant): FormData {
  const form = new FormData();
  const person = { first_name: 'Ada', last_name: 'Lovelace', email, phone: '', homepage: '' };
  const all = { ...hiddenFields(html, path), ...person };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (html.includes('name="consent"')) form.set('consent', 'on');
  if (hasCv) form.set('file_cv', new File([CV], 'cv.pdf', { type: 'application/pdf' }));
  return form;
}

async function call(run: Run): Promise<void> {
  const { tokens, ownJobs } = run.population;
  const own = ownJobs[nth % ownJobs.length] ?? '';
  const calls: readonly [string, object?][] = [
    [`/api/jobs/show/${own}`],
    ['/api/jobs/index?max=20'],
    ['/api/candidate-job/index?search-key=ada'],
    ['/api/jobs/store', { title: `Nurse ${nth}`, status: 'Live' }],
    [`/api/jobs/update/${own}`, { title: `Nurse ${nth} again` }],
    ['/api/locations/jobs?country=DE&search-key=nurse'],
    ['/api/locations/countries'],
    ['/sign-in'],
  ];
  const [path, json] = calls[Math.floor(Math.random() * calls.length)] ?? ['/'];
  const headers: Record<string, string> = {
    Authorization: `Bearer ${tokens[nth % tokens.length]}`,
  };
  if (json) headers['Content-Type'] = 'application/json';
  const init = json ? { method: 'POST', body: JSON.stringify(json), headers } : { headers };
  await timed(run, 'API', { host: API_HOST, path, init });
}

type Lanes = { readers: number; applicants: number; callers: number };

/** Runs so many of each at once until `isOver`, and waits for the last answers. */
export async function runTraffic(
  run: Run,
  { readers, applicants, callers }: Lanes,
  isOver: () => boolean,
): Promise<void> {
  const lane = async (act: (run: Run) => Promise<void>) => {
    await pause(Math.random() * PAUSE_MS);
    while (!isOver()) {
      await act(run);
      await pause(PAUSE_MS);
    }
  };
  const lanesOf = (count: number, act: (run: Run) => Promise<void>) =>
    Array.from({ length: count }, () => lane(act));
  await Promise.all([
    ...lanesOf(readers, read),
    ...lanesOf(applicants, apply),
    ...lanesOf(callers, call),
  ]);
}
