/** The default email templates in Dutch. */
import { paragraphs } from './dictionary.ts';
import type { Words } from './dictionary.ts';

export const nl: Words = {
  rejection: {
    subject: 'Je sollicitatie: {{job.title}}',
    body: paragraphs(
      'Beste {{candidate.first_name}},',
      'Bedankt voor je interesse in de functie ‘{{job.title}}’ bij {{company.name}} en voor de tijd die je in je sollicitatie hebt gestoken.',
      'We hebben je sollicitatie zorgvuldig bekeken en helaas besloten om er niet mee verder te gaan.',
      'We wensen je veel succes met het vinden van een passende baan.',
      'Met vriendelijke groet,<br />{{company.name}}',
    ),
  },
  stages: {
    screening: {
      subject: 'Je sollicitatie: {{job.title}}',
      body: paragraphs(
        'Beste {{candidate.first_name}},',
        'Bedankt voor je sollicitatie op de functie ‘{{job.title}}’ bij {{company.name}}. We bekijken je sollicitatie nu zorgvuldig en laten van ons horen zodra we meer weten.',
        'Heb je in de tussentijd vragen? Beantwoord dan gewoon deze e-mail.',
        'Met vriendelijke groet,<br />{{company.name}}',
      ),
    },
    interview: {
      subject: 'Uitnodiging voor een gesprek: {{job.title}}',
      body: paragraphs(
        'Beste {{candidate.first_name}},',
        'Je sollicitatie op de functie ‘{{job.title}}’ spreekt ons aan en we willen je graag persoonlijk leren kennen.',
        'We nemen binnenkort contact met je op om een afspraak te maken. Komen bepaalde dagen of tijden je het beste uit? Beantwoord dan gewoon deze e-mail.',
        'We kijken ernaar uit om je te spreken.',
        'Met vriendelijke groet,<br />{{company.name}}',
      ),
    },
    offer: {
      subject: 'Een aanbod voor jou: {{job.title}}',
      body: paragraphs(
        'Beste {{candidate.first_name}},',
        'We hebben goed nieuws: je hebt ons overtuigd en we willen je graag de functie ‘{{job.title}}’ bij {{company.name}} aanbieden.',
        'Je ontvangt binnenkort alle details van ons. Wil je vooraf al iets weten? Beantwoord dan gewoon deze e-mail.',
        'We zouden het heel leuk vinden als je ons team komt versterken.',
        'Met vriendelijke groet,<br />{{company.name}}',
      ),
    },
    hired: {
      subject: 'Welkom bij {{company.name}}',
      body: paragraphs(
        'Beste {{candidate.first_name}},',
        'Welkom bij {{company.name}}! We zijn heel blij dat je bij ons komt werken.',
        'Je hoort binnenkort van ons wat je voor je eerste werkdag moet weten. Heb je tot die tijd vragen? Beantwoord dan gewoon deze e-mail.',
        'Tot snel,<br />{{company.name}}',
      ),
    },
  },
};
