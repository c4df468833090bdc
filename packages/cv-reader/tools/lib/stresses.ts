/**
 * Changes a CV as layouts do that the reader may not know, one thing at a time: what stands above the name, how headings are
 * written, how periods are. What is expected of the CV stays the same.
 */
import type { Segment } from '../../src/segment.ts';
import type { Words } from '../../../cv-corpus/src/words.ts';
import { normal } from './same.ts';
import type { Expected } from './score-card.ts';

export type Stressed = { segments: Segment[]; expected: Expected };
/** Null if the CV does not have what is changed. */
export type Stress = (
  segments: readonly Segment[],
  expected: Expected,
  words?: Words,
) => Stressed | null;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function nameAt(segments: readonly Segment[], { name }: Expected): number {
  const wanted = normal(name ?? '');
  return segments.findIndex((one) => wanted !== '' && normal(one.text).includes(wanted));
}

/** A segment with other values, and without the parts of its text. */
function changed(
  { text, page, x, width, y, size, isBold }: Segment,
  other: Partial<Segment>,
): Segment {
  return Object.assign({ text, page, x, width, y, size, isBold }, other);
}

function withText(one: Segment, text: string): Segment {
  return changed(one, { text });
}

function usualSize(segments: readonly Segment[]): number {
  const sizes = segments
    .flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size))
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Lines above all others of the first page, as large as said against the name, or the usual text without a name. */
export function above(texts: readonly string[], scale: number): Stress {
  return (segments, expected) => {
    const at = nameAt(segments, expected);
    const name = segments[at];
    const [first] = segments;
    if (!name || !first) return null;
    const isPlaced = segments.some(({ x }) => x > 0);
    const size = scale === 0 ? usualSize(segments) : name.size * scale;
    const step = isPlaced ? Math.max(size, 8) * 1.6 : 1;
    const top = Math.min(...segments.filter(({ page }) => page === 1).map(({ y }) => y));
    const moved = segments.map((one) =>
      one.page === 1 ? changed(one, { y: one.y + step * texts.length }) : one,
    );
    const added = texts.map((text, index) =>
      changed(name, {
        text,
        page: 1,
        width: text.length * size * 0.5,
        y: top + step * index,
        size,
        x: isPlaced ? first.x : 0,
      }),
    );
    return { segments: [...added, ...moved], expected };
  };
}

/** The name itself, changed within its text. */
function named(change: (name: string) => string, size = 1): Stress {
  return (segments, expected) => {
    const at = nameAt(segments, expected);
    const own = segments[at];
    const found = own && new RegExp(literal(expected.name ?? ''), 'iu').exec(own.text);
    if (!own || !found) return null;
    const text = own.text.replace(found[0], () => change(found[0]));
    const other = changed(own, { text, size: size === 0 ? usualSize(segments) : own.size * size });
    return { segments: segments.map((one, index) => (index === at ? other : one)), expected };
  };
}

/** The name on two lines, the second in another size. */
export function inTwo(scale: number): Stress {
  return (segments, expected) => {
    const at = nameAt(segments, expected);
    const own = segments[at];
    if (!own || normal(own.text) !== normal(expected.name ?? '') || !own.text.includes(' '))
      return null;
    const isPlaced = segments.some(({ x }) => x > 0);
    const cut = own.text.indexOf(' ');
    const step = isPlaced ? own.size * 1.2 : 1;
    const pieces = [
      changed(own, { text: own.text.slice(0, cut), width: own.width / 2 }),
      changed(own, {
        text: own.text.slice(cut + 1),
        width: own.width / 2,
        y: own.y + step,
        size: own.size * scale,
      }),
    ];
    const others = segments
      .filter((_one, index) => index !== at)
      .map((one) =>
        one.page === own.page && one.y > own.y ? changed(one, { y: one.y + step }) : one,
      );
    return {
      segments: [...others, ...pieces].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x),
      expected,
    };
  };
}

