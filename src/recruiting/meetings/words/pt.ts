/** The words of meetings in Portuguese. */

import type { Words } from './dictionary.ts';

export const pt: Words = {
  emails: {
    request: { subject: 'Convite: {title}', lead: '{company} convida você para uma reunião.' },
    update: {
      subject: 'Alterada: {title}',
      lead: '{company} alterou uma reunião com você. Os novos dados são:',
    },
    cancel: { subject: 'Cancelada: {title}', lead: '{company} cancelou esta reunião:' },
    join: 'Participe aqui: {url}',
  },
  pages: {
    waiting: {
      heading: 'Reunião com {company}',
      text: 'Você poderá participar por aqui quando a reunião começar: abra esta página novamente nesse momento. Se nada for aberto, responda ao convite.',
    },
    canceled: {
      heading: 'Esta reunião foi cancelada',
      text: '{company} cancelou a reunião. Ninguém vai participar.',
    },
    over: { heading: 'Esta reunião terminou', text: 'Não é mais possível participar.' },
    unknown: {
      heading: 'Esta reunião não existe',
      text: 'Verifique se o link está completo, como aparece no convite.',
    },
  },
  when: 'Quando',
  job: 'Vaga',
  skip: 'Ir para o conteúdo',
};
