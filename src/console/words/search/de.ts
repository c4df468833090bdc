/** The words of the search over everything, in German. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Suche',
  label: 'Jobs, Kandidaten und Seiten suchen',
  commands: 'Auf dieser Seite',
  jobs: 'Jobs',
  candidates: 'Kandidaten',
  screens: 'Seiten',
  allJobs: 'In allen Jobs suchen',
  allCandidates: 'In allen Kandidaten suchen',
  none: 'Nichts gefunden.',
};
