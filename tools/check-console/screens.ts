/** Every screen of the console, with the records of the seed: audited, narrow and wide, light and dark, in both directions. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { audit } from '../check-pages/axe.ts';
import type { Report } from '../check-pages/check.ts';
import { openApi, openSession } from './session.ts';
import type { Api } from './session.ts';

/** A language that is read from left to right, one with long words, one from right to left, and one without spaces. */
const LANGUAGES = ['en', 'de', 'ar', 'ja'] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Markup, and a word without a space. */
const HOSTILE = `<img src=x onerror=document.title='xss'>${'Xy'.repeat(60)}`;
/** Pixels. At the first nothing may be cut off; of the others there are pictures. */
const WIDTHS = [320, 390, 768, 1440] as const;
const HEIGHT = 900;
/** Pages of many rows are cut there. */
const PICTURE_HEIGHT_MAX = 2400;

type Screens = Readonly<Record<string, string>>;

type Options = { shots: string; hasPictures: boolean };

export async function checkScreens(
  browser: Browser,
  tools: { base: URL; report: Report },
  options: Options,
): Promise<void> {
  const api = await openApi(tools.base);
  const screens = await screensOf(api);
  const hostile = await hostileScreens(api);
  await checkIn(browser, tools, { ...options, screens: hostile, language: 'en', scheme: 'light' });
  await checkIn(browser, tools, { ...options, screens: hostile, language: 'ar', scheme: 'dark' });
  // As Windows shows it to people who need contrast.
  await checkIn(browser, tools, { ...options, screens, language: 'en', scheme: 'forced' });
  for (const language of LANGUAGES) {
    for (const scheme of SCHEMES) {
      await checkIn(browser, tools, { ...options, screens, language, scheme });
    }
  }
}

type Look = Options & {
  screens: Screens;
  language: (typeof LANGUAGES)[number];
  scheme: (typeof SCHEMES)[number] | 'forced';
};

async function checkIn(
  browser: Browser,
  tools: { base: URL; report: Report },
  { screens, language, scheme, shots, hasPictures }: Look,
): Promise<void> {
  const { report } = tools;
  const { page, root, end } = await openSession(browser, tools, {
    locale: language,
    colorScheme: scheme === 'forced' ? 'light' : scheme,
    forcedColors: scheme === 'forced' ? 'active' : 'none',
  });
  try {
    for (const [name, path] of Object.entries(screens)) {
      report.page(`${name}, ${language}, ${scheme}`, root + path);
      const response = await page.goto(root + path);
      if (response?.status() !== 200) report.fail(`status ${response?.status()}`);
      const { lang, dir } = await page.evaluate<{ lang: string; dir: string }>(
        '({ lang: document.documentElement.lang, dir: document.documentElement.dir })',
      );
      if (lang !== language || (dir === 'rtl') !== (language === 'ar')) {
        report.fail(`lang "${lang}", dir "${dir}"`);
      }
      if ((await page.title()) === 'xss') report.fail('markup of a name ran as a script');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await checkWidth(page, report, width);
        if (hasPictures && width !== WIDTHS[0]) {
          await takePicture(
            page,
            join(shots, `console-${name}-${language}-${scheme}-${width}.png`),
          );
        }
      }
    }
  } finally {
    await end();
  }
}

async function checkWidth(page: Page, report: Report, width: number): Promise<void> {
  const shown = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (shown > width) report.fail(`${shown} wide at ${width}`);
  if (width !== 320 && width !== 1440) return;
  for (const violation of await audit(page)) report.fail(`at ${width}: ${violation}`);
}

async function takePicture(page: Page, path: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width, height: Math.min(height, PICTURE_HEIGHT_MAX) };
  await page.screenshot({ path, fullPage: true, clip });
}

/** Screens of a job and an applicant whose names are meant to break them. */
async function hostileScreens(api: Api): Promise<Screens> {
  const job = await api<Stored & { hash_id: string }>('POST', '/api/jobs/store', {
    title: HOSTILE,
    status: 'Live',
  });
  const form = new FormData();
  for (const [name, value] of [
    ['job_id', String(job.id)],
    ['first_name', HOSTILE],
    ['last_name', 'Ḿ̀́ ʼـ'],
    ['email', `${'x'.repeat(60)}@${'long-name.'.repeat(5)}example`],
  ] as const) {
    form.set(name, value);
  }
  const { id, candidate_id: person } = await api<Stored & { candidate_id: number }>(
    'POST',
    '/api/candidate-job/store',
    form,
  );
  const ofJob = `/jobs/${job.hash_id}`;
  return {
    'hostile-today': '',
    'hostile-jobs': '/jobs',
    'hostile-job': ofJob,
    'hostile-board': `${ofJob}/board`,
    'hostile-table': `${ofJob}/candidates`,
    'hostile-application': `${ofJob}/applications/${id}`,
    'hostile-reject': `${ofJob}/reject?application=${id}`,
    'hostile-candidates': '/candidates',
    'hostile-person': `/candidates/${person}`,
    'hostile-search': '/search?q=xyxy',
  };
}

