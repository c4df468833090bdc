/** Corrects the kinds of sections by what they hold. */
import { hasDate, periodsOf } from '../dates/dates.ts';
import { type Cell, type Line, partsOf, withoutBullet } from '../lines.ts';
import { headingOf } from './headings.ts';
import { isGroupTitle } from '../skills/skill-tables.ts';
import { personLabelOf } from '../labels/labels.ts';
import { jobScore, schoolScore } from '../names/names.ts';
import { isProse } from '../columns/rows.ts';
import type { Section } from './section.ts';
import { isKnownSkill } from '../skills/skill-dictionary.ts';
import type { SectionKind } from '../words/headings.ts';

/**
 * Classifies sections under unknown headings as work or education, if the CV has no such section and
 * the lines contain dates and job titles, or schools; as skills if they hold little else. `Languages` may be those of a programmer.
 */
export function classifyUnknownSections(
  sections: readonly Section[],
  isLanguage: (text: string) => boolean,
): readonly Section[] {
  const isMissing = (kind: SectionKind) =>
    !sections.some((section) => section.kind === kind || section.alsoKinds.includes(kind));
  const takes: [SectionKind, (text: string) => boolean][] = [
    ['education', (text) => schoolScore(text) > 0],
    ['work', (text) => jobScore(text) > 1],
  ];
  const person = sections.find((section) => section.isUnknown === true && isAboutPerson(section));
  if (person && !sections.some((section) => section.kind === 'personal')) person.kind = 'personal';
  for (const [kind, isOf] of takes.filter(([missing]) => isMissing(missing))) {
    const found = sections.find(
      (section) =>
        section.kind === 'other' &&
        section.lines.some(({ text }) => hasDate(text)) &&
        section.lines.some(({ cells }) => cells.some(({ text }) => isOf(text))),
    );
    if (found) found.kind = kind;
  }
  // `Functional experience` may be a table of skills.
  for (const section of sections) if (areRated(section)) section.kind = 'skills';
  const found = cutWork(sections);
  for (const section of found) {
    const isOpen = section.kind === 'other' || section.kind === 'languages';
    const isNamed =
      section.kind === 'languages' && section.lines.some(({ text }) => isLanguage(text));
    if (isOpen && !isNamed && areSkills(section)) section.kind = 'skills';
  }
  const isNowMissing = !found.some(
    ({ kind, alsoKinds }) => kind === 'skills' || alsoKinds.includes('skills'),
  );
  if (isNowMissing) {
    const lists = found.filter(
      (section) =>
        ((section.isUnknown === true && section.kind === 'other') || isKnownList(section)) &&
        isList(section),
    );
    for (const section of lists) section.kind = 'skills';
    if (lists.length === 0) return withLists(found, mixed);
  }
  // Groups of skills may have headings of their own, one after the other.
  for (const [at, section] of found.entries()) {
    const areBeside = [found[at - 1], found[at + 1]].some((one) => one?.kind === 'skills');
    if (section.isUnknown === true && section.kind === 'other' && areBeside && areItems(section))
      section.kind = 'skills';
  }
  return withLists(found, remaining);
}

/** Rows of a table of skills, and their share of it. */
const RATED_MIN = 3;
const RATED_SHARE = 0.8;
const rating = /^(?:[★☆●○■□▪▫◆◇⬤✩✭•]\s?){1,10}$|^\p{Nd}{1,3}\s?[%٪]$/u;

/** Whether nearly each line of a section about work names something and rates it. */
function areRated({ kind, lines }: Section): boolean {
  if (kind !== 'work' && kind !== 'other') return false;
  const rated = lines.filter(
    ({ cells }) => cells.length > 1 && rating.test(cells.at(-1)?.text ?? ''),
  );
  return rated.length >= RATED_MIN && rated.length >= RATED_SHARE * lines.length;
}

/** Lines with a label of a person, of which their name is one. */
const PERSON_LINES_MIN = 3;

/** Whether a section has the details of the person, under whatever heading: their name and how to reach them. */
function isAboutPerson({ kind, lines }: Section): boolean {
  if (kind !== 'other') return false;
  const kinds = lines.flatMap(
    ({ cells }) => personLabelOf(cells.map(({ text }) => text))?.kind ?? [],
  );
  const isReached = kinds.includes('phone') || kinds.includes('email');
  return kinds.length >= PERSON_LINES_MIN && kinds.includes('name') && isReached;
}

/** Sections whose lists may be those of skills. */
const mixed: ReadonlySet<Section['kind']> = new Set([
  'other',
  'profile',
  'certificates',
  'personal',
  'languages',
]);
/** The same where other skills were found. */
const remaining: ReadonlySet<Section['kind']> = new Set(['other', 'languages']);
const labelledList = /^([^:：,;]{2,40}?)\s*[:：]\s*(\S.*)$/u;

