/** Debian's chromium without a window, driven by Playwright. */
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const EXECUTABLE = '/usr/bin/chromium';

/** Nothing that talks to other machines by itself, and no sandbox, which chromium refuses to root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS, ...flags] });
}
