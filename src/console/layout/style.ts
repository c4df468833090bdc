/** The one stylesheet of the console, put inline as it is: its hash stands in the content policy. The colors are those of the account pages. */

const tokens = `
:root{
  color-scheme:light dark;
  --paper:#f6f5f2;--card:#fff;--well:#ecebe6;--ink:#22252b;--soft:#565b66;--rule:#d9dade;--link:#2b4a7d;--band:#2b4a7d;--on-band:#fff;
  --act:#2b4a7d;--on-act:#fff;--bad:#a3231b;--bad-panel:#fcf1ef;--good:#2c6640;--good-panel:#eef5f0;--heed:#855700;--heed-panel:#fdf5e4
}
@media (prefers-color-scheme:dark){:root{
  --paper:#15171b;--card:#1d2026;--well:#111317;--ink:#ececee;--soft:#a9adb6;--rule:#363a42;--link:#a9c5f5;--band:#26344d;
  --act:#a9c5f5;--on-act:#15171b;--bad:#ffb0a3;--bad-panel:#33201f;--good:#93cfa8;--good-panel:#1c2b22;--heed:#eec26c;--heed-panel:#2f281a
}}
`;

const base = `
*{box-sizing:border-box;margin:0}
html{
  font:100%/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%;
  --display:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Charter,Georgia,"Noto Serif",serif
}
html:is(:lang(ar),:lang(ja)){--display:inherit}table:lang(ja){word-break:keep-all}
body{background:var(--paper);color:var(--ink);min-block-size:100dvh;display:grid;grid-template:auto 1fr/minmax(0,1fr);overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
:is(a,button,.masthead summary):hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
main:focus{outline:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-family:var(--display);font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:1.5rem;letter-spacing:-.01em}
h2{font-size:1.125rem}
h3{font-size:1rem}
small,.soft,.hint{font-size:.8125rem;color:var(--soft)}
code{font:.9375rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.num{font-variant-numeric:tabular-nums}
.skip{position:absolute;inset-block-start:-9rem;z-index:9;background:var(--card);padding:.6rem 1rem}
.skip:focus{inset-block-start:.5rem}
main{padding:1.25rem max(1rem,50vw - 36rem) 5rem;min-inline-size:0}
main.wide{padding-inline:1rem}
main.message{inline-size:min(30rem,100%);margin:10vh auto;padding:1.5rem}
main.message>*+*{margin-block-start:1rem}
`;

const masthead = `
.masthead{
  display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;background:var(--band);color:var(--on-band);padding:.25rem 1rem;z-index:5
}
.masthead :focus-visible{outline-color:var(--on-band)}
.masthead>a,.places a,.masthead summary{color:inherit;text-decoration:none;padding:.6rem .5rem;font-size:.9375rem}
.places{display:flex;flex-wrap:wrap;flex:1}
.places [aria-current]{box-shadow:inset 0 -3px currentColor}
.brand{font-family:var(--display);font-weight:600}
.brand::before{
  content:"";display:inline-block;inline-size:.5em;block-size:.5em;margin-inline-end:.6em;border:.14em solid #b9cdf0;transform:rotate(45deg)
}
.menu{position:relative}
.menu>summary{list-style:none}
.menu>summary::-webkit-details-marker{display:none}
.menu>summary::after{content:"";display:inline-block;margin-inline-start:.5em;border:.28em solid transparent;border-block-start-color:currentColor;translate:0 .14em}
.menu-panel{
  position:absolute;inset-block-start:100%;inset-inline-end:0;z-index:7;min-inline-size:14rem;padding:.5rem;
  background:var(--card);color:var(--ink);border:1px solid var(--rule);border-radius:4px;box-shadow:0 8px 30px #0003
}
html:not(.js) .js-only{display:none}
.menu-panel :is(a,.plain){display:block;padding:.5rem .6rem;color:var(--link);text-decoration:none}
.menu-panel form{padding:.5rem .6rem .25rem;border-block-start:1px solid var(--rule);margin-block-start:.35rem}
.menu-panel :focus-visible{outline-color:var(--link)}
`;

