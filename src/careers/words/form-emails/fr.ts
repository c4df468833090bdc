/** The emails that the forms of career sites send, in French. */

import type { FormEmailWords } from './dictionary.ts';

export const fr: FormEmailWords = {
  confirmation: {
    subject: 'Nous avons bien reçu votre candidature\u00A0: {job}',
    text: 'Bonjour,\n\nMerci d’avoir postulé à l’offre «\u00A0{job}\u00A0» chez {company}. Votre candidature nous est bien parvenue et a été transmise à {company}, qui vous recontactera.\n\nL’offre\u00A0: {url}\n\nSi vous n’avez pas postulé vous-même, quelqu’un a saisi votre adresse par erreur. Vous pouvez ignorer ce message.\n\n{site}\n\nCe message a été envoyé automatiquement\u00A0; les réponses ne sont pas lues.',
  },
  link: {
    subject: 'Vos candidatures chez {company}',
    text: 'Bonjour,\n\nVous avez demandé le lien vers vos candidatures et vos données chez {company}. Il est valable 30 jours.\n\nSi ce n’était pas vous, ignorez ce message.\n\n{site}',
  },
  code: {
    subject: 'Votre code : {code}',
    text: 'Bonjour,\n\n{code} est le code qui supprime définitivement vos données chez {company}. Il est valable 15 minutes.\n\nSi vous ne le souhaitez pas, ne communiquez pas ce code. Rien n’est supprimé sans lui.\n\n{site}',
  },
  certificate: {
    subject: 'Vos données chez {company} ont été supprimées',
    text: 'Bonjour,\n\nVos données chez {company} ont été supprimées le {time}.\n\nPersonne : {candidate}\nCandidatures : {applications}\nEnregistrements : {tables}\n\nCe message a été envoyé automatiquement ; les réponses ne sont pas lues.\n\n{site}',
  },
};
