/** Looks at a page at all widths: nothing is cut off, axe-core finds nothing, and pictures are taken. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { audit } from '../check-pages/axe.ts';
import type { Report } from '../check-pages/check.ts';

/** Pixels. At the first nothing may be cut off; of the others there are pictures. */
const WIDTHS = [320, 390, 768, 1440] as const;
const HEIGHT = 900;
/** Pages of many rows are cut there. */
const PICTURE_HEIGHT_MAX = 2400;

export type Look = { shots: string; hasPictures: boolean; name: string };

export async function lookAt(
  page: Page,
  report: Report,
  { shots, hasPictures, name }: Look,
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await checkWidth(page, report, width);
    if (hasPictures && width !== WIDTHS[0]) {
      await takePicture(page, join(shots, `console-${name}-${width}.png`));
    }
  }
}

async function checkWidth(page: Page, report: Report, width: number): Promise<void> {
  const shown = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (shown > width) report.fail(`${shown} wide at ${width}`);
  if (width === 390) return;
  for (const violation of await audit(page)) report.fail(`at ${width}: ${violation}`);
}

async function takePicture(page: Page, path: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width, height: Math.min(height, PICTURE_HEIGHT_MAX) };
  await page.screenshot({ path, fullPage: true, clip });
}
