/** The emails that the forms of career sites send, in Spanish. */

import type { FormEmailWords } from './dictionary.ts';

export const es: FormEmailWords = {
  confirmation: {
    subject: 'Hemos recibido tu candidatura: {job}',
    text: 'Hola:\n\nGracias por inscribirte en la oferta «{job}» de {company}. Tu candidatura ha llegado y ya la tiene {company}, que se pondrá en contacto contigo.\n\nLa oferta: {url}\n\nSi no te has inscrito tú, alguien ha escrito tu dirección por error. Puedes ignorar este mensaje.\n\n{site}\n\nEste mensaje se ha enviado automáticamente; nadie lee las respuestas.',
  },
  link: {
    subject: 'Sus candidaturas en {company}',
    text: 'Hola:\n\nHa pedido el enlace a sus candidaturas y datos en {company}. Es válido durante 30 días.\n\nSi no lo ha pedido, puede ignorar este mensaje.\n\n{site}',
  },
  code: {
    subject: 'Su código: {code}',
    text: 'Hola:\n\n{code} es el código que elimina definitivamente sus datos en {company}. Es válido durante 15 minutos.\n\nSi no lo desea, no comparta el código. Sin él no se elimina nada.\n\n{site}',
  },
  certificate: {
    subject: 'Sus datos en {company} se han eliminado',
    text: 'Hola:\n\nSus datos en {company} se eliminaron el {time}.\n\nPersona: {candidate}\nCandidaturas: {applications}\nRegistros: {tables}\n\nEste mensaje se ha enviado automáticamente; las respuestas no se leen.\n\n{site}',
  },
};
