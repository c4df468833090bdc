/** The part of the stylesheet for texts and forms, which pages of lists leave out. */

import { introStyle } from './place-style.ts';

export const textStyle = `${introStyle}
.form,.alert{max-width:40rem;margin-block-start:1.75rem}
.form{display:grid;gap:1.4rem}
.field{display:grid;gap:.25rem}
.form label,legend{font-weight:600;padding:0}
.form small{font-weight:400;color:var(--soft)}
.form>p:empty{margin-block-end:-1.4rem}
.form :is(textarea,input:not([type=checkbox],[type=radio])){
  inline-size:100%;min-block-size:2.75rem;padding:.5rem .6rem;
  font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:var(--r)
}
.form [type=file]{font-size:.9375rem;border-style:dashed}
[dir=rtl] .form [dir=ltr]{text-align:end}
fieldset{border:0;padding:0;display:grid;gap:.5rem;min-inline-size:0}
legend{margin-block-end:.4rem}
.form .words{background:var(--panel);padding:.75rem 1rem;white-space:pre-line;max-block-size:20rem;overflow:auto}
.form .check{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem;cursor:pointer}
.check input{inline-size:1.5rem;block-size:1.5rem;flex:none;accent-color:var(--act)}
.alert{border:2px solid var(--error);padding:1rem 1.25rem}
.alert h2{font-size:1.2rem;margin-block-end:.4rem}
.alert li{padding-block:.2rem}
.alert *+p{margin-block-start:.5rem}
.error{color:var(--error);font-weight:600}
.form .invalid{border-inline-start:4px solid var(--error);padding-inline-start:.9rem}
.form .invalid :is(textarea,input){border-color:var(--error)}
.honeypot{display:none}
.worded{display:flex;gap:.6rem;align-items:center;justify-content:center;inline-size:100%;margin-block-start:.6rem}
.worded::before{inline-size:1.25rem;block-size:1.25rem}
.job h1{font-size:clamp(1.6rem,1.3rem + 1.5vw,2.4rem)}
.job{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem 3.5rem;margin-block-start:0}
.job aside{background:var(--card);border:1px solid var(--rule);border-block-start:3px solid var(--band);border-radius:.75rem;padding:1.1rem 1.25rem 1.25rem}
.job aside h2{font-size:1.15rem;margin-block-end:.4rem}
.facts{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);column-gap:1rem}
.facts div{grid-column:1/-1;display:grid;grid-template-columns:subgrid;align-items:baseline;padding-block:.4rem;border-block-end:1px solid var(--rule)}
.facts div:last-child{border:0}
.facts dt{display:flex;gap:.5rem;font-size:.8125rem;color:var(--soft)}
.facts dt .icon{font-size:1rem;color:var(--link)}
.facts small{font-size:.875rem;color:var(--soft);white-space:nowrap}
.facts .address{display:block;white-space:normal}
.facts+.button{margin-block-start:.8rem;inline-size:100%;text-align:center}
.texts{max-width:66ch}
.texts section+section{margin-block-start:2rem}
.texts>section>ul:not([class]),.written :is(ul,ol){padding-inline-start:1.3em}
.texts>section>ul:not([class]),.written ul{list-style:disc}
.written ol{list-style:decimal}
.written>*+*{margin-block-start:.75em}
.written :is(img,table,pre){max-inline-size:100%;overflow:auto;white-space:pre-wrap}
.written :is(h1,h2,h3,h4){font-size:1.05rem}
.company{border-block-start:1px solid var(--rule);padding-block-start:1.5rem}
.company .logo{display:block;inline-size:4rem;block-size:4rem;margin-block-end:.8rem}
.employer{display:flex;align-items:center;gap:.75rem}
.employer .logo{inline-size:3rem;block-size:3rem}
.printed{display:none}
.company p+p{margin-block-start:.6rem}
.texts .skills li{font-size:.9375rem;padding:.15rem .6rem}
@media (max-width:23rem),(min-width:60rem){
  .facts{grid-template-columns:minmax(0,1fr)}
  .facts dd{margin-inline-start:1.5rem}
}
@media (max-width:59.99rem){
  html:has(.apply){scroll-padding-block-end:6rem}
  .apply{
    position:sticky;inset-block-end:0;z-index:2;margin-inline:-1rem;
    padding:.6rem 1rem max(.6rem,env(safe-area-inset-bottom));
    background:var(--paper);border-block-start:1px solid var(--rule)
  }
  .apply h2{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
  .apply .button{inline-size:100%;text-align:center}
}
@media (min-width:60rem){
  .job{grid-template-columns:minmax(0,1fr) 19rem;grid-template-rows:auto 1fr}
  .job .intro{grid-column:1/-1}
  .job aside{grid-column:2;grid-row:2;align-self:start;position:sticky;inset-block-start:1rem}
  .texts{grid-column:1;grid-row:2}
}
@media print{
  .printed{display:block}
  .similar,.share{display:none}
  .apply{position:static}
}
`.replace(/\s*\n\s*/g, '');
