/** The texts of the account pages in Italian. */

import type { WordsWith } from './shape.ts';

export const it: WordsWith<'one' | 'many' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Vai al contenuto',
  signOut: 'Esci',
  signedIn: 'Accesso effettuato',
  footer: 'Non le chiediamo mai la password per e-mail o per telefono.',
  languages: 'Lingua',

  fields: {
    email: { label: 'Indirizzo e-mail', hint: '' },
    givenName: { label: 'Nome', hint: '' },
    familyName: { label: 'Cognome', hint: '' },
    password: { label: 'Password', hint: '' },
    currentPassword: { label: 'Password attuale', hint: '' },
    chosenPassword: {
      label: 'Scelga una password',
      hint: 'Almeno {min} caratteri. Alcune parole senza legame tra loro sono facili da ricordare e difficili da indovinare.',
    },
    newPassword: {
      label: 'Nuova password',
      hint: 'Almeno {min} caratteri. Alcune parole senza legame tra loro sono facili da ricordare e difficili da indovinare.',
    },
    code: { label: 'Codice', hint: 'Il codice di sei cifre della sua app di autenticazione.' },
    recoveryCode: {
      label: 'Codice di recupero',
      hint: 'Uno dei codici salvati quando ha configurato l’autenticazione a due fattori. Ogni codice funziona una volta sola.',
    },
    applicationName: {
      label: 'Nome',
      hint: 'Le persone vedono questo nome quando l’applicazione chiede l’accesso.',
    },
    redirectUris: {
      label: 'URL di reindirizzamento',
      hint: 'Uno per riga, al massimo {max}. Usi https, oppure http per 127.0.0.1, [::1] o localhost.',
    },
    newEmail: {
      label: 'Nuovo indirizzo e-mail',
      hint: 'Invieremo un link a questo indirizzo. Il suo indirizzo cambia quando vi conferma la modifica.',
    },
    companySubdomain: { label: 'Sottodominio dell’azienda', hint: '' },
    language: { label: 'Lingua', hint: 'Per queste pagine e per le e-mail che riceve.' },
    timezone: { label: 'Fuso orario', hint: 'Per gli orari su queste pagine.' },
  },

  faultHeading: 'Controlli i dati inseriti',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'Questo campo è obbligatorio.',
    too_short: 'È troppo corto. Usi almeno {min} caratteri.',
    too_long: 'È troppo lungo. Usi al massimo {max} caratteri.',
    common: 'Questa password è troppo comune e facile da indovinare. Ne scelga un’altra.',
    same_as_email: 'La password non può essere il suo indirizzo e-mail.',
    wrong_password: 'Questa non è la sua password attuale.',
    wrong_code: 'Questo codice è errato o è già stato usato. Inserisca quello più recente.',
    unchanged: 'Questa è la sua password attuale. Ne scelga una nuova.',
    not_subdomain: 'Questo non è il sottodominio dell’azienda.',
    not_email: 'Questo indirizzo e-mail non è valido.',
    same_email: 'Questo è già il suo indirizzo e-mail.',
    not_listed: 'Scelga uno dei valori elencati.',
    too_many: 'Sono troppi. Ne indichi al massimo {max}.',
    not_redirect:
      'Ogni riga deve essere un URL completo senza frammento: https, oppure http per 127.0.0.1, [::1] o localhost.',
  },

  roles: { Viewer: 'Visualizzatore', Recruiter: 'Recruiter', Admin: 'Amministratore' },

  scopes: {
    profile: 'Vedere il suo nome, il suo indirizzo e-mail e il suo ruolo.',
    company: 'Vedere l’azienda: profilo, sedi, processi di selezione, team e aziende partner.',
    'jobs:read': 'Vedere annunci, aziende partner e post sui social media.',
    'jobs:write':
      'Creare, modificare, pubblicare e archiviare annunci, gestire le aziende partner e pubblicare post sui social media.',
    'applicants:read': 'Vedere le candidature: dati, file e avanzamento.',
    'applicants:write': 'Creare e modificare candidature e spostarle di fase in fase.',
    mcp: 'Usare per suo conto tutti gli strumenti del server di strumenti. Lì questa applicazione può vedere e fare tutto ciò che il suo ruolo consente.',
  },
  adminPowers: {
    company: 'Modificare l’azienda, le sue sedi, i processi di selezione e il team.',
    jobs: 'Eliminare annunci.',
    applicants: 'Eliminare candidature.',
    webhooks: 'Inviare le modifiche ad altri indirizzi web (webhook).',
  },

  signIn: {
    title: 'Accedi',
    application: 'per continuare su {application}',
    wrong: 'L’indirizzo e-mail o la password non sono corretti.',
    submit: 'Accedi',
    forgot: 'Password dimenticata?',
    notices: {
      signed_out: 'Disconnessione effettuata.',
      password_set: 'La nuova password è impostata. La usi per accedere.',
      account_deleted: 'Il suo account è eliminato.',
      joined: 'Ora fa parte dell’azienda. Acceda per continuare.',
    },
  },
  secondFactor: {
    title: 'Autenticazione a due fattori',
    intro:
      'Inserisca il codice della sua app di autenticazione. Se non ha l’app con sé, usi qui sotto un codice di recupero.',
    submit: 'Continua',
    useRecoveryCode: 'Usa un codice di recupero',
  },
  start: {
    title: 'Le diamo il benvenuto',
    intro:
      'Acceda per gestire il suo account, le sue sessioni e le applicazioni che agiscono per suo conto.',
    settings: 'Vai alle impostazioni',
    developers: 'Per lo sviluppo',
    reference: 'Riferimento dell’API',
    referenceNote: 'Tutti gli endpoint, con esempi e il documento OpenAPI.',
  },
  forgot: {
    title: 'Password dimenticata?',
    intro:
      'Inserisca l’indirizzo e-mail del suo account. Le invieremo un link per scegliere una nuova password.',
    submit: 'Invia il link',
    sent: 'Se esiste un account con questo indirizzo, gli abbiamo inviato un link. Il link è valido per un’ora.',
    notArrived: 'Nessuna e-mail? Controlli la cartella della posta indesiderata.',
    again: 'Richiedi un altro link',
    back: 'Torna all’accesso',
  },
  reset: {
    title: 'Scelga una nuova password',
    account: 'Per l’account {email}.',
    effect:
      'Le sue sessioni termineranno su tutti i dispositivi, compreso questo, e terminerà l’accesso di tutte le applicazioni che ha autorizzato.',
    submit: 'Imposta la password',
  },
  invitation: {
    title: 'Entrare in {company}',
    intro: 'Ha ricevuto un invito a entrare in {company}. Il suo ruolo: {role}.',
    isNew: 'Verrà creato un account per {email}.',
    isMember: 'Entra con il suo account {email}.',
    submit: 'Entra',
  },

  consent: {
    title: 'Consentire l’accesso?',
    heading: '{application} chiede l’accesso',
    application: 'Applicazione',
    account: 'Account',
    company: 'Azienda',
    companyChoice: 'Per quale azienda?',
    noCompanyChosen: 'Scelga un’azienda per questa applicazione.',
    companyWithRole: '{company} ({role})',
    powers: 'Questa applicazione potrà:',
    broad: 'Accesso ampio',
    adminPowers: 'E nelle aziende in cui il suo ruolo è Amministratore:',
    limit: 'Non può mai fare più di quanto il suo ruolo ({role}) consente.',
    limitOfChoice: 'Non può mai fare più di quanto consente il suo ruolo nell’azienda scelta.',
    lasting:
      'L’accesso termina dopo due anni senza utilizzo. Può revocarlo in qualsiasi momento in {place}.',
    place: 'Impostazioni › Applicazioni collegate',
    next: 'Poi avverrà un reindirizzamento a {host}.',
    nextLoopback: 'Poi avverrà un reindirizzamento a un’applicazione su questo computer.',
    publisher: 'Pubblicata da',
    unproven:
      'L’applicazione ha scelto questo nome da sé. Sappiamo solo che è pubblicata da {host}.',
    unprovenLoopback:
      'Qualsiasi programma su questo computer può spacciarsi per questa applicazione.',
    caution:
      'Consenta solo un accesso che ha richiesto personalmente, e a un’applicazione di cui si fida.',
    allow: 'Consenti',
    deny: 'Rifiuta',
  },

  settings: {
    title: 'Impostazioni',
    sections: {
      profile: 'Profilo',
      password: 'Password',
      second_factor: 'Autenticazione a due fattori',
      sessions: 'Sessioni',
      applications: 'Applicazioni collegate',
      connections: 'Account collegati',
      delete_account: 'Elimina account',
      delete_company: 'Elimina azienda',
      company_applications: 'Applicazioni dell’azienda',
      developer_applications: 'Applicazioni per sviluppatori',
    },
    notices: {
      company_closing: 'L’azienda sarà eliminata. I suoi amministratori ricevono un’e-mail.',
      company_kept: 'L’eliminazione è annullata. L’azienda è come prima.',
      saved: 'Le modifiche sono salvate.',
      email_link_sent:
        'Abbiamo inviato un link al nuovo indirizzo. Lo apra per completare la modifica. Fino ad allora vale l’indirizzo attuale.',
      email_changed: 'Il suo indirizzo e-mail è cambiato. Tutte le altre sessioni sono terminate.',
      password_changed:
        'La sua password è cambiata. Tutte le altre sessioni sono terminate e le applicazioni non hanno più accesso.',
      session_ended: 'La sessione è terminata.',
      sessions_ended: 'Tutte le altre sessioni sono terminate.',
      webhook_deleted: 'Il webhook è eliminato.',
      disconnected: 'L’applicazione è scollegata.',
      account_connected: 'L’account è collegato.',
      account_disconnected:
        'L’account è scollegato e il suo accesso è revocato presso il fornitore.',
      account_disconnected_here:
        'L’account è scollegato qui. Presso il fornitore l’accesso non è stato revocato, perché un altro collegamento lo usa ancora o il fornitore non ha risposto. Può revocarlo nelle sue impostazioni presso il fornitore.',
      application_registered: 'L’applicazione è registrata.',
      application_disabled: 'L’applicazione è disattivata. Il suo accesso è sospeso.',
      application_enabled: 'L’applicazione è attivata.',
      second_factor_removed:
        'L’autenticazione a due fattori è disattivata. Ora accede solo con la password.',
    },
  },
  deleteAccount: {
    title: 'Elimina account',
    intro: 'Il suo account {email} viene eliminato subito. Non può essere ripristinato.',
    effect:
      'Lascia le sue aziende, tutte le sue sessioni terminano e le applicazioni perdono l’accesso che ha consentito. Ciò che ha scritto resta alle aziende, come scritto da un ex membro.',
    onlyAdmin:
      'È l’unico amministratore di {companies}. Nomini prima un altro amministratore o elimini l’azienda.',
    submit: 'Elimina il mio account',
  },
  deleteCompany: {
    title: 'Elimina azienda',
    intro:
      'Viene eliminato tutto dell’azienda: offerte, candidati, candidature, file, e-mail e impostazioni. Avviene {days} dopo la sua conferma. Fino ad allora qualsiasi amministratore può annullare qui.',
    effect:
      'Dal momento della conferma le offerte e le pagine dell’azienda non sono più visibili, nessun membro e nessuna applicazione ha accesso e i webhook non ricevono nulla.',
    exportFirst: 'Prima esporti tutto: dopo non si può ripristinare nulla.',
    none: 'Non è amministratore di alcuna azienda.',
    confirm: 'Lo scriva per confermare: {subdomain}',
    submit: 'Elimina {company}',
    closing: '{company} sarà eliminata il {moment}.',
    cancel: 'Mantieni {company}',
    removing: '{company} è in corso di eliminazione.',
  },
  profile: {
    title: 'Profilo',
    submit: 'Salva',
    browserLanguage: 'Come il browser ({language})',
    noTimezone: 'UTC (nessun fuso orario scelto)',
    emailHeading: 'Indirizzo e-mail',
    currentEmail: 'Indirizzo attuale',
    changeEmail: 'Invia il link',
    companies: 'Aziende',
    none: 'Non fa parte di nessuna azienda.',
  },
  confirmEmail: {
    title: 'Confermi il nuovo indirizzo e-mail',
    intro: 'Il suo account {email} userà l’indirizzo {newEmail}.',
    effect:
      'Accederà con il nuovo indirizzo e vi invieremo tutte le e-mail. Tutte le altre sessioni termineranno.',
    submit: 'Cambia l’indirizzo',
  },
  password: {
    title: 'Password',
    intro:
      'Cambiando la password terminano tutte le altre sessioni e l’accesso di tutte le applicazioni che ha autorizzato.',
    submit: 'Cambia la password',
  },
  secondFactorSettings: {
    title: 'Autenticazione a due fattori',
    off: 'L’autenticazione a due fattori è disattivata. Quando è attiva, accede con la password e con un codice di un’app sul suo telefono.',
    start: 'Configura',
    scan: 'Scansioni questo codice QR con un’app di autenticazione.',
    picture: 'Codice QR per l’app di autenticazione',
    open: 'Apri l’app di autenticazione su questo dispositivo',
    secret: 'Oppure inserisca questa chiave nell’app:',
    confirmIntro: 'Poi inserisca il codice dell’app.',
    confirm: 'Attiva',
    cancel: 'Annulla',
    on: 'L’autenticazione a due fattori è attiva. Data di attivazione: {moment}.',
    codesLeft: {
      one: 'Le resta {count} codice di recupero.',
      many: 'Le restano {count} di codici di recupero.',
      other: 'Le restano {count} codici di recupero.',
    },
    renewHeading: 'Nuovi codici di recupero',
    renewIntro: 'I vecchi codici non funzioneranno più.',
    renew: 'Genera nuovi codici',
    removeHeading: 'Disattiva l’autenticazione a due fattori',
    removeIntro: 'Poi accederà solo con la password.',
    remove: 'Disattiva',
  },
  recoveryCodes: {
    title: 'Codici di recupero',
    intro:
      'Conservi questi codici dove può trovarli anche senza il telefono, per esempio su carta o in un gestore di password. Ogni codice funziona una volta sola al posto del codice dell’app.',
    once: 'Non potrà vederli di nuovo.',
    back: 'Li ho salvati',
  },
  sessions: {
    unknownDevice: 'Dispositivo sconosciuto',
    title: 'Sessioni',
    intro:
      'I dispositivi su cui ha effettuato l’accesso. Se non riconosce una sessione, la termini e cambi la password.',
    since: 'Accesso',
    lastSeen: 'Ultima attività',
    isThis: 'Questa sessione',
    end: 'Termina',
    endOthers: 'Termina tutte le altre sessioni',
    recent: 'Accessi recenti',
    outcomes: { success: 'Accesso eseguito', failure: 'Non riuscito', refused: 'Bloccato' },
    address: 'Indirizzo IP',
  },
  applications: {
    title: 'Applicazioni collegate',
    intro: 'Queste applicazioni agiscono per suo conto, nei limiti del suo ruolo.',
    none: 'Nessuna applicazione è collegata al suo account.',
    company: 'Azienda',
    since: 'Data di collegamento',
    lastUsed: 'Ultimo utilizzo',
    never: 'Mai',
    powers: 'Che cosa può fare',
    disconnect: 'Scollega',
    publisher: 'Pubblicata da',
    more: 'Ci sono più applicazioni di quelle mostrate qui. Ne scolleghi alcune per vedere le altre.',
    webhooks: 'Elimina anche i webhook che ha creato',
  },
  connections: {
    intro:
      '{company} usa questi account per le riunioni e per pubblicare sui social network. Conserviamo l’accesso in forma cifrata e non lo usiamo per altro.',
    viewer: 'I recruiter e gli amministratori possono collegare account.',
    groups: { meetings: 'Riunioni video', posts: 'Social network' },
    notConfigured: 'Il gestore di questo servizio non offre più questo fornitore.',
    unavailable:
      'Non disponibili, perché il gestore di questo servizio non li ha configurati: {providers}.',
    connect: 'Collega',
    connectAnother: 'Collega un altro account',
    reconnect: 'Ricollega',
    disconnect: 'Scollega',
    account: 'Account',
    accountAt: '{account} su {provider}',
    person: 'Collegato da',
    people: { you: 'Lei', other: 'Un altro membro' },
    since: 'Data di collegamento',
    statuses: { active: 'Collegato', reauth_required: 'Da ricollegare', revoked: 'Scollegato' },
    purposes: {
      google: 'Crea link per le riunioni tramite eventi nel calendario dell’account.',
      zoom: 'Crea link per le riunioni.',
      linkedin: 'Pubblica a suo nome o a nome di un’organizzazione.',
      facebook: 'Pubblica a nome di una pagina.',
      instagram: 'Pubblica immagini a nome di un account professionale legato a una pagina.',
      twitter: 'Pubblica a nome dell’account.',
      tiktok: 'Pubblica immagini a nome dell’account.',
    },
    problems: {
      not_configured: 'Il gestore di questo servizio non ha configurato questo fornitore.',
      full: 'L’azienda ha raggiunto il numero massimo di account collegati. Ne scolleghi prima uno.',
      denied: 'Nessun account è stato collegato: l’accesso è stato negato presso il fornitore.',
      over: 'Nessun account è stato collegato: la richiesta è scaduta o è stata avviata altrove. Riprovi.',
      unreachable:
        'Nessun account è stato collegato: il fornitore non ha risposto. Riprovi tra un momento.',
      refused:
        'Nessun account è stato collegato: il fornitore ha respinto la richiesta. Riprovi. Se il problema persiste, contatti il gestore di questo servizio.',
      no_account:
        'Nessun account è stato collegato: non ha consentito l’accesso a una pagina, né a un account professionale legato a una pagina.',
      missing_scope:
        'Nessun account è stato collegato: manca un’autorizzazione necessaria. Riprovi e lasci selezionate tutte le autorizzazioni.',
    },
    chooseTitle: 'Scelga un account su {provider}',
    chooseIntro: 'Ha più account. Scelga quello da collegare; potrà collegarne altri in seguito.',
    back: 'Torna indietro senza collegare',
  },
  companyApplications: {
    title: 'Applicazioni di {company}',
    intro:
      'Le applicazioni che i membri hanno collegato a {company}. Un’applicazione che scollega perde il suo accesso.',
    none: 'Nessuna applicazione è collegata a questa azienda.',
    person: 'Membro',
    companies: 'Aziende',
    pages: 'Pagine',
    newer: 'Più recenti',
    older: 'Meno recenti',
    left: 'Webhook di applicazioni scollegate',
    leftIntro:
      'Questi webhook inviano ancora dati. Le applicazioni che li hanno creati non sono più collegate.',
    application: 'Applicazione',
    deleteWebhook: 'Elimina',
  },
  developerApplications: {
    title: 'Applicazioni per sviluppatori di {company}',
    intro:
      'Le applicazioni registrate qui possono chiedere l’accesso solo ai membri di {company}. Non hanno accesso finché un membro non lo consente.',
    none: 'Nessuna applicazione è registrata.',
    register: 'Registra un’applicazione',
    full: 'L’azienda ha raggiunto il massimo di {max} applicazioni. Ne riutilizzi una che non le serve più.',
    clientId: 'ID client',
    kind: 'Tipo',
    kinds: { confidential: 'Riservata (con segreto)', public: 'Pubblica (senza segreto)' },
    redirectUris: 'URL di reindirizzamento',
    members: 'Membri che l’hanno autorizzata',
    powers: 'Autorizzazioni possibili',
    disabled: 'Disattivata',
    disabledByOperator: 'Disattivata dal gestore. Ci contatti per conoscere il motivo.',
    change: 'Modifica',
    disable: 'Disattiva',
    enable: 'Attiva',
  },
  developerApplication: {
    changeTitle: 'Modifica {application}',
    kindChoice: 'Dove viene eseguita l’applicazione?',
    kindNotes: {
      confidential: 'Sul suo server, che può custodire un segreto',
      public:
        'In un browser o su un dispositivo, che non può custodire un segreto; deve usare PKCE',
    },
    scopes: 'Che cosa può chiedere l’applicazione?',
    noScope: 'Scelga che cosa può chiedere l’applicazione.',
    later:
      'Le modifiche valgono per le nuove richieste. Gli accessi esistenti restano come sono finché non vengono scollegati.',
    register: 'Registra',
    save: 'Salva',
    secret: 'Segreto',
    secretIntro: 'Un nuovo segreto vale subito. Quello precedente vale per altre 24 ore.',
    rotate: 'Crea un nuovo segreto',
    rotateAtOnce: 'Crea un nuovo segreto e revoca subito il vecchio',
    back: 'Torna alle applicazioni',
  },
  clientSecret: {
    title: 'Segreto di {application}',
    intro:
      'Lo conservi dove solo il suo server può leggerlo. Chi lo possiede può agire come la sua applicazione.',
    once: 'Non potrà vederlo di nuovo.',
    clientId: 'ID client',
    secret: 'Segreto client',
    until: 'Il segreto precedente vale fino a: {moment}.',
    ended: 'I segreti precedenti non valgono più.',
    back: 'L’ho salvato',
  },

  messages: {
    unknown_client: {
      title: 'Applicazione sconosciuta',
      text: 'L’applicazione da cui proviene ha usato un ID client che non conosciamo. All’applicazione non è stato inviato nulla. Lo segnali a chi la sviluppa. L’ID client era:',
      link: 'Vai alle impostazioni',
    },
    client_document: {
      title: 'Non è stato possibile verificare questa applicazione',
      text: 'L’applicazione si identifica con un documento al proprio indirizzo e non possiamo accettare quel documento. All’applicazione non è stato inviato nulla. Lo segnali a chi la sviluppa. L’indirizzo e il motivo:',
      link: 'Vai alle impostazioni',
    },
    redirect_mismatch: {
      title: 'Reindirizzamento non consentito',
      text: 'L’applicazione ha chiesto un reindirizzamento a un indirizzo che non è registrato per essa. All’applicazione non è stato inviato nulla. Lo segnali a chi la sviluppa. L’indirizzo era:',
      link: 'Vai alle impostazioni',
    },
    bad_request: {
      title: 'Richiesta non valida',
      text: 'Qualcosa manca o non è leggibile. Torni indietro e riprovi.',
      link: 'Riprova',
    },
    form_expired: {
      title: 'Questo modulo è scaduto',
      text: 'Il modulo è rimasto aperto troppo a lungo o non è stato inviato da questo sito, quindi non è stato modificato nulla. Torni indietro, ricarichi la pagina e riprovi.',
      link: 'Torna alla pagina',
    },
    too_many: {
      title: 'Troppi tentativi',
      text: 'Attenda qualche minuto e riprovi.',
      link: 'Riprova',
    },
    not_found: {
      title: 'Pagina non trovata',
      text: 'Questa pagina non esiste.',
      link: 'Vai alle impostazioni',
    },
    unknown_path: {
      title: 'Pagina non trovata',
      text: 'A questo indirizzo non c’è nessuna pagina. Controlli che sia scritto correttamente.',
      link: 'Vai alla pagina iniziale',
    },
    email_link_over: {
      title: 'Questo link non è più valido',
      text: 'Il link è già stato usato, è scaduto o appartiene a un altro account. Per cambiare l’indirizzo e-mail, richieda un nuovo link nelle impostazioni.',
      link: 'Vai alle impostazioni',
    },
    email_taken: {
      title: 'Questo indirizzo e-mail è già in uso',
      text: 'Un altro account usa questo indirizzo, quindi quello del suo account non è stato cambiato.',
      link: 'Vai alle impostazioni',
    },
    link_over: {
      title: 'Questo link non è più valido',
      text: 'Il link è già stato usato o è scaduto. Per scegliere una password può richiedere un nuovo link. Per un nuovo invito si rivolga alla persona che l’ha inviato.',
      link: 'Richiedi un nuovo link',
    },
    no_company: {
      title: 'Non fa parte di nessuna azienda',
      text: 'Può dare alle applicazioni l’accesso solo a un’azienda di cui fa parte. Chieda un invito a un amministratore della sua azienda.',
      link: 'Vai alle impostazioni',
    },
    other_company: {
      title: 'Questa applicazione è per i membri di un’altra azienda',
      text: 'Solo i membri dell’azienda che ha registrato questa applicazione possono autorizzarla. Se lì ha un altro account, esca e acceda con quell’account.',
      link: 'Vai alle impostazioni',
    },
    failed: {
      title: 'Qualcosa è andato storto da parte nostra',
      text: 'Riprovi tra un momento. Se il problema persiste, ci contatti indicando questo numero:',
      link: 'Riprova',
    },
    method: {
      title: 'Questa pagina non può essere aperta così',
      text: 'Apra la pagina dal suo indirizzo o da un link.',
      link: 'Apri la pagina',
    },
    too_large: {
      title: 'Troppi dati',
      text: 'Ciò che ha inviato supera quanto questa pagina accetta. Torni indietro e invii di meno.',
      link: 'Torna alla pagina',
    },
  },
};
