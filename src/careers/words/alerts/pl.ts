/** The words of the alerts in Polish. */

import type { AlertWordsWith } from './shape.ts';

export const pl: AlertWordsWith<'one' | 'few' | 'many' | 'other'> = {
  link: 'Otrzymuj te oferty e-mailem',
  heading: 'Oferty pracy e-mailem',
  about: 'Piszemy, gdy pojawią się nowe oferty dla tego wyszukiwania, i tylko wtedy.',
  search: 'Twoje wyszukiwanie',
  emailHint:
    'Na ten adres wyślemy link. Powiadomienia zaczną przychodzić, gdy je tam potwierdzisz.',
  frequency: 'Jak często?',
  frequencies: { daily: 'Codziennie', weekly: 'Co tydzień' },
  send: 'Ustaw powiadomienie',
  back: 'Wróć do ofert',
  tooMany:
    'W tej chwili otrzymujemy bardzo dużo zgłoszeń. Odczekaj jakiś czas i wyślij swoje ponownie.',
  refused: {
    heading: 'Nie udało się wysłać',
    text: 'Wróć, otwórz stronę jeszcze raz i wyślij stamtąd.',
  },
  sent: {
    heading: 'Sprawdź swoją skrzynkę',
    text: 'Jeśli adres jest poprawny, wiadomość z linkiem jest już w drodze. Link działa przez siedem dni.',
  },
  confirm: { heading: 'Włączyć to powiadomienie?', button: 'Włącz powiadomienie' },
  confirmed: {
    heading: 'Powiadomienie jest włączone',
    text: 'W każdej wiadomości jest link, którym możesz je zmienić lub zakończyć.',
  },
  full: {
    heading: 'Masz zbyt wiele powiadomień',
    text: 'Jeden adres może mieć najwyżej tyle powiadomień: {max}. Zakończ jedno z nich linkiem z jego wiadomości, a potem otwórz ten link ponownie.',
  },
  manage: {
    heading: 'Twoje powiadomienie',
    save: 'Zapisz',
    saved: 'Zapisano.',
    end: 'Zakończ to powiadomienie',
  },
  end: {
    heading: 'Zakończyć to powiadomienie?',
    text: 'Nie otrzymasz więcej wiadomości dla tego wyszukiwania, a Twój adres zostanie z niego usunięty.',
    button: 'Zakończ powiadomienie',
  },
  ended: {
    heading: 'Powiadomienie zostało zakończone',
    text: 'Usunęliśmy je razem z Twoim adresem.',
    again: 'Ustaw ponownie',
  },
  gone: {
    heading: 'Ten link już nie działa',
    text: 'Powiadomienie zostało zakończone lub nie potwierdzono go w ciągu siedmiu dni. Nowe możesz ustawić przy każdej liście ofert.',
  },
  mails: {
    confirm: {
      subject: 'Potwierdź: oferty z {site} e-mailem',
      text: 'Dzień dobry,\n\nktoś, zapewne Ty, chce otrzymywać nowe oferty na ten adres: {search}.\n\nAby włączyć powiadomienie, otwórz ten link w ciągu siedmiu dni:\n{url}\n\nJeśli to nie Ty, zignoruj tę wiadomość. Nie wyślemy żadnej innej, a adres zostanie usunięty.\n\n{site}\n\nWiadomość została wysłana automatycznie; odpowiedzi nie są czytane.',
    },
    known: {
      subject: 'Masz już to powiadomienie w {site}',
      text: 'Dzień dobry,\n\nktoś, zapewne Ty, poprosił o nowe oferty na ten adres: {search}. To powiadomienie już masz.\n\nTutaj możesz je zmienić lub zakończyć:\n{url}\n\n{site}\n\nWiadomość została wysłana automatycznie; odpowiedzi nie są czytane.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: {
        one: '{count} nowa oferta',
        few: '{count} nowe oferty',
        many: '{count} nowych ofert',
        other: '{count} nowej oferty',
      },
      countedMany: 'Ponad {count} nowych ofert',
      all: 'Wszystkie oferty tego wyszukiwania',
      change: 'Zmień lub zakończ to powiadomienie',
      why: 'Ta wiadomość została zamówiona w {site}. Odpowiedzi nie są czytane.',
    },
  },
};
