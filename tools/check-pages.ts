/** Looks at every career domain and at the API document in a real browser, narrow and wide, and tells what is wrong. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { BASE_URL } from './seed.ts';
import { domains } from './seed/domains.ts';
import type { CareerDomain } from './seed/domains.ts';

/** The narrowest phone that is still about, and a common laptop. */
const WIDTHS = [320, 1280] as const;
const HEIGHT = 800;
const SHOTS_DIR = '.dev/shots';
/** A Latin script, one from right to left, and one without spaces. */
const SHOT_LANGUAGES: ReadonlySet<string> = new Set(['de-DE', 'ar', 'ja-JP']);
const SHOT_PAGES: ReadonlySet<string> = new Set(['home', 'city', 'job']);
const SHOT_HEIGHT_MAX = 6000;
const START_MS = 30_000;
const ANSWER_MS = 20_000;
const STOP_MS = 5000;
const READY_CHECKS_MAX = 100;
const READY_CHECK_MS = 50;
const NAMED_MAX = 3;

const HELP = `npm run check:pages -- [--base URL] [--dark]

Visits a home, country, city and job page and a missing one of each career domain of a
running, seeded service (default ${BASE_URL}), and /docs, at ${WIDTHS.join(' and ')} pixels.
Needs Debian's chromium. Screenshots go to ${SHOTS_DIR}. --dark prefers dark colours.`;

type Page = {
  name: string;
  url: string;
  status: number;
  language: string;
  /** A career page has a heading, a direction and, where it is found, a canonical URL. */
  canonical: string | null;
  isCareer: boolean;
  /** There once the page is whole. */
  ready: string;
};

type Facts = {
  headings: number;
  language: string;
  direction: string;
  title: string;
  description: string;
  canonical: string | null;
  paths: string[];
};

type Layout = { width: number; sticking: string[] };

/** What the page holds, whatever the width. */
const FACTS = `({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  direction: document.documentElement.dir,
  title: document.title.trim(),
  description: (document.querySelector('meta[name=description]')?.content ?? '').trim(),
  canonical: document.querySelector('link[rel=canonical]')?.href ?? null,
  paths: [...document.links].filter((a) => a.host === location.host).map((a) => a.pathname),
})`;

/** How wide the page is, and what of it sticks out of the window. */
const LAYOUT = `({
  width: document.documentElement.scrollWidth,
  sticking: [...document.querySelectorAll('body *')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .slice(0, ${NAMED_MAX})
    .map((one) => [one.localName, ...one.classList].join('.')),
})`;

/** Where to go from a page: the first link of the next kind. */
const COUNTRY_PATH = /^\/[a-z]{2}$/u;
const CITY_PATH = /^\/[a-z]{2}\/[^/]+$/u;
const JOB_PATH = /^\/jobs\/[^/]+$/u;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    dark: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const base = new URL(options.base);
let pagesChecked = 0;
let failures = 0;
mkdirSync(SHOTS_DIR, { recursive: true });
const browser = await openBrowser();
try {
  for (const domain of domains) if (!domain.isTest) await checkDomain(domain);
  await checkPage({
    name: 'docs',
    url: new URL('/docs', base).href,
    status: 200,
    language: 'en',
    canonical: null,
    isCareer: false,
    ready: '.swagger-ui .opblock',
  });
} finally {
  await browser.close();
}
console.log(`${pagesChecked} pages checked, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;

async function checkDomain(domain: CareerDomain): Promise<void> {
  const origin = new URL(base);
  origin.hostname = domain.hostname.replace(/\.example$/u, '.localhost');

  async function visit(kind: string, path: string, status = 200): Promise<string[] | null> {
    const facts = await checkPage({
      name: kind,
      url: new URL(path, origin).href,
      status,
      language: domain.language,
      canonical: status === 200 ? `https://${domain.hostname}${path}` : null,
      isCareer: true,
      ready: 'h1',
    });
    return facts && facts.paths;
  }

  /** Null when there is nowhere to go on from, which was told where it was found. */
  async function follow(from: string[] | null, kind: string, pattern: RegExp) {
    const path = from?.find((one) => pattern.test(one));
    if (path !== undefined) return visit(kind, path);
    if (from) fail(`${origin.host}: no link leads to a ${kind}`);
    return null;
  }

  const home = await visit('home', '/');
  const country = await follow(home, 'country', COUNTRY_PATH);
  const city = await follow(country, 'city', CITY_PATH);
  await follow(city, 'job', JOB_PATH);
  await visit('missing', '/nowhere/at/all', 404);
}

/** Judges one page at every width. Null means that it could not be read. */
async function checkPage(page: Page): Promise<Facts | null> {
  pagesChecked++;
  const wrong = (text: string) => fail(`${page.url} (${page.name}): ${text}`);
  try {
    const { status, errors } = await browser.visit(page.url, page.ready);
    const facts = await browser.evaluate<Facts>(FACTS);
    if (status !== page.status) wrong(`status ${status}, not ${page.status}`);
    for (const text of faultsOf(page, facts)) wrong(text);
    for (const width of WIDTHS) {
      await browser.resize(width);
      const layout = await browser.evaluate<Layout>(LAYOUT);
      if (layout.width > width) {
        wrong(`${layout.width} wide at ${width}: ${layout.sticking.join(', ')}`);
      }
      if (isShown(page)) await browser.shoot(join(SHOTS_DIR, shotName(page, width)), width);
    }
    for (const error of errors) wrong(error);
    return facts;
  } catch (error) {
    wrong(error instanceof Error ? error.message : String(error));
    return null;
  }
}

