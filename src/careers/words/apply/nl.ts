/** The words of the application form in Dutch. */

import type { ApplyWords } from './dictionary.ts';

export const nl: ApplyWords = {
  heading: 'Je sollicitatie',
  about: 'Je gegevens en bestanden gaan naar {company}.',
  optional: 'optioneel',
  labels: {
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    file_cv: 'Cv',
    cover_letter: 'Motivatiebrief',
    consent: 'Ik ga akkoord',
  },
  emailHint: 'We sturen een bevestiging naar dit adres.',
  cvHint:
    'Pdf-, Word-, OpenDocument-, RTF- of tekstbestand, JSON Resume of Europass-XML, maximaal {size} MB',
  fileHint: 'Pdf-, Word-, OpenDocument-, RTF- of tekstbestand, maximaal {size} MB',
  cv: {
    reading: 'Je document wordt gelezen…',
    filled: 'Het formulier is ingevuld met gegevens uit je document. Controleer ze even.',
  },
  questions: {
    yes: 'Ja',
    no: 'Nee',
    none: 'Geen antwoord',
    mayReject:
      'Je antwoorden op deze vragen kunnen je sollicitatie automatisch beëindigen. Als dat gebeurt, kun je er iemand naar laten kijken.',
  },
  consent: 'Toestemming',
  honeypot: 'Laat dit veld leeg',
  send: 'Sollicitatie versturen',
  back: 'Terug naar de vacature',
  checkEntries: 'Controleer je gegevens',
  fieldErrors: {
    required: 'Vul dit veld in.',
    too_long: 'Gebruik maximaal {max} tekens.',
    not_email: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
    not_phone: 'Vul een telefoonnummer in, bijvoorbeeld +31 20 123 4567.',
    not_number: 'Vul een getal in, zoals 3 of 2,5.',
    not_date: 'Vul een datum in, zoals 2027-03-31.',
    not_url: 'Vul een webadres in, zoals https://example.com.',
    no_choice: 'Kies een antwoord.',
    unreadable: 'Sommige tekens zijn niet leesbaar. Typ de tekst opnieuw.',
    no_consent: 'We hebben je toestemming nodig om je sollicitatie door te sturen.',
    empty_file: 'Dit bestand is leeg. Kies een ander bestand.',
    big_file: 'Dit bestand is groter dan {size} MB. Kies een kleiner bestand.',
    other_file: 'Dit is geen pdf-, Word-, OpenDocument-, RTF- of tekstbestand.',
    other_cv:
      'Dit is geen pdf-, Word-, OpenDocument-, RTF- of tekstbestand, en geen JSON Resume of Europass-XML.',
  },
  formErrors: {
    stale:
      'Het formulier stond te lang open of is gewijzigd. Controleer het en verstuur het opnieuw.',
    too_fast: 'Dat ging erg snel. Controleer je gegevens en verstuur ze opnieuw.',
    too_many:
      'Er komen op dit moment veel sollicitaties binnen. Wacht een paar minuten en verstuur de jouwe opnieuw.',
  },
  filesAgain: 'We konden je bestanden niet bewaren. Kies ze opnieuw.',
  refused: {
    heading: 'Je sollicitatie kon niet worden verstuurd',
    text: 'Ga terug naar de vacature, open het formulier opnieuw en verstuur het daar.',
    too_large:
      'Je bestanden zijn te groot. Ga terug en kies kleinere, maximaal {size} MB per bestand.',
    too_many:
      'Er komen op dit moment te veel formulieren binnen vanaf jouw netwerk. Probeer het over een minuut opnieuw.',
  },
  thanks: {
    heading: 'Bedankt voor je sollicitatie',
    text: 'Je sollicitatie ligt nu bij {company}. Daarvandaan hoor je hoe het verdergaat.',
    email:
      'Als je voor het eerst op deze vacature solliciteert, krijg je een bevestiging per e-mail.',
  },
  review: {
    heading: 'Laat iemand naar je sollicitatie kijken',
    text: 'Je sollicitatie is automatisch beëindigd vanwege je antwoorden in het formulier. Als je wilt, kijkt iemand bij {company} ernaar.',
    send: 'Vraag om een beoordeling',
    asked: {
      heading: 'Iemand kijkt naar je sollicitatie',
      text: '{company} heeft je verzoek ontvangen en neemt contact met je op.',
    },
  },
};
