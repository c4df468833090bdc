/** The default email templates in Polish, which address people without a grammatical gender. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const pl: Words = {
  rejection: {
    subject: 'Twoja aplikacja: {{job.title}}',
    body: paragraphs(
      'Dzień dobry, {{candidate.first_name}},',
      'dziękujemy za zainteresowanie stanowiskiem „{{job.title}}” w firmie {{company.name}} oraz za czas poświęcony na przygotowanie aplikacji.',
      'Po uważnej analizie postanowiliśmy niestety nie kontynuować z Tobą tej rekrutacji.',
      'Życzymy Ci powodzenia na dalszej drodze zawodowej.',
      'Z poważaniem<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Twoja aplikacja: {{job.title}}',
      body: paragraphs(
        'Dzień dobry, {{candidate.first_name}},',
        'dziękujemy za aplikację na stanowisko „{{job.title}}” w firmie {{company.name}}. Uważnie się z nią zapoznajemy i odezwiemy się, gdy tylko będziemy wiedzieć więcej.',
        'W razie pytań wystarczy odpowiedzieć na tę wiadomość.',
        'Z pozdrowieniami<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Zaproszenie na rozmowę: {{job.title}}',
      body: paragraphs(
        'Dzień dobry, {{candidate.first_name}},',
        'Twoja aplikacja na stanowisko „{{job.title}}” bardzo nas zainteresowała i chcemy Cię lepiej poznać.',
        'Wkrótce skontaktujemy się z Tobą, aby ustalić termin rozmowy. Jeśli pewne dni lub godziny odpowiadają Ci najbardziej, wystarczy odpowiedzieć na tę wiadomość.',
        'Cieszymy się na spotkanie z Tobą.',
        'Z pozdrowieniami<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Oferta dla Ciebie: {{job.title}}',
      body: paragraphs(
        'Dzień dobry, {{candidate.first_name}},',
        'mamy dobrą wiadomość: chcemy zaproponować Ci stanowisko „{{job.title}}” w firmie {{company.name}}.',
        'Szczegóły prześlemy wkrótce. W razie pytań wystarczy odpowiedzieć na tę wiadomość.',
        'Mamy nadzieję, że wkrótce dołączysz do naszego zespołu.',
        'Z pozdrowieniami<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Witamy w zespole {{company.name}}',
      body: paragraphs(
        'Dzień dobry, {{candidate.first_name}},',
        'witamy w zespole {{company.name}}! Bardzo się cieszymy, że do nas dołączasz.',
        'Wkrótce przekażemy Ci wszystkie informacje o pierwszym dniu pracy. W razie pytań wystarczy odpowiedzieć na tę wiadomość.',
        'Do zobaczenia<br />{{company.name}}',
      ),
    },
  },
};
