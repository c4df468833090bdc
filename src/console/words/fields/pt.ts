/** The words of custom fields in Portuguese. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Campos personalizados',
  edit: 'Alterar os campos',
  yes: 'Sim',
  no: 'Não',
  notSet: 'Não indicado',
  currency: 'Moeda',
  noValues: 'Ainda não há nada indicado.',
  adminsOnly: 'Só os administradores veem este campo.',
  required: 'Obrigatório',
};
