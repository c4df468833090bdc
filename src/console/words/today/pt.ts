/** The words of Today, in Portuguese. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Hoje',
  more: '{number}+',
  all: 'Mostrar tudo',
  unviewed: { title: 'Novas candidaturas', none: 'Ninguém espera para ser analisado.' },
  late: {
    title: 'À espera há muito tempo',
    hint: 'Há mais tempo na etapa do que ela permite.',
    none: 'Ninguém espera há muito tempo.',
  },
  meetings: {
    title: 'Reuniões de hoje',
    none: 'Hoje não há reuniões.',
    join: 'Participar',
    over: 'terminada',
  },
  mails: { title: 'E-mails que não foram entregues' },
  posts: { title: 'Publicações que não saíram' },
  jobs: { title: 'Vagas que expiram em breve', expires: 'Expira em {date}' },
  webhooks: { title: 'Webhooks com falhas', since: 'Desde {date}', off: 'Desativado' },
  requests: {
    title: 'Pedidos de eliminação com retenção legal',
    due: 'Responder até {date}',
    overdue: 'Em atraso desde {date}',
  },
  attention: 'Precisa de atenção',
  nothing: 'Nada precisa de você agora.',
  toJobs: 'Ir para as vagas',
  steps: {
    title: 'Primeiros passos',
    hint: 'O que uma empresa precisa antes de receber candidaturas. A lista desaparece quando tudo estiver feito.',
    done: 'Feito',
    hide: 'Ocultar esta lista',
    names: {
      profile: 'Descreva a empresa e adicione o logotipo',
      office: 'Adicione um escritório',
      pipeline: 'Configure as etapas da seleção',
      job: 'Publique a primeira vaga',
      member: 'Convide um segundo membro',
    },
  },
};
