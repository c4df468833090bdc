/** The words of custom fields in Italian. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Campi personalizzati',
  edit: 'Modifica i campi',
  yes: 'Sì',
  no: 'No',
  notSet: 'Non indicato',
  currency: 'Valuta',
  noValues: 'Non è ancora indicato nulla.',
  adminsOnly: 'Solo gli amministratori vedono questo campo.',
  required: 'Obbligatorio',
  about: 'Ciò che la tua azienda registra oltre ai campi standard.',
  entities: {
    candidate: 'Candidati',
    application: 'Candidature',
    job: 'Offerte',
  },
  emptyList: 'Ancora nessun campo.',
  count: '{count} di {max}',
  newField: 'Nuovo campo',
  newTitle: 'Nuovo campo di {records}: {kind}',
  newHint: 'Scegli il tipo dei valori. Non cambia mai.',
  label: 'Nome',
  requiredHint: 'I moduli della console lo chiedono. L’API accetta i record anche senza.',
  filter: 'Filtro',
  filterHint:
    'Gli elenchi di candidati e candidature si possono filtrare per questo campo: al massimo 15 campi ciascuno.',
  filterNeedsBands: 'Aggiungi fasce per filtrare.',
  visibility: 'Chi lo vede',
  visibilities: {
    all: 'Tutto il team',
    admin: 'Solo amministratori',
  },
  adminMark: 'Solo amministratori',
  archivedMark: 'Archiviato',
  optionsHint: 'Le opzioni salvate restano: si possono rinominare e spostare.',
  bands: 'Fasce',
  bandsHint:
    'Gli elenchi si filtrano per fasce. Una fascia finisce dove comincia la successiva; la prima può cominciare senza valore.',
  band: 'Fascia {n}',
  from: 'Da',
  addBand: 'Aggiungi una fascia',
  bandCurrency: 'Valuta delle fasce',
  archive: 'Archivia campo',
  archiveHint: 'I valori di un campo archiviato vengono mostrati, ma non più scritti.',
  restore: 'Ripristina campo',
  faults: {
    from: 'Inserisci un valore maggiore di quello della fascia precedente.',
    currency: 'Scegli la valuta delle fasce.',
    filter:
      'Aggiungi prima le fasce, o togli il filtro di un altro campo: al massimo 15 ne hanno uno.',
    full: 'Al massimo 50 campi per tipo.',
  },
  notices: {
    created: 'Il campo è stato creato.',
    saved: 'Il campo è stato salvato.',
    archived: 'Il campo è stato archiviato.',
    restored: 'Il campo è stato ripristinato.',
    moved: 'L’ordine è stato salvato.',
  },
};
