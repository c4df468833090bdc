/** The words of the list of possible duplicates in Dutch. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Mogelijke dubbelen',
  intro:
    'Deze kandidaten zijn misschien dezelfde persoon. Vergelijk ze en voeg ze samen, of geef aan dat het verschillende personen zijn.',
  link: {
    one: '{count} mogelijke dubbele',
    other: '{count} mogelijke dubbelen',
  },
  pairs: {
    one: '{count} paar',
    other: '{count} paren',
  },
  lists: 'Lijsten met paren',
  open: 'Te controleren',
  dismissedList: 'Verschillende personen',
  reasons: {
    phone: 'Zelfde naam en telefoonnummer',
    employer: 'Zelfde naam en werkgever',
    cv: 'Zelfde cv-bestand',
  },
  pair: '{name} en {other}',
  merge: 'Samenvoegen…',
  dismiss: 'Verschillende personen',
  restore: 'Opnieuw voorstellen',
  dismissed: 'Het paar wordt niet meer voorgesteld.',
  restored: 'Het paar wordt opnieuw voorgesteld.',
  all: 'Alle paren',
  empty: 'Er zijn geen mogelijke dubbelen.',
  emptyText: 'Kandidaten worden binnen enkele minuten na toevoegen of wijzigen vergeleken.',
  emptyDismissed: 'Hier staan de paren die verschillende personen zijn.',
};