/** What is given as name, where none stands in the CV, is wrong. */
const without: Stress = (segments, expected) => {
  if (nameAt(segments, expected) < 0) return null;
  const words = new Set(normal(expected.name ?? '').split(/[\s-]+/u));
  const left = segments.filter(
    (one) =>
      !normal(one.text)
        .split(/[\s-]+/u)
        .every((word) => words.has(word)),
  );
  const name = new RegExp(literal(expected.name ?? ''), 'giu');
  const { name: _, ...rest } = expected;
  return {
    segments: left.map((one) => withText(one, one.text.replace(name, ''))),
    expected: rest,
  };
};

/** Every heading of a section, written in another way. */
function headed(change: (text: string, count: number, words: Words) => string): Stress {
  return (segments, expected, words) => {
    if (!words) return null;
    const known = new Set(
      Object.values(words.headings)
        .flat()
        .map((one) => normal(one)),
    );
    let count = 0;
    const others = segments.map((one) => {
      if (!known.has(normal(one.text))) return one;
      count++;
      return withText(one, change(one.text, count, words));
    });
    return count < 3 ? null : { segments: others, expected };
  };
}

const dash = String.raw`\s?[-–—]\s?`;
const monthYear = String.raw`(?:0?[1-9]|1[0-2])[./]\d{4}`;

/** Texts that have a period, with the period written in another way. */
function dated(pattern: RegExp, change: (...found: string[]) => string): Stress {
  return (segments, expected) => {
    let count = 0;
    const others = segments.map((one) => {
      const text = one.text.replace(pattern, (...found: unknown[]) => {
        count++;
        return change(...found.filter((part) => typeof part === 'string'));
      });
      return text === one.text ? one : withText(one, text);
    });
    return count < 2 ? null : { segments: others, expected };
  };
}

const numeric = new RegExp(String.raw`(?<!\d)(\d{1,2})[./](\d{4})(?!\d)`, 'gu');
const twoYears = new RegExp(String.raw`(?<![\d./])(\d{4})${dash}(\d{4})(?![\d./])`, 'gu');
const twoDates = new RegExp(String.raw`(${monthYear})${dash}(${monthYear})`, 'gu');
const anyDash = new RegExp(String.raw`(\d{4})${dash}(?=\d|\p{L})`, 'gu');

const letterSpaced = (text: string): string => Array.from(text.toUpperCase()).join(' ');

