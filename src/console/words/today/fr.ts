/** The words of Today, in French. */
import type { TodayWords } from './en.ts';

export const words: TodayWords = {
  title: 'Aujourd’hui',
  more: '{number}+',
  all: 'Tout afficher',
  unviewed: {
    title: 'Nouvelles candidatures',
    none: 'Aucune candidature n’attend d’être consultée.',
  },
  late: {
    title: 'Attente trop longue',
    hint: 'Depuis plus longtemps dans leur étape que prévu.',
    none: 'Personne n’attend trop longtemps.',
  },
  meetings: {
    title: 'Rendez-vous du jour',
    none: 'Aucun rendez-vous aujourd’hui.',
    join: 'Rejoindre',
    over: 'terminé',
  },
  mails: { title: 'E-mails non remis' },
  posts: { title: 'Publications non parues' },
  jobs: { title: 'Offres qui expirent bientôt', expires: 'Expire le {date}' },
  webhooks: { title: 'Webhooks en échec', since: 'Depuis le {date}', off: 'Désactivé' },
  requests: {
    title: 'Demandes d’effacement sous conservation légale',
    due: 'Répondre avant le {date}',
    overdue: 'En retard depuis le {date}',
  },
  attention: 'À traiter',
  nothing: 'Rien ne vous attend pour le moment.',
  toJobs: 'Voir les offres',
  steps: {
    title: 'Premiers pas',
    hint: 'Ce qu’il faut à une entreprise avant les premières candidatures. La liste disparaît quand tout est fait.',
    done: 'Fait',
    hide: 'Masquer cette liste',
    names: {
      profile: 'Décrivez votre entreprise et ajoutez son logo',
      office: 'Ajoutez un site',
      pipeline: 'Configurez les étapes de recrutement',
      job: 'Publiez la première offre',
      member: 'Invitez un deuxième membre',
    },
  },
};
