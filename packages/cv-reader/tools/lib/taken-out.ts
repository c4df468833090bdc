/** Takes a true detail out of a CV, so that it is known that what is found instead is wrong. */
import type { Segment } from '../../src/segment.ts';
import type { Expected } from './score-card.ts';
import { normal } from './same.ts';

/** Digits that end the same number with and without a country code. */
const DIGITS = 7;

/** Returns the segments without a detail, or null if the CV has none. */
export function withoutDetail(
  segments: readonly Segment[],
  detail: 'name' | 'email' | 'phone' | 'location',
  { name, email, phone, location }: Expected,
): Segment[] | null {
  if (detail === 'name' && name !== undefined) return withoutName(segments, name);
  if (detail === 'email' && email !== undefined) return without(segments, literal(email));
  if (detail === 'location' && location) return withoutFirst(segments, literal(location.city));
  if (detail !== 'phone' || phone === undefined) return null;
  const digits = phone
    .slice(-DIGITS)
    .split('')
    .join(String.raw`[\s().\/-]*`);
  return without(segments, new RegExp(String.raw`\+?[\d\s().\/-]*${digits}`, 'giu'));
}

function without(segments: readonly Segment[], text: RegExp): Segment[] {
  return segments.map((one) => ({ ...one, text: one.text.replace(text, '') }));
}

/** Employers may be in the same town, so that only the first goes. */
function withoutFirst(segments: readonly Segment[], text: RegExp): Segment[] {
  const at = segments.findIndex((one) => one.text.search(text) >= 0);
  return without(segments.slice(0, at + 1), text).concat(segments.slice(at + 1));
}

/** A name may be set on several lines, so that what has only words of it goes too. */
function withoutName(segments: readonly Segment[], name: string): Segment[] {
  const words = new Set(normal(name).split(/[\s-]+/u));
  return without(
    segments.filter(
      ({ text }) =>
        !normal(text)
          .split(/[\s-]+/u)
          .every((word) => words.has(word)),
    ),
    literal(name),
  );
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu');
}
