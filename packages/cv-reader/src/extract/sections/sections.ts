/** Assigns the lines of a CV to sections by their headings. */
import {
  askedHeadingOf,
  type Heading,
  headingOf,
  isDocumentTitle,
  looseHeadingOf,
} from './headings.ts';
import { hasDate, isDateAlone } from '../dates/dates.ts';
import { headingsBeside } from './sections-beside.ts';
import { isName, partHeadingOf, stemOfLine } from './heading-stems.ts';
import { headOfLanguages, isLanguageQuestion, isPartOfEntry } from './language-headings.ts';
import { isConsent } from './consent-lines.ts';
import { contactLinesIn } from '../contact/contact-lines.ts';
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
import { columnKindOf } from '../labels/labels.ts';
import { inlineHeading, lasting, listing } from './inline-headings.ts';
import { areColumnNames, isRestOfLabel } from '../labels/label-lines.ts';
import { formKindAt, isHeadOfForm } from './form-sections.ts';
import { isDuty, isLabelOfDuties } from './duty-labels.ts';
import type { Stream } from '../columns/columns.ts';
import { type Cell, hasBullet, hasSign, type Line, lineOf } from '../lines.ts';
import { compact } from '../text-folding.ts';
import type { SectionKind } from '../words/headings.ts';
import type { Section } from './section.ts';

/** The document's title is among the first lines. */
const TITLE_LINES_MAX = 2;

const aboutPerson: ReadonlySet<Section['kind']> = new Set(['header', 'contact', 'personal']);

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
    const taken = new Set<Line>();
    for (const [index, line] of stream.entries()) {
      if (taken.has(line)) continue;
      const answer = stream[index + 1];
      if (answer && isLanguageQuestion(line, answer, current, isLanguage)) {
        openSection(sections, 'languages').lines.push(answer);
        taken.add(answer);
        current = openSection(sections, current.kind, current.alsoKinds);
        continue;
      }
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
      const found = headIn(stream, index, current, style, isLanguage);
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
      const opened = headByLook(line, stream, index, { current, style, look, isLanguage });
      current = opened ? openLooked(sections, opened) : withLine(sections, stream, index, current);
    }
  }
  return sections;
}

/** The heading that a line is, or its first cell, by its words. */
function headIn(
  stream: Stream,
  at: number,
  current: Section,
  style: Style,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: Line | null } | null {
  const line = stream[at];
  if (!line || isRestOfLabel(line, stream[at - 1]) || areColumnNames(line)) return null;
  return (
    headOfLine(line, style, current, isLanguage) ??
    headOfLanguages(line, stream[at + 1], isLanguage)
  );
}

function openLooked(sections: Section[], { heading, rest, isUnknown }: Looked): Section {
  const section = openHeading(sections, heading);
  if (isUnknown) section.isUnknown = true;
  if (rest) section.lines.push(rest);
  return section;
}

/** Adds a line to its section, or opens one: the part of a form whose heading stands above its first question and is not known. */
function withLine(sections: Section[], stream: Stream, at: number, current: Section): Section {
  const line = stream[at];
  const kind = formKindAt(stream, at, current);
  if (!line || kind === null) {
    if (line) current.lines.push(line);
    return current;
  }
  const above = current.lines.at(-1);
  if (above === stream[at - 1] && isHeadOfForm(above, line)) current.lines.pop();
  const section = openSection(sections, kind);
  section.lines.push(line);
  return section;
}

type Looked = { heading: Heading; rest: Line | null; isUnknown?: boolean };

/** The heading that a line is by one of its words and its look, or one that is not known. */
function headByLook(
  line: Line,
  stream: Stream,
  at: number,
  {
    current,
    style,
    look,
    isLanguage,
  }: { current: Section; style: Style; look: Style; isLanguage: (text: string) => boolean },
): Looked | null {
  const next = stream.slice(at + 1, at + 4);
  const stem = stemOfLine(line, next, look);
  // In a table of skills, the first cell is a group of them.
  if (stem && (stem.rest === null || current.kind !== 'skills')) return stem;
  const isPart = isPartOfEntry(line, stream[at - 1], current, isLanguage);
  // The next part of a form ends a list.
  const isNext = listing.has(current.kind) && isPartOfForm(line, style);
  return isNext || (!isPart && isUnknownHeading(line, next, current, style))
    ? { heading: closing, rest: null, isUnknown: true }
    : null;
}

/** A narrow column has smaller headings than the wide one; one with few headings has the look of all. */
function stylesOf(stream: Stream, all: Style): { style: Style; look: Style } {
  const own = styleOf([stream]);
  const isOwn = own.isTelling || stream[0]?.isPlaced === true;
  return { style: isOwn ? own : all, look: own.isTelling ? own : { ...all, x: own.x } };
}

/** What the consent at the end opens. */
const closing: Heading = { kinds: ['other'], languages: [] };

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
    (isPartOfForm(line, style) ? (askedHeadingOf(line.text) ?? partHeadingOf(line.text)) : null) ??
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
