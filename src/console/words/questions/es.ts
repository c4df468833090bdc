/** The words of questions of application forms and of their rules in Spanish. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Preguntas',
  about: 'Lo que los formularios de candidatura pueden preguntar. Cada oferta elige entre ellas.',
  empty: 'Su empresa aún no hace preguntas.',
  newQuestion: 'Nueva pregunta',
  newHint: 'Elija el tipo de respuesta.',
  newTitle: 'Nueva pregunta: {kind}',
  text: 'Pregunta',
  help: 'Indicación debajo de la pregunta',
  used: {
    one: '{count} oferta hace esta pregunta. Al guardar, hace la nueva versión. Las respuestas se quedan con el texto al que respondían.',
    many: '{count} de ofertas hacen esta pregunta. Al guardar, hacen la nueva versión. Las respuestas se quedan con el texto al que respondían.',
    other:
      '{count} ofertas hacen esta pregunta. Al guardar, hacen la nueva versión. Las respuestas se quedan con el texto al que respondían.',
  },
  delete: 'Eliminar pregunta',
  deleteTitle: '¿Eliminar esta pregunta?',
  deleteText: 'Las respuestas dadas se quedan con sus candidaturas.',
  inUse: 'Una oferta todavía hace esta pregunta. Quítela primero de su formulario.',
  faults: {
    help: 'Escriba como máximo 1000 caracteres en una línea.',
    options:
      'Una elección necesita al menos dos opciones. No se puede quitar una opción que nombra una regla.',
  },
  notices: {
    created: 'La pregunta se ha creado.',
    saved: 'La pregunta se ha guardado.',
    deleted: 'La pregunta se ha eliminado.',
    added: 'La pregunta se ha añadido.',
    changed: 'El formulario se ha guardado.',
    removed: 'La pregunta ya no está en este formulario.',
  },
  form: {
    title: '{job}: preguntas',
    heading: 'Qué pregunta el formulario',
    standard: 'Siempre se piden nombre, correo, teléfono y CV.',
    none: 'Esta oferta no hace preguntas propias.',
    add: 'Añadir una pregunta',
    choose: 'Pregunta',
    addSubmit: 'Añadir',
    full: 'Un formulario tiene como máximo 30 preguntas.',
    allAsked: 'Todas las preguntas de su empresa están en este formulario.',
    askAdmin: 'Los administradores escriben las preguntas nuevas.',
    preview: 'Formulario de candidatura',
    previewHint: 'Como lo ven los candidatos.',
    remove: 'Quitar de este formulario',
    editText: 'Editar la pregunta',
  },
  rule: {
    title: 'Regla',
    about:
      'Una regla mira una respuesta. Nunca se aplica a una pregunta sin responder, y nada se clasifica.',
    textHint: 'El texto libre no tiene reglas: lo mismo se dice de muchas maneras.',
    none: 'Sin regla',
    when: 'Si la respuesta',
    value: 'Valor',
    operators: {
      is: 'es',
      is_not: 'no es',
      includes: 'incluye',
      excludes: 'no incluye',
      at_least: 'es al menos',
      at_most: 'es como máximo',
      before: 'es anterior a',
      after: 'es posterior a',
    },
    effect: 'Entonces',
    effects: {
      flag: 'marcar la candidatura',
      reject: 'rechazar la candidatura',
    },
    flagHint: 'Su equipo ve la marca y decide.',
    rejectHint:
      'La candidatura se rechaza enseguida. Su correo espera al menos un día, nombra el motivo y tiene un enlace para pedir que la revise una persona. El formulario dice que las respuestas pueden poner fin a la candidatura.',
    adminOnly: 'Solo un administrador puede añadir o cambiar una regla que rechaza.',
    reason: 'Motivo',
    reasonHint: 'Lo ve su equipo. También el candidato, si la regla rechaza.',
    sentence: 'La respuesta {operator} {value}: {effect}',
    marks: {
      flag: 'Marca',
      reject: 'Rechaza',
    },
    try: 'Probar con candidaturas anteriores',
    tryHint: 'Cuenta las últimas 200 candidaturas a esta oferta. Nada cambia.',
    tried: 'Habría detenido {stopped} de {answered} respuestas. Contratados entre ellas: {hired}.',
    triedAll:
      'Todas las reglas: {stopped} detenidas de las últimas {count} candidaturas. Contratados entre ellas: {hired}.',
    triedNone: 'Nadie se ha presentado aún a esta oferta.',
    faults: {
      value: 'Escriba un valor que pueda ser una respuesta.',
      reason: 'Una regla que rechaza necesita un motivo en el idioma del sitio de empleo.',
    },
  },
};
