/**
 * Damages a CV where a true detail stands, as layouts do that the reader does not know: it is missing, broken over two
 * lines, or runs into other text. What is known of the CV tells whether the reader then gives something wrong.
 */
import type { Segment } from '../../src/segment.ts';
import { normal } from './same.ts';
import { above, inTwo } from './stresses.ts';
import type { Expected } from './score-card.ts';

export type Damaged = 'name' | 'email' | 'phone' | 'location';
type Damage = {
  segments: Segment[];
  /** Whether the detail is not in the CV any more. */ isOut: boolean;
};

/** Returns the CV in each damaged form; none if the layout does not show the detail. */
export function damagesOf(
  segments: readonly Segment[],
  detail: Damaged,
  expected: Expected,
): Damage[] {
  const text = patternOf(detail, expected);
  if (!text) return [];
  const out = withoutDetail(segments, detail, expected, text);
  const at = segments.findIndex((one) => one.text.search(text) >= 0);
  const damages = [
    broken(segments, at, text),
    ...(detail === 'name'
      ? [...damagedNames(segments, at, text), ...stressedNames(segments, expected)]
      : [glued(segments, at, text)]),
  ];
  return [
    { segments: out, isOut: true },
    ...damages.flatMap((one) => (one ? [{ segments: one, isOut: false }] : [])),
  ];
}

/** Digits that end the same number with and without a country code. */
const DIGITS = 7;

function patternOf(detail: Damaged, { name, email, phone, location }: Expected): RegExp | null {
  const texts = { name, email, location: location?.city };
  if (detail !== 'phone') {
    const text = texts[detail];
    return text == null ? null : new RegExp(literal(text), 'iu');
  }
  if (phone == null) return null;
  const digits = phone
    .slice(-DIGITS)
    .split('')
    .join(String.raw`[\s().\/-]*`);
  return new RegExp(String.raw`\+?[\d\s().\/-]*${digits}`, 'iu');
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

function withoutDetail(
  segments: readonly Segment[],
  detail: Damaged,
  { name }: Expected,
  text: RegExp,
): Segment[] {
  // Employers may be in the same town.
  if (detail === 'location') {
    const at = segments.findIndex((one) => one.text.search(text) >= 0);
    return without(segments.slice(0, at + 1), text).concat(segments.slice(at + 1));
  }
  if (detail !== 'name') return without(segments, text);
  // A name may be set on several lines, so that what has only words of it goes too.
  const words = new Set(normal(name ?? '').split(/[\s-]+/u));
  const others = segments.filter(
    (one) =>
      !normal(one.text)
        .split(/[\s-]+/u)
        .every((word) => words.has(word)),
  );
  return without(others, text);
}

function without(segments: readonly Segment[], text: RegExp): Segment[] {
  const every = new RegExp(text.source, 'giu');
  return segments.map((one) => ({ ...one, text: one.text.replace(every, '') }));
}

/** The next line of a document without places is further by one. */
const HALF_LINE = 0.5;

/** The value goes on in the line below: after its last space or hyphen, or in its middle. */
function broken(segments: readonly Segment[], at: number, text: RegExp): Segment[] | null {
  const segment = segments[at];
  const found = segment && text.exec(segment.text);
  if (!segment || !found) return null;
  const [value] = found;
  const last = Math.max(value.trimEnd().lastIndexOf(' '), value.lastIndexOf('-')) + 1;
  const cut = found.index + (last > 0 ? last : Math.ceil(value.length / 2));
  const isPlaced = segment.x > 0;
  const y = segment.y + (isPlaced ? segment.size * 1.25 : HALF_LINE);
  const parts = [
    { ...segment, text: segment.text.slice(0, cut) },
    { ...segment, text: segment.text.slice(cut), y },
  ];
  return [...segments.slice(0, at), ...parts, ...segments.slice(at + 1)].sort(
    (a, b) => a.page - b.page || a.y - b.y || a.x - b.x,
  );
}

/** Letters of a word of which the first may be set apart. */
const WORD = /(?<=\p{L}\s)(\p{L}\p{M}*)(?=\p{L}{3})/u;

/** The words run together, the first letter of one stands apart, or the text below goes on in the line. */
function damagedNames(segments: readonly Segment[], at: number, text: RegExp): Segment[][] {
  const segment = segments[at];
  if (!segment) return [];
  const name = text.exec(segment.text)?.[0] ?? '';
  const below = segments[at + 1]?.text ?? '';
  const changed = [
    name.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, ''),
    name.replace(WORD, '$1 '),
    /^[\p{L}\p{M} ]{3,40}$/u.test(below) ? `${name} ${below}` : name,
  ];
  const withText = (one: string) => ({ ...segment, text: segment.text.replace(name, () => one) });
  const [before, after] = [segments.slice(0, at), segments.slice(at + 1)];
  const others = changed.filter((one) => one !== name);
  return others.map((one) => before.concat(withText(one), after));
}

/** Another text stands above the name, as large or larger, or the name is on two lines of two sizes. */
function stressedNames(segments: readonly Segment[], expected: Expected): Segment[][] {
  const { name: employer = '', position = '' } = expected.work?.[0] ?? {};
  const texts = [
    [employer, 1.2],
    [position, 1],
    ['Make It Happen', 1.2],
    ['Nordlicht Personal', 1],
  ] as const;
  const stresses = [
    ...texts.filter(([text]) => text !== '').map(([text, scale]) => above([text], scale)),
    inTwo(0.8),
    inTwo(1.3),
  ];
  return stresses.flatMap((stress) => {
    const stressed = stress(segments, expected);
    return stressed ? [stressed.segments] : [];
  });
}

/** The next word follows without a space. */
function glued(segments: readonly Segment[], at: number, text: RegExp): Segment[] | null {
  const segment = segments[at];
  const word = segments[at + 1]?.text.split(' ')[0];
  if (!segment || !word) return null;
  const damaged = { ...segment, text: segment.text.replace(text, (value) => `${value}${word}`) };
  return [...segments.slice(0, at), damaged, ...segments.slice(at + 1)];
}
