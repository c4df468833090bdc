/** The words of texts in several languages, of rows and of kinds of answers in German. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Sprache',
  openLanguage: 'Übersetzung öffnen',
  up: '{name} nach oben',
  down: '{name} nach unten',
  drop: '{name} entfernen',
  options: 'Optionen',
  option: 'Option {n}',
  addOption: 'Option hinzufügen',
  key: 'Name in der API',
  keyHint: 'Er ändert sich nie. Leer: aus dem Text gebildet.',
  kind: 'Art',
  kinds: {
    short_text: 'Kurzer Text',
    long_text: 'Langer Text',
    yes_no: 'Ja oder nein',
    single_choice: 'Eine Auswahl',
    multiple_choice: 'Mehrere Auswahlen',
    number: 'Zahl',
    date: 'Datum',
    url: 'Link',
    money: 'Geldbetrag',
    member: 'Teammitglied',
  },
  required: 'Pflichtfeld',
  stale:
    'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da: Speichern Sie erneut, um die andere Änderung zu ersetzen, oder laden Sie die Seite neu.',
  faults: {
    text: 'Geben Sie höchstens 255 Zeichen in einer Zeile ein.',
    options: 'Eine Auswahl braucht mindestens zwei Optionen.',
    key: 'Nur a bis z, 0 bis 9 und _, mit einem Buchstaben am Anfang. Jeder Name kommt nur einmal vor.',
  },
};
