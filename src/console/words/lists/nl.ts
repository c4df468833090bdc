/** The words of the screens of tags and sources in Dutch. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Labels',
    about: 'Korte namen voor kandidaten, waarop lijsten worden gefilterd.',
    create: 'Nieuw label',
    empty: 'Uw bedrijf heeft nog geen labels.',
    inUse: 'Meer dan 1.000 kandidaten hebben dit label. Haal het eerst bij een aantal weg.',
    full: 'Een bedrijf heeft hoogstens 500 labels.',
  },
  sources: {
    title: 'Bronnen',
    about:
      'Waar sollicitaties vandaan komen. Bronnen die sollicitaties noemen, worden vanzelf toegevoegd.',
    create: 'Nieuwe bron',
    empty: 'Uw bedrijf heeft nog geen bronnen.',
    inUse: 'Een sollicitatie of een trackinglink heeft deze bron.',
    full: 'Een bedrijf heeft hoogstens 200 bronnen.',
  },
  name: 'Naam',
  kind: 'Soort',
  kinds: {
    inbound: 'Op eigen initiatief',
    board: 'Vacaturesite',
    referral: 'Aanbevolen',
    sourced: 'Benaderd',
    agency: 'Bureau',
    event: 'Evenement',
    internal: 'Intern',
  },
  carriers: 'Kandidaten met dit label: {count}. Bij het verwijderen raken zij het kwijt.',
  delete: 'Verwijderen',
  deleteTitle: '“{name}” verwijderen?',
  deleteText: 'Dit kan niet ongedaan worden gemaakt.',
  fault: 'Voer op één regel een naam in die nog niet bestaat.',
  notices: {
    created: 'Aangemaakt.',
    saved: 'Opgeslagen.',
    deleted: 'Verwijderd.',
  },
};
