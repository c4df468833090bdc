/** Prints an arrangement with TeX and its plainest class, in the encodings that people use. */
import type { Sheet } from '../family.ts';
import { escapeTex } from '../tex/escape.ts';
import type { Arranged, Row, Text } from './model.ts';

export function texOf({ random }: Sheet, arranged: Arranged): string {
  const encoding = random.pick(['OT1', 'T1', 'T1']);
  const font = random.pick([
    '',
    '\\usepackage{lmodern}',
    '\\usepackage{helvet}\\renewcommand\\familydefault\\sfdefault',
  ]);
  const left = random.pick(['28mm', '35mm', '42mm']);
  const heading = random.pick([
    '\\vspace{3mm}\\noindent{\\large\\bfseries #1}\\par\\hrule\\vspace{1mm}',
    '\\vspace{3mm}\\noindent{\\scshape\\large #1}\\par\\vspace{1mm}',
    '\\vspace{3mm}\\section*{#1}',
    '\\vspace{3mm}\\noindent\\textbf{#1}\\par',
  ]);
  const print = (rows: readonly Row[]) => rows.map((row) => rowTex(row, left)).join('\n');
  const place = random.pick(['center', 'flushleft']);
  const label = arranged.label === null ? '' : `${escapeTex(arranged.label)}\\par`;
  const parts = arranged.parts
    .map(({ title, rows }) => `\\heading{${escapeTex(title)}}\n${print(rows)}`)
    .join('\n');
  return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[margin=20mm]{geometry}\usepackage[${encoding}]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp,tabularx,array}
${font}\pagestyle{empty}\setlength\parindent{0pt}\newcommand\heading[1]{${heading}}
\begin{document}
\begin{${place}}{\LARGE ${random.chance(0.5) ? '\\bfseries ' : ''}${escapeTex(arranged.name)}}\par ${label}
${print(arranged.head)}
\end{${place}}
${parts}
\end{document}
`;
}

function rowTex(row: Row, left: string): string {
  switch (row.kind) {
    case 'line':
      return `${textsTex(row.texts)}${row.right ? `\\hfill ${textsTex([row.right])}` : ''}\\par`;
    case 'beside':
      return `\\begin{tabular}{@{}p{${left}}p{120mm}@{}}${textsTex([row.left])}&${row.rows.map((one) => rowTex(one, left)).join(' ')}\\end{tabular}\\par`;
    case 'title':
      return `\\textbf{${escapeTex(row.text)}}\\par`;
    case 'prose':
      return `${escapeTex(row.text)}\\par`;
    case 'bullets':
      return row.items.length === 0
        ? ''
        : `\\begin{itemize}\\setlength\\itemsep{0pt}${row.items.map((item) => `\\item ${escapeTex(item)}`).join('')}\\end{itemize}`;
    case 'chips':
      return `${row.items.map((item) => escapeTex(item)).join('\\hspace{5mm} ')}\\par`;
    case 'table': {
      const columns = row.rows[0]?.length ?? 1;
      const rows = [...(row.head ? [row.head] : []), ...row.rows];
      return `\\begin{tabular}{@{}${`p{${Math.floor(150 / columns)}mm}`.repeat(columns)}@{}}${rows.map((cells) => cells.map((cell) => escapeTex(cell)).join('&')).join('\\\\')}\\end{tabular}\\par`;
    }
    case 'gap':
      return '\\vspace{2mm}';
  }
}

function textsTex(texts: readonly Text[]): string {
  return texts
    .map(({ text, isBold, isItalic }) => {
      const escaped = escapeTex(text);
      return isBold ? `\\textbf{${escaped}}` : isItalic ? `\\textit{${escaped}}` : escaped;
    })
    .join('');
}
