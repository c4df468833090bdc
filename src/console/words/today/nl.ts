/** The words of Today, in Dutch. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Vandaag',
  more: '{number}+',
  all: 'Alles tonen',
  unviewed: { title: 'Nieuwe sollicitaties', none: 'Er wacht niemand om bekeken te worden.' },
  late: {
    title: 'Wacht te lang',
    hint: 'Langer in hun fase dan is toegestaan.',
    none: 'Niemand wacht te lang.',
  },
  meetings: {
    title: 'Afspraken vandaag',
    none: 'Vandaag geen afspraken.',
    join: 'Deelnemen',
    over: 'voorbij',
  },
  mails: { title: 'E-mails die niet zijn bezorgd' },
  posts: { title: 'Berichten die niet zijn geplaatst' },
  jobs: { title: 'Vacatures die bijna verlopen', expires: 'Verloopt op {date}' },
  webhooks: { title: 'Webhooks die mislukken', since: 'Sinds {date}', off: 'Uitgeschakeld' },
  requests: {
    title: 'Verwijderverzoeken onder juridische bewaring',
    due: 'Antwoord voor {date}',
    overdue: 'Te laat sinds {date}',
  },
  attention: 'Vraagt aandacht',
  nothing: 'Er is nu niets dat op u wacht.',
  toJobs: 'Naar de vacatures',
  steps: {
    title: 'Eerste stappen',
    hint: 'Wat een bedrijf nodig heeft voordat mensen solliciteren. De lijst verdwijnt als alles klaar is.',
    done: 'Klaar',
    hide: 'Lijst verbergen',
    names: {
      profile: 'Beschrijf uw bedrijf en voeg het logo toe',
      office: 'Voeg een vestiging toe',
      pipeline: 'Stel de fasen van uw werving in',
      job: 'Publiceer de eerste vacature',
      member: 'Nodig een tweede lid uit',
    },
  },
};
