/** Checks the page that a tab has arrived at, narrow and wide, and reports what is wrong with it. */
import { join } from 'node:path';
import { audit } from './axe.ts';
import type { Arrival, Tab } from './tab.ts';

/** Pixels: the narrowest phone in use, and a common laptop. */
export const WIDTHS = [320, 1280] as const;
const NAMED_MAX = 3;

export type Page = {
  name: string;
  status: number;
  language: string;
  kind: 'career' | 'account' | 'docs';
  /** Of a career page that exists. */
  canonical?: string;
  isShot?: boolean;
};

export type Facts = {
  headings: number;
  language: string;
  direction: string;
  title: string;
  description: string;
  canonical: string | null;
  paths: string[];
};

/** Facts that do not depend on the width. */
const FACTS = `({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  direction: document.documentElement.dir,
  title: document.title.trim(),
  description: (document.querySelector('meta[name=description]')?.content ?? '').trim(),
  canonical: document.querySelector('link[rel=canonical]')?.href ?? null,
  paths: [...document.links].filter((a) => a.host === location.host).map((a) => a.pathname),
})`;

type Layout = { width: number; overflowing: string[] };

/** The width of the page, and the first elements that do not fit the window. */
const LAYOUT = `({
  width: document.documentElement.scrollWidth,
  overflowing: [...document.querySelectorAll('body *')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .slice(0, ${NAMED_MAX})
    .map((one) => [one.localName, ...one.classList].join('.')),
})`;

const MIRROR = `document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl'`;

export type Report = {
  /** Failures that follow belong to this page. */
  page: (name: string, url: string) => void;
  fail: (text: string) => void;
};

export type Check = (tab: Tab, arrival: Arrival, page: Page) => Promise<Facts>;

type CheckOptions = {
  /** The folder of the screenshots and the ending of their names; null takes none. */
  shots: { folder: string; ending: string } | null;
  /** Off where the page runs no scripts, because axe-core is one. */
  isAudited: boolean;
};

export function openCheck(report: Report, { shots, isAudited }: CheckOptions): Check {
  async function checkLayout(tab: Tab, width: number, how: string): Promise<void> {
    const layout = await tab.page.evaluate<Layout>(LAYOUT);
    if (layout.width > width) {
      report.fail(`${layout.width} wide at ${width}${how}: ${layout.overflowing.join(', ')}`);
    }
  }

  return async (tab, arrival, page) => {
    report.page(page.name, arrival.url);
    const facts = await tab.page.evaluate<Facts>(FACTS);
    if (arrival.status !== page.status) report.fail(`status ${arrival.status}, not ${page.status}`);
    for (const failure of failuresOf(page, facts)) report.fail(failure);
    for (const width of WIDTHS) {
      await tab.resize(width);
      await checkLayout(tab, width, '');
      const isOurs = page.kind !== 'docs';
      if (isOurs && isAudited) {
        for (const violation of await audit(tab.page)) report.fail(`at ${width}: ${violation}`);
      }
      if (page.isShot && shots) {
        const name = [page.language, page.name, width].join('-') + shots.ending;
        await tab.page.screenshot({ path: join(shots.folder, name), fullPage: true });
      }
      if (isOurs) {
        await tab.page.evaluate(MIRROR);
        await checkLayout(tab, width, ' mirrored');
        await tab.page.evaluate(MIRROR);
      }
    }
    for (const error of arrival.errors) report.fail(error);
    return facts;
  };
}

function failuresOf({ kind, language, canonical }: Page, facts: Facts): string[] {
  const failures: string[] = [];
  if (facts.language !== language) failures.push(`lang "${facts.language}"`);
  if (facts.title === '') failures.push('no title');
  if (kind === 'docs') return failures;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  if (facts.direction !== direction) failures.push(`dir "${facts.direction}"`);
  if (facts.headings !== 1) failures.push(`${facts.headings} h1`);
  if (facts.canonical !== (canonical ?? null)) failures.push(`canonical ${facts.canonical}`);
  if (canonical !== undefined && facts.description === '') failures.push('no description');
  return failures;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
