/** The part of the stylesheet for home, countries and cities: the hero, and the places to choose from. */

/** What a page begins with: a company has a cover instead. */
export const introStyle = `
.intro{margin-block:clamp(1rem,.4rem + 2.4vw,1.75rem) 0}
.intro p{margin-block-start:.9rem;max-width:68ch;text-wrap:balance;color:var(--soft)}
`;

export const placeStyle = `${introStyle}
.hero{
  position:relative;overflow:clip;background:var(--band);
  margin:-1.25rem calc(0px - max(1rem,50vw - 31rem)) 0;padding:clamp(1rem,5vw,3.5rem) max(1rem,50vw - 31rem) 4rem
}
.hero :is(h1,p){color:var(--on-band);position:relative}
.hero p{opacity:.92}
.hero svg{
  position:absolute;inset-block:-12% auto;inset-inline-end:max(-5rem,50vw - 36rem);block-size:132%;aspect-ratio:1;
  fill:var(--glow);opacity:.16
}
.hero+.filters{margin-block:-2.5rem 0;box-shadow:0 .4rem 1.6rem rgb(0 0 0/.14)}
.country{border-block-start:2px solid var(--band);padding-block:.8rem 1.6rem}
.country h3{font-family:var(--display);font-size:1.2rem;display:inline}
.country h3+p{display:inline;margin-inline-start:.6em;color:var(--soft)}
.cities{columns:14rem;column-gap:2.5rem}
.country .cities{columns:12rem;margin-block-start:.5rem}
.cities li{display:flex;align-items:baseline;gap:.5em;padding-block:.2rem;break-inside:avoid}
.cities li::before{content:"";order:1;flex:1;min-inline-size:1rem;border-block-end:1px dotted var(--soft);opacity:.6}
.cities span{order:2;color:var(--soft);font-variant-numeric:tabular-nums}
.destinations{margin-block-start:.6rem}
.destinations ul{
  display:flex;gap:.35rem;padding-block:.3rem;overflow-x:auto;scrollbar-width:none;
  margin-inline:-1rem;padding-inline:1rem;scroll-padding-inline:1rem
}
.destinations li{flex:none}
.destinations small{color:var(--soft);font-variant-numeric:tabular-nums}
.destinations+section{margin-block-start:1.25rem}
@media (min-width:44rem){
  .country{display:grid;grid-template:auto 1fr/14rem 1fr;align-items:baseline;column-gap:2.5rem;padding-block-end:1.1rem}
  .country h3+p{margin:0}
  .country .cities{grid-area:1/2/3;margin:0}
  .destinations ul{flex-wrap:wrap}
}
@media print{
  .hero svg{display:none}
  .hero{margin:0;padding:0;background:none}
  .hero :is(h1,p){color:#000}
  .cities li{break-inside:avoid}
}
`.replace(/\s*\n\s*/g, '');
