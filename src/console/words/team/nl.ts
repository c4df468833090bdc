/** The words of the screens of the team in Dutch. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Team',
  members: {
    one: '{count} lid',
    other: '{count} leden',
  },
  you: 'U',
  invited: 'Uitgenodigd',
  invitedOn: 'Uitgenodigd op {date}. Inloggen kan zodra de uitnodiging is geaccepteerd.',
  hired: 'Aangenomen',
  hiredHint: 'Aangenomen op {date}. Inloggen kan zodra een uitnodiging is geaccepteerd.',
  role: 'Rol',
  roleOf: 'Rol van {name}',
  changeRole: 'Rol wijzigen',
  sendInvitation: 'Uitnodigen',
  sendAgain: 'Opnieuw versturen',
  revoke: 'Uitnodiging intrekken',
  revokeTitle: 'De uitnodiging van {name} intrekken?',
  revokeText: 'De link in de e-mail werkt dan niet meer.',
  removeTitle: '{name} uit het team verwijderen?',
  removeText:
    'Deze persoon wordt uitgelogd; tokens en koppelingen eindigen. Wat is geschreven, houdt de naam.',
  removeSubmit: '{name} verwijderen',
  endSessions: 'Overal uitloggen',
  endTitle: '{name} overal uitloggen?',
  endText:
    'Alle sessies van deze persoon eindigen, ook bij andere bedrijven, want een sessie hoort niet bij één bedrijf. Toepassingen verliezen de toegang tot dit bedrijf die de persoon had gegeven. De persoon blijft lid, krijgt een e-mail en kan opnieuw inloggen.',
  endSubmit: '{name} uitloggen',
  invite: 'Lid uitnodigen',
  inviteHint: 'Deze persoon krijgt een e-mail met een link die zeven dagen werkt.',
  email: 'E-mailadres',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  about: {
    Viewer: 'ziet alles, wijzigt niets',
    Recruiter: 'werkt met vacatures en kandidaten',
    Admin: 'richt ook bedrijf, team en wervingsprocessen in',
  },
  faults: {
    email: 'Voer het e-mailadres in van iemand die niet in het team zit.',
  },
  notices: {
    invited: 'De uitnodiging is onderweg.',
    saved: 'De rol is gewijzigd.',
    removed: 'Het lid is verwijderd.',
    revoked: 'De uitnodiging is ingetrokken.',
    ended: 'Alle sessies zijn beëindigd.',
  },
};
