/** The texts of the account pages in French. */

import type { WordsWith } from './shape.ts';

export const fr: WordsWith<'one' | 'many' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Aller au contenu',
  signOut: 'Se déconnecter',
  signedIn: 'Session ouverte',
  footer: 'Nous ne vous demandons jamais votre mot de passe par e-mail ou par téléphone.',
  languages: 'Langue',

  fields: {
    email: { label: 'Adresse e-mail', hint: '' },
    givenName: { label: 'Prénom', hint: '' },
    familyName: { label: 'Nom', hint: '' },
    password: { label: 'Mot de passe', hint: '' },
    currentPassword: { label: 'Mot de passe actuel', hint: '' },
    chosenPassword: {
      label: 'Choisissez un mot de passe',
      hint: 'Au moins {min} caractères. Plusieurs mots sans lien entre eux sont faciles à retenir et difficiles à deviner.',
    },
    newPassword: {
      label: 'Nouveau mot de passe',
      hint: 'Au moins {min} caractères. Plusieurs mots sans lien entre eux sont faciles à retenir et difficiles à deviner.',
    },
    code: {
      label: 'Code',
      hint: 'Le code à six chiffres de votre application d’authentification.',
    },
    recoveryCode: {
      label: 'Code de récupération',
      hint: 'L’un des codes que vous avez enregistrés en configurant l’authentification à deux facteurs. Chaque code ne sert qu’une fois.',
    },
    applicationName: {
      label: 'Nom',
      hint: 'Ce nom s’affiche lorsque l’application demande un accès.',
    },
    redirectUris: {
      label: 'URL de redirection',
      hint: 'Une par ligne, {max} au plus. Utilisez https, ou http pour 127.0.0.1, [::1] ou localhost.',
    },
    newEmail: {
      label: 'Nouvelle adresse e-mail',
      hint: 'Nous enverrons un lien à cette adresse. Votre adresse change lorsque vous y confirmez la modification.',
    },
    companySubdomain: { label: 'Sous-domaine de l’entreprise', hint: '' },
    language: { label: 'Langue', hint: 'Pour ces pages et pour les e-mails que vous recevez.' },
    timezone: { label: 'Fuseau horaire', hint: 'Pour les heures affichées sur ces pages.' },
  },

  faultHeading: 'Veuillez vérifier votre saisie',
  faultOf: '{field}\u00A0: {fault}',
  faults: {
    required: 'Ce champ est obligatoire.',
    too_short: 'C’est trop court. Utilisez au moins {min} caractères.',
    too_long: 'C’est trop long. Utilisez {max} caractères au plus.',
    common: 'Ce mot de passe est trop répandu et facile à deviner. Veuillez en choisir un autre.',
    same_as_email: 'Le mot de passe ne doit pas être votre adresse e-mail.',
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
    wrong_code: 'Ce code est incorrect ou a déjà été utilisé. Saisissez le dernier code.',
    unchanged: 'C’est votre mot de passe actuel. Choisissez-en un nouveau.',
    not_subdomain: 'Ce n’est pas le sous-domaine de l’entreprise.',
    not_email: 'Cette adresse e-mail n’est pas valide.',
    same_email: 'C’est déjà votre adresse e-mail.',
    not_listed: 'Choisissez l’une des valeurs proposées.',
    too_many: 'Il y en a trop. Indiquez-en {max} au plus.',
    not_redirect:
      'Chaque ligne doit être une URL complète sans fragment\u00A0: https, ou http pour 127.0.0.1, [::1] ou localhost.',
  },

  roles: { Viewer: 'Lecteur', Recruiter: 'Recruteur', Admin: 'Administrateur' },

  scopes: {
    profile: 'Voir votre nom, votre adresse e-mail et votre rôle.',
    company:
      'Voir l’entreprise\u00A0: son profil, ses sites, ses processus de recrutement, son équipe et ses entreprises partenaires.',
    'jobs:read':
      'Voir les offres, les entreprises partenaires et les publications sur les réseaux sociaux.',
    'jobs:write':
      'Créer, modifier, publier et archiver des offres, gérer les entreprises partenaires et publier sur les réseaux sociaux.',
    'applicants:read': 'Voir les candidatures\u00A0: informations, fichiers et avancement.',
    'applicants:write': 'Créer et modifier des candidatures et les faire passer d’étape en étape.',
    mcp: 'Utiliser en votre nom tous les outils du serveur d’outils. Cette application peut y voir et y faire tout ce que votre rôle permet.',
  },
  adminPowers: {
    company: 'Modifier l’entreprise, ses sites, ses processus de recrutement et son équipe.',
    jobs: 'Supprimer des offres.',
    applicants: 'Supprimer des candidatures.',
    webhooks: 'Envoyer les modifications à d’autres adresses web (webhooks).',
  },

  signIn: {
    title: 'Se connecter',
    application: 'pour continuer vers {application}',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié\u00A0?',
    notices: {
      signed_out: 'Déconnexion effectuée.',
      password_set: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
      account_deleted: 'Votre compte est supprimé.',
      joined: 'Vous avez rejoint l’entreprise. Connectez-vous pour continuer.',
    },
  },
  secondFactor: {
    title: 'Authentification à deux facteurs',
    intro:
      'Saisissez le code de votre application d’authentification. Si vous ne l’avez pas sous la main, utilisez un code de récupération ci-dessous.',
    submit: 'Continuer',
    useRecoveryCode: 'Utiliser un code de récupération',
  },
  start: {
    title: 'Bienvenue',
    intro:
      'Connectez-vous pour gérer votre compte, vos sessions et les applications qui agissent en votre nom.',
    settings: 'Accéder à vos paramètres',
    developers: 'Pour le développement',
    reference: 'Référence de l’API',
    referenceNote: 'Tous les points de terminaison, avec des exemples et le document OpenAPI.',
  },
  forgot: {
    title: 'Mot de passe oublié\u00A0?',
    intro:
      'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'S’il existe un compte avec cette adresse, nous lui avons envoyé un lien. Le lien est valable une heure.',
    notArrived: 'Pas d’e-mail\u00A0? Vérifiez votre dossier de courrier indésirable.',
    again: 'Demander un autre lien',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    account: 'Pour le compte {email}.',
    effect:
      'Vos sessions prendront fin sur tous vos appareils, y compris celui-ci, et toutes les applications que vous avez autorisées perdront leur accès.',
    submit: 'Enregistrer le mot de passe',
  },
  invitation: {
    title: 'Rejoindre {company}',
    intro: 'Vous avez reçu une invitation à rejoindre {company}. Votre rôle\u00A0: {role}.',
    isNew: 'Un compte sera créé pour {email}.',
    isMember: 'Vous rejoignez l’entreprise avec votre compte {email}.',
    submit: 'Rejoindre',
  },

  consent: {
    title: 'Autoriser l’accès\u00A0?',
    heading: '{application} demande un accès',
    application: 'Application',
    account: 'Compte',
    company: 'Entreprise',
    companyChoice: 'Pour quelle entreprise\u00A0?',
    noCompanyChosen: 'Choisissez une entreprise pour cette application.',
    companyWithRole: '{company} ({role})',
    powers: 'Cette application pourra\u00A0:',
    broad: 'Accès étendu',
    adminPowers: 'Et dans les entreprises où votre rôle est Administrateur\u00A0:',
    limit: 'Elle ne peut jamais faire plus que ce que permet votre rôle ({role}).',
    limitOfChoice:
      'Elle ne peut jamais faire plus que ce que permet votre rôle dans l’entreprise choisie.',
    lasting:
      'L’accès prend fin après deux ans sans utilisation. Vous pouvez y mettre fin à tout moment dans {place}.',
    place: 'Paramètres › Applications connectées',
    next: 'La redirection se fera ensuite vers {host}.',
    nextLoopback: 'La redirection se fera ensuite vers une application de cet ordinateur.',
    publisher: 'Publiée par',
    unproven:
      'L’application a choisi ce nom elle-même. Nous savons seulement qu’elle est publiée par {host}.',
    unprovenLoopback:
      'N’importe quel programme de cet ordinateur peut se faire passer pour cette application.',
    caution:
      'N’autorisez qu’un accès que vous avez demandé vous-même, et à une application en laquelle vous avez confiance.',
    allow: 'Autoriser',
    deny: 'Refuser',
  },

  settings: {
    title: 'Paramètres',
    sections: {
      profile: 'Profil',
      password: 'Mot de passe',
      second_factor: 'Authentification à deux facteurs',
      sessions: 'Sessions',
      applications: 'Applications connectées',
      connections: 'Comptes connectés',
      delete_account: 'Supprimer le compte',
      delete_company: 'Supprimer l’entreprise',
      company_applications: 'Applications de l’entreprise',
      developer_applications: 'Applications de développeur',
    },
    notices: {
      company_closing: 'L’entreprise va être supprimée. Ses administrateurs reçoivent un e-mail.',
      company_kept: 'La suppression est annulée. L’entreprise est comme avant.',
      saved: 'Vos modifications sont enregistrées.',
      email_link_sent:
        'Nous avons envoyé un lien à votre nouvelle adresse. Ouvrez-le pour terminer la modification. D’ici là, votre adresse actuelle reste valable.',
      email_changed:
        'Votre adresse e-mail a été modifiée. Toutes les autres sessions sont terminées.',
      password_changed:
        'Votre mot de passe a été modifié. Toutes les autres sessions sont terminées et les applications n’ont plus accès.',
      session_ended: 'La session est terminée.',
      sessions_ended: 'Toutes les autres sessions sont terminées.',
      webhook_deleted: 'Le webhook est supprimé.',
      disconnected: 'L’application est déconnectée.',
      account_connected: 'Le compte est connecté.',
      account_disconnected:
        'Le compte est déconnecté et son accès est révoqué chez le fournisseur.',
      account_disconnected_here:
        'Le compte est déconnecté ici. Son accès n’a pas été révoqué chez le fournisseur, car une autre connexion l’utilise encore ou le fournisseur n’a pas répondu. Vous pouvez le révoquer dans vos paramètres chez le fournisseur.',
      application_registered: 'L’application est enregistrée.',
      application_disabled: 'L’application est désactivée. Son accès est suspendu.',
      application_enabled: 'L’application est activée.',
      second_factor_removed:
        'L’authentification à deux facteurs est désactivée. Vous vous connectez désormais avec votre mot de passe seulement.',
    },
  },
  deleteAccount: {
    title: 'Supprimer le compte',
    intro: 'Votre compte {email} est supprimé immédiatement. Il ne peut pas être restauré.',
    effect:
      'Vous quittez vos entreprises, toutes vos sessions prennent fin et les applications perdent l’accès que vous avez autorisé. Ce que vous avez écrit reste aux entreprises, comme écrit par un ancien membre.',
    onlyAdmin:
      'Vous êtes le seul administrateur de {companies}. Nommez-y d’abord un autre administrateur ou supprimez l’entreprise.',
    submit: 'Supprimer mon compte',
  },
  deleteCompany: {
    title: 'Supprimer l’entreprise',
    intro:
      'Tout ce qui appartient à l’entreprise est supprimé : offres, candidats, candidatures, fichiers, e-mails et réglages. Cela a lieu {days} après votre confirmation. D’ici là, tout administrateur peut l’annuler ici.',
    effect:
      'Dès votre confirmation, ses offres et ses pages carrières disparaissent, aucun membre ni aucune application n’a accès et les webhooks ne reçoivent rien.',
    exportFirst: 'Exportez tout d’abord : rien ne pourra être restauré.',
    none: 'Vous n’êtes administrateur d’aucune entreprise.',
    confirm: 'Saisissez-le pour confirmer : {subdomain}',
    submit: 'Supprimer {company}',
    closing: '{company} sera supprimée le {moment}.',
    cancel: 'Conserver {company}',
    removing: '{company} est en cours de suppression.',
  },
  profile: {
    title: 'Profil',
    submit: 'Enregistrer',
    browserLanguage: 'Comme le navigateur ({language})',
    noTimezone: 'UTC (aucun fuseau horaire choisi)',
    emailHeading: 'Adresse e-mail',
    currentEmail: 'Adresse actuelle',
    changeEmail: 'Envoyer le lien',
    companies: 'Entreprises',
    none: 'Vous n’appartenez à aucune entreprise.',
  },
  confirmEmail: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    intro: 'Votre compte {email} utilisera l’adresse {newEmail}.',
    effect:
      'Vous vous connecterez avec la nouvelle adresse et nous y enverrons tous les e-mails. Toutes vos autres sessions prendront fin.',
    submit: 'Modifier l’adresse',
  },
  password: {
    title: 'Mot de passe',
    intro:
      'Modifier votre mot de passe met fin à toutes vos autres sessions et à l’accès de toutes les applications que vous avez autorisées.',
    submit: 'Modifier le mot de passe',
  },
  secondFactorSettings: {
    title: 'Authentification à deux facteurs',
    off: 'L’authentification à deux facteurs est désactivée. Lorsqu’elle est activée, vous vous connectez avec votre mot de passe et un code d’une application de votre téléphone.',
    start: 'Configurer',
    scan: 'Scannez ce code QR avec une application d’authentification.',
    picture: 'Code QR pour l’application d’authentification',
    open: 'Ouvrir l’application d’authentification sur cet appareil',
    secret: 'Ou saisissez cette clé dans l’application\u00A0:',
    confirmIntro: 'Saisissez ensuite le code de l’application.',
    confirm: 'Activer',
    cancel: 'Annuler',
    on: 'L’authentification à deux facteurs est activée depuis le {moment}.',
    codesLeft: {
      one: 'Il vous reste {count} code de récupération.',
      many: 'Il vous reste {count} de codes de récupération.',
      other: 'Il vous reste {count} codes de récupération.',
    },
    renewHeading: 'Nouveaux codes de récupération',
    renewIntro: 'Vos anciens codes ne fonctionneront plus.',
    renew: 'Générer de nouveaux codes',
    removeHeading: 'Désactiver l’authentification à deux facteurs',
    removeIntro: 'Vous vous connecterez alors avec votre mot de passe seulement.',
    remove: 'Désactiver',
  },
  recoveryCodes: {
    title: 'Codes de récupération',
    intro:
      'Gardez ces codes là où vous pourrez les trouver sans votre téléphone, par exemple sur papier ou dans un gestionnaire de mots de passe. Chaque code remplace une fois le code de votre application.',
    once: 'Vous ne pourrez plus les afficher.',
    back: 'Je les ai enregistrés',
  },
  sessions: {
    unknownDevice: 'Appareil inconnu',
    title: 'Sessions',
    intro:
      'Les appareils sur lesquels vous avez ouvert une session. Si vous ne reconnaissez pas une session, terminez-la et modifiez votre mot de passe.',
    since: 'Connexion le',
    lastSeen: 'Dernière activité',
    isThis: 'Cette session',
    end: 'Terminer',
    endOthers: 'Terminer toutes les autres sessions',
    recent: 'Connexions récentes',
    outcomes: { success: 'Connecté', failure: 'Échec', refused: 'Bloqué' },
    address: 'Adresse IP',
  },
  applications: {
    title: 'Applications connectées',
    intro: 'Ces applications agissent en votre nom, dans les limites de votre rôle.',
    none: 'Aucune application n’est connectée à votre compte.',
    company: 'Entreprise',
    since: 'Connectée le',
    lastUsed: 'Dernière utilisation',
    never: 'Jamais',
    powers: 'Ce qu’elle peut faire',
    disconnect: 'Déconnecter',
    publisher: 'Publiée par',
    more: 'Il y a plus d’applications que celles affichées ici. Déconnectez-en quelques-unes pour voir les autres.',
    webhooks: 'Supprimer aussi les webhooks qu’elle a créés',
  },
  connections: {
    intro:
      '{company} utilise ces comptes pour les réunions et pour publier sur les réseaux sociaux. Nous conservons l’accès chiffré et ne l’utilisons pour rien d’autre.',
    viewer: 'Les recruteurs et les administrateurs peuvent connecter des comptes.',
    groups: { meetings: 'Visioconférences', posts: 'Réseaux sociaux' },
    notConfigured: 'L’exploitant de ce service ne propose plus ce fournisseur.',
    unavailable:
      'Non disponibles, car l’exploitant de ce service ne les a pas configurés\u00A0: {providers}.',
    connect: 'Connecter',
    connectAnother: 'Connecter un autre compte',
    reconnect: 'Reconnecter',
    disconnect: 'Déconnecter',
    account: 'Compte',
    accountAt: '{account} chez {provider}',
    person: 'Connecté par',
    people: { you: 'Vous', other: 'Un autre membre' },
    since: 'Connecté le',
    statuses: {
      active: 'Connecté',
      reauth_required: 'À reconnecter',
      revoked: 'Déconnecté',
    },
    purposes: {
      google: 'Crée des liens de réunion au moyen d’événements dans l’agenda du compte.',
      zoom: 'Crée des liens de réunion.',
      linkedin: 'Publie en votre nom ou au nom d’une organisation.',
      facebook: 'Publie au nom d’une page.',
      instagram: 'Publie des images au nom d’un compte professionnel lié à une page.',
      twitter: 'Publie au nom du compte.',
      tiktok: 'Publie des images au nom du compte.',
    },
    problems: {
      not_configured: 'L’exploitant de ce service n’a pas configuré ce fournisseur.',
      full: 'L’entreprise a atteint le nombre maximal de comptes connectés. Déconnectez-en d’abord un.',
      denied: 'Aucun compte n’a été connecté\u00A0: l’accès a été refusé chez le fournisseur.',
      over: 'Aucun compte n’a été connecté\u00A0: la demande a expiré ou a été commencée ailleurs. Réessayez.',
      unreachable:
        'Aucun compte n’a été connecté\u00A0: le fournisseur n’a pas répondu. Réessayez dans un instant.',
      refused:
        'Aucun compte n’a été connecté\u00A0: le fournisseur a refusé la demande. Réessayez. Si le problème persiste, contactez l’exploitant de ce service.',
      no_account:
        'Aucun compte n’a été connecté\u00A0: vous n’avez autorisé l’accès ni à une page, ni à un compte professionnel lié à une page.',
      missing_scope:
        'Aucun compte n’a été connecté\u00A0: une autorisation nécessaire manque. Réessayez en laissant toutes les autorisations cochées.',
    },
    chooseTitle: 'Choisissez un compte chez {provider}',
    chooseIntro:
      'Vous avez plusieurs comptes. Choisissez celui à connecter\u00A0; vous pourrez en connecter d’autres plus tard.',
    back: 'Revenir sans connecter',
  },
  companyApplications: {
    title: 'Applications de {company}',
    intro:
      'Les applications que des membres ont connectées à {company}. Une application que vous déconnectez perd son accès.',
    none: 'Aucune application n’est connectée à cette entreprise.',
    person: 'Membre',
    companies: 'Entreprises',
    pages: 'Pages',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    left: 'Webhooks d’applications déconnectées',
    leftIntro:
      'Ces webhooks envoient toujours des données. Les applications qui les ont créés ne sont plus connectées.',
    application: 'Application',
    deleteWebhook: 'Supprimer',
  },
  developerApplications: {
    title: 'Applications de développeur de {company}',
    intro:
      'Les applications enregistrées ici ne peuvent demander un accès qu’aux membres de {company}. Elles n’ont aucun accès tant qu’un membre ne l’autorise pas.',
    none: 'Aucune application n’est enregistrée.',
    register: 'Enregistrer une application',
    full: 'L’entreprise a atteint le maximum de {max} applications. Réutilisez-en une dont vous n’avez plus besoin.',
    clientId: 'ID client',
    kind: 'Type',
    kinds: { confidential: 'Confidentielle (avec secret)', public: 'Publique (sans secret)' },
    redirectUris: 'URL de redirection',
    members: 'Membres qui l’ont autorisée',
    powers: 'Autorisations possibles',
    disabled: 'Désactivée',
    disabledByOperator: 'Désactivée par l’exploitant. Contactez-nous pour en connaître la raison.',
    change: 'Modifier',
    disable: 'Désactiver',
    enable: 'Activer',
  },
  developerApplication: {
    changeTitle: 'Modifier {application}',
    kindChoice: 'Où l’application s’exécute-t-elle\u00A0?',
    kindNotes: {
      confidential: 'Sur votre serveur, qui peut garder un secret',
      public:
        'Dans un navigateur ou sur un appareil, qui ne peut pas garder de secret\u00A0; elle doit utiliser PKCE',
    },
    scopes: 'Que peut demander l’application\u00A0?',
    noScope: 'Choisissez ce que l’application peut demander.',
    later:
      'Les modifications s’appliquent aux nouvelles demandes. Les accès existants restent tels quels jusqu’à leur déconnexion.',
    register: 'Enregistrer',
    save: 'Enregistrer',
    secret: 'Secret',
    secretIntro:
      'Un nouveau secret fonctionne immédiatement. Le précédent fonctionne encore 24 heures.',
    rotate: 'Créer un nouveau secret',
    rotateAtOnce: 'Créer un nouveau secret et révoquer l’ancien tout de suite',
    back: 'Retour aux applications',
  },
  clientSecret: {
    title: 'Secret de {application}',
    intro:
      'Conservez-le là où seul votre serveur peut le lire. Quiconque le possède peut agir comme votre application.',
    once: 'Vous ne pourrez plus l’afficher.',
    clientId: 'ID client',
    secret: 'Secret client',
    until: 'Le secret précédent fonctionne jusqu’au {moment}.',
    ended: 'Les secrets précédents ne fonctionnent plus.',
    back: 'Je l’ai enregistré',
  },

  messages: {
    unknown_client: {
      title: 'Application inconnue',
      text: 'L’application d’où vous venez a utilisé un ID client que nous ne connaissons pas. Rien ne lui a été envoyé. Veuillez le signaler à l’équipe qui la développe. L’ID client était\u00A0:',
      link: 'Accéder à vos paramètres',
    },
    client_document: {
      title: 'Cette application n’a pas pu être vérifiée',
      text: 'L’application s’identifie par un document à sa propre adresse, et nous ne pouvons pas accepter ce document. Rien ne lui a été envoyé. Veuillez le signaler à l’équipe qui la développe. L’adresse et la raison\u00A0:',
      link: 'Accéder à vos paramètres',
    },
    redirect_mismatch: {
      title: 'Redirection non autorisée',
      text: 'L’application a demandé à vous rediriger vers une adresse qui n’est pas enregistrée pour elle. Rien ne lui a été envoyé. Veuillez le signaler à l’équipe qui la développe. L’adresse était\u00A0:',
      link: 'Accéder à vos paramètres',
    },
    bad_request: {
      title: 'Requête non valide',
      text: 'Un élément manque ou est illisible. Revenez en arrière et réessayez.',
      link: 'Réessayer',
    },
    form_expired: {
      title: 'Ce formulaire a expiré',
      text: 'Le formulaire est resté ouvert trop longtemps ou n’a pas été envoyé depuis ce site\u00A0; rien n’a été modifié. Revenez en arrière, rechargez la page et réessayez.',
      link: 'Retour à la page',
    },
    too_many: {
      title: 'Trop de tentatives',
      text: 'Attendez quelques minutes, puis réessayez.',
      link: 'Réessayer',
    },
    not_found: {
      title: 'Page introuvable',
      text: 'Cette page n’existe pas.',
      link: 'Accéder à vos paramètres',
    },
    unknown_path: {
      title: 'Page introuvable',
      text: 'Il n’y a pas de page à cette adresse. Vérifiez qu’elle ne contient pas de faute de frappe.',
      link: 'Aller à la page d’accueil',
    },
    email_link_over: {
      title: 'Ce lien n’est plus valable',
      text: 'Le lien a déjà été utilisé, a expiré ou appartient à un autre compte. Pour modifier votre adresse e-mail, demandez un nouveau lien dans vos paramètres.',
      link: 'Accéder à vos paramètres',
    },
    email_taken: {
      title: 'Cette adresse e-mail est déjà utilisée',
      text: 'Un autre compte utilise cette adresse\u00A0; celle de votre compte n’a donc pas été modifiée.',
      link: 'Accéder à vos paramètres',
    },
    link_over: {
      title: 'Ce lien n’est plus valable',
      text: 'Le lien a déjà été utilisé ou a expiré. Pour choisir un mot de passe, vous pouvez demander un nouveau lien. Pour une nouvelle invitation, adressez-vous à la personne qui vous a envoyé l’invitation.',
      link: 'Demander un nouveau lien',
    },
    no_company: {
      title: 'Vous n’appartenez à aucune entreprise',
      text: 'Vous ne pouvez donner à des applications l’accès qu’à une entreprise dont vous faites partie. Demandez une invitation à un administrateur de votre entreprise.',
      link: 'Accéder à vos paramètres',
    },
    other_company: {
      title: 'Cette application est réservée aux membres d’une autre entreprise',
      text: 'Seuls les membres de l’entreprise qui a enregistré cette application peuvent l’autoriser. Si vous y avez un autre compte, déconnectez-vous et connectez-vous avec ce compte.',
      link: 'Accéder à vos paramètres',
    },
    failed: {
      title: 'Une erreur s’est produite de notre côté',
      text: 'Réessayez dans un instant. Si le problème persiste, contactez-nous en indiquant ce numéro\u00A0:',
      link: 'Réessayer',
    },
    method: {
      title: 'Cette page ne peut pas être ouverte de cette façon',
      text: 'Ouvrez la page par son adresse ou depuis un lien.',
      link: 'Ouvrir la page',
    },
    too_large: {
      title: 'Trop de données',
      text: 'Votre envoi dépasse ce que cette page accepte. Revenez en arrière et envoyez-en moins.',
      link: 'Retour à la page',
    },
  },
};
