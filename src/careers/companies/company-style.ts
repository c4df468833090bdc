/** The styles of the pages of companies: their own part, and the tones of a company's colour. */

import { introStyle } from '#careers/layout/place-style.ts';
import { brandTones, contrast } from '#lib/brand-tones.ts';

const ownStyle = `
.cover{display:block;inline-size:100%;block-size:clamp(6.5rem,27vw,18rem);margin-block-start:.9rem;object-fit:cover;border-radius:.75rem;background:var(--band)}
div.cover{block-size:clamp(4.5rem,12vw,7rem)}
.identity{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75rem 1.25rem;margin-inline:clamp(.75rem,3vw,1.75rem)}
.identity .logo{
  inline-size:clamp(5rem,16vw,7.5rem);block-size:auto;aspect-ratio:1;margin-block-start:-2.25rem;padding:.5rem;
  object-fit:contain;background:#fff;border:1px solid var(--rule);border-radius:.75rem
}
.identity>div{grid-column:1/-1;padding-block-start:.75rem}
.identity .logo+div{grid-column:auto}
.identity h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.6rem)}
.headline{margin-block-start:.3rem;font-size:1.125rem;color:var(--soft);max-width:60ch}
.ways{display:flex;flex-wrap:wrap;gap:.6rem 1.25rem;align-items:center;grid-column:1/-1}
.about{max-width:66ch}
.about p+p{margin-block-start:.75em}
.told{display:grid;gap:1rem 2rem;align-items:start}
.told .written{max-width:66ch}
.written :is(ul,ol){padding-inline-start:1.3em}
.written ul{list-style:disc}
.written ol{list-style:decimal}
.written>*+*{margin-block-start:.75em}
.written :is(table,pre){max-inline-size:100%;overflow:auto;white-space:pre-wrap}
.written :is(h2,h3,h4){font-size:1.05rem}
.told img{inline-size:100%;block-size:auto;border-radius:.75rem}
.values{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.6rem}
.values li{padding:.9rem 1.1rem;background:var(--card);border:1px solid var(--rule);border-block-start:3px solid var(--band);border-radius:.5rem;font-weight:600}
.perks{display:flex;flex-wrap:wrap;gap:.4rem}
.perks li{padding:.3rem .9rem;background:var(--panel);border-radius:2rem}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.5rem}
.people li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem 1rem;align-content:start;align-items:center}
.people img{inline-size:5rem;block-size:5rem;object-fit:cover;border-radius:50%}
.people small{display:block;font-size:.9375rem;color:var(--soft)}
.people blockquote{grid-column:1/-1;margin-block-start:.6rem;padding-inline-start:1rem;border-inline-start:3px solid var(--band)}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:.6rem}
.pictures li:only-child{max-inline-size:32rem}
.pictures img{display:block;inline-size:100%;block-size:auto;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem}
.offices{display:grid;gap:1.25rem 2rem}
.office-maps{display:flex;flex-wrap:wrap;gap:1rem}
.office-maps figure{flex:1 1 14rem;max-inline-size:26rem}
.office-maps svg{display:block;inline-size:100%;max-block-size:24rem}
.office-maps image{opacity:.4}
.office-maps circle{fill:var(--link);stroke:var(--paper);stroke-width:5}
.office-maps text{font-size:36px;font-weight:600;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:8;stroke-linejoin:round}
.office-maps figcaption{font-size:.875rem;color:var(--soft);text-align:center}
.offices li{padding-block:.5rem;border-block-end:1px solid var(--rule)}
@media (min-width:44rem){
  .told:has(img){grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
  .offices:has(figure){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
}
@media print{.cover,.ways,.pictures,.office-maps{display:none}}
`.replace(/\s*\n\s*/g, '');

/** Of the list of companies. */
export const companiesStyle = `${introStyle}
.employers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:.6rem}
.employers li{position:relative;display:flex;gap:.9rem;align-items:center;min-block-size:4rem;padding:.6rem .9rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem}
.employers img{inline-size:2.75rem;block-size:2.75rem;object-fit:contain;background:#fff;border-radius:.35rem;padding:.15rem}
.employers a{font-weight:600}
.employers a::after{content:"";position:absolute;inset:0;border-radius:inherit}
.employers small{display:block;color:var(--soft)}
`.replace(/\s*\n\s*/g, '');

/** Of a button whose ground can hardly be told from the page. */
const EDGE_CONTRAST_MIN = 3;
const LIGHT_PAPER = '#faf8f5';

/** The style of a page; `colour` is `#rrggbb`. */
export function companyStyle(colour: string | null): string {
  if (colour === null) return ownStyle;
  const { band, onBand, onLight, onDark } = brandTones(colour);
  const needsEdge = contrast(band, LIGHT_PAPER) < EDGE_CONTRAST_MIN;
  return [
    `:root{--band:${band};--on-band:${onBand};--link:${onLight};--act:${band};--on-act:${onBand}}`,
    `@media (prefers-color-scheme:dark){:root{--link:${onDark};--act:${onDark};--on-act:var(--paper)}}`,
    // The site steps back: two strong colours side by side would fight.
    '.masthead{background:var(--panel);border-block-end:1px solid var(--rule)}',
    '.masthead a{color:var(--ink)}.brand svg{fill:var(--link)}.masthead :focus-visible{outline-color:var(--link)}',
    needsEdge ? 'button,.button,.cover{border:1px solid var(--link)}' : '',
    ownStyle,
  ].join('');
}
