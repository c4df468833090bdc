/** The part of the stylesheet for lists of jobs: the search form, cards and the filters that are set. */

/** Browsers that can show the content of a closed `<details>`; others have the folded form of phones at every width. */
const WIDE = '@media (min-width:48rem){@supports selector(::details-content)';

export const listStyle = `
.icon{
  inline-size:1.15em;block-size:1.15em;flex:none;vertical-align:-.2em;
  fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round
}
.filters{
  position:relative;z-index:2;display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:.35rem .5rem;
  background:var(--panel);border:1px solid var(--rule);border-radius:.75rem;padding:.75rem .85rem .35rem;margin-block-end:1.5rem
}
.filters :where(label,.what,.where,.choice summary){display:grid;gap:.2rem;min-inline-size:0}
.filters :where(label,.choice summary){font-size:.8125rem;line-height:1.25;color:var(--soft)}
.filters :where(input,select,.choice span){
  inline-size:100%;min-block-size:2.75rem;padding:.4rem .6rem;
  font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--soft);border-radius:var(--r);text-overflow:ellipsis
}
.filters ::placeholder{color:var(--soft);opacity:1}
.filters :is(input,select,span):hover{border-color:var(--link)}
.typed{position:relative;display:grid;align-items:center}
.typed>:is(.icon,input){grid-area:1/1}
.suggestions,.choice div{
  z-index:3;max-block-size:20rem;overflow:auto;padding:.3rem;
  background:var(--card);border:1px solid var(--soft);border-radius:var(--r);box-shadow:0 .5rem 1.5rem rgb(0 0 0/.18)
}
.suggestions{position:absolute;inset:calc(100% + .25rem) 0 auto}
.suggestions li{padding:.5rem .7rem;border-radius:.3rem;cursor:pointer}
.suggestions li:hover{background:var(--panel)}
.suggestions [aria-selected=true]{background:var(--act);color:var(--on-act);outline:2px solid transparent}
.typed>.icon{display:none;margin-inline-start:.7rem;pointer-events:none;z-index:1}
.filters .go{padding:.7rem;inline-size:2.75rem}
.filters>details{grid-column:1/-1}
.filters>*>summary{
  display:flex;align-items:center;gap:.5rem;inline-size:fit-content;min-block-size:2.75rem;padding-inline:.1rem .5rem;
  font-weight:600;color:var(--link);cursor:pointer;list-style:none
}
.filters summary::-webkit-details-marker{display:none}
.filters select{appearance:none}
.filters :is(summary,label:has(select))::after{content:"";inline-size:.45em;block-size:.45em;border:solid;border-width:0 2px 2px 0;rotate:45deg;translate:0 -25%}
.filters [open]>summary::after{rotate:225deg;translate:0 25%}
.filters>*>summary:hover{text-decoration:underline}
.filters summary b{min-inline-size:1.6em;border-radius:1em;text-align:center;font-size:.8125rem;line-height:1.6;background:var(--act);color:var(--on-act)}
.options{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));gap:.6rem .75rem}
.choice,.choice summary,label:has(select){position:relative;cursor:pointer}
.filters :is(.choice summary,label:has(select))::after{position:absolute;inset-block-end:1.15rem;inset-inline-end:.9rem;pointer-events:none}
.choice span{overflow:hidden;white-space:nowrap;line-height:1.8}
.filters :is(.choice span,select){padding-inline-end:1.6rem}
.choice[open]{grid-column:1/-1}
.choice div{margin-block-start:.25rem}
.choice label{display:flex;gap:.6rem;align-items:center;min-block-size:2.25rem;padding-inline:.5rem;font-size:1rem;color:var(--ink)}
.choice input{flex:none;inline-size:1.2rem;min-block-size:1.2rem;accent-color:var(--act)}
.filters .actions{padding-block:.85rem .6rem}
.place{display:grid;grid-template-columns:minmax(0,1fr) minmax(6rem,auto);align-items:start;gap:.6rem .75rem;margin-block-end:.6rem}
.near{grid-area:1/1;justify-self:end;padding:.6rem;inline-size:2.75rem;color:var(--link);background:none}
.typed:has(.near:not([hidden])) input{padding-inline-end:2.75rem}
.near[aria-busy]{opacity:.5}
${WIDE}{
  .filters{gap:.6rem .75rem;padding:1rem}
  .filters .go,.filters>*>summary{display:none}
  .typed>.icon{display:block}
  .typed input{padding-inline-start:2.4rem}
  .filters{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr) auto}
  .filters>details,.filters>details::details-content,.place{display:contents;content-visibility:visible}
  .choice[open]{grid-column:auto}
  .choice div{position:absolute;inline-size:max-content;max-inline-size:22rem;min-inline-size:100%}
  .filters :is(.what,.where,.place label){align-self:start}
  .options{grid-column:1/3}
  .options{grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr))}
  .options:empty{display:none}
  .filters:has(.options:empty){grid-template-columns:minmax(0,1.2fr) minmax(0,1fr) auto auto}
  .filters .actions{padding:0}
  .filters .actions button{flex:1}
  .filters .actions a{display:none}
}}
:is(.destinations,.chosen) a{
  display:flex;align-items:center;gap:.4rem;min-block-size:2.5rem;padding:.3rem .9rem;
  border:1px solid var(--rule);border-radius:2rem;background:var(--card);text-decoration:none
}
:is(.destinations,.chosen) a:hover{border-color:var(--link);text-decoration:underline}
.chosen{display:flex;flex-wrap:wrap;gap:.4rem;margin-block:0 .8rem}
.chosen .clear{border-color:transparent;background:none;text-decoration:underline}
.chosen+.hint{margin-block:-.3rem .8rem}
.chosen a{min-block-size:2rem;padding-block:.15rem;font-size:.9375rem}
.results{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 2rem;margin-block-end:.6rem}
.results h2{margin:0}
.results~p{margin-block-end:.8rem}
.sorts ul{display:flex;flex-wrap:wrap;gap:0 1.25rem}
.sorts :is(a,b){display:block;padding-block:.4rem;font-size:.9375rem}
.jobs{display:grid;gap:.6rem}
.group{font-size:1.125rem;margin-block:1.25rem .6rem}
.card{
  position:relative;padding:.85rem 1rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem;
  display:grid;grid-template:"logo what heart" auto "pay pay pay" auto "meta meta meta" auto "skills skills skills" auto/auto minmax(0,1fr) auto;row-gap:.15rem
}
.card:hover{border-color:var(--link)}
.logo{padding:.2rem;object-fit:contain;background:#fff;border:1px solid var(--rule);border-radius:var(--r)}
.card>.logo{grid-area:logo;inline-size:2.75rem;block-size:2.75rem;margin-inline-end:.75rem}
.card>div:not([class]){grid-area:what}
.card>.heart{grid-area:heart;align-self:start;margin-block:-.45rem;margin-inline:.5rem -.6rem}
.card :is(h3,h4){font-size:1.075rem;font-weight:650;line-height:1.35}
.card :is(h3,h4) a{text-decoration-color:transparent}
.card :is(h3,h4) a::after{content:"";position:absolute;inset:0;border-radius:inherit}
.card:hover :is(h3,h4) a{text-decoration-color:currentColor}
.card :is(.heart,p a){position:relative;z-index:1}
.card p{font-size:.9375rem}
.card b{font-weight:500}
.card :is(b,h3,h4) a{display:inline-block;min-block-size:1.6rem}
.by{display:flex;flex-wrap:wrap;gap:0 .8rem}
.by .icon{color:var(--soft);margin-inline-end:.25em}
.dots{display:block;overflow:clip}
.dots>*{display:inline-block;margin-inline:-1.1em 1.1em;padding-inline-start:1.1em}
.dots>:last-child{margin-inline-end:0}
.dots>*::before{content:"·";display:inline-block;inline-size:1.1em;margin-inline-start:-1.1em;text-align:center;color:var(--soft)}
.kinds,.posted{color:var(--soft)}
.posted{margin-inline-start:auto;white-space:nowrap}
.meta{grid-area:meta;display:flex;gap:0 1rem}
.pay{grid-area:pay;font-weight:600;font-variant-numeric:tabular-nums}
.card>.skills{grid-area:skills}
.skills{display:flex;flex-wrap:wrap;gap:.3rem;margin-block-start:.4rem}
.skills li{font-size:.8125rem;padding:.05rem .55rem;background:var(--panel);border-radius:1rem}
@media (max-width:43.99rem){
  .card>.skills{block-size:1.5rem;overflow:clip}
  .intro+.list{margin-block-start:1.25rem}
}
@media (max-width:22rem){
  .card{padding:.8rem .75rem}
  .card>.logo{inline-size:2.1rem;block-size:2.1rem;margin-inline-end:.5rem}
  .card>.heart{margin-inline-start:.2rem}
  .card :is(h3,h4){font-size:1rem}
}
@media (min-width:44rem){
  .card{padding:1rem 1.25rem;grid-template:"logo what pay heart" auto "logo kinds posted heart" auto "logo skills skills skills" auto/auto minmax(0,1fr) minmax(11rem,auto) auto}
  .card>.logo{inline-size:3.25rem;block-size:3.25rem;margin-inline-end:1rem}
  .meta{display:contents}
  .kinds{grid-area:kinds}
  .posted{grid-area:posted;text-align:end}
  .card .pay{text-align:end;font-size:1rem;line-height:1.45}
}`;
