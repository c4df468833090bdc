/** The words of job alerts in Italian. */

import type { AlertWordsWith } from './dictionary.ts';

export const it: AlertWordsWith<'one' | 'many' | 'other'> = {
  heading: 'Offerte via e-mail',
  about: 'Ti scriviamo quando ci sono nuove offerte per questa ricerca, e solo allora.',
  search: 'La tua ricerca',
  emailHint: 'Inviamo un link a questo indirizzo. L’avviso parte quando lo confermi da lì.',
  frequency: 'Con quale frequenza?',
  frequencies: { daily: 'Ogni giorno', weekly: 'Ogni settimana' },
  send: 'Crea l’avviso',
  back: 'Torna alle offerte',
  tooMany: 'In questo momento riceviamo molte richieste. Attendi un po’ e invia di nuovo la tua.',
  refused: {
    heading: 'L’invio non è riuscito',
    text: 'Torna indietro, apri di nuovo la pagina e invia da lì.',
  },
  sent: {
    heading: 'Controlla la tua posta',
    text: 'Se l’indirizzo è corretto, un messaggio con un link è in arrivo. Il link è valido per sette giorni.',
  },
  confirm: { heading: 'Attivare questo avviso?', button: 'Attiva l’avviso' },
  confirmed: {
    heading: 'Il tuo avviso è attivo',
    text: 'Ogni messaggio contiene un link per modificarlo o eliminarlo.',
  },
  full: {
    heading: 'Hai troppi avvisi',
    text: 'Un indirizzo può avere al massimo {max} avvisi. Eliminane uno con il link che trovi nei suoi messaggi, poi apri di nuovo questo link.',
  },
  manage: {
    heading: 'Il tuo avviso',
    save: 'Salva',
    saved: 'Modifiche salvate.',
    end: 'Elimina questo avviso',
  },
  end: {
    heading: 'Eliminare questo avviso?',
    text: 'Non riceverai altri messaggi per questa ricerca e cancelleremo il tuo indirizzo.',
    button: 'Elimina l’avviso',
  },
  ended: {
    heading: 'L’avviso è stato eliminato',
    text: 'Con l’avviso abbiamo cancellato anche il tuo indirizzo.',
    again: 'Crealo di nuovo',
  },
  gone: {
    heading: 'Questo link non è più valido',
    text: 'L’avviso è stato eliminato oppure non è stato confermato entro sette giorni. Puoi crearne uno nuovo sotto ogni elenco di offerte.',
  },
  emails: {
    confirm: {
      subject: 'Conferma: offerte di {site} via e-mail',
      text: 'Ciao,\n\nqualcuno, probabilmente tu, vuole ricevere nuove offerte a questo indirizzo. La ricerca:\n{search}\n\nPer attivare l’avviso, apri questo link entro sette giorni:\n{url}\n\nSe la richiesta non è tua, puoi ignorare questo messaggio. Non ne arriveranno altri e l’indirizzo sarà cancellato.\n\n{site}\n\nQuesto messaggio è stato inviato automaticamente; le risposte non vengono lette.',
    },
    known: {
      subject: 'Hai già questo avviso su {site}',
      text: 'Ciao,\n\nqualcuno, probabilmente tu, vuole ricevere nuove offerte a questo indirizzo. La ricerca:\n{search}\n\nHai già questo avviso. Qui puoi modificarlo o eliminarlo:\n{url}\n\n{site}\n\nQuesto messaggio è stato inviato automaticamente; le risposte non vengono lette.',
    },
    alert: {
      subject: '{counted}: {search}',
      counted: {
        one: '{count} nuova offerta',
        many: '{count} di nuove offerte',
        other: '{count} nuove offerte',
      },
      countedMany: 'Più di {count} nuove offerte',
      all: 'Tutte le offerte di questa ricerca',
      change: 'Modifica o elimina questo avviso',
      why: 'Hai richiesto questo messaggio su {site}. Le risposte non vengono lette.',
    },
  },
};
