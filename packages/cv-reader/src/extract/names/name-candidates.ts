/** Finds texts that may be the name of the person: labelled ones, lines, and what is large at the top. */
import { headingOf, isDocumentTitle } from '../sections/headings.ts';
import { personLabelOf } from '../labels/labels.ts';
import { joinedText } from '../columns/broken-words.ts';
import type { Cell, Line } from '../lines.ts';
import { keysOf } from '../lexicon.ts';
import { jobScore } from './names.ts';
import { senderIn } from '../contact/mail-heads.ts';
import { namesBefore, TITLED_WITHIN } from './name-beside.ts';
import { cleanName, inOneScript, withoutTitle } from './name-cleaning.ts';
import { isOneScript, isWholeName, joinName, LARGER } from './name-lines.ts';
import { isPlace } from '../contact/places.ts';
import { undersignedIn } from '../sections/declarations.ts';
import { compact, isIdeographic, wordsOf } from '../text-folding.ts';
import { hasFirstName, withoutGaps } from './usual-names.ts';
import { firstNameLabels, lastNameLabels, salutations } from '../words/names.ts';

/** Lines of a column searched for the name. */
const LINES_LOOKED_AT = 14;
const LARGE_LOOKED_AT = 60;
/** Lines of a name. */
const NAME_LINES_MAX = 3;

/** `isJoined`: whether the name continues below a line of one word. */
export type NameCandidate = {
  text: string;
  line: Line;
  order: number;
  isLabelled: boolean;
  isJoined?: boolean;
  /** Whether the line above may be no part of it. */
  isDoubtful?: boolean;
};

/** First lines, of which one may have the family name first: `Weber, Anna`. */
const TURNED_WITHIN = 2;

/** A CV in an email begins with a salutation. */
const greetings = keysOf(salutations);

export function nameCandidates(
  lines: readonly Line[],
  language: string,
  usual: number,
  { email, all }: { email: string | null; all: readonly Line[] },
): NameCandidate[] {
  const candidates: NameCandidate[] = labelledInParts(lines, language);
  for (const [index, line] of lines.entries()) {
    const label = personLabelOf(line.cells.map(({ text }) => text));
    const undersigned = index < LINES_LOOKED_AT ? undersignedIn(line.text) : null;
    if (undersigned !== null)
      candidates.push({ text: cleanName(undersigned), line, order: 0, isLabelled: true });
    const sender = index < LINES_LOOKED_AT ? senderIn(line.text) : null;
    if (sender !== null)
      candidates.push({ text: cleanName(sender), line, order: 0, isLabelled: true });
    if (label?.kind === 'name') {
      const text = cleanName(labelledName(label.rest, lines[index + 1]));
      const inRow = besideNameLabel(line.cells).map((cell) => cleanName(cell.text));
      for (const one of [text, ...inRow])
        candidates.push({ text: inOneScript(one, language), line, order: 0, isLabelled: true });
      continue;
    }
    if (greetings.has(compact(line.text))) continue;
    const cells = label ? besideLabel(line.cells) : line.cells;
    const isLarge = line.size > usual * LARGER;
    // A column of details may stand before the name.
    if (cells.length === 0 || index >= (isLarge ? LARGE_LOOKED_AT : LINES_LOOKED_AT)) continue;
    const order = Math.min(index, LINES_LOOKED_AT);
    const together = joinName(lines.slice(index, index + NAME_LINES_MAX), usual);
    // A name that is cut at a hyphen goes on below.
    const isCut = together !== null && line.text.endsWith('-') && jobScore(together) <= 1;
    const inOrder = index < TURNED_WITHIN ? turned(line.text) : null;
    const printed = isCut ? [] : cells.flatMap(({ text }) => partsOf(text, isLarge));
    if (inOrder !== null) printed.push(inOrder);
    if (index < TITLED_WITHIN)
      printed.push(...cells.flatMap((cell) => namesBefore(cell, email, all)));
    for (const text of printed)
      candidates.push({ text: inOneScript(text, language), line, order, isLabelled: false });
    if (together) {
      const text = cleanName(together);
      const isJoined = !line.text.includes(' ');
      candidates.push({ text, line, order, isLabelled: false, isJoined });
    }
  }
  candidates.push(...largeCandidates(lines.slice(0, LINES_LOOKED_AT), usual, language));
  return candidates.flatMap((one) => withDoubt(one, email));
}

/** Letters of a word that are no coincidence in an address. */
const WORD_MIN = 3;

/** A line of several words above a name is a slogan or a company if the email address has words of the name only. */
function withDoubt(candidate: NameCandidate, email: string | null): NameCandidate[] {
  const { text, line } = candidate;
  const first = line.cells.find((cell) => text.startsWith(`${cell.text} `))?.text ?? '';
  const [above, below] = [wordsOf(first), wordsOf(text.slice(first.length))];
  if (above.length < 2 || below.length < 2) return [candidate];
  const local = compact(email?.slice(0, email.indexOf('@')) ?? '');
  const isIn = (word: string) => word.length >= WORD_MIN && local.includes(word);
  if (above.some(isIn) || hasFirstName(first)) return [candidate];
  return below.some(isIn) ? [] : [{ ...candidate, isDoubtful: true }];
}

