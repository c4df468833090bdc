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
};
