/** Checks the website plugin in a real browser, on a website of another origin with a strict content security policy. */
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { openHost } from './check-embed/host.ts';
import { checkOwnForm } from './check-embed/own-form.ts';
import { audit } from './check-pages/axe.ts';
import { BASE_URL } from './local/address.ts';

const SHOTS_DIR = '.dev/shots';
const COMPANY = 'acme';
/** From the start of the navigation to the jobs, with a browser that has been there before. */
const LIST_MS_MAX = 100;
/** Half of them have to be as fast: other work on the machine makes a single visit slow. */
const WARM_VISITS = 9;
const WIDTHS = [320, 1280];
const SCRIPT_BYTES_MAX = 5000;
/** More than the list has fields. */
const TAB_PRESSES_MAX = 20;
const ATTEMPTS_MAX = 100;
const ATTEMPT_MS = 50;

const HELP = `npm run check:embed -- [--base URL] [--key KEY]

Checks the website plugin of a running and seeded service (default ${BASE_URL}) in Debian's chromium, on pages of another
origin that allow what docs/embed.md names and nothing else: the list and its time, the requests and cookies, the policy's
violations, axe-core, the keyboard, languages, structured data, the frame, and the fallback; and on pages as WordPress and Webflow
serve them; and a form of the website's own, which sends applications where a key of the company is given. Screenshots go to ${SHOTS_DIR}.`;

/** Notes when the list stands, in milliseconds since the navigation began. */
const NOTE_LISTED = `document.addEventListener('jobs-loaded', () => { globalThis.listedAt = performance.now(); }, true)`;

const STRUCTURED_DATA = `JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')`;

const listed = (page: Page) => page.locator('recruiting-jobs li').first().waitFor();
const titles = (page: Page) => page.locator('recruiting-jobs').locator('li a').allTextContents();
const countText = (page: Page) =>
  page.locator('recruiting-jobs').locator('[role=status]').textContent();

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    key: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const site = `http://karriere-de.localhost:${new URL(options.base).port || '80'}`;
let checks = 0;
let failures = 0;

function check(name: string, isRight: boolean, seen: unknown): void {
  checks++;
  if (isRight) return;
  failures++;
  console.log(`${name}: ${JSON.stringify(seen)}`);
}

