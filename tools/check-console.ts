/** Checks the console in a real browser: the story of a hiring, two recruiters at once, and every screen. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { messageOf } from './check-pages/check.ts';
import { openReport } from './check-pages/report.ts';
import { ways } from './check-console/hands.ts';
import { runStory } from './check-console/story.ts';
import { BASE_URL } from './local/address.ts';

const SHOTS_DIR = '.dev/shots';
const PARTS = ['story'] as const;

const HELP = `npm run check:console -- [--base URL] [--only ${PARTS.join('|')}] [--way NAME]

Checks the console of a running and seeded service (default ${BASE_URL}) in Debian's chromium:
  story    a hiring from the first line of a job to the new member of the team: ${ways.map(({ name }) => name).join(', ')}`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    only: { type: 'string' },
    way: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const tools = { base: new URL(options.base), report: openReport() };
const { report } = tools;
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
} finally {
  await browser.close();
}
console.log(`${report.pages()} parts checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;
