/** Finds the email address in a CV, also one that is broken, spaced or written against robots. */
import type { Cell, Line } from '../lines.ts';
import { compact } from '../text-folding.ts';
import { headingOf } from '../sections/headings.ts';
import { personLabelOf } from '../labels/labels.ts';
import { isReceiver } from './mail-heads.ts';
import { isCountryCode } from './places.ts';

/** RFC 5321 allows 254 characters. */
const EMAIL_LENGTH_MAX = 254;

const email =
  /[a-z0-9][\w.%+'-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,150})\.[\p{L}]{2,24}(?![\p{L}\p{N}@])/iu;
/** The first part of an address that is broken over two lines. */
const openEnd = /[\w.%+'-]{1,64}@[\p{L}\p{N}.-]{0,120}$/u;
const openStart = /(?:^|\s)[a-z0-9_%+'-][\w.%+'-]{0,63}[._-]?$/u;

/** Returns the first email address of the lines, joined if it is broken over two. */
export function emailIn(lines: readonly Line[]): string | null {
  const receivers = receiversIn(lines);
  const isOwn = (found: string | undefined) => found && !receivers.has(found.toLowerCase());
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const text = unspaced(cell.text);
      if (!text.includes('@')) continue;
      const below = cellBelow(lines, index, at, cell.x);
      const found =
        joinedEmail(text, below) ??
        precededEmail(lines, index, cell, text) ??
        email.exec(text)?.[0];
      if (found && found.length <= EMAIL_LENGTH_MAX && isOwn(bare(found))) return bare(found);
    }
  }
  return null;
}

/** The addresses that a mail was sent to, which also stand elsewhere in its head. */
function receiversIn(lines: readonly Line[]): ReadonlySet<string> {
  const found = lines.flatMap(({ text }) => (isReceiver(text) ? (email.exec(text) ?? []) : []));
  return new Set(found.map((one) => one.toLowerCase()));
}

/** Undoes what keeps robots off (`jane (at) example dot com`), and spaces beside the signs of an address. */
function unspaced(text: string): string {
  const signed = text
    .replace(/\s?[[({<]\s?(?:at|@|arroba|ät)\s?[\])}>]\s?/giu, '@')
    .replace(/\s?[[({<]\s?(?:dot|punkt|point|punto|\.)\s?[\])}>]\s?/giu, '.')
    .replace(
      /([\w-]) at ([\w-]+(?: dot [\w-]+)*) dot ([a-z]{2,})\b/iu,
      (_, local: string, domain: string, ending: string) =>
        `${local}@${domain.replaceAll(' dot ', '.')}.${ending}`,
    );
  if (!signed.includes('@')) return text;
  return withoutSpaces(signed);
}

/** `jane @example.com`, `night. owl@example. net`; `Engineer @ Acme` and `Write to me. jane@example.com` stay. */
function withoutSpaces(text: string): string {
  const isBroken = /@[\p{L}\p{N}-]+\. (?:com|net|org|edu|[a-z]{2})(?![\p{L}\p{N}.])/u.test(text);
  const joined = text
    .replace(/(?<=[\w.-])\s@(?=[\p{L}\p{N}])/u, '@')
    .replace(/(?<=[\w.-])@\s(?=[\p{L}\p{N}])/u, '@')
    .replace(/(?<=(?:^|[\s|:;,])[a-z\d._-]*[\d._][a-z\d._-]*)\s@\s(?=[a-z\d-]+\.[a-z])/u, '@');
  if (!isBroken) return joined;
  return joined
    .replace(/(@[\p{L}\p{N}-]+)\. (?=[a-z]{2,3}(?![\p{L}\p{N}]))/u, '$1.')
    .replace(/(?<=^|[\s|:;,])([a-z\d_-]+)\. (?=[a-z\d._-]*@)/u, '$1.');
}

const webAddress = /^(?:https?:|www\.)/iu;