const host = await openHost({ site, company: COMPANY });
mkdirSync(SHOTS_DIR, { recursive: true });
const browser = await openBrowser();
try {
  await checkScript(browser);
  await checkList(browser);
  await checkKeyboard(browser);
  await checkLanguages(browser);
  await checkFallbacks(browser);
  await checkBoard();
  for (const path of host.products) await checkProduct(browser, path);
} finally {
  await browser.close();
  await host.close();
}
console.log(`${checks} checks, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;

/** A page of the website that records what it asks for and what its policy refuses. */
async function openPage(from: Browser, viewport = { width: 1280, height: 800 }) {
  const context = await from.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(NOTE_LISTED);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, requests, complaints };
}

async function checkScript(from: Browser): Promise<void> {
  const { context, page } = await openPage(from);
  // Node.js knows no names under localhost.
  const answer = await page.goto(`${site}/embed/${COMPANY}.js`);
  const length = (await answer?.body())?.byteLength ?? 0;
  const isRight = answer?.status() === 200 && length <= SCRIPT_BYTES_MAX;
  check('the script', isRight, [answer?.status(), length]);
  console.log(`the script has ${length} bytes`);
  await context.close();
}

async function checkList(from: Browser): Promise<void> {
  const { context, page, requests, complaints } = await openPage(from);
  const times: number[] = [];
  for (let visit = 0; visit <= WARM_VISITS; visit++) {
    requests.length = 0;
    await page.goto(`${host.origin}/`);
    await listed(page);
    times.push(await page.evaluate<number>('globalThis.listedAt'));
  }
  const [first = 0, ...warm] = times;
  const sorted = warm.toSorted((one, other) => one - other).map(Math.round);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  console.log(
    `the list is there after ${Math.round(first)} ms, and when warm after ${median} (${sorted[0]} to ${sorted.at(-1)})`,
  );
  check('the time of a warm list', median < LIST_MS_MAX, sorted);
  const others = requests.filter((url) => !url.startsWith(site) && !url.startsWith(host.origin));
  check(
    'requests to others',
    others.filter((url) => !url.startsWith('data:')).length === 0,
    others,
  );
  const ours = requests.filter((url) => url.startsWith(site));
  check('requests to the career domain', ours.length === 2, ours);
  check('cookies', (await context.cookies()).length === 0, await context.cookies());
  check('what the policy refused', complaints.length === 0, complaints);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const violations = await audit(page);
    check(`axe at ${width}`, violations.length === 0, violations);
    const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth');
    check(`the width at ${width}`, scrolled <= width, scrolled);
    await page.screenshot({ path: `${SHOTS_DIR}/embed-${width}.png`, fullPage: true });
  }
  await context.close();
}

async function checkKeyboard(from: Browser): Promise<void> {
  const { context, page, complaints } = await openPage(from);
  await page.goto(`${host.origin}/`);
  await listed(page);
  const all = await countText(page);
  await tabTo(page, 'q');
  await page.keyboard.type('ingenieur');
  await counted(page, all, false);
  const found = await titles(page);
  check('the search', found.length > 0 && found.every((title) => /ingenieur/iu.test(title)), found);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await counted(page, all, true);
  await tabTo(page, 'workplace');
  await page.keyboard.press('ArrowDown');
  await counted(page, all, false);
  check('a filter', (await titles(page)).length > 0, await countText(page));
  const before = (await titles(page)).length;
  const more = page.locator('recruiting-jobs').locator('[part=more]');
  check('more jobs', await more.isVisible(), await countText(page));
  await more.focus();
  await page.keyboard.press('Enter');
  await until(async () => (await titles(page)).length > before);
  const focused = await page.evaluate<string>(
    `document.activeElement.shadowRoot.activeElement.textContent`,
  );
  check('the focus after more jobs', focused === (await titles(page))[before], focused);
  check('what the policy refused', complaints.length === 0, complaints);
  await context.close();
}

/** Waits until the list has said another number of jobs, or this one again. */
function counted(page: Page, text: string | null, isSame: boolean): Promise<void> {
  return until(async () => ((await countText(page)) === text) === isSame);
}

/** The page's policy allows no `waitForFunction`, which evaluates text there. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (await holds()) return;
    await pause(ATTEMPT_MS);
  }
  check('the list', false, 'does not change');
}

/** Moves the focus to a field of the list by the Tab key alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < TAB_PRESSES_MAX; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      'document.activeElement?.shadowRoot?.activeElement?.name ?? null',
    );
    if (at === name) return;
  }
  check('the Tab key', false, `does not reach ${name}`);
}

type List = { '@type': string; itemListElement: { url?: string; item?: { '@type': string } }[] };

async function checkLanguages(from: Browser): Promise<void> {
  const { context, page, complaints } = await openPage(from);
  await page.goto(`${host.origin}/`);
  await listed(page);
  check('the language', /\d+ jobs/u.test((await countText(page)) ?? ''), await countText(page));
  const list = await page.evaluate<List | null>(STRUCTURED_DATA);
  const links = list?.itemListElement.filter(({ url }) => url?.includes('/jobs/')) ?? [];
  check('the structured data', list?.['@type'] === 'ItemList' && links.length > 0, list);
  await page.goto(`${host.origin}/ar`);
  await listed(page);
  const direction = await page.locator('recruiting-jobs').locator('section').getAttribute('dir');
  check('the direction of Arabic', direction === 'rtl', direction);
  check('Arabic', /وظ/u.test((await countText(page)) ?? ''), await countText(page));
  const violations = await audit(page);
  check('axe in Arabic', violations.length === 0, violations);
  await page.screenshot({ path: `${SHOTS_DIR}/embed-ar.png`, fullPage: true });
  await page.goto(`${host.origin}/postings`);
  await listed(page);
  const postings = await page.evaluate<List | null>(STRUCTURED_DATA);
  const types = postings?.itemListElement.map(({ item }) => item?.['@type']) ?? [];
  check('postings', types.length > 0 && types.every((type) => type === 'JobPosting'), types);
  check('what the policy refused', complaints.length === 0, complaints);
  await context.close();
}

async function checkFallbacks(from: Browser): Promise<void> {
  const { context, page, complaints } = await openPage(from);
  await page.goto(`${host.origin}/`);
  await listed(page);
  check(
    'the fallback beside a list',
    !(await page.locator('#fallback').isVisible()),
    'it is visible',
  );
  await page.goto(`${host.origin}/frame`);
  const frame = page.frameLocator('iframe');
  await frame.locator('li').first().waitFor();
  check('the frame', (await frame.locator('li').count()) > 0, 'no jobs');
  check('what the policy refused', complaints.length === 0, complaints);
  await page.goto(`${site}/embed/${COMPANY}?lang=en`);
  const violations = await audit(page);
  check('axe of the frame', violations.length === 0, violations);
  await page.screenshot({ path: `${SHOTS_DIR}/embed-frame.png` });
  await page.goto(`${host.origin}/unknown`);
  await page.waitForTimeout(500);
  check('the fallback without a list', await page.locator('#fallback').isVisible(), 'it is hidden');
  complaints.length = 0;
  await page.goto(`${host.origin}/foreign-frame`);
  await page.waitForTimeout(500);
  const refused = complaints.filter((text) => text.includes('frame-ancestors'));
  check('a frame of another page is refused', refused.length > 0, complaints);
  await context.close();
}

/** A form of the website's own sends to the board. */
async function checkBoard(): Promise<void> {
  const { context, page } = await openPage(browser);
  await page.goto(`${host.origin}/own-form`);
  await checkOwnForm(page, { board: `${site}/api/board/${COMPANY}/jobs`, key: options.key, check });
  await context.close();
}

/** The list looks alike in the markup and beside the styles and scripts of a product. */
async function checkProduct(from: Browser, path: string): Promise<void> {
  const { context, page, requests, complaints } = await openPage(from);
  await page.goto(host.origin + path);
  await listed(page);
  check(`jobs on ${path}`, (await titles(page)).length > 0, await countText(page));
  const ours = requests.filter((url) => url.startsWith(site));
  check(`requests of ${path}`, ours.length === 2, ours);
  const data = await page.evaluate<List | null>(STRUCTURED_DATA);
  check(`structured data of ${path}`, data?.['@type'] === 'ItemList', data);
  check(`complaints on ${path}`, complaints.length === 0, complaints);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth');
    check(`the width of ${path} at ${width}`, scrolled <= width, scrolled);
    const violations = await audit(page);
    check(`axe on ${path} at ${width}`, violations.length === 0, violations);
    await page.screenshot({ path: `${SHOTS_DIR}/embed${path.replace('/', '-')}-${width}.png` });
  }
  await context.close();
}