function faultsOf(page: Page, facts: Facts): string[] {
  const faults: string[] = [];
  if (facts.language !== page.language) faults.push(`lang "${facts.language}"`);
  if (facts.title === '') faults.push('no title');
  if (!page.isCareer) return faults;
  const direction = page.language === 'ar' ? 'rtl' : 'ltr';
  if (facts.direction !== direction) faults.push(`dir "${facts.direction}"`);
  if (facts.headings !== 1) faults.push(`${facts.headings} h1`);
  if (facts.canonical !== page.canonical) faults.push(`canonical ${facts.canonical}`);
  if (page.status === 200 && facts.description === '') faults.push('no description');
  return faults;
}

function isShown({ language, name, isCareer }: Page): boolean {
  return !isCareer || (SHOT_LANGUAGES.has(language) && SHOT_PAGES.has(name));
}

function shotName({ language, name }: Page, width: number): string {
  return `${[language, name, width, ...(options.dark ? ['dark'] : [])].join('-')}.png`;
}

function fail(text: string): void {
  failures++;
  console.log(text);
}

/** One tab of chromium, spoken to over the DevTools protocol. */
async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'check-pages-'));
  const chromium = spawn(
    'chromium',
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      // As root chromium has no sandbox to offer.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    if (chromium.pid !== undefined && chromium.exitCode === null) {
      const exit = once(chromium, 'exit');
      chromium.kill();
      await within(exit, STOP_MS, 'The end of chromium').catch(() => chromium.kill('SIGKILL'));
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connect(await addressOf(chromium));
    return { ...(await openTab(socket)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chromium says on its standard error where it listens. */
async function addressOf(chromium: ChildProcess): Promise<string> {
  const listening = new Promise<string>((resolve, reject) => {
    chromium.on('error', reject);
    chromium.on('exit', () => reject(new Error('Chromium ended before it listened.')));
    if (!chromium.stderr) return;
    createInterface(chromium.stderr).on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/u.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return within(listening, START_MS, 'The start of chromium');
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  const open = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Chromium refused the connection.')));
  });
  await within(open, START_MS, 'The connection to chromium');
  return socket;
}

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

type Happened = {
  'Page.loadEventFired': object;
  'Network.responseReceived': { type: string; response: { url: string; status: number } };
  'Log.entryAdded': { entry: { source: string; level: string; text: string; url?: string } };
  'Runtime.consoleAPICalled': { type: string; args: { value?: unknown; description?: string }[] };
  'Runtime.exceptionThrown': {
    exceptionDetails: { text: string; exception?: { description?: string } };
  };
};

async function openTab(socket: WebSocket) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;
  let sessionId: string | undefined;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method !== undefined) listeners.get(message.method)?.(message.params);
  });

  async function send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++lastId;
    const answer = new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await within(answer, ANSWER_MS, method).finally(() => {
      waiting.delete(id);
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  function on<Name extends keyof Happened>(name: Name, listen: (what: Happened[Name]) => void) {
    listeners.set(name, (params) => listen(params as Happened[Name]));
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result: { value: Value };
      exceptionDetails?: { text: string };
    }>('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  function resize(width: number): Promise<unknown> {
    // Not as a phone: there a page too wide would widen the window, and seem to fit.
    return send('Emulation.setDeviceMetricsOverride', {
      width,
      height: HEIGHT,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  async function visit(url: string, ready: string) {
    const errors: string[] = [];
    let status = 0;
    on('Network.responseReceived', ({ type, response }) => {
      if (type === 'Document') ({ status } = response);
    });
    on('Log.entryAdded', ({ entry }) => {
      // A missing page is asked for on purpose, and its status is judged on its own.
      const isAsked =
        entry.source === 'network' &&
        (entry.url === url || entry.url === new URL('/favicon.ico', url).href);
      if (entry.level === 'error' && !isAsked) errors.push(`${entry.text} ${entry.url ?? ''}`);
    });
    on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type === 'error')
        errors.push(args.map((a) => a.description ?? JSON.stringify(a.value)).join(' '));
    });
    on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      errors.push(exception?.description ?? text);
    });
    const loaded = new Promise<void>((resolve) => {
      on('Page.loadEventFired', () => resolve());
    });
    const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(errorText);
    await within(loaded, ANSWER_MS, 'Loading');
    if (!(await appears(ready))) throw new Error(`status ${status}, and no ${ready} appeared`);
    return { status, errors };
  }

  async function appears(selector: string): Promise<boolean> {
    const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`;
    for (let check = 0; check < READY_CHECKS_MAX; check++) {
      if (await evaluate<boolean>(isThere)) return true;
      await pause(READY_CHECK_MS);
    }
    return false;
  }

  async function shoot(file: string, width: number): Promise<void> {
    const { cssContentSize } = await send<{ cssContentSize: { height: number } }>(
      'Page.getLayoutMetrics',
    );
    const height = Math.min(Math.ceil(cssContentSize.height), SHOT_HEIGHT_MAX);
    const { data } = await send<{ data: string }>('Page.captureScreenshot', {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const attached = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  ({ sessionId } = attached);
  for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await send(`${domain}.enable`);
  if (options.dark) {
    const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
    await send('Emulation.setEmulatedMedia', { features });
  }
  return { visit, resize, evaluate, shoot };
}

async function within<Value>(work: Promise<Value>, ms: number, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