/** The cells beside one that has its label and its value: the name beside `Phone: 0161 496 0123`. */
function besideLabel(cells: readonly Cell[]): readonly Cell[] {
  const isWhole = cells.every(({ text }) => personLabelOf([text])?.rest !== '');
  return isWhole ? cells.filter(({ text }) => personLabelOf([text]) === null) : [];
}

/** Cells of a row with several labels and their values. */
const ROW_CELLS_MIN = 3;

/** In a row of several labels, the value stands right beside the label, also before labels that are not known. */
function besideNameLabel([label, value, ...others]: readonly Cell[]): readonly Cell[] {
  const isRow = label && value && others.length + 2 >= ROW_CELLS_MIN;
  return isRow && personLabelOf([label.text])?.rest === '' ? [value] : [];
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

/** A street with its number, or a postal code: `12 Elm Street, Leeds`. */
const address = /^(?=.*\p{L}{3})(?=.*\p{Nd})[\p{L}\p{M}\p{Nd}\s.,'’/()-]{6,90}$/u;

function isAddress(text: string): boolean {
  return address.test(text) && !/(?:19|20)\p{Nd}{2}\b/u.test(text);
}

/** What may be a name within a cell: `Anna Weber | Cook`, `Grace Patel, Head Nurse`. */
function partsOf(cell: string, isLarge: boolean): string[] {
  return withoutGaps(cell)
    .split(/\s?[|•·]\s?|\s[/–—-]\s|\s{3,}/u)
    .flatMap((part) => {
      if (isDocumentTitle(part)) return [];
      const text = withoutTitle(part);
      const [first = '', ...others] = text.split(/,\s/u);
      const isNamed = isLarge && /^\S+\s\S/u.test(first);
      const isBesideAddress = /^\S+\s\S/u.test(first) && isAddress(others.join(', '));
      const isTitled =
        others.length > 0 && (isNamed || isBesideAddress || jobScore(others.join(' ')) > 1);
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
        /^(?:\d{1,2}[.)]\s)?([^:]{1,40}):\s*(.+)$/u.exec(text) ?? [];
      if (keys.has(compact(label)) && value !== '')
        return { text: value.replace(/^:\s*/u, ''), line };
    }
  }
  return null;
}

/** Cells of one size, in points. */
const SAME_SIZE = 0.6;
/** Right edges of cells that are flush right, in points. */
const FLUSH = 3;
/** Cells that begin this near to each other, in points, stand below each other. */
const NEAR = 40;

/** A large name over two or three lines, also if lines of another column stand between. */
function largeCandidates(lines: readonly Line[], usual: number, language: string): NameCandidate[] {
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ cell, line })));
  const largest = Math.max(0, ...cells.map(({ cell }) => cell.size));
  if (largest <= usual * LARGER) return [];
  const large = cells.filter(({ cell }) => cell.size >= largest - SAME_SIZE && !isTitle(cell.text));
  const [first, ...others] = chainOf(large, language);
  if (!first || others.length === 0) return [];
  const texts = [first, ...others].map(({ cell: { text } }, at) =>
    at === others.length ? (text.split(/\s?[|•·]\s?/u)[0] ?? '') : text,
  );
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

type Large = { cell: Cell; line: Line };

/** The texts of a name below or beside one another, from the first that is no job title on. */
function chainOf(large: readonly Large[], language: string): Large[] {
  const start = large.findIndex(({ cell }) => jobScore(cell.text) <= 1);
  const chain = large.slice(Math.max(0, start)).slice(0, 1);
  let words = wordsOf(chain[0]?.cell.text ?? '').length;
  for (const one of large.slice(start + 1)) {
    const above = chain.at(-1)?.cell;
    if (!above || chain.length > NAME_LINES_MAX) break;
    const row = chain.filter(({ cell }) => cell.y === above.y);
    const isNext = row.some(({ cell }) => isBelow(one.cell, cell));
    if (!isNext && !(words < 2 && isBeside(one.cell, above))) continue;
    // What follows a whole name may be the job title or the town.
    const isOther = jobScore(one.cell.text) > 1 || isPlace(one.cell.text, language);
    if (words > 1 && isOther && !above.text.endsWith('-')) break;
    const isOwn = isWholeName(one.cell.text) && !chain.some(({ cell }) => hasFirstName(cell.text));
    if (words > 1 && (isOwn || !isOneScript(one.cell.text, above.text))) break;
    chain.push(one);
    words += wordsOf(one.cell.text).length;
  }
  return chain;
}

/** The widest gap within a name whose line is stretched, in font sizes. */
const STRETCHED_MAX = 2.2;

function isBeside(cell: Cell, before: Cell): boolean {
  const gap = cell.x - before.x - before.width;
  return (
    cell.page === before.page && cell.y === before.y && gap > 0 && gap < STRETCHED_MAX * cell.size
  );
}

function isTitle(text: string): boolean {
  return isDocumentTitle(text) || headingOf(text) !== null;
}

function isBelow(cell: Cell, above: Cell): boolean {
  const isNext = cell.page === above.page && cell.y > above.y && cell.y - above.y < cell.size * 2;
  const isCentred = Math.abs(cell.x + cell.width / 2 - above.x - above.width / 2) < NEAR;
  const isFlushRight = Math.abs(cell.x + cell.width - above.x - above.width) < FLUSH;
  return isNext && (isCentred || isFlushRight || Math.abs(cell.x - above.x) < NEAR);
}
