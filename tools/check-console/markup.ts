/** The markup of every screen, by html-validate. */
import type { Browser } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { openValidator } from '../html-validator.ts';
import { openApi, openSession } from './session.ts';
import { chosenOf, screensOf } from './screen-records.ts';

export async function checkConsoleMarkup(
  browser: Browser,
  tools: { base: URL; report: Report },
  { folder, only }: { folder: string; only: readonly string[] },
): Promise<void> {
  const { report, base } = tools;
  const faultsOf = openValidator(folder);
  const screens = chosenOf(await screensOf(await openApi(base)), only);
  const { page, root, end } = await openSession(browser, tools);
  try {
    for (const [name, path] of Object.entries(screens)) {
      report.page(`markup of ${name}`, root + path);
      const answer = await page.request.get(root + path);
      for (const fault of await faultsOf(await answer.text())) report.fail(fault);
    }
  } finally {
    await end();
  }
}
