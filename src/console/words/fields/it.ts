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
};
