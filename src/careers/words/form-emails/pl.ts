/** The emails that the forms of career sites send, in Polish. */

import type { FormEmailWords } from './dictionary.ts';

export const pl: FormEmailWords = {
  confirmation: {
    subject: 'Otrzymaliśmy Twoją aplikację: {job}',
    text: 'Dzień dobry,\n\ndziękujemy za aplikację na stanowisko „{job}” ({company}). Aplikacja dotarła i została przekazana do: {company}. Stamtąd otrzymasz odpowiedź.\n\nOferta: {url}\n\nJeśli to nie Twoja aplikacja, ktoś przez pomyłkę podał Twój adres. Możesz zignorować tę wiadomość.\n\n{site}\n\nWiadomość została wysłana automatycznie; odpowiedzi nie są czytane.',
  },
  link: {
    subject: 'Twoje aplikacje w firmie {company}',
    text: 'Dzień dobry,\n\notrzymaliśmy prośbę o link do Twoich aplikacji i danych w firmie {company}. Jest ważny 30 dni.\n\nJeśli to nie Twoja prośba, zignoruj tę wiadomość.\n\n{site}',
  },
  code: {
    subject: 'Twój kod: {code}',
    text: 'Dzień dobry,\n\n{code} to kod, który trwale usuwa Twoje dane w firmie {company}. Jest ważny 15 minut.\n\nJeśli tego nie chcesz, nikomu nie podawaj kodu. Bez niego nic nie zostanie usunięte.\n\n{site}',
  },
  certificate: {
    subject: 'Twoje dane w firmie {company} zostały usunięte',
    text: 'Dzień dobry,\n\nTwoje dane w firmie {company} usunięto {time}.\n\nOsoba: {candidate}\nAplikacje: {applications}\nRekordy: {tables}\n\nWiadomość wysłano automatycznie; odpowiedzi nie są czytane.\n\n{site}',
  },
};
