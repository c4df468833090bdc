/** The one stylesheet of the account pages, put inline as it is: its hash stands in the content policy. */
import { sharedStyle } from '#layout/style.ts';

const own = `
html{font-size:106.25%}
body{background:var(--canvas);min-block-size:100dvh;display:flex;flex-direction:column}
p,li{text-wrap:pretty}
h1{font-size:1.5rem;line-height:2rem}
h2{font-size:1.0625rem;line-height:1.5rem}
:is(h1,h2,h3) a{color:inherit}
.button{min-block-size:max(var(--h-lg),2.5rem);padding:.375rem 1rem}
.field :is(input,select,textarea){min-block-size:2.5rem}
.field input[dir=ltr],.field textarea[dir=ltr]{text-align:start}
.choice{padding-block:.375rem;cursor:pointer}
fieldset.wrong{border-inline-start:2px solid var(--danger);padding-inline-start:.75rem}
legend{float:inline-start;inline-size:100%}
legend+*{clear:both}
.masthead,.foot,.wide{padding-inline:max(1rem,50vw - 28rem)}
.masthead{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1.5rem;padding-block:.5rem;min-block-size:3.5rem}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600}
.brand::before{content:"";inline-size:1.375rem;block-size:1.375rem;border-radius:5px;background:var(--accent)}
.person{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;font-size:.8125rem}
.person small{margin-inline-start:.75em}
.card{
  inline-size:min(26rem,100% - 1rem);margin-block:clamp(.5rem,6vh,4rem) auto;margin-inline:auto;padding:1.75rem clamp(1rem,5vw,2rem) 2rem;
  background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:var(--shadow-1)
}
.card form>.button{inline-size:100%}
.foot{padding-block:1.5rem 2rem;font-size:.8125rem;color:var(--muted);text-align:center}
.foot .ways{justify-content:center;gap:0 1rem;margin-block-start:.5rem}
.foot .ways a{display:inline-block;padding-block:.25rem}
.card>*+*,.section>*+*,form>:not([type=hidden])+*,section>*+*,details[open]>*+*{margin-block-start:1rem}
.section>h2,.section>section{margin-block-start:2rem}
.decision{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8.75rem,100%),1fr));gap:.75rem}
.link,summary{display:inline-block;padding-block:.625rem}
summary{color:var(--link)}
.detail{padding:.75rem 1rem;background:var(--canvas);border:1px solid var(--line);border-radius:var(--r-m)}
.facts div{display:grid;grid-column:1/-1;grid-template-columns:subgrid}
.card .facts{border-block:1px solid var(--line);padding-block:.5rem}
section>*+.powers{margin-block-start:.5rem}
.powers li{list-style:disc;margin-inline-start:1.25rem;padding-block:.125rem}
.wide{padding-block:1.5rem 3rem;flex:1;inline-size:100%;background:var(--surface)}
.sections summary{display:block;padding:.625rem .75rem;border:1px solid var(--line-2);border-radius:var(--r-m);font-weight:500}
.sections a{
  display:flex;align-items:center;min-block-size:2.25rem;padding-inline:.625rem;border-radius:var(--r-m);color:var(--muted);
  font-weight:500;text-decoration:none
}
.sections a:hover{background:var(--hover)}
.sections [aria-current]{background:var(--sunken);color:var(--text)}
.section{margin-block-start:1.75rem;max-inline-size:40rem}
.section .field{max-inline-size:24rem}
.rows>li{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.75rem 1.5rem;padding-block:1rem;border-block-start:1px solid var(--line)}
.rows>li:last-child{border-block-end:1px solid var(--line)}
.rows>li>div{flex:1 1 17rem;min-inline-size:0}
.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.ways a{padding-block:.625rem}
.ways [aria-current]{color:var(--text);font-weight:500;text-decoration:none}
.companies>li{align-items:center}
.companies h3{flex:1 1 auto}
.cards{display:grid;gap:.75rem}
.provider{padding:1rem;border:1px solid var(--line);border-radius:var(--r-l)}
.provider>*+*{margin-block-start:.75rem}
.provider-head{display:flex;gap:.75rem;align-items:flex-start}
.provider .rows>li:last-child{border-block-end:0;padding-block-end:0}
.logo{flex:none;display:grid;place-items:center;inline-size:2.5rem;block-size:2.5rem;border-radius:var(--r-c);font-weight:600;font-size:1.125rem;color:#fff;background:#3f4756}
.logo.google{background:#1a56c4}.logo.zoom{background:#0b4fc0}.logo.linkedin{background:#0a5aa8}.logo.facebook{background:#1558c0}.logo.instagram{background:#a52a6e}
.qr{display:block;inline-size:min(15rem,100%);block-size:auto;background:#fff}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.375rem 1rem;padding:1rem;border:1px solid var(--line);border-radius:var(--r-m)}
@media (max-width:36rem){
  .person{display:contents}
  .person p{order:1;inline-size:100%;padding-block-end:.25rem}
  .person small{margin:0}
}
@media (min-width:60rem){
  .wide{display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:3rem;align-content:start}
  @supports selector(::details-content){
    .sections summary{display:none}
    .sections details::details-content{content-visibility:visible;block-size:auto}
  }
  .section{margin-block-start:0}
}
@media print{.masthead,.skip,.sections,.foot,.button{display:none}}
`;

export const style = sharedStyle + own.replaceAll(/\s*\n\s*/gu, '');
