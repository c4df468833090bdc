/** The words of the screens of tags and sources in Portuguese. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Etiquetas',
    about: 'Nomes curtos para candidatos, pelos quais as listas são filtradas.',
    create: 'Nova etiqueta',
    empty: 'Sua empresa ainda não tem etiquetas.',
    inUse: 'Mais de 1.000 candidatos têm esta etiqueta. Tire-a antes de alguns deles.',
    full: 'Uma empresa tem no máximo 500 etiquetas.',
  },
  sources: {
    title: 'Origens',
    about: 'De onde vêm as candidaturas. As que as candidaturas citam são adicionadas sozinhas.',
    create: 'Nova origem',
    empty: 'Sua empresa ainda não tem origens.',
    inUse: 'Uma candidatura ou um link de rastreamento tem esta origem.',
    full: 'Uma empresa tem no máximo 200 origens.',
  },
  name: 'Nome',
  kind: 'Tipo',
  kinds: {
    inbound: 'Por iniciativa própria',
    board: 'Site de vagas',
    referral: 'Indicação',
    sourced: 'Abordagem direta',
    agency: 'Agência',
    event: 'Evento',
    internal: 'Interno',
  },
  carriers: 'Candidatos com esta etiqueta: {count}. Ao excluí-la, eles a perdem.',
  delete: 'Excluir',
  deleteTitle: 'Excluir “{name}”?',
  deleteText: 'Esta ação não pode ser desfeita.',
  fault: 'Digite em uma linha um nome que ainda não exista.',
  notices: {
    created: 'Criado.',
    saved: 'Salvo.',
    deleted: 'Excluído.',
  },
};
