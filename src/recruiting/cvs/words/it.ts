/** The paragraphs about CVs that could not be read, in Italian. */
import type { Words } from './dictionary.ts';

export const it: Words = {
  no_text:
    'Riguardo al tuo curriculum: il file è arrivato e {company} può aprirlo. Il nostro programma non è riuscito a leggerne il testo, probabilmente perché si tratta di una scansione o di un’immagine. Non devi fare nulla. Se hai anche una versione con il testo selezionabile, per esempio un PDF salvato da un programma di scrittura, puoi inviarla quando {company} ti scriverà: basta rispondere a quel messaggio.',
  encrypted:
    'Riguardo al tuo curriculum: il file è arrivato, ma è protetto da una password e {company} potrebbe non riuscire ad aprirlo. Se hai una versione senza password, puoi inviarla quando {company} ti scriverà: basta rispondere a quel messaggio.',
  corrupt:
    'Riguardo al tuo curriculum: il file è arrivato, ma sembra danneggiato e {company} potrebbe non riuscire ad aprirlo. Controlla se si apre sul tuo dispositivo. Puoi inviare una versione integra quando {company} ti scriverà: basta rispondere a quel messaggio.',
  too_large:
    'Riguardo al tuo curriculum: il file è arrivato e {company} può aprirlo. È troppo grande perché il nostro programma possa leggerne il testo. Non devi fare nulla. Se hai anche una versione più breve, puoi inviarla quando {company} ti scriverà: basta rispondere a quel messaggio.',
  failed:
    'Riguardo al tuo curriculum: il file è arrivato e {company} può aprirlo. Il nostro programma non è riuscito a leggerne il testo. Non devi fare nulla. Se hai anche una versione in un altro formato, per esempio un PDF salvato da un programma di scrittura, puoi inviarla quando {company} ti scriverà: basta rispondere a quel messaggio.',
};
