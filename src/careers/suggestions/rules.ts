/** Which suggestions are shown, and by which names. */
import { fold } from '#lib/fold.ts';
import { withoutGenderMarks } from '#lib/search-forms.ts';

/** A town or a city with jobs, as what is typed begins. */
export type Suggested = {
  name: string;
  slug: string;
  stateName: string | null;
  countryId: number;
  /** 0: a city with jobs. */
  townId: number;
  /** Its country has another town of this name. */
  isAmbiguous: boolean;
};

/** Each place once, by a name that finds it. */
export function placesToSuggest(found: readonly Suggested[], max: number) {
  const keys = new Set<string>();
  const places = found.map((place) => {
    const { name, stateName, isAmbiguous } = place;
    const text = isAmbiguous && stateName !== null ? `${name}, ${stateName}` : name;
    return { ...place, name: text };
  });
  const shown = places.filter(({ name, slug: key, countryId, townId }) => {
    const own = [`${countryId} ${name}`, ...(townId === 0 ? [] : [`town ${townId}`])];
    const isShown = own.some((one) => keys.has(one));
    for (const one of [...own, ...(townId === 0 ? [`${countryId} ${key}`] : [])]) keys.add(one);
    return !isShown;
  });
  return shown.slice(0, max);
}

/** Titles without marks of gender, the most frequent first. */
export function titlesToSuggest(titles: readonly string[], max: number): string[] {
  const counts = new Map<string, { title: string; n: number }>();
  for (const title of titles) {
    const text = withoutGenderMarks(title).replaceAll(/\s+/gu, ' ').trim();
    const entry = counts.get(fold(text)) ?? { title: text, n: 0 };
    counts.set(fold(text), { ...entry, n: entry.n + 1 });
  }
  return Array.from(counts.values())
    .toSorted((one, other) => other.n - one.n)
    .map(({ title }) => title)
    .slice(0, max);
}
