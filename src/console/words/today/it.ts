/** The words of Today, in Italian. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Oggi',
  more: '{number}+',
  all: 'Mostra tutto',
  unviewed: { title: 'Nuove candidature', none: 'Nessuna candidatura attende di essere vista.' },
  late: {
    title: 'In attesa da troppo',
    hint: 'Nella loro fase da più tempo del previsto.',
    none: 'Nessuno attende da troppo tempo.',
  },
  meetings: {
    title: 'Riunioni di oggi',
    none: 'Oggi non ci sono riunioni.',
    join: 'Partecipa',
    over: 'terminata',
  },
  mails: { title: 'E-mail non consegnate' },
  posts: { title: 'Post non pubblicati' },
  jobs: { title: 'Annunci in scadenza', expires: 'Scade il {date}' },
  webhooks: { title: 'Webhook con errori', since: 'Dal {date}', off: 'Disattivato' },
  requests: {
    title: 'Richieste di cancellazione con blocco legale',
    due: 'Rispondere entro il {date}',
    overdue: 'In ritardo dal {date}',
  },
  attention: 'Richiede attenzione',
  nothing: 'Al momento non c’è nulla da fare.',
  toJobs: 'Vai agli annunci',
  steps: {
    title: 'Primi passi',
    hint: 'Ciò che serve a un’azienda prima di ricevere candidature. L’elenco scompare quando tutto è fatto.',
    done: 'Fatto',
    hide: 'Nascondi l’elenco',
    names: {
      profile: 'Descrivi l’azienda e aggiungi il logo',
      office: 'Aggiungi una sede',
      pipeline: 'Imposta le fasi di selezione',
      job: 'Pubblica il primo annuncio',
      member: 'Invita un secondo membro',
    },
  },
};
