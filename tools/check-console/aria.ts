/** What a screen reader finds on the main screens, compared to the files of `aria/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { applyByApi, openApi, openSession } from './session.ts';
import type { Api } from './session.ts';

const DIR = join(import.meta.dirname, 'aria');
/** No other check writes there, so that its lists have these records only. */
const COMPANY = 'globex';
const NAMES = ['Ada', 'Bea', 'Carl'] as const;
const TITLE = 'Luthier';
const LINES_SHOWN = 12;

type Job = { id: number; hash_id: string; title: string };
type Applicant = { id: number; candidate_id: number; status: string };

export async function checkAria(
  browser: Browser,
  tools: { base: URL; report: Report },
  { update }: { update: boolean },
): Promise<void> {
  const { base, report } = tools;
  const api = await openApi(base, 'Admin', COMPANY);
  const word = Math.random().toString(36).slice(2, 8).toUpperCase();
  await putAway(api);
  const screens = await makeScreens(api, word);
  const { page, root, end } = await openSession(browser, tools, { company: COMPANY });
  try {
    for (const [name, path] of Object.entries(screens)) {
      report.page(`what is read of ${name}`, root + path);
      await page.goto(root + path);
      // The script notes who looks at an application, and shows it.
      await page.locator('#first-view:empty').waitFor({ state: 'detached' });
      const main = await page.locator('main').ariaSnapshot();
      compare(report, name, withoutChance(main, word), update);
    }
    report.page('what is read around a screen', root);
    const header = await page.locator('.rail').ariaSnapshot();
    compare(report, 'rail', withoutChance(header, word), update);
  } finally {
    await end();
    await putAway(api);
  }
}

/** A job with three applicants, and the screens that show them. */
async function makeScreens(api: Api, word: string): Promise<Record<string, string>> {
  const job = await api<Job>('POST', '/api/jobs/store', {
    title: `${TITLE} ${word}`,
    status: 'Live',
    description: '<p>Build violins.</p>',
    skills: ['Sourdough', 'Carving'],
  });
  const other = await api<Job>('POST', '/api/jobs/store', {
    title: `${TITLE}’s helper`,
    status: 'Live',
  });
  const ids: number[] = [];
  for (const name of NAMES) ids.push(await applyByApi(api, job.id, `${name} ${word}`));
  const [ada = 0] = ids;
  await api('POST', `/api/candidate-job/store-notes/${ada}`, { note: 'Plays the viola.' });
  const people: number[] = [];
  for (const id of ids)
    people.push((await api<Applicant>('GET', `/api/candidate-job/show/${id}`)).candidate_id);
  const [candidate_id = 0] = people;
  const picked = people.map((id) => `pick.${id}=on`).join('&');
  const pipelines = await api<{ data: { id: number; stages: { id: number }[] }[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const [pipeline] = pipelines.data;
  const of = `/jobs/${job.hash_id}`;
  return {
    jobs: `/jobs?q=${word}`,
    editor: of,
    board: `${of}/board`,
    table: `${of}/candidates`,
    application: `${of}/applications/${ada}`,
    reject: `${of}/reject?application=${ada}`,
    hire: `${of}/hire?application=${ada}`,
    candidates: `/candidates?q=${word}`,
    person: `/candidates/${candidate_id}`,
    assign: `/candidates/${candidate_id}/assign?q=${TITLE}`,
    'assign-many': `/candidates/assign?${picked}&q=${TITLE}`,
    'assign-review': `/candidates/assign?${picked}&job=${other.hash_id}`,
    erase: `/candidates/${candidate_id}/erase`,
    pipelines: '/pipelines',
    pipeline: `/pipelines/${pipeline?.id ?? 0}`,
    stage: `/pipelines/${pipeline?.id ?? 0}/stages/${pipeline?.stages[0]?.id ?? 0}`,
    'career-page': '/company/career-page',
    search: `/search?q=${word}`,
    'new-question': '/questions/new?kind=single_choice',
    'job-questions': `${of}/questions`,
    'new-field': '/fields/new?entity=job&kind=single_choice',
  };
}

/** Closes the jobs of this check, and of one that was interrupted. */
async function putAway(api: Api): Promise<void> {
  const jobs = await api<{ data: Job[] }>('GET', `/api/jobs/index?search-key=${TITLE}&max=100`);
  for (const { id, title } of jobs.data) {
    if (title.startsWith(TITLE)) await api('DELETE', `/api/jobs/destroy/${id}`);
  }
}

/** The same text for every run: ids, hashes, dates and times are replaced. */
function withoutChance(snapshot: string, word: string): string {
  return `${snapshot
    .replaceAll(new RegExp(word, 'giu'), 'Word')
    .replaceAll(/(?<=[?&]job=)[a-z2-9]{10}/gu, '{job}')
    .replaceAll(/\/jobs\/(?!new\b)[a-z2-9]{10}/gu, '/jobs/{job}')
    .replaceAll(/\d{12,}/gu, '{id}')
    // Of the whole company, and each run adds to them.
    .replaceAll(/(?<=- link "(?:All|Live|Draft|Closed|Expired|Archived) )\d+/gu, '{count}')
    .replaceAll(/\b\d+(?= jobs?\b)/gu, '{count}')
    .replaceAll(/(?<=- listitem: Screening )\d+|(?<=- text: )\d+(?= applications)/gu, '{count}')
    .replaceAll(/https?:\/\/[^\s"/]+/gu, '{origin}')
    .replaceAll(/(?<=[?&](?:expires|signature)=)[^\s&"]+/gu, '{signed}')
    .replaceAll(
      /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, \d{4})?\b/gu,
      '{date}',
    )
    .replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\b/gu, '{time}')
    .replaceAll(
      /\bjust now\b|\bthis minute\b|\b\d+ (?:min|hr)\. ago|\byesterday, \{time\}/gmu,
      '{ago}',
    )
    .replaceAll(/(?:\{date\}, \{time\}|\{ago\})/gu, '{when}')}\n`;
}

function compare(report: Report, name: string, found: string, update: boolean): void {
  const path = join(DIR, `${name}.txt`);
  if (update) {
    mkdirSync(DIR, { recursive: true });
    writeFileSync(path, found);
    return;
  }
  const wanted = readFileSync(path, 'utf8');
  if (wanted === found) return;
  report.fail(`not as in ${path}; --update writes it anew\n${differenceOf(wanted, found)}`);
}

/** The lines of one that the other lacks. */
function differenceOf(wanted: string, found: string): string {
  const [before, after] = [wanted.split('\n'), found.split('\n')];
  const only = (lines: string[], others: string[], sign: string) =>
    lines.filter((line) => !others.includes(line)).map((line) => `${sign}${line}`);
  return [...only(before, after, '-'), ...only(after, before, '+')]
    .slice(0, LINES_SHOWN)
    .join('\n');
}
