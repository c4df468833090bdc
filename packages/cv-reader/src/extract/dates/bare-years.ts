/** Reads the years at the two ends of a bar, as time lines print them: `2015  2024` is a period, and `2024` beside a bar goes on. */
import { type Line, lineOf } from '../lines.ts';

const pair = /^((?:19|20)\d{2})[\t ]+((?:19|20)\d{2})$/u;
const single = /^(?:19|20)\d{2}$/u;
/** Lines of two years that make a time line. */
const PAIRS_MIN = 2;

export function withBareYears(lines: readonly Line[]): Line[] {
  const pairs = lines.flatMap(({ text }) => {
    const [, start, end] = pair.exec(text) ?? [];
    return start !== undefined && end !== undefined && start <= end ? [{ start, end }] : [];
  });
  if (pairs.length < PAIRS_MIN) return [...lines];
  const latest = pairs.map(({ start }) => start).reduce((a, b) => (a > b ? a : b));
  return lines.map((line) => {
    const [, start = '', end = ''] = pair.exec(line.text) ?? [];
    if (start !== '' && start <= end) return withText(line, `${start} – ${end}`);
    return single.test(line.text) && line.text >= latest ? withText(line, `${line.text} –`) : line;
  });
}

function withText(line: Line, text: string): Line {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const last = others.at(-1) ?? first;
  return lineOf([{ ...first, text, width: last.x + last.width - first.x }], line.isPlaced);
}
