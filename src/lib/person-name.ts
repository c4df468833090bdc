/** Splits a person's full name into what forms ask for. */

export type NameParts = { first: string; last: string };

/** They begin a family name: "van der Berg", "bin Salman". */
const particles: ReadonlySet<string> = new Set(
  'al af bin ben bint da das de del della den der di do dos du el ibn la le ten ter van vom von zu zum zur آل ابن بن بنت'.split(
    ' ',
  ),
);

/** Languages that write the family name first also in Latin script. */
const familyFirst: ReadonlySet<string> = new Set(['hu', 'vi']);
/** People of these languages have two family names. */
const twoFamilyNames: ReadonlySet<string> = new Set(['es']);

const eastAsian = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\s・·]+$/u;
const hangul = /^\p{Script=Hangul}{2,4}$/u;

/**
 * The given and the family name of a full name as a document writes it; null where it cannot be told which is which, as in 山田太郎.
 * `language` (BCP 47) is that of the document. A single name is the first one.
 */
export function splitName(name: string, language: string | null = null): NameParts | null {
  const [before = '', after] = name.split(/\s*,\s*/u);
  if (after !== undefined) return { first: after.trim(), last: before.trim() };
  const words = name.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2) return splitWord(words[0] ?? '');
  if (eastAsian.test(name)) return familyNameFirst(words);
  const capitals = words.filter(isInCapitals);
  if (capitals.length > 0 && capitals.length < words.length) return byCapitals(words);
  if (language !== null && familyFirst.has(language)) return familyNameFirst(words);
  return cutAt(words, familyNameStart(words, language));
}

function splitWord(word: string): NameParts | null {
  if (word === '') return null;
  if (hangul.test(word)) return { first: word.slice(1), last: word.slice(0, 1) };
  return eastAsian.test(word) ? null : { first: word, last: '' };
}

function familyNameFirst([last = '', ...first]: readonly string[]): NameParts {
  return { first: first.join(' '), last };
}

/** A letter with a full stop is an initial, in capitals whatever it is of. */
function isInCapitals(word: string): boolean {
  const letters = word.replaceAll(/\P{L}/gu, '');
  return (
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** "Marie DUPONT", "DUPONT Marie". */
function byCapitals(words: readonly string[]): NameParts {
  return {
    first: words.filter((word) => !isInCapitals(word)).join(' '),
    last: words.filter(isInCapitals).join(' '),
  };
}

function familyNameStart(words: readonly string[], language: string | null): number {
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  if (particle > 0 && particle < words.length - 1) return particle;
  const hasTwo = language !== null && twoFamilyNames.has(language) && words.length > 2;
  return words.length - (hasTwo ? 2 : 1);
}

function cutAt(words: readonly string[], start: number): NameParts {
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') };
}
