/** The words of the search over everything, in Portuguese. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Busca',
  label: 'Buscar vagas, candidatos e telas',
  commands: 'Nesta tela',
  jobs: 'Vagas',
  candidates: 'Candidatos',
  screens: 'Telas',
  allJobs: 'Buscar em todas as vagas',
  allCandidates: 'Buscar em todos os candidatos',
  none: 'Nada foi encontrado.',
};
