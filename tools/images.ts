/** Draws the pictures of the career domains into `public/`: the one a shared link shows (1200 x 630), and the one a phone keeps (180 x 180). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { directionOf } from '#lib/language.ts';
import { escapeHtml } from '#lib/html.ts';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import { openChromium } from './check-pages/chromium.ts';
import { openTab } from './check-pages/tab.ts';
import { domains } from './seed/domains.ts';

const FOLDERS = { shared: 'public/og', kept: 'public/icons' };
/** What Open Graph and the home screens of phones ask for. */
const SHARED = { width: 1200, height: 630 };
const KEPT = { width: 180, height: 180 };

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
const chromium = await openChromium();
try {
  const tab = await openTab(chromium);
  for (const site of [...domains, anyDomain]) {
    await draw(sharedPicture(site), SHARED, `${FOLDERS.shared}/${site.hostname}.png`);
    // Instagram and TikTok take no PNG.
    await draw(sharedPicture(site), SHARED, `${FOLDERS.shared}/${site.hostname}.jpg`);
    await draw(keptPicture(site), KEPT, `${FOLDERS.kept}/${site.hostname}.png`);
  }

  async function draw(html: string, size: typeof KEPT, file: string): Promise<void> {
    await tab.open(
      `data:text/html;charset=utf-8;base64,${Buffer.from(html).toString('base64')}`,
      'body',
    );
    const { data } = await tab.capture(size, file.endsWith('.jpg') ? 'jpeg' : 'png');
    writeFileSync(file, Buffer.from(data, 'base64'));
  }
} finally {
  await chromium.close();
}
