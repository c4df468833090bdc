/** The words of texts in several languages, of rows and of kinds of answers in Portuguese. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Idioma',
  openLanguage: 'Abrir tradução',
  up: 'Mover {name} para cima',
  down: 'Mover {name} para baixo',
  drop: 'Remover {name}',
  options: 'Opções',
  option: 'Opção {n}',
  addOption: 'Adicionar uma opção',
  key: 'Nome na API',
  keyHint: 'Nunca muda. Vazio: criado a partir do texto.',
  kind: 'Tipo',
  kinds: {
    short_text: 'Texto curto',
    long_text: 'Texto longo',
    yes_no: 'Sim ou não',
    single_choice: 'Escolha única',
    multiple_choice: 'Escolha múltipla',
    number: 'Número',
    date: 'Data',
    url: 'Link',
    money: 'Valor em dinheiro',
    member: 'Membro da equipe',
  },
  required: 'Obrigatório',
  stale:
    'Alguém alterou isto nesse meio-tempo. O que você digitou foi mantido: salve de novo para substituir a outra alteração ou recarregue a página.',
  faults: {
    text: 'Digite no máximo 255 caracteres em uma linha.',
    options: 'Uma escolha precisa de pelo menos duas opções.',
    key: 'Use de a a z, de 0 a 9 e _, começando por uma letra. Cada nome só pode ser usado uma vez.',
  },
};
