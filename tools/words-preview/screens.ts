/** Screens and pages in a language, as a browser shows them. */
import type { Browser, Page } from 'playwright-core';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { baseLanguage } from '#lib/language.ts';
import type { Report } from '../check-pages/check.ts';
import { sitePages } from '../check-pages/site-pages.ts';
import { screensOf } from '../check-console/screen-records.ts';
import { openApi, openSession } from '../check-console/session.ts';
import { domains } from '../seed/domains.ts';

export type Preview = { name: string; html: string };
type Tools = { base: URL; report: Report; language: SiteLanguage };

const SIGNED_OUT = {
  'sign-in': '/sign-in',
  forgot: '/forgot-password',
  'link-over': '/reset-password?link=x',
};
const SETTINGS = [
  '',
  '/password',
  '/second-factor',
  '/sessions',
  '/applications',
  '/connections',
  '/company-applications',
  '/built-applications',
  '/delete-account',
  '/delete-company',
];

/** The first career site of the language, with the page of a candidate who has no link. */
export async function* sitePreviews(
  browser: Browser,
  { base, language }: Tools,
): AsyncGenerator<Preview> {
  const domain = domains.find((one) => baseLanguage(one.language) === language);
  if (domain === undefined) return;
  const { origin, paths } = await sitePages(base, domain);
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  for (const [name, path] of new Map(paths).set('candidate', '/my?link=x')) {
    yield await opened(page, `site-${name}`, origin + path);
  }
  await context.close();
}

export async function* accountPreviews(browser: Browser, tools: Tools): AsyncGenerator<Preview> {
  const { base, language } = tools;
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(SIGNED_OUT)) {
    yield await opened(page, `account-${name}`, new URL(path, base).href);
  }
  await context.close();
  const session = await openSession(browser, tools, { locale: language });
  for (const path of SETTINGS) {
    const name = `account-settings${path.replace('/', '-')}`;
    yield await opened(session.page, name, new URL(`/settings${path}`, base).href);
  }
  await session.end();
}

export async function* consolePreviews(browser: Browser, tools: Tools): AsyncGenerator<Preview> {
  const screens = await screensOf(await openApi(tools.base));
  const { page, root, end } = await openSession(browser, tools, { locale: tools.language });
  for (const [name, path] of Object.entries(screens)) {
    yield await opened(page, `console-${name}`, root + path);
  }
  await end();
}

async function opened(page: Page, name: string, url: string): Promise<Preview> {
  await page.goto(url);
  return { name, html: await page.content() };
}
