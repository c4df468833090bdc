/** The words of custom fields in Polish. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Pola własne',
  edit: 'Zmień pola',
  yes: 'Tak',
  no: 'Nie',
  notSet: 'Nie podano',
  currency: 'Waluta',
  noValues: 'Nic jeszcze nie podano.',
  adminsOnly: 'To pole widzą tylko administratorzy.',
  required: 'Wymagane',
};