/** Moves lists with a label to a section of skills: `Kitchen: Menu planning, Butchery` among other information. */
function withLists(
  sections: readonly Section[],
  kinds: ReadonlySet<Section['kind']>,
): readonly Section[] {
  return sections.flatMap((section) => {
    if (!kinds.has(section.kind)) return [section];
    const lists = section.lines.map((line) => labelledItems(line));
    const known = lists.map((items) => items !== null && areMostlyKnown(items));
    // A list beside one of skills is of skills as well.
    const isTaken = (_: Line, at: number) =>
      lists[at] !== null && [known[at - 1], known[at], known[at + 1]].includes(true);
    const taken = section.lines.filter(isTaken);
    if (taken.length === 0) return [section];
    const rest = section.lines.filter((line) => !taken.includes(line));
    return [
      { ...section, lines: rest },
      { kind: 'skills' as const, alsoKinds: [], lines: taken },
    ];
  });
}

/** The items of a list with a label that is no heading of something else, or null. */
function labelledItems({ text }: Line): string[] | null {
  const [, label = '', rest = ''] = labelledList.exec(withoutBullet(text)) ?? [];
  const kind = headingOf(label)?.kinds[0] ?? 'skills';
  if (label === '' || (kind !== 'skills' && !isGroupTitle(label))) return null;
  const items = rest.split(/[,;•·|/、，；،]\s*/u).map((item) => item.replace(/\.$/u, '').trim());
  return items.length >= ITEMS_MIN && items.every((item) => isItem(item)) ? items : null;
}

/** The share of skills that are known among those of a list with a label. */
const LISTED_SHARE = 0.3;

function areMostlyKnown(items: readonly string[]): boolean {
  const known = items.filter((item) => isKnownSkill(item)).length;
  return known > 0 && known >= LISTED_SHARE * items.length;
}

/** Lines around a period in which a job title makes it one of a job. */
const NEAR = 2;
/** Sections in which jobs stand if their heading was not recognized. */
const cuttable: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'profile', 'other']);

/** If no section has dated jobs, the lines from the first dated job of another section on are one. */
function cutWork(sections: readonly Section[]): readonly Section[] {
  if (sections.some((section) => hasJobs(section))) return sections;
  for (const [index, section] of sections.entries()) {
    if (!cuttable.has(section.kind)) continue;
    const at = section.lines.findIndex(
      (line, dated) => isSpan(line) && isJob(section.lines, dated),
    );
    if (at < 0) continue;
    const above = section.lines[at - 1];
    const from = above && isName(above) ? at - 1 : at;
    const work: Section = { kind: 'work', alsoKinds: [], lines: section.lines.slice(from) };
    const rest = { ...section, lines: section.lines.slice(0, from) };
    return [...sections.slice(0, index), rest, work, ...sections.slice(index + 1)];
  }
  return sections;
}

function hasJobs({ kind, lines }: Section): boolean {
  return kind === 'work' && lines.some((line) => isSpan(line));
}

function isSpan({ text }: Line): boolean {
  return periodsOf(text).some(({ isSingle }) => !isSingle);
}

function isJob(lines: readonly Line[], at: number): boolean {
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return near.some(({ cells }) => cells.some(({ text }) => jobScore(text) > 1));
}

/** Whether a line may name the employer above a date, and is no list. */
function isName({ text }: Line): boolean {
  return !/[,;•·|:]/u.test(text) && !isProse(text);
}

/** Skills that are known, and their share of a section, which make it one of skills. */
const KNOWN_MIN = 2;
const KNOWN_SHARE = 0.5;

/** Items of a group, and the words of each. */
const ITEMS_MIN = 2;
const ITEM_WORDS_MAX = 4;

function areItems({ lines }: Section): boolean {
  const items = lines.flatMap(({ cells }) => cells.flatMap((cell) => bareParts(cell)));
  return items.length >= ITEMS_MIN && items.every((text) => isItem(text));
}

/** Lines of a list without a heading that is known. */
const LIST_MIN = 3;

/** `Qualificações` heads a text or a list of skills. */
function isKnownList({ kind, lines }: Section): boolean {
  const items = lines.flatMap(({ cells }) => cells.flatMap((cell) => partsOf(cell)));
  return kind === 'profile' && items.some((text) => isKnownSkill(text));
}

function isList(section: Section): boolean {
  return section.lines.length >= LIST_MIN && areItems(section);
}

function isItem(text: string): boolean {
  return text.split(' ').length <= ITEM_WORDS_MAX && !/[\p{Nd}@.:]/u.test(text);
}

function bareParts(cell: Cell): string[] {
  return partsOf(cell).map((text) => withoutBullet(text));
}

function areSkills({ lines }: Section): boolean {
  const items = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => bareParts(cell)).flatMap((text) => text.split(/[,;•·|]\s*/u)),
  );
  const known = items.filter((text) => isKnownSkill(text.trim())).length;
  return known >= KNOWN_MIN && known >= KNOWN_SHARE * items.length;
}