const controls = `
button,.button{
  font:inherit;font-weight:600;font-size:.9375rem;line-height:1.3;min-block-size:2.5rem;padding:.5rem .9rem;border-radius:3px;
  border:1px solid transparent;background:var(--act);color:var(--on-act);cursor:pointer;text-decoration:none;display:inline-block
}
:is(button,.button).quiet{background:none;color:var(--link);border-color:currentColor}
:is(button,.button).bad{background:none;color:var(--bad);border-color:currentColor}
:is(button,.button).plain{font-weight:400;font-size:1rem;background:none;color:var(--link);border:0;padding:.25rem 0;min-block-size:1.5rem;text-decoration:underline}
select,textarea,input:not([type=checkbox],[type=radio],[type=file]){
  font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:3px;min-block-size:2.5rem;padding:.35rem .6rem;
  max-inline-size:100%
}
input:is([type=checkbox],[type=radio]){inline-size:1.15rem;block-size:1.15rem;accent-color:var(--act);margin:0;flex:none}
.field{display:grid;gap:.25rem}
.field>label,legend{font-weight:600;font-size:.9375rem;padding:0}
.field :is(input:not([type=checkbox],[type=radio]),select,textarea){inline-size:100%}
.field+.field,form>*+*,.stack>*+*{margin-block-start:.9rem}
.choice{display:flex;gap:.6rem;align-items:center;min-block-size:2rem}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:0 1rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:.9rem 1.5rem}
fieldset{border:0;padding:0;min-inline-size:0}
.wrong{border-inline-start:3px solid var(--bad);padding-inline-start:.7rem}
.fault,.alert{color:var(--bad)}
.alert,.notice{border-inline-start:3px solid;padding:.7rem .9rem}
.alert{background:var(--bad-panel);margin-block-end:1rem}
.notice{border-color:var(--good);background:var(--good-panel)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;min-block-size:1.5rem}
.row>*,.filters>*,form>[type=hidden]+*,.stack>[type=hidden]:first-child+*{margin-block-start:0}
.row>h3{margin-inline-end:auto}
.panel{background:var(--card);border:1px solid var(--rule);border-radius:4px;padding:1rem;min-inline-size:0}
:is(.panel,.empty,.mail)>*+*{margin-block-start:.7rem}
main>.panel{max-inline-size:46rem}
.panels{display:grid;gap:1rem;align-content:start}.today{margin-block-start:1rem}
.summary{gap:.25rem 1.25rem;margin-block-start:.4rem}.summary a{color:inherit;text-decoration:none}.summary b{color:var(--link)}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1.25rem;margin-block-end:.9rem}
.mark{white-space:nowrap;display:inline-block;padding:0 .45rem;border-radius:3px;font-size:.8125rem;font-weight:600;color:var(--soft);box-shadow:inset 0 0 0 1px var(--rule)}
.mark.good{color:var(--good);background:var(--good-panel);box-shadow:none}
.mark.heed{color:var(--heed);background:var(--heed-panel);box-shadow:none}
.mark.bad{color:var(--bad);background:var(--bad-panel);box-shadow:none}
.tags{display:flex;flex-wrap:wrap;gap:.3rem}
.tags li{border:1px solid var(--rule);border-radius:3px;padding:0 .45rem;font-size:.875rem}
.tags .hit{border-color:var(--good);color:var(--good);background:var(--good-panel)}
.tabs{display:flex;flex-wrap:wrap;gap:0 1.25rem;border-block-end:1px solid var(--rule);margin-block-end:1rem}
.tabs a{padding:.5rem 0;text-decoration:none}
.tabs [aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -3px var(--act)}
.filters{display:flex;flex-wrap:wrap;align-items:end;gap:.6rem;margin-block-end:1rem}
.filters>.field{flex:1 9rem;margin:0}
.filters[role=search]>.field{max-inline-size:24rem}
.filters>details{flex:1 100%}
details>.filters{margin-block:.7rem}
.scroll{overflow-x:auto;position:relative}
.scroll table{min-inline-size:42rem}
.scroll[tabindex],.top+.soft{margin-block-end:1rem}
table{border-collapse:collapse;inline-size:100%;background:var(--card);overflow-wrap:break-word}
th,td{text-align:start;padding:.45rem .6rem;border-block-end:1px solid var(--rule);vertical-align:top}
td a{overflow-wrap:anywhere}[data-label=""]{white-space:nowrap}
th{font-size:.8125rem;color:var(--soft);font-weight:600}
tbody th{font-size:1rem;color:inherit;font-weight:400;min-inline-size:12rem;overflow-wrap:anywhere}
.dots{margin-block:-.5rem;border:0}.row-menu{inset:auto;position-area:end span-start}
.stage-bar{inline-size:100%;min-inline-size:8rem;block-size:6px;display:block;margin-block:.35rem .1rem}
[dir=rtl] .stage-bar{transform:scaleX(-1)}
.stage-bar rect{fill:var(--act)}
.stage-bar rect:nth-child(2n){fill-opacity:.55}
.stage-counts{display:flex;flex-wrap:wrap;gap:0 1rem;font-size:.8125rem;color:var(--soft)}
.stage-counts .num{color:var(--ink);font-weight:600}
td.num,th.num{text-align:end}
.empty{padding:2.5rem 1rem;color:var(--soft);text-align:center}
.lines li{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem;padding-block:.4rem;border-block-end:1px solid var(--rule)}
.lines li:last-child{border:0}
.asked>a,.lines :is(li,span,div)>a{font-weight:600;text-decoration:none}
.panel>h3:not(:nth-child(-n+2)){margin-block-start:1rem}
.asked{flex:1 12rem;min-inline-size:0}.rows .filters{margin-block:.3rem .6rem}.rows .row{flex:0 0 9rem;justify-content:end}.translation{border-inline-start:3px solid var(--well);padding-inline-start:.9rem}
.found{max-inline-size:44rem}.found>*+*{margin-block-start:.4rem}
.found h2{font:600 .8125rem/1.4 system-ui,sans-serif;color:var(--soft);margin-block-start:.9rem}
.palette{inline-size:min(36rem,100% - 2rem);max-inline-size:none;margin-block:12vh auto;max-block-size:76vh;overflow-y:auto}
.palette input{inline-size:100%}
.palette :is(li>a,li>button){flex:1;text-align:start}
.palette .lines li{border:0;padding-block:0}
.palette .lines :is(a,button){padding:.35rem .25rem;font-weight:500;text-decoration:none}
.palette:has(input:focus) :is(#commands:not([hidden]),#commands[hidden]+#found)>ul:first-of-type>li:first-child>:first-child{background:var(--well)}
.seek kbd{margin-inline-start:.4rem;color:inherit;border-color:#fff6}
.steps li{padding-block:.3rem;padding-inline-start:1.7rem;position:relative}
.steps li::before{content:"";position:absolute;inset-inline-start:.1rem;inset-block-start:.5rem;inline-size:.9rem;block-size:.9rem;border:1.5px solid var(--soft);border-radius:50%}
.steps .done{color:var(--soft)}
.steps .done::before{background:var(--good);border-color:var(--good)}
.facts{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.3rem .9rem}
.facts dt{color:var(--soft)}
kbd{font:600 .75rem/1 ui-monospace,monospace;border:1px solid var(--rule);border-block-end-width:2px;border-radius:3px;padding:.1rem .35rem}
dialog{margin:auto;max-inline-size:34rem;border:1px solid var(--rule);border-radius:6px;background:var(--card);color:inherit;padding:1.25rem}
dialog::backdrop{background:#0006}
[popover]:not(:popover-open){display:none}
iframe{inline-size:100%;block-size:70vh;border:1px solid var(--rule);background:#fff}
img.thumb{max-inline-size:100%;max-block-size:8rem;background:#fff;border:1px solid var(--rule);padding:.3rem;border-radius:3px}
[aria-busy=true]{opacity:.65}
#toast:not(:empty){
  position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:6;max-inline-size:min(30rem,100% - 2rem);
  display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;background:var(--ink);color:var(--paper);padding:.6rem 1rem;border-radius:4px
}
#toast form{display:contents}
#toast a{color:inherit}
#toast button{background:none;border-color:currentColor;color:inherit;min-block-size:2rem;padding-block:.25rem}
`;

