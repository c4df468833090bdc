/** The words of questions of application forms and of their rules in German. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Fragen',
  about: 'Was Bewerbungsformulare fragen können. Ein Job wählt daraus aus.',
  empty: 'Ihr Unternehmen stellt noch keine Fragen.',
  newQuestion: 'Neue Frage',
  newHint: 'Wählen Sie, womit geantwortet wird.',
  newTitle: 'Neue Frage: {kind}',
  text: 'Frage',
  help: 'Hinweis unter der Frage',
  used: {
    one: '{count} Job stellt diese Frage. Nach dem Speichern stellt er die neue Fassung. Antworten bleiben bei dem Text, auf den geantwortet wurde.',
    other:
      '{count} Jobs stellen diese Frage. Nach dem Speichern stellen sie die neue Fassung. Antworten bleiben bei dem Text, auf den geantwortet wurde.',
  },
  delete: 'Frage löschen',
  deleteTitle: 'Diese Frage löschen?',
  deleteText: 'Gegebene Antworten bleiben bei ihren Bewerbungen.',
  inUse: 'Ein Job stellt diese Frage noch. Nehmen Sie sie zuerst aus seinem Formular.',
  faults: {
    help: 'Geben Sie höchstens 1.000 Zeichen in einer Zeile ein.',
    options:
      'Eine Auswahl braucht mindestens zwei Optionen. Eine Option, die eine Regel nennt, kann nicht wegfallen.',
  },
  notices: {
    created: 'Die Frage ist angelegt.',
    saved: 'Die Frage ist gespeichert.',
    deleted: 'Die Frage ist gelöscht.',
    added: 'Die Frage ist hinzugefügt.',
    changed: 'Das Formular ist gespeichert.',
    removed: 'Die Frage steht nicht mehr im Formular.',
  },
  form: {
    title: '{job}: Fragen',
    heading: 'Was das Formular fragt',
    standard: 'Nach Name, E-Mail, Telefon und Lebenslauf wird immer gefragt.',
    none: 'Dieser Job stellt keine eigenen Fragen.',
    add: 'Frage hinzufügen',
    choose: 'Frage',
    addSubmit: 'Hinzufügen',
    full: 'Ein Formular hat höchstens 30 Fragen.',
    allAsked: 'Alle Fragen Ihres Unternehmens stehen in diesem Formular.',
    askAdmin: 'Neue Fragen schreiben Admins.',
    preview: 'Bewerbungsformular',
    previewHint: 'So sehen es Kandidaten.',
    remove: 'Aus dem Formular nehmen',
    editText: 'Frage bearbeiten',
  },
  rule: {
    title: 'Regel',
    about:
      'Eine Regel betrachtet eine Antwort. Sie greift nie bei einer Frage, die nicht beantwortet wurde, und nichts wird in eine Rangfolge gebracht.',
    textHint: 'Für freien Text gibt es keine Regeln: Dasselbe lässt sich auf viele Arten sagen.',
    none: 'Keine Regel',
    when: 'Wenn die Antwort',
    value: 'Wert',
    operators: {
      is: 'ist',
      is_not: 'ist nicht',
      includes: 'enthält',
      excludes: 'enthält nicht',
      at_least: 'ist mindestens',
      at_most: 'ist höchstens',
      before: 'ist vor',
      after: 'ist nach',
    },
    effect: 'Dann',
    effects: {
      flag: 'Bewerbung markieren',
      reject: 'Bewerbung ablehnen',
    },
    flagHint: 'Ihr Team sieht die Markierung und entscheidet.',
    rejectHint:
      'Die Bewerbung wird sofort abgelehnt. Ihre E-Mail wartet mindestens einen Tag, nennt den Grund und hat einen Link, über den um Prüfung durch einen Menschen gebeten werden kann. Das Formular sagt, dass Antworten die Bewerbung beenden können.',
    adminOnly: 'Nur Admins können eine ablehnende Regel hinzufügen oder ändern.',
    reason: 'Grund',
    reasonHint: 'Ihr Team sieht ihn. Wenn die Regel ablehnt, sieht ihn auch der Kandidat.',
    sentence: 'Antwort {operator} {value}: {effect}',
    marks: {
      flag: 'Markiert',
      reject: 'Lehnt ab',
    },
    try: 'An bisherigen Bewerbungen testen',
    tryHint: 'Zählt die letzten 200 Bewerbungen auf diesen Job. Nichts ändert sich.',
    tried: 'Hätte {stopped} von {answered} Antworten betroffen. Davon eingestellt: {hired}.',
    triedAll:
      'Alle Regeln zusammen: {stopped} der letzten {count} Bewerbungen betroffen. Davon eingestellt: {hired}.',
    triedNone: 'Auf diesen Job hat sich noch niemand beworben.',
    faults: {
      value: 'Geben Sie einen Wert ein, der eine Antwort sein kann.',
      reason: 'Eine ablehnende Regel braucht einen Grund in der Sprache der Karriereseite.',
    },
  },
};
