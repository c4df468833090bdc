/** The words of the search over everything, on its page and in the palette: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Search',
  label: 'Search jobs, candidates and screens',
  commands: 'On this screen',
  jobs: 'Jobs',
  candidates: 'Candidates',
  screens: 'Screens',
  allJobs: 'Search all jobs',
  allCandidates: 'Search all candidates',
  none: 'Nothing was found.',
} as const;

export type SearchWords = Shaped<typeof words, Plural>;
