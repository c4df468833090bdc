/** The words of the screens of tags and sources in Spanish. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Etiquetas',
    about: 'Nombres cortos para candidatos, por los que se filtran las listas.',
    create: 'Nueva etiqueta',
    empty: 'Su empresa aún no tiene etiquetas.',
    inUse: 'Más de 1000 candidatos tienen esta etiqueta. Quítela antes a algunos.',
    full: 'Una empresa tiene como máximo 500 etiquetas.',
  },
  sources: {
    title: 'Orígenes',
    about: 'De dónde vienen las candidaturas. Los que nombran las candidaturas se añaden solos.',
    create: 'Nuevo origen',
    empty: 'Su empresa aún no tiene orígenes.',
    inUse: 'Una candidatura o un enlace de seguimiento tiene este origen.',
    full: 'Una empresa tiene como máximo 200 orígenes.',
  },
  name: 'Nombre',
  kind: 'Tipo',
  kinds: {
    inbound: 'Por iniciativa propia',
    board: 'Portal de empleo',
    referral: 'Recomendación',
    sourced: 'Contacto directo',
    agency: 'Agencia',
    event: 'Evento',
    internal: 'Interno',
  },
  carriers: 'Candidatos con esta etiqueta: {count}. Al eliminarla, la pierden.',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar «{name}»?',
  deleteText: 'Esta acción no se puede deshacer.',
  fault: 'Escriba en una línea un nombre que aún no exista.',
  notices: {
    created: 'Se ha creado.',
    saved: 'Se ha guardado.',
    deleted: 'Se ha eliminado.',
  },
};
