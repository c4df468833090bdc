/** The words of texts in several languages, of rows and of kinds of answers in French. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Langue',
  openLanguage: 'Ouvrir la traduction',
  up: 'Monter {name}',
  down: 'Descendre {name}',
  drop: 'Supprimer {name}',
  options: 'Options',
  option: 'Option {n}',
  addOption: 'Ajouter une option',
  key: 'Nom dans l’API',
  keyHint: 'Il ne change jamais. Vide : tiré du texte.',
  kind: 'Type',
  kinds: {
    short_text: 'Texte court',
    long_text: 'Texte long',
    yes_no: 'Oui ou non',
    single_choice: 'Choix unique',
    multiple_choice: 'Choix multiple',
    number: 'Nombre',
    date: 'Date',
    url: 'Lien',
    money: 'Montant',
    member: 'Membre de l’équipe',
  },
  required: 'Obligatoire',
  stale:
    'Quelqu’un a modifié ceci entre-temps. Votre saisie est conservée : enregistrez de nouveau pour remplacer l’autre modification, ou rechargez la page.',
  faults: {
    text: 'Saisissez 255 caractères au plus, sur une ligne.',
    options: 'Un choix demande au moins deux options.',
    key: 'Utilisez a à z, 0 à 9 et _, avec une lettre au début. Chaque nom ne sert qu’une fois.',
  },
};
