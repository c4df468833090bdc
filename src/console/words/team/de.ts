/** The words of the screens of the team in German. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Team',
  members: {
    one: '{count} Mitglied',
    other: '{count} Mitglieder',
  },
  you: 'Sie',
  invited: 'Eingeladen',
  invitedOn:
    'Eingeladen am {date}. Die Anmeldung ist möglich, sobald die Einladung angenommen ist.',
  hired: 'Eingestellt',
  hiredHint:
    'Eingestellt am {date}. Die Anmeldung ist möglich, sobald eine Einladung angenommen ist.',
  role: 'Rolle',
  roleOf: 'Rolle von {name}',
  changeRole: 'Rolle ändern',
  sendInvitation: 'Einladen',
  sendAgain: 'Erneut senden',
  revoke: 'Einladung zurückziehen',
  revokeTitle: 'Die Einladung von {name} zurückziehen?',
  revokeText: 'Der Link in der E-Mail funktioniert dann nicht mehr.',
  removeTitle: '{name} aus dem Team entfernen?',
  removeText:
    'Die Person wird abgemeldet, ihre Tokens und Verbindungen enden. Was sie geschrieben hat, behält ihren Namen.',
  removeSubmit: '{name} entfernen',
  endSessions: 'Überall abmelden',
  endTitle: '{name} überall abmelden?',
  endText:
    'Alle Sitzungen dieser Person enden, auch in anderen Unternehmen, denn eine Sitzung gehört zu keinem einzelnen Unternehmen. Anwendungen verlieren den Zugriff auf Ihr Unternehmen, den die Person ihnen erlaubt hat. Die Person bleibt Mitglied, erhält eine E-Mail und kann sich wieder anmelden.',
  endSubmit: '{name} abmelden',
  invite: 'Mitglied einladen',
  inviteHint: 'Die Person bekommt eine E-Mail mit einem Link, der sieben Tage gilt.',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  about: {
    Viewer: 'sieht alles, ändert nichts',
    Recruiter: 'arbeitet mit Jobs und Kandidaten',
    Admin: 'richtet auch Unternehmen, Team und Pipelines ein',
  },
  faults: {
    email: 'Geben Sie eine E-Mail-Adresse ein, die noch nicht im Team ist.',
  },
  notices: {
    invited: 'Die Einladung ist unterwegs.',
    saved: 'Die Rolle ist geändert.',
    removed: 'Das Mitglied ist entfernt.',
    revoked: 'Die Einladung ist zurückgezogen.',
    ended: 'Alle Sitzungen sind beendet.',
  },
};
