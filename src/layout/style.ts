/** What the stylesheets of account pages and of the console share: text, links, buttons, fields, badges and banners. */
import { tokens } from './tokens.ts';

const base = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;accent-color:var(--accent)}
body{
  font:.875rem/1.25rem system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;
  background:var(--surface);color:var(--text);overflow-wrap:anywhere
}
body:lang(ja){line-height:1.375rem;word-break:auto-phrase}
body:lang(ar){font-size:.9375rem;line-height:1.5rem}
h1,h2,h3,h4{font-size:inherit;font-weight:600;line-height:inherit;text-wrap:balance}
h1{font-size:1.25rem;line-height:1.75rem;letter-spacing:-.012em}
:is(h1,h2,h3):is(:lang(ar),:lang(ja)){letter-spacing:0}
h2{font-size:.9375rem}
ul,ol,dl,dd,fieldset{padding:0;list-style:none;border:0;min-inline-size:0}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
a:not(:hover){text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:var(--r-s)}
main:focus{outline:0}
code{font:.875rem/1.25rem ui-monospace,"SF Mono",Menlo,Consolas,monospace}
summary{cursor:pointer;min-block-size:1.5rem}
small,.hint,.soft{font-size:.8125rem;line-height:1.125rem;color:var(--muted)}
[hidden]{display:none!important}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{
  position:fixed;inset-block-start:-9rem;inset-inline-start:.5rem;z-index:20;background:var(--accent);color:var(--on-accent);
  padding:.5rem .75rem;border-radius:var(--r-m)
}
.skip:focus{inset-block-start:.5rem}
`;

const buttons = `
.button{
  font:inherit;font-weight:500;display:inline-flex;align-items:center;justify-content:center;gap:.375rem;min-block-size:var(--h-md);
  padding:.125rem .75rem;border:1px solid var(--line-2);border-radius:var(--r-m);background:var(--raised);color:var(--text);
  text-align:center;text-decoration:none;cursor:pointer;box-shadow:var(--shadow-1)
}
.button:hover{background:var(--hover)}
.button.sm{min-block-size:var(--h-sm);padding-inline:.5rem;font-size:.8125rem}
.button.lg{min-block-size:var(--h-lg);padding-inline:1rem}
.button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.button.primary:hover{background:var(--accent-2);border-color:var(--accent-2)}
.button.ghost{background:none;border-color:transparent;box-shadow:none;color:var(--muted)}
.button.ghost:hover{background:var(--hover);color:var(--text)}
.button.danger{color:var(--danger)}
`;

const fields = `
.field{display:grid;gap:.25rem;align-content:start}
.field>label,legend{font-weight:500;padding:0}
input:not([type=checkbox],[type=radio],[type=file],[type=color]),select,textarea{
  font:inherit;color:inherit;inline-size:100%;background:var(--raised);border:1px solid var(--control);border-radius:var(--r-m);
  min-block-size:var(--h-lg);padding:.25rem .625rem
}
::placeholder{color:var(--faint);opacity:1}
textarea{padding-block:.5rem;resize:vertical;field-sizing:content;min-block-size:4.5rem;display:block}
select{
  appearance:none;padding-inline-end:2rem;
  background-image:linear-gradient(45deg,transparent 50%,var(--muted) 50%),linear-gradient(-45deg,transparent 50%,var(--muted) 50%);
  background-size:5px 5px;background-repeat:no-repeat;background-position:right .95rem center,right .68rem center
}
[dir=rtl] select{background-position:left .68rem center,left .95rem center}
:is(input,select,textarea):focus-visible{outline-offset:-1px;border-color:var(--link);border-radius:var(--r-m)}
input:is([type=checkbox],[type=radio]){inline-size:1rem;block-size:1rem;margin:0;flex:none}
.choice{display:flex;gap:.5rem;align-items:center;min-block-size:1.75rem}
.wrong :is(input,select,textarea){border-color:var(--danger)}
.fault{color:var(--danger);font-size:.8125rem}
@media (pointer:coarse){.choice{min-block-size:2.75rem}input:is([type=checkbox],[type=radio]){inline-size:1.25rem;block-size:1.25rem}}
@media (max-width:47.99rem){
  body{font-size:.9375rem;line-height:1.375rem}
  input:not([type=checkbox],[type=radio]),select,textarea{font-size:1rem}
}
`;

const marks = `
.badge{
  display:inline-flex;align-items:center;gap:.25rem;max-inline-size:100%;padding-inline:.375rem;border-radius:var(--r-s);
  font-size:.75rem;line-height:1.25rem;font-weight:500;background:var(--sunken);color:var(--muted)
}
.badge.good{background:var(--success-soft);color:var(--success)}
.badge.warn{background:var(--warning-soft);color:var(--warning)}
.badge.bad{background:var(--danger-soft);color:var(--danger)}
.badge.info{background:var(--accent-soft);color:var(--link)}
.banner{padding:.625rem .75rem;border-radius:var(--r-m);background:var(--accent-soft);color:var(--text)}
.banner.good{background:var(--success-soft)}
.banner.warn{background:var(--warning-soft)}
.banner.bad{background:var(--danger-soft)}
.banner a{color:inherit}
.facts{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.375rem 1rem}
.facts dt{color:var(--muted)}
@media (forced-colors:active){
  .badge,.banner{border:1px solid CanvasText}
  select{appearance:auto;background-image:none}
}
`;

export const sharedStyle = [tokens, base, buttons, fields, marks]
  .join('')
  .replaceAll(/\s*\n\s*/gu, '');
