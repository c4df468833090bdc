/** The words of the list of possible duplicates in Spanish. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Posibles duplicados',
  intro:
    'Estos candidatos podrían ser la misma persona. Compárelos y combínelos, o indique que son personas distintas.',
  link: {
    one: '{count} posible duplicado',
    many: '{count} de posibles duplicados',
    other: '{count} posibles duplicados',
  },
  pairs: {
    one: '{count} pareja',
    many: '{count} de parejas',
    other: '{count} parejas',
  },
  lists: 'Listas de parejas',
  open: 'Por revisar',
  dismissedList: 'Personas distintas',
  reasons: {
    phone: 'Mismo nombre y mismo teléfono',
    employer: 'Mismo nombre y misma empresa',
    cv: 'Mismo archivo de CV',
  },
  pair: '{name} y {other}',
  merge: 'Combinar…',
  dismiss: 'Personas distintas',
  restore: 'Volver a sugerir',
  dismissed: 'La pareja ya no se sugerirá.',
  restored: 'La pareja se vuelve a sugerir.',
  all: 'Todas las parejas',
  empty: 'No hay posibles duplicados.',
  emptyText: 'Los candidatos se comparan minutos después de añadirlos o modificarlos.',
  emptyDismissed: 'Aquí aparecen las parejas de personas distintas.',
};
