/** The words of the screens of pipelines in German. */
import type { PipelinesWords } from './en.ts';

export const words: PipelinesWords = {
  title: 'Pipelines',
  about:
    'Eine Pipeline ist der Weg einer Bewerbung: ihre Phasen der Reihe nach, bis zur Einstellung.',
  default: 'Standard',
  defaultHint: 'Neue Jobs verwenden die Standard-Pipeline.',
  makeDefault: 'Als Standard festlegen',
  name: 'Name',
  create: 'Neue Pipeline',
  template: 'Vorlage',
  templates: {
    standard: 'Standard',
    short: 'Stundenlohn oder kurz',
    engineering: 'Softwareentwicklung',
  },
  templateHint: 'Namen und E-Mails der Phasen sind in der Sprache des Unternehmens.',
  stages: 'Phasen',
  stage: 'Phase',
  type: 'Art',
  types: {
    screening: 'Sichtung',
    interview: 'Gespräch',
    offer: 'Angebot',
    hired: 'Eingestellt',
  },
  otherType: 'Andere',
  daysLimit: 'Überfällig nach Tagen',
  daysHint: 'Das Board markiert Bewerbungen, die länger in der Phase sind. Leer: 7 Tage.',
  hiredHint: 'Die letzte Phase ist immer die der Eingestellten.',
  email: 'E-Mail',
  noEmail: 'Keine E-Mail',
  hasEmail: 'E-Mail bearbeiten',
  moveUp: '{stage} nach oben',
  moveDown: '{stage} nach unten',
  addStage: 'Phase hinzufügen',
  addHint: 'Sie kommt vor die letzte Phase.',
  removeStage: '{stage} entfernen',
  removeText: 'Die Phase wird für alle Jobs dieser Pipeline gelöscht.',
  removeMoves: {
    one: '{count} Bewerbung ist in dieser Phase. Sie kommt in die Phase, die Sie wählen.',
    other: '{count} Bewerbungen sind in dieser Phase. Sie kommen in die Phase, die Sie wählen.',
  },
  moveTo: 'Bewerbungen kommen nach',
  removePipeline: 'Pipeline löschen',
  removePipelineTitle: 'Die Pipeline {name} löschen?',
  removePipelineText: 'Eine Pipeline, die Jobs verwenden, kann nicht gelöscht werden.',
  subject: 'Betreff',
  body: 'Text',
  emailHint:
    'Geht an Kandidaten, die mit dieser E-Mail hierher verschoben werden. Ohne Betreff und Text gibt es keine E-Mail.',
  fields: 'Diese Felder können Sie verwenden:',
  publicLabel: 'Was Kandidaten sehen',
  publicLabelHint:
    'Der Name der Phase auf der eigenen Seite des Kandidaten. Leer: „in Bearbeitung“.',
  faults: {
    name: 'Geben Sie einen Namen mit höchstens 255 Zeichen ein.',
    days: 'Geben Sie eine Zahl von 1 bis 365 ein.',
    email: 'Geben Sie Betreff und Text ein, nur mit Feldern aus der Liste.',
  },
  notices: {
    created: 'Die Pipeline ist angelegt.',
    saved: 'Die Pipeline ist gespeichert.',
    removed: 'Die Pipeline ist gelöscht.',
    stageRemoved: 'Die Phase ist gelöscht.',
  },
};
