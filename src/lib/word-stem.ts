/**
 * The stem of a word: what its forms of number, gender and case have in common. One stemmer for all languages of the career
 * domains, because a title may be in another language than its domain, and one search may span domains.
 */

/** Endings by language, of words that are folded and have no double letters. One that is in several is listed once. */
const endingsByLanguage = {
  de: 'erinen inen erin in ern er en em es e s',
  en: 'ers ies',
  fr: 'rices euses euse eurs eur rice iers eres',
  es: 'eros eras ores oras ero era or os as',
  it: 'aio aia ora ore ori ere eri o i a',
  nl: 'ienes iene ster ien ian',
  pt: 'eiros eiras eiro eira',
  pl: 'iczka iczki czyni ikow icow icy ycy ik yk ka ki ek ai um ow y',
};

/** What stays of a word at least. */
const STEM_LETTERS_MIN = 4;
/** A word has a few endings, one behind the other: Pfleg-er-in-nen. */
const ENDINGS_MAX = 3;

let ending: RegExp | undefined;

/** Matches the longest ending that leaves a stem. Polish -ca and -ica end a word only after w and wn, as in other languages they belong to the stem. */
function endingOfAll(): RegExp {
  const all = Object.values(endingsByLanguage).flatMap((endings) => endings.split(' '));
  ending ??= new RegExp(
    `(?<=.{${STEM_LETTERS_MIN}})(?:${all.join('|')}|(?<=wn)ica|(?<=w)c[ay])$`,
    'u',
  );
  return ending;
}

/** Words that have one stem by chance. Of the figures in docs/decisions/0065-what-people-type.md. */
const strangers = [
  'nurse nurses / nursery nurseries',
  'join joining / joiner joiners joinery',
  'office offices / officer officers',
  'back / backer backerin',
  'engine engines / engineer engineers engineering',
].map((line) => line.split(' / ').map((words) => words.split(' ')));

/** From a letter of hiragana to the same of katakana. */
const KATAKANA_OFFSET = 0x60;

const latinWord = /^[a-z]+$/u;
const isArabic = () => /^\p{Script=Arabic}/u;

/** Whether the word is of Latin letters only, as those that have endings and parts. It must be folded. */
export function isLatinWord(word: string): boolean {
  return latinWord.test(word);
}

/** Letters that are written for each other: the seats of the hamza, alif maksura, and hiragana for katakana. */
export function evenLetters(word: string): string {
  return word
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll(/[\u3041-\u3096]/gu, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + KATAKANA_OFFSET),
    );
}

/** The words that have the stem of this one, and are others. */
export function strangersOf(word: string): readonly string[] {
  const families = strangers.find((line) => line.some((family) => family.includes(word))) ?? [];
  return families.filter((family) => !family.includes(word)).flat();
}

/** What tells a word from others: its stem; of a word that has it by chance the word itself. */
export function meaningOf(word: string): string {
  const family = strangers.flat().find((words) => words.includes(word));
  return family?.[0] ?? stemOf(word);
}

/** How many letters a stem of two joined words must keep of the second. */
const SECOND_LETTERS_MIN = 3;

/** Whether the stem of two words that are written as one has the second one. */
export function hasOwnStem(first: string, second: string): boolean {
  return stemOf(first + second).length >= single(first).length + SECOND_LETTERS_MIN;
}

/** The word with each double letter once. */
function single(word: string): string {
  return word.replaceAll(/([a-z])\1/gu, '$1');
}

/** The stem of a folded word. Words that are no Latin and no Arabic have none but themselves. */
export function stemOf(word: string): string {
  const even = evenLetters(word);
  if (isLatinWord(even)) return stemOfLatin(even);
  return isArabic().test(even) ? stemOfArabic(even) : even;
}

function stemOfLatin(word: string): string {
  const people = word.replace(/(?<=.{3})(?:frauen|frau|manner|mann|leute)$/u, 'man');
  // Dutch shortens a vowel in the plural: leraar, leraren
  let stem = single(people)
    .replace(/rz(?=$|[eyia]{1,2}$)/u, 'r') // kucharz, kucharka
    .replace(/i(?:sci|sty|stow|stka|stki)$/u, 'ist')
    .replace(/ischen$/u, 'isch');
  if (stem.length === STEM_LETTERS_MIN && /[^s]s$/u.test(stem)) return stem.slice(0, -1);
  for (let n = 0; n < ENDINGS_MAX; n++) {
    const shorter = stem.replace(endingOfAll(), '');
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

/** Article, conjunction and preposition go from the front, number and gender from the end; three letters stay. */
function stemOfArabic(word: string): string {
  return word
    .replace(/^(?:[وف]?(?:[بك]?ال|لل))(?=.{3})/u, '')
    .replace(/(?<=.{3})(?:يون|يين|ات|ون|ين|ان|ية|ة|ه)$/u, '');
}
