/** The sections of a CV: which lines stand under which heading. */
import { type Heading, headingOf, isDocumentTitle, looseHeadingOf } from './headings.ts';
import { hasDate } from './dates.ts';
import { jobScore, schoolScore } from './names.ts';
import type { Stream } from './columns.ts';
import { type Cell, hasBullet, hasSign, type Line, lineOf } from './lines.ts';
import type { SectionKind } from './words/headings.ts';

export type Section = {
  kind: SectionKind | 'header';
  /** What else its heading names: `Skills & Languages`. */
  alsoKinds: readonly SectionKind[];
  lines: Line[];
};

/** A label before a colon, and what follows it. */
const labelled = /^([^:]{2,40}?)\s*:\s*(\S.*)$/u;

/** The title of a document stands above its third line. */
const TITLE_LINES_MAX = 2;

/** Sections that go on after a line that names its own content. */
const lasting: ReadonlySet<Section['kind']> = new Set([
  'work',
  'education',
  'projects',
  'header',
  'personal',
  'contact',
  'languages',
]);
const listing: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** The headings of all streams that stand alone on a line or first in a row. */
export function headingsIn(streams: readonly Stream[]): Heading[] {
  return streams.flat().flatMap((line) => {
    const heading = headingOf(line.cells[0]?.text ?? '');
    return heading ? [heading] : [];
  });
}

/**
 * `isLanguage` tells whether a text names a language people speak: `Languages: Python, SQL` stands
 * among skills, `Languages: French` does not.
 */
export function sectionsOf(
  streams: readonly Stream[],
  isLanguage: (text: string) => boolean,
): Section[] {
  const style = styleOf(streams);
  const sections: Section[] = [];
  for (const stream of streams) {
    let current = openSection(sections, 'header');
    for (const [index, line] of stream.entries()) {
      const found = headOfLine(line, style, current, isLanguage);
      if (found) {
        current = openHeading(sections, found.heading);
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
      if (isUnknownHeading(line, next, current, style)) current = openSection(sections, 'other');
      else current.lines.push(line);
    }
  }
  return sections;
}

function openSection(
  sections: Section[],
  kind: Section['kind'],
  alsoKinds: readonly SectionKind[] = [],
) {
  const section: Section = { kind, alsoKinds, lines: [] };
  sections.push(section);
  return section;
}

function openHeading(sections: Section[], { kinds }: Heading): Section {
  const [kind = 'other', ...also] = kinds;
  return openSection(sections, kind, also);
}

/** A line that is a heading, or a row whose first cell is one. */
function headOfLine(
  line: Line,
  style: Style,
  current: Section,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: Line | null } | null {
  const [first, ...others] = toTitleLine(line).cells;
  if (!first || (hasBullet(first.text) && !(hasSign(first.text) && others.length === 0)))
    return null;
  const whole = headingOf(line.text);
  const heading =
    headingOf(first.text) ?? whole ?? (isSetApart(line, style) ? looseHeadingOf(line.text) : null);
  if (!heading || !hasStyle(line, style, heading)) return null;
  if (isTitle(line, current)) return null;
  const isAlone = others.length === 0 || whole !== null;
  if (!isAlone && current.kind === 'skills' && !opensRow(heading, others, isLanguage)) return null;
  return { heading, rest: isAlone ? null : lineOf(others, line.isPlaced) };
}

/** `Résumé` is what the document is before anything else is said, and a section later on. */
function isTitle(line: Line, current: Section): boolean {
  const isFirst = current.kind === 'header' && current.lines.length < TITLE_LINES_MAX;
  return isFirst && isDocumentTitle(line.text);
}

/** In a table of skills a first cell names a group of them, unless it can name nothing but a section. */
function opensRow(
  { kinds: [kind] }: Heading,
  others: readonly Cell[],
  isLanguage: (text: string) => boolean,
): boolean {
  if (kind === 'languages') return others.some(({ text }) => isLanguage(text));
  return kind === 'work' || kind === 'education' || kind === 'certificates' || kind === 'contact';
}

/** Japanese forms put the heading into the row that heads the columns of year and month. */
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
  // What a job or a school is told to have been about is no section; beside the name anything may be told.
  if (current.kind === 'header')
    return kind === 'education' || kind === 'work' || kind === 'profile';
  return !lasting.has(current.kind);
}

/** How the known headings look, as far as most of them agree. */
type Style = {
  count: number;
  size: number;
  bodySize: number;
  isBold: boolean;
  isCapital: boolean;
  x: number;
};

