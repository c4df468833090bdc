/** Looks at the career domains, the account pages and the API document in a real browser, narrow and wide, and tells what is wrong. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { walkAccounts } from './check-pages/accounts.ts';
import { walkCareers } from './check-pages/careers.ts';
import { applyByKeys } from './check-pages/apply-by-keys.ts';
import { openChromium } from './check-pages/chromium.ts';
import { openJudge, WIDTHS } from './check-pages/judge.ts';
import type { Judge } from './check-pages/judge.ts';
import { walkMarkup } from './check-pages/markup.ts';
import { openTab } from './check-pages/tab.ts';
import type { Tab } from './check-pages/tab.ts';
import { BASE_URL } from './local/address.ts';

const SHOTS_DIR = '.dev/shots';
const WALKS = ['careers', 'accounts', 'docs', 'markup'] as const;

const HELP = `npm run check:pages -- [--base URL] [--dark] [--only ${WALKS.join('|')}]

Visits, in a running and seeded service (default ${BASE_URL}): a home, country, city and job
page, the form to apply by, the saved jobs and a missing page of each career domain, and applies on three of them, and once more by keys alone and without scripts;
the account pages, signing in and letting an application
act, with scripts and without; /docs; and what is stored of hostile markup. Each at ${WIDTHS.join(' and ')} pixels and mirrored, and
with axe-core. Needs Debian's chromium. Screenshots go to ${SHOTS_DIR}. --dark prefers dark colours.

It signs in as the Admin of the seed's Globex, connects Example Integration to it, and disconnects it; registers an
application, and disables it; schedules meetings, and cancels them. Where \`npm run simulate:providers\` runs and the
service is configured for it, it connects accounts there, and disconnects all.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    dark: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const isUnknown = options.only !== undefined && !WALKS.some((name) => name === options.only);
if (options.help || isUnknown) {
  console.log(HELP);
  process.exit(isUnknown ? 2 : 0);
}

const base = new URL(options.base);
const report = openReport();
const ending = options.dark ? '-dark.png' : '.png';
const judge = openJudge(report, { shots: { folder: SHOTS_DIR, ending }, isAudited: true });
const judgeWithoutScripts = openJudge(report, { shots: null, isAudited: false });

mkdirSync(SHOTS_DIR, { recursive: true });
const chromium = await openChromium();
try {
  await walk('careers', judge, walkCareers);
  await walk('careers', judge, applyByKeys, { hasScripts: false });
  await walk('accounts', judge, walkAccounts);
  await walk('accounts', judgeWithoutScripts, walkAccounts, { hasScripts: false });
  await walk('docs', judge, async (tab) => {
    const arrival = await tab.open(new URL('/docs', base).href, '.swagger-ui .opblock');
    const page = { name: 'docs', status: 200, language: 'en', kind: 'docs', isShot: true } as const;
    await judge(tab, arrival, page);
  });
  await walk('markup', judge, walkMarkup);
} finally {
  await chromium.close();
}
console.log(`${report.pages()} pages checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;

type Tools = { base: URL; judge: Judge; report: typeof report };

/** In a tab of its own, with no cookies yet. */
async function walk(
  name: (typeof WALKS)[number],
  by: Judge,
  run: (tab: Tab, tools: Tools) => Promise<void>,
  { hasScripts = true }: { hasScripts?: boolean } = {},
): Promise<void> {
  if (options.only !== undefined && options.only !== name) return;
  try {
    const tab = await openTab(chromium, { isDark: options.dark, hasScripts });
    await run(tab, { base, judge: by, report });
  } catch (error) {
    report.wrong(error instanceof Error ? error.message : String(error));
  }
}

/** Each fault is told as it is found, with the page it is of. */
function openReport() {
  let pages = 0;
  let failures = 0;
  let subject = 'before the first page';
  return {
    page(name: string, url: string): void {
      pages++;
      subject = `${url.replace(/\?.*/u, '')} (${name})`;
    },
    wrong(text: string): void {
      failures++;
      console.log(`${subject}: ${text}`);
    },
    pages: () => pages,
    failures: () => failures,
  };
}
