/** Takes the pictures that a release is looked at by: the main pages of four career sites, from a phone to a wide screen, light and dark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { domains } from '../seed/domains.ts';
import type { Report } from './check.ts';
import { sitePages } from './site-pages.ts';
import { openTab } from './tab.ts';
import type { Tab } from './tab.ts';

/** A language with long words, one from right to left, one without spaces, and one that most people read. */
const LANGUAGES = ['de-DE', 'ar', 'ja-JP', 'en-US'] as const;
/** Pixels. */
const WIDTHS = [320, 390, 768, 1440] as const;
/** What a person sees of a long page after some scrolling. */
const PICTURE_HEIGHT_MAX = 2200;
/** Names of pages; "filters" is the list of a country with all its filters open. */
const PAGES = [
  'home',
  'city',
  'company',
  'job',
  'apply',
  'filters',
  'nothing',
  'corrected',
] as const;

export async function takePictures(
  browser: Browser,
  { base, report }: { base: URL; report: Report },
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const domain = domains.find((one) => one.language === language);
    if (!domain) continue;
    const { origin, paths } = await sitePages(base, domain);
    for (const isDark of [false, true]) {
      const tab = await openTab(browser, { isDark });
      for (const name of PAGES) {
        const path = paths.get(name === 'filters' ? 'country' : name) ?? '/';
        const { status } = await tab.open(origin + path);
        report.page(name, origin + path);
        if (status !== 200) report.fail(`status ${status}`);
        if (name === 'corrected' && !(await tab.has('.corrected'))) report.fail('is not corrected');
        if (name === 'filters') await tab.page.evaluate(OPEN_ALL);
        const file = [name, language.slice(0, 2), isDark ? 'dark' : 'light'].join('-');
        await takeAll(tab, join(folder, file));
      }
      await tab.page.context().close();
    }
  }
}

const OPEN_ALL = `document.querySelectorAll('form.filters details').forEach((one) => { one.open = true; })`;

async function takeAll({ page, resize }: Tab, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(width);
    // Pictures below the first screen load when they come near it.
    await page.evaluate(`document.images.length && scrollTo(0, document.body.scrollHeight)`);
    await page.waitForLoadState('networkidle');
    await page.evaluate('scrollTo(0, 0)');
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    const clip = { x: 0, y: 0, width, height: Math.min(height, PICTURE_HEIGHT_MAX) };
    await page.screenshot({ path: `${path}-${width}.png`, fullPage: true, clip });
  }
}
