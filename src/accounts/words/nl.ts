/** The texts of the account pages in Dutch. */

import type { WordsWith } from './shape.ts';

export const nl: WordsWith<'one' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Naar de inhoud',
  signOut: 'Afmelden',
  signedIn: 'Aangemeld',
  footer: 'Wij vragen nooit per e-mail of telefoon om uw wachtwoord.',
  languages: 'Taal',

  fields: {
    email: { label: 'E-mailadres', hint: '' },
    givenName: { label: 'Voornaam', hint: '' },
    familyName: { label: 'Achternaam', hint: '' },
    password: { label: 'Wachtwoord', hint: '' },
    currentPassword: { label: 'Huidig wachtwoord', hint: '' },
    chosenPassword: {
      label: 'Kies een wachtwoord',
      hint: 'Minimaal {min} tekens. Een paar woorden zonder samenhang zijn makkelijk te onthouden en moeilijk te raden.',
    },
    newPassword: {
      label: 'Nieuw wachtwoord',
      hint: 'Minimaal {min} tekens. Een paar woorden zonder samenhang zijn makkelijk te onthouden en moeilijk te raden.',
    },
    code: { label: 'Code', hint: 'De zescijferige code uit uw authenticator-app.' },
    recoveryCode: {
      label: 'Herstelcode',
      hint: 'Een van de codes die u bewaarde toen u tweefactorauthenticatie instelde. Elke code werkt één keer.',
    },
    applicationName: {
      label: 'Naam',
      hint: 'Deze naam is te zien wanneer de toepassing om toegang vraagt.',
    },
    redirectUris: {
      label: 'Omleidings-URL’s',
      hint: 'Eén per regel, maximaal {max}. Gebruik https, of http voor 127.0.0.1, [::1] of localhost.',
    },
    newEmail: {
      label: 'Nieuw e-mailadres',
      hint: 'Wij sturen een link naar dit adres. Uw adres verandert wanneer u de wijziging daar bevestigt.',
    },
    companySubdomain: { label: 'Subdomein van het bedrijf', hint: '' },
    language: { label: 'Taal', hint: 'Voor deze pagina’s en voor e-mails aan u.' },
    timezone: { label: 'Tijdzone', hint: 'Voor de tijden op deze pagina’s.' },
  },

  faultHeading: 'Controleer uw invoer',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'Dit veld is verplicht.',
    too_short: 'Dit is te kort. Gebruik minimaal {min} tekens.',
    too_long: 'Dit is te lang. Gebruik maximaal {max} tekens.',
    common: 'Dit wachtwoord komt te vaak voor en is makkelijk te raden. Kies een ander.',
    same_as_email: 'Het wachtwoord mag niet uw e-mailadres zijn.',
    wrong_password: 'Dit is niet uw huidige wachtwoord.',
    wrong_code: 'Deze code is onjuist of al gebruikt. Voer de nieuwste code in.',
    unchanged: 'Dit is uw huidige wachtwoord. Kies een nieuw wachtwoord.',
    not_subdomain: 'Dit is niet het subdomein van het bedrijf.',
    not_email: 'Dit is geen geldig e-mailadres.',
    same_email: 'Dit is al uw e-mailadres.',
    not_listed: 'Kies een van de waarden in de lijst.',
    too_many: 'Dit zijn er te veel. Gebruik er maximaal {max}.',
    not_redirect:
      'Elke regel moet een volledige URL zonder fragment zijn: https, of http voor 127.0.0.1, [::1] of localhost.',
  },

  roles: { Viewer: 'Kijker', Recruiter: 'Recruiter', Admin: 'Beheerder' },

  scopes: {
    profile: 'Uw naam, uw e-mailadres en uw rol zien.',
    company: 'Het bedrijf zien: profiel, vestigingen, wervingsprocessen, team en partnerbedrijven.',
    'jobs:read': 'Vacatures, partnerbedrijven en berichten op sociale media zien.',
    'jobs:write':
      'Vacatures aanmaken, wijzigen, publiceren en archiveren, partnerbedrijven beheren en berichten op sociale media plaatsen.',
    'applicants:read': 'Sollicitaties zien: gegevens, bestanden en voortgang.',
    'applicants:write': 'Sollicitaties aanmaken en wijzigen en van fase naar fase verplaatsen.',
    mcp: 'Namens u alle hulpmiddelen van de toolserver gebruiken. Deze toepassing kan daar alles zien en doen wat uw rol toestaat.',
  },
  adminPowers: {
    company: 'Het bedrijf, de vestigingen, wervingsprocessen en het team wijzigen.',
    jobs: 'Vacatures verwijderen.',
    applicants: 'Sollicitaties verwijderen.',
    webhooks: 'Wijzigingen naar andere webadressen sturen (webhooks).',
  },

  signIn: {
    title: 'Aanmelden',
    application: 'om verder te gaan naar {application}',
    wrong: 'Het e-mailadres of het wachtwoord is onjuist.',
    submit: 'Aanmelden',
    forgot: 'Wachtwoord vergeten?',
    notices: {
      signed_out: 'U bent afgemeld.',
      password_set: 'Uw nieuwe wachtwoord is ingesteld. Meld u er nu mee aan.',
      account_deleted: 'Uw account is verwijderd.',
      joined: 'U bent lid geworden. Meld u aan om verder te gaan.',
    },
  },
  secondFactor: {
    title: 'Tweefactorauthenticatie',
    intro:
      'Voer de code uit uw authenticator-app in. Hebt u de app niet bij de hand, gebruik dan hieronder een herstelcode.',
    submit: 'Doorgaan',
    useRecoveryCode: 'Een herstelcode gebruiken',
  },
  start: {
    title: 'Welkom',
    intro:
      'Meld u aan om uw account, uw sessies en de toepassingen die namens u handelen te beheren.',
    settings: 'Naar uw instellingen',
    developers: 'Voor ontwikkelaars',
    reference: 'API-referentie',
    referenceNote: 'Alle endpoints, met voorbeelden en het OpenAPI-document.',
  },
  forgot: {
    title: 'Wachtwoord vergeten?',
    intro:
      'Voer het e-mailadres van uw account in. Wij sturen u een link om een nieuw wachtwoord te kiezen.',
    submit: 'Link versturen',
    sent: 'Als er een account met dat adres bestaat, hebben wij er een link naartoe gestuurd. De link is een uur geldig.',
    notArrived: 'Geen e-mail gekregen? Kijk in uw map met ongewenste e-mail.',
    again: 'Een nieuwe link aanvragen',
    back: 'Terug naar aanmelden',
  },
  reset: {
    title: 'Kies een nieuw wachtwoord',
    account: 'Voor het account {email}.',
    effect:
      'Hiermee wordt u op alle apparaten afgemeld, ook op dit apparaat, en eindigt de toegang van alle toepassingen die u hebt toegestaan.',
    submit: 'Wachtwoord instellen',
  },
  invitation: {
    title: 'Lid worden van {company}',
    intro: 'U bent uitgenodigd om lid te worden van {company}. Uw rol: {role}.',
    isNew: 'Hiermee wordt een account aangemaakt voor {email}.',
    isMember: 'U wordt lid met uw account {email}.',
    submit: 'Lid worden',
  },

  consent: {
    title: 'Toegang toestaan?',
    heading: '{application} vraagt om toegang',
    application: 'Toepassing',
    account: 'Account',
    company: 'Bedrijf',
    companyChoice: 'Voor welk bedrijf?',
    noCompanyChosen: 'Kies een bedrijf voor deze toepassing.',
    companyWithRole: '{company} ({role})',
    powers: 'Deze toepassing kan:',
    broad: 'Ruime toegang',
    adminPowers: 'En in bedrijven waar u beheerder bent:',
    limit: 'De toepassing kan nooit meer dan uw rol ({role}) toestaat.',
    limitOfChoice: 'De toepassing kan nooit meer dan uw rol in het gekozen bedrijf toestaat.',
    lasting:
      'De toegang eindigt na twee jaar zonder gebruik. U kunt die op elk moment beëindigen in {place}.',
    place: 'Instellingen › Verbonden toepassingen',
    next: 'Daarna wordt u doorgestuurd naar {host}.',
    nextLoopback: 'Daarna wordt u doorgestuurd naar een toepassing op deze computer.',
    publisher: 'Gepubliceerd door',
    unproven:
      'De toepassing heeft deze naam zelf gekozen. Wij weten alleen dat {host} de uitgever is.',
    unprovenLoopback: 'Elk programma op deze computer kan zich voordoen als deze toepassing.',
    caution: 'Sta alleen toegang toe die u zelf hebt gevraagd, aan een toepassing die u vertrouwt.',
    allow: 'Toestaan',
    deny: 'Weigeren',
  },

  settings: {
    title: 'Instellingen',
    sections: {
      profile: 'Profiel',
      password: 'Wachtwoord',
      second_factor: 'Tweefactorauthenticatie',
      sessions: 'Sessies',
      applications: 'Verbonden toepassingen',
      connections: 'Verbonden accounts',
      delete_account: 'Account verwijderen',
      delete_company: 'Bedrijf verwijderen',
      company_applications: 'Toepassingen van het bedrijf',
      developer_applications: 'Ontwikkelaarstoepassingen',
    },
    notices: {
      company_closing: 'Het bedrijf wordt verwijderd. De beheerders krijgen een e-mail.',
      company_kept: 'De verwijdering is geannuleerd. Het bedrijf is zoals het was.',
      saved: 'Uw wijzigingen zijn opgeslagen.',
      email_link_sent:
        'Wij hebben een link naar uw nieuwe adres gestuurd. Open die om de wijziging af te ronden. Tot dan blijft uw huidige adres gelden.',
      email_changed: 'Uw e-mailadres is gewijzigd. Alle andere sessies zijn beëindigd.',
      password_changed:
        'Uw wachtwoord is gewijzigd. Alle andere sessies zijn beëindigd en toepassingen hebben geen toegang meer.',
      session_ended: 'De sessie is beëindigd.',
      sessions_ended: 'Alle andere sessies zijn beëindigd.',
      webhook_deleted: 'De webhook is verwijderd.',
      disconnected: 'De verbinding met de toepassing is verbroken.',
      account_connected: 'Het account is verbonden.',
      account_disconnected:
        'De verbinding met het account is verbroken en de toegang is bij de aanbieder ingetrokken.',
      account_disconnected_here:
        'De verbinding met het account is hier verbroken. De toegang is bij de aanbieder niet ingetrokken, omdat een andere verbinding die nog gebruikt of de aanbieder niet antwoordde. U kunt de toegang intrekken in uw instellingen bij de aanbieder.',
      application_registered: 'De toepassing is geregistreerd.',
      application_disabled: 'De toepassing is uitgeschakeld. De toegang is opgeschort.',
      application_enabled: 'De toepassing is ingeschakeld.',
      second_factor_removed:
        'Tweefactorauthenticatie staat uit. U meldt zich nu alleen met uw wachtwoord aan.',
    },
  },
  deleteAccount: {
    title: 'Account verwijderen',
    intro: 'Uw account {email} wordt meteen verwijderd. Het kan niet worden hersteld.',
    effect:
      'U verlaat uw bedrijven, al uw sessies eindigen en toepassingen verliezen de toegang die u gaf. Wat u schreef blijft bij de bedrijven, als geschreven door een voormalig lid.',
    onlyAdmin:
      'U bent de enige beheerder van {companies}. Maak daar eerst een ander lid beheerder of verwijder het bedrijf.',
    submit: 'Mijn account verwijderen',
  },
  deleteCompany: {
    title: 'Bedrijf verwijderen',
    intro:
      'Alles van het bedrijf wordt verwijderd: vacatures, kandidaten, sollicitaties, bestanden, e-mails en instellingen. Dat gebeurt {days} nadat u bevestigt. Tot dan kan elke beheerder het hier annuleren.',
    effect:
      'Vanaf uw bevestiging zijn de vacatures en carrièrepagina’s weg, heeft geen lid en geen toepassing toegang en ontvangen webhooks niets.',
    exportFirst: 'Exporteer eerst alles: later kan niets worden hersteld.',
    none: 'U bent van geen bedrijf beheerder.',
    confirm: 'Typ het ter bevestiging: {subdomain}',
    submit: '{company} verwijderen',
    closing: '{company} wordt verwijderd op {moment}.',
    cancel: '{company} behouden',
    removing: '{company} wordt nu verwijderd.',
  },
  profile: {
    title: 'Profiel',
    submit: 'Opslaan',
    browserLanguage: 'Zoals in de browser ({language})',
    noTimezone: 'UTC (geen tijdzone gekozen)',
    emailHeading: 'E-mailadres',
    currentEmail: 'Huidig adres',
    changeEmail: 'Link versturen',
    companies: 'Bedrijven',
    none: 'U hoort bij geen enkel bedrijf.',
  },
  confirmEmail: {
    title: 'Bevestig uw nieuwe e-mailadres',
    intro: 'Uw account {email} gaat het adres {newEmail} gebruiken.',
    effect:
      'U meldt zich dan aan met het nieuwe adres en wij sturen alle e-mails daarheen. Al uw andere sessies eindigen.',
    submit: 'Adres wijzigen',
  },
  password: {
    title: 'Wachtwoord',
    intro:
      'Als u uw wachtwoord wijzigt, eindigen al uw andere sessies en de toegang van alle toepassingen die u hebt toegestaan.',
    submit: 'Wachtwoord wijzigen',
  },
  secondFactorSettings: {
    title: 'Tweefactorauthenticatie',
    off: 'Tweefactorauthenticatie staat uit. Als dit aanstaat, meldt u zich aan met uw wachtwoord en een code uit een app op uw telefoon.',
    start: 'Instellen',
    scan: 'Scan deze QR-code met een authenticator-app.',
    picture: 'QR-code voor de authenticator-app',
    open: 'De authenticator-app op dit apparaat openen',
    secret: 'Of voer deze sleutel in de app in:',
    confirmIntro: 'Voer daarna de code uit de app in.',
    confirm: 'Inschakelen',
    cancel: 'Annuleren',
    on: 'Tweefactorauthenticatie staat aan. Ingeschakeld op {moment}.',
    codesLeft: {
      one: 'U hebt nog {count} herstelcode.',
      other: 'U hebt nog {count} herstelcodes.',
    },
    renewHeading: 'Nieuwe herstelcodes',
    renewIntro: 'Uw oude codes werken dan niet meer.',
    renew: 'Nieuwe codes maken',
    removeHeading: 'Tweefactorauthenticatie uitschakelen',
    removeIntro: 'U meldt zich dan alleen met uw wachtwoord aan.',
    remove: 'Uitschakelen',
  },
  recoveryCodes: {
    title: 'Herstelcodes',
    intro:
      'Bewaar deze codes waar u ze ook zonder uw telefoon kunt vinden, zoals op papier of in een wachtwoordmanager. Elke code werkt één keer in plaats van de code uit uw app.',
    once: 'U kunt ze niet nog eens bekijken.',
    back: 'Ik heb ze bewaard',
  },
  sessions: {
    unknownDevice: 'Onbekend apparaat',
    title: 'Sessies',
    intro:
      'De apparaten waarop u bent aangemeld. Herkent u een sessie niet, beëindig die dan en wijzig uw wachtwoord.',
    since: 'Aangemeld op',
    lastSeen: 'Laatst actief',
    isThis: 'Deze sessie',
    end: 'Beëindigen',
    endOthers: 'Alle andere sessies beëindigen',
    recent: 'Recente aanmeldingen',
    outcomes: { success: 'Aangemeld', failure: 'Mislukt', refused: 'Geblokkeerd' },
    address: 'IP-adres',
  },
  applications: {
    title: 'Verbonden toepassingen',
    intro: 'Deze toepassingen handelen namens u, binnen uw rol.',
    none: 'Er is geen toepassing met uw account verbonden.',
    company: 'Bedrijf',
    since: 'Verbonden op',
    lastUsed: 'Laatst gebruikt',
    never: 'Nooit',
    powers: 'Wat de toepassing kan',
    disconnect: 'Verbinding verbreken',
    publisher: 'Gepubliceerd door',
    more: 'Er zijn meer toepassingen dan hier staan. Verbreek de verbinding met enkele om de rest te zien.',
    webhooks: 'Ook de webhooks verwijderen die de toepassing heeft aangemaakt',
  },
  connections: {
    intro:
      '{company} gebruikt deze accounts voor vergaderingen en om op sociale netwerken te plaatsen. Wij bewaren de toegang versleuteld en gebruiken die voor niets anders.',
    viewer: 'Recruiters en beheerders kunnen accounts verbinden.',
    groups: { meetings: 'Videovergaderingen', posts: 'Sociale netwerken' },
    notConfigured: 'De exploitant van deze dienst biedt deze aanbieder niet meer aan.',
    unavailable:
      'Niet beschikbaar, omdat de exploitant van deze dienst ze niet heeft ingesteld: {providers}.',
    connect: 'Verbinden',
    connectAnother: 'Nog een account verbinden',
    reconnect: 'Opnieuw verbinden',
    disconnect: 'Verbinding verbreken',
    account: 'Accountnaam',
    accountAt: '{account} bij {provider}',
    person: 'Verbonden door',
    people: { you: 'U', other: 'Een ander lid' },
    since: 'Verbonden op',
    statuses: {
      active: 'Verbonden',
      reauth_required: 'Moet opnieuw worden verbonden',
      revoked: 'Niet meer verbonden',
    },
    purposes: {
      google: 'Maakt vergaderlinks via afspraken in de agenda van het account.',
      zoom: 'Maakt vergaderlinks.',
      linkedin: 'Plaatst berichten namens u of een organisatie.',
      facebook: 'Plaatst berichten namens een pagina.',
      instagram: 'Plaatst afbeeldingen namens een professioneel account dat bij een pagina hoort.',
      twitter: 'Plaatst berichten namens het account.',
      tiktok: 'Plaatst afbeeldingen namens het account.',
    },
    problems: {
      not_configured: 'De exploitant van deze dienst heeft deze aanbieder niet ingesteld.',
      full: 'Het bedrijf heeft het maximale aantal verbonden accounts bereikt. Verbreek eerst de verbinding met een van die accounts.',
      denied: 'Er is geen account verbonden: de toegang is bij de aanbieder geweigerd.',
      over: 'Er is geen account verbonden: de aanvraag is verlopen of elders begonnen. Probeer het opnieuw.',
      unreachable:
        'Er is geen account verbonden: de aanbieder antwoordde niet. Probeer het zo meteen opnieuw.',
      refused:
        'Er is geen account verbonden: de aanbieder weigerde de aanvraag. Probeer het opnieuw. Blijft het probleem bestaan, neem dan contact op met de exploitant van deze dienst.',
      no_account:
        'Er is geen account verbonden: u hebt geen toegang toegestaan tot een pagina, of tot een professioneel account dat bij een pagina hoort.',
      missing_scope:
        'Er is geen account verbonden: een vereiste machtiging ontbreekt. Probeer het opnieuw en laat alle machtigingen geselecteerd.',
    },
    chooseTitle: 'Kies een account bij {provider}',
    chooseIntro:
      'U hebt meerdere accounts. Kies er een om te verbinden; andere kunt u later verbinden.',
    back: 'Teruggaan zonder te verbinden',
  },
  companyApplications: {
    title: 'Toepassingen van {company}',
    intro:
      'De toepassingen die leden met {company} hebben verbonden. Een toepassing waarvan u de verbinding verbreekt, verliest de toegang.',
    none: 'Er is geen toepassing met dit bedrijf verbonden.',
    person: 'Lid',
    companies: 'Bedrijven',
    pages: 'Pagina’s',
    newer: 'Nieuwere',
    older: 'Oudere',
    left: 'Webhooks van toepassingen zonder verbinding',
    leftIntro:
      'Deze webhooks versturen nog steeds gegevens. De toepassingen die ze hebben aangemaakt, zijn niet meer verbonden.',
    application: 'Toepassing',
    deleteWebhook: 'Verwijderen',
  },
  developerApplications: {
    title: 'Ontwikkelaarstoepassingen van {company}',
    intro:
      'Hier geregistreerde toepassingen kunnen alleen leden van {company} om toegang vragen. Ze hebben geen toegang totdat een lid die toestaat.',
    none: 'Er is geen toepassing geregistreerd.',
    register: 'Toepassing registreren',
    full: 'Het bedrijf heeft het maximum van {max} toepassingen bereikt. Hergebruik er een die u niet meer nodig hebt.',
    clientId: 'Client-ID',
    kind: 'Soort',
    kinds: { confidential: 'Vertrouwelijk (met geheim)', public: 'Openbaar (zonder geheim)' },
    redirectUris: 'Omleidings-URL’s',
    members: 'Leden die toegang hebben toegestaan',
    powers: 'Mogelijke machtigingen',
    disabled: 'Uitgeschakeld',
    disabledByOperator: 'Uitgeschakeld door de exploitant. Vraag ons naar de reden.',
    change: 'Wijzigen',
    disable: 'Uitschakelen',
    enable: 'Inschakelen',
  },
  developerApplication: {
    changeTitle: '{application} wijzigen',
    kindChoice: 'Waar draait de toepassing?',
    kindNotes: {
      confidential: 'Op uw server, die een geheim kan bewaren',
      public:
        'In een browser of op een apparaat, dat geen geheim kan bewaren; de toepassing moet PKCE gebruiken',
    },
    scopes: 'Waar kan de toepassing om vragen?',
    noScope: 'Kies waar de toepassing om kan vragen.',
    later:
      'Wijzigingen gelden voor nieuwe aanvragen. Bestaande toegang blijft zoals die is totdat de verbinding wordt verbroken.',
    register: 'Registreren',
    save: 'Opslaan',
    secret: 'Geheim',
    secretIntro: 'Een nieuw geheim werkt meteen. Het vorige werkt nog 24 uur.',
    rotate: 'Nieuw geheim maken',
    rotateAtOnce: 'Nieuw geheim maken en het oude meteen intrekken',
    back: 'Terug naar de toepassingen',
  },
  clientSecret: {
    title: 'Geheim van {application}',
    intro:
      'Bewaar het waar alleen uw server het kan lezen. Wie het heeft, kan handelen als uw toepassing.',
    once: 'U kunt het niet nog eens bekijken.',
    clientId: 'Client-ID',
    secret: 'Clientgeheim',
    until: 'Het vorige geheim werkt tot {moment}.',
    ended: 'Vorige geheimen werken niet meer.',
    back: 'Ik heb het bewaard',
  },

  messages: {
    unknown_client: {
      title: 'Onbekende toepassing',
      text: 'De toepassing die u hierheen stuurde, gebruikte een client-ID die wij niet kennen. Er is niets naar de toepassing gestuurd. Meld dit aan de ontwikkelaar. De client-ID was:',
      link: 'Naar uw instellingen',
    },
    client_document: {
      title: 'Deze toepassing kon niet worden geverifieerd',
      text: 'De toepassing identificeert zich met een document op het eigen adres, en wij kunnen dat document niet accepteren. Er is niets naar de toepassing gestuurd. Meld dit aan de ontwikkelaar. Het adres en de reden:',
      link: 'Naar uw instellingen',
    },
    redirect_mismatch: {
      title: 'Omleiding niet toegestaan',
      text: 'De toepassing wilde u doorsturen naar een adres dat niet voor de toepassing is geregistreerd. Er is niets naar de toepassing gestuurd. Meld dit aan de ontwikkelaar. Het adres was:',
      link: 'Naar uw instellingen',
    },
    bad_request: {
      title: 'Ongeldige aanvraag',
      text: 'Er ontbreekt iets of iets is onleesbaar. Ga terug en probeer het opnieuw.',
      link: 'Opnieuw proberen',
    },
    form_expired: {
      title: 'Dit formulier is verlopen',
      text: 'Het formulier stond te lang open of werd niet vanaf deze site verstuurd; er is niets gewijzigd. Ga terug, laad de pagina opnieuw en probeer het nog eens.',
      link: 'Terug naar de pagina',
    },
    too_many: {
      title: 'Te veel pogingen',
      text: 'Wacht enkele minuten en probeer het dan opnieuw.',
      link: 'Opnieuw proberen',
    },
    not_found: {
      title: 'Pagina niet gevonden',
      text: 'Deze pagina bestaat niet.',
      link: 'Naar uw instellingen',
    },
    unknown_path: {
      title: 'Pagina niet gevonden',
      text: 'Op dit adres is geen pagina. Controleer het adres op typefouten.',
      link: 'Naar de startpagina',
    },
    email_link_over: {
      title: 'Deze link is niet meer geldig',
      text: 'De link is al gebruikt, is verlopen of hoort bij een ander account. Vraag in uw instellingen een nieuwe link aan om uw e-mailadres te wijzigen.',
      link: 'Naar uw instellingen',
    },
    email_taken: {
      title: 'Dit e-mailadres is al in gebruik',
      text: 'Een ander account gebruikt dit adres. Het adres van uw account is daarom niet gewijzigd.',
      link: 'Naar uw instellingen',
    },
    link_over: {
      title: 'Deze link is niet meer geldig',
      text: 'De link is al gebruikt of verlopen. Om een wachtwoord te kiezen kunt u een nieuwe link aanvragen. Vraag voor een nieuwe uitnodiging de persoon die u uitnodigde.',
      link: 'Een nieuwe link aanvragen',
    },
    no_company: {
      title: 'U hoort bij geen enkel bedrijf',
      text: 'U kunt toepassingen alleen toegang geven tot een bedrijf waar u bij hoort. Vraag een beheerder van uw bedrijf om een uitnodiging.',
      link: 'Naar uw instellingen',
    },
    other_company: {
      title: 'Deze toepassing is voor leden van een ander bedrijf',
      text: 'Alleen leden van het bedrijf dat deze toepassing registreerde, kunnen de toepassing toegang geven. Hebt u daar een ander account, meld u dan af en meld u met dat account aan.',
      link: 'Naar uw instellingen',
    },
    failed: {
      title: 'Er ging bij ons iets mis',
      text: 'Probeer het zo meteen opnieuw. Blijft het probleem bestaan, neem dan contact met ons op onder vermelding van dit nummer:',
      link: 'Opnieuw proberen',
    },
    method: {
      title: 'Deze pagina kan zo niet worden geopend',
      text: 'Open de pagina via het adres of een link.',
      link: 'Pagina openen',
    },
    too_large: {
      title: 'Te veel gegevens',
      text: 'Wat u verstuurde, is groter dan deze pagina accepteert. Ga terug en verstuur minder.',
      link: 'Terug naar de pagina',
    },
  },
};
