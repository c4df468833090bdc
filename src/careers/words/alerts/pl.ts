/** The words of job alerts in Polish. */

import type { AlertWordsWith } from './dictionary.ts';

export const pl: AlertWordsWith<'one' | 'few' | 'many' | 'other'> = {
  heading: 'Oferty pracy e-mailem',
  about: 'Piszemy, gdy pojawią się nowe oferty pasujące do tego wyszukiwania, i tylko wtedy.',
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
    text: 'W każdej wiadomości jest link, za pomocą którego możesz je zmienić lub wyłączyć.',
  },
  full: {
    heading: 'Masz zbyt wiele powiadomień',
    text: 'Limit powiadomień na jeden adres: {max}. Wyłącz jedno z nich, korzystając z linku w jego wiadomościach, a potem otwórz ten link ponownie.',
  },
  manage: {
    heading: 'Twoje powiadomienie',
    save: 'Zapisz',
    saved: 'Zapisano.',
    end: 'Wyłącz to powiadomienie',
  },
  end: {
    heading: 'Wyłączyć to powiadomienie?',
    text: 'Nie otrzymasz więcej wiadomości dotyczących tego wyszukiwania, a Twój adres zostanie usunięty.',
    button: 'Wyłącz powiadomienie',
  },
  ended: {
    heading: 'Powiadomienie zostało wyłączone',
    text: 'Usunęliśmy je razem z Twoim adresem.',
    again: 'Ustaw ponownie',
  },
  gone: {
    heading: 'Ten link już nie działa',
    text: 'Powiadomienie zostało wyłączone lub nie potwierdzono go w ciągu siedmiu dni. Nowe możesz ustawić pod każdą listą ofert.',
  },
  emails: {
    confirm: {
      subject: 'Potwierdź: oferty pracy e-mailem z serwisu {site}',
      text: 'Dzień dobry,\n\nktoś, zapewne Ty, chce otrzymywać nowe oferty na ten adres. Wyszukiwanie:\n{search}\n\nAby włączyć powiadomienie, otwórz ten link w ciągu siedmiu dni:\n{url}\n\nJeśli to nie Ty, możesz zignorować tę wiadomość. Nie wyślemy żadnej innej, a adres zostanie usunięty.\n\n{site}\n\nWiadomość została wysłana automatycznie; odpowiedzi nie są czytane.',
    },
    known: {
      subject: 'Masz już to powiadomienie w serwisie {site}',
      text: 'Dzień dobry,\n\nktoś, zapewne Ty, chce otrzymywać nowe oferty na ten adres. Wyszukiwanie:\n{search}\n\nTo powiadomienie już masz. Tutaj możesz je zmienić lub wyłączyć:\n{url}\n\n{site}\n\nWiadomość została wysłana automatycznie; odpowiedzi nie są czytane.',
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
      all: 'Wszystkie oferty z tego wyszukiwania',
      change: 'Zmień lub wyłącz to powiadomienie',
      why: 'Ta wiadomość została zamówiona w serwisie {site}. Odpowiedzi nie są czytane.',
    },
  },
};
