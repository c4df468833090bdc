/** Every screen of the console, with the records of the seed: audited, narrow and wide, light and dark, in both directions. */
import type { Browser } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { hostileScreens } from './hostile.ts';
import { lookAt } from './look.ts';
import { chosenOf, screensOf } from './screen-records.ts';
import type { Screens } from './screen-records.ts';
import { openApi, openSession } from './session.ts';
import { checkStates } from './states.ts';

/** A language that is read from left to right, one with long words, one from right to left, and one without spaces. */
const LANGUAGES = ['en', 'de', 'ar', 'ja'] as const;
const SCHEMES = ['light', 'dark'] as const;
type Options = { shots: string; hasPictures: boolean };
/** The names of the screens that are looked at; none: all. */
type Chosen = { only: readonly string[] };

export async function checkScreens(
  browser: Browser,
  tools: { base: URL; report: Report },
  { only, ...options }: Options & Chosen,
): Promise<void> {
  const api = await openApi(tools.base);
  const all = await screensOf(api);
  const screens = chosenOf(all, only);
  const hostile = chosenOf(await hostileScreens(api), only);
  await checkIn(browser, tools, { ...options, screens: hostile, language: 'en', scheme: 'light' });
  await checkIn(browser, tools, { ...options, screens: hostile, language: 'ar', scheme: 'dark' });
  // As Windows shows it to people who need contrast.
  await checkIn(browser, tools, { ...options, screens, language: 'en', scheme: 'forced' });
  for (const language of LANGUAGES) {
    for (const scheme of SCHEMES) {
      await checkIn(browser, tools, { ...options, screens, language, scheme });
    }
  }
  if (only.length === 0) await checkStates(browser, tools, options, all);
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
      await lookAt(page, report, { shots, hasPictures, name: `${name}-${language}-${scheme}` });
    }
  } finally {
    await end();
  }
}
