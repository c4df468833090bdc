/** What a language does not have, by its terms: words that stand for others, names without the form they need, and marks. */
import type { Refusal, Terms } from '#translations/terms.ts';
import { areaOf, readText } from './texts.ts';
import type { Texts } from './texts.ts';

export type WordFault = { kind: string; key: string; what: string };

export function refusedFaults(texts: Texts, terms: Terms): WordFault[] {
  const refused = refusedByKind(terms).map(
    ([kind, refusal]) => [kind, refusal, expressionOf(refusal)] as const,
  );
  return Array.from(texts).flatMap(([key, text]) => {
    const read = readText(text);
    return refused.flatMap(([kind, { use, in: areas }, expression]) => {
      const found = expression.exec(read)?.[0].trim();
      if (found === undefined || (areas && !areas.some((area) => area === areaOf(key)))) return [];
      return [{ kind, key, what: `has “${found}”, where the language has ${use}` }];
    });
  });
}

function refusedByKind({ terms, refused }: Terms): [kind: string, refusal: Refusal][] {
  const ofTerms = Object.values(terms).flatMap(({ word, not, in: areas }) =>
    not === undefined ? [] : [['term', { words: not, use: word, in: areas }] as const],
  );
  const ofKinds = Object.entries(refused).flatMap(([kind, refusals]) =>
    refusals.map((refusal) => [kind, refusal] as const),
  );
  return [...ofTerms, ...ofKinds].map(([kind, refusal]) => [kind, refusal]);
}

/** A word in small letters stands for those with a capital, too. */
function expressionOf({ words = [], pattern }: Refusal): RegExp {
  if (pattern !== undefined) return new RegExp(pattern, 'u');
  const isAnyCase = words.every((word) => word === word.toLowerCase());
  return new RegExp(words.map(wordPattern).join('|'), isAnyCase ? 'iu' : 'u');
}

/** Whole words, or with `*` their beginnings. Japanese and Arabic write words together. */
function wordPattern(word: string): string {
  const isStart = word.endsWith('*');
  const letters = (isStart ? word.slice(0, -1) : word).replaceAll(/[.*+?(){}]/gu, String.raw`\$&`);
  const before = /^\p{sc=Latin}/u.test(word) ? String.raw`(?<![\p{L}\p{N}-])` : '';
  const after =
    !isStart && /\p{sc=Latin}$/u.test(word) ? String.raw`(?![\p{L}\p{N}]|[-:]\p{L})` : '';
  return `${before}${letters}${after}`;
}