const board = `
.columns{
  display:grid;grid-auto-flow:column;grid-auto-columns:minmax(15.5rem,1fr);gap:.75rem;overflow-x:auto;position:relative;align-items:start;
  scroll-snap-type:x proximity;padding-block-end:.5rem
}
.column{background:var(--well);border-radius:4px;padding:.6rem;scroll-snap-align:start;min-inline-size:0;display:flex;flex-direction:column;gap:.5rem}
.column>h2{display:flex;justify-content:space-between;gap:.5rem;padding:.1rem .25rem;font-size:1.0625rem}
.count{font:500 .875rem/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums;color:var(--soft)}
.cards{display:grid;gap:.45rem;max-block-size:calc(100dvh - 14rem);overflow-y:auto;padding:2px;min-block-size:3rem;align-content:start}
.card{
  display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.1rem .55rem;background:var(--card);border:1px solid var(--rule);
  border-radius:4px;padding:.5rem .55rem
}
.card:has(:checked){border-color:var(--act);box-shadow:inset 3px 0 var(--act)}
.card label{display:grid;place-items:center;align-self:start;min-inline-size:1.5rem;min-block-size:1.5rem}
.card .name{font-weight:600;color:var(--ink);text-decoration:none;min-block-size:1.5rem}
.card .name.unread::before{content:"";display:inline-block;inline-size:.5rem;block-size:.5rem;margin-inline-end:.4rem;background:var(--act);border-radius:50%}
.card p{grid-column:2/-1;font-size:.8125rem;color:var(--soft);line-height:1.35}
.card p.head{color:var(--ink)}
.facts-line span+span::before{content:"\\00b7";margin-inline:.4em}
.late{color:var(--heed);font-weight:600}
.card .move,.card .reject{font-size:.8125rem;min-inline-size:1.5rem;min-block-size:1.5rem;text-align:center;padding-inline:.2rem}
.stage-choice{grid-column:1/-1;display:grid;gap:.3rem;padding-block-start:.4rem}
.move-menu{border:1px solid var(--rule);border-radius:4px;background:var(--card);color:inherit;padding:.4rem;inset:auto;margin:0;box-shadow:0 8px 30px #0003;min-inline-size:13rem}
.move-menu:popover-open{display:grid;gap:.15rem}
:is(.move-menu,.stage-choice) button{text-align:start;min-block-size:2.25rem;font-weight:500;background:none;color:var(--link);border:0}
.stage-choice button{border:1px solid var(--rule)}
.grip{display:none}
.js .grip{
  display:grid;place-items:center;grid-column:1;grid-row:2/span 3;touch-action:none;cursor:grab;inline-size:1.5rem;block-size:1.5rem;color:var(--soft)
}
.grip::before{content:"";inline-size:.6rem;block-size:.85rem;background:radial-gradient(circle,currentColor 1px,transparent 1.6px) 0 0/.3rem .3rem}
.dragged{opacity:.35}
.ghost{position:fixed;z-index:8;pointer-events:none;inset:0 auto auto 0;box-shadow:0 6px 20px #0003;rotate:1deg}
.over{outline:2px dashed var(--act);outline-offset:-3px}
.busy{opacity:.85}
.new{animation:new 1.6s}
@keyframes new{from{background:var(--heed-panel)}}
.bulk{
  position:fixed;inset:auto 0 0;background:var(--card);border-block-start:1px solid var(--rule);padding:.5rem 1rem;display:none;
  flex-wrap:wrap;align-items:center;gap:.5rem;z-index:4
}
form:has([name^="pick."]:checked) .bulk{display:flex}
body:has([name^="pick."]:checked) #toast{inset-block-end:4.5rem}
.stage-tabs{display:none}
`;

