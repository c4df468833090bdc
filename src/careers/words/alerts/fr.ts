/** The words of job alerts in French. */

import type { AlertWordsWith } from './dictionary.ts';

export const fr: AlertWordsWith<'one' | 'many' | 'other'> = {
  heading: 'Les offres par e-mail',
  about:
    'Nous vous écrivons quand il y a de nouvelles offres pour cette recherche, et seulement dans ce cas.',
  search: 'Votre recherche',
  emailHint:
    'Nous envoyons un lien à cette adresse. L’alerte démarre dès que vous l’avez confirmée depuis ce lien.',
  frequency: 'À quelle fréquence\u00A0?',
  frequencies: { daily: 'Chaque jour', weekly: 'Chaque semaine' },
  send: 'Créer l’alerte',
  back: 'Retour aux offres',
  tooMany:
    'Nous recevons beaucoup de demandes en ce moment. Veuillez patienter avant d’envoyer la vôtre à nouveau.',
  refused: {
    heading: 'L’envoi n’a pas abouti',
    text: 'Veuillez revenir en arrière, rouvrir la page et refaire l’envoi depuis celle-ci.',
  },
  sent: {
    heading: 'Consultez votre messagerie',
    text: 'Si l’adresse est exacte, un message contenant un lien est en route. Le lien est valable sept jours.',
  },
  confirm: { heading: 'Activer cette alerte\u00A0?', button: 'Activer l’alerte' },
  confirmed: {
    heading: 'Votre alerte est active',
    text: 'Chaque message contient un lien pour la modifier ou y mettre fin.',
  },
  full: {
    heading: 'Vous avez trop d’alertes',
    text: 'Une adresse peut avoir {max} alertes au maximum. Mettez fin à l’une d’elles avec le lien qui figure dans ses messages, puis ouvrez à nouveau ce lien.',
  },
  manage: {
    heading: 'Votre alerte',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    end: 'Mettre fin à cette alerte',
  },
  end: {
    heading: 'Mettre fin à cette alerte\u00A0?',
    text: 'Vous ne recevrez plus de messages pour cette recherche, et nous supprimerons votre adresse de cette alerte.',
    button: 'Mettre fin à l’alerte',
  },
  ended: {
    heading: 'L’alerte est terminée',
    text: 'Nous l’avons supprimée, ainsi que votre adresse.',
    again: 'La créer à nouveau',
  },
  gone: {
    heading: 'Ce lien n’est plus valable',
    text: 'L’alerte est terminée ou n’a pas été confirmée dans les sept jours. Vous pouvez en créer une nouvelle sous chaque liste d’offres.',
  },
  emails: {
    confirm: {
      subject: 'Veuillez confirmer\u00A0: les offres de {site} par e-mail',
      text: 'Bonjour,\n\nQuelqu’un, sans doute vous, souhaite recevoir de nouvelles offres à cette adresse. La recherche\u00A0:\n{search}\n\nPour activer l’alerte, ouvrez ce lien dans les sept jours\u00A0:\n{url}\n\nSi ce n’était pas vous, vous pouvez ignorer ce message. Aucun autre ne suivra, et l’adresse sera supprimée.\n\n{site}\n\nCe message a été envoyé automatiquement\u00A0; les réponses ne sont pas lues.',
    },
    known: {
      subject: 'Vous avez déjà cette alerte sur {site}',
      text: 'Bonjour,\n\nQuelqu’un, sans doute vous, souhaite recevoir de nouvelles offres à cette adresse. La recherche\u00A0:\n{search}\n\nVous avez déjà cette alerte. Vous pouvez la modifier ou y mettre fin ici\u00A0:\n{url}\n\n{site}\n\nCe message a été envoyé automatiquement\u00A0; les réponses ne sont pas lues.',
    },
    alert: {
      subject: '{counted}\u00A0: {search}',
      counted: {
        one: '{count} nouvelle offre',
        many: '{count} de nouvelles offres',
        other: '{count} nouvelles offres',
      },
      countedMany: 'Plus de {count} nouvelles offres',
      all: 'Toutes les offres de cette recherche',
      change: 'Modifier cette alerte ou y mettre fin',
      why: 'Vous avez demandé ce message sur {site}. Les réponses ne sont pas lues.',
    },
  },
};
