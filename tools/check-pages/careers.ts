/** Checks each career site: home, country, city, job and its form, company, saved jobs, alerts, and a missing page. On some it applies too. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { domains } from '../seed/domains.ts';
import type { CareerDomain } from '../seed/domains.ts';
import { messageOf } from './check.ts';
import type { Check, Page, Report } from './check.ts';
import { pagePatterns } from './site-pages.ts';
import type { Tab } from './tab.ts';

/** Three scripts: Latin, right to left, and without spaces. */
const SHOT_LANGUAGES: ReadonlySet<string> = new Set(['de-DE', 'ar', 'ja-JP']);
const SHOT_PAGES: ReadonlySet<string> = new Set([
  'home',
  'city',
  'job',
  'company',
  'saved',
  'apply',
  'apply-wrong',
  'apply-thanks',
  'alerts',
]);

/** Compressed by brotli; the contract allows 20,000 (locations, "Pages"). */
const HTML_BYTES_MAX = 12_000;

const FORM = 'form.form';
const HEART = '.heart:not([hidden])';
/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;

type Tools = { base: URL; check: Check; report: Report };

export async function checkCareerSites(tab: Tab, tools: Tools): Promise<void> {
  let heaviest = 0;
  const lowest = new Map<string, number[]>();
  for (const domain of domains.filter(({ isTest }) => !isTest)) {
    const measured = await checkSite(tab, tools, domain);
    heaviest = Math.max(heaviest, measured.heaviest);
    for (const [name, top] of measured.tops) lowest.set(name, [...(lowest.get(name) ?? []), top]);
  }
  console.log(`the heaviest page has ${heaviest} bytes by brotli`);
  for (const [name, tops] of lowest) {
    const [first, last] = [Math.min(...tops), Math.max(...tops)];
    console.log(
      `on a phone the first job of ${name} begins at ${first} to ${last} px (${tops.length} sites)`,
    );
  }
}

/** The bytes of the heaviest page, and where the first job of each list begins. */
type Measured = { heaviest: number; tops: Map<string, number> };

async function checkSite(tab: Tab, tools: Tools, domain: CareerDomain): Promise<Measured> {
  const { report } = tools;
  const { hostname, language } = domain;
  const origin = new URL(tools.base);
  origin.hostname = hostname.replace(/\.example$/u, '.localhost');
  let heaviest = 0;
  const tops = new Map<string, number>();

  /** Returns the paths that the page links to; none if it could not be opened, which is reported. */
  async function visit(name: string, path: string, expected?: Partial<Page>): Promise<string[]> {
    const { href } = new URL(path, origin);
    // Search engines index the job, not its form.
    const indexed = pagePatterns.apply.test(path)
      ? {}
      : { canonical: `https://${hostname}${path}` };
    try {
      const arrival = await tab.open(href);
      const page = toPage(name, language, expected ?? indexed);
      const { paths } = await tools.check(tab, arrival, page);
      await checkPhone(tab, report);
      if (LISTS.has(name)) tops.set(name, await checkFirstJob(tab, report));
      const bytes = await weigh(tab);
      heaviest = Math.max(heaviest, bytes);
      if (bytes > HTML_BYTES_MAX) report.fail(`${bytes} bytes`);
      return paths;
    } catch (error) {
      report.page(name, href);
      report.fail(messageOf(error));
      return [];
    }
  }

  async function follow(paths: string[], name: string, pattern: RegExp): Promise<string[]> {
    const path = paths.find((candidate) => pattern.test(candidate));
    if (path !== undefined) return visit(name, path);
    if (paths.length > 0) report.fail(`no link leads to a ${name}`);
    return [];
  }

  const home = await visit('home', '/');
  const country = await follow(home, 'country', pagePatterns.country);
  const city = await follow(country, 'city', pagePatterns.city);
  const job = await follow(city, 'job', pagePatterns.job);
  if (job.length > 0) {
    await tab.page.click(HEART);
    if (!(await tab.has(`${HEART}[aria-pressed=true]`))) report.fail('the heart is not pressed');
    await visit('saved', '/saved', {});
    await checkSaved(tab, report);
  }
  await follow(job, 'company', pagePatterns.company);
  const form = await follow(job, 'apply', pagePatterns.apply);
  if (form.length > 0 && SHOT_LANGUAGES.has(language)) await apply(tab, tools, language);
  await visit('alerts', '/alerts?search-key=cook', {});
  await visit('missing', '/nowhere/at/all', { status: 404 });
  return { heaviest, tops };
}

function toPage(name: string, language: string, expected: Partial<Page> = {}): Page {
  const isShot = SHOT_LANGUAGES.has(language) && SHOT_PAGES.has(name);
  return { name, status: 200, language, kind: 'career', isShot, ...expected };
}

