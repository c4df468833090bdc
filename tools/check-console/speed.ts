/** How soon screens are painted, how long the browser takes for what is done on them, and how far they shift, with a slow processor. */
import type { Browser, Page } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { applyByApi, openApi, openSession } from './session.ts';

/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** Each screen is loaded as often: the median counts. */
const ROUNDS = 3;
const BUDGET = { paint: 1200, event: 150, shift: 0.02 } as const;
const APPLICANTS = 25;
const WIDE = { width: 1440, height: 900 };

type Seen = Record<keyof typeof BUDGET, number>;

/** Milliseconds to the largest paint and of the longest event, and the sum of the shifts that no input made. */
const WATCH = `(() => {
  const seen = { paint: 0, event: 0, shift: 0 };
  globalThis.seenBySpeed = seen;
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch('event', ({ duration }) => { seen.event = Math.max(seen.event, duration); }, { durationThreshold: 16 });
})()`;

/** What is painted until now, and the events until then are known. */
const PAINTED = `new Promise((painted) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 50))))`;

type Screen = { path: string; keys: readonly string[] };

export async function checkSpeed(
  browser: Browser,
  tools: { base: URL; report: Report },
): Promise<void> {
  const { base, report } = tools;
  const screens = await openScreens(base);
  const { page, root, end } = await openSession(browser, tools, {
    viewport: WIDE,
    // The observer does not run in the frame of a preview.
    expected: /Blocked script execution/u,
  });
  try {
    await page.addInitScript(WATCH);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    console.log(
      `Speed, processor ${SLOWDOWN} times slower, medians of ${ROUNDS}: largest paint, longest event, layout shift`,
    );
    for (const [name, screen] of Object.entries(screens)) {
      report.page(`speed of ${name}`, root + screen.path);
      const rounds: Seen[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // The first is cold: the script is asked for again.
        if (round === 0) await devtools.send('Network.clearBrowserCache');
        rounds.push(await seenOn(page, root, screen));
      }
      compare(report, name, medianOf(rounds));
    }
  } finally {
    await end();
  }
}

async function seenOn(page: Page, root: string, { path, keys }: Screen): Promise<Seen> {
  await page.goto(root + path, { waitUntil: 'load' });
  await page.evaluate(PAINTED);
  const { paint } = await page.evaluate<Seen>('seenBySpeed');
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(PAINTED);
  }
  return { ...(await page.evaluate<Seen>('seenBySpeed')), paint };
}

function medianOf(rounds: readonly Seen[]): Seen {
  const of = (what: keyof Seen) =>
    rounds.map((seen) => seen[what]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return { paint: of('paint'), event: of('event'), shift: of('shift') };
}

function compare(report: Report, name: string, seen: Seen): void {
  const { paint, event, shift } = seen;
  const room = (['paint', 'event', 'shift'] as const).map(
    (what) => `${Math.round((1 - seen[what] / BUDGET[what]) * 100)} %`,
  );
  console.log(
    `  ${name.padEnd(12)} ${Math.round(paint)} ms, ${Math.round(event)} ms, ${shift.toFixed(3)}; below the budget by ${room.join(', ')}`,
  );
  if (paint === 0) report.fail('no largest paint was seen');
  for (const what of ['paint', 'event', 'shift'] as const) {
    if (seen[what] > BUDGET[what]) report.fail(`${what} ${seen[what]} of ${BUDGET[what]}`);
  }
}

/** With a board of more cards than a column shows, and what is done by keys on each screen. */
async function openScreens(base: URL): Promise<Record<string, Screen>> {
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const job = await api<{ id: number; hash_id: string }>('POST', '/api/jobs/store', {
    title: `Potter ${word}`,
    status: 'Live',
    skills: ['Sourdough', 'Pastry'],
  });
  let id = 0;
  for (let n = 0; n < APPLICANTS; n++) id = await applyByApi(api, job.id, `Pia${n} ${word}`);
  const { candidate_id } = await api<{ candidate_id: number }>(
    'GET',
    `/api/candidate-job/show/${id}`,
  );
  const ofJob = `/jobs/${job.hash_id}`;
  const palette = ['Control+k', 'b', 'a', 'ArrowDown', 'Escape'];
  return {
    today: { path: '', keys: palette },
    jobs: { path: '/jobs', keys: palette },
    editor: { path: ofJob, keys: ['Tab', 'Tab', 'Tab'] },
    board: {
      path: `${ofJob}/board`,
      keys: ['j', 'j', 'k', 'x', 'm', 'Escape', '.', 'z', '?', 'Escape'],
    },
    table: { path: `${ofJob}/candidates`, keys: ['Tab', 'Tab', ...palette] },
    application: { path: `${ofJob}/applications/${id}`, keys: ['n', 'B', 'a'] },
    candidates: { path: '/candidates', keys: ['/', 'p', 'i'] },
    person: { path: `/candidates/${candidate_id}`, keys: palette },
    search: { path: '/search?q=baker', keys: ['/', 'b'] },
  };
}
