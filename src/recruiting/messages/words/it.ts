/** The default email templates in Italian. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const it: Words = {
  rejection: {
    subject: 'La tua candidatura: {{job.title}}',
    body: paragraphs(
      'Ciao {{candidate.first_name}},',
      'grazie per il tuo interesse per la posizione «{{job.title}}» presso {{company.name}} e per il tempo che hai dedicato alla candidatura.',
      'L’abbiamo valutata con attenzione e purtroppo abbiamo deciso di non proseguire.',
      'Ti auguriamo il meglio per il tuo percorso professionale.',
      'Un cordiale saluto,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'La tua candidatura: {{job.title}}',
      body: paragraphs(
        'Ciao {{candidate.first_name}},',
        'grazie per la tua candidatura alla posizione «{{job.title}}» presso {{company.name}}. La stiamo leggendo con attenzione e ti scriveremo appena potremo dirti di più.',
        'Se nel frattempo hai domande, rispondi pure a questa e-mail.',
        'Un cordiale saluto,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Invito a un colloquio: {{job.title}}',
      body: paragraphs(
        'Ciao {{candidate.first_name}},',
        'la tua candidatura alla posizione «{{job.title}}» ci è piaciuta e vorremmo conoscerti meglio.',
        'Ti contatteremo a breve per fissare un appuntamento. Se ci sono giorni o orari che preferisci, rispondi pure a questa e-mail.',
        'Non vediamo l’ora di parlare con te.',
        'Un cordiale saluto,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Un’offerta per te: {{job.title}}',
      body: paragraphs(
        'Ciao {{candidate.first_name}},',
        'abbiamo una buona notizia: la tua candidatura ci ha convinto e vorremmo offrirti la posizione «{{job.title}}» presso {{company.name}}.',
        'A breve riceverai tutti i dettagli. Se vuoi sapere qualcosa prima, rispondi pure a questa e-mail.',
        'Ci farebbe molto piacere averti nel team.',
        'Un cordiale saluto,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Ti diamo il benvenuto in {{company.name}}',
      body: paragraphs(
        'Ciao {{candidate.first_name}},',
        'ti diamo il benvenuto in {{company.name}}! Siamo molto felici che tu entri a far parte del team.',
        'Presto ti daremo tutte le informazioni sul tuo primo giorno. Se nel frattempo hai domande, rispondi pure a questa e-mail.',
        'A presto,<br />{{company.name}}',
      ),
    },
  },
};
