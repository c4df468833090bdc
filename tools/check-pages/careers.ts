/** A way through each career domain: home, country, city and job, and a page that is missing. */
import { domains } from '../seed/domains.ts';
import type { CareerDomain } from '../seed/domains.ts';
import type { Judge, Report } from './judge.ts';
import type { Tab } from './tab.ts';

/** A Latin script, one from right to left, and one without spaces. */
const SHOT_LANGUAGES: ReadonlySet<string> = new Set(['de-DE', 'ar', 'ja-JP']);
const SHOT_PAGES: ReadonlySet<string> = new Set(['home', 'city', 'job']);

/** Where to go from a page: the first link of the next kind. */
const COUNTRY_PATH = /^\/[a-z]{2}$/u;
const CITY_PATH = /^\/[a-z]{2}\/[^/]+$/u;
const JOB_PATH = /^\/jobs\/[^/]+$/u;

export async function walkCareers(
  tab: Tab,
  { base, judge, report }: { base: URL; judge: Judge; report: Report },
): Promise<void> {
  for (const domain of domains) if (!domain.isTest) await walkDomain(domain);

  async function walkDomain({ hostname, language }: CareerDomain): Promise<void> {
    const origin = new URL(base);
    origin.hostname = hostname.replace(/\.example$/u, '.localhost');

    /** The paths it links to; none where it could not be read, which was told then. */
    async function visit(name: string, path: string, status = 200): Promise<string[]> {
      const { href } = new URL(path, origin);
      try {
        const facts = await judge(tab, await tab.open(href), {
          name,
          status,
          language,
          kind: 'career',
          ...(status === 200 && { canonical: `https://${hostname}${path}` }),
          isShot: SHOT_LANGUAGES.has(language) && SHOT_PAGES.has(name),
        });
        return facts.paths;
      } catch (error) {
        report.page(name, href);
        report.wrong(error instanceof Error ? error.message : String(error));
        return [];
      }
    }

    async function follow(from: string[], name: string, pattern: RegExp): Promise<string[]> {
      const path = from.find((one) => pattern.test(one));
      if (path !== undefined) return visit(name, path);
      if (from.length > 0) report.wrong(`no link leads to a ${name}`);
      return [];
    }

    const home = await visit('home', '/');
    const country = await follow(home, 'country', COUNTRY_PATH);
    const city = await follow(country, 'city', CITY_PATH);
    await follow(city, 'job', JOB_PATH);
    await visit('missing', '/nowhere/at/all', 404);
  }
}
