/** The words of custom fields in German. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Eigene Felder',
  edit: 'Felder ändern',
  yes: 'Ja',
  no: 'Nein',
  notSet: 'Nicht angegeben',
  currency: 'Währung',
  noValues: 'Noch nichts angegeben.',
  adminsOnly: 'Dieses Feld sehen nur Admins.',
  required: 'Pflichtfeld',
  about: 'Was Ihr Unternehmen über die Standardfelder hinaus festhält.',
  entities: {
    candidate: 'Kandidaten',
    application: 'Bewerbungen',
    job: 'Jobs',
  },
  emptyList: 'Noch keine Felder.',
  count: '{count} von {max}',
  newField: 'Neues Feld',
  newTitle: 'Neues Feld für {records}: {kind}',
  newHint: 'Wählen Sie die Art der Werte. Sie ändert sich nie.',
  label: 'Name',
  requiredHint:
    'Formulare der Konsole fragen danach. Die API nimmt Datensätze auch ohne den Wert an.',
  filter: 'Filter',
  filterHint:
    'Listen von Kandidaten und Bewerbungen lassen sich danach filtern: jeweils nach höchstens 15 Feldern.',
  filterNeedsBands: 'Fügen Sie Bereiche hinzu, um danach zu filtern.',
  visibility: 'Wer es sieht',
  visibilities: {
    all: 'Alle im Team',
    admin: 'Nur Admins',
  },
  adminMark: 'Nur Admins',
  archivedMark: 'Archiviert',
  optionsHint: 'Gespeicherte Optionen bleiben: Sie lassen sich umbenennen und verschieben.',
  bands: 'Bereiche',
  bandsHint:
    'Listen werden nach Bereichen gefiltert. Ein Bereich endet, wo der nächste beginnt; der erste kann ohne Wert beginnen.',
  band: 'Bereich {n}',
  from: 'Ab',
  addBand: 'Bereich hinzufügen',
  bandCurrency: 'Währung der Bereiche',
  archive: 'Feld archivieren',
  archiveHint: 'Werte eines archivierten Feldes werden angezeigt, aber nicht mehr geschrieben.',
  restore: 'Feld wiederherstellen',
  faults: {
    from: 'Geben Sie einen höheren Wert als beim Bereich davor ein.',
    currency: 'Wählen Sie die Währung der Bereiche.',
    filter:
      'Fügen Sie zuerst Bereiche hinzu, oder schalten Sie den Filter eines anderen Feldes aus: höchstens 15 haben einen.',
    full: 'Mehr als 50 Felder je Art sind nicht möglich.',
  },
  notices: {
    created: 'Das Feld ist angelegt.',
    saved: 'Das Feld ist gespeichert.',
    archived: 'Das Feld ist archiviert.',
    restored: 'Das Feld ist wieder da.',
    moved: 'Die Reihenfolge ist gespeichert.',
  },
};
