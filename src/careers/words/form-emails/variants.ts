/** Regional variants of the emails that forms send: where usage differs from the base language. */

import type { FormEmailWords } from './dictionary.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const frCA: FormEmailWords = {
  ...fr,
  confirmation: {
    ...fr.confirmation,
    text: fr.confirmation.text.replace('automatiquement\u00A0;', 'automatiquement;'),
  },
};

export const deCH: FormEmailWords = {
  ...de,
  confirmation: {
    ...de.confirmation,
    // In Switzerland the salutation has no comma, and the next line starts with a capital.
    text: de.confirmation.text
      .replace('Guten Tag,\n\nvielen', 'Guten Tag\n\nVielen')
      .replace('„{job}“', '«{job}»'),
  },
};

export const es419: FormEmailWords = {
  ...es,
  confirmation: {
    subject: 'Recibimos tu postulación: {job}',
    text: 'Hola:\n\nGracias por postularte al empleo “{job}” en {company}. Tu postulación llegó y ya la tiene {company}, que se comunicará contigo.\n\nEl empleo: {url}\n\nSi no te postulaste, alguien escribió tu dirección por error. Puedes ignorar este mensaje.\n\n{site}\n\nEste mensaje se envió automáticamente; nadie lee las respuestas.',
  },
};
