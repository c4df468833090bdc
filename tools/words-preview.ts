/** Writes every screen, page and email with its words in a language to a folder, for a translator who has never seen the product. */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteLanguages } from '#vocabulary/lists.ts';
import { openBrowser } from './browser.ts';
import { openReport } from './check-pages/report.ts';
import { BASE_URL } from './local/address.ts';
import { emailPreviews } from './words-preview/emails.ts';
import { openKeys } from './words-preview/keys.ts';
import { indexPage, previewPage } from './words-preview/page.ts';
import { accountPreviews, consolePreviews, sitePreviews } from './words-preview/screens.ts';

const FOLDER = '.dev/words';

const HELP = `npm run words:preview -- --language ${siteLanguages.join('|')} [--base URL] [--folder FOLDER]

Writes HTML files that need no service, with an index.html: the screens of the console, the pages of accounts and of the language's
career site from a running and seeded service (default ${BASE_URL}), in Debian's chromium, and every email with made-up values. Below
each stand the keys of the texts that it shows. FOLDER is ${FOLDER}/{language}.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    language: { type: 'string' },
    folder: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const language = siteLanguages.find((one) => one === options.language);
if (options.help || language === undefined) {
  process.stdout.write(`${HELP}\n`);
  process.exit(options.help ? 0 : 2);
}

const folder = options.folder ?? join(FOLDER, language);
const tools = { base: new URL(options.base), report: openReport(), language };
const keysOf = openKeys(language);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const names: string[] = [];
try {
  for (const previews of [sitePreviews, accountPreviews, consolePreviews]) {
    for await (const preview of previews(browser, tools)) await write(preview);
  }
} finally {
  await browser.close();
}
for (const preview of emailPreviews(language)) await write(preview);
await writeFile(join(folder, 'index.html'), indexPage(language, names));
process.stdout.write(`${names.length} pages are in ${folder}: open index.html.\n`);

async function write({ name, html }: { name: string; html: string }): Promise<void> {
  names.push(name);
  await writeFile(join(folder, `${name}.html`), previewPage(html, keysOf(html)));
}
