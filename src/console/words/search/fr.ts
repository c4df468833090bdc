/** The words of the search over everything, in French. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Recherche',
  label: 'Rechercher des offres, des candidats et des écrans',
  commands: 'Sur cet écran',
  jobs: 'Offres',
  candidates: 'Candidats',
  screens: 'Écrans',
  allJobs: 'Rechercher dans toutes les offres',
  allCandidates: 'Rechercher parmi tous les candidats',
  none: 'Aucun résultat.',
};
