/** The words of the screens of the team in Portuguese. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Equipe',
  members: {
    one: '{count} membro',
    many: '{count} de membros',
    other: '{count} membros',
  },
  you: 'Você',
  invited: 'Convite enviado',
  invitedOn: 'Convite enviado em {date}. O acesso é possível depois que for aceito.',
  hired: 'Contratação',
  hiredHint: 'Contratação em {date}. O acesso é possível depois de aceitar um convite.',
  role: 'Função',
  roleOf: 'Função de {name}',
  changeRole: 'Alterar função',
  sendInvitation: 'Convidar',
  sendAgain: 'Enviar de novo',
  revoke: 'Revogar convite',
  revokeTitle: 'Revogar o convite de {name}?',
  revokeText: 'O link do e-mail deixa de funcionar.',
  removeTitle: 'Remover {name} da equipe?',
  removeText:
    'A pessoa é desconectada e seus tokens e conexões terminam. O que ela escreveu mantém o nome.',
  removeSubmit: 'Remover {name}',
  endSessions: 'Sair de todos os dispositivos',
  endTitle: 'Encerrar todas as sessões de {name}?',
  endText:
    'Todas as sessões desta pessoa terminam, também em outras empresas, porque uma sessão não pertence a uma única empresa. Os aplicativos perdem o acesso à sua empresa que a pessoa havia permitido. A pessoa continua na equipe, recebe um e-mail e pode entrar de novo.',
  endSubmit: 'Encerrar sessões de {name}',
  invite: 'Convidar um membro',
  inviteHint: 'A pessoa recebe um e-mail com um link válido por sete dias.',
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  about: {
    Viewer: 'vê tudo, não altera nada',
    Recruiter: 'trabalha com vagas e candidatos',
    Admin: 'também configura empresa, equipe e processos',
  },
  faults: {
    email: 'Digite o e-mail de alguém que não esteja na equipe.',
  },
  notices: {
    invited: 'O convite está a caminho.',
    saved: 'A função foi alterada.',
    removed: 'O membro foi removido.',
    revoked: 'O convite foi revogado.',
    ended: 'Todas as sessões foram encerradas.',
  },
};
