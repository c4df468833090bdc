/** Splits XML and HTML into tags and texts. Declared entities are ignored, nothing is fetched, and nesting is not tracked, so depth costs nothing. */

import { TEXT_MAX } from '../limits.ts';

export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Comments, CDATA, processing instructions and declarations. */
const OTHERS = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
  { begin: '<!', end: '>', isText: false },
] as const;

/** Characters of one text between two tags, before its entities are decoded. */
const TEXT_LENGTH_MAX = 2 * TEXT_MAX;

/** Makes one pass over the text; unclosed or truncated markup never throws. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const begin = xml.indexOf('<', at);
    const textEnd = begin === -1 ? xml.length : begin;
    if (textEnd > at) {
      const text = xml.slice(at, Math.min(textEnd, at + TEXT_LENGTH_MAX));
      yield { kind: 'text', text: unescape(text) };
    }
    if (begin === -1) return;
    const other = OTHERS.find((one) => xml.startsWith(one.begin, begin));
    const end = xml.indexOf(other?.end ?? '>', begin);
    const stop = end === -1 ? xml.length : end;
    if (!other) yield tagOf(xml.slice(begin + 1, stop));
    else if (other.isText) {
      yield { kind: 'text', text: xml.slice(begin + other.begin.length, stop) };
    }
    at = stop + (other?.end.length ?? 1);
  }
}

/** All texts, one after the other. */
export function wordsOf(xml: string): string {
  const words: string[] = [];
  for (const mark of xmlTokens(xml)) if (mark.kind === 'text') words.push(mark.text);
  return words.join('');
}

/** Longer than any name in a document. */
const NAME_MAX = 100;

function tagOf(inside: string): XmlToken {
  const isClosing = inside.startsWith('/');
  const [name = ''] = /^[^\s/>]*/u.exec(inside.slice(isClosing ? 1 : 0, NAME_MAX)) ?? [];
  if (isClosing) return { kind: 'close', name };
  return {
    kind: 'open',
    name,
    attributes: inside.slice(name.length),
    isEmpty: inside.endsWith('/'),
  };
}

/** Returns the value of an attribute, or null. */
export function attribute(attributes: string, name: string): string | null {
  for (
    let at = attributes.indexOf(`${name}=`);
    at !== -1;
    at = attributes.indexOf(`${name}=`, at + 1)
  ) {
    const quote = attributes[at + name.length + 1];
    if (!/\s/u.test(attributes[at - 1] ?? '') || (quote !== '"' && quote !== "'")) continue;
    const from = at + name.length + 2;
    const to = attributes.indexOf(quote, from);
    return unescape(attributes.slice(from, to === -1 ? attributes.length : to));
  }
  return null;
}

/** XML defines the first five; the others are common in HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '\u2013',
  mdash: '\u2014',
  bull: '\u2022',
  middot: '\u00b7',
  hellip: '\u2026',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201c',
  rdquo: '\u201d',
  euro: '\u20ac',
  szlig: '\u00df',
  aelig: '\u00e6',
  AElig: '\u00c6',
  oslash: '\u00f8',
  Oslash: '\u00d8',
};
/** Endings of accented letters: `eacute` is é. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/giu;
const CODE_POINT_MAX = 0x10_ffff;

/** Characters decoded at a time: a replacement keeps all its matches in memory. */
const CHUNK = 50_000;
/** Longer than any reference. */
const REFERENCE_LENGTH_MAX = 12;

/** Decodes entities; unknown ones stay as they are. */
function unescape(text: string): string {
  if (!text.includes('&')) return text;
  const chunks: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + CHUNK;
    // No reference is cut in two.
    const last = text.lastIndexOf('&', end);
    if (end < text.length && last > end - REFERENCE_LENGTH_MAX) end = last;
    chunks.push(unescapeChunk(text.slice(at, end)));
    at = end;
  }
  return chunks.join('');
}

function unescapeChunk(text: string): string {
  return text.replaceAll(
    REFERENCE,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? accentedLetter(name) ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= CODE_POINT_MAX ? String.fromCodePoint(code) : '';
    },
  );
}

function accentedLetter(name: string): string | null {
  const mark = ACCENTS[name.slice(1)];
  return mark === undefined ? null : `${name.slice(0, 1)}${mark}`.normalize('NFC');
}
