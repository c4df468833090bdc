/** Finds texts that may be the name of the person: labelled ones, lines, and what is large at the top. */
import { headingOf, isDocumentTitle } from './headings.ts';
import { personLabelOf } from './labels.ts';
import { joinedText } from './broken-words.ts';
import type { Cell, Line } from './lines.ts';
import { keysOf } from './lexicon.ts';
import { jobScore } from './names.ts';
import { cleanName, inOneScript, withoutTitle } from './name-cleaning.ts';
import { joinName, LARGER } from './name-lines.ts';
import { compact, isIdeographic } from './text-folding.ts';
import { firstNameLabels, lastNameLabels, salutations } from './words/names.ts';

/** Lines of a column searched for the name. */
const LINES_LOOKED_AT = 14;
/** Lines of a name. */
const NAME_LINES_MAX = 3;

/** `isJoined`: whether the name continues below a line of one word. */
export type NameCandidate = {
  text: string;
  line: Line;
  order: number;
  isLabelled: boolean;
  isJoined?: boolean;
};

/** A CV in an email begins with a salutation. */
const greetings = keysOf(salutations);

export function nameCandidates(
  lines: readonly Line[],
  language: string,
  usual: number,
): NameCandidate[] {
  const candidates: NameCandidate[] = labelledInParts(lines, language);
  for (const [index, line] of lines.entries()) {
    const label = personLabelOf(line.cells.map(({ text }) => text));
    if (label?.kind === 'name') {
      const text = cleanName(labelledName(label.rest, lines[index + 1]));
      candidates.push({ text: inOneScript(text, language), line, order: 0, isLabelled: true });
      continue;
    }
    if (greetings.has(compact(line.text))) continue;
    const cells = label ? besideLabel(line.cells) : line.cells;
    if (cells.length === 0 || index >= LINES_LOOKED_AT) continue;
    const isLarge = line.size > usual * LARGER;
    const together = joinName(lines.slice(index, index + NAME_LINES_MAX), usual);
    // A name that is cut at a hyphen goes on below.
    const isCut = together !== null && line.text.endsWith('-') && jobScore(together) <= 1;
    const printed = isCut ? [] : cells.flatMap(({ text }) => partsOf(text, isLarge));
    for (const text of printed)
      candidates.push({ text: inOneScript(text, language), line, order: index, isLabelled: false });
    if (together) {
      const text = cleanName(together);
      const isJoined = !line.text.includes(' ');
      candidates.push({ text, line, order: index, isLabelled: false, isJoined });
    }
  }
  return [...candidates, ...largeCandidates(lines.slice(0, LINES_LOOKED_AT), usual)];
}

/** The cells beside one that has its label and its value: the name beside `Phone: 0161 496 0123`. */
function besideLabel(cells: readonly Cell[]): readonly Cell[] {
  const isWhole = cells.every(({ text }) => personLabelOf([text])?.rest !== '');
  return isWhole ? cells.filter(({ text }) => personLabelOf([text]) === null) : [];
}

function labelledName(rest: string, below: Line | undefined): string {
  if (rest !== '') return beforeLabel(rest.split(/\t|, (?=\p{L}+:)/u)[0] ?? '');
  const cells = below?.cells.map(({ text }) => text) ?? [];
  return personLabelOf(cells) === null ? (cells[0] ?? '') : '';
}

/** In a row of several labels, the name ends before the next label: `姓名 王伟 性别 男`. */
function beforeLabel(rest: string): string {
  const parts = rest.split(', ');
  const next = parts.findIndex((part, at) => at > 0 && personLabelOf([part]) !== null);
  const own = parts.slice(0, next < 0 ? parts.length : next);
  return turned(own.join(', ')) ?? own.join(', ');
}

