/** The default email templates in German. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const de: Words = {
  rejection: {
    subject: 'Ihre Bewerbung: {{job.title}}',
    body: paragraphs(
      'Guten Tag {{candidate.first_name}} {{candidate.last_name}},',
      'vielen Dank für Ihr Interesse an der Stelle „{{job.title}}“ bei {{company.name}} und für die Zeit, die Sie sich für Ihre Bewerbung genommen haben.',
      'Wir haben Ihre Bewerbung sorgfältig geprüft und können sie leider nicht weiter berücksichtigen.',
      'Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
      'Freundliche Grüße<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Ihre Bewerbung: {{job.title}}',
      body: paragraphs(
        'Guten Tag {{candidate.first_name}} {{candidate.last_name}},',
        'vielen Dank für Ihre Bewerbung auf die Stelle „{{job.title}}“ bei {{company.name}}. Wir sehen uns Ihre Unterlagen jetzt sorgfältig an und melden uns, sobald wir Ihnen mehr sagen können.',
        'Haben Sie in der Zwischenzeit Fragen? Dann antworten Sie einfach auf diese E-Mail.',
        'Freundliche Grüße<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Einladung zum Gespräch: {{job.title}}',
      body: paragraphs(
        'Guten Tag {{candidate.first_name}} {{candidate.last_name}},',
        'Ihre Bewerbung auf die Stelle „{{job.title}}“ hat uns gefallen, und wir möchten Sie gern persönlich kennenlernen.',
        'Wir melden uns in Kürze, um einen Termin zu vereinbaren. Wenn Ihnen bestimmte Tage oder Zeiten besonders gut passen, antworten Sie einfach auf diese E-Mail.',
        'Wir freuen uns auf das Gespräch mit Ihnen.',
        'Freundliche Grüße<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Ein Angebot für Sie: {{job.title}}',
      body: paragraphs(
        'Guten Tag {{candidate.first_name}} {{candidate.last_name}},',
        'wir haben gute Nachrichten: Sie haben uns überzeugt, und wir möchten Ihnen die Stelle „{{job.title}}“ bei {{company.name}} anbieten.',
        'Die Einzelheiten erhalten Sie in Kürze von uns. Wenn Sie vorab etwas wissen möchten, antworten Sie einfach auf diese E-Mail.',
        'Wir würden uns sehr freuen, Sie bald im Team zu haben.',
        'Freundliche Grüße<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Willkommen bei {{company.name}}',
      body: paragraphs(
        'Guten Tag {{candidate.first_name}} {{candidate.last_name}},',
        'herzlich willkommen bei {{company.name}}! Wir freuen uns sehr, dass Sie zu uns kommen.',
        'In Kürze erfahren Sie von uns alles Weitere zu Ihrem ersten Tag. Wenn Sie bis dahin Fragen haben, antworten Sie einfach auf diese E-Mail.',
        'Bis bald<br />{{company.name}}',
      ),
    },
  },
};
