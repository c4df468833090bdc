/** The emails that the forms of career sites send, in Portuguese. */

import type { FormEmailWords } from './dictionary.ts';

export const pt: FormEmailWords = {
  confirmation: {
    subject: 'Recebemos sua candidatura: {job}',
    text: 'Olá,\n\nAgradecemos sua candidatura à vaga “{job}” da empresa {company}. Ela chegou e foi encaminhada para {company}, que entrará em contato com você.\n\nA vaga: {url}\n\nSe você não se candidatou, alguém informou seu endereço por engano. Você pode ignorar esta mensagem.\n\n{site}\n\nEsta mensagem foi enviada automaticamente; as respostas não são lidas.',
  },
  link: {
    subject: 'Suas candidaturas na empresa {company}',
    text: 'Olá,\n\nVocê pediu o link para suas candidaturas e seus dados na empresa {company}. Ele vale por 30 dias.\n\nSe não foi você, ignore esta mensagem.\n\n{site}',
  },
  code: {
    subject: 'Seu código: {code}',
    text: 'Olá,\n\n{code} é o código que exclui para sempre seus dados na empresa {company}. Ele vale por 15 minutos.\n\nSe não quiser isso, não passe o código adiante. Sem ele, nada é excluído.\n\n{site}',
  },
  certificate: {
    subject: 'Seus dados na empresa {company} foram excluídos',
    text: 'Olá,\n\nSeus dados na empresa {company} foram excluídos em {time}.\n\nPessoa: {candidate}\nCandidaturas: {applications}\nRegistros: {tables}\n\nEsta mensagem foi enviada automaticamente; respostas não são lidas.\n\n{site}',
  },
};
