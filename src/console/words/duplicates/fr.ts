/** The words of the list of possible duplicates in French. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Doublons possibles',
  intro:
    'Ces candidats sont peut-être la même personne. Comparez-les, puis fusionnez-les ou indiquez qu’il s’agit de personnes différentes.',
  link: {
    one: '{count} doublon possible',
    many: '{count} de doublons possibles',
    other: '{count} doublons possibles',
  },
  pairs: {
    one: '{count} paire',
    many: '{count} de paires',
    other: '{count} paires',
  },
  lists: 'Listes de paires',
  open: 'À vérifier',
  dismissedList: 'Personnes différentes',
  reasons: {
    phone: 'Même nom et même numéro de téléphone',
    employer: 'Même nom et même employeur',
    cv: 'Même fichier de CV',
  },
  pair: '{name} et {other}',
  merge: 'Fusionner…',
  dismiss: 'Personnes différentes',
  restore: 'Suggérer à nouveau',
  dismissed: 'Cette paire ne sera plus suggérée.',
  restored: 'Cette paire est à nouveau suggérée.',
  all: 'Toutes les paires',
  empty: 'Il n’y a aucun doublon possible.',
  emptyText: 'Les candidats sont comparés quelques minutes après leur ajout ou leur modification.',
  emptyDismissed: 'Les paires de personnes différentes apparaissent ici.',
};
