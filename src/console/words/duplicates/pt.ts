/** The words of the list of possible duplicates in Portuguese. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Possíveis duplicados',
  intro:
    'Estes candidatos podem ser a mesma pessoa. Compare-os e una-os, ou indique que são pessoas diferentes.',
  link: {
    one: '{count} possível duplicado',
    many: '{count} de possíveis duplicados',
    other: '{count} possíveis duplicados',
  },
  pairs: {
    one: '{count} par',
    many: '{count} de pares',
    other: '{count} pares',
  },
  lists: 'Listas de pares',
  open: 'Para rever',
  dismissedList: 'Pessoas diferentes',
  reasons: {
    phone: 'Mesmo nome e mesmo telefone',
    employer: 'Mesmo nome e mesmo empregador',
    cv: 'Mesmo ficheiro de CV',
  },
  pair: '{name} e {other}',
  merge: 'Unir…',
  dismiss: 'Pessoas diferentes',
  restore: 'Sugerir novamente',
  dismissed: 'O par deixa de ser sugerido.',
  restored: 'O par volta a ser sugerido.',
  all: 'Todos os pares',
  empty: 'Não há possíveis duplicados.',
  emptyText:
    'Os candidatos são comparados poucos minutos depois de serem adicionados ou alterados.',
  emptyDismissed: 'Os pares de pessoas diferentes aparecem aqui.',
};
