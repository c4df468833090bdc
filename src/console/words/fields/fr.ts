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
  about: 'Ce que votre entreprise conserve en plus des champs standard.',
  entities: {
    candidate: 'Candidats',
    application: 'Candidatures',
    job: 'Offres',
  },
  emptyList: 'Aucun champ pour l’instant.',
  count: '{count} sur {max}',
  newField: 'Nouveau champ',
  newTitle: 'Nouveau champ – {records} : {kind}',
  newHint: 'Choisissez le type des valeurs. Il ne change jamais.',
  label: 'Nom',
  requiredHint: 'Les formulaires de la console le demandent. L’API accepte les fiches sans lui.',
  filter: 'Filtre',
  filterHint:
    'Les listes de candidats et de candidatures peuvent être filtrées par ce champ : 15 champs au plus pour chacune.',
  filterNeedsBands: 'Ajoutez des tranches pour filtrer par ce champ.',
  visibility: 'Qui le voit',
  visibilities: {
    all: 'Toute l’équipe',
    admin: 'Seulement les administrateurs',
  },
  adminMark: 'Administrateurs seulement',
  archivedMark: 'Archivé',
  optionsHint: 'Les options enregistrées restent : vous pouvez les renommer et les déplacer.',
  bands: 'Tranches',
  bandsHint:
    'Les listes se filtrent par tranches. Une tranche finit où commence la suivante ; la première peut commencer sans valeur.',
  band: 'Tranche {n}',
  from: 'À partir de',
  addBand: 'Ajouter une tranche',
  bandCurrency: 'Devise des tranches',
  archive: 'Archiver le champ',
  archiveHint: 'Les valeurs d’un champ archivé sont affichées, et ne peuvent plus être saisies.',
  restore: 'Rétablir le champ',
  faults: {
    from: 'Saisissez une valeur supérieure à celle de la tranche précédente.',
    currency: 'Choisissez la devise des tranches.',
    filter:
      'Ajoutez d’abord des tranches, ou désactivez le filtre d’un autre champ : 15 au plus en ont un.',
    full: 'Pas plus de 50 champs de chaque sorte.',
  },
  notices: {
    created: 'Le champ est créé.',
    saved: 'Le champ est enregistré.',
    archived: 'Le champ est archivé.',
    restored: 'Le champ est rétabli.',
    moved: 'L’ordre est enregistré.',
  },
};
