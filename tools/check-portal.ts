/** Checks a candidate's own page in a real browser: its story on a career site of each language, by keys alone and without scripts. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { baseLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { openBrowser } from './browser.ts';
import { messageOf, openCheck, WIDTHS } from './check-pages/check.ts';
import { openReport } from './check-pages/report.ts';
import { openTab } from './check-pages/tab.ts';
import { runStory } from './check-portal/story.ts';
import { openOutside } from './check-start/outside.ts';
import { openService } from './check-start/service.ts';
import { originOf } from './local/address.ts';
import { domains } from './seed/domains.ts';

const SHOTS_DIR = '.dev/shots';

const HELP = `npm run check:portal -- [--only LANGUAGE]

Starts the service on an empty checkout of its own, with a mail server beside it. On a career site of each of the ten languages
a candidate applies, opens the link of the email, corrects a name, adds a CV, downloads everything, withdraws, has a new link
sent and deletes everything: at ${WIDTHS[0]} pixels, by keys alone and without scripts. Audits the pages with axe-core at
${WIDTHS.join(' and ')} pixels, in Arabic from right to left. Screenshots go to ${SHOTS_DIR}.`;

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

mkdirSync(SHOTS_DIR, { recursive: true });
const report = openReport();
const audited = openCheck(report, {
  shots: { folder: SHOTS_DIR, ending: '.png' },
  isAudited: true,
});
const outside = await openOutside();
const service = await openService(outside.settings);
const browser = await openBrowser();
try {
  await service.start();
  for (const language of siteLanguages) {
    if (flags.only !== undefined && flags.only !== language) continue;
    await checkLanguage(language).catch((error: unknown) =>
      report.fail(`${language}: ${messageOf(error)}`),
    );
  }
} finally {
  await browser.close();
  await service.close();
  outside.close();
}
console.log(`${report.pages()} pages checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;

async function checkLanguage(language: string): Promise<void> {
  const domain = domains.find((one) => !one.isTest && baseLanguage(one.language) === language);
  if (!domain) throw new Error('no career site');
  const { hostname } = domain;
  const api = originOf(service.port);
  const { origin } = new URL(
    api.replace('127.0.0.1', hostname.replace(/\.example$/u, '.localhost')),
  );
  const tab = await openTab(browser, { hasScripts: false });
  const auditTab = await openTab(browser);
  await tab.resize(WIDTHS[0]);
  const site = { origin, api, hostname, language: domain.language };
  await runStory({ tab, auditTab, audited, outside, report }, site);
  await tab.page.context().close();
  await auditTab.page.context().close();
}
