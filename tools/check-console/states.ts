/** What a screen shows in passing: a review, errors, what is empty, and what is slow or fails. */
import type { Browser, Page } from 'playwright-core';
import { english } from './english.ts';
import type { Report } from '../check-pages/check.ts';
import { lookAt } from './look.ts';
import type { Screens } from './screen-records.ts';
import { applyByApi, openApi, openSession } from './session.ts';

const { board, frame } = english;
const NAMES = ['Ada', 'Bea', 'Carl'] as const;

type Options = { shots: string; hasPictures: boolean };

export async function checkStates(
  browser: Browser,
  tools: { base: URL; report: Report },
  options: Options,
  screens: Screens,
): Promise<void> {
  const { base, report } = tools;
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const job = await api<{ id: number; hash_id: string }>('POST', '/api/jobs/store', {
    title: `Tiler ${word}`,
    status: 'Live',
  });
  const root = new URL('/console/acme', base).href;
  const ofJob = `${root}/jobs/${job.hash_id}`;
  const expected = /status of (?:403|404)/u;
  const admin = await openSession(browser, tools, { expected });
  const viewer = await openSession(browser, tools, { role: 'Viewer', expected });
  const { page } = admin;
  const look = async (name: string, at: Page = page) => {
    report.page(name, at.url());
    await lookAt(at, report, { ...options, name: `${name}-en-light` });
  };
  try {
    for (const [name, path, status] of [
      ['empty-board', `${ofJob}/board`, 200],
      ['empty-table', `${ofJob}/candidates`, 200],
      ['empty-candidates', `${root}/candidates?q=${word}zzz`, 200],
      ['empty-jobs', `${root}/jobs?q=${word}zzz`, 200],
      ['empty-search', `${root}/search?q=${word}zzz`, 200],
      ['error-not-found', `${root}/jobs/none/board`, 404],
    ] as const) {
      const answer = await page.goto(path);
      if (answer?.status() !== status) report.fail(`${path}: status ${answer?.status()}`);
      await look(name);
    }
    const refused = await viewer.page.goto(`${root}${screens['data'] ?? ''}`);
    if (refused?.status() !== 403) report.fail(`a Viewer: status ${refused?.status()}`);
    await look('error-forbidden', viewer.page);
    await page.goto(`${root}/jobs/new`);
    await page.fill('#title', ' ');
    await page.getByRole('button', { name: english.jobs.saveDraft }).last().click();
    await page.locator('main [role=alert]').waitFor();
    await look('error-form');

    const ids: number[] = [];
    for (const name of NAMES) ids.push(await applyByApi(api, job.id, `${name} ${word}`));
    await review(page, `${ofJob}/candidates`);
    await look('review');
    await slowAndFailing(page, `${ofJob}/board`, ids, look);
  } finally {
    await admin.end();
    await viewer.end();
  }
}

async function review(page: Page, table: string): Promise<void> {
  await page.goto(table);
  for (const box of await page.locator('main input[name^="pick."]').all()) await box.check();
  await page.getByRole('button', { name: board.reviewRejection }).first().click();
  await page.waitForURL(/\/review/u);
}

/** A move whose answer does not come yet, and one that does not arrive. */
async function slowAndFailing(
  page: Page,
  path: string,
  ids: readonly number[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  const [slow, failing] = ids;
  await page.goto(path);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/move$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator(`#a${slow} .name`).focus();
  await page.keyboard.press('.');
  await page.locator(`#a${slow}.busy`).waitFor();
  await look('slow');
  answer();
  await page.locator(`#a${slow}:not(.busy)`).waitFor();
  await page.unroute(/\/move$/u);

  await page.context().setOffline(true);
  await page.locator(`#a${failing} .name`).focus();
  await page.keyboard.press('.');
  await page.locator('#toast', { hasText: frame.script.notSaved }).waitFor();
  await look('failing');
  await page.context().setOffline(false);
}
