/** The stylesheet of the career pages. It is inlined unchanged, because the content security policy names its hash. */

import { HUES, hueDegrees } from '#lib/colour.ts';
import { listStyle } from './list-style.ts';

const hues = Array.from({ length: HUES }, (_, hue) => `.hue-${hue}{--h:${hueDegrees(hue)}}`);

/** A heart as a CSS mask. Its attributes use single quotes, as the URL is in double quotes. */
const heart = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='2'%3E%3Cpath d='M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1z'/%3E%3C/svg%3E")`;

export const style = `
:root{
  color-scheme:light dark;
  --paper:#faf8f5;--card:#fffefd;--ink:#22252b;--soft:#565b66;--rule:#d9dade;--panel:#f1f1f0;--link:#2b4a7d;--band:#2b4a7d;--on-band:#fff;--error:#b3261e;
  --r:.5rem;--act:var(--band);--on-act:var(--on-band);--glow:#b9cbea;
  --heart:${heart('none')};--hearted:${heart('%23000')}
}
@media (prefers-color-scheme:dark){:root{
  --paper:#15171b;--card:#1b1e23;--ink:#ececee;--soft:#a9adb6;--rule:#363a42;--panel:#1d2026;--link:#a9c5f5;--band:#26344d;--error:#ffb4ab;--act:var(--link);--on-act:var(--paper)
}}
@supports (color:oklch(50% 0 0)){
  :root{
    --paper:oklch(98.1% .008 80);--card:oklch(99.7% .002 80);--ink:oklch(25% .02 var(--h));--soft:oklch(47% .025 var(--h));
    --rule:oklch(88% .016 var(--h));--panel:oklch(95.8% .013 var(--h));
    --link:oklch(42% .11 var(--h));--band:oklch(38% .095 var(--h));--glow:oklch(84% .1 var(--h))
  }
  @media (prefers-color-scheme:dark){:root{
    --paper:oklch(18.5% .012 var(--h));--card:oklch(22% .016 var(--h));--ink:oklch(93% .01 var(--h));--soft:oklch(75% .02 var(--h));
    --rule:oklch(34% .022 var(--h));--panel:oklch(25.5% .024 var(--h));
    --link:oklch(83% .085 var(--h));--band:oklch(32% .07 var(--h))
  }}
}
${hues.join('')}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{
  font:100%/1.5 system-ui,sans-serif;
  -webkit-text-size-adjust:100%;text-size-adjust:100%;
  --display:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Charter,Georgia,"Noto Serif",serif
}
html:lang(ja){
  font-family:system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;
  line-break:strict;--display:inherit
}
:lang(ja) :is(h1,h2,h3,.intro p){word-break:auto-phrase}
html:lang(ar){
  font-family:system-ui,"Geeza Pro","Noto Sans Arabic",Tahoma,sans-serif;
  line-height:1.7;--display:inherit
}
body{background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
.masthead,.foot,main{padding-inline:max(1rem,50vw - 31rem)}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
main:focus{outline:0}
ul,ol{padding:0;list-style:none}
p,li{text-wrap:pretty}
h1,h2,h3{line-height:1.2;text-wrap:balance}
h1,h2,h3,dd{hyphens:auto;hyphenate-limit-chars:14 6 6}
h1,h2,h3{font-weight:600}
h1,h2{font-family:var(--display)}
h1{font-size:clamp(1.9rem,1.35rem + 2.6vw,3.1rem);letter-spacing:-.012em;max-width:30ch}
h2{font-size:1.45rem;margin-block-end:.8rem}
:lang(ja) h1,:lang(ar) h1{letter-spacing:0;font-weight:700}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-block-start:-9rem;inset-inline-start:1rem;z-index:1;background:var(--paper);padding:.6rem 1rem}
.skip:focus{inset-block-start:.5rem}
.masthead{
  background:var(--band);padding-block:.35rem;
  display:flex;flex-wrap:nowrap;justify-content:space-between;align-items:center;gap:0 1.5rem
}
.masthead a{display:flex;align-items:center;gap:.7rem;min-block-size:2.75rem;color:var(--on-band);line-height:1.3;text-decoration:none}
.brand{font-family:var(--display);font-size:1.2rem;font-weight:600}
.brand svg{inline-size:1.9rem;block-size:1.9rem;flex:none;fill:var(--glow)}
.saved-link{font-size:.9375rem;flex:none}
.masthead .saved-link{gap:.5rem}
@media (max-width:43.99rem){.saved-link span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.masthead .saved-link{min-inline-size:2.75rem;justify-content:flex-end}.masthead{gap:0 .75rem}.brand{font-size:clamp(.95rem,5vw,1.2rem)}.masthead .brand{gap:.5rem}}
.saved-link b{min-inline-size:1.6em;padding-inline:.4em;border-radius:1em;text-align:center;font-size:.8125rem;line-height:1.6;background:var(--glow);color:#17191d}
.masthead a:hover{text-decoration:underline}
.masthead :focus-visible{outline-color:var(--on-band)}
main{padding-block:1.25rem 3.5rem}
main>section{margin-block-start:2.5rem}
.breadcrumb{font-size:.875rem;color:var(--soft)}
.breadcrumb li{display:inline}
.breadcrumb li+li::before{content:"/";margin-inline:.5em;color:var(--soft)}
.actions,.send{display:flex;flex-wrap:wrap;gap:.6rem 1.25rem;align-items:center}
button,.button{
  display:inline-block;font:inherit;font-weight:600;line-height:1.25;min-block-size:2.75rem;padding:.7rem 1.4rem;
  color:var(--on-act);background:var(--act);border:1px solid transparent;border-radius:var(--r);text-decoration:none;cursor:pointer
}
button:hover,.button:hover{text-decoration:underline}
.quiet,.heart{color:var(--link);background:none}
.quiet,.worded{border-color:var(--soft)}
.heart{padding:.6rem;justify-self:end}
.heart::before,.saved-link::before{
  content:"";display:block;inline-size:1.5rem;block-size:1.5rem;background:currentColor;
  -webkit-mask:var(--heart) center/contain no-repeat;mask:var(--heart) center/contain no-repeat
}
@media (forced-colors:active){:is(.heart,.saved-link)::before{background:LinkText}}
.heart[aria-pressed=true]::before{-webkit-mask-image:var(--hearted);mask-image:var(--hearted)}
@media (prefers-reduced-motion:no-preference){
  .heart:active::before{scale:1.25}
  .heart::before{transition:scale .15s}
}
.pager{margin-block-start:1.5rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1.5rem}
.pager p{color:var(--soft)}
.alert-link{margin-block-start:1.25rem}
.pager ul{display:flex;flex-wrap:wrap;gap:.25rem}
.pager :is(a,b,span){display:block;min-inline-size:2.5rem;padding:.5rem .6rem;text-align:center;font-variant-numeric:tabular-nums}
.pager b{background:var(--act);color:var(--on-act);border-radius:var(--r)}
.jobs~p{margin-block-start:1.5rem}
.hint{font-size:.9375rem;color:var(--soft)}
.foot{border-block-start:1px solid var(--rule);padding-block:1.5rem 2.5rem;font-size:.875rem;color:var(--soft)}
.foot>*+*{margin-block-start:.6rem}
.languages{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem}
${listStyle}
@media print{
  .masthead,.skip,.filters,.pager,.foot nav,.button,.alert-link,.breadcrumb,.heart{display:none}
  body{background:#fff;color:#000}
  .card{break-inside:avoid}
}
`.replace(/\s*\n\s*/g, '');
