/** The words of the alerts in Portuguese of Brazil. */

import type { AlertWordsWith } from './shape.ts';

export const pt: AlertWordsWith<'one' | 'many' | 'other'> = {
  link: 'Receber estas vagas por e-mail',
  heading: 'Vagas por e-mail',
  about: 'Escrevemos quando há vagas novas para esta busca, e só nesse caso.',
  search: 'Sua busca',
  emailHint: 'Enviamos um link para este endereço. O alerta começa quando você o confirmar por lá.',
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
    text: 'Se o endereço estiver correto, uma mensagem com um link está a caminho. O link vale por sete dias.',
  },
  confirm: { heading: 'Ativar este alerta?', button: 'Ativar alerta' },
  confirmed: {
    heading: 'Seu alerta está ativo',
    text: 'Cada mensagem traz um link para alterá-lo ou encerrá-lo.',
  },
  full: {
    heading: 'Você tem alertas demais',
    text: 'Um endereço pode ter {max} alertas. Encerre um deles pelo link das mensagens e depois abra este link novamente.',
  },
  manage: {
    heading: 'Seu alerta',
    save: 'Salvar',
    saved: 'Salvo.',
    end: 'Encerrar este alerta',
  },
  end: {
    heading: 'Encerrar este alerta?',
    text: 'Você não receberá mais mensagens para esta busca, e apagaremos dela o seu endereço.',
    button: 'Encerrar alerta',
  },
  ended: {
    heading: 'O alerta foi encerrado',
    text: 'Nós o apagamos junto com o seu endereço.',
    again: 'Criar novamente',
  },
  gone: {
    heading: 'Este link não funciona mais',
    text: 'O alerta foi encerrado ou não foi confirmado em sete dias. Você pode criar outro ao lado de qualquer lista de vagas.',
  },
  mails: {
    confirm: {
      subject: 'Confirme: vagas de {site} por e-mail',
      text: 'Olá,\n\nAlguém, provavelmente você, quer receber vagas novas neste endereço: {search}.\n\nPara ativar o alerta, abra este link em até sete dias:\n{url}\n\nSe não foi você, ignore esta mensagem. Nenhuma outra será enviada, e o endereço será apagado.\n\n{site}\n\nEsta mensagem foi enviada automaticamente; as respostas não são lidas.',
    },
    known: {
      subject: 'Você já tem este alerta em {site}',
      text: 'Olá,\n\nAlguém, provavelmente você, pediu vagas novas neste endereço: {search}. Você já tem este alerta.\n\nAqui você pode alterá-lo ou encerrá-lo:\n{url}\n\n{site}\n\nEsta mensagem foi enviada automaticamente; as respostas não são lidas.',
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
      change: 'Alterar ou encerrar este alerta',
      why: 'Você pediu esta mensagem em {site}. As respostas não são lidas.',
    },
  },
};
