/** The words of custom fields in Dutch. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Eigen velden',
  edit: 'Velden wijzigen',
  yes: 'Ja',
  no: 'Nee',
  notSet: 'Niet ingevuld',
  currency: 'Valuta',
  noValues: 'Er is nog niets ingevuld.',
  adminsOnly: 'Alleen beheerders zien dit veld.',
  required: 'Verplicht',
  about: 'Wat uw bedrijf bewaart naast de standaardvelden.',
  entities: {
    candidate: 'Kandidaten',
    application: 'Sollicitaties',
    job: 'Vacatures',
  },
  emptyList: 'Nog geen velden.',
  count: '{count} van {max}',
  newField: 'Nieuw veld',
  newTitle: 'Nieuw veld van {records}: {kind}',
  newHint: 'Kies de soort van de waarden. Die verandert nooit.',
  label: 'Naam',
  requiredHint: 'Formulieren van de console vragen erom. De API neemt records ook zonder aan.',
  filter: 'Filter',
  filterHint:
    'Lijsten van kandidaten en sollicitaties kunnen erop worden gefilterd: hoogstens 15 velden elk.',
  filterNeedsBands: 'Voeg klassen toe om erop te filteren.',
  visibility: 'Wie het ziet',
  visibilities: {
    all: 'Iedereen in het team',
    admin: 'Alleen beheerders',
  },
  adminMark: 'Alleen beheerders',
  archivedMark: 'Gearchiveerd',
  optionsHint: 'Opgeslagen opties blijven: u kunt ze hernoemen en verplaatsen.',
  bands: 'Klassen',
  bandsHint:
    'Lijsten worden op klassen gefilterd. Een klasse eindigt waar de volgende begint; de eerste kan zonder waarde beginnen.',
  band: 'Klasse {n}',
  from: 'Vanaf',
  addBand: 'Klasse toevoegen',
  bandCurrency: 'Valuta van de klassen',
  archive: 'Veld archiveren',
  archiveHint: 'Waarden van een gearchiveerd veld worden getoond en niet meer geschreven.',
  restore: 'Veld terugzetten',
  faults: {
    from: 'Voer een hogere waarde in dan die van de klasse ervoor.',
    currency: 'Kies de valuta van de klassen.',
    filter:
      'Voeg eerst klassen toe, of zet het filter van een ander veld uit: hoogstens 15 hebben er een.',
    full: 'Meer dan 50 velden per soort kan niet.',
  },
  notices: {
    created: 'Het veld is aangemaakt.',
    saved: 'Het veld is opgeslagen.',
    archived: 'Het veld is gearchiveerd.',
    restored: 'Het veld is terug.',
    moved: 'De volgorde is opgeslagen.',
  },
};
