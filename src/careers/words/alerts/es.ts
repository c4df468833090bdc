/** The words of job alerts in Spanish. */

import type { AlertWordsWith } from './dictionary.ts';

export const es: AlertWordsWith<'one' | 'many' | 'other'> = {
  heading: 'Ofertas por correo electrónico',
  about: 'Te escribimos cuando hay ofertas nuevas para esta búsqueda, y solo entonces.',
  search: 'Tu búsqueda',
  emailHint:
    'Enviamos un enlace a esta dirección. La alerta empieza cuando la confirmas desde allí.',
  frequency: '¿Con qué frecuencia?',
  frequencies: { daily: 'Cada día', weekly: 'Cada semana' },
  send: 'Crear la alerta',
  back: 'Volver a las ofertas',
  tooMany:
    'Estamos recibiendo muchas solicitudes en este momento. Espera un rato y envía la tuya de nuevo.',
  refused: {
    heading: 'No se ha enviado',
    text: 'Vuelve atrás, abre de nuevo la página y envíalo desde allí.',
  },
  sent: {
    heading: 'Revisa tu correo',
    text: 'Si la dirección es correcta, un mensaje con un enlace está en camino. El enlace es válido durante siete días.',
  },
  confirm: { heading: '¿Activar esta alerta?', button: 'Activar la alerta' },
  confirmed: {
    heading: 'Tu alerta está activa',
    text: 'Cada mensaje lleva un enlace para cambiarla o cancelarla.',
  },
  full: {
    heading: 'Tienes demasiadas alertas',
    text: 'Una dirección puede tener {max} alertas como máximo. Cancela una de ellas con el enlace de sus mensajes y después abre este enlace de nuevo.',
  },
  manage: {
    heading: 'Tu alerta',
    save: 'Guardar',
    saved: 'Cambios guardados.',
    end: 'Cancelar esta alerta',
  },
  end: {
    heading: '¿Cancelar esta alerta?',
    text: 'No recibirás más mensajes sobre esta búsqueda y borraremos tu dirección.',
    button: 'Cancelar la alerta',
  },
  ended: {
    heading: 'La alerta se ha cancelado',
    text: 'La hemos borrado junto con tu dirección.',
    again: 'Crearla de nuevo',
  },
  gone: {
    heading: 'Este enlace ya no funciona',
    text: 'La alerta ya no existe o no se confirmó en siete días. Puedes crear una nueva debajo de cualquier lista de ofertas.',
  },
  emails: {
    confirm: {
      subject: 'Confirma: ofertas de {site} por correo electrónico',
      text: 'Hola:\n\nAlguien, probablemente tú, quiere recibir ofertas nuevas en esta dirección. La búsqueda:\n{search}\n\nPara activar la alerta, abre este enlace en los próximos siete días:\n{url}\n\nSi no has sido tú, puedes ignorar este mensaje. No llegará ningún otro y la dirección se borrará.\n\n{site}\n\nEste mensaje se ha enviado automáticamente; nadie lee las respuestas.',
    },
    known: {
      subject: 'Ya tienes esta alerta en {site}',
      text: 'Hola:\n\nAlguien, probablemente tú, quiere recibir ofertas nuevas en esta dirección. La búsqueda:\n{search}\n\nYa tienes esta alerta. Aquí puedes cambiarla o cancelarla:\n{url}\n\n{site}\n\nEste mensaje se ha enviado automáticamente; nadie lee las respuestas.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: {
        one: '{count} oferta nueva',
        many: '{count} de ofertas nuevas',
        other: '{count} ofertas nuevas',
      },
      countedMany: 'Más de {count} ofertas nuevas',
      all: 'Todas las ofertas de esta búsqueda',
      change: 'Cambiar o cancelar esta alerta',
      why: 'Pediste este mensaje en {site}. Nadie lee las respuestas.',
    },
  },
};
