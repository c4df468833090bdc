/** Turns text in tests into segments: a line each, with tabs between cells. */
import { detailsIn, extractResume } from '../../src/extract/extract.ts';
import { linesOf, type Line, tidySegments } from '../../src/extract/lines.ts';
import type { Resume } from '../../src/resume.ts';
import type { Segment } from '../../src/segment.ts';

export const NOW = new Date('2026-06-15T00:00:00Z');

/** As a reader of a format without places gives them: `y` counts the lines. */
export function segmentsIn(text: string): Segment[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line, index) =>
      line
        .split('\t')
        .map((cell) => segment(cell.trim(), { y: index + 1 }))
        .filter((one) => one.text !== ''),
    );
}

/** A piece of a line; where nothing is said, of the text of a format without places. */
export function segment(text: string, place: Partial<Segment> = {}): Segment {
  return { text, page: 1, x: 0, width: text.length * 5, y: 1, size: 10, isBold: false, ...place };
}

/** On paper: `[x, y, text]` in points, and `size` or `isBold` where they matter. */
export function printed(
  pieces: readonly (readonly [x: number, y: number, text: string, look?: Partial<Segment>])[],
): Segment[] {
  return pieces
    .map(([x, y, text, look]) => segment(text, { x, y, ...look }))
    .sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
}

export function linesIn(text: string): Line[] {
  return linesOf(tidySegments(segmentsIn(text)), false);
}

/** The resume with all details that were found, whether sure or not: what is sure is tested by itself. */
export function resumeOf(
  from: string | readonly Segment[],
  options: { countryIso2?: string } = {},
): Resume {
  const segments = typeof from === 'string' ? segmentsIn(from) : from;
  const { resume } = extractResume(segments, 1, { now: NOW, ...options });
  const { name, email, phone, location } = detailsIn(segments, { now: NOW, ...options });
  return {
    ...resume,
    basics: {
      ...resume.basics,
      ...(name && { name: name.value }),
      ...(email && { email: email.value }),
      ...(phone && { phone: phone.value }),
      ...(location && { location: location.value }),
    },
  };
}
