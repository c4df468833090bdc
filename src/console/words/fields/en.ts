/** The words of custom fields: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Custom fields',
  edit: 'Change the fields',
  yes: 'Yes',
  no: 'No',
  notSet: 'Not set',
  currency: 'Currency',
  noValues: 'Nothing is set yet.',
  adminsOnly: 'Only Admins see this field.',
  required: 'Required',
} as const;

export type FieldsWords = Shaped<typeof words, Plural>;
