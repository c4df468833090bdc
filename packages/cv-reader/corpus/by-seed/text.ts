/** Prints an arrangement as plain text. */
import type { Sheet } from '../family.ts';
import { type Arranged, plainLine, type Row } from './model.ts';

const WIDTH = 78;

export function textOf({ random }: Sheet, arranged: Arranged): string {
  const rule = random.pick(['', '', '-', '=', '_']);
  const left = random.pick([18, 22, 26]);
  const bullet = random.pick(['- ', '* ', '• ', '  - ', '\t- ']);
  const wrap = random.chance(0.4);
  const print = (rows: readonly Row[]) => rows.flatMap((row) => rowLines(row, left, bullet));
  const lines = [
    arranged.name,
    ...(arranged.label === null ? [] : [arranged.label]),
    ...print(arranged.head),
    ...arranged.parts.flatMap(({ title, rows }) => [
      '',
      title,
      ...(rule === '' ? [] : [rule.repeat(Array.from(title).length)]),
      ...print(rows),
    ]),
  ];
  return (wrap ? lines.flatMap((one) => wrapped(one)) : lines).join('\n');
}

function rowLines(row: Row, left: number, bullet: string): string[] {
  switch (row.kind) {
    case 'line': {
      const text = plainLine(row.texts);
      return [row.right ? `${text.padEnd(WIDTH - 22)}  ${row.right.text}` : text];
    }
    case 'beside': {
      const [first = '', ...others] = row.rows.flatMap((one) => rowLines(one, left, bullet));
      const margin = ' '.repeat(left);
      return [
        `${row.left.text.padEnd(left - 2)}  ${first}`,
        ...others.map((one) => `${margin}${one}`),
      ];
    }
    case 'title':
    case 'prose':
      return [row.text];
    case 'bullets':
      return row.items.map((item) => `${bullet}${item}`);
    case 'chips':
      return [row.items.join('   ')];
    case 'table':
      return [...(row.head ? [row.head] : []), ...row.rows].map((cells) =>
        cells
          .map((cell) => cell.padEnd(24))
          .join('  ')
          .trimEnd(),
      );
    case 'gap':
      return [''];
  }
}

/** Breaks a long line at spaces, as mail programs do. */
function wrapped(line: string): string[] {
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH + 4) {
    const at = rest.lastIndexOf(' ', WIDTH);
    if (at <= indent.length) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = `${indent}${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}
