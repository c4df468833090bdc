/** Regional variants of the application form: where usage differs from the base language. */

import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ApplyWords } from './dictionary.ts';

export const enGB: ApplyWords = {
  ...en,
  labels: { ...en.labels, file_cv: 'CV' },
  cvHint: 'PDF, Word, OpenDocument, RTF or text file, JSON Resume or Europass XML, up to {size} MB',
  fileHint: 'PDF, Word, OpenDocument, RTF or text file, up to {size} MB',
  fieldErrors: {
    ...en.fieldErrors,
    other_file: 'This is not a PDF, Word, OpenDocument, RTF or text file.',
    other_cv:
      'This is not a PDF, Word, OpenDocument, RTF or text file, nor JSON Resume or Europass XML.',
  },
  refused: {
    ...en.refused,
    text: 'Please go back to the job, open the form again and send it from there.',
  },
};

export const enAU: ApplyWords = {
  ...enGB,
  labels: { ...en.labels, file_cv: 'Resume' },
};

export const enCA: ApplyWords = { ...enGB, labels: en.labels };

export const enIN: ApplyWords = {
  ...enGB,
  labels: { ...en.labels, file_cv: 'CV or resume', phone: 'Mobile number' },
};

export const frCA: ApplyWords = {
  ...fr,
  labels: {
    ...fr.labels,
    email: 'Adresse courriel',
    cover_letter: 'Lettre de présentation',
  },
  fieldErrors: {
    ...fr.fieldErrors,
    not_email: 'Veuillez saisir une adresse courriel, par exemple nom@example.com.',
  },
  thanks: {
    ...fr.thanks,
    email:
      'Si c’est votre première candidature à ce poste, vous recevrez une confirmation par courriel.',
  },
};

export const deCH: ApplyWords = {
  ...de,
  labels: { ...de.labels, cover_letter: 'Motivationsschreiben' },
};

export const es419: ApplyWords = {
  ...es,
  heading: 'Tu postulación',
  labels: { ...es.labels, last_name: 'Apellido', file_cv: 'Currículum (CV)' },
  send: 'Enviar postulación',
  back: 'Volver al empleo',
  fieldErrors: {
    ...es.fieldErrors,
    required: 'Completa este campo.',
    no_consent: 'Necesitamos tu consentimiento para enviar la postulación.',
    big_file: 'Este archivo pesa más de {size} MB. Elige uno más liviano.',
  },
  formErrors: {
    stale: 'El formulario estuvo abierto demasiado tiempo o cambió. Revísalo y envíalo de nuevo.',
    too_fast: 'Fue muy rápido. Revisa los datos y envíalos de nuevo.',
    too_many:
      'Estamos recibiendo muchas postulaciones en este momento. Espera unos minutos y envía la tuya de nuevo.',
  },
  filesAgain: 'No pudimos conservar tus archivos. Elígelos de nuevo.',
  refused: {
    ...es.refused,
    heading: 'No se pudo enviar tu postulación',
    text: 'Vuelve al empleo, abre de nuevo el formulario y envíalo desde allí.',
  },
  thanks: {
    heading: 'Gracias por tu postulación',
    text: 'Ya la tiene {company}, que se comunicará contigo.',
    email:
      'Si es tu primera postulación a este empleo, recibirás una confirmación por correo electrónico.',
  },
};
