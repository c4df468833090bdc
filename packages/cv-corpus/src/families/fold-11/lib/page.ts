/** Pages for Chromium and saved pages: escaping, lists and the frame of a sheet of paper. */
import type { Sheet } from '../../../family.ts';
import { isRtl } from './kit.ts';

export const e = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An element for each text: `each('p class="x"', texts)`. */
export const each = (tag: string, texts: readonly string[]): string =>
  texts.map((one) => `<${tag}>${e(one)}</${tag.split(' ')[0]}>`).join('');

export const list = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${each('li', texts)}</ul>`;

/** A heading with what follows; nothing if nothing follows. */
export const sect = (title: string, body: string, tag = 'h2'): string =>
  body === '' ? '' : `<section><${tag}>${e(title)}</${tag}>${body}</section>`;

const CJK: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

export function paper(
  sheet: Sheet,
  options: { font: string; margin: string; css: string; size?: string },
  body: string,
): string {
  const { cv } = sheet;
  const size = /US|CA/u.test(cv.countryIso2) ? 'Letter' : 'A4';
  const fonts = `${options.font},"Noto Sans","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari","Noto Sans CJK ${CJK[cv.language] ?? 'SC'}",sans-serif`;
  return `<!doctype html><html lang="${cv.language}" dir="${isRtl(sheet) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>CV</title><style>
@page{size:${size};margin:${options.margin}}*{box-sizing:border-box;-webkit-print-color-adjust:exact}
html,body,h1,h2,h3,h4,p,ul,ol,dl,dd,table,figure{margin:0}h1,h2,h3,h4{font:inherit}table{border-collapse:collapse}td,th{vertical-align:top;text-align:start;font-weight:inherit;padding:0}
ul{padding-inline-start:1.2em}section{break-inside:auto}body{font:${options.size ?? '9.5pt'}/1.42 ${fonts};color:#222}
${options.css}</style></head><body>${body}</body></html>`;
}
