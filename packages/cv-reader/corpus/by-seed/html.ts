/** Prints an arrangement as HTML, with fonts, sizes, columns and rules drawn by seed. */
import type { Sheet } from '../family.ts';
import { each, escape, page } from '../html/page.ts';
import type { Arranged, Part, Row, Text } from './model.ts';

const fonts = [
  '"Noto Sans"',
  'Lato',
  'Inter',
  '"Open Sans"',
  '"Liberation Serif"',
  'Carlito',
  '"Linux Libertine O"',
];
const others =
  '"Noto Sans","Noto Sans CJK SC","Noto Sans CJK JP","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari","Noto Color Emoji"';

export function htmlOf(sheet: Sheet, arranged: Arranged): string {
  const { random } = sheet;
  const isFlex = random.chance(0.5);
  const print = (rows: readonly Row[]) => rows.map((row) => rowHtml(row, isFlex)).join('');
  const sections = (parts: readonly Part[]) =>
    parts
      .map(({ title, rows }) => `<section><h2>${escape(title)}</h2>${print(rows)}</section>`)
      .join('');
  const isAside = ({ key }: Part) => arranged.aside.includes(key);
  const main = arranged.parts.filter((part) => !isAside(part));
  const narrow = arranged.parts.filter((part) => isAside(part));
  const label = arranged.label === null ? '' : `<p class="s">${escape(arranged.label)}</p>`;
  const name = `<header><h1>${escape(arranged.name)}</h1>${label}${print(arranged.head)}</header>`;
  const css = cssOf(sheet);
  if (narrow.length === 0) {
    const body = random.chance(0.15)
      ? `<div class="side">${main.map(({ title, rows }) => `<h2>${escape(title)}</h2><div>${print(rows)}</div>`).join('')}</div>`
      : sections(main);
    return page(sheet, css, `${name}${body}`);
  }
  const isLeft = random.chance(0.5);
  const isInner = random.chance(0.35);
  const wide = `<main>${isInner ? '' : name}${sections(main)}</main>`;
  const thin = `<aside>${isInner && random.chance(0.5) ? name : ''}${sections(narrow)}</aside>`;
  const head = isInner && !thin.includes('<header>') ? name : '';
  const columns = isLeft ? `${thin}${wide}` : `${wide}${thin}`;
  return page(sheet, css, `${head}<div class="cols ${isLeft ? 'l' : 'r'}">${columns}</div>`);
}

function cssOf({ random }: Sheet): string {
  const size = random.pick([8.5, 9, 9.5, 10, 10.5, 11]);
  const head = random.pick([size * 1.1, size * 1.2, size * 1.35, size * 1.6]);
  const bold = random.pick(['bold', 'bold', 'normal']);
  const spacing = random.pick(['0', '0', '0', '1px', '3px']);
  const variant = random.pick(['normal', 'normal', 'normal', 'small-caps']);
  const align = random.pick(['start', 'start', 'center']);
  const left = random.pick([28, 34, 40, 48]);
  const dark = random.pick(['background:#223;color:#fff;', 'background:#eef;', '', '']);
  return `body{font-family:${random.pick(fonts)},${others};font-size:${size}pt;line-height:${random.pick([1.25, 1.4, 1.6])}}
h1{font-size:${random.pick([16, 20, 26, 32])}pt;line-height:1.15;text-transform:${random.pick(['none', 'none', 'uppercase'])};font-weight:${random.pick(['bold', 'normal'])}}
header{text-align:${align};margin-bottom:4mm}h2{font-size:${head.toFixed(1)}pt;font-weight:${bold};letter-spacing:${spacing};font-variant:${variant};margin:${random.pick([3, 5, 7])}mm 0 2mm;${random.pick(['', 'border-bottom:1px solid #555;', 'background:#ddd;padding:1mm;', 'color:#06c;'])}}
h3{font-size:${size}pt;font-weight:bold}.line{display:flow-root}.right{float:inline-end;margin-inline-start:4mm}.flex{display:flex;justify-content:space-between;gap:4mm}
.beside{display:grid;grid-template-columns:${left}mm 1fr;gap:${random.pick([2, 4, 6])}mm}aside .beside{display:block}.gap{height:${random.pick([1.5, 3, 5])}mm}
.chips{display:flex;flex-wrap:wrap;gap:1mm ${random.pick([2, 3, 5])}mm}.chips span{${random.pick(['', 'border:1px solid #888;padding:0 2mm;border-radius:2mm'])}}
table{border-collapse:collapse;width:100%}td,th{${random.pick(['border:1px solid #777;', ''])}padding:.7mm 2mm;text-align:start;vertical-align:top}
.cols{display:grid;gap:${random.pick([5, 8])}mm}.l{grid-template-columns:${random.pick([52, 62])}mm 1fr}.r{grid-template-columns:1fr ${random.pick([52, 62])}mm}aside{${dark}padding:3mm;overflow-wrap:anywhere}
.side{display:grid;grid-template-columns:36mm 1fr;gap:4mm}.side h2{margin:0;border:0}`;
}

function rowHtml(row: Row, isFlex: boolean): string {
  switch (row.kind) {
    case 'line': {
      if (!row.right) return `<p class="line">${textsHtml(row.texts)}</p>`;
      const right = textsHtml([row.right]);
      return isFlex
        ? `<p class="flex"><span>${textsHtml(row.texts)}</span><span>${right}</span></p>`
        : `<p class="line"><span class="right">${right}</span>${textsHtml(row.texts)}</p>`;
    }
    case 'beside':
      return `<div class="beside"><div>${textsHtml([row.left])}</div><div>${row.rows.map((one) => rowHtml(one, isFlex)).join('')}</div></div>`;
    case 'title':
      return `<h3>${escape(row.text)}</h3>`;
    case 'prose':
      return `<p>${escape(row.text)}</p>`;
    case 'bullets':
      return `<ul>${each('li', row.items)}</ul>`;
    case 'chips':
      return `<div class="chips">${each('span', row.items)}</div>`;
    case 'table': {
      const head = row.head ? `<tr>${each('th', row.head)}</tr>` : '';
      return `<table>${head}${row.rows.map((cells) => `<tr>${each('td', cells)}</tr>`).join('')}</table>`;
    }
    case 'gap':
      return '<div class="gap"></div>';
  }
}

function textsHtml(texts: readonly Text[]): string {
  return texts
    .map(({ text, isBold, isItalic }) => {
      const tag = isBold ? 'b' : isItalic ? 'i' : null;
      return tag ? `<${tag}>${escape(text)}</${tag}>` : escape(text);
    })
    .join('');
}
