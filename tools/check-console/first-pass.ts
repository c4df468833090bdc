/** A recruiter reads fifty applications by keys alone: how long they wait for us between one and the next. */
import type { Browser } from 'playwright-core';
import type { Report } from '../check-pages/check.ts';
import { applyByApi, openApi, openSession } from './session.ts';

const COUNT = 50;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;

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
  for (let n = 0; n < COUNT; n++) await applyByApi(api, job.id, `Cook${n} ${word}`);
  const path = `/console/acme/jobs/${job.hash_id}/board`;
  const { page, end } = await openSession(browser, tools, { path });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.locator('a.name').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/applications\//u);
    const waits: number[] = [];
    for (let n = 1; n < COUNT; n++) {
      await page.locator('[data-key=j]').waitFor();
      const from = page.url();
      const begun = performance.now();
      await page.keyboard.press('j');
      await page.waitForURL((url) => url.href !== from, { waitUntil: 'domcontentloaded' });
      await page.evaluate(
        'new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))',
      );
      waits.push(performance.now() - begun);
    }
    waits.sort((a, b) => a - b);
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
    console.log(
      `First pass: ${waits.length} times to the next candidate, waited ${at(0.5)} ms in the median, ${at(0.95)} ms at p95, processor ${SLOWDOWN} times slower`,
    );
  } finally {
    await end();
  }
}
