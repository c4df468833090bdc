/** Prints HTML to PDF by Debian's Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const EXECUTABLE = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Writes one PDF per source into the folder `to`. */
export async function printWithChromium(
  sources: readonly { file: string; html: string }[],
  to: string,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'cv-corpus-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE,
    args: FLAGS,
    // Layouts that name fonts and styles of other hosts are printed without them.
    offline: true,
  });
  try {
    const page = await browser.newPage();
    for (const { file, html } of sources) {
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf({ path: join(to, file), preferCSSPageSize: true, printBackground: true });
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