type Stored = { id: number };

/** The path of each screen below the company, with the record that has the most to show. */
async function screensOf(api: Api): Promise<Screens> {
  const { data: jobs } = await api<{ data: (Stored & { hash_id: string; status: string })[] }>(
    'GET',
    '/api/jobs/index?status=Live&max=50',
  );
  const { data: applications } = await api<{
    data: (Stored & { candidate_id: number; status: string; job: { hash_id: string } })[];
  }>('GET', '/api/candidate-job/index?status=active&max=50');
  // The newest are of other checks.
  const application = applications.at(-1);
  const [job] = jobs;
  if (!application || !job) throw new Error('The seed has no applications.');
  const { data: pipelines } = await api<{ data: (Stored & { stages: Stored[] })[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const [pipeline] = pipelines;
  const definitions = await definitionScreens(api);
  const ofJob = `/jobs/${application.job.hash_id}`;
  const person = `/candidates/${application.candidate_id}`;
  return {
    today: '',
    jobs: '/jobs',
    'new-job': '/jobs/new',
    job: ofJob,
    board: `${ofJob}/board`,
    table: `${ofJob}/candidates`,
    application: `${ofJob}/applications/${application.id}`,
    hire: `${ofJob}/hire?application=${application.id}`,
    reject: `${ofJob}/reject?application=${application.id}`,
    candidates: '/candidates',
    person,
    merge: `${person}/merge`,
    erase: `${person}/erase`,
    search: '/search?q=baker',
    duplicates: '/candidates/duplicates',
    company: '/company',
    team: '/team',
    data: '/company/data',
    pipelines: '/pipelines',
    ...(pipeline && { pipeline: `/pipelines/${pipeline.id}` }),
    ...definitions,
  };
}

/** Questions, a job that asks one with a rule, and custom fields, with what there is most to show of. */
async function definitionScreens(api: Api): Promise<Screens> {
  const key = `check_${Date.now().toString(36)}`;
  const both = (en: string, de: string) => ({ en, de });
  const question = await api<Stored>('POST', '/api/questions/store', {
    key,
    kind: 'multiple_choice',
    labels: both('Which licences do you have?', 'Welche Führerscheine haben Sie?'),
    help: both('All that are valid.', 'Alle, die gültig sind.'),
    options: [
      { id: 'car', labels: both('Car', 'Auto') },
      { id: 'truck', labels: both('Truck', 'Lkw') },
    ],
  });
  const job = await api<{ hash_id: string }>('POST', '/api/jobs/store', {
    title: 'Driver',
    status: 'Draft',
  });
  const reason = both('The job needs a car.', 'Die Stelle braucht ein Auto.');
  const rule = { operator: 'is_not', value: 'car', effect: 'reject', reason };
  await api('POST', `/api/jobs/${job.hash_id}/application-form`, {
    questions: [{ question_id: question.id, is_required: true, rule }],
  });
  const field = await api<Stored>('POST', '/api/custom-fields/store', {
    key,
    kind: 'money',
    label: 'Salary wish',
    labels: { de: 'Wunschgehalt' },
    bands: [{ key: 'low', label: 'Up to 40,000', from: null }],
    band_currency: 'EUR',
  });
  const source = await api<Stored>('POST', '/api/sources/store', { name: key, kind: 'event' });
  return {
    questions: '/questions',
    'new-question': '/questions/new?kind=single_choice',
    question: `/questions/${question.id}`,
    'question-remove': `/questions/${question.id}/remove`,
    'job-questions': `/jobs/${job.hash_id}/questions`,
    'job-question': `/jobs/${job.hash_id}/questions/${question.id}`,
    fields: '/fields',
    tags: '/tags',
    sources: '/sources',
    source: `/sources/${source.id}`,
    'new-field': '/fields/new?entity=job&kind=single_choice',
    field: `/fields/${field.id}`,
  };
}
