/** Draws the pictures of the career domains into `public/`: for shared links (1200 x 630) and for home screens (180 x 180). */
import { mkdirSync } from 'node:fs';
import { directionOf } from '#lib/language.ts';
import { escapeHtml } from '#lib/html.ts';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import { openBrowser } from './browser.ts';
import { domains } from './seed/domains.ts';

const FOLDERS = { shared: 'public/og', kept: 'public/icons' };
/** What Open Graph and the home screens of phones ask for. */
const SHARED = { width: 1200, height: 630 };
const KEPT = { width: 180, height: 180 };

/** Of 100: letters stay sharp, and the file small. */
const JPEG_QUALITY = 88;

type Drawn = { hostname: string; name: string; language: string; hue: number };

/** For a domain that has no pictures yet. */
const anyDomain: Drawn = { hostname: 'default', name: '', language: 'en', hue: 7 };

const paths = (site: Drawn) => `<path d="${iconPath(site.hostname)}"/>`;
const mark = (site: Drawn) => `<svg viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${paths(site)}</svg>`;

/** The colours of the masthead, and the mark once more across the edge. */
function sharedPicture(site: Drawn): string {
  const degrees = hueDegrees(site.hue);
  const [band, deep, glow, soft] = [
    hexOf(0.38, 0.095, degrees),
    hexOf(0.3, 0.085, degrees),
    hexOf(0.84, 0.1, degrees),
    hexOf(0.9, 0.03, degrees),
  ];
  return `<!doctype html><html lang="${site.language}" dir="${directionOf(site.language)}"><style>
    *{margin:0;box-sizing:border-box}
    html{overflow:hidden}
    body{width:${SHARED.width}px;height:${SHARED.height}px;overflow:hidden;position:relative;background:${band};color:#fff;padding:84px 90px;display:flex;flex-direction:column;justify-content:space-between}
    .big{position:absolute;inset-block-start:-70px;inset-inline-end:-130px;width:640px;fill:${deep}}
    .mark{width:150px;fill:${glow};position:relative}
    h1{font:600 88px/1.1 "Noto Serif","URW Palladio L",serif;max-width:900px;position:relative}
    :lang(ja) h1,:lang(ar) h1{font-family:"Noto Sans CJK JP","Noto Sans Arabic",sans-serif;font-weight:700}
    p{font:400 34px/1.3 "Noto Sans",sans-serif;color:${soft};position:relative}
  </style><div class="big">${mark(site)}</div><div class="mark">${mark(site)}</div>
  <div><h1>${escapeHtml(site.name)}</h1>${site === anyDomain ? '' : `<p dir="ltr">${site.hostname}</p>`}</div></html>`;
}

function keptPicture(site: Drawn): string {
  const degrees = hueDegrees(site.hue);
  return `<!doctype html><html><style>
    *{margin:0}
    body{width:${KEPT.width}px;height:${KEPT.height}px;background:${hexOf(0.38, 0.095, degrees)};display:grid;place-items:center}
    svg{width:112px;fill:${hexOf(0.84, 0.1, degrees)}}
  </style>${mark(site)}</html>`;
}

for (const folder of Object.values(FOLDERS)) mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const site of [...domains, anyDomain]) {
    await draw(sharedPicture(site), SHARED, `${FOLDERS.shared}/${site.hostname}.png`);
    // Instagram and TikTok take no PNG.
    await draw(sharedPicture(site), SHARED, `${FOLDERS.shared}/${site.hostname}.jpg`);
    await draw(keptPicture(site), KEPT, `${FOLDERS.kept}/${site.hostname}.png`);
  }

  async function draw(html: string, size: typeof KEPT, path: string): Promise<void> {
    await page.setViewportSize(size);
    await page.setContent(html);
    const isJpeg = path.endsWith('.jpg');
    await page.screenshot({ path, ...(isJpeg && { type: 'jpeg', quality: JPEG_QUALITY }) });
  }
} finally {
  await browser.close();
}
