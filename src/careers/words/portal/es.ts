/** The words of a candidate's own page in Spanish. */

import type { PortalWords } from './dictionary.ts';

export const es: PortalWords = {
  heading: 'Sus candidaturas',
  about:
    'En {company}. El enlace de su correo abre esta página durante 30 días. Quien lo tenga ve lo mismo que usted: no lo comparta.',
  applications: 'Candidaturas',
  none: 'No tiene candidaturas.',
  status: {
    active: 'En curso',
    closed: 'Cerrada',
    hired: 'Contratación',
    withdrawn: 'Retirada',
  },
  appliedOn: 'Enviada el {date}',
  withdraw: {
    open: 'Retirar esta candidatura',
    text: 'La empresa sabrá que ya no le interesa. No podrá deshacerlo por su cuenta.',
    button: 'Retirar',
  },
  meetings: 'Reuniones',
  documents: 'Documentos',
  addCv: 'Añadir un currículum',
  upload: 'Subir',
  details: 'Sus datos de contacto',
  emailHint: 'Escribimos a {email}. Para cambiar la dirección, responda a un correo de la empresa.',
  links: 'Perfiles y sitios web, uno por línea',
  linksError:
    'Introduzca como máximo 20 direcciones que empiecen por https:// o http://, una por línea.',
  tooManyDocuments: 'Ha añadido todos los documentos posibles.',
  changed:
    'Este dato ha cambiado desde que abrió la página. Ahora es: {value}. Guarde de nuevo para reemplazarlo.',
  save: 'Guardar',
  data: 'Sus datos',
  downloadHint:
    'Un archivo ZIP con todo lo que la empresa guarda sobre usted y con sus documentos.',
  download: 'Descargar mis datos',
  back: 'Volver',
  notes: {
    withdrawn: 'Su candidatura se ha retirado.',
    corrected: 'Sus datos se han guardado.',
    uploaded: 'Su currículum se ha añadido.',
  },
  tooMany: 'Ha habido demasiados intentos. Inténtelo más tarde.',
  gone: {
    heading: 'Este enlace no funciona',
    text: 'Ha caducado o no está completo. Introduzca su correo electrónico y le enviaremos uno nuevo.',
  },
  link: {
    heading: 'Obtener un enlace nuevo',
    text: 'Introduzca el correo electrónico con el que presentó su candidatura. El enlace llegará por correo.',
    send: 'Enviar enlace',
  },
  sent: {
    heading: 'Revise su correo',
    text: 'Si alguna empresa conoce esta dirección, el enlace ya está en camino.',
  },
  erase: {
    heading: 'Eliminar mis datos',
    text: 'Todo lo que {company} guarda sobre usted se eliminará de forma definitiva y sus candidaturas terminarán. Por su seguridad, antes le enviamos un código por correo.',
    send: 'Enviar un código a {email}',
    again: 'Enviar otro código',
    sent: 'Hemos enviado un código a {email}. Es válido durante 15 minutos.',
    code: 'Código',
    button: 'Eliminar definitivamente',
    wrong: 'Este código no es correcto o ha caducado.',
  },
  erased: {
    heading: 'Sus datos se han eliminado',
    text: 'Le hemos enviado un certificado por correo. Este enlace ya no funciona.',
  },
  held: {
    heading: 'Su solicitud se ha registrado',
    text: 'Por motivos legales, sus datos deben conservarse por ahora. La empresa le responderá antes del {date}.',
  },
};