/** A label, the name of an icon, a website, or the next text may be glued to an address. */
function bare(found: string): string {
  return withoutWebsite(found)
    .replace(/^['.]+/u, '')
    .replace(/^(?:E-?[Mm]ail|envelope)(?=[a-z]{3})/u, '')
    .replace(/(\.[a-z]{2,6})[A-Z]\p{L}*$/u, '$1')
    .replace(/^[^a-z]+$/u, (capitals) => capitals.toLowerCase());
}

/** `www.example.cominfo@example.com` is a website, and an address of it; another one ends as most websites do. */
function withoutWebsite(found: string): string {
  if (!webAddress.test(found)) return found;
  const own = `www.${found.slice(found.indexOf('@') + 1)}`;
  if (found.startsWith(own)) return found.slice(own.length);
  return found.replace(
    /^www\.[\w-]+(?:\.[\w-]+)*?\.(?:com|org|net|info|de|fr|es|it|nl|pl|at|ch|eu|io|dev|me)(?=\w[\w.+-]*@)/u,
    '',
  );
}

/** Endings of addresses that name no country, of which people have most. */
const endings: ReadonlySet<string> = new Set(
  'com org net edu gov info biz name pro dev app tech online xyz asia cat eus gal eu'.split(' '),
);

/** Those of which fewer people have some: general ones, trades, cities and regions, and that of documentation (RFC 2606). */
const rarerEndings: ReadonlySet<string> = new Set(
  `example mobi jobs site website blog cloud email live life world work space one top club art design digital engineer
  consulting media photo studio family academy education africa amsterdam barcelona bayern berlin boston brussels bzh
  cologne cymru dubai frl gent hamburg irish istanbul koeln london madrid melbourne miami moscow nrw nyc osaka paris
  quebec rio ruhr saarland scot swiss sydney tirol tokyo vegas vlaanderen wales wien zuerich`.split(
    /\s+/u,
  ),
);

/** Whether addresses end so; text that follows an address without a space makes its ending an unusual one. */
export function isUsualEnding(ending: string): boolean {
  const isPlain = ending === ending.toLowerCase() || ending === ending.toUpperCase();
  const [code, folded] = [ending.toUpperCase(), ending.toLowerCase()];
  const isGeneral = endings.has(folded) || rarerEndings.has(folded);
  return isPlain && (isGeneral || code === 'UK' || isCountryCode(code));
}

/** Joins an address whose domain continues on the next line. */
function joinedEmail(text: string, below: string): string | null {
  const start = openEnd.exec(text)?.[0];
  const [rest] = /^[\p{L}\p{N}.-]{1,80}(?=\s|$)/u.exec(below) ?? [];
  if (!start || !rest) return null;
  const domain = start.slice(start.indexOf('@') + 1);
  const [, ending] = /\.(\p{L}{1,24})$/u.exec(domain) ?? [];
  // A line with only `com`, `.br`, or the `g` of `.org`, is the rest of the domain.
  const isRest = /^\.\p{L}{2,}$/u.test(rest) || (below === rest && endsWith(ending, rest));
  if (ending !== undefined && ending.length > 1 && !isRest) return null;
  return email.exec(`${start}${rest}`)?.[0] ?? null;
}

/** Whether the letters of a line complete an ending: `or` and `g`, `co` and `m`. */
function endsWith(ending: string | undefined, rest: string): boolean {
  return (
    ending !== undefined &&
    /^(?:[a-z]{1,3}|[A-Z]{1,3})$/u.test(rest) &&
    endings.has(`${ending}${rest}`.toLowerCase())
  );
}

/**
 * Joins an address that begins on the line above: that line ends with a dot or a hyphen, or fills its column, or this one
 * is only `@example.com`.
 */
function precededEmail(
  lines: readonly Line[],
  index: number,
  cell: Cell,
  text: string,
): string | null {
  const above = cellAbove(lines[index - 1]?.cells ?? [], cell);
  const start = openStart.exec(above?.text ?? '')?.[0].trim();
  if (!above || !start || webAddress.test(start)) return null;
  const isBare = text.startsWith('@');
  if (!isBare && !/^[\w.%+'-]{1,64}@/u.test(text)) return null;
  const isBroken = /[._-]$/u.test(start) && isAlone(start, above.text);
  if (!isBare && !isBroken && !isFull(above, cell, lines)) return null;
  return email.exec(`${start}${text}`)?.[0] ?? null;
}

/** The text above another; in stretched lines it stands far behind the bullet or icon of its column. */
function cellAbove(cells: readonly Cell[], cell: Cell): Cell | undefined {
  const at = cells.findIndex((one) => isInColumn(one, cell));
  return /^[|·•]$/u.test(cells[at]?.text ?? '') ? cells[at + 1] : cells[at];
}

/** Whether nothing but a label stands before it: the last word of a sentence ends with a dot, too. */
function isAlone(start: string, text: string): boolean {
  const before = text.trimEnd().slice(0, -start.length).trim();
  return before === '' || /[:|·•]$/u.test(before) || personLabelOf([before]) !== null;
}

/** Whether two cells have about the same left edge, or the same right one. */
function isInColumn(one: Cell, other: Cell): boolean {
  const right = one.x + one.width - other.x - other.width;
  return Math.abs(one.x - other.x) < 30 || (one.width > 0 && Math.abs(right) < 5);
}

/** Letters of a word that is broken at the end of a line and not by its author. */
const FULL_LENGTH_MIN = 12;

/** Whether a text is one word as wide as its column, which is no label and no heading. */
function isFull(above: Cell, cell: Cell, lines: readonly Line[]): boolean {
  const isWord = /^[a-z\d._-]+$/u.test(above.text) && above.text.length >= FULL_LENGTH_MIN;
  if (!isWord || above.width < cell.width) return false;
  if (personLabelOf([above.text]) !== null || headingOf(above.text) !== null) return false;
  const column = lines.flatMap(({ cells }) => cells.filter(({ x }) => Math.abs(x - above.x) < 5));
  return column.every(({ width }) => width <= above.width * 1.1);
}

function cellBelow(lines: readonly Line[], index: number, at: number, x: number): string {
  const below = lines[index + 1]?.cells;
  if (!below) return '';
  const near = x > 0 ? below.find((cell) => Math.abs(cell.x - x) < 30) : (below[at] ?? below[0]);
  return near?.text ?? '';
}

/** The word of the name that stands right before an address in a text, or null. */
export function wordBefore(found: string, text: string, name: string | null): string | null {
  const at = text.indexOf(found);
  const [, word = ''] = at < 0 ? [] : (/(?:^|\s)([a-z]{2,})\s$/u.exec(text.slice(0, at)) ?? []);
  const words = name?.split(/[\s‐-]+/u).map((one) => compact(one)) ?? [];
  return word !== '' && words.includes(word) ? word : null;
}

/** The address that a printed one stands for, as far as the name tells. */
export function asWritten(found: string, lines: readonly Line[], name: string | null): string {
  return withDrawnSign(withoutBreak(found, lines, name), lines, name);
}

/** TeX draws an underscore as a line, which is no text: `weber anna@example.org` on paper is weber_anna@example.org. */
function withDrawnSign(found: string, lines: readonly Line[], name: string | null): string {
  for (const { cells, isPlaced } of lines) {
    const cell = isPlaced ? cells.find(({ text }) => text.includes(found)) : undefined;
    const word = cell ? wordBefore(found, cell.text, name) : null;
    if (word !== null) return `${word}_${found}`;
  }
  return found;
}

/** Letters of a name's word that are no coincidence. */
const WORD_MIN = 4;

/** TeX breaks an address at a syllable: `anna.schnei-` above `der@example.org` has no hyphen, as the name tells. */
function withoutBreak(found: string, lines: readonly Line[], name: string | null): string {
  const [, local = '', domain = ''] = /^([^@]+)(@.+)$/u.exec(found) ?? [];
  const words = name?.split(/[\s‐-]+/u).map((one) => compact(one)) ?? [];
  for (const { index } of local.matchAll(/(?<=[a-z])-(?=[a-z])/giu)) {
    const isBroken = lines.some(({ cells }) =>
      cells.some(({ text }) => text.endsWith(local.slice(0, index + 1))),
    );
    const whole = local.slice(0, index) + local.slice(index + 1);
    const isWithin = words.some(
      (word) =>
        word.length >= WORD_MIN &&
        whole.toLowerCase().includes(word) &&
        !local.toLowerCase().includes(word),
    );
    if (isBroken && (isWithin || isHandle(whole, lines))) return whole + domain;
  }
  return found;
}

/** Letters of an address that are no coincidence in that of a profile. */
const HANDLE_MIN = 8;

/** Whether a profile has the letters of an address without a break: `linkedin.com/in/annamariaweber7`. */
function isHandle(local: string, lines: readonly Line[]): boolean {
  const [letters = ''] = /^[a-z]+/iu.exec(local) ?? [];
  if (letters.length < HANDLE_MIN) return false;
  return lines.some(({ text }) => /\/\S+$/u.exec(text)?.[0].includes(letters) === true);
}
