/** The texts of emails to users in French. */

import type { MailWords } from '../shape.ts';

export const fr: MailWords = {
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    text: `Un nouveau mot de passe a été demandé pour votre compte Recruiting. Si c’est vous qui l’avez demandé, choisissez-le ici\u00A0:

{link}

Durée de validité du lien\u00A0: {hours}. Il ne peut servir qu’une fois.

Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.
`,
  },
  invitation: {
    subject: 'Invitation à rejoindre {company}',
    text: `Vous avez reçu une invitation à rejoindre {company} sur Recruiting. Rejoignez l’entreprise ici\u00A0:

{link}

Durée de validité du lien\u00A0: {days}. Il ne peut servir qu’une fois.

Si vous ne connaissez pas {company}, ignorez cet e-mail. L’invitation ne peut être acceptée que par vous.
`,
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    text: `Le mot de passe de votre compte Recruiting a été modifié. Vos autres sessions et l’accès de toutes les applications que vous aviez autorisées ont pris fin.

Pour utiliser à nouveau une application, reconnectez-la depuis celle-ci.

Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe\u00A0: ouvrez la page de connexion et sélectionnez «\u00A0Mot de passe oublié\u00A0?\u00A0».
`,
  },
  application_allowed: {
    subject: 'Une application peut désormais agir en votre nom',
    text: `Vous avez autorisé «\u00A0{application}\u00A0» à agir en votre nom pour {company} sur Recruiting.

Vous pouvez mettre fin à cet accès à tout moment\u00A0:

{link}

Si ce n’était pas vous, mettez-y fin et choisissez immédiatement un nouveau mot de passe\u00A0: ouvrez la page de connexion et sélectionnez «\u00A0Mot de passe oublié\u00A0?\u00A0».
`,
  },
  confirm_email: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Quelqu’un a demandé à utiliser cette adresse pour un compte Recruiting. Si c’est vous, confirmez-la ici\u00A0:

{link}

Durée de validité du lien\u00A0: {hours}. Il ne peut servir qu’une fois.

Si ce n’était pas vous, ignorez cet e-mail. Rien ne change.
`,
  },
  email_change_requested: {
    subject: 'Une modification de votre adresse e-mail a été demandée',
    text: `Une personne qui connaît votre mot de passe a demandé à remplacer l’adresse e-mail de votre compte Recruiting par {email}. Nous avons envoyé un lien à cette adresse. Rien ne change tant que la modification n’y est pas confirmée.

Si ce n’était pas vous, modifiez immédiatement votre mot de passe dans Paramètres › Mot de passe. Cela annule aussi la modification.
`,
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: `L’adresse e-mail de votre compte Recruiting est désormais {email}. Nous n’enverrons plus d’e-mails à votre ancienne adresse, et vos autres sessions ont pris fin.

Si ce n’était pas vous, prévenez immédiatement un administrateur de votre entreprise.
`,
  },
  second_factor_added: {
    subject: 'L’authentification à deux facteurs a été activée',
    text: `La connexion à votre compte Recruiting nécessite désormais, en plus de votre mot de passe, un code d’une application.

Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe (ouvrez la page de connexion et sélectionnez «\u00A0Mot de passe oublié\u00A0?\u00A0») et prévenez un administrateur de votre entreprise.
`,
  },
  reconnect: {
    subject: 'Reconnectez {provider}',
    text: `Votre entreprise sur Recruiting ne peut plus utiliser le compte {account} chez {provider}. Les fournisseurs mettent fin à l’accès après un certain temps, ou lorsqu’un mot de passe change.

Reconnectez-le ici pour que tout ce qui l’attend puisse reprendre\u00A0:

{link}
`,
  },
  second_factor_removed: {
    subject: 'L’authentification à deux facteurs a été désactivée',
    text: `Vous vous connectez désormais à votre compte Recruiting avec votre mot de passe seulement.

Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe (ouvrez la page de connexion et sélectionnez «\u00A0Mot de passe oublié\u00A0?\u00A0») et prévenez un administrateur de votre entreprise.
`,
  },
  webhook_failing: {
    subject: 'Le webhook «\u00A0{webhook}\u00A0» échoue',
    text: `Toutes les livraisons à {url} échouent depuis le {moment}.

Chaque livraison est tentée quatre fois. Le journal montre les réponses du destinataire\u00A0: GET /api/plugins/webhooks/{id}/logs.

Après cinq jours sans livraison réussie, le webhook est désactivé.
`,
  },
  webhook_disabled: {
    subject: 'Le webhook «\u00A0{webhook}\u00A0» a été désactivé',
    text: `Toutes les livraisons à {url} échouent depuis le {moment}\u00A0; le webhook a donc été désactivé.

Lorsque le destinataire fonctionne à nouveau, activez le webhook avec PUT /api/plugins/webhooks/{id} et {body}. Pour livrer les événements manqués des 30 derniers jours, appelez POST /api/plugins/webhooks/{id}/recover.
`,
  },
  webhooks_left: {
    subject: 'Des webhooks de «\u00A0{application}\u00A0» envoient toujours des données',
    text: `La connexion de «\u00A0{application}\u00A0» à l’entreprise {company} sur Recruiting par un membre a pris fin. Les webhooks que l’application a créés grâce à elle envoient toujours des données\u00A0:

{body}

Supprimez ceux dont vous n’avez plus besoin\u00A0:

{link}
`,
  },
  sessions_ended: {
    subject: 'Un administrateur a mis fin à vos sessions',
    text: `Un administrateur de l’entreprise {company} sur Recruiting a mis fin à vos sessions sur tous vos appareils, ainsi qu’à l’accès de toutes les applications que vous aviez autorisées à agir en votre nom pour {company}.

Vous êtes toujours membre. Reconnectez-vous ici\u00A0:

{link}

Si vous pensez que quelqu’un d’autre a utilisé votre compte, choisissez un nouveau mot de passe\u00A0: ouvrez la page de connexion et sélectionnez «\u00A0Mot de passe oublié\u00A0?\u00A0».
`,
  },
  account_deleted: {
    subject: 'Votre compte a été supprimé',
    text: `Votre compte Recruiting a été supprimé et vous avez quitté toutes les entreprises.

Si ce n’était pas vous, prévenez immédiatement un administrateur de votre entreprise.
`,
  },
  company_closing: {
    subject: 'Une entreprise va être supprimée',
    text: `{company} sera supprimée de Recruiting le {moment}, avec ses candidats, candidatures, fichiers et réglages. Ses offres ne sont plus publiques et aucun membre n’a accès.

D’ici là, tout administrateur peut l’annuler :

{link}
`,
  },
  company_kept: {
    subject: 'La suppression a été annulée',
    text: `La suppression de {company} sur Recruiting a été annulée. Les membres ont de nouveau accès et ses offres sont publiques comme avant.
`,
  },
  company_deleted: {
    subject: 'L’entreprise a été supprimée',
    text: `{company} a été supprimée de Recruiting. Voici le certificat de suppression. Conservez-le : nous ne gardons aucune copie de ses noms.

{body}
`,
  },
  retention_notice: {
    subject: 'Des candidats seront effacés dans deux semaines',
    text: `Candidats sans activité pendant toute la durée de conservation de votre entreprise\u00A0: {count}. Ils seront effacés, avec leurs fichiers et leurs e-mails, dans\u00A0: {days}.

Pour conserver un candidat, faites-le changer d’étape, envoyez-lui un e-mail ou ajoutez une note d’ici là. La durée de conservation se règle dans /api/hiring-settings.
`,
  },
};
