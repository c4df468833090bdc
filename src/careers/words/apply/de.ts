/** The words of the application form in German. */

import type { ApplyWords } from './dictionary.ts';

export const de: ApplyWords = {
  heading: 'Ihre Bewerbung',
  about: 'Ihre Angaben und Dateien gehen an {company}.',
  optional: 'optional',
  labels: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    file_cv: 'Lebenslauf',
    cover_letter: 'Anschreiben',
    consent: 'Ich bin einverstanden',
  },
  emailHint: 'An diese Adresse senden wir Ihnen eine Bestätigung.',
  cvHint:
    'PDF-, Word-, OpenDocument-, RTF- oder Textdatei, JSON Resume oder Europass-XML, höchstens {size} MB',
  fileHint: 'PDF-, Word-, OpenDocument-, RTF- oder Textdatei, höchstens {size} MB',
  cv: {
    reading: 'Ihr Dokument wird gelesen …',
    filled: 'Das Formular ist aus Ihrem Dokument ausgefüllt. Bitte prüfen Sie die Angaben.',
  },
  questions: {
    yes: 'Ja',
    no: 'Nein',
    none: 'Keine Angabe',
    mayReject:
      'Ihre Antworten auf diese Fragen können Ihre Bewerbung automatisch beenden. Geschieht das, können Sie sie von einem Menschen prüfen lassen.',
  },
  consent: 'Einwilligung',
  honeypot: 'Lassen Sie dieses Feld leer',
  send: 'Bewerbung absenden',
  back: 'Zurück zur Stelle',
  checkEntries: 'Bitte prüfen Sie Ihre Angaben',
  fieldErrors: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    too_long: 'Bitte verwenden Sie höchstens {max} Zeichen.',
    not_email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    not_phone: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 30 1234567.',
    not_number: 'Bitte geben Sie eine Zahl ein, zum Beispiel 3 oder 2,5.',
    not_date: 'Bitte geben Sie ein Datum ein, zum Beispiel 2027-03-31.',
    not_url: 'Bitte geben Sie eine Webadresse ein, zum Beispiel https://example.com.',
    no_choice: 'Bitte wählen Sie eine Antwort.',
    unreadable: 'Einige Zeichen sind nicht lesbar. Bitte geben Sie den Text neu ein.',
    no_consent: 'Ohne Ihre Einwilligung können wir die Bewerbung nicht weiterleiten.',
    empty_file: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    big_file: 'Diese Datei hat mehr als {size} MB. Bitte wählen Sie eine kleinere.',
    other_file: 'Das ist keine PDF-, Word-, OpenDocument-, RTF- oder Textdatei.',
    other_cv:
      'Das ist keine PDF-, Word-, OpenDocument-, RTF- oder Textdatei, kein JSON Resume und kein Europass-XML.',
  },
  formErrors: {
    stale:
      'Das Formular war zu lange geöffnet oder hat sich geändert. Bitte prüfen Sie es und senden Sie es erneut ab.',
    too_fast: 'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie sie erneut ab.',
    too_many:
      'Zurzeit gehen sehr viele Bewerbungen ein. Bitte warten Sie einige Minuten und senden Sie Ihre erneut ab.',
  },
  filesAgain: 'Ihre Dateien konnten wir nicht behalten. Bitte wählen Sie sie noch einmal aus.',
  refused: {
    heading: 'Ihre Bewerbung konnte nicht gesendet werden',
    text: 'Bitte gehen Sie zurück zur Stelle, öffnen Sie das Formular neu und senden Sie es von dort ab.',
    too_large:
      'Ihre Dateien sind zu umfangreich. Bitte gehen Sie zurück und wählen Sie kleinere, höchstens {size} MB je Datei.',
    too_many:
      'Aus Ihrem Netzwerk kommen zurzeit zu viele Formulare. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  thanks: {
    heading: 'Vielen Dank für Ihre Bewerbung',
    text: 'Sie liegt jetzt bei {company}. Von dort hören Sie, wie es weitergeht.',
    email:
      'Wenn Sie sich zum ersten Mal auf diese Stelle bewerben, erhalten Sie eine Bestätigung per E-Mail.',
  },
  review: {
    heading: 'Bewerbung von einem Menschen prüfen lassen',
    text: 'Ihre Bewerbung wurde automatisch beendet, aufgrund Ihrer Antworten im Formular. Wenn Sie möchten, sieht sie sich ein Mensch bei {company} an.',
    send: 'Um Prüfung bitten',
    asked: {
      heading: 'Ein Mensch sieht sich Ihre Bewerbung an',
      text: 'Ihre Bitte liegt bei {company}. Von dort hören Sie, wie es weitergeht.',
    },
  },
};
