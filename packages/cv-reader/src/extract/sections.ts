/** Assigns the lines of a CV to sections by their headings. */
import {
  askedHeadingOf,
  type Heading,
  headingOf,
  isDocumentTitle,
  looseHeadingOf,
} from './headings.ts';
import { hasDate, isDateAlone } from './dates.ts';
import { headingsBeside } from './sections-beside.ts';
import { isName, stemHeadingOf, stemOfLine } from './heading-stems.ts';
import { isConsent } from './consent-lines.ts';
import { contactLinesIn } from './contact-lines.ts';
import { declaredHeadingOf } from './declarations.ts';
import {
  hasStyle,
  isNameAgain,
  isPartOfForm,
  isSetApart,
  isTableHead,
  isUnknownHeading,
  type Style,
  styleOf,
} from './heading-style.ts';
import { columnKindOf, isLabelStart } from './labels.ts';
import { isDuty, isLabelOfDuties } from './duty-labels.ts';
import type { Stream } from './columns.ts';
import { type Cell, hasBullet, hasSign, type Line, lineOf, withoutBullet } from './lines.ts';
import { compact } from './text-folding.ts';
import type { SectionKind } from './words/headings.ts';

export type Section = {
  kind: SectionKind | 'header';
  /** Other kinds in the heading: `Skills & Languages`. */
  alsoKinds: readonly SectionKind[];
  lines: Line[];
  /** Whether its heading is not a known one. */
  isUnknown?: boolean;
  /** Whether it begins the document. */
  isFirst?: boolean;
};

/** A label, a colon or the sign of a list, and the rest of the line. */
const labelled = /^([^:]{2,40}?)(?:\s*:\s*|\s[■●▪•]\s(?=\S))(\S.*)$/u;

/** Words of a level behind the name of a language. */
const LEVEL_WORDS_MAX = 6;

/** The document's title is among the first lines. */
const TITLE_LINES_MAX = 2;

/** Sections that continue after a line with a heading of its own. */
const lasting: ReadonlySet<Section['kind']> = new Set([
  'work',
  'education',
  'projects',
  'header',
  'personal',
  'contact',
  'languages',
]);
const aboutPerson: ReadonlySet<Section['kind']> = new Set(['header', 'contact', 'personal']);
const listing: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** Returns the headings of all streams: alone on a line, or first in a row. */
export function headingsIn(streams: readonly Stream[]): Heading[] {
  return streams.flat().flatMap((line) => {
    const heading = headingOf(line.cells[0]?.text ?? '');
    return heading ? [heading] : [];
  });
}

/**
 * `isLanguage` returns whether a text names a spoken language: `Languages: Python, SQL` belongs
 * to skills, `Languages: French` does not.
 */
export function sectionsOf(
  streams: readonly Stream[],
  isLanguage: (text: string) => boolean,
): Section[] {
  const sections: Section[] = [];
  const all = styleOf(streams);
  const beside = headingsBeside(streams);
  for (const stream of streams) {
    const { style, look } = stylesOf(stream, all);
    let current = openSection(sections, 'header');
    const contacts = contactLinesIn(stream);
    for (const [index, line] of stream.entries()) {
      if (isNameAgain(line, current, all)) current = openSection(sections, 'header');
      const shared = current.kind === 'header' ? beside.get(line) : undefined;
      if (shared) current = openHeading(sections, shared);
      if (contacts.has(line) && !aboutPerson.has(current.kind)) {
        openSection(sections, 'contact').lines.push(line);
        continue;
      }
      const stated = isConsent(line) ? closing : declaredHeadingOf(line);
      if (stated) {
        current = openHeading(sections, stated);
        continue;
      }
      const found =
        isRestOfLabel(line, stream[index - 1]) || areColumnNames(line)
          ? null
          : (headOfLine(line, style, current, isLanguage) ??
            headOfLanguages(line, stream[index + 1], isLanguage));
      if (found) {
        const isGroup =
          current.kind === 'skills' &&
          (current.lines.length === 0 || (found.rest !== null && !hasDate(found.rest.text)));
        current = openHeading(sections, found.heading);
        // `<Licences>` directly below the heading of skills, or in a table of them, is a group of them.
        if (isGroup && current.kind === 'certificates') current.alsoKinds = ['skills'];
        if (found.rest) current.lines.push(found.rest);
        continue;
      }
      const inline = inlineHeading(line, current, isLanguage);
      if (inline) {
        const isPassing = lasting.has(current.kind);
        const section = openHeading(sections, inline.heading);
        section.lines.push(inline.rest);
        if (!isPassing) current = section;
        if (current.kind === 'work') current.lines.push(line);
        continue;
      }
      const next = stream.slice(index + 1, index + 4);
      const stem = stemOfLine(line, next, look);
      // In a table of skills, the first cell is a group of them.
      if (stem && (stem.rest === null || current.kind !== 'skills')) {
        current = openHeading(sections, stem.heading);
        if (stem.rest) current.lines.push(stem.rest);
      } else if (isUnknownHeading(line, next, current, style)) {
        current = openSection(sections, 'other');
        current.isUnknown = true;
      } else current.lines.push(line);
    }
  }
  return sections;
}