/** `Weber, Anna` is Anna Weber; degrees have capitals at their end. */
const turnedName = /^(\p{Lu}[\p{L}'’ -]{1,30}),\s(\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}*\.?)?)$/u;

function turned(text: string): string | null {
  const [, last, first] = turnedName.exec(text) ?? [];
  return first === undefined || cleanName(`${first} ${last}`) !== `${first} ${last}`
    ? null
    : `${first} ${last}`;
}

/** What may be a name within a cell: `Anna Weber | Cook`, `Grace Patel, Head Nurse`. */
function partsOf(cell: string, isLarge: boolean): string[] {
  return cell.split(/\s?[|•·]\s?|\s[/–—-]\s|\s{3,}/u).flatMap((part) => {
    if (isDocumentTitle(part)) return [];
    const text = withoutTitle(part);
    const [first = '', ...others] = text.split(/,\s/u);
    const isNamed = isLarge && /^\S+\s\S/u.test(first);
    const isTitled = others.length > 0 && (isNamed || jobScore(others.join(' ')) > 1);
    return isTitled ? [cleanName(first), cleanName(text)] : [cleanName(text)];
  });
}

const firsts = keysOf(firstNameLabels);
const lasts = keysOf(lastNameLabels);
/** Languages in which the family name comes first. */
const isFamilyFirst: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'hu', 'vi']);

/** A form may have a row for each part of the name: `Vorname: Anna`, `Nachname: Weber`. */
function labelledInParts(lines: readonly Line[], language: string): NameCandidate[] {
  const first = labelledBy(lines, firsts);
  const last = labelledBy(lines, lasts);
  if (!first || !last) return [];
  const parts = isFamilyFirst.has(language) ? [last.text, first.text] : [first.text, last.text];
  const text = parts.join(isIdeographic.test(parts[0] ?? '') ? '' : ' ');
  return [{ text: cleanName(text), line: first.line, order: 0, isLabelled: true }];
}

function labelledBy(
  lines: readonly Line[],
  keys: ReadonlySet<string>,
): { text: string; line: Line } | null {
  for (const line of lines) {
    for (const [at, { text }] of line.cells.entries()) {
      const [, label = text, value = line.cells[at + 1]?.text ?? ''] =
        /^([^:]{1,40}):\s*(.+)$/u.exec(text) ?? [];
      if (keys.has(compact(label)) && value !== '')
        return { text: value.replace(/^:\s*/u, ''), line };
    }
  }
  return null;
}

/** Cells of one size, in points. */
const SAME_SIZE = 0.6;
/** Cells that begin this near to each other, in points, stand below each other. */
const NEAR = 40;

/** A large name over two or three lines, also if lines of another column stand between. */
function largeCandidates(lines: readonly Line[], usual: number): NameCandidate[] {
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ cell, line })));
  const largest = Math.max(0, ...cells.map(({ cell }) => cell.size));
  if (largest <= usual * LARGER) return [];
  const large = cells.filter(({ cell }) => cell.size >= largest - SAME_SIZE && !isTitle(cell.text));
  const [first, ...others] = large;
  if (!first || others.length === 0 || large.length > NAME_LINES_MAX) return [];
  if (!others.every(({ cell }, at) => isBelow(cell, (large[at] ?? first).cell))) return [];
  const texts = large.map(({ cell }, at) =>
    at === large.length - 1 ? (cell.text.split(/\s?[|•·]\s?/u)[0] ?? '') : cell.text,
  );
  // The last line may be the job title.
  if (jobScore(texts.at(-1) ?? '') > 1) return [];
  const text = texts.reduce((all, one) => joinedText(all, one));
  return [
    {
      text: cleanName(text),
      line: first.line,
      order: lines.indexOf(first.line),
      isLabelled: false,
      isJoined: true,
    },
  ];
}

function isTitle(text: string): boolean {
  return isDocumentTitle(text) || headingOf(text) !== null;
}

function isBelow(cell: Cell, above: Cell): boolean {
  const isNext = cell.page === above.page && cell.y > above.y && cell.y - above.y < cell.size * 2;
  const isCentred = Math.abs(cell.x + cell.width / 2 - above.x - above.width / 2) < NEAR;
  return isNext && (isCentred || Math.abs(cell.x - above.x) < NEAR);
}
