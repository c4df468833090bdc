/** The words of the search over everything, in Spanish. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'Buscar',
  label: 'Buscar empleos, candidatos y pantallas',
  commands: 'En esta pantalla',
  jobs: 'Empleos',
  candidates: 'Candidatos',
  screens: 'Pantallas',
  allJobs: 'Buscar en todos los empleos',
  allCandidates: 'Buscar en todos los candidatos',
  none: 'No se encontró nada.',
};
