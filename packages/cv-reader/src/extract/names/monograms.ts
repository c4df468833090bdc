/** Takes a monogram off a name: templates print the initials beside the name or above it, often larger. */
import { isSmallWord } from './names.ts';
import { plain } from '../text-folding.ts';

/** `SK`, `S.K.` or `S K`, which is read as two words. */
const monogram = /^(?:\p{Lu}\p{M}*\.?){2,4}$/u;
const initial = /^\p{Lu}\p{M}*$/u;

/** `SK Sabine Krüger` and `Sabine Krüger SK` are Sabine Krüger. */
export function withoutMonogram(text: string): string {
  const words = text.split(/\s+/u);
  const [first = '', ...others] = words;
  if (isMonogramOf(first, others.join(' '))) return others.join(' ');
  const rest = words.slice(0, -1).join(' ');
  return isMonogramOf(words.at(-1) ?? '', rest) ? rest : text;
}

/** Whether a word is made of the initials of a name; one letter only of a name that is one word. */
export function isMonogramOf(word: string, name: string): boolean {
  const words = name.split(/[\s-]+/u).filter((part) => /^\p{L}/u.test(part));
  if (words.length === 0 || words.some((part) => part === word)) return false;
  if (words.length === 1) return initial.test(word) && initials(words) === lettersOf(word);
  if (!monogram.test(word)) return false;
  const large = words.filter((part) => !isSmallWord(part));
  const ends = [large[0] ?? '', large.at(-1) ?? ''];
  const letters = lettersOf(word);
  return [words, large, ends, words.slice(0, 2), large.slice(0, 2)].some(
    (parts) => initials(parts) === letters,
  );
}

function initials(words: readonly string[]): string {
  return words.map((word) => plain(word).slice(0, 1)).join('');
}

function lettersOf(word: string): string {
  return plain(word).replaceAll('.', '');
}
