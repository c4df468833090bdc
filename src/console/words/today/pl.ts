/** The words of Today, in Polish. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Dzisiaj',
  more: '{number}+',
  all: 'Pokaż wszystko',
  unviewed: { title: 'Nowe zgłoszenia', none: 'Żadne zgłoszenie nie czeka na obejrzenie.' },
  late: {
    title: 'Czekają za długo',
    hint: 'Dłużej w etapie, niż przewidziano.',
    none: 'Nikt nie czeka za długo.',
  },
  meetings: {
    title: 'Dzisiejsze spotkania',
    none: 'Dzisiaj nie ma spotkań.',
    join: 'Dołącz',
    over: 'zakończone',
  },
  mails: { title: 'Niedostarczone e-maile' },
  posts: { title: 'Nieopublikowane posty' },
  jobs: { title: 'Oferty, które wkrótce wygasną', expires: 'Wygasa {date}' },
  webhooks: { title: 'Webhooki z błędami', since: 'Od {date}', off: 'Wyłączony' },
  requests: {
    title: 'Wnioski o usunięcie przy blokadzie prawnej',
    due: 'Odpowiedz do {date}',
    overdue: 'Po terminie od {date}',
  },
  attention: 'Wymaga uwagi',
  nothing: 'W tej chwili nic na Ciebie nie czeka.',
  toJobs: 'Przejdź do ofert',
  steps: {
    title: 'Pierwsze kroki',
    hint: 'Czego firma potrzebuje, zanim ktoś się zgłosi. Lista znika, gdy wszystko jest gotowe.',
    done: 'Gotowe',
    hide: 'Ukryj tę listę',
    names: {
      profile: 'Opisz firmę i dodaj logo',
      office: 'Dodaj biuro',
      pipeline: 'Ustaw etapy rekrutacji',
      job: 'Opublikuj pierwszą ofertę',
      member: 'Zaproś drugą osobę',
    },
  },
};