export const stresses: Readonly<Record<string, Stress>> = {
  'as it is': (segments, expected) => ({ segments: [...segments], expected }),
  'no name': without,
  'agency above, as large': above(['Nordlicht Personal'], 1),
  'agency above, larger': above(['Brunel Career Partners'], 1.3),
  'agency above, capitals': above(['ADECCO'], 1.2),
  'agency and address above': above(['Talent Bridge Recruitment Ltd', '12 King Street, London'], 0),
  'slogan above, larger': above(['Make It Happen'], 1.2),
  'slogan above': above(['Passion Meets Precision'], 0),
  'document title above, larger': above(['Candidate Profile'], 1.2),
  'document title above, unknown': above(['Kandidatenprofil Vertraulich'], 1.1),
  'application as': above(['Application Documents'], 1.3),
  'place above': above(['Springfield Gardens'], 0),
  'prepared by above': above(['Prepared by Maria Schmidt'], 0),
  'contact of agency above': above(['Your contact: Maria Schmidt', 'Tel. 030 1234567'], 0),
  'recipient above': above(['To: Maria Schmidt', 'Subject: Application'], 0),
  'recipient address above': above(['Hotel Park GmbH', 'Maria Schmidt', 'Hauptstr. 5'], 0),
  'reference above': above(['Ref. 4711 / Head Chef'], 0),
  'date above': above(['12 March 2026'], 0),
  'name in capitals': named((name) => name.toUpperCase()),
  'name as small as text': named((name) => name, 0),
  'name behind words': named((name) => `Curriculum Vitae of ${name}`),
  'name behind a dash': named((name) => `CV – ${name}`),
  'name before pronouns': named((name) => `${name} (she/her)`),
  'name with degree': named((name) => `${name}, M.Sc.`),
  'name with degrees': named((name) => `${name} MBA, PMP®`),
  'name with title': named((name) => `Mag. Dr. ${name}`),
  'name with form of address': named((name) => `Mr. ${name}`),
  'name and year': named((name) => `${name} 2026`),
  'name and application': named((name) => `${name} | Application 2026`),
  'name between signs': named((name) => `« ${name} »`),
  'name in double angle': named((name) => `<< ${name} />`),
  'name with underscore': named((name) => name.replaceAll(' ', '_')),
  'name and number': named((name) => `${name} (ID 45871)`),
  'name on two lines': inTwo(1),
  'name on two lines, second smaller': inTwo(0.8),
  'name on two lines, second larger': inTwo(1.3),
  'headings in capitals': headed((text) => text.toUpperCase()),
  'headings in small letters': headed((text) => text.toLowerCase()),
  'headings set apart': headed(letterSpaced),
  'headings with number': headed((text, count) => `${count}. ${text}`),
  'headings with two digits': headed((text, count) => `0${count} ${text}`),
  'headings with slashed number': headed((text, count) => `0${count} / ${text}`),
  'headings with roman number': headed(
    (text, count) =>
      `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][count - 1] ?? 'X'} ${text}`,
  ),
  'headings with letter': headed((text, count) => `${String.fromCharCode(64 + count)} – ${text}`),
  'headings with section sign': headed((text, count) => `§ ${count} ${text}`),
  'headings with slashes': headed((text) => `// ${text}`),
  'headings with icon': headed((text) => `\u{e0b7} ${text}`),
  'headings with emoji': headed((text) => `\u{1f680} ${text}`),
  'headings between lines': headed((text) => `——— ${text} ———`),
  'headings between brackets': headed((text) => `[ ${text} ]`),
  'headings as tags': headed((text) => `<${text}>`),
  'headings with full stop': headed((text) => `${text}.`),
  'headings with arrow behind': headed((text) => `${text} »`),
  'headings with count': headed((text) => `${text} (3)`),
  'headings with remark': headed((text) => `${text} (newest first)`),
  'headings with English': headed(
    (text) => `${text} / ${text.length % 2 === 0 ? 'Overview' : 'Section'}`,
  ),
  'dates with dots': dated(numeric, (_, month = '', year = '') => `${month}.${year}`),
  'dates with hyphen': dated(numeric, (_, month = '', year = '') => `${month}-${year}`),
  'dates with year first': dated(numeric, (_, month = '', year = '') => `${year}.${month}`),
  'dates with year first, slash': dated(numeric, (_, month = '', year = '') => `${year}/${month}`),
  'dates with spaces': dated(numeric, (_, month = '', year = '') => `${month} / ${year}`),
  'dates with short year': dated(
    numeric,
    (_, month = '', year = '') => `${month}/${year.slice(2)}`,
  ),
  'dates in full': dated(
    twoDates,
    (_, from = '', to = '') => `01.${from.replace('/', '.')} – 30.${to.replace('/', '.')}`,
  ),
  'periods without spaces': dated(anyDash, (_, year = '') => `${year}–`),
  'periods with arrow': dated(anyDash, (_, year = '') => `${year} → `),
  'periods with greater': dated(anyDash, (_, year = '') => `${year} > `),
  'periods with tilde': dated(anyDash, (_, year = '') => `${year} ~ `),
  'periods with dots': dated(anyDash, (_, year = '') => `${year} ... `),
  'periods with bar': dated(anyDash, (_, year = '') => `${year} | `),
  'periods with slash': dated(anyDash, (_, year = '') => `${year} / `),
  'periods with two hyphens': dated(anyDash, (_, year = '') => `${year} -- `),
  'periods with minus': dated(anyDash, (_, year = '') => `${year} − `),
  'periods with short years': dated(twoYears, (_, from = '', to = '') => `${from}–${to.slice(2)}`),
  'periods with slashed years': dated(
    twoYears,
    (_, from = '', to = '') => `${from}/${to.slice(2)}`,
  ),
  'periods in brackets': dated(twoDates, (_, from = '', to = '') => `[${from} – ${to}]`),
  'periods with since and until': dated(
    twoDates,
    (_, from = '', to = '') => `from ${from} until ${to}`,
  ),
};
