/** Detects the encoding of text and decodes it. */

/** Windows code pages by the script they are for. */
const PAGES = [
  { label: 'windows-1251', script: /\p{sc=Cyrillic}{2,}/gu },
  { label: 'windows-1253', script: /\p{sc=Greek}{2,}/gu },
  { label: 'windows-1255', script: /\p{sc=Hebrew}{2,}/gu },
  { label: 'windows-1256', script: /\p{sc=Arabic}{2,}/gu },
  { label: 'windows-874', script: /\p{sc=Thai}{2,}/gu },
] as const;
const EAST_ASIAN = [
  { label: 'shift_jis', script: /[\p{sc=Hira}\p{sc=Kana}]+/gu },
  { label: 'euc-kr', script: /\p{sc=Hang}{2,}/gu },
  // The most frequent characters, as nearly any bytes decode as GBK and Big5.
  { label: 'gbk', script: /[的一是在有人中大公司工作学年月日电话经验业]/gu },
  { label: 'big5', script: /[的一是在有人中大公司工作學年月日電話經驗業]/gu },
] as const;
/** Bytes examined to detect the encoding. */
const SAMPLE_BYTES = 20_000;
/** Above this share of accented letters, the text is not in a western encoding. */
const FOREIGN_SHARE = 0.3;
/** The share of non-ASCII letters that must belong to words of the script. */
const SURE_SHARE = 0.7;
const EAST_ASIAN_SHARE = 0.15;

/** The cut at the limit may split a character. */
const WHOLE = { stream: true };

export function decodeText(bytes: Uint8Array): string {
  const mark = markOf(bytes);
  if (mark) return decodeInSteps(mark, bytes);
  if (bytes.includes(0x1b)) return decodeInSteps('iso-2022-jp', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, WHOLE);
  } catch {
    return decodeInSteps(guessed(bytes.subarray(0, SAMPLE_BYTES)), bytes);
  }
}

/** Decoders of old encodings need several times the memory of what they are given at once. */
const STEP_BYTES = 100_000;

function decodeInSteps(label: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(label);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.byteLength; at += STEP_BYTES)
    pieces.push(decoder.decode(bytes.subarray(at, at + STEP_BYTES), WHOLE));
  return pieces.join('') + decoder.decode();
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
}

function guessed(bytes: Uint8Array): string {
  const high = bytes.filter((byte) => byte >= 0x80).length;
  const letters = bytes.filter((byte) => byte >= 0x80 || (byte | 0x20) >= 0x61).length;
  if (high < FOREIGN_SHARE * letters) return latin(bytes);
  const wide = EAST_ASIAN.map(({ label, script }) => ({
    label,
    share: (2 * countScriptLetters(bytes, label, script)) / high,
  }));
  const single = PAGES.map(({ label, script }) => ({
    label,
    share: countScriptLetters(bytes, label, script) / high,
  }));
  const best = [
    ...wide.filter(({ share }) => share >= EAST_ASIAN_SHARE),
    ...single.filter(({ share }) => share >= SURE_SHARE),
  ].sort((one, other) => other.share - one.share);
  return best[0]?.label ?? 'windows-1252';
}

function countScriptLetters(bytes: Uint8Array, label: string, script: RegExp): number {
  const text = new TextDecoder(label).decode(bytes);
  if (text.split('\ufffd').length > 1 + text.length / 50) return 0;
  return (text.match(script) ?? []).join('').length;
}

/** How Polish and Czech letters inside words look in the western code page. */
const EASTERN =
  /[a-z][\u00b9\u00ea\u00b3\u0153\u00bf\u0178\u00e6\u00f1\u00f8\u00ec\u00e8\u009d\u009a\u0161\u017e\u00be][a-z]|[\u00b3\u00bf\u00b9\u0153]/giu;
const WESTERN =
  /[\u00e0\u00e2\u00e4\u00e5\u00e7\u00e9\u00eb\u00ee\u00ef\u00f4\u00f6\u00f9\u00fb\u00fc\u00e3\u00f5\u00ed\u00f3\u00fa\u00df]/giu;

function latin(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const eastern = text.match(/[\u00b3\u00bf\u00b9\u0153]/gu)?.length ?? 0;
  const western = text.match(WESTERN)?.length ?? 0;
  return eastern > western / 3 && (text.match(EASTERN)?.length ?? 0) > western
    ? 'windows-1250'
    : 'windows-1252';
}
