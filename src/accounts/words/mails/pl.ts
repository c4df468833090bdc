/** The texts of emails to users in Polish. */

import type { MailWords } from '../shape.ts';

export const pl: MailWords = {
  reset_password: {
    subject: 'Wybierz nowe hasło',
    text: `Otrzymaliśmy prośbę o nowe hasło do Twojego konta w Recruiting. Jeśli to Twoja prośba, wybierz je tutaj:

{link}

Ważność linku: {hours}. Link działa tylko raz.

Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Hasło pozostaje bez zmian.
`,
  },
  invitation: {
    subject: 'Zaproszenie do {company}',
    text: `Otrzymujesz zaproszenie do {company} w Recruiting. Dołącz tutaj:

{link}

Ważność linku: {days}. Link działa tylko raz.

Jeśli nie znasz {company}, zignoruj tę wiadomość. Tylko Ty możesz przyjąć zaproszenie.
`,
  },
  password_changed: {
    subject: 'Twoje hasło zostało zmienione',
    text: `Hasło do Twojego konta w Recruiting zostało zmienione. Inne sesje i dostęp wszystkich aplikacji, które miały Twoją zgodę, zostały zakończone.

Aby znów używać aplikacji, połącz ją ponownie z poziomu tej aplikacji.

Jeśli to nie Ty, natychmiast wybierz nowe hasło: otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”.
`,
  },
  application_allowed: {
    subject: 'Aplikacja może teraz działać w Twoim imieniu',
    text: `Aplikacja „{application}” otrzymała zgodę na działanie w Twoim imieniu w firmie {company} w Recruiting.

Dostęp można w każdej chwili zakończyć:

{link}

Jeśli to nie Ty, zakończ tam dostęp i natychmiast wybierz nowe hasło: otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”.
`,
  },
  confirm_email: {
    subject: 'Potwierdź nowy adres e-mail',
    text: `Ktoś poprosił o użycie tego adresu dla konta w Recruiting. Jeśli to Twoja prośba, potwierdź adres tutaj:

{link}

Ważność linku: {hours}. Link działa tylko raz.

Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nic się nie zmieni.
`,
  },
  email_change_requested: {
    subject: 'Poproszono o zmianę Twojego adresu e-mail',
    text: `Ktoś, kto zna Twoje hasło, poprosił o zmianę adresu e-mail Twojego konta w Recruiting na {email}. Wysłaliśmy link na ten adres. Nic się nie zmieni, dopóki zmiana nie zostanie tam potwierdzona.

Jeśli to nie Twoja prośba, natychmiast zmień hasło: Ustawienia › Hasło. Anuluje to także tę zmianę.
`,
  },
  email_changed: {
    subject: 'Twój adres e-mail został zmieniony',
    text: `Adresem e-mail Twojego konta w Recruiting jest teraz {email}. Na Twój poprzedni adres nie będziemy już wysyłać wiadomości, a inne sesje zostały zakończone.

Jeśli to nie Ty, natychmiast powiadom administratora swojej firmy.
`,
  },
  second_factor_added: {
    subject: 'Włączono uwierzytelnianie dwuskładnikowe',
    text: `Do zalogowania się na Twoje konto w Recruiting oprócz hasła potrzebny jest teraz kod z aplikacji.

Jeśli to nie Ty, natychmiast wybierz nowe hasło (otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”) i powiadom administratora swojej firmy.
`,
  },
  reconnect: {
    subject: 'Połącz ponownie: {provider}',
    text: `Twoja firma w Recruiting nie może już używać konta {account} ({provider}). Dostawcy kończą dostęp po pewnym czasie lub gdy zmieni się hasło.

Połącz je ponownie tutaj, aby wznowić wszystko, co na nie czeka:

{link}
`,
  },
  second_factor_removed: {
    subject: 'Wyłączono uwierzytelnianie dwuskładnikowe',
    text: `Do zalogowania się na Twoje konto w Recruiting wystarcza teraz hasło.

Jeśli to nie Ty, natychmiast wybierz nowe hasło (otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”) i powiadom administratora swojej firmy.
`,
  },
  webhook_failing: {
    subject: 'Webhook „{webhook}” zgłasza błędy',
    text: `Wszystkie dostawy na adres {url} kończą się błędem. Pierwszy błąd: {moment}.

Każdą dostawę próbujemy zrealizować cztery razy. Dziennik pokazuje odpowiedzi odbiorcy: GET /api/plugins/webhooks/{id}/logs.

Po pięciu dniach bez udanej dostawy webhook zostaje wyłączony.
`,
  },
  webhook_disabled: {
    subject: 'Webhook „{webhook}” został wyłączony',
    text: `Wszystkie dostawy na adres {url} kończą się błędem, dlatego webhook został wyłączony. Pierwszy błąd: {moment}.

Gdy odbiorca znów będzie działać, włącz webhook przez PUT /api/plugins/webhooks/{id} i {body}. Aby dostarczyć pominięte zdarzenia z ostatnich 30 dni, wywołaj POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Webhooki aplikacji „{application}” nadal wysyłają dane',
    text: `Połączenie aplikacji „{application}” z firmą {company} w Recruiting, utworzone przez członka zespołu, zostało zakończone. Webhooki, które aplikacja w jego ramach utworzyła, nadal wysyłają dane:

{body}

Usuń te, które nie są już potrzebne:

{link}
`,
  },
  sessions_ended: {
    subject: 'Administrator zakończył Twoje sesje',
    text: `Administrator firmy {company} w Recruiting zakończył Twoje sesje na wszystkich urządzeniach oraz dostęp wszystkich aplikacji, które mogły działać w Twoim imieniu w firmie {company}.

Nadal należysz do zespołu. Zaloguj się ponownie tutaj:

{link}

Jeśli podejrzewasz, że z Twojego konta korzystał ktoś inny, ustaw nowe hasło: otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”.
`,
  },
  account_deleted: {
    subject: 'Konto zostało usunięte',
    text: `Twoje konto w Recruiting zostało usunięte, a Ty nie należysz już do żadnej firmy.

Jeśli to nie Ty, od razu powiadom administratora swojej firmy.
`,
  },
  company_closing: {
    subject: 'Firma zostanie usunięta',
    text: `{company} zostanie usunięta z Recruiting: {moment}, ze wszystkimi kandydatami, aplikacjami, plikami i ustawieniami. Oferty nie są już publiczne i żaden członek nie ma dostępu.

Do tego czasu każdy administrator może to anulować:

{link}
`,
  },
  company_kept: {
    subject: 'Usuwanie zostało anulowane',
    text: `Usuwanie firmy {company} z Recruiting zostało anulowane. Członkowie znów mają dostęp, a oferty są publiczne jak przedtem.
`,
  },
  company_deleted: {
    subject: 'Firma została usunięta',
    text: `{company} została usunięta z Recruiting. To jest zaświadczenie o usunięciu. Zachowaj je: nie przechowujemy kopii nazw.

{body}
`,
  },
  retention_notice: {
    subject: 'Za dwa tygodnie zostaną usunięci kandydaci',
    text: `Liczba kandydatów bez aktywności przez cały okres przechowywania w Twojej firmie: {count}. Czas do ich usunięcia wraz z plikami i wiadomościami: {days}.

Aby zachować kandydata, przenieś go wcześniej na inny etap, wyślij mu wiadomość lub dodaj notatkę. Okres przechowywania ustawia się w /api/hiring-settings.
`,
  },
};
