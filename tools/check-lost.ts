/** Checks in a real browser that an application survives a lost connection: before, while and after it is sent, twice, on a slow line, and without a script. */
import { parseArgs } from 'node:util';
import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { BASE_URL } from './local/address.ts';

const HELP = `npm run check:lost -- [--base URL]

Applies on a career site of a running and seeded service (default ${BASE_URL}) in Debian's chromium while the connection is cut.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const site = `http://karriere-de.localhost:${new URL(options.base).port || '80'}`;
const FILES = `document.querySelector('#file_cv').files.length`;
const LETTER = 'Sehr geehrte Damen und Herren';
const CV = {
  name: 'lebenslauf.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ada Byron, Bäckerin'),
};
let checks = 0;
let failures = 0;

function check(name: string, isRight: boolean, seen: unknown): void {
  checks++;
  if (isRight) return;
  failures++;
  console.log(`${name}: ${JSON.stringify(seen)}`);
}

const browser = await openBrowser();
try {
  const path = await formPath(browser);
  await checkCut(browser, path, 'before it is sent', (route) =>
    route.abort('internetdisconnected'),
  );
  await checkCut(browser, path, 'after it was sent', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await checkOffline(browser, path);
  await checkSlow(browser, path);
  await checkFiles(browser, path);
  await checkWithoutScript(browser, path);
} finally {
  await browser.close();
}
console.log(`${checks} checks, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;

/** Of the first job of the site. */
async function formPath(from: Browser): Promise<string> {
  const page = await from.newPage();
  await page.goto(site);
  const href = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href');
  await page.close();
  return `${href}/apply`;
}

async function fill(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.setInputFiles('#file_cv', CV);
  await page.fill('#first_name', 'Ada');
  await page.fill('#last_name', 'Byron');
  await page.fill('#email', `ada-${crypto.randomUUID()}@people.example`);
  await page.fill('#cover_letter_text', LETTER);
  for (const box of await page.locator('form.form input[type=checkbox][required]').all())
    await box.check();
  for (const set of await page.locator('form.form fieldset:has(input[type=radio][required])').all())
    await set.locator('input[type=radio]').first().check();
  // A form that is sent at once is held for that of a program.
  await page.waitForTimeout(2500);
}

const sent = (page: Page) =>
  page.waitForURL('**/thanks', { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
const press = (page: Page) => page.locator('form.form .send button').click();

async function kept(page: Page) {
  return {
    files: await page.evaluate<number>(FILES),
    letter: await page.locator('#cover_letter_text').inputValue(),
    said: await page.locator('[data-said]').textContent(),
  };
}

/** Twice, then it goes through. */
async function checkCut(
  from: Browser,
  path: string,
  name: string,
  cut: (route: Route) => Promise<void>,
) {
  const page = await from.newPage();
  await fill(page, path);
  let posts = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts++;
    return posts <= 2 ? cut(route) : route.continue();
  });
  for (const time of ['once', 'twice']) {
    await press(page);
    await page.locator('[data-said].alert').waitFor();
    const seen = await kept(page);
    check(
      `cut ${name}, ${time}`,
      seen.files === 1 && seen.letter === LETTER && Boolean(seen.said),
      seen,
    );
  }
  await press(page);
  check(`cut ${name}: sent at last`, await sent(page), page.url());
  await page.close();
}

/** Goes on by itself once the machine is online again. */
async function checkOffline(from: Browser, path: string) {
  const context = await from.newContext();
  const page = await context.newPage();
  await fill(page, path);
  await context.setOffline(true);
  await press(page);
  await page.locator('[data-said].alert').waitFor();
  const seen = await kept(page);
  check('offline', seen.files === 1 && seen.letter === LETTER, seen);
  await context.setOffline(false);
  check('online again', await sent(page), page.url());
  await context.close();
}

/** Two clicks on a slow line are one request. */
async function checkSlow(from: Browser, path: string) {
  const page = await from.newPage();
  await fill(page, path);
  let posts = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') {
      posts++;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    return route.continue();
  });
  await press(page);
  await press(page);
  check('a slow line', await sent(page), page.url());
  check('two clicks', posts === 1, posts);
  await page.close();
}

/** What is refused is not sent. */
async function checkFiles(from: Browser, path: string) {
  const page = await from.newPage();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await fill(page, path);
  posts.length = 0;
  for (const file of [
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') },
    { name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) },
  ]) {
    await page.setInputFiles('#file_cv', file);
    await press(page);
    const text = await page.locator('#file_cv-fault').textContent();
    check(`${file.name} is refused`, posts.length === 0 && Boolean(text), [posts, text]);
  }
  await page.setInputFiles('#file_cv', CV);
  await page.fill('#email', 'nobody');
  await page.evaluate(`document.querySelector('#email').removeAttribute('pattern')`);
  await press(page);
  await page.locator('#problems').waitFor();
  const files = await page.evaluate<number>(FILES);
  const letter = await page.locator('#cover_letter_text').inputValue();
  check('a refused form keeps its file', files === 1 && letter === LETTER, [files, letter]);
  await page.close();
}

async function checkWithoutScript(from: Browser, path: string) {
  const context = await from.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await fill(page, path);
  await press(page);
  check('without a script', await sent(page), page.url());
  await context.close();
}
