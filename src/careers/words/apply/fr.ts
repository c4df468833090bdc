/** The words of the application form in French. */

import type { ApplyWords } from './dictionary.ts';

export const fr: ApplyWords = {
  heading: 'Votre candidature',
  about: 'Vos informations et vos fichiers sont transmis à {company}.',
  optional: 'facultatif',
  labels: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    file_cv: 'CV',
    cover_letter: 'Lettre de motivation',
    consent: 'J’accepte',
  },
  emailHint: 'Nous enverrons une confirmation à cette adresse.',
  cvHint:
    'Fichier PDF, Word, OpenDocument, RTF ou texte, JSON Resume ou Europass XML, {size} Mo au maximum',
  fileHint: 'Fichier PDF, Word, OpenDocument, RTF ou texte, {size} Mo au maximum',
  cv: {
    reading: 'Lecture de votre document…',
    filled: 'Le formulaire a été rempli à partir de votre document. Veuillez le vérifier.',
  },
  questions: {
    yes: 'Oui',
    no: 'Non',
    none: 'Sans réponse',
    mayReject:
      'Vos réponses à ces questions peuvent mettre fin à votre candidature automatiquement. Dans ce cas, vous pouvez demander qu’une personne l’examine.',
  },
  consent: 'Consentement',
  honeypot: 'Laissez ce champ vide',
  send: 'Envoyer ma candidature',
  back: 'Retour à l’offre',
  checkEntries: 'Veuillez vérifier votre saisie',
  fieldErrors: {
    required: 'Veuillez remplir ce champ.',
    too_long: 'Veuillez ne pas dépasser {max} caractères.',
    not_email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
    not_phone: 'Veuillez saisir un numéro de téléphone, par exemple +33 1 23 45 67 89.',
    not_number: 'Veuillez saisir un nombre, par exemple 3 ou 2,5.',
    not_date: 'Veuillez saisir une date, par exemple 2027-03-31.',
    not_url: 'Veuillez saisir une adresse web, par exemple https://example.com.',
    no_choice: 'Veuillez choisir une réponse.',
    unreadable: 'Certains caractères sont illisibles. Veuillez saisir à nouveau ce texte.',
    no_consent: 'Nous avons besoin de votre consentement pour transmettre votre candidature.',
    empty_file: 'Ce fichier est vide. Veuillez en choisir un autre.',
    big_file: 'Ce fichier dépasse {size} Mo. Veuillez en choisir un plus léger.',
    other_file: 'Ce fichier n’est ni un PDF, ni un document Word, OpenDocument, RTF ou texte.',
    other_cv:
      'Ce fichier n’est ni un PDF, ni un document Word, OpenDocument, RTF ou texte, ni un JSON Resume ou un Europass XML.',
  },
  formErrors: {
    stale:
      'Ce formulaire est resté ouvert trop longtemps ou a changé. Veuillez le vérifier et l’envoyer à nouveau.',
    too_fast: 'L’envoi a été très rapide. Veuillez vérifier votre saisie et l’envoyer à nouveau.',
    too_many:
      'Nous recevons beaucoup de candidatures en ce moment. Veuillez patienter quelques minutes avant d’envoyer la vôtre à nouveau.',
  },
  filesAgain: 'Vos fichiers n’ont pas pu être conservés. Veuillez les choisir à nouveau.',
  refused: {
    heading: 'Votre candidature n’a pas pu être envoyée',
    text: 'Veuillez revenir à l’offre, rouvrir le formulaire et l’envoyer depuis cette page.',
    too_large:
      'Vos fichiers sont trop volumineux. Veuillez revenir en arrière et en choisir de plus légers, de {size} Mo au maximum chacun.',
    too_many:
      'Trop de formulaires proviennent de votre réseau en ce moment. Veuillez réessayer dans une minute.',
  },
  thanks: {
    heading: 'Merci pour votre candidature',
    text: 'Elle a été transmise à {company}, qui vous recontactera.',
    email:
      'Si c’est votre première candidature à ce poste, vous recevrez une confirmation par e-mail.',
  },
  review: {
    heading: 'Demander l’examen de votre candidature par une personne',
    text: 'Votre candidature a pris fin automatiquement, en raison de vos réponses dans le formulaire. Si vous le souhaitez, une personne de {company} l’examinera.',
    send: 'Demander un examen',
    asked: {
      heading: 'Une personne va examiner votre candidature',
      text: '{company} a reçu votre demande et reviendra vers vous.',
    },
  },
};
