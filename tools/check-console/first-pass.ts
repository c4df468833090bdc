/** A recruiter reads fifty applications with their CVs by keys alone: how long they wait for us between one and the next. */
import type { Browser, Page } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { toPdf } from '../seed/life/pdf.ts';
import { applyByApi, cvOf, openApi, openSession } from './session.ts';

const COUNT = 50;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** Milliseconds until any of it. */
const WAIT_MAX = 1000;
/** More than the first page of the CV has room for. */
const LINES = 60;
/** Less than anybody looks at a CV. */
const READING_MS = 1000;

const TIMES = `new Promise((resolve) => {
  const times = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
    if (!paint || loadEventEnd === 0) return setTimeout(times, 20);
    const { timeOrigin } = performance;
    resolve({ painted: timeOrigin + paint.startTime, loaded: timeOrigin + loadEventEnd });
  };
  times();
})`;

/** `answered` is the part of `shown` that is ours: from then on the browser's viewer has it. */
type Waited = { painted: number; answered: number; shown: number };

const untils = {
  painted: 'the application is painted',
  answered: 'its CV of two pages is answered',
  shown: 'the viewer of the browser shows it',
} as const satisfies Record<keyof Waited, string>;

export async function checkFirstPass(
  browser: Browser,
  tools: { base: URL; report: Report },
): Promise<void> {
  const { base, report } = tools;
  report.page('a first pass by keys', base.href);
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const job = await api<{ id: number; hash_id: string }>('POST', '/api/jobs/store', {
    title: `Cook ${word}`,
    status: 'Live',
  });
  for (let n = 0; n < COUNT; n++) {
    const name = `Cook${n} ${word}`;
    await applyByApi(api, job.id, name, pdfOf(name));
  }
  const path = `/console/acme/jobs/${job.hash_id}/board`;
  const { page, end } = await openSession(browser, tools, { path });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.locator('a.name').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/applications\//u);
    const waits: Waited[] = [];
    for (let n = 1; n < COUNT; n++) {
      waits.push(await waitForNext(page));
      await page.waitForTimeout(READING_MS);
    }
    print(report, waits);
  } finally {
    await end();
  }
}

/** By the clock of the browser, from the key on: what drives it takes time of its own. */
async function waitForNext(page: Page): Promise<Waited> {
  await page.locator('[data-key=j]').waitFor();
  const from = page.url();
  const document = page.waitForResponse((answer) => answer.url().includes('/documents/'));
  const pressed = Date.now();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== from, { waitUntil: 'domcontentloaded' });
  const answer = await document;
  // The page is loaded when its frames are; the viewer takes the document, so its answer never ends.
  await page.waitForLoadState('load');
  if (answer.status() !== 200) throw new Error(`The CV is answered with ${answer.status()}.`);
  const { startTime, responseStart } = answer.request().timing();
  const { painted, loaded } = await page.evaluate<{ painted: number; loaded: number }>(TIMES);
  return {
    painted: painted - pressed,
    answered: startTime + responseStart - pressed,
    shown: loaded - pressed,
  };
}

function print(report: Report, waits: readonly Waited[]): void {
  for (const what of ['painted', 'answered', 'shown'] as const) {
    const sorted = waits.map((one) => one[what]).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    const name = untils[what];
    console.log(
      `First pass: ${waits.length} times to the next candidate, until ${name} ${at(0.5)} ms in the median, ${at(0.95)} ms at p95, processor ${SLOWDOWN} times slower`,
    );
    if (at(0.95) > WAIT_MAX) report.fail(`${at(0.95)} ms of ${WAIT_MAX} until ${name}`);
  }
}

function pdfOf(name: string): File {
  const work = Array.from({ length: LINES }, (_, at) => `${1960 + at} Baker, Mill Bakery`);
  const lines = [...cvOf(name).split('\n'), ...work].map((text) => ({ text, size: 11 }));
  const bytes = new Uint8Array(toPdf(lines));
  return new File([bytes], 'cv.pdf', { type: 'application/pdf' });
}
