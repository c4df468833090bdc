/** The words of the application form in Spanish. */

import type { ApplyWords } from './dictionary.ts';

export const es: ApplyWords = {
  heading: 'Tu candidatura',
  about: 'Tus datos y archivos se envían a {company}.',
  optional: 'opcional',
  labels: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    file_cv: 'Currículum',
    cover_letter: 'Carta de presentación',
    consent: 'Estoy de acuerdo',
  },
  emailHint: 'Te enviaremos una confirmación a esta dirección.',
  cvHint:
    'Archivo PDF, Word, OpenDocument, RTF o de texto, JSON Resume o Europass XML, de {size} MB como máximo',
  fileHint: 'Archivo PDF, Word, OpenDocument, RTF o de texto, de {size} MB como máximo',
  cv: {
    reading: 'Leyendo tu documento…',
    filled: 'El formulario se ha rellenado con los datos de tu documento. Compruébalos, por favor.',
  },
  questions: {
    yes: 'Sí',
    no: 'No',
    none: 'Sin respuesta',
    mayReject:
      'Tus respuestas a estas preguntas pueden poner fin a tu candidatura automáticamente. Si ocurre, puedes pedir que una persona la revise.',
  },
  consent: 'Consentimiento',
  honeypot: 'Deja este campo vacío',
  send: 'Enviar candidatura',
  back: 'Volver a la oferta',
  checkEntries: 'Revisa los datos',
  fieldErrors: {
    required: 'Rellena este campo.',
    too_long: 'Escribe como máximo {max} caracteres.',
    not_email: 'Escribe una dirección de correo, por ejemplo nombre@example.com.',
    not_phone: 'Escribe un número de teléfono, por ejemplo +34 912 345 678.',
    not_number: 'Escribe un número, por ejemplo 3 o 2,5.',
    not_date: 'Escribe una fecha, por ejemplo 2027-03-31.',
    not_url: 'Escribe una dirección web, por ejemplo https://example.com.',
    no_choice: 'Elige una respuesta.',
    unreadable: 'Algunos caracteres no se pueden leer. Vuelve a escribir este texto.',
    no_consent: 'Necesitamos tu consentimiento para enviar la candidatura.',
    empty_file: 'Este archivo está vacío. Elige otro.',
    big_file: 'Este archivo ocupa más de {size} MB. Elige uno más pequeño.',
    other_file: 'No es un archivo PDF, Word, OpenDocument, RTF ni de texto.',
    other_cv:
      'No es un archivo PDF, Word, OpenDocument, RTF ni de texto, ni JSON Resume ni Europass XML.',
  },
  formErrors: {
    stale:
      'El formulario ha estado abierto demasiado tiempo o ha cambiado. Revísalo y envíalo de nuevo.',
    too_fast: 'Ha sido muy rápido. Revisa los datos y envíalos de nuevo.',
    too_many:
      'Estamos recibiendo muchas candidaturas en este momento. Espera unos minutos y envía la tuya de nuevo.',
  },
  filesAgain: 'No hemos podido conservar tus archivos. Elígelos de nuevo.',
  refused: {
    heading: 'No se ha podido enviar tu candidatura',
    text: 'Vuelve a la oferta, abre de nuevo el formulario y envíalo desde allí.',
    too_large:
      'Tus archivos son demasiado grandes. Vuelve atrás y elige otros más pequeños, de {size} MB como máximo cada uno.',
    too_many:
      'Están llegando demasiados formularios desde tu red. Inténtalo de nuevo dentro de un minuto.',
  },
  thanks: {
    heading: 'Gracias por tu candidatura',
    text: 'Ya la tiene {company}, que se pondrá en contacto contigo.',
    email:
      'Si es tu primera candidatura para este puesto, recibirás una confirmación por correo electrónico.',
  },
  review: {
    heading: 'Pide que una persona revise tu candidatura',
    text: 'Tu candidatura terminó automáticamente por tus respuestas en el formulario. Si quieres, una persona de {company} la revisará.',
    send: 'Pedir una revisión',
    asked: {
      heading: 'Una persona revisará tu candidatura',
      text: '{company} ha recibido tu petición y se pondrá en contacto contigo.',
    },
  },
};
