/** The words of the screens of the team in Polish. */
import type { TeamWords } from './en.ts';

export const words: TeamWords = {
  title: 'Zespół',
  members: {
    one: '{count} członek',
    few: '{count} członków',
    many: '{count} członków',
    other: '{count} członka',
  },
  you: 'Ty',
  invited: 'Zaproszenie wysłane',
  invitedOn: 'Zaproszenie wysłano {date}. Logowanie będzie możliwe po jego przyjęciu.',
  hired: 'Zatrudnienie',
  hiredHint: 'Zatrudnienie: {date}. Logowanie będzie możliwe po przyjęciu zaproszenia.',
  role: 'Rola',
  roleOf: 'Rola: {name}',
  changeRole: 'Zmień rolę',
  sendInvitation: 'Zaproś',
  sendAgain: 'Wyślij ponownie',
  revoke: 'Cofnij zaproszenie',
  revokeTitle: 'Cofnąć zaproszenie dla {name}?',
  revokeText: 'Link w e-mailu przestanie działać.',
  removeTitle: 'Usunąć {name} z zespołu?',
  removeText:
    'Ta osoba zostanie wylogowana, a jej tokeny i połączenia wygasną. To, co napisała, zachowa jej nazwisko.',
  removeSubmit: 'Usuń {name}',
  endSessions: 'Wyloguj wszędzie',
  endTitle: 'Wylogować wszędzie: {name}?',
  endText:
    'Wszystkie sesje tej osoby się kończą, także w innych firmach, bo sesja nie należy do jednej firmy. Aplikacje tracą dostęp do Twojej firmy, na który ta osoba zezwoliła. Osoba pozostaje członkiem zespołu, otrzymuje e-mail i może zalogować się ponownie.',
  endSubmit: 'Wyloguj: {name}',
  invite: 'Zaproś członka zespołu',
  inviteHint: 'Ta osoba otrzyma e-mail z linkiem ważnym siedem dni.',
  email: 'E-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  about: {
    Viewer: 'widzi wszystko, niczego nie zmienia',
    Recruiter: 'pracuje z ofertami i kandydatami',
    Admin: 'ustawia też firmę, zespół i procesy',
  },
  faults: {
    email: 'Wpisz e-mail osoby, której nie ma w zespole.',
  },
  notices: {
    invited: 'Zaproszenie jest w drodze.',
    saved: 'Rola została zmieniona.',
    removed: 'Członek został usunięty.',
    revoked: 'Zaproszenie zostało cofnięte.',
    ended: 'Wszystkie sesje zostały zakończone.',
  },
};
