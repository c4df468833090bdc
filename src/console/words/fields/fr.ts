/** The words of custom fields in French. */
import type { FieldsWords } from './en.ts';

export const words: FieldsWords = {
  title: 'Champs personnalisés',
  edit: 'Modifier les champs',
  yes: 'Oui',
  no: 'Non',
  notSet: 'Non renseigné',
  currency: 'Devise',
  noValues: 'Rien n’est encore renseigné.',
  adminsOnly: 'Seuls les administrateurs voient ce champ.',
  required: 'Obligatoire',
};