/** Fewer headings tell no style. */
const STYLED_HEADINGS_MIN = 3;
/** Most of them look so. */
const MOST = 0.8;
/** Letters so much larger than those of the text are seen to be. */
const LARGER = 1.06;
/** Headings of one CV are of two sizes at most, not far from each other. */
const SMALLER = 0.85;

function styleOf(streams: readonly Stream[]): Style {
  const lines = streams.flat();
  const heads = lines.filter(
    ({ cells, text }) => cells.length === 1 && !hasBullet(text) && headingOf(text) !== null,
  );
  const share = (test: (line: Line) => boolean) => heads.filter(test).length / (heads.length || 1);
  const bodySizes = lines.flatMap(({ size, text }) =>
    Array.from({ length: Math.ceil(text.length / 20) }, () => size),
  );
  return {
    count: heads.length,
    size: median(heads.map(({ size }) => size)),
    bodySize: median(bodySizes),
    isBold: share(({ isBold }) => isBold) > MOST,
    isCapital: share(({ text }) => isCapital(text)) > MOST,
    x: median(heads.map(({ x }) => x)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Looks as most headings of the CV do, and larger, bolder or more capital than its text. */
function isSetApart(line: Line, style: Style): boolean {
  if (style.count < STYLED_HEADINGS_MIN || line.cells.length > 1) return false;
  if (line.size > style.bodySize * LARGER && isHeadingSize(line.size, style)) return true;
  return style.isCapital && isCapital(line.text) && line.isBold === style.isBold;
}

function isHeadingSize(size: number, style: Style): boolean {
  return size >= style.size * 0.97 && size <= style.size * 1.1;
}

/** A word of a list may be what a section is called; in a CV whose headings are set apart it then looks like its list. */
function hasStyle(line: Line, style: Style, { kinds }: Heading): boolean {
  if (style.count < STYLED_HEADINGS_MIN || line.cells.length > 1) return true;
  // Nobody lists these among what they can.
  if ((kinds[0] === 'work' || kinds[0] === 'education') && line.size >= style.bodySize) return true;
  if (style.isBold && !line.isBold && line.size <= style.bodySize) return false;
  return line.size === 0 || line.size >= style.size * SMALLER;
}

/** No name of a section is longer. */
const TITLE_LENGTH_MAX = 45;
const TITLE_WORDS_MAX = 5;
/** In points: what a printer makes of the same place. */
const SAME_PLACE = 3;

const sentence = /[.!?。;,]$|\d|@|\t/u;

/** A line that looks as the known headings do and as nothing else does: a section we have no name for. */
function isUnknownHeading(
  line: Line,
  next: readonly Line[],
  current: Section,
  style: Style,
): boolean {
  if (style.count < STYLED_HEADINGS_MIN || line.text.length > TITLE_LENGTH_MAX) return false;
  if (sentence.test(line.text) || hasBullet(line.text)) return false;
  if (line.text.split(' ').length > TITLE_WORDS_MAX || style.isBold !== line.isBold) return false;
  if (style.isCapital ? !isCapital(line.text) : line.size <= style.bodySize * LARGER) return false;
  if (!isHeadingSize(line.size, style)) return false;
  if (line.isPlaced && Math.abs(line.x - style.x) > SAME_PLACE) return false;
  // Above all sections much is set apart, but no dates; in them an employer may be, and a date is near.
  const isDated = next.some(({ text }) => hasDate(text));
  return current.kind === 'header' ? isDated : !isDated || !dated.has(current.kind);
}

/** Sections in which a name may look like a heading. */
const dated: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'projects']);

/**
 * What stands under an unknown heading is work, or education, where the CV has no such section and
 * the lines tell of dates and of jobs, or of schools.
 */
export function classifyUnknownSections(sections: readonly Section[]): readonly Section[] {
  const isMissing = (kind: SectionKind) =>
    !sections.some((section) => section.kind === kind || section.alsoKinds.includes(kind));
  const takes: [SectionKind, (text: string) => boolean][] = [
    ['education', (text) => schoolScore(text) > 0],
    ['work', (text) => jobScore(text) > 1],
  ];
  for (const [kind, isOf] of takes.filter(([missing]) => isMissing(missing))) {
    const found = sections.find(
      (section) =>
        section.kind === 'other' &&
        section.lines.some(({ text }) => hasDate(text)) &&
        section.lines.some(({ cells }) => cells.some(({ text }) => isOf(text))),
    );
    if (found) found.kind = kind;
  }
  return sections;
}

function isCapital(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}
