/** The words of the search over everything, in Dutch. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Zoeken',
  label: 'Vacatures, kandidaten en schermen zoeken',
  commands: 'Op dit scherm',
  jobs: 'Vacatures',
  candidates: 'Kandidaten',
  screens: 'Schermen',
  allJobs: 'Alle vacatures doorzoeken',
  allCandidates: 'Alle kandidaten doorzoeken',
  none: 'Niets gevonden.',
};
