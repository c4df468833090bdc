/** The words of a candidate's own page in German. */

import type { PortalWords } from './dictionary.ts';

export const de: PortalWords = {
  heading: 'Ihre Bewerbungen',
  about:
    'Bei {company}. Der Link aus Ihrer E-Mail öffnet diese Seite 30 Tage lang. Wer ihn hat, sieht dasselbe wie Sie: Geben Sie ihn nicht weiter.',
  applications: 'Bewerbungen',
  none: 'Sie haben keine Bewerbungen.',
  status: {
    active: 'In Bearbeitung',
    closed: 'Abgeschlossen',
    hired: 'Eingestellt',
    withdrawn: 'Zurückgezogen',
  },
  appliedOn: 'Beworben am {date}',
  withdraw: {
    open: 'Diese Bewerbung zurückziehen',
    text: 'Das Unternehmen erfährt, dass Sie kein Interesse mehr haben. Sie können das nicht selbst rückgängig machen.',
    button: 'Zurückziehen',
  },
  meetings: 'Termine',
  documents: 'Dokumente',
  addCv: 'Lebenslauf hinzufügen',
  upload: 'Hochladen',
  details: 'Ihre Angaben',
  emailHint:
    'Wir schreiben an {email}. Um die Adresse zu ändern, antworten Sie auf eine E-Mail des Unternehmens.',
  links: 'Profile und Websites, eine pro Zeile',
  linksError:
    'Bitte geben Sie höchstens 20 Adressen ein, die mit https:// oder http:// beginnen, eine pro Zeile.',
  tooManyDocuments: 'Sie haben so viele Dokumente hinzugefügt, wie möglich ist.',
  changed:
    'Das wurde geändert, seit Sie die Seite geöffnet haben. Jetzt steht hier: {value}. Speichern Sie noch einmal, um es zu ersetzen.',
  save: 'Speichern',
  data: 'Ihre Daten',
  downloadHint:
    'Eine ZIP-Datei mit allem, was das Unternehmen über Sie speichert, und Ihren Dokumenten.',
  download: 'Meine Daten herunterladen',
  back: 'Zurück',
  notes: {
    withdrawn: 'Ihre Bewerbung wurde zurückgezogen.',
    corrected: 'Ihre Angaben wurden gespeichert.',
    uploaded: 'Ihr Lebenslauf wurde hinzugefügt.',
  },
  tooMany: 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  gone: {
    heading: 'Dieser Link funktioniert nicht',
    text: 'Er ist abgelaufen oder nicht vollständig. Geben Sie Ihre E-Mail-Adresse ein, dann senden wir Ihnen einen neuen.',
  },
  link: {
    heading: 'Neuen Link anfordern',
    text: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich beworben haben. Der Link zu Ihren Bewerbungen kommt per E-Mail.',
    send: 'Link senden',
  },
  sent: {
    heading: 'Bitte sehen Sie in Ihr Postfach',
    text: 'Wenn ein Unternehmen diese Adresse kennt, ist der Link dorthin unterwegs.',
  },
  erase: {
    heading: 'Meine Daten löschen',
    text: 'Alles, was {company} über Sie speichert, wird endgültig gelöscht, und Ihre Bewerbungen enden. Zu Ihrer Sicherheit senden wir Ihnen vorher einen Code per E-Mail.',
    send: 'Code an {email} senden',
    again: 'Neuen Code senden',
    sent: 'Wir haben einen Code an {email} gesendet. Er gilt 15 Minuten.',
    code: 'Code',
    button: 'Endgültig löschen',
    wrong: 'Dieser Code ist nicht richtig oder abgelaufen.',
  },
  erased: {
    heading: 'Ihre Daten wurden gelöscht',
    text: 'Wir haben Ihnen eine Bestätigung per E-Mail gesendet. Dieser Link funktioniert nicht mehr.',
  },
  held: {
    heading: 'Ihr Antrag wurde aufgenommen',
    text: 'Ihre Daten müssen aus rechtlichen Gründen vorerst aufbewahrt werden. Das Unternehmen antwortet Ihnen bis zum {date}.',
  },
};
