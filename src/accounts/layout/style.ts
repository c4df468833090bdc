/** The one stylesheet of the account pages, put inline as it is: its hash stands in the content policy. */

export const style = `
:root{
  color-scheme:light dark;
  --paper:#f6f5f2;--card:#fff;--ink:#22252b;--soft:#565b66;--rule:#d9dade;--link:#2b4a7d;--band:#2b4a7d;--on-band:#fff;
  --act:var(--band);--on-act:var(--on-band);--bad:#a3231b;--bad-panel:#fcf1ef;--good:#2c6640;--good-panel:#eef5f0;
  --heed:#8a5a00;--heed-panel:#fdf5e4
}
@media (prefers-color-scheme:dark){:root{
  --paper:#15171b;--card:#1d2026;--ink:#ececee;--soft:#a9adb6;--rule:#363a42;--link:#a9c5f5;--band:#26344d;
  --act:var(--link);--on-act:var(--paper);--bad:#ffb0a3;--bad-panel:#33201f;--good:#93cfa8;--good-panel:#1c2b22;
  --heed:#eec26c;--heed-panel:#2f281a
}}
*{box-sizing:border-box;margin:0}
html{
  font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
  -webkit-text-size-adjust:100%;text-size-adjust:100%;
  --display:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Charter,Georgia,"Noto Serif",serif
}
html:is(:lang(ar),:lang(ja)){--display:inherit}
body{background:var(--paper);color:var(--ink);overflow-wrap:anywhere;min-block-size:100vh;min-block-size:100dvh;display:flex;flex-direction:column}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
main:focus{outline:0}
ul{padding:0;list-style:none}
p,li{text-wrap:pretty}
h1,h2{font-family:var(--display);font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.6rem,1.45rem + .8vw,2rem);letter-spacing:-.01em}
h2{font-size:1.25rem}
small,.hint{font-size:.875rem;color:var(--soft)}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-block-start:-9rem;inset-inline-start:1rem;z-index:1;background:var(--card);padding:.6rem 1rem}
.skip:focus{inset-block-start:.5rem}
.masthead,.foot,.wide{padding-inline:max(1rem,50vw - 28rem)}
.masthead{
  display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1.5rem;
  background:var(--band);color:var(--on-band);padding-block:.4rem;min-block-size:3.5rem
}
.masthead :focus-visible{outline-color:var(--on-band)}
.brand{font-family:var(--display);font-size:1.15rem;font-weight:600}
.brand::before{
  content:"";display:inline-block;inline-size:.5em;block-size:.5em;margin-inline-end:.6em;margin-block-end:.1em;
  border:.14em solid #b9cdf0;transform:rotate(45deg)
}
.person{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;font-size:.875rem}
.person small{color:inherit;margin-inline-start:.75em}
.person button{padding:.4rem 0;background:none;border:0;color:inherit;font-size:inherit;text-decoration:underline;text-underline-offset:.18em}
.card{
  inline-size:min(28rem,100% - 1rem);margin:clamp(.5rem,5vh,3.5rem) auto auto;padding:1.75rem clamp(1rem,5vw,2rem) 2rem;
  background:var(--card);border:1px solid var(--rule);border-block-start:3px solid var(--act);border-radius:3px
}
.foot .ways{justify-content:center;gap:0 1rem;margin-block-start:.5rem}
.foot .ways a{display:inline-block;padding-block:.3rem}
.foot{padding-block:1.5rem 2rem;font-size:.875rem;color:var(--soft);text-align:center}
.card>*+*,.section>*+*,form>:not([type=hidden])+*,section>*+*,details[open]>*+*{margin-block-start:1rem}
.section>h2,.section>section{margin-block-start:2.25rem}
.section>h1+*{margin-block-start:.75rem}
form .field+.field{margin-block-start:1.1rem}
.field label{display:block;font-weight:600}
.field :is(input,select,textarea){
  inline-size:100%;min-block-size:2.75rem;margin-block-start:.3rem;padding:.4rem .7rem;
  font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--soft);border-radius:3px
}
.field input[dir=ltr],.field textarea[dir=ltr]{text-align:start}
.wrong{border-inline-start:3px solid var(--bad);padding-inline-start:.8rem}
.field [aria-invalid]{border-color:var(--bad)}
.fault{color:var(--bad);font-size:.9375rem}
.alert,.notice,.broad{border-inline-start:3px solid;padding:.8rem 1rem}
.alert{border-color:var(--bad);background:var(--bad-panel)}
.alert a{color:var(--bad)}
.notice{border-color:var(--good);background:var(--good-panel)}
.mark.rests{color:var(--soft);background:none;box-shadow:inset 0 0 0 1px var(--rule)}
.broad{border-color:var(--heed);background:var(--heed-panel)}
.broad strong{display:block;color:var(--heed)}
button,.button{
  display:inline-block;font:inherit;font-weight:600;line-height:1.25;min-block-size:2.75rem;padding:.7rem 1.4rem;
  color:var(--on-act);background:var(--act);border:1px solid transparent;border-radius:3px;text-align:center;text-decoration:none;cursor:pointer
}
.card form>button{inline-size:100%}
button.quiet{color:var(--link);background:none;border-color:currentColor}
button:hover,.button:hover{text-decoration:underline}
.decision{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8.75rem,100%),1fr));gap:.75rem}
.link,summary{display:inline-block;padding-block:.65rem}
summary{cursor:pointer;color:var(--link)}
summary::before{content:"+";display:inline-block;inline-size:1.1em}
[open]>summary::before{content:"\\2212"}
summary:hover{text-decoration:underline}
.detail{padding:.7rem 1rem;background:var(--paper);border:1px solid var(--rule)}
code{font:1rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.facts{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);column-gap:.75rem;font-size:.9375rem}
.facts div{display:grid;grid-column:1/-1;grid-template-columns:subgrid;padding-block:.3rem}
.facts dt{color:var(--soft);overflow-wrap:break-word}
.card .facts{border-block:1px solid var(--rule);padding-block:.3rem}
fieldset{border:0;padding:0;min-inline-size:0}
legend{float:inline-start;inline-size:100%;padding:0;font-weight:600}
legend+*{clear:both}
fieldset.wrong{padding-inline-start:.8rem}
.choice{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem;padding-block:.4rem;cursor:pointer}
.choice input{flex:none;inline-size:1.25rem;block-size:1.25rem;accent-color:var(--act)}
section>*+.powers{margin-block-start:.5rem}
.powers li,.plain li{position:relative;padding-block:.15rem}
.powers li{padding-inline-start:1.1em}
.powers li::before{content:"";position:absolute;inset-inline-start:0;inset-block-start:.72em;inline-size:.4em;block-size:.4em;border:1.5px solid var(--soft);transform:rotate(45deg)}
.wide{padding-block:1.5rem 3rem;flex:1;inline-size:100%}
.sections summary{display:block;padding:.65rem .75rem;background:var(--card);border:1px solid var(--rule);border-radius:3px;font-weight:600}
.sections ul{border:1px solid var(--rule);border-block-start:0;background:var(--card)}
.sections a{display:block;padding:.65rem .75rem;text-decoration:none}
.sections a:hover{text-decoration:underline}
.sections [aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 3px 0 var(--act)}
[dir=rtl] .sections [aria-current]{box-shadow:inset -3px 0 var(--act)}
.section{margin-block-start:1.75rem;max-inline-size:40rem}
.section .field{max-inline-size:24rem}
.rows>li{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.75rem 1.5rem;padding-block:1.1rem;border-block-start:1px solid var(--rule)}
.rows>li:last-child{border-block-end:1px solid var(--rule)}
.rows>li>div{flex:1 1 17rem;min-inline-size:0}
.rows :is(h2,h3,h4){font-family:inherit;font-size:1.0625rem;margin-block-end:.2rem}
.mark{display:inline-block;padding:0 .5rem;font-size:.8125rem;font-weight:600;color:var(--good);background:var(--good-panel)}
.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.ways a{padding-block:.65rem}
.ways [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.companies>li{align-items:center}
.companies h3{margin:0;flex:1 1 auto}
.cards{display:grid;gap:.75rem}
.provider{padding:1rem;background:var(--card);border:1px solid var(--rule);border-radius:3px}
.provider>*+*{margin-block-start:.9rem}
.provider-head{display:flex;gap:.85rem;align-items:flex-start}
.provider h3{font-size:1.0625rem;line-height:1.3}
.provider .rows>li:last-child{border-block-end:0;padding-block-end:0}
.logo{flex:none;display:grid;place-items:center;inline-size:2.5rem;block-size:2.5rem;border-radius:6px;font-weight:700;font-size:1.15rem;color:#fff;background:#3f4756}
.logo.google{background:#1a56c4}.logo.zoom{background:#0b4fc0}.logo.linkedin{background:#0a5aa8}.logo.facebook{background:#1558c0}.logo.instagram{background:#a52a6e}
.qr{display:block;inline-size:min(15rem,100%);block-size:auto;background:#fff}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.4rem 1rem;padding:1rem;background:var(--card);border:1px solid var(--rule)}
@media (max-width:36rem){
  .person{display:contents}
  .person p{order:1;inline-size:100%;padding-block-end:.3rem;font-size:.875rem}
  .person button{font-size:.875rem}
  .person small{margin:0}
}
@media (min-width:60rem){
  .wide{display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:3rem;align-content:start}
  @supports selector(::details-content){
    .sections summary{display:none}
    .sections ul{border:0;background:none}
    .sections details::details-content{content-visibility:visible;block-size:auto}
  }
  .section{margin-block-start:0}
}
@media print{
  .masthead,.skip,.sections,.foot,button,.button{display:none}
  body{background:#fff;color:#000}
}
`.replace(/\s*\n\s*/g, '');
