/** Pages for Chromium: escaping and the frame. */
import type { Sheet } from '../../../family.ts';
import { isRtl } from './kit.ts';

export const e = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const li = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((one) => `<li>${e(one)}</li>`).join('')}</ul>`;
export const map = <T>(items: readonly T[], make: (one: T, at: number) => string): string =>
  items.map(make).join('\n');

/** `font` is the first of the page; others follow for scripts that it lacks. */
export function frame(
  sheet: Sheet,
  font: string,
  margin: string,
  css: string,
  body: string,
): string {
  const { cv } = sheet;
  const size = /US|CA/u.test(cv.countryIso2) ? 'Letter' : 'A4';
  return `<!doctype html><html lang="${cv.language}" dir="${isRtl(sheet) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>CV</title><style>
@page{size:${size};margin:${margin}}*{box-sizing:border-box;-webkit-print-color-adjust:exact}
body{margin:0;font-family:${font},"Noto Sans","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari","Noto Sans CJK ${cv.language === 'ja' ? 'JP' : cv.language === 'ko' ? 'KR' : 'SC'}",sans-serif;font-size:9.6pt;line-height:1.42;color:#222}
h1,h2,h3,h4,p,ul{margin:0;font-weight:inherit;font-size:inherit}ul{padding-inline-start:1.25em}
${css}</style></head><body>${body}</body></html>`;
}
