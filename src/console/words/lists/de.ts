/** The words of the screens of tags and sources in German. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Schlagwörter',
    about: 'Kurze Namen für Kandidaten, nach denen Listen gefiltert werden.',
    create: 'Neues Schlagwort',
    empty: 'Ihr Unternehmen hat noch keine Schlagwörter.',
    inUse:
      'Mehr als 1.000 Kandidaten haben dieses Schlagwort. Nehmen Sie es zuerst einigen davon weg.',
    full: 'Ein Unternehmen hat höchstens 500 Schlagwörter.',
  },
  sources: {
    title: 'Quellen',
    about: 'Woher Bewerbungen kommen. Quellen, die Bewerbungen nennen, kommen von selbst hinzu.',
    create: 'Neue Quelle',
    empty: 'Ihr Unternehmen hat noch keine Quellen.',
    inUse: 'Eine Bewerbung oder ein Tracking-Link hat diese Quelle.',
    full: 'Ein Unternehmen hat höchstens 200 Quellen.',
  },
  name: 'Name',
  kind: 'Art',
  kinds: {
    inbound: 'Direktbewerbung',
    board: 'Jobbörse',
    referral: 'Empfehlung',
    sourced: 'Angesprochen',
    agency: 'Personalvermittlung',
    event: 'Veranstaltung',
    internal: 'Intern',
  },
  carriers: 'Kandidaten mit diesem Schlagwort: {count}. Beim Löschen verlieren sie es.',
  delete: 'Löschen',
  deleteTitle: '„{name}“ löschen?',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  fault: 'Geben Sie einen Namen in einer Zeile ein, den es noch nicht gibt.',
  notices: {
    created: 'Angelegt.',
    saved: 'Gespeichert.',
    deleted: 'Gelöscht.',
  },
};