/** A narrow column has smaller headings than the wide one; one with few headings has the look of all. */
function stylesOf(stream: Stream, all: Style): { style: Style; look: Style } {
  const own = styleOf([stream]);
  const isOwn = own.isTelling || stream[0]?.isPlaced === true;
  return { style: isOwn ? own : all, look: own.isTelling ? own : { ...all, x: own.x } };
}

/** What the consent at the end opens. */
const closing: Heading = { kinds: ['other'], languages: [] };

/** Columns of a table whose names are known. */
const COLUMNS_MIN = 3;

/** The name of a column may be a heading as well: `Courses | Subject | Institute | Year`. */
function areColumnNames({ cells }: Line): boolean {
  if (cells.length < COLUMNS_MIN) return false;
  const known = cells.filter(({ text }) => columnKindOf(text, 'education') !== null);
  return known.length >= COLUMNS_MIN && known.length === cells.length;
}

/** `lavoro` below `Nome e indirizzo del datore di | Hotel Park` is the rest of a label that a narrow column breaks. */
function isRestOfLabel({ cells, page }: Line, above: Line | undefined): boolean {
  const [label, ...values] = above?.cells ?? [];
  const [first, ...others] = cells;
  if (!label || !first || values.length === 0 || others.length > 0) return false;
  return above?.page === page && isLabelStart(label.text, first.text);
}

function openSection(
  sections: Section[],
  kind: Section['kind'],
  alsoKinds: readonly SectionKind[] = [],
) {
  const section: Section = { kind, alsoKinds, lines: [], isFirst: sections.length === 0 };
  sections.push(section);
  return section;
}

function openHeading(sections: Section[], { kinds }: Heading): Section {
  const [kind = 'other', ...also] = kinds;
  return openSection(sections, kind, also);
}

/** Returns the heading a line is, or that of its first cell. */
function headOfLine(
  line: Line,
  style: Style,
  current: Section,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: Line | null } | null {
  const [first, ...others] = toTitleLine(line).cells;
  const isAllOfLine = others.length === 0;
  if (!first || (hasBullet(first.text) && !(isAllOfLine && isMarked(first.text)))) return null;
  const whole = headingOf(line.text);
  const heading =
    headingOf(first.text) ??
    whole ??
    (isPartOfForm(line, style) ? askedHeadingOf(line.text) : null) ??
    (isSetApart(line, style) && !isName(line.text) ? looseHeadingOf(line.text) : null);
  if (!heading || !hasStyle(line, style, heading)) return null;
  if (isTitle(line, current) || isLabelOfDuties(line, style, current, heading)) return null;
  const isAlone = others.length === 0 || whole !== null;
  if (isTableHead(others) || (!isAlone && isField(first.text, current, style))) return null;
  if (!isAlone && isDuty(line, style, current, heading)) return null;
  // A list has no date: the first cell is the label of one.
  if (
    !isAlone &&
    listing.has(heading.kinds[0] ?? 'other') &&
    others.every(({ text }) => isDateAlone(text))
  )
    return null;
  if (!isAlone && current.kind === 'skills' && !opensRow(heading, others, isLanguage)) return null;
  return { heading, rest: isAlone ? null : lineOf(others, line.isPlaced) };
}

