/** The words of the search over everything, in Polish. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Szukaj',
  label: 'Szukaj ofert, kandydatów i ekranów',
  commands: 'Na tym ekranie',
  jobs: 'Oferty',
  candidates: 'Kandydaci',
  screens: 'Ekrany',
  allJobs: 'Szukaj we wszystkich ofertach',
  allCandidates: 'Szukaj wśród wszystkich kandydatów',
  none: 'Nic nie znaleziono.',
};
