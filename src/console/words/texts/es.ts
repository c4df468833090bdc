/** The words of texts in several languages, of rows and of kinds of answers in Spanish. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Idioma',
  openLanguage: 'Abrir traducción',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  drop: 'Quitar {name}',
  options: 'Opciones',
  option: 'Opción {n}',
  addOption: 'Añadir una opción',
  key: 'Nombre en la API',
  keyHint: 'No cambia nunca. Vacío: se forma a partir del texto.',
  kind: 'Tipo',
  kinds: {
    short_text: 'Texto corto',
    long_text: 'Texto largo',
    yes_no: 'Sí o no',
    single_choice: 'Una opción',
    multiple_choice: 'Varias opciones',
    number: 'Número',
    date: 'Fecha',
    url: 'Enlace',
    money: 'Importe',
    member: 'Miembro del equipo',
  },
  required: 'Obligatorio',
  stale:
    'Alguien ha cambiado esto mientras tanto. Lo que ha escrito se conserva: guarde de nuevo para sustituir el otro cambio o vuelva a cargar la página.',
  faults: {
    text: 'Escriba como máximo 255 caracteres en una línea.',
    options: 'Una elección necesita al menos dos opciones.',
    key: 'Use de la a a la z, de 0 a 9 y _, empezando por una letra. Cada nombre solo se usa una vez.',
  },
};
