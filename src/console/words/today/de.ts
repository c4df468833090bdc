/** The words of Today, in German. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Heute',
  more: '{number}+',
  all: 'Alle anzeigen',
  unviewed: { title: 'Neue Bewerbungen', none: 'Es wartet niemand darauf, angesehen zu werden.' },
  late: {
    title: 'Warten zu lange',
    hint: 'Länger in ihrer Phase, als sie vorsieht.',
    none: 'Niemand wartet zu lange.',
  },
  meetings: {
    title: 'Termine heute',
    none: 'Heute sind keine Termine.',
    join: 'Teilnehmen',
    over: 'vorbei',
  },
  mails: { title: 'Nicht zugestellte E-Mails' },
  posts: { title: 'Nicht veröffentlichte Beiträge' },
  jobs: { title: 'Jobs, die bald ablaufen', expires: 'Läuft am {date} ab' },
  webhooks: { title: 'Fehlgeschlagene Webhooks', since: 'Seit {date}', off: 'Abgeschaltet' },
  requests: {
    title: 'Löschanträge bei rechtlicher Sperre',
    due: 'Antwort bis {date}',
    overdue: 'Überfällig seit {date}',
  },
  attention: 'Braucht Aufmerksamkeit',
  nothing: 'Gerade braucht Sie nichts.',
  toJobs: 'Zu den Jobs',
  steps: {
    title: 'Erste Schritte',
    hint: 'Was ein Unternehmen braucht, bevor sich Menschen bewerben. Die Liste verschwindet, wenn alles erledigt ist.',
    done: 'Erledigt',
    hide: 'Liste ausblenden',
    names: {
      profile: 'Unternehmen beschreiben und Logo hinzufügen',
      office: 'Einen Standort hinzufügen',
      pipeline: 'Phasen der Einstellung einrichten',
      job: 'Den ersten Job veröffentlichen',
      member: 'Ein zweites Mitglied einladen',
    },
  },
};
