/** Checks the career sites, the account pages and the API document in a real browser, narrow and wide. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { checkAccountPages } from './check-pages/accounts.ts';
import { applyByKeys } from './check-pages/apply-by-keys.ts';
import { applyOnPhone } from './check-pages/apply-on-phone.ts';
import { checkCareerSites } from './check-pages/careers.ts';
import { messageOf, openCheck, WIDTHS } from './check-pages/check.ts';
import type { Check, Report } from './check-pages/check.ts';
import { checkHostileMarkup } from './check-pages/hostile.ts';
import { checkCareerMarkup } from './check-pages/markup.ts';
import { takePictures } from './check-pages/pictures.ts';
import { openReport } from './check-pages/report.ts';
import { openTab } from './check-pages/tab.ts';
import type { Tab } from './check-pages/tab.ts';
import { BASE_URL } from './local/address.ts';

const SHOTS_DIR = '.dev/shots';
const PARTS = ['careers', 'phone', 'accounts', 'docs', 'hostile', 'markup', 'pictures'] as const;

const HELP = `npm run check:pages -- [--base URL] [--dark] [--only ${PARTS.join('|')}] [--validator FOLDER] [--pictures FOLDER]

Checks a running and seeded service (default ${BASE_URL}) in Debian's chromium (apt-get install chromium):
  careers    of each career site: home, country, city, job and company page, application form, saved jobs, alerts and a missing
             page. Applies on three sites, and once by keys alone without scripts
  phone      an application in under a minute on a phone with a slow processor and network: the CV first, which fills in the form
  accounts   the account pages, with scripts and without: sign-in, consent, settings
  docs       the API documentation at /docs
  hostile    that stored hostile markup runs no script
  markup     what html-validate says of every kind of page of every career site: install it in a folder of its own, and name that
             by --validator
  pictures   home, city, company, job, form, open filters, a search without a result and a corrected one, in four languages and at four
             widths, light and dark: to be looked at, in the folder that --pictures names
Each page at ${WIDTHS.join(' and ')} pixels, mirrored, and with axe-core. Screenshots go to ${SHOTS_DIR}. --dark prefers dark colours.

It signs in as the Admin of the seed's Globex, connects Example Integration to it, and disconnects it; registers an
application, and disables it; schedules meetings, and cancels them. Where \`npm run simulate:providers\` runs and the
service is configured for it, it connects accounts there, and disconnects all.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    dark: { type: 'boolean', default: false },
    only: { type: 'string' },
    validator: { type: 'string' },
    pictures: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const isUnknown = options.only !== undefined && !PARTS.some((name) => name === options.only);
if (options.help || isUnknown) {
  console.log(HELP);
  process.exit(isUnknown ? 2 : 0);
}

const base = new URL(options.base);
const report = openReport();
const ending = options.dark ? '-dark.png' : '.png';
const check = openCheck(report, { shots: { folder: SHOTS_DIR, ending }, isAudited: true });
const checkWithoutScripts = openCheck(report, { shots: null, isAudited: false });

mkdirSync(SHOTS_DIR, { recursive: true });
const browser = await openBrowser();
try {
  await run('careers', checkCareerSites);
  await run('careers', applyByKeys, { hasScripts: false });
  await run('phone', (_, tools) => applyOnPhone(browser, tools));
  await run('accounts', checkAccountPages);
  await run('accounts', checkAccountPages, { hasScripts: false });
  await run('docs', async (tab) => {
    for (const path of ['/docs', '/docs/jobs', '/docs/objects', '/docs/guides-webhooks']) {
      const arrival = await tab.open(new URL(path, base).href, 'main');
      const name = path.slice(1).replace('/', '-');
      await check(tab, arrival, { name, status: 200, language: 'en', kind: 'docs', isShot: true });
    }
  });
  await run('hostile', checkHostileMarkup);
  const { validator, pictures } = options;
  if (validator !== undefined) {
    await run('markup', (_, tools) => checkCareerMarkup(tools, validator));
  }
  if (pictures !== undefined) {
    await run('pictures', (_, tools) => takePictures(browser, tools, pictures));
  }
} finally {
  await browser.close();
}
console.log(`${report.pages()} pages checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;

type Tools = { base: URL; check: Check; report: Report };

/** Each part has a tab with cookies of its own. */
async function run(
  part: (typeof PARTS)[number],
  checkPart: (tab: Tab, tools: Tools) => Promise<void>,
  { hasScripts = true }: { hasScripts?: boolean } = {},
): Promise<void> {
  if (options.only !== undefined && options.only !== part) return;
  try {
    const tab = await openTab(browser, { isDark: options.dark, hasScripts });
    await checkPart(tab, { base, check: hasScripts ? check : checkWithoutScripts, report });
  } catch (error) {
    report.fail(messageOf(error));
  }
}
