/** The words of job alerts in Dutch. */

import type { AlertWordsWith } from './dictionary.ts';

export const nl: AlertWordsWith<'one' | 'other'> = {
  heading: 'Vacatures per e-mail',
  about: 'We mailen je als er nieuwe vacatures zijn voor deze zoekopdracht, en alleen dan.',
  search: 'Je zoekopdracht',
  emailHint:
    'We sturen een link naar dit adres. De melding begint zodra je die via de link bevestigt.',
  frequency: 'Hoe vaak?',
  frequencies: { daily: 'Elke dag', weekly: 'Elke week' },
  send: 'Melding instellen',
  back: 'Terug naar de vacatures',
  tooMany: 'Er komen op dit moment veel aanvragen binnen. Wacht even en verstuur de jouwe opnieuw.',
  refused: {
    heading: 'Dit is niet verstuurd',
    text: 'Ga terug, open de pagina opnieuw en verstuur het daar.',
  },
  sent: {
    heading: 'Kijk in je mailbox',
    text: 'Als het adres klopt, is er een bericht met een link onderweg. De link werkt zeven dagen.',
  },
  confirm: { heading: 'Deze melding starten?', button: 'Melding starten' },
  confirmed: {
    heading: 'Je melding is actief',
    text: 'In elk bericht staat een link waarmee je de melding wijzigt of beëindigt.',
  },
  full: {
    heading: 'Je hebt te veel meldingen',
    text: 'Een adres kan maximaal {max} meldingen hebben. Beëindig er een via de link in de berichten en open daarna deze link opnieuw.',
  },
  manage: {
    heading: 'Je melding',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    end: 'Deze melding beëindigen',
  },
  end: {
    heading: 'Deze melding beëindigen?',
    text: 'Je krijgt geen berichten meer over deze zoekopdracht en we verwijderen je adres.',
    button: 'Melding beëindigen',
  },
  ended: {
    heading: 'De melding is beëindigd',
    text: 'We hebben de melding samen met je adres verwijderd.',
    again: 'Opnieuw instellen',
  },
  gone: {
    heading: 'Deze link werkt niet meer',
    text: 'De melding is beëindigd of niet binnen zeven dagen bevestigd. Onder elke lijst met vacatures kun je een nieuwe instellen.',
  },
  emails: {
    confirm: {
      subject: 'Bevestig: vacatures van {site} per e-mail',
      text: 'Hallo,\n\nIemand, waarschijnlijk jij, wil nieuwe vacatures ontvangen op dit adres. De zoekopdracht:\n{search}\n\nOpen binnen zeven dagen deze link om de melding te starten:\n{url}\n\nWas jij het niet? Dan kun je dit bericht negeren. Er volgt geen ander bericht en het adres wordt verwijderd.\n\n{site}\n\nDit bericht is automatisch verstuurd; antwoorden worden niet gelezen.',
    },
    known: {
      subject: 'Je hebt deze melding al bij {site}',
      text: 'Hallo,\n\nIemand, waarschijnlijk jij, wil nieuwe vacatures ontvangen op dit adres. De zoekopdracht:\n{search}\n\nJe hebt deze melding al. Hier kun je die wijzigen of beëindigen:\n{url}\n\n{site}\n\nDit bericht is automatisch verstuurd; antwoorden worden niet gelezen.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: { one: '{count} nieuwe vacature', other: '{count} nieuwe vacatures' },
      countedMany: 'Meer dan {count} nieuwe vacatures',
      all: 'Alle vacatures van deze zoekopdracht',
      change: 'Deze melding wijzigen of beëindigen',
      why: 'Je hebt dit bericht aangevraagd bij {site}. Antwoorden worden niet gelezen.',
    },
  },
};
