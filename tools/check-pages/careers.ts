/** A way through each career domain: home, country, city, job and its form, what was saved, an alert, and a page that is missing; on some somebody applies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { domains } from '../seed/domains.ts';
import type { CareerDomain } from '../seed/domains.ts';
import type { Judge, Page, Report } from './judge.ts';
import type { Arrival, Tab } from './tab.ts';
import { pause } from './waiting.ts';

/** A Latin script, one from right to left, and one without spaces. */
const SHOT_LANGUAGES: ReadonlySet<string> = new Set(['de-DE', 'ar', 'ja-JP']);
const SHOT_PAGES: ReadonlySet<string> = new Set([
  'home',
  'city',
  'job',
  'saved',
  'apply',
  'apply-wrong',
  'apply-thanks',
  'alerts',
]);

/** Where to go from a page: the first link of the next kind. */
const COUNTRY_PATH = /^\/[a-z]{2}$/u;
const CITY_PATH = /^\/[a-z]{2}\/[^/]+$/u;
const JOB_PATH = /^\/jobs\/[^/]+$/u;
const APPLY_PATH = /^\/jobs\/[^/]+\/apply$/u;

/** What a page may weigh on the way (locations, "Pages"). */
const HTML_BYTES_MAX = 20_000;

const FORM = 'form.form';
/** A form that is sent faster is no person's. */
const TYPING_MS = 2500;

export async function walkCareers(
  tab: Tab,
  { base, judge, report }: { base: URL; judge: Judge; report: Report },
): Promise<void> {
  let heaviest = 0;
  for (const domain of domains) if (!domain.isTest) await walkDomain(domain);
  console.log(`the heaviest page has ${heaviest} bytes by brotli`);

  async function walkDomain({ hostname, language }: CareerDomain): Promise<void> {
    const origin = new URL(base);
    origin.hostname = hostname.replace(/\.example$/u, '.localhost');

    function see(arrival: Arrival, name: string, expected: Partial<Page> = {}) {
      const isShot = SHOT_LANGUAGES.has(language) && SHOT_PAGES.has(name);
      return judge(tab, arrival, {
        name,
        status: 200,
        language,
        kind: 'career',
        isShot,
        ...expected,
      });
    }

    /** The paths it links to; none where it could not be read, which was told then. */
    async function visit(name: string, path: string, expected?: Partial<Page>): Promise<string[]> {
      const { href } = new URL(path, origin);
      const canonical = `https://${hostname}${path}`;
      try {
        const { paths } = await see(await tab.open(href), name, expected ?? { canonical });
        await weigh();
        return paths;
      } catch (error) {
        report.page(name, href);
        report.wrong(error instanceof Error ? error.message : String(error));
        return [];
      }
    }

    /** As it was sent, which the browser asks for once more. */
    async function weigh(): Promise<void> {
      const html = await tab.evaluate<string>('fetch(location.href).then((page) => page.text())');
      const bytes = brotliCompressSync(html).length;
      heaviest = Math.max(heaviest, bytes);
      if (bytes > HTML_BYTES_MAX) report.wrong(`${bytes} bytes`);
    }

    /** With the heart of the page that is open, and what the browser knows of it then. */
    async function save(): Promise<void> {
      const heart = `document.querySelector('.heart:not([hidden])')`;
      const pressed = await tab.evaluate<string | null>(
        `(${heart}?.click(), ${heart}?.getAttribute('aria-pressed') ?? null)`,
      );
      if (pressed !== 'true') report.wrong('the heart cannot be pressed');
      await visit('saved', '/saved', {});
      const saved = await tab.evaluate<string[]>(
        `[...document.querySelectorAll('[data-saved-list] a')].map((link) => link.pathname)`,
      );
      if (saved.length !== 1 || !JOB_PATH.test(saved[0] ?? ''))
        report.wrong(`saved ${saved.join()}`);
    }

    async function follow(
      from: string[],
      name: string,
      pattern: RegExp,
      expected?: Partial<Page>,
    ): Promise<string[]> {
      const path = from.find((one) => pattern.test(one));
      if (path !== undefined) return visit(name, path, expected);
      if (from.length > 0) report.wrong(`no link leads to a ${name}`);
      return [];
    }

    const home = await visit('home', '/');
    const country = await follow(home, 'country', COUNTRY_PATH);
    const city = await follow(country, 'city', CITY_PATH);
    const job = await follow(city, 'job', JOB_PATH);
    if (job.length > 0) await save();
    const form = await follow(job, 'apply', APPLY_PATH, {});
    if (form.length > 0 && SHOT_LANGUAGES.has(language)) await apply();
    await visit('alerts', '/alerts?search-key=cook', {});
    await visit('missing', '/nowhere/at/all', { status: 404 });

    /** First with a picture for a CV, then with a text. */
    async function apply(): Promise<void> {
      const folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
      const picture = join(folder, 'picture.png');
      const cv = join(folder, 'cv.txt');
      writeFileSync(picture, Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
      writeFileSync(cv, 'Ada Lovelace\n\nSkills: analytical engines\n');
      try {
        await tab.type(`${FORM} [name=first_name]`, 'Ada');
        await tab.type(`${FORM} [name=last_name]`, 'Lovelace');
        await tab.type(`${FORM} [name=email]`, `ada-${Date.now()}@people.example`);
        await tab.choose(`${FORM} [name=file_cv]`, [picture]);
        await pause(TYPING_MS);
        const refused = await tab.press(`${FORM} button`, '[role=alert]');
        await see(refused, 'apply-wrong', { status: 422 });
        await tab.choose(`${FORM} [name=file_cv]`, [cv]);
        const thanks = await tab.press(`${FORM} button`);
        await see(thanks, 'apply-thanks');
        if (!thanks.url.endsWith('/apply/thanks')) report.wrong(`led to ${thanks.url}`);
      } catch (error) {
        report.wrong(error instanceof Error ? error.message : String(error));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }
}
