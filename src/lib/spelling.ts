/** Misspelt words: which words are near enough to have been meant. */
import { stemOf } from './word-stem.ts';

/** Only the beginning of a word is compared by its parts, as in `search_word_parts`. */
const COMPARED_LETTERS = 8;
const ONE_EDIT_LETTERS_MIN = 4;
const TWO_EDITS_LETTERS_MIN = 8;
/** Words that are tried for a misspelt one. */
const MEANT_MAX = 6;

/** How many letters of a word may be wrong: too many would make it another word. */
export function editsAllowed(word: string): number {
  const { length } = Array.from(word);
  if (length < ONE_EDIT_LETTERS_MIN) return 0;
  return length < TWO_EDITS_LETTERS_MIN ? 1 : 2;
}

/** What is left of the beginning of a word without as many letters as may be wrong, and without fewer. */
export function partsOf(word: string): string[] {
  const edits = editsAllowed(word);
  if (edits === 0) return [];
  let parts = new Set([Array.from(word).slice(0, COMPARED_LETTERS).join('')]);
  for (let edit = 0; edit < edits; edit++) {
    parts = new Set([...parts, ...Array.from(parts).flatMap(withoutOneLetter)]);
  }
  return [...parts];
}

function withoutOneLetter(text: string): string[] {
  const letters = Array.from(text);
  return letters.map((_, at) => letters.toSpliced(at, 1).join(''));
}

/** The forms of a word that are spelled most like it, its stem among them. */
export function nearestForms(typed: string, words: readonly string[]): string[] {
  const stem = stemOf(typed);
  const forms = words.filter((word) => stemOf(word) === stem);
  const others = forms.filter((word) => word !== stem);
  return [...new Set([...nearestWords(typed, others), ...nearestWords(typed, forms)])];
}

/** Other words one letter away, for one that may be right. What begins like it is a longer form of it. */
export function neighboursOf(typed: string, words: readonly string[]): string[] {
  const stem = stemOf(typed);
  const near = words.filter(
    (word) => !word.startsWith(typed) && stemOf(word) !== stem && isNeighbour(typed, word),
  );
  return nearestWords(typed, near);
}

/** Whether one letter of a word makes it the other at most. */
export function isNeighbour(one: string, other: string): boolean {
  return distanceOf(one, other, 1) <= 1;
}

/** Those of the words that may have been meant, all as near as the nearest; the likeliest first. */
export function nearestWords(typed: string, words: readonly string[]): string[] {
  const edits = editsAllowed(typed);
  const near = words
    .map((word) => ({ word, distance: distanceOf(typed, word, edits) }))
    .filter(({ distance }) => distance <= edits);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .toSorted(
      (one, other) => likelihood(typed, other) - likelihood(typed, one) || (one < other ? -1 : 1),
    )
    .slice(0, MEANT_MAX);
}

/** People rarely miss the first letter, and a longer word is no mere stem. */
function likelihood(typed: string, word: string): number {
  return word.length + (word[0] === typed[0] ? COMPARED_LETTERS : 0);
}

/**
 * Letters that are missing, too many, wrong or swapped with the next one (Damerau and Levenshtein, without edits of swapped
 * letters); more than `max` where that is certain.
 */
export function distanceOf(one: string, other: string, max: number): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, compared] of b.entries()) {
      const edited = Math.min(cell(last, column + 1), cell(next, column)) + 1;
      const kept = cell(last, column) + (letter === compared ? 0 : 1);
      const isSwapped = letter === b[column - 1] && a[row - 1] === compared;
      next.push(Math.min(edited, kept, isSwapped ? cell(before, column - 1) + 1 : Infinity));
    }
    [before, last] = [last, next];
  }
  return cell(last, b.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}
