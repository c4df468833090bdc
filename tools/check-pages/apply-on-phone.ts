/** Applies for a job on a slow phone as a person does, from the page of the job to the thanks, and measures how long it takes. */
import type { Browser } from 'playwright-core';
import { domains } from '../seed/domains.ts';
import { toPdf } from '../seed/life/pdf.ts';
import type { Line } from '../seed/life/pdf.ts';
import type { Report } from './check.ts';
import { sitePages } from './site-pages.ts';
import { openTab } from './tab.ts';
import type { Tab } from './tab.ts';

const LANGUAGES = ['en-US', 'de-DE', 'ja-JP', 'ar'] as const;
const SECONDS_MAX = 60;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** A slow mobile network, as Lighthouse has it: milliseconds, and bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SCREEN = { width: 390, height: 844 };
/** What a person takes: to look at a page before they tap, to find a file, and to read a field that was filled for them. */
const LOOK_MS = 3000;
const CHOOSE_MS = 10_000;
const READ_MS = 2000;

/** What the form has when the CV has been read; a second application of the same person counts as the first. */
const APPLICANT = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace.hopper@example.com',
  phone: '+442079460958',
} as const;
const CV: readonly Line[] = [
  { text: `${APPLICANT.first_name} ${APPLICANT.last_name}`, size: 18, isBold: true },
  { text: APPLICANT.email, size: 11 },
  { text: '+44 20 7946 0958', size: 11 },
  { text: 'Work experience', size: 14, isBold: true, gapBefore: 14 },
  { text: '01/2019 – today  Baker, Acme Bread Ltd', size: 11 },
  { text: 'Bakes bread.', size: 11 },
  { text: 'Education', size: 14, isBold: true, gapBefore: 14 },
  { text: '2010 – 2014  Diploma, University of Leeds', size: 11 },
];

export async function applyOnPhone(
  browser: Browser,
  { base, report }: { base: URL; report: Report },
): Promise<void> {
  for (const language of LANGUAGES) {
    const domain = domains.find((one) => one.language === language);
    if (!domain) continue;
    const { origin, paths } = await sitePages(base, domain);
    const path = paths.get('job') ?? '/';
    report.page('an application on a phone', origin + path);
    const tab = await openTab(browser, { isPhone: true });
    try {
      const seconds = await apply(tab, report, origin + path);
      console.log(
        `${language}: applied in ${seconds.all.toFixed(1)} s, of which the service and the phone took ${seconds.waited.toFixed(1)}`,
      );
      if (seconds.all > SECONDS_MAX) report.fail(`took ${seconds.all} s`);
    } finally {
      await tab.page.context().close();
    }
  }
}

async function apply(
  tab: Tab,
  report: Report,
  url: string,
): Promise<{ all: number; waited: number }> {
  const { page } = tab;
  await page.setViewportSize(SCREEN);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  let paused = 0;
  const person = async (ms: number) => {
    paused += ms;
    await page.waitForTimeout(ms);
  };

  const startedAt = performance.now();
  await tab.open(url);
  await person(LOOK_MS);
  await tab.press('a.button[href$="/apply"]', '[name=file_cv]');
  await person(LOOK_MS + CHOOSE_MS);
  await page.setInputFiles('[name=file_cv]', {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(toPdf(CV)),
  });
  const status = page.locator('[data-filled]');
  const filledText = (await status.getAttribute('data-filled')) ?? '';
  await status.filter({ hasText: filledText }).waitFor();
  for (const [name, value] of Object.entries(APPLICANT)) {
    await person(READ_MS);
    const filled = await page.inputValue(`[name=${name}]`);
    if (filled !== value) report.fail(`${name} is "${filled}"`);
  }
  // What the company asks beside it is answered by the hand of the person.
  if (await tab.has('[name=consent]')) {
    await person(READ_MS);
    await page.check('[name=consent]');
  }
  const thanks = await tab.press('.send button');
  const all = performance.now() - startedAt;
  if (!thanks.url.endsWith('/apply/thanks')) report.fail(`led to ${thanks.url}`);
  for (const error of thanks.errors) report.fail(error);
  return { all: all / 1000, waited: (all - paused) / 1000 };
}
