/** The words of the screens of tags and sources in French. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Étiquettes',
    about: 'Des noms courts pour les candidats, qui servent à filtrer les listes.',
    create: 'Nouvelle étiquette',
    empty: 'Votre entreprise n’a pas encore d’étiquettes.',
    inUse:
      'Plus de 1 000 candidats ont cette étiquette. Retirez-la d’abord à certains d’entre eux.',
    full: 'Une entreprise a 500 étiquettes au plus.',
  },
  sources: {
    title: 'Sources',
    about:
      'D’où viennent les candidatures. Celles que les candidatures citent s’ajoutent d’elles-mêmes.',
    create: 'Nouvelle source',
    empty: 'Votre entreprise n’a pas encore de sources.',
    inUse: 'Une candidature ou un lien de suivi a cette source.',
    full: 'Une entreprise a 200 sources au plus.',
  },
  name: 'Nom',
  kind: 'Type',
  kinds: {
    inbound: 'Candidature spontanée',
    board: 'Site d’emploi',
    referral: 'Recommandation',
    sourced: 'Approche directe',
    agency: 'Cabinet',
    event: 'Événement',
    internal: 'Interne',
  },
  carriers: 'Candidats avec cette étiquette : {count}. La supprimer la leur retire.',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer «\u00A0{name}\u00A0»\u00A0?',
  deleteText: 'Cette action ne peut pas être annulée.',
  fault: 'Saisissez, sur une ligne, un nom qui n’existe pas encore.',
  notices: {
    created: 'Créé.',
    saved: 'Enregistré.',
    deleted: 'Supprimé.',
  },
};
