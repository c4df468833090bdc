/** The words of the search over everything, in Italian. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Cerca',
  label: 'Cerca annunci, candidati e schermate',
  commands: 'In questa schermata',
  jobs: 'Annunci',
  candidates: 'Candidati',
  screens: 'Schermate',
  allJobs: 'Cerca in tutti gli annunci',
  allCandidates: 'Cerca tra tutti i candidati',
  none: 'Nessun risultato.',
};
