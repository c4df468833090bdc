/** Splits a section of skills into groups, without their titles. */
import { inColumns, isTitleLook } from '../columns/grids.ts';
import { headingOf } from '../sections/headings.ts';
import { areAligned } from '../columns/aligned-lines.ts';
import { type Cell, hasBullet, type Line, partsOf } from '../lines.ts';
import { isKnownSkill } from './skill-dictionary.ts';

/** Words of the title of a group. */
const TITLE_WORDS_MAX = 5;
/** Items are indented by at least this many points, chips by the width of their border. */
const INDENT_MIN = 9;
/** A text further right than this is in another column. */
const INDENT_MAX = 60;
const BORDER_MIN = 0.5;
/** The share of titles that may be names of skills, which then have no items but remarks. */
const SKILLS_SHARE_MAX = 0.5;

const separators = /[,;•·|、،:/]/u;

/** Returns the lines of each group. A title is kept as an item if most titles are skills. */
export function skillGroupsOf(section: readonly Line[]): Line[][] {
  const lines = inColumns(section);
  const isIndented = !areAligned(lines);
  const above = lines.filter((line, at) => isAboveList(line, lines[at + 1], lines[at - 1]));
  const areTitles = above.length > 1 || (above.length === 1 && above[0] === lines[0]);
  const bulleted = aboveBullets(lines);
  const titles = lines.filter(
    (line, at) =>
      isTitle(line, lines[at + 1], isIndented) ||
      (areTitles && above.includes(line)) ||
      bulleted.has(line),
  );
  const skills = titles.filter(({ text }) => isKnownSkill(text) && headingOf(text) === null);
  const areSkills = skills.length > SKILLS_SHARE_MAX * titles.length;
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (!titles.includes(line)) groups.at(-1)?.push(line);
    else groups.push(areSkills ? [line] : []);
  }
  return groups;
}

/** Lines without a bullet between lines with one, where those are most: `Office` above `• Word` and `• Excel`. */
function aboveBullets(lines: readonly Line[]): ReadonlySet<Line> {
  const bare = lines.filter(({ text }) => !hasBullet(text));
  const isFew = bare[0] === lines[0] && bare.length * 2 <= lines.length - bare.length;
  const areAbove = bare.every((line) => {
    const below = lines[lines.indexOf(line) + 1];
    const isShort = line.text.split(' ').length <= TITLE_WORDS_MAX && !separators.test(line.text);
    return isShort && below !== undefined && hasBullet(below.text);
  });
  return new Set(isFew && areAbove ? bare : []);
}

/** Whether a short line without separators stands between lists with them. */
function isAboveList(
  { cells, text }: Line,
  below: Line | undefined,
  before: Line | undefined,
): boolean {
  if (cells.length > 1 || !below || separators.test(text) || !/^\p{Lu}/u.test(text)) return false;
  if (hasBullet(text) || text.split(' ').length > TITLE_WORDS_MAX) return false;
  const items = below.text.split(/[,;•·|、،]/u).length;
  return items > 2 && below.cells.length === 1 && !/[,;、،]$/u.test(before?.text ?? '');
}

/** A form prints its questions smaller than the answers: `Programs and equipment that you command` above a list. */
const SMALLER = 0.85;
const QUESTION_WORDS_MAX = 9;

function isSmallAbove(title: Cell, item: Cell): boolean {
  const isSmall = title.size > 0 && title.size <= item.size * SMALLER;
  const isList = item.text.split(/[,;•·|、،]/u).length > 2;
  return isSmall && isList && title.text.split(' ').length <= QUESTION_WORDS_MAX;
}

/** Whether a line looks like the title of what is below it, which is set apart, indented, or in chips. */
function isTitle(
  { cells, text, isPlaced }: Line,
  below: Line | undefined,
  isIndented: boolean,
): boolean {
  const [title, ...others] = cells;
  const [item] = below?.cells ?? [];
  if (!title || !below || !item || others.length > 0 || partsOf(title).length > 1) return false;
  if (isSmallAbove(title, item)) return true;
  if (hasBullet(text) || separators.test(text.replace(/:$/u, ''))) return false;
  if (text.split(' ').length > TITLE_WORDS_MAX) return false;
  if (isTitleLook(title, item)) return true;
  if (!isPlaced || title.size < item.size || isTitleLook(item, title)) return false;
  const chips = below.cells.flatMap((cell) => partsOf(cell)).length;
  const indent = item.x - title.x;
  if (indent > INDENT_MAX || !isIndented) return false;
  return indent >= INDENT_MIN || (chips > 1 && indent >= BORDER_MIN);
}
