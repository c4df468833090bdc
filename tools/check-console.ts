/** Checks the console in a real browser: the story of a hiring, two recruiters at once, and every screen. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { messageOf } from './check-pages/check.ts';
import { openReport } from './check-pages/report.ts';
import { checkAria } from './check-console/aria.ts';
import { checkFirstPass } from './check-console/first-pass.ts';
import { checkKeys } from './check-console/keys.ts';
import { checkMailStory } from './check-console/mail-story.ts';
import { checkConsoleMarkup } from './check-console/markup.ts';
import { checkNewCompany } from './check-console/new-company.ts';
import { ways } from './check-console/hands.ts';
import { checkScreens } from './check-console/screens.ts';
import { checkSpeed } from './check-console/speed.ts';
import { runStory } from './check-console/story.ts';
import { checkTwoRecruiters } from './check-console/two-recruiters.ts';
import { checkTypedText } from './check-console/typed-text.ts';
import { BASE_URL } from './local/address.ts';

const SHOTS_DIR = '.dev/shots';
const PARTS = [
  'story',
  'mail',
  'two',
  'typed',
  'keys',
  'aria',
  'screens',
  'markup',
  'new-company',
  'speed',
  'pass',
] as const;

const HELP = `npm run check:console -- [--base URL] [--only ${PARTS.join('|')}] [--way NAME] [--screens NAMES] [--update] [--pictures] [--validator FOLDER]

Checks the console of a running and seeded service (default ${BASE_URL}) in Debian's chromium:
  story    a hiring from the first line of a job to the new member of the team: ${ways.map(({ name }) => name).join(', ')}
  mail     a hiring by email in the same ways, by a service of its own: moved with its email, stopped, answered, rejected in own words
  two      two recruiters on one board: a conflict, a move that appears, a lost connection, and an ended session
  typed    what was typed and not saved: who leaves is asked
  keys     the keys of a board and their off switch, what is said aloud, a drag that is given up, the grip, the palette
  aria     what a screen reader finds on the main screens, as in tools/check-console/aria (--update writes these files)
  screens  every screen at 320 to 1440 pixels, light and dark, in English, German, Arabic and Japanese, with axe-core
  markup   what html-validate says of every screen: install it in a folder of its own, and name that by --validator
  new-company  from an invitation to the first application: clicks, fields, waiting, minutes
  speed    largest paint, longest event and layout shift of the main screens, with a slow processor
  pass     fifty CVs read by keys alone, with a slow processor: how long the recruiter waits
--screens has screens and markup look at these only, as in assign,assign-many (tools/check-console/screen-records.ts).
A complaint of the browser anywhere is a failure. --pictures takes pictures of the screens, into ${SHOTS_DIR}.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    only: { type: 'string' },
    way: { type: 'string' },
    screens: { type: 'string' },
    update: { type: 'boolean', default: false },
    validator: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const tools = { base: new URL(options.base), report: openReport() };
const { report } = tools;
const only = options.screens?.split(',') ?? [];
mkdirSync(SHOTS_DIR, { recursive: true });
const browser = await openBrowser();

async function run(part: (typeof PARTS)[number], check: () => Promise<void>): Promise<void> {
  if (options.only !== undefined && options.only !== part) return;
  await check().catch((error: unknown) =>
    report.fail(error instanceof Error && error.stack ? error.stack : messageOf(error)),
  );
}

try {
  for (const hands of ways) {
    if (options.way !== undefined && options.way !== hands.name) continue;
    await run('story', () => runStory(browser, tools, hands));
  }
  const inWays = ways.filter(({ name }) => options.way === undefined || options.way === name);
  await run('mail', () => checkMailStory(browser, tools, inWays));
  await run('two', () => checkTwoRecruiters(browser, tools));
  await run('typed', () => checkTypedText(browser, tools));
  await run('keys', () => checkKeys(browser, tools));
  await run('aria', () => checkAria(browser, tools, { update: options.update }));
  await run('screens', () =>
    checkScreens(browser, tools, { shots: SHOTS_DIR, hasPictures: options.pictures, only }),
  );
  const { validator } = options;
  if (validator !== undefined) {
    await run('markup', () => checkConsoleMarkup(browser, tools, { folder: validator, only }));
  }
  await run('new-company', () => checkNewCompany(browser, tools));
  await run('speed', () => checkSpeed(browser, tools));
  await run('pass', () => checkFirstPass(browser, tools));
} finally {
  await browser.close();
}
console.log(`${report.pages()} parts checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;
