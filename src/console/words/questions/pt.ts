/** The words of questions of application forms and of their rules in Portuguese. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Perguntas',
  about: 'O que os formulários de candidatura podem perguntar. Cada vaga escolhe entre elas.',
  empty: 'Sua empresa ainda não faz perguntas.',
  newQuestion: 'Nova pergunta',
  newHint: 'Escolha o tipo de resposta.',
  newTitle: 'Nova pergunta: {kind}',
  text: 'Pergunta',
  help: 'Dica abaixo da pergunta',
  used: {
    one: '{count} vaga faz esta pergunta. Ao salvar, ela faz a nova versão. As respostas ficam com o texto a que responderam.',
    many: '{count} de vagas fazem esta pergunta. Ao salvar, elas fazem a nova versão. As respostas ficam com o texto a que responderam.',
    other:
      '{count} vagas fazem esta pergunta. Ao salvar, elas fazem a nova versão. As respostas ficam com o texto a que responderam.',
  },
  delete: 'Excluir pergunta',
  deleteTitle: 'Excluir esta pergunta?',
  deleteText: 'As respostas dadas ficam com suas candidaturas.',
  inUse: 'Uma vaga ainda faz esta pergunta. Tire-a primeiro do formulário da vaga.',
  faults: {
    help: 'Digite no máximo 1.000 caracteres em uma linha.',
    options:
      'Uma escolha precisa de pelo menos duas opções. Uma opção citada por uma regra não pode sair.',
  },
  notices: {
    created: 'A pergunta foi criada.',
    saved: 'A pergunta foi salva.',
    deleted: 'A pergunta foi excluída.',
    added: 'A pergunta foi adicionada.',
    changed: 'O formulário foi salvo.',
    removed: 'A pergunta não está mais neste formulário.',
  },
  form: {
    title: '{job}: perguntas',
    heading: 'O que o formulário pergunta',
    standard: 'Nome, e-mail, telefone e currículo são sempre pedidos.',
    none: 'Esta vaga não faz perguntas próprias.',
    add: 'Adicionar uma pergunta',
    choose: 'Pergunta',
    addSubmit: 'Adicionar',
    full: 'Um formulário tem no máximo 30 perguntas.',
    allAsked: 'Todas as perguntas da sua empresa estão neste formulário.',
    askAdmin: 'Os administradores escrevem novas perguntas.',
    preview: 'Formulário de candidatura',
    previewHint: 'Como os candidatos o veem.',
    remove: 'Tirar deste formulário',
    editText: 'Editar a pergunta',
  },
  rule: {
    title: 'Regra',
    about:
      'Uma regra olha para uma resposta. Ela nunca se aplica a uma pergunta sem resposta, e nada é classificado.',
    textHint: 'Texto livre não tem regras: as pessoas dizem o mesmo de muitas maneiras.',
    none: 'Sem regra',
    when: 'Se a resposta',
    value: 'Valor',
    operators: {
      is: 'é',
      is_not: 'não é',
      includes: 'inclui',
      excludes: 'não inclui',
      at_least: 'é no mínimo',
      at_most: 'é no máximo',
      before: 'é antes de',
      after: 'é depois de',
    },
    effect: 'Então',
    effects: {
      flag: 'marcar a candidatura',
      reject: 'rejeitar a candidatura',
    },
    flagHint: 'Sua equipe vê a marca e decide.',
    rejectHint:
      'A candidatura é rejeitada na hora. O e-mail espera pelo menos um dia, informa o motivo e tem um link para pedir a análise de uma pessoa. O formulário diz que respostas podem encerrar a candidatura.',
    adminOnly: 'Só um administrador pode adicionar ou alterar uma regra que rejeita.',
    reason: 'Motivo',
    reasonHint: 'Sua equipe o vê. O candidato também, se a regra rejeitar.',
    sentence: 'A resposta {operator} {value}: {effect}',
    marks: {
      flag: 'Marca',
      reject: 'Rejeita',
    },
    try: 'Testar em candidaturas anteriores',
    tryHint: 'Conta as últimas 200 candidaturas a esta vaga. Nada muda.',
    tried: 'Teria barrado {stopped} de {answered} respostas. Contratados entre elas: {hired}.',
    triedAll:
      'Todas as regras: {stopped} barradas das últimas {count} candidaturas. Contratados entre elas: {hired}.',
    triedNone: 'Ninguém se candidatou a esta vaga ainda.',
    faults: {
      value: 'Digite um valor que possa ser uma resposta.',
      reason: 'Uma regra que rejeita precisa de um motivo no idioma do site de carreiras.',
    },
  },
};
