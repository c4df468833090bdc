/** The words of job alerts in German. */

import type { AlertWordsWith } from './dictionary.ts';

export const de: AlertWordsWith<'one' | 'other'> = {
  heading: 'Jobs per E-Mail',
  about: 'Wir schreiben Ihnen, wenn es zu dieser Suche neue Jobs gibt, und nur dann.',
  search: 'Ihre Suche',
  emailHint:
    'An diese Adresse senden wir einen Link. Der Job-Alarm beginnt, sobald Sie ihn dort bestätigt haben.',
  frequency: 'Wie oft?',
  frequencies: { daily: 'Jeden Tag', weekly: 'Jede Woche' },
  send: 'Job-Alarm einrichten',
  back: 'Zurück zu den Jobs',
  tooMany:
    'Zurzeit gehen sehr viele Anfragen ein. Bitte warten Sie eine Weile und senden Sie Ihre erneut ab.',
  refused: {
    heading: 'Das wurde nicht gesendet',
    text: 'Bitte gehen Sie zurück, öffnen Sie die Seite neu und senden Sie es von dort ab.',
  },
  sent: {
    heading: 'Sehen Sie in Ihrem Postfach nach',
    text: 'Wenn die Adresse stimmt, ist eine Nachricht mit einem Link unterwegs. Der Link gilt sieben Tage.',
  },
  confirm: { heading: 'Diesen Job-Alarm starten?', button: 'Job-Alarm starten' },
  confirmed: {
    heading: 'Ihr Job-Alarm läuft',
    text: 'In jeder Nachricht steht ein Link, mit dem Sie ihn ändern oder beenden können.',
  },
  full: {
    heading: 'Sie haben zu viele Job-Alarme',
    text: 'Je Adresse sind höchstens {max} Job-Alarme möglich. Beenden Sie einen davon über den Link in seinen Nachrichten und öffnen Sie diesen Link dann noch einmal.',
  },
  manage: {
    heading: 'Ihr Job-Alarm',
    save: 'Speichern',
    saved: 'Gespeichert.',
    end: 'Diesen Job-Alarm beenden',
  },
  end: {
    heading: 'Diesen Job-Alarm beenden?',
    text: 'Sie erhalten zu dieser Suche keine Nachrichten mehr, und wir löschen Ihre Adresse.',
    button: 'Job-Alarm beenden',
  },
  ended: {
    heading: 'Der Job-Alarm ist beendet',
    text: 'Wir haben ihn zusammen mit Ihrer Adresse gelöscht.',
    again: 'Wieder einrichten',
  },
  gone: {
    heading: 'Dieser Link gilt nicht mehr',
    text: 'Der Job-Alarm ist beendet oder wurde nicht innerhalb von sieben Tagen bestätigt. Unter jeder Jobliste können Sie einen neuen einrichten.',
  },
  emails: {
    confirm: {
      subject: 'Bitte bestätigen: Jobs per E-Mail von {site}',
      text: 'Guten Tag,\n\njemand, vermutlich Sie selbst, möchte neue Jobs an diese Adresse geschickt bekommen. Die Suche:\n{search}\n\nUm den Job-Alarm zu starten, öffnen Sie innerhalb von sieben Tagen diesen Link:\n{url}\n\nWaren Sie das nicht, können Sie diese Nachricht ignorieren. Dann folgt keine weitere, und die Adresse wird gelöscht.\n\n{site}\n\nDiese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.',
    },
    known: {
      subject: 'Diesen Job-Alarm haben Sie bei {site} bereits',
      text: 'Guten Tag,\n\njemand, vermutlich Sie selbst, möchte neue Jobs an diese Adresse geschickt bekommen. Die Suche:\n{search}\n\nDiesen Job-Alarm haben Sie bereits. Hier können Sie ihn ändern oder beenden:\n{url}\n\n{site}\n\nDiese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: { one: '{count} neuer Job', other: '{count} neue Jobs' },
      countedMany: 'Mehr als {count} neue Jobs',
      all: 'Alle Jobs dieser Suche',
      change: 'Diesen Job-Alarm ändern oder beenden',
      why: 'Sie haben diese Nachricht bei {site} angefordert. Antworten werden nicht gelesen.',
    },
  },
};
