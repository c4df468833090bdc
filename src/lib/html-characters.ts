/** The character references of HTML that editors write: `&eacute;`, `&#8217;`. Rarer names stay as they are. */

/** U+00A0 to U+00FF, in this order. */
const latin1 = `
  nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
  sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
  Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
  ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN
  szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
  icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml
`;

const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200C',
  zwj: '\u200D',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  trade: '™',
};

const LATIN_1_START = 0xa0;
const named: ReadonlyMap<string, string> = new Map([
  ...latin1
    .trim()
    .split(/\s+/u)
    .map((name, at) => [name, String.fromCharCode(LATIN_1_START + at)] as const),
  ...Object.entries(others),
]);

/** The character of a name (`eacute`) or number (`#233`, `#xE9`); null for what names none that a text can hold. */
export function characterOf(reference: string): string | null {
  const [, hex, decimal] = /^#(?:[xX]([\da-fA-F]+)|(\d+))$/u.exec(reference) ?? [];
  if (hex !== undefined) return characterAt(Number.parseInt(hex, 16));
  if (decimal !== undefined) return characterAt(Number(decimal));
  return named.get(reference) ?? null;
}

function characterAt(codePoint: number): string | null {
  if (codePoint > 0x10ffff) return null;
  const character = String.fromCodePoint(codePoint);
  return /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(character) ? null : character;
}
