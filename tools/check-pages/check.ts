/** Judges the page a tab has arrived at, narrow and wide, and tells what is wrong with it. */
import { join } from 'node:path';
import { audit } from './axe.ts';
import type { Arrival, Tab } from './tab.ts';

/** The narrowest phone that is still about, and a common laptop. */
export const WIDTHS = [320, 1280] as const;
const NAMED_MAX = 3;

export type Page = {
  name: string;
  status: number;
  language: string;
  kind: 'career' | 'account' | 'docs';
  /** Of a career page that is found. */
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

/** What the page holds, whatever the width. */
const FACTS = `({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  direction: document.documentElement.dir,
  title: document.title.trim(),
  description: (document.querySelector('meta[name=description]')?.content ?? '').trim(),
  canonical: document.querySelector('link[rel=canonical]')?.href ?? null,
  paths: [...document.links].filter((a) => a.host === location.host).map((a) => a.pathname),
})`;

type Layout = { width: number; sticking: string[] };

/** How wide the page is, and what of it sticks out of the window. */
const LAYOUT = `({
  width: document.documentElement.scrollWidth,
  sticking: [...document.querySelectorAll('body *')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .slice(0, ${NAMED_MAX})
    .map((one) => [one.localName, ...one.classList].join('.')),
})`;

const TURNED = `document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl'`;

export type Report = {
  /** What is told from now on is of this page. */
  page: (name: string, url: string) => void;
  wrong: (text: string) => void;
};

export type Judge = (tab: Tab, arrival: Arrival, page: Page) => Promise<Facts>;

type JudgeOptions = {
  /** Where screenshots go, and how their names end; null: there are none. */
  shots: { folder: string; ending: string } | null;
  /** Off where the page may run no scripts: axe-core is one. */
  isAudited: boolean;
};

export function openJudge(report: Report, { shots, isAudited }: JudgeOptions): Judge {
  async function judgeLayout(tab: Tab, width: number, how: string): Promise<void> {
    const layout = await tab.evaluate<Layout>(LAYOUT);
    if (layout.width > width) {
      report.wrong(`${layout.width} wide at ${width}${how}: ${layout.sticking.join(', ')}`);
    }
  }

  return async (tab, arrival, page) => {
    report.page(page.name, arrival.url);
    const facts = await tab.evaluate<Facts>(FACTS);
    if (arrival.status !== page.status)
      report.wrong(`status ${arrival.status}, not ${page.status}`);
    for (const fault of faultsOf(page, facts)) report.wrong(fault);
    for (const width of WIDTHS) {
      await tab.resize(width);
      await judgeLayout(tab, width, '');
      const isOurs = page.kind !== 'docs';
      if (isOurs && isAudited) {
        for (const violation of await audit(tab)) report.wrong(`at ${width}: ${violation}`);
      }
      if (page.isShot && shots) {
        const name = [page.language, page.name, width].join('-') + shots.ending;
        await tab.shoot(join(shots.folder, name), width);
      }
      if (isOurs) {
        await tab.evaluate(TURNED);
        await judgeLayout(tab, width, ' the other way round');
        await tab.evaluate(TURNED);
      }
    }
    for (const error of arrival.errors) report.wrong(error);
    return facts;
  };
}

function faultsOf({ kind, language, canonical }: Page, facts: Facts): string[] {
  const faults: string[] = [];
  if (facts.language !== language) faults.push(`lang "${facts.language}"`);
  if (facts.title === '') faults.push('no title');
  if (kind === 'docs') return faults;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  if (facts.direction !== direction) faults.push(`dir "${facts.direction}"`);
  if (facts.headings !== 1) faults.push(`${facts.headings} h1`);
  if (facts.canonical !== (canonical ?? null)) faults.push(`canonical ${facts.canonical}`);
  if (canonical !== undefined && facts.description === '') faults.push('no description');
  return faults;
}
