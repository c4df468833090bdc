/** Reads headings that stand before their section on one line: `Languages: French`. */
import { type Heading, headingOf } from './headings.ts';
import { type Line, lineOf } from '../lines.ts';
import type { Section } from './section.ts';
import type { SectionKind } from '../words/headings.ts';

/** A label, a colon or the sign of a list, and the rest of the line. */
const labelled = /^([^:]{2,40}?)(?:\s*:\s*|\s[■●▪•]\s(?=\S))(\S.*)$/u;

/** Sections that continue after a line with a heading of its own. */
export const lasting: ReadonlySet<Section['kind']> = new Set([
  'work',
  'education',
  'projects',
  'header',
  'personal',
  'contact',
  'languages',
]);
export const listing: ReadonlySet<Section['kind']> = new Set(['skills', 'languages']);

export function inlineHeading(
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
