/** The words of texts in several languages, of rows and of kinds of answers in Dutch. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Taal',
  openLanguage: 'Vertaling openen',
  up: '{name} omhoog',
  down: '{name} omlaag',
  drop: '{name} verwijderen',
  options: 'Opties',
  option: 'Optie {n}',
  addOption: 'Optie toevoegen',
  key: 'Naam in de API',
  keyHint: 'Die verandert nooit. Leeg: gemaakt van de tekst.',
  kind: 'Soort',
  kinds: {
    short_text: 'Korte tekst',
    long_text: 'Lange tekst',
    yes_no: 'Ja of nee',
    single_choice: 'Eén keuze',
    multiple_choice: 'Meerdere keuzes',
    number: 'Getal',
    date: 'Datum',
    url: 'Link',
    money: 'Bedrag',
    member: 'Teamlid',
  },
  required: 'Verplicht',
  stale:
    'Iemand heeft dit intussen gewijzigd. Wat u typte is bewaard: sla opnieuw op om de andere wijziging te vervangen, of laad de pagina opnieuw.',
  faults: {
    text: 'Voer hoogstens 255 tekens op één regel in.',
    options: 'Een keuze heeft minstens twee opties nodig.',
    key: 'Gebruik a tot z, 0 tot 9 en _, te beginnen met een letter. Elke naam kan één keer worden gebruikt.',
  },
};
