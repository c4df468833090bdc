/** Searches as people type them, and what a plain reading of them finds: sentences, words of filters, places, and what is left out. */
import type { Random } from '../../tools/seed/random.ts';

export type TypedJob = {
  id: number;
  title: string;
  city: string | null;
  /** Around the place that is asked for; a remote job is at none. */
  isAround: boolean;
  isPartTime: boolean;
  isRemote: boolean;
};

type Filter = { text: string; is: (job: TypedJob) => boolean };

export type TypedSearch = {
  q: string;
  /** As they are typed, in their order. */
  words: readonly string[];
  filter: Filter | null;
  city: string | null;
};

/** What is found, and what is not searched for. */
export type TypedFound = { jobs: readonly TypedJob[]; leftOut: readonly string[] };

const filters: readonly Filter[] = [
  { text: 'part time', is: ({ isPartTime }) => isPartTime },
  { text: 'remote', is: ({ isRemote }) => isRemote },
];
const befores = ['', '', 'jobs ', 'looking for ', 'I am looking for work as a '];
const afters = ['', '', ' jobs', ' jobs near me', ' hiring now'];

export function anyTypedSearch(random: Random, cities: readonly string[]): TypedSearch {
  const known = random.sample(['senior', 'night', 'nursery'], random.int(1, 2));
  const words = random.chance(0.2) ? ['zzqxv', ...known] : known;
  const filter = random.chance(0.4) ? random.pick(filters) : null;
  const city = cities.length > 0 && random.chance(0.4) ? random.pick(cities) : null;
  const isFirst = random.chance(0.5);
  const before = filter && isFirst ? `${filter.text} ` : '';
  const after = filter && !isFirst ? ` ${filter.text}` : '';
  const sentence = `${random.pick(befores)}${before}${words.join(' ')}${after}${random.pick(afters)}`;
  return { q: city === null ? sentence : `${sentence} in ${city}`, words, filter, city };
}

function has({ title }: TypedJob, word: string): boolean {
  return title.toLowerCase().includes(word);
}

/**
 * All words in the city itself and by the filter, then around it; else as much of them as has a job, in this order: without the filter, without
 * the most frequent word, without the place. A word that no job has is left out first; one word stays.
 */
export function foundByTyped(search: TypedSearch, there: readonly TypedJob[]): TypedFound {
  const { words, filter, city } = search;
  const titles = (word: string) => there.filter((job) => has(job, word)).length;
  const known = words.filter((word) => titles(word) > 0);
  const kept = known.length === 2 ? [known, [leastFrequent(known, titles)]] : [known];
  const around = there.filter(({ isAround }) => city !== null && isAround);
  const without = kept.flatMap((one) => [
    { words: one, filter },
    { words: one, filter: null },
  ]);
  const inCity = there.filter((job) => city === null || job.city === city);
  const asked: Kept[] = [
    { words, filter, city, jobs: inCity },
    { words, filter, city, jobs: around },
    ...without.map((one) => Object.assign({ city, jobs: city === null ? there : around }, one)),
    ...without.map((one) => Object.assign({ city: null, jobs: there }, one)),
  ];
  for (const one of asked) {
    if (one.words.length === 0) continue;
    const jobs = one.jobs.filter(
      (job) =>
        one.words.every((word) => has(job, word)) && (one.filter === null || one.filter.is(job)),
    );
    if (jobs.length > 0) return { jobs, leftOut: leftOutOf(search, one) };
  }
  return { jobs: [], leftOut: [] };
}

type Kept = Omit<TypedSearch, 'q'> & { jobs: readonly TypedJob[] };

/** The later one of two that as many titles have. */
function leastFrequent(known: readonly string[], titles: (word: string) => number): string {
  const [first = '', second = ''] = known;
  return titles(first) < titles(second) ? first : second;
}

function leftOutOf(search: TypedSearch, kept: Kept): string[] {
  const left = [
    ...search.words.filter((word) => !kept.words.includes(word)),
    ...(search.filter && !kept.filter ? [search.filter.text] : []),
    ...(search.city !== null && kept.city === null ? [search.city] : []),
  ];
  return left.toSorted((one, other) => search.q.indexOf(one) - search.q.indexOf(other));
}