/** Among skills, the heading of languages may be a smaller one: a language with its level stands below it. */
function headOfLanguages(
  { cells, text }: Line,
  below: Line | undefined,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: null } | null {
  if (cells.length > 1 || hasBullet(text) || below === undefined) return null;
  const [first = '', ...others] = withoutBullet(below.text).split(/[\t\s:(–—-]+/u);
  const isRow = others.length > 0 && others.length <= LEVEL_WORDS_MAX && !/[.,;]/u.test(below.text);
  if (!isRow || !isLanguage(first)) return null;
  const isNaming = text.split(/[\s:(–—-]+/u).some((word) => isLanguage(word));
  const heading = headingOf(text) ?? (isNaming ? null : stemHeadingOf(text));
  return heading?.kinds[0] === 'languages' ? { heading, rest: null } : null;
}

/** `Studies:` before the subject of a school is a label of it, as `Position:` is one of a job. */
function isField(text: string, { kind }: Section, { repeated }: Style): boolean {
  const label =
    /^(.+?)\s*[:：]$/u.exec(text)?.[1] ?? (repeated.has(compact(text)) ? text : undefined);
  const isDated = kind === 'work' || kind === 'education';
  return label !== undefined && isDated && columnKindOf(label, kind) !== null;
}

/** Asterisks around a text make it bold in mail (`*Work experience*`), and an icon before capitals is read as a bullet. */
const emphasized =
  /^\*\s?[^*]+\*$|^[-–—=~_#*+]+\s?\p{L}.*[-–—=~_#*+]{2,}$|^[•·]\s*\p{Lu}[\p{Lu}\s&]{3,}$/u;

/** A sign before a heading is no bullet. */
function isMarked(text: string): boolean {
  return hasSign(text) || emphasized.test(text);
}

/** `Résumé` is the title at the top of the document, and a section further down. */
function isTitle(line: Line, current: Section): boolean {
  const isFirst = current.kind === 'header' && current.lines.length < TITLE_LINES_MAX;
  return isFirst && isDocumentTitle(line.text);
}

/** In a table of skills the first cell is a group of skills, unless it can only be a section. */
function opensRow(
  { kinds: [kind] }: Heading,
  others: readonly Cell[],
  isLanguage: (text: string) => boolean,
): boolean {
  if (kind === 'languages') return others.some(({ text }) => isLanguage(text));
  return kind === 'work' || kind === 'education' || kind === 'certificates' || kind === 'contact';
}

/** Japanese forms have the heading in the header row of the year and month columns. */
function toTitleLine(line: Line): Line {
  const named = line.cells.filter(({ text }) => !/^[年月日]$/u.test(text));
  return named.length > 0 && named.length < line.cells.length ? lineOf(named, line.isPlaced) : line;
}

function inlineHeading(
  line: Line,
  current: Section,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: Line } | null {
  const [first, ...others] = line.cells;
  const match = first ? labelled.exec(first.text) : null;
  if (!first || !match) return null;
  const [, label = '', rest = ''] = match;
  const heading = headingOf(label);
  const [kind] = heading?.kinds ?? [];
  if (!heading || !kind) return null;
  if (!opensLine(kind, current, rest, isLanguage)) return null;
  return { heading, rest: lineOf([{ ...first, text: rest }, ...others], line.isPlaced) };
}

function opensLine(
  kind: SectionKind,
  current: Section,
  rest: string,
  isLanguage: (text: string) => boolean,
): boolean {
  if (current.kind === kind) return false;
  if (kind === 'languages') return isLanguage(rest);
  if (current.kind === 'skills') return false;
  if (listing.has(kind)) return true;
  // Labels within jobs and schools open no section.
  if (current.kind === 'header')
    return kind === 'education' || kind === 'work' || kind === 'profile';
  return !lasting.has(current.kind);
}
