/** Which characters the glyphs of a TrueType font are, by its own table, for text that says no more than glyph numbers. */

/** All that two bytes can count. */
const GLYPHS = 65_536;

export function glyphTexts(font: Uint8Array): Map<number, string> {
  const texts = new Map<number, string>();
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  try {
    const table = tableAt(view, 'cmap');
    for (const subtable of table === null ? [] : subtables(view, table)) {
      addSubtable(view, subtable, texts);
      if (texts.size > 0) break;
    }
  } catch (error) {
    // A damaged table ends somewhere; what came before counts.
    if (!(error instanceof RangeError)) throw error;
  }
  return texts;
}

function tableAt(view: DataView, tag: string): number | null {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = String.fromCodePoint(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
    if (name === tag) return view.getUint32(at + 8);
  }
  return null;
}

/** Those that speak Unicode. */
function subtables(view: DataView, table: number): number[] {
  const count = Math.min(view.getUint16(table + 2), 20);
  return Array.from({ length: count }, (_, at) => table + 4 + at * 8)
    .filter((at) => {
      const platform = view.getUint16(at);
      const encoding = view.getUint16(at + 2);
      return platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    })
    .map((at) => table + view.getUint32(at + 4));
}

function addSubtable(view: DataView, at: number, texts: Map<number, string>): void {
  const format = view.getUint16(at);
  if (format === 4) addSegments(view, at, texts);
  if (format === 12) addGroups(view, at, texts);
}

function add(texts: Map<number, string>, glyph: number, code: number): void {
  if (glyph > 0 && glyph < GLYPHS && !texts.has(glyph) && code <= 0x10_ffff) {
    texts.set(glyph, String.fromCodePoint(code));
  }
}

function addSegments(view: DataView, at: number, texts: Map<number, string>): void {
  const twice = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + twice + 2;
  const deltas = starts + twice;
  const offsets = deltas + twice;
  let seen = 0;
  for (let step = 0; step < twice && seen < GLYPHS; step += 2) {
    const end = view.getUint16(ends + step);
    const start = view.getUint16(starts + step);
    const delta = view.getUint16(deltas + step);
    const offset = view.getUint16(offsets + step);
    for (let code = start; code <= end && code < 0xffff && seen < GLYPHS; code++, seen++) {
      const place = offsets + step + offset + 2 * (code - start);
      const glyph = offset === 0 ? code : view.getUint16(place);
      if (offset === 0 || glyph !== 0) add(texts, (glyph + delta) & 0xffff, code);
    }
  }
}

function addGroups(view: DataView, at: number, texts: Map<number, string>): void {
  const count = Math.min(view.getUint32(at + 12), GLYPHS);
  let seen = 0;
  for (let group = at + 16; group < at + 16 + count * 12 && seen < GLYPHS; group += 12) {
    const start = view.getUint32(group);
    const end = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = start; code <= end && seen < GLYPHS; code++, seen++) {
      add(texts, glyph + code - start, code);
    }
  }
}
