/** The words of the screens of the team in Italian. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Team',
  members: {
    one: '{count} membro',
    many: '{count} di membri',
    other: '{count} membri',
  },
  you: 'Lei',
  invited: 'Invito inviato',
  invitedOn: 'Invito inviato il {date}. L’accesso è possibile dopo averlo accettato.',
  hired: 'Assunzione',
  hiredHint: 'Assunzione del {date}. L’accesso è possibile dopo aver accettato un invito.',
  role: 'Ruolo',
  roleOf: 'Ruolo di {name}',
  changeRole: 'Cambia ruolo',
  sendInvitation: 'Invita',
  sendAgain: 'Invia di nuovo',
  revoke: 'Revoca invito',
  revokeTitle: 'Revocare l’invito di {name}?',
  revokeText: 'Il link nell’email smette di funzionare.',
  removeTitle: 'Rimuovere {name} dal team?',
  removeText:
    'La persona viene disconnessa e i suoi token e collegamenti terminano. Ciò che ha scritto conserva il suo nome.',
  removeSubmit: 'Rimuovi {name}',
  endSessions: 'Disconnetti ovunque',
  endTitle: 'Disconnettere {name} ovunque?',
  endText:
    'Tutte le sessioni di questa persona terminano, anche in altre aziende, perché una sessione non è legata a una sola azienda. Le applicazioni perdono l’accesso a questa azienda che la persona aveva consentito. La persona resta membro, riceve un’email e può accedere di nuovo.',
  endSubmit: 'Disconnetti {name}',
  invite: 'Invita un membro',
  inviteHint: 'La persona riceve un’email con un link valido sette giorni.',
  email: 'Email',
  firstName: 'Nome',
  lastName: 'Cognome',
  about: {
    Viewer: 'vede tutto, non modifica nulla',
    Recruiter: 'lavora con annunci e candidati',
    Admin: 'configura anche azienda, team e processi',
  },
  faults: {
    email: 'Inserisca l’email di una persona che non è nel team.',
  },
  notices: {
    invited: 'L’invito è in viaggio.',
    saved: 'Il ruolo è stato cambiato.',
    removed: 'Il membro è stato rimosso.',
    revoked: 'L’invito è stato revocato.',
    ended: 'Tutte le sessioni sono terminate.',
  },
};