const record = `
.record{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.entry{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:.2rem .9rem}
.timeline li{padding-block:.5rem;padding-inline-start:1.1rem;border-inline-start:2px solid var(--rule);position:relative}
.timeline li::before{
  content:"";position:absolute;inset-block-start:.95em;inset-inline-start:-5px;inline-size:.45rem;block-size:.45rem;background:var(--card);
  border:1.5px solid var(--soft);transform:rotate(45deg)
}
.quote{background:var(--heed-panel);padding:.5rem .7rem;border-radius:3px;white-space:pre-wrap}
.text{white-space:pre-wrap}
.mail{border:1px solid var(--rule);border-radius:4px;background:var(--paper);padding:.9rem;margin-block-start:.5rem}
.mail :is(ul,ol){list-style:revert;padding-inline-start:1.5rem}
summary{cursor:pointer;min-block-size:1.5rem}
`;

const narrow = `
@media (min-width:64rem){html{scroll-padding-block:4rem 5rem}.stuck{position:sticky;inset-block-start:0;z-index:3;background:var(--paper);padding-block:.5rem}body:has(.bar) #toast{inset-block-end:4.5rem}.bar{position:sticky;inset-block-end:0;z-index:3;background:var(--paper);padding-block:.6rem;border-block-start:1px solid var(--rule)}.today{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);align-items:start}.today>:is(.steps,.empty){grid-column:1/-1}.record{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr) 23rem;align-items:start}.record.two{grid-template-columns:minmax(0,1fr) 23rem}.record.halves{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.halves>aside{position:sticky;inset-block-start:1rem}}
@media (max-width:63.99rem){.record .actions{order:-1}}
@media (max-width:40rem){
  .places{position:fixed;inset:auto 0 0;z-index:5;background:var(--band);justify-content:space-around;flex-wrap:nowrap}
  .places a{padding:.9rem .6rem}
  .places [aria-current]{box-shadow:inset 0 3px currentColor}
  .masthead{justify-content:space-between}
  .seek kbd{display:none}
  .entry{grid-template-columns:minmax(0,1fr)}
  #toast:not(:empty),body:has([name^="pick."]:checked) #toast{inset-block-end:4rem}
  .bulk{inset-block-end:3.1rem}
  .columns{grid-auto-flow:row;grid-template-columns:minmax(0,1fr);grid-auto-columns:auto}
  .cards{max-block-size:none}
  .stage-tabs{display:flex}
  .columns.chosen>.column:not(.current){display:none}
}
@media (max-width:30rem){
  .rows .field:has(+.field){flex-basis:100%}
  .scroll .carded{min-inline-size:0;background:none}
  .carded,.carded :is(tbody,tr,th,td){display:block}
  .carded thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
  .carded tr{position:relative;background:var(--card);border:1px solid var(--rule);border-radius:4px;padding:.5rem .75rem;margin-block-end:.6rem}
  .carded :is(th,td){border:0;padding:.15rem 0;text-align:start}
  .carded th{font-weight:600;padding-inline-end:2rem}
  .carded small{font-weight:400}
  .carded [data-label]{position:relative;padding-inline-start:6rem}
  .carded [data-label]::before{position:absolute;inset-inline-start:0;inline-size:5.75rem;font-size:.8125rem;color:var(--soft);content:attr(data-label);content:attr(data-label)/""}
  .carded td:not([data-label]){position:absolute;inset-block-start:.5rem;inset-inline-end:.75rem}
  .carded td:is(:empty,:has(>bdi:empty)){display:none}
}
.column{container-type:inline-size}
@container (max-width:17rem){.card :is(.name,.move){grid-column:2/-1;justify-self:start}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media (forced-colors:active){
  .card,.column,.panel,.mark{border:1px solid CanvasText}
  .card:has(:checked){outline:2px solid Highlight}
  .grip::before{background:none;border-inline:3px double CanvasText}
  .places [aria-current],.tabs [aria-current]{border-block-end:3px solid Highlight}
}
@media print{.masthead,.skip,button,.button,.bulk,#toast{display:none}}
`;

export const style = [tokens, base, masthead, controls, board, record, narrow]
  .join('')
  .replaceAll(/\s*\n\s*/gu, '');
