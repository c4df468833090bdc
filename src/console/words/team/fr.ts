/** The words of the screens of the team in French. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Équipe',
  members: {
    one: '{count} membre',
    many: '{count} de membres',
    other: '{count} membres',
  },
  you: 'Vous',
  invited: 'Invitation envoyée',
  invitedOn:
    'Invitation envoyée le {date}. La connexion est possible une fois l’invitation acceptée.',
  hired: 'Embauche',
  hiredHint: 'Embauche le {date}. La connexion est possible une fois une invitation acceptée.',
  role: 'Rôle',
  roleOf: 'Rôle de {name}',
  changeRole: 'Changer le rôle',
  sendInvitation: 'Inviter',
  sendAgain: 'Renvoyer',
  revoke: 'Révoquer l’invitation',
  revokeTitle: 'Révoquer l’invitation de {name} ?',
  revokeText: 'Le lien de l’e-mail ne fonctionne plus.',
  removeTitle: 'Retirer {name} de l’équipe ?',
  removeText:
    'La personne est déconnectée, ses jetons et connexions prennent fin. Ce qu’elle a écrit garde son nom.',
  removeSubmit: 'Retirer {name}',
  endSessions: 'Déconnecter partout',
  endTitle: 'Déconnecter {name} partout ?',
  endText:
    'Toutes les sessions de cette personne prennent fin, y compris dans d’autres entreprises, car une session n’est pas liée à une seule entreprise. Les applications perdent l’accès à votre entreprise que la personne leur avait accordé. La personne reste membre, reçoit un e-mail et peut se reconnecter.',
  endSubmit: 'Déconnecter {name}',
  invite: 'Inviter un membre',
  inviteHint: 'La personne reçoit un e-mail avec un lien valable sept jours.',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  about: {
    Viewer: 'voit tout, ne modifie rien',
    Recruiter: 'travaille avec les offres et les candidats',
    Admin: 'configure aussi l’entreprise, l’équipe et les processus',
  },
  faults: {
    email: 'Saisissez l’adresse e-mail d’une personne qui n’est pas dans l’équipe.',
  },
  notices: {
    invited: 'L’invitation est en route.',
    saved: 'Le rôle est modifié.',
    removed: 'Le membre est retiré.',
    revoked: 'L’invitation est révoquée.',
    ended: 'Toutes les sessions ont pris fin.',
  },
};
