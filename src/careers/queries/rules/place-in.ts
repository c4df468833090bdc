/** The words of a search that finds nothing which most likely name a place. */
import type { Lexicon } from './lexicon.ts';
import { CITY_POPULATION_MIN, POPULATION_MIN } from '#careers/locations/rules/near.ts';
import { placeRuns } from './places.ts';
import type { FoundPlace, Known, PlaceRead, Reading } from './terms.ts';

export type Place = { from: number; to: number; options: readonly PlaceRead[] };
export function isWithin(place: Place | null, at: number): boolean {
  return place !== null && at >= place.from && at < place.to;
}

/** The run of words that is a place most likely: one that is marked, then one that no title has, then the longest. */
export function placeIn(reading: Reading, known: Known, lexicon: Lexicon | null): Place | null {
  const { terms } = reading;
  const candidates = placeRuns(reading).flatMap((run) => {
    const { from, to, slugs, isMarked } = run;
    const text = terms
      .slice(from, to)
      .map((term) => term.text)
      .join(' ');
    const towns = known.places.filter(
      ({ slug, population }) => slugs.includes(slug) && (isMarked || population >= POPULATION_MIN),
    );
    const regions = slugs.flatMap((slug) => lexicon?.regions.get(slug) ?? []);
    const options = [
      ...towns.map((town) => ({
        rank: town.population >= CITY_POPULATION_MIN ? 0 : 2,
        place: townRead(town, text),
      })),
      ...regions.map(({ name, areas }) => ({ rank: 1, place: { name, text, within: { areas } } })),
      ...(run.code !== undefined && known.area !== null
        ? [
            {
              rank: 3,
              place: { name: null, text, within: { areas: [known.area], isPrefix: true as const } },
            },
          ]
        : []),
    ].toSorted((one, other) => one.rank - other.rank);
    const titles = Math.min(...known.terms.slice(from, to).map((one) => one?.titles ?? 0));
    const isAlone = to - from === terms.length;
    if (options.length === 0 || (isAlone && !isMarked && titles > 0)) return [];
    const { rank = 0 } = options[0] ?? {};
    return [
      { from, to, isMarked, titles, rank, options: options.slice(0, 2).map((one) => one.place) },
    ];
  });
  const [best = null] = candidates.toSorted(
    (one, other) =>
      Number(one.rank === 3) - Number(other.rank === 3) ||
      Number(other.isMarked) - Number(one.isMarked) ||
      Number(one.titles > 0) - Number(other.titles > 0) ||
      other.to - other.from - (one.to - one.from) ||
      one.from - other.from,
  );
  return best;
}

function townRead({ slug, name, countryId }: FoundPlace, text: string): PlaceRead {
  return { name, text, within: { slug, countryId } };
}
