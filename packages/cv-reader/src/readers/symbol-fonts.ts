/** Fonts of pictures, whose letters are no text: a telephone is `(` in Wingdings, and the word `phone` in Material Icons. */
const SYMBOL_FONTS =
  /^["'\s]*(?:wingdings|webdings|(?:itc )?zapf ?dingbats|symbol(?:mt)?\b|monotype sorts|marlett|bookshelf symbol|font ?awesome|fontello|icomoon|material (?:icons|symbols)|glyphicons|segoe (?:mdl2|fluent)|ionicons|entypo|academicons|bootstrap-icons|feather\b)/iu;

export function isSymbolFont(name: string | null | undefined): boolean {
  return name != null && SYMBOL_FONTS.test(name);
}

/** What stands for a picture: it separates texts, and begins an item of a list. */
export const SYMBOL = '\u2022 ';
