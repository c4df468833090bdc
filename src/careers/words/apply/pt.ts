/** The words of the application form in Portuguese. */

import type { ApplyWords } from './dictionary.ts';

export const pt: ApplyWords = {
  heading: 'Sua candidatura',
  about: 'Seus dados e arquivos serão enviados para {company}.',
  optional: 'opcional',
  labels: {
    first_name: 'Nome',
    last_name: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    file_cv: 'Currículo',
    cover_letter: 'Carta de apresentação',
    consent: 'Concordo',
  },
  emailHint: 'Enviaremos uma confirmação para este endereço.',
  cvHint:
    'Arquivo PDF, Word, OpenDocument, RTF ou de texto, JSON Resume ou Europass XML, de até {size} MB',
  fileHint: 'Arquivo PDF, Word, OpenDocument, RTF ou de texto, de até {size} MB',
  cv: {
    reading: 'Lendo seu documento…',
    filled: 'O formulário foi preenchido com os dados do seu documento. Confira, por favor.',
  },
  questions: {
    yes: 'Sim',
    no: 'Não',
    none: 'Sem resposta',
    mayReject:
      'Suas respostas a estas perguntas podem encerrar a candidatura automaticamente. Se isso acontecer, você pode pedir que uma pessoa a analise.',
  },
  consent: 'Consentimento',
  honeypot: 'Deixe este campo em branco',
  send: 'Enviar candidatura',
  back: 'Voltar para a vaga',
  checkEntries: 'Confira os dados',
  fieldErrors: {
    required: 'Preencha este campo.',
    too_long: 'Use no máximo {max} caracteres.',
    not_email: 'Informe um endereço de e-mail, por exemplo nome@example.com.',
    not_phone: 'Informe um número de telefone, por exemplo +55 11 91234 5678.',
    not_number: 'Digite um número, por exemplo 3 ou 2,5.',
    not_date: 'Digite uma data, por exemplo 2027-03-31.',
    not_url: 'Digite um endereço da web, por exemplo https://example.com.',
    no_choice: 'Escolha uma resposta.',
    unreadable: 'Alguns caracteres não podem ser lidos. Digite o texto novamente.',
    no_consent: 'Precisamos do seu consentimento para encaminhar a candidatura.',
    empty_file: 'Este arquivo está vazio. Escolha outro.',
    big_file: 'Este arquivo tem mais de {size} MB. Escolha um menor.',
    other_file: 'Este não é um arquivo PDF, Word, OpenDocument, RTF ou de texto.',
    other_cv:
      'Este não é um arquivo PDF, Word, OpenDocument, RTF ou de texto, nem JSON Resume ou Europass XML.',
  },
  formErrors: {
    stale:
      'O formulário ficou aberto por muito tempo ou foi alterado. Confira os dados e envie novamente.',
    too_fast: 'O envio foi muito rápido. Confira os dados e envie novamente.',
    too_many:
      'Estamos recebendo muitas candidaturas neste momento. Aguarde alguns minutos e envie a sua novamente.',
  },
  filesAgain: 'Não foi possível manter seus arquivos. Escolha-os novamente.',
  refused: {
    heading: 'Não foi possível enviar sua candidatura',
    text: 'Volte para a vaga, abra o formulário novamente e envie-o de lá.',
    too_large:
      'Seus arquivos são grandes demais. Volte e escolha arquivos menores, de até {size} MB cada um.',
    too_many:
      'Muitos formulários estão chegando da sua rede neste momento. Tente novamente em um minuto.',
  },
  thanks: {
    heading: 'Agradecemos sua candidatura',
    text: 'Ela foi encaminhada para {company}, que entrará em contato com você.',
    email:
      'Se esta for a sua primeira candidatura para esta vaga, você receberá uma confirmação por e-mail.',
  },
  review: {
    heading: 'Peça que uma pessoa analise sua candidatura',
    text: 'Sua candidatura foi encerrada automaticamente por causa das suas respostas no formulário. Se quiser, uma pessoa da {company} a analisará.',
    send: 'Pedir uma análise',
    asked: {
      heading: 'Uma pessoa vai analisar sua candidatura',
      text: '{company} recebeu seu pedido e entrará em contato com você.',
    },
  },
};
