/** The words of custom fields in Spanish. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Campos propios',
  edit: 'Cambiar los campos',
  yes: 'Sí',
  no: 'No',
  notSet: 'Sin indicar',
  currency: 'Moneda',
  noValues: 'Aún no hay nada indicado.',
  adminsOnly: 'Solo los administradores ven este campo.',
  required: 'Obligatorio',
};
