/** A member of the seed's company in a browser, and the API with their token. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Role } from '#access.ts';
import { emailOf, passwordOf, tokenOf } from '../seed/credentials.ts';
import type { Report } from '../check-pages/check.ts';

export const COMPANY = 'acme';
const TIMEOUT_MS = 30_000;

export type Session = { page: Page; root: string; end: () => Promise<void> };

type Options = BrowserContextOptions & {
  role?: Role;
  company?: string;
  path?: string;
  /** Complaints that the check makes the browser have. */
  expected?: RegExp;
};

/** Signs in, and reports everything that the browser complains about: errors, and what the content policy refuses. */
export async function openSession(
  browser: Browser,
  { base, report }: { base: URL; report: Report },
  { role = 'Admin', company = COMPANY, path, expected, ...context }: Options = {},
): Promise<Session> {
  const opened = await browser.newContext({ locale: 'en', ...context });
  opened.setDefaultTimeout(TIMEOUT_MS);
  const page = await opened.newPage();
  const root = new URL(`/console/${company}`, base).href;
  page.on('console', (message) => {
    // What was sent may be refused, and a check may cut the connection.
    const isExpected = /status of (?:409|422)|ERR_INTERNET_DISCONNECTED/u.test(message.text());
    if (expected?.test(message.text()) === true) return;
    if (message.type() === 'error' && !isExpected) report.fail(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (expected?.test(error.message) !== true) report.fail(`${page.url()}: ${error.message}`);
  });
  await page.goto(new URL(`/sign-in?next=${encodeURIComponent(path ?? '/console')}`, base).href);
  await page.fill('[name=email]', emailOf(company, role));
  await page.fill('[name=password]', passwordOf(company, role));
  await page.click('main form button');
  await page.waitForURL(/\/console/u, { waitUntil: 'domcontentloaded' });
  return { page, root, end: () => opened.close() };
}

export type Api = <Data>(method: string, path: string, body?: object | FormData) => Promise<Data>;

/** Calls the API as a member of the company; throws unless it succeeds. */
export async function openApi(base: URL, role: Role = 'Admin', company = COMPANY): Promise<Api> {
  const token = await tokenOf(company, role);
  return async <Data>(method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; data: Data; message?: string };
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer.data;
  };
}

/** An application with a CV, as an integration sends it. */
export async function applyByApi(
  api: Api,
  jobId: number,
  name: string,
  cv: File = new File([cvOf(name)], 'cv.txt', { type: 'text/plain' }),
): Promise<number> {
  const [first = '', last = ''] = name.split(' ');
  const form = new FormData();
  form.set('job_id', String(jobId));
  form.set('first_name', first);
  form.set('last_name', last);
  form.set('email', `${first}.${last}@people.example`.toLowerCase());
  form.set('file_cv', cv);
  const { id } = await api<{ id: number }>('POST', '/api/candidate-job/store', form);
  return id;
}

export function cvOf(name: string): string {
  return `${name}\nBaker\n\nExperience\n2019 - 2023 Baker, Mill Bakery\n\nEducation\n2016 - 2019 Baker, Trade School\n\nSkills\nSourdough, Pastry\n`;
}
