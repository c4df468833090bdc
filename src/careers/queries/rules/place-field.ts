/** What the field for a place says: a town, a region, or that one works from home; and which towns a misspelt name may be. */
import { slugsOfPlace, wordsOfPlace } from '#careers/locations/rules/near.ts';
import { distanceOf, editsAllowed } from '#lib/spelling.ts';
import { workplaces } from '#vocabulary/lists.ts';
import type { Workplace } from '#vocabulary/lists.ts';
import type { Lexicon, Region } from './lexicon.ts';
import { readQuery } from './reading.ts';

export type PlaceField = {
  /** None where a place is named. */
  workplaces: readonly Workplace[];
  region?: Region | undefined;
};

const TOWNS_MAX = 8;

export function readPlaceField(text: string, lexicon: Lexicon): PlaceField {
  const { terms } = readQuery(text, lexicon);
  const values = new Set(terms.flatMap(({ filter }) => filter?.values ?? []));
  const isOfFilters = terms.every(({ filter }) => filter?.name === 'workplace');
  if (isOfFilters) return { workplaces: workplaces.filter((one) => values.has(one)) };
  const regions = slugsOfPlace(text).flatMap((one) => lexicon.regions.get(one) ?? []);
  const [first] = regions;
  const areas = regions.flatMap((one) => one.areas);
  return { workplaces: [], region: first && { name: first.name, areas } };
}

/** The names that a misspelt one may be, the likeliest first, as slugs; with a quarter also the town alone. */
export function townsLike(text: string, known: readonly string[]): string[] {
  const words = wordsOfPlace(text);
  const like = words.map((word) => wordsLike(word, known));
  const [first = []] = like;
  const names = like.reduce<Near[]>(
    (begun, next) =>
      begun.flatMap(({ word, distance }) =>
        next.map((one) => ({
          word: word === '' ? one.word : `${word}-${one.word}`,
          distance: distance + one.distance,
        })),
      ),
    [{ word: '', distance: 0 }],
  );
  const ranked = [...names, ...first].toSorted(byDistance);
  const other = ranked.filter(({ distance }) => distance > 0).map(({ word }) => word);
  return [...new Set(other)].slice(0, TOWNS_MAX);
}

type Near = { word: string; distance: number };

function byDistance(one: Near, other: Near): number {
  return one.distance - other.distance;
}

/** The word itself, and those that are spelled like it. */
function wordsLike(word: string, known: readonly string[]): Near[] {
  const edits = editsAllowed(word);
  const near = known
    .filter((one) => one !== word)
    .map((one) => ({ word: one, distance: distanceOf(word, one, edits) }))
    .filter(({ distance }) => distance <= edits)
    .toSorted(byDistance);
  return [{ word, distance: 0 }, ...near.slice(0, TOWNS_MAX)];
}
