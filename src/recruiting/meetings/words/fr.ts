/** The words of meetings in French. */

import type { Words } from './dictionary.ts';

export const fr: Words = {
  emails: {
    request: {
      subject: 'Invitation\u00A0: {title}',
      lead: '{company} vous invite à un entretien.',
    },
    update: {
      subject: 'Modifié\u00A0: {title}',
      lead: '{company} a modifié un entretien avec vous. Voici les nouvelles informations\u00A0:',
    },
    cancel: { subject: 'Annulé\u00A0: {title}', lead: '{company} a annulé cet entretien\u00A0:' },
    join: 'Pour participer\u00A0: {url}',
  },
  pages: {
    waiting: {
      heading: 'Entretien avec {company}',
      text: 'Vous pourrez participer depuis cette page au début de l’entretien\u00A0: ouvrez-la de nouveau à ce moment-là. Si rien ne s’ouvre, répondez à l’invitation.',
    },
    canceled: {
      heading: 'Cet entretien est annulé',
      text: '{company} l’a annulé. Personne ne sera présent.',
    },
    over: { heading: 'Cet entretien est terminé', text: 'Il n’est plus possible d’y participer.' },
    unknown: {
      heading: 'Cet entretien n’existe pas',
      text: 'Vérifiez que le lien est complet, tel qu’il figure dans l’invitation.',
    },
  },
  when: 'Quand',
  job: 'Poste',
  skip: 'Aller au contenu',
};
