/** What was typed is not lost in silence: who leaves is asked, and who sends is not. */
import type { Browser, Page } from 'playwright-core';
import { english } from './english.ts';
import type { Report } from '../check-pages/check.ts';
import { openSession } from './session.ts';

const { jobs, branding } = english;

/** Leaves by a link of the rail; returns how often the browser asked. */
async function leave(page: Page): Promise<number> {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.locator('.places a').first().click();
  await page.waitForURL((url) => !/career-page|jobs/u.test(url.pathname));
  page.removeAllListeners('dialog');
  return asked;
}

export async function checkTypedText(
  browser: Browser,
  tools: { base: URL; report: Report },
): Promise<void> {
  const { base, report } = tools;
  report.page('typed text', base.href);
  const { page, root, end } = await openSession(browser, tools);
  try {
    const expectAsked = async (count: number, what: string) => {
      const asked = await leave(page);
      if (asked !== count) report.fail(`${what}: asked ${asked} times`);
    };
    const title = `Typed ${Math.random().toString(36).slice(2, 8)}`;
    await page.goto(`${root}/jobs/new`);
    await expectAsked(0, 'nothing typed');
    await page.goto(`${root}/jobs/new`);
    await page.fill('#title', title);
    // The script sends it to the frame.
    await page.waitForRequest(/\/preview$/u);
    await expectAsked(1, 'a title typed and sent to the preview');
    await page.goto(`${root}/jobs/new`);
    await page.fill('#title', title);
    await page.getByRole('button', { name: jobs.saveDraft }).last().click();
    await page.waitForURL(/\/jobs\/(?!new)/u);
    await expectAsked(0, 'a title typed and saved');

    await page.goto(`${root}/company/career-page`);
    await page.fill('#headline', title);
    await expectAsked(1, 'a headline typed');
    await page.goto(`${root}/company/career-page`);
    await page.fill('#headline', title);
    await page.getByRole('button', { name: branding.managePictures }).click();
    await page.waitForURL(/\/pictures/u);
    await page.goto(`${root}/company/career-page`);
    if ((await page.inputValue('#headline')) !== title) report.fail('the draft is not kept');
    await page.getByRole('button', { name: branding.discard }).click();
    await page.waitForURL(/done=discarded/u);
  } finally {
    await end();
  }
}
