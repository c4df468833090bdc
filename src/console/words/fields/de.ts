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
};
