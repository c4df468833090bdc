/**
 * Finds `/ActualText` (ISO 32000-2, 14.9.4): what a span of glyphs says, where the glyphs themselves do not tell. Programs
 * write it for Devanagari and other scripts whose letters change their order when they are set.
 */
import { Budget } from '../../../unreadable-error.ts';
import { hasRtl } from '../../reading-order.ts';
import { Lexer } from './lexer.ts';
import { imageEnd, skipToken } from './tokens.ts';
import { dictOf, latin1 } from './values.ts';
import type { Dict, Value } from './values.ts';

/** The tag of a span whose text is known; its MCID is the index of the text. */
export const ACTUAL_TEXT_TAG = 'SpanWithActualText';

/**
 * Text that replaces its glyphs has letters, as signs are read right without it, and none of right-to-left scripts: those
 * lines are read in the order on paper and turned afterwards.
 */
function isReplacing(text: string): boolean {
  return /\p{L}/u.test(text) && !hasRtl(text);
}

/** Values in the property lists of one content. */
const VALUES_MAX = 200_000;
/** Bytes of one text, which is that of a word, or at most of a line. */
const TEXT_BYTES_MAX = 1000;
/** Spans of a document; a page of Devanagari has a few thousand. */
const SPANS_MAX = 50_000;

type Operand = { from: number; name: string | null; dict: Dict | null };

/**
 * Returns the content with each span of known text tagged, and adds the texts to `texts`. `propertiesOf` returns the property
 * list of a name.
 */
export function tagActualText(
  content: Uint8Array,
  propertiesOf: (name: string) => Dict | null,
  texts: string[],
): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.indexOf('BDC') === -1) return content;
  const values = new Budget(VALUES_MAX);
  // Many spans may name one property list.
  const named = new Map<string, string | null>();
  const textNamed = (name: string) => {
    const known = named.get(name);
    if (known !== undefined) return known;
    const text = textOf(propertiesOf(name)?.get('ActualText'));
    named.set(name, text);
    return text;
  };
  const pieces: Buffer[] = [];
  let copied = 0;
  let operands: readonly Operand[] = [];
  // Only the last two count, and content may have millions of names.
  const push = (operand: Operand) => {
    operands = [...operands.slice(-1), operand];
  };
  for (let at = 0; at < bytes.length;) {
    const token = skipToken(bytes, at);
    if (bytes[at] === 0x2f) push({ from: at, name: nameAt(bytes, at, token.to), dict: null });
    else if (bytes[at] === 0x3c && bytes[at + 1] === 0x3c) {
      const lexer = new Lexer(bytes, at, values);
      push({ from: at, name: null, dict: dictOf(lexer.value()) });
      at = Math.max(lexer.at, at + 2);
      continue;
    } else if (token.isWord) {
      const word = bytes.toString('latin1', at, Math.min(token.to, at + 4));
      const isSpan = word === 'BDC' && texts.length < SPANS_MAX;
      const text = isSpan ? spanText(operands, textNamed) : null;
      const [tag] = operands;
      if (tag && text !== null && isReplacing(text)) {
        texts.push(text);
        const marked = `/${ACTUAL_TEXT_TAG} <</MCID ${texts.length - 1}>> BDC`;
        pieces.push(bytes.subarray(copied, tag.from), Buffer.from(marked));
        copied = token.to;
      }
      operands = [];
      if (word === 'ID') {
        at = imageEnd(bytes, token.to);
        continue;
      }
    }
    at = token.to;
  }
  return copied === 0 ? content : Buffer.concat([...pieces, bytes.subarray(copied)]);
}

/** Longer than any name in a document. */
const NAME_MAX = 200;

function nameAt(bytes: Buffer, at: number, to: number): string {
  return bytes.toString('latin1', at + 1, Math.min(to, at + 1 + NAME_MAX));
}

/** The text of a span by its tag and property list, the last two operands. */
function spanText(
  operands: readonly Operand[],
  textNamed: (name: string) => string | null,
): string | null {
  const [tag, properties] = operands;
  if (tag?.name == null || !properties) return null;
  const { dict, name } = properties;
  return dict ? textOf(dict.get('ActualText')) : textNamed(name ?? '');
}

/** A text string is UTF-16BE or UTF-8 with a byte order mark, or PDFDocEncoding, which is nearly Latin-1. */
function textOf(given: Value | undefined): string | null {
  if (!(given instanceof Uint8Array)) return null;
  const value = given.subarray(0, TEXT_BYTES_MAX);
  if (value[0] === 0xfe && value[1] === 0xff)
    return new TextDecoder('utf-16be').decode(value.subarray(2));
  if (value[0] === 0xef && value[1] === 0xbb && value[2] === 0xbf)
    return new TextDecoder().decode(value.subarray(3));
  return latin1(value);
}
