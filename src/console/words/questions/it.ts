/** The words of questions of application forms and of their rules in Italian. */
import type { QuestionsWords } from './en.ts';

export const words: QuestionsWords = {
  title: 'Domande',
  about: 'Ciò che i moduli di candidatura possono chiedere. Ogni offerta sceglie tra queste.',
  empty: 'La tua azienda non pone ancora domande.',
  newQuestion: 'Nuova domanda',
  newHint: 'Scegli il tipo di risposta.',
  newTitle: 'Nuova domanda: {kind}',
  text: 'Domanda',
  help: 'Indicazione sotto la domanda',
  used: {
    one: '{count} offerta pone questa domanda. Dopo il salvataggio pone la nuova versione. Le risposte restano legate al testo a cui rispondevano.',
    many: '{count} di offerte pongono questa domanda. Dopo il salvataggio pongono la nuova versione. Le risposte restano legate al testo a cui rispondevano.',
    other:
      '{count} offerte pongono questa domanda. Dopo il salvataggio pongono la nuova versione. Le risposte restano legate al testo a cui rispondevano.',
  },
  delete: 'Elimina domanda',
  deleteTitle: 'Eliminare questa domanda?',
  deleteText: 'Le risposte date restano con le loro candidature.',
  inUse: 'Un’offerta pone ancora questa domanda. Toglila prima dal suo modulo.',
  faults: {
    help: 'Inserisci al massimo 1000 caratteri su una riga.',
    options:
      'Una scelta richiede almeno due opzioni. Un’opzione citata da una regola non può essere tolta.',
  },
  notices: {
    created: 'La domanda è stata creata.',
    saved: 'La domanda è stata salvata.',
    deleted: 'La domanda è stata eliminata.',
    added: 'La domanda è stata aggiunta.',
    changed: 'Il modulo è stato salvato.',
    removed: 'La domanda non è più in questo modulo.',
  },
  form: {
    title: '{job}: domande',
    heading: 'Che cosa chiede il modulo',
    standard: 'Nome, e-mail, telefono e CV si chiedono sempre.',
    none: 'Questa offerta non pone domande proprie.',
    add: 'Aggiungi una domanda',
    choose: 'Domanda',
    addSubmit: 'Aggiungi',
    full: 'Un modulo ha al massimo 30 domande.',
    allAsked: 'Tutte le domande della tua azienda sono in questo modulo.',
    askAdmin: 'Le nuove domande le scrivono gli amministratori.',
    preview: 'Modulo di candidatura',
    previewHint: 'Come lo vedono i candidati.',
    remove: 'Togli dal modulo',
    editText: 'Modifica la domanda',
  },
  rule: {
    title: 'Regola',
    about:
      'Una regola esamina una risposta. Non si applica mai a una domanda senza risposta, e nulla viene messo in classifica.',
    textHint: 'Il testo libero non ha regole: la stessa cosa si dice in molti modi.',
    none: 'Nessuna regola',
    when: 'Se la risposta',
    value: 'Valore',
    operators: {
      is: 'è',
      is_not: 'non è',
      includes: 'comprende',
      excludes: 'non comprende',
      at_least: 'è almeno',
      at_most: 'è al massimo',
      before: 'è prima del',
      after: 'è dopo il',
    },
    effect: 'Allora',
    effects: {
      flag: 'segnala la candidatura',
      reject: 'rifiuta la candidatura',
    },
    flagHint: 'Il tuo team vede il segno e decide.',
    rejectHint:
      'La candidatura viene rifiutata subito. La sua e-mail attende almeno un giorno, indica il motivo e ha un link per chiedere l’esame da parte di una persona. Il modulo dice che le risposte possono chiudere la candidatura.',
    adminOnly: 'Solo un amministratore può aggiungere o modificare una regola che rifiuta.',
    reason: 'Motivo',
    reasonHint: 'Lo vede il tuo team. Anche il candidato, se la regola rifiuta.',
    sentence: 'La risposta {operator} {value}: {effect}',
    marks: {
      flag: 'Segnala',
      reject: 'Rifiuta',
    },
    try: 'Prova sulle candidature passate',
    tryHint: 'Conta le ultime 200 candidature a questa offerta. Non cambia nulla.',
    tried: 'Avrebbe fermato {stopped} risposte su {answered}. Assunti tra queste: {hired}.',
    triedAll:
      'Tutte le regole: {stopped} fermate su {count} candidature recenti. Assunti tra queste: {hired}.',
    triedNone: 'Nessuno si è ancora candidato a questa offerta.',
    faults: {
      value: 'Inserisci un valore che può essere una risposta.',
      reason: 'Una regola che rifiuta richiede un motivo nella lingua del sito carriere.',
    },
  },
};
