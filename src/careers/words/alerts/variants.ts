/** Regional variants of job alerts: where usage differs from the base language. */

import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const deCH: typeof de = {
  ...de,
  emails: {
    ...de.emails,
    confirm: inSwitzerland(de.emails.confirm),
    known: inSwitzerland(de.emails.known),
  },
};

/** In Canada an email is a "courriel", and there is no space before `?` and `;`. */
export const frCA: typeof fr = JSON.parse(
  JSON.stringify(fr)
    .replaceAll('e-mail', 'courriel')
    .replaceAll(/\u00A0([?;])/gu, '$1'),
);

export const es419: typeof es = {
  ...es,
  heading: 'Empleos por correo electrónico',
  about: 'Te escribimos cuando hay empleos nuevos para esta búsqueda, y solo entonces.',
  back: 'Volver a los empleos',
  refused: { ...es.refused, heading: 'No se pudo enviar' },
  end: {
    ...es.end,
    text: 'No recibirás más mensajes sobre esta búsqueda y eliminaremos tu dirección.',
  },
  ended: {
    ...es.ended,
    heading: 'La alerta se canceló',
    text: 'La eliminamos junto con tu dirección.',
  },
  gone: {
    ...es.gone,
    text: 'La alerta ya no existe o no se confirmó en siete días. Puedes crear una nueva debajo de cualquier lista de empleos.',
  },
  emails: {
    confirm: {
      subject: 'Confirma: empleos de {site} por correo electrónico',
      text: 'Hola:\n\nAlguien, probablemente tú, quiere recibir empleos nuevos en esta dirección. La búsqueda:\n{search}\n\nPara activar la alerta, abre este enlace en los próximos siete días:\n{url}\n\nSi no fuiste tú, puedes ignorar este mensaje. No llegará ningún otro y la dirección se borrará.\n\n{site}\n\nEste mensaje se envió automáticamente; nadie lee las respuestas.',
    },
    known: {
      ...es.emails.known,
      text: 'Hola:\n\nAlguien, probablemente tú, quiere recibir empleos nuevos en esta dirección. La búsqueda:\n{search}\n\nYa tienes esta alerta. Aquí puedes cambiarla o cancelarla:\n{url}\n\n{site}\n\nEste mensaje se envió automáticamente; nadie lee las respuestas.',
    },
    alert: {
      ...es.emails.alert,
      counted: {
        one: '{count} empleo nuevo',
        many: '{count} de empleos nuevos',
        other: '{count} empleos nuevos',
      },
      countedMany: 'Más de {count} empleos nuevos',
      all: 'Todos los empleos de esta búsqueda',
    },
  },
};

/** In Switzerland the salutation has no comma, and the next line starts with a capital. */
function inSwitzerland({ subject, text }: { subject: string; text: string }) {
  return { subject, text: text.replace('Guten Tag,\n\njemand', 'Guten Tag\n\nJemand') };
}
