/** The words of job alerts in Portuguese, as used in Brazil. */

import type { AlertWordsWith } from './dictionary.ts';

export const pt: AlertWordsWith<'one' | 'many' | 'other'> = {
  heading: 'Vagas por e-mail',
  about: 'Escrevemos quando há vagas novas para esta busca, e só nesse caso.',
  search: 'Sua busca',
  emailHint:
    'Enviamos um link para este endereço. O alerta começa depois que você o confirmar por esse link.',
  frequency: 'Com que frequência?',
  frequencies: { daily: 'Todos os dias', weekly: 'Toda semana' },
  send: 'Criar alerta',
  back: 'Voltar para as vagas',
  tooMany:
    'Estamos recebendo muitos pedidos neste momento. Aguarde um pouco e envie o seu novamente.',
  refused: {
    heading: 'Não foi possível enviar',
    text: 'Volte, abra a página novamente e envie de lá.',
  },
  sent: {
    heading: 'Confira sua caixa de entrada',
    text: 'Se o endereço estiver correto, uma mensagem com um link está a caminho. O link é válido por sete dias.',
  },
  confirm: { heading: 'Ativar este alerta?', button: 'Ativar alerta' },
  confirmed: {
    heading: 'Seu alerta está ativo',
    text: 'Cada mensagem traz um link para alterá-lo ou cancelá-lo.',
  },
  full: {
    heading: 'Você tem alertas demais',
    text: 'Um endereço pode ter no máximo {max} alertas. Cancele um deles pelo link nas mensagens dele e depois abra este link novamente.',
  },
  manage: {
    heading: 'Seu alerta',
    save: 'Salvar',
    saved: 'Alterações salvas.',
    end: 'Cancelar este alerta',
  },
  end: {
    heading: 'Cancelar este alerta?',
    text: 'Você não receberá mais mensagens sobre esta busca, e apagaremos o seu endereço.',
    button: 'Cancelar alerta',
  },
  ended: {
    heading: 'O alerta foi cancelado',
    text: 'Nós o apagamos junto com o seu endereço.',
    again: 'Criar novamente',
  },
  gone: {
    heading: 'Este link não funciona mais',
    text: 'O alerta não existe mais ou não foi confirmado em sete dias. Você pode criar outro abaixo de qualquer lista de vagas.',
  },
  emails: {
    confirm: {
      subject: 'Confirme: vagas de {site} por e-mail',
      text: 'Olá,\n\nAlguém, provavelmente você, quer receber vagas novas neste endereço. A busca:\n{search}\n\nPara ativar o alerta, abra este link em até sete dias:\n{url}\n\nSe não foi você, pode ignorar esta mensagem. Nenhuma outra será enviada, e o endereço será apagado.\n\n{site}\n\nEsta mensagem foi enviada automaticamente; as respostas não são lidas.',
    },
    known: {
      subject: 'Você já tem este alerta em {site}',
      text: 'Olá,\n\nAlguém, provavelmente você, quer receber vagas novas neste endereço. A busca:\n{search}\n\nVocê já tem este alerta. Aqui você pode alterá-lo ou cancelá-lo:\n{url}\n\n{site}\n\nEsta mensagem foi enviada automaticamente; as respostas não são lidas.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: {
        one: '{count} vaga nova',
        many: '{count} de vagas novas',
        other: '{count} vagas novas',
      },
      countedMany: 'Mais de {count} vagas novas',
      all: 'Todas as vagas desta busca',
      change: 'Alterar ou cancelar este alerta',
      why: 'Você pediu esta mensagem em {site}. As respostas não são lidas.',
    },
  },
};
