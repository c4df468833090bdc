/** A way through each career domain: home, country, city, job and its form, and a page that is missing; on some somebody applies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  'apply',
  'apply-wrong',
  'apply-thanks',
]);

/** Where to go from a page: the first link of the next kind. */
const COUNTRY_PATH = /^\/[a-z]{2}$/u;
const CITY_PATH = /^\/[a-z]{2}\/[^/]+$/u;
const JOB_PATH = /^\/jobs\/[^/]+$/u;
const APPLY_PATH = /^\/jobs\/[^/]+\/apply$/u;

const FORM = 'form.form';
/** A form that is sent faster is no person's. */
const TYPING_MS = 2500;

export async function walkCareers(
  tab: Tab,
  { base, judge, report }: { base: URL; judge: Judge; report: Report },
): Promise<void> {
  for (const domain of domains) if (!domain.isTest) await walkDomain(domain);

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
        return (await see(await tab.open(href), name, expected ?? { canonical })).paths;
      } catch (error) {
        report.page(name, href);
        report.wrong(error instanceof Error ? error.message : String(error));
        return [];
      }
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
    const form = await follow(job, 'apply', APPLY_PATH, {});
    if (form.length > 0 && SHOT_LANGUAGES.has(language)) await apply();
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
