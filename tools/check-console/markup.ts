/** The markup of every screen, by html-validate, which is installed in a folder of its own: it is no dependency of the project. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { openApi, openSession } from './session.ts';
import { screensOf } from './screen-records.ts';

type Message = { ruleId: string; message: string; selector: string | null };
type Validator = {
  validateString: (html: string) => Promise<{ results: { messages: Message[] }[] }>;
};
type Package = { HtmlValidate: new (config: object) => Validator };

/** Rules of the standard; those of style are the formatter's matter. */
const CONFIG = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // A field inside its label needs no id, and a form without a method is one that the script sends.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
  },
};
const NAMED_MAX = 4;

export async function checkConsoleMarkup(
  browser: Browser,
  tools: { base: URL; report: Report },
  folder: string,
): Promise<void> {
  const { report, base } = tools;
  const load = createRequire(join(folder, 'package.json'));
  const { HtmlValidate } = load('html-validate') as Package;
  const validator = new HtmlValidate(CONFIG);
  const screens = await screensOf(await openApi(base));
  // As the Worker sends it, not as the browser has repaired it.
  const { page, root, end } = await openSession(browser, tools);
  try {
    for (const [name, path] of Object.entries(screens)) {
      report.page(`markup of ${name}`, root + path);
      const answer = await page.request.get(root + path);
      const { results } = await validator.validateString(await answer.text());
      const messages = results.flatMap((one) => one.messages);
      for (const { ruleId, message, selector } of messages.slice(0, NAMED_MAX)) {
        report.fail(`${ruleId}: ${message} (${selector ?? ''})`);
      }
    }
  } finally {
    await end();
  }
}