/** The compressed bytes of the open page without the names of its pictures, which are random. The browser requests it once more. */
async function weigh({ page }: Tab): Promise<number> {
  const html = await page.evaluate<string>('fetch(location.href).then((answer) => answer.text())');
  return brotliCompressSync(html.replaceAll(/\/files\/[^"]*/gu, '')).length;
}

type PhoneFacts = { masthead: number; gap: number | null; cutWords: string[]; lateRows: number };

/**
 * Measures the page on the narrowest phone: the masthead, the room above the button of the saved jobs, words that are
 * longer than their column, and rows of a card above its pay that belong below.
 */
const PHONE_FACTS = `(() => {
  const box = (one) => one.getBoundingClientRect();
  const list = document.querySelector('[data-saved-list]');
  const button = document.querySelector('.jobs ~ p .button');
  const isCut = (one) => {
    const word = document.createElement('span');
    word.style.cssText = 'position:absolute;white-space:nowrap';
    one.append(word);
    const texts = [one, ...one.querySelectorAll('*')].flatMap((part) =>
      [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    // Kanji may be divided anywhere.
    const words = texts.flatMap((node) => node.data.split(/[\\s\\u00AD–～-]+/u));
    const widths = words.filter((part) => !/\\p{Script=Han}/u.test(part)).map((part) => {
      word.textContent = part;
      return [part, box(word).width];
    });
    word.remove();
    return widths.filter(([, width]) => width > box(one).width).map(([part]) => part);
  };
  return {
    masthead: box(document.querySelector('.masthead')).height,
    gap: list && button ? box(button).top - box(list).bottom : null,
    cutWords: [...document.querySelectorAll('.facts dd, .card h3')].flatMap(isCut),
    lateRows: [...document.querySelectorAll('.card')].filter((card) => {
      const [pay, meta] = [card.querySelector('.pay'), card.querySelector('.meta')];
      return pay && meta && box(pay).top > box(meta).top;
    }).length,
  };
})()`;
const PHONE_WIDTH = 320;
/** One row: 44 pixels for a finger, and the space around them. */
const MASTHEAD_HEIGHT_MAX = 60;
const GAP_MIN = 12;

async function checkPhone(tab: Tab, report: Report): Promise<void> {
  await tab.resize(PHONE_WIDTH);
  const facts = await tab.page.evaluate<PhoneFacts>(PHONE_FACTS);
  if (facts.masthead > MASTHEAD_HEIGHT_MAX) report.fail(`the masthead has ${facts.masthead} px`);
  if (facts.gap !== null && facts.gap < GAP_MIN) report.fail(`${facts.gap} px above the button`);
  if (facts.cutWords.length > 0) report.fail(`cut: ${facts.cutWords.join(', ')}`);
  if (facts.lateRows > 0) report.fail(`${facts.lateRows} cards show the pay after the types`);
}

/** Pages that list jobs. */
const LISTS: ReadonlySet<string> = new Set(['home', 'country', 'city', 'company']);
/** A common phone. */
const SCREEN = { width: 390, height: 844 };
/** Title, employer and place are seen without scrolling. */
const SEEN_OF_CARD = 120;

/** Returns where the first job begins. */
async function checkFirstJob({ page }: Tab, report: Report): Promise<number> {
  await page.setViewportSize(SCREEN);
  const top = await page.evaluate<number>(
    `Math.round(document.querySelector('.jobs .card').getBoundingClientRect().top)`,
  );
  if (top > SCREEN.height - SEEN_OF_CARD) report.fail(`the first job begins at ${top} px`);
  return top;
}

async function checkSaved({ page }: Tab, report: Report): Promise<void> {
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-saved-list] a')].map((link) => link.pathname)`,
  );
  if (paths.length !== 1 || !pagePatterns.job.test(paths[0] ?? '')) {
    report.fail(`the saved jobs are ${paths.join()}`);
  }
}

/** Sends the form with a picture as the CV, which is refused, then with a text. */
async function apply(tab: Tab, { check, report }: Tools, language: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
  const picture = join(folder, 'picture.png');
  const cv = join(folder, 'cv.txt');
  writeFileSync(picture, Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  writeFileSync(cv, 'Ada Lovelace\n\nSkills: analytical engines\n');
  const { page } = tab;
  try {
    await page.fill(`${FORM} [name=first_name]`, 'Ada');
    await page.fill(`${FORM} [name=last_name]`, 'Lovelace');
    await page.fill(`${FORM} [name=email]`, `ada-${Date.now()}@people.example`);
    await page.setInputFiles(`${FORM} [name=file_cv]`, picture);
    await pause(TYPING_MS);
    const refused = await tab.press(`${FORM} button`, '[role=alert]');
    await check(tab, refused, toPage('apply-wrong', language, { status: 422 }));
    await page.setInputFiles(`${FORM} [name=file_cv]`, cv);
    const thanks = await tab.press(`${FORM} button`);
    await check(tab, thanks, toPage('apply-thanks', language));
    if (!thanks.url.endsWith('/apply/thanks')) report.fail(`led to ${thanks.url}`);
  } catch (error) {
    report.fail(messageOf(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
