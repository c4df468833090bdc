/** The words of a candidate's own page in French. */

import type { PortalWords } from './dictionary.ts';

export const fr: PortalWords = {
  heading: 'Vos candidatures',
  about:
    'Chez {company}. Le lien de votre e-mail ouvre cette page pendant 30 jours. Toute personne qui l’a voit la même chose que vous : ne le partagez pas.',
  applications: 'Candidatures',
  none: 'Vous n’avez aucune candidature.',
  status: {
    active: 'En cours',
    closed: 'Close',
    hired: 'Embauche',
    withdrawn: 'Retirée',
  },
  appliedOn: 'Envoyée le {date}',
  withdraw: {
    open: 'Retirer cette candidature',
    text: 'L’entreprise saura que vous n’êtes plus intéressé(e). Vous ne pourrez pas l’annuler vous-même.',
    button: 'Retirer',
  },
  meetings: 'Rendez-vous',
  documents: 'Documents',
  addCv: 'Ajouter un CV',
  upload: 'Envoyer',
  details: 'Vos coordonnées',
  emailHint:
    'Nous écrivons à {email}. Pour changer d’adresse, répondez à un e-mail de l’entreprise.',
  links: 'Profils et sites web, un par ligne',
  linksError: 'Saisissez au plus 20 adresses commençant par https:// ou http://, une par ligne.',
  tooManyDocuments: 'Vous avez ajouté le nombre maximal de documents.',
  changed:
    'Cette information a été modifiée depuis que vous avez ouvert la page. Elle est maintenant : {value}. Enregistrez à nouveau pour la remplacer.',
  save: 'Enregistrer',
  data: 'Vos données',
  downloadHint: 'Un fichier ZIP avec tout ce que l’entreprise conserve sur vous, et vos documents.',
  download: 'Télécharger mes données',
  back: 'Retour',
  notes: {
    withdrawn: 'Votre candidature a été retirée.',
    corrected: 'Vos coordonnées ont été enregistrées.',
    uploaded: 'Votre CV a été ajouté.',
  },
  tooMany: 'Il y a eu trop de tentatives. Veuillez réessayer plus tard.',
  gone: {
    heading: 'Ce lien ne fonctionne pas',
    text: 'Il a expiré ou n’est pas complet. Saisissez votre adresse e-mail et nous vous en enverrons un nouveau.',
  },
  link: {
    heading: 'Recevoir un nouveau lien',
    text: 'Saisissez l’adresse e-mail de votre candidature. Le lien vous parviendra par e-mail.',
    send: 'Envoyer le lien',
  },
  sent: {
    heading: 'Consultez votre messagerie',
    text: 'Si une entreprise connaît cette adresse, le lien est en route.',
  },
  erase: {
    heading: 'Supprimer mes données',
    text: 'Tout ce que {company} conserve sur vous sera supprimé définitivement et vos candidatures prendront fin. Pour votre sécurité, nous vous envoyons d’abord un code par e-mail.',
    send: 'Envoyer un code à {email}',
    again: 'Envoyer un autre code',
    sent: 'Nous avons envoyé un code à {email}. Il est valable 15 minutes.',
    code: 'Code',
    button: 'Supprimer définitivement',
    wrong: 'Ce code est incorrect ou a expiré.',
  },
  erased: {
    heading: 'Vos données ont été supprimées',
    text: 'Nous vous avons envoyé une attestation par e-mail. Ce lien ne fonctionne plus.',
  },
  held: {
    heading: 'Votre demande a été enregistrée',
    text: 'Vos données doivent être conservées pour l’instant pour des raisons juridiques. L’entreprise vous répondra au plus tard le {date}.',
  },
};
