/** The texts of the account pages in German. */

import type { WordsWith } from './shape.ts';

export const de: WordsWith<'one' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Zum Inhalt springen',
  signOut: 'Abmelden',
  signedIn: 'Angemeldet',
  footer: 'Wir fragen Sie nie per E-Mail oder Telefon nach Ihrem Passwort.',
  languages: 'Sprache',

  fields: {
    email: { label: 'E-Mail-Adresse', hint: '' },
    givenName: { label: 'Vorname', hint: '' },
    familyName: { label: 'Nachname', hint: '' },
    password: { label: 'Passwort', hint: '' },
    currentPassword: { label: 'Aktuelles Passwort', hint: '' },
    chosenPassword: {
      label: 'Passwort wählen',
      hint: 'Mindestens {min} Zeichen. Mehrere Wörter ohne Zusammenhang lassen sich leicht merken und schwer erraten.',
    },
    newPassword: {
      label: 'Neues Passwort',
      hint: 'Mindestens {min} Zeichen. Mehrere Wörter ohne Zusammenhang lassen sich leicht merken und schwer erraten.',
    },
    code: { label: 'Code', hint: 'Der sechsstellige Code aus Ihrer Authentifizierungs-App.' },
    recoveryCode: {
      label: 'Wiederherstellungscode',
      hint: 'Einer der Codes, die Sie beim Einrichten der Zwei-Faktor-Authentifizierung gespeichert haben. Jeder Code funktioniert nur einmal.',
    },
    applicationName: {
      label: 'Name',
      hint: 'Dieser Name wird angezeigt, wenn die Anwendung um Zugriff bittet.',
    },
    redirectUris: {
      label: 'Weiterleitungs-URLs',
      hint: 'Eine pro Zeile, höchstens {max}. Verwenden Sie https oder, für 127.0.0.1, [::1] und localhost, http.',
    },
    newEmail: {
      label: 'Neue E-Mail-Adresse',
      hint: 'Wir senden einen Link an diese Adresse. Ihre Adresse ändert sich, wenn Sie die Änderung dort bestätigen.',
    },
    companySubdomain: { label: 'Subdomain des Unternehmens', hint: '' },
    language: { label: 'Sprache', hint: 'Für diese Seiten und für E-Mails an Sie.' },
    timezone: { label: 'Zeitzone', hint: 'Für die Zeiten auf diesen Seiten.' },
  },

  faultHeading: 'Bitte prüfen Sie Ihre Angaben',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'Dieses Feld ist erforderlich.',
    too_short: 'Das ist zu kurz. Verwenden Sie mindestens {min} Zeichen.',
    too_long: 'Das ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
    common:
      'Dieses Passwort ist zu verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.',
    same_as_email: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
    wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
    wrong_code:
      'Dieser Code ist falsch oder wurde bereits verwendet. Geben Sie den neuesten Code ein.',
    unchanged: 'Das ist Ihr aktuelles Passwort. Bitte wählen Sie ein neues.',
    not_subdomain: 'Das ist nicht die Subdomain des Unternehmens.',
    not_email: 'Das ist keine gültige E-Mail-Adresse.',
    same_email: 'Das ist bereits Ihre E-Mail-Adresse.',
    not_listed: 'Bitte wählen Sie einen der angebotenen Werte.',
    too_many: 'Das sind zu viele. Verwenden Sie höchstens {max}.',
    not_redirect:
      'Jede Zeile muss eine vollständige URL ohne Fragment sein: https oder, für 127.0.0.1, [::1] und localhost, http.',
  },

  roles: { Viewer: 'Betrachter', Recruiter: 'Recruiter', Admin: 'Admin' },

  scopes: {
    profile: 'Ihren Namen, Ihre E-Mail-Adresse und Ihre Rolle sehen.',
    company: 'Das Unternehmen sehen: Profil, Standorte, Pipelines, Team und Partnerunternehmen.',
    'jobs:read': 'Jobs, Partnerunternehmen und Beiträge in sozialen Medien sehen.',
    'jobs:write':
      'Jobs anlegen, ändern, veröffentlichen und archivieren, Partnerunternehmen verwalten und in sozialen Medien posten.',
    'applicants:read': 'Bewerbungen sehen: Angaben, Dateien und Stand.',
    'applicants:write': 'Bewerbungen anlegen und ändern und von Phase zu Phase verschieben.',
    mcp: 'Alle Werkzeuge des Tool-Servers in Ihrem Namen verwenden. Diese Anwendung kann dort alles sehen und tun, was Ihre Rolle erlaubt.',
  },
  adminPowers: {
    company: 'Das Unternehmen, seine Standorte, Pipelines und sein Team ändern.',
    jobs: 'Jobs löschen.',
    applicants: 'Bewerbungen löschen.',
    webhooks: 'Änderungen an andere Webadressen senden (Webhooks).',
  },

  signIn: {
    title: 'Anmelden',
    application: 'um mit {application} fortzufahren',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    notices: {
      signed_out: 'Sie haben sich abgemeldet.',
      password_set: 'Ihr neues Passwort ist festgelegt. Melden Sie sich jetzt damit an.',
      account_deleted: 'Ihr Konto ist gelöscht.',
      joined: 'Sie sind beigetreten. Melden Sie sich an, um fortzufahren.',
    },
  },
  secondFactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    intro:
      'Geben Sie den Code aus Ihrer Authentifizierungs-App ein. Wenn Sie die App nicht zur Hand haben, verwenden Sie unten einen Wiederherstellungscode.',
    submit: 'Weiter',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
  },
  start: {
    title: 'Willkommen',
    intro:
      'Melden Sie sich an, um Ihr Konto, Ihre Sitzungen und die Anwendungen zu verwalten, die in Ihrem Namen handeln.',
    settings: 'Zu Ihren Einstellungen',
    developers: 'Für Entwicklungsteams',
    reference: 'API-Referenz',
    referenceNote: 'Alle Endpunkte, mit Beispielen und dem OpenAPI-Dokument.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, haben wir einen Link dorthin gesendet. Der Link ist eine Stunde gültig.',
    notArrived: 'Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach.',
    again: 'Neuen Link anfordern',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort wählen',
    account: 'Für das Konto {email}.',
    effect:
      'Damit werden Sie auf allen Geräten abgemeldet, auch auf diesem, und der Zugriff aller Anwendungen endet, denen Sie ihn erlaubt haben.',
    submit: 'Passwort festlegen',
  },
  invitation: {
    title: '{company} beitreten',
    intro: 'Sie sind eingeladen, {company} beizutreten. Ihre Rolle: {role}.',
    isNew: 'Damit wird ein Konto für {email} angelegt.',
    isMember: 'Sie treten mit Ihrem Konto {email} bei.',
    submit: 'Beitreten',
  },

  consent: {
    title: 'Zugriff erlauben?',
    heading: '{application} bittet um Zugriff',
    application: 'Anwendung',
    account: 'Konto',
    company: 'Unternehmen',
    companyChoice: 'Für welches Unternehmen?',
    noCompanyChosen: 'Wählen Sie ein Unternehmen für diese Anwendung.',
    companyWithRole: '{company} ({role})',
    powers: 'Diese Anwendung kann:',
    broad: 'Weitreichender Zugriff',
    adminPowers: 'Und in Unternehmen, in denen Sie Admin sind:',
    limit: 'Die Anwendung kann nie mehr, als Ihre Rolle ({role}) erlaubt.',
    limitOfChoice: 'Die Anwendung kann nie mehr, als Ihre Rolle im gewählten Unternehmen erlaubt.',
    lasting:
      'Der Zugriff endet nach zwei Jahren ohne Nutzung. Unter {place} können Sie ihn jederzeit beenden.',
    place: 'Einstellungen › Verbundene Anwendungen',
    next: 'Sie werden anschließend zu {host} weitergeleitet.',
    nextLoopback: 'Sie werden anschließend zu einer Anwendung auf diesem Computer weitergeleitet.',
    publisher: 'Veröffentlicht von',
    unproven:
      'Die Anwendung hat diesen Namen selbst gewählt. Wir wissen nur, dass sie von {host} veröffentlicht wird.',
    unprovenLoopback: 'Jedes Programm auf diesem Computer kann sich als diese Anwendung ausgeben.',
    caution:
      'Erlauben Sie nur Zugriff, den Sie selbst angefordert haben, und nur für Anwendungen, denen Sie vertrauen.',
    allow: 'Erlauben',
    deny: 'Ablehnen',
  },

  settings: {
    title: 'Einstellungen',
    sections: {
      profile: 'Profil',
      password: 'Passwort',
      second_factor: 'Zwei-Faktor-Authentifizierung',
      sessions: 'Sitzungen',
      applications: 'Verbundene Anwendungen',
      connections: 'Verbundene Konten',
      delete_account: 'Konto löschen',
      delete_company: 'Unternehmen löschen',
      company_applications: 'Anwendungen des Unternehmens',
      developer_applications: 'Entwickler-Anwendungen',
    },
    notices: {
      company_closing: 'Das Unternehmen wird gelöscht. Seine Admins erhalten eine E-Mail.',
      company_kept: 'Die Löschung ist abgebrochen. Das Unternehmen ist, wie es war.',
      saved: 'Ihre Änderungen sind gespeichert.',
      email_link_sent:
        'Wir haben einen Link an Ihre neue Adresse gesendet. Öffnen Sie ihn, um die Änderung abzuschließen. Bis dahin gilt Ihre bisherige Adresse.',
      email_changed: 'Ihre E-Mail-Adresse wurde geändert. Alle anderen Sitzungen sind beendet.',
      password_changed:
        'Ihr Passwort wurde geändert. Alle anderen Sitzungen sind beendet, und die Anwendungen haben keinen Zugriff mehr.',
      session_ended: 'Die Sitzung ist beendet.',
      sessions_ended: 'Alle anderen Sitzungen sind beendet.',
      webhook_deleted: 'Der Webhook ist gelöscht.',
      disconnected: 'Die Anwendung ist getrennt.',
      account_connected: 'Das Konto ist verbunden.',
      account_disconnected: 'Das Konto ist getrennt, und der Zugriff ist beim Anbieter widerrufen.',
      account_disconnected_here:
        'Das Konto ist hier getrennt. Beim Anbieter wurde der Zugriff nicht widerrufen, weil eine andere Verbindung ihn noch nutzt oder der Anbieter nicht geantwortet hat. Sie können ihn in Ihren Einstellungen beim Anbieter widerrufen.',
      application_registered: 'Die Anwendung ist registriert.',
      application_disabled: 'Die Anwendung ist deaktiviert. Ihr Zugriff ruht.',
      application_enabled: 'Die Anwendung ist aktiviert.',
      second_factor_removed:
        'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet. Sie melden sich jetzt nur mit Ihrem Passwort an.',
    },
  },
  deleteAccount: {
    title: 'Konto löschen',
    intro: 'Ihr Konto {email} wird sofort gelöscht. Es kann nicht wiederhergestellt werden.',
    effect:
      'Sie verlassen Ihre Unternehmen, alle Ihre Sitzungen enden, und Anwendungen verlieren den Zugriff, den Sie erlaubt haben. Was Sie geschrieben haben, bleibt bei den Unternehmen, als Text eines früheren Mitglieds.',
    onlyAdmin:
      'Sie sind der einzige Admin von {companies}. Machen Sie dort zuerst ein anderes Mitglied zum Admin, oder löschen Sie das Unternehmen.',
    submit: 'Mein Konto löschen',
  },
  deleteCompany: {
    title: 'Unternehmen löschen',
    intro:
      'Alles vom Unternehmen wird gelöscht: Jobs, Kandidaten, Bewerbungen, Dateien, E-Mails und Einstellungen. Das geschieht {days} nach Ihrer Bestätigung. Bis dahin kann jeder Admin es hier abbrechen.',
    effect:
      'Ab Ihrer Bestätigung sind die Jobs und Karriereseiten nicht mehr zu sehen, kein Mitglied und keine Anwendung hat Zugriff, und Webhooks erhalten nichts.',
    exportFirst: 'Exportieren Sie zuerst alles: Später lässt sich nichts wiederherstellen.',
    none: 'Sie sind in keinem Unternehmen Admin.',
    confirm: 'Zur Bestätigung eingeben: {subdomain}',
    submit: '{company} löschen',
    closing: '{company} wird am {moment} gelöscht.',
    cancel: '{company} behalten',
    removing: '{company} wird gerade gelöscht.',
  },
  profile: {
    title: 'Profil',
    submit: 'Speichern',
    browserLanguage: 'Wie im Browser ({language})',
    noTimezone: 'UTC (keine Zeitzone gewählt)',
    emailHeading: 'E-Mail-Adresse',
    currentEmail: 'Aktuelle Adresse',
    changeEmail: 'Link senden',
    companies: 'Unternehmen',
    none: 'Sie gehören zu keinem Unternehmen.',
  },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse bestätigen',
    intro: 'Für Ihr Konto {email} gilt künftig die Adresse {newEmail}.',
    effect:
      'Sie melden sich dann mit der neuen Adresse an, und wir senden alle E-Mails dorthin. Alle anderen Sitzungen enden.',
    submit: 'Adresse ändern',
  },
  password: {
    title: 'Passwort',
    intro:
      'Wenn Sie Ihr Passwort ändern, enden alle anderen Sitzungen und der Zugriff aller Anwendungen, denen Sie ihn erlaubt haben.',
    submit: 'Passwort ändern',
  },
  secondFactorSettings: {
    title: 'Zwei-Faktor-Authentifizierung',
    off: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet. Ist sie eingeschaltet, melden Sie sich mit Ihrem Passwort und einem Code aus einer App auf Ihrem Telefon an.',
    start: 'Einrichten',
    scan: 'Scannen Sie diesen QR-Code mit einer Authentifizierungs-App.',
    picture: 'QR-Code für die Authentifizierungs-App',
    open: 'Authentifizierungs-App auf diesem Gerät öffnen',
    secret: 'Oder geben Sie diesen Schlüssel in der App ein:',
    confirmIntro: 'Geben Sie dann den Code aus der App ein.',
    confirm: 'Einschalten',
    cancel: 'Abbrechen',
    on: 'Die Zwei-Faktor-Authentifizierung ist seit dem {moment} eingeschaltet.',
    codesLeft: {
      one: 'Sie haben noch {count} Wiederherstellungscode.',
      other: 'Sie haben noch {count} Wiederherstellungscodes.',
    },
    renewHeading: 'Neue Wiederherstellungscodes',
    renewIntro: 'Ihre alten Codes werden ungültig.',
    renew: 'Neue Codes erzeugen',
    removeHeading: 'Zwei-Faktor-Authentifizierung ausschalten',
    removeIntro: 'Sie melden sich dann nur mit Ihrem Passwort an.',
    remove: 'Ausschalten',
  },
  recoveryCodes: {
    title: 'Wiederherstellungscodes',
    intro:
      'Bewahren Sie diese Codes dort auf, wo Sie sie auch ohne Ihr Telefon finden, etwa auf Papier oder in einem Passwort-Manager. Jeder Code funktioniert einmal anstelle des Codes aus Ihrer App.',
    once: 'Sie können sie später nicht mehr ansehen.',
    back: 'Ich habe sie gespeichert',
  },
  sessions: {
    unknownDevice: 'Unbekanntes Gerät',
    title: 'Sitzungen',
    intro:
      'Die Geräte, auf denen Sie angemeldet sind. Wenn Sie eine Sitzung nicht erkennen, beenden Sie sie und ändern Sie Ihr Passwort.',
    since: 'Angemeldet seit',
    lastSeen: 'Zuletzt aktiv',
    isThis: 'Diese Sitzung',
    end: 'Beenden',
    endOthers: 'Alle anderen Sitzungen beenden',
    recent: 'Letzte Anmeldungen',
    outcomes: { success: 'Angemeldet', failure: 'Fehlgeschlagen', refused: 'Blockiert' },
    address: 'IP-Adresse',
  },
  applications: {
    title: 'Verbundene Anwendungen',
    intro: 'Diese Anwendungen handeln in Ihrem Namen und im Rahmen Ihrer Rolle.',
    none: 'Mit Ihrem Konto ist keine Anwendung verbunden.',
    company: 'Unternehmen',
    since: 'Verbunden am',
    lastUsed: 'Zuletzt verwendet',
    never: 'Nie',
    powers: 'Was die Anwendung kann',
    disconnect: 'Trennen',
    publisher: 'Veröffentlicht von',
    more: 'Es gibt mehr Anwendungen, als hier angezeigt werden. Trennen Sie einige, um die übrigen zu sehen.',
    webhooks: 'Auch die Webhooks löschen, die sie angelegt hat',
  },
  connections: {
    intro:
      '{company} nutzt diese Konten für Besprechungen und für Beiträge in sozialen Netzwerken. Wir speichern den Zugriff verschlüsselt und nutzen ihn für nichts anderes.',
    viewer: 'Recruiter und Admins können Konten verbinden.',
    groups: { meetings: 'Videobesprechungen', posts: 'Soziale Netzwerke' },
    notConfigured: 'Der Betreiber dieses Dienstes bietet diesen Anbieter nicht mehr an.',
    unavailable:
      'Nicht verfügbar, weil der Betreiber dieses Dienstes sie nicht eingerichtet hat: {providers}.',
    connect: 'Verbinden',
    connectAnother: 'Weiteres Konto verbinden',
    reconnect: 'Erneut verbinden',
    disconnect: 'Trennen',
    account: 'Konto',
    accountAt: '{account} bei {provider}',
    person: 'Verbunden von',
    people: { you: 'Ihnen', other: 'einem anderen Mitglied' },
    since: 'Verbunden am',
    statuses: {
      active: 'Verbunden',
      reauth_required: 'Muss erneut verbunden werden',
      revoked: 'Getrennt',
    },
    purposes: {
      google: 'Erstellt Besprechungslinks über Termine im Kalender des Kontos.',
      zoom: 'Erstellt Besprechungslinks.',
      linkedin: 'Postet in Ihrem Namen oder im Namen einer Organisation.',
      facebook: 'Postet im Namen einer Seite.',
      instagram: 'Postet Bilder im Namen eines professionellen Kontos, das zu einer Seite gehört.',
      twitter: 'Postet im Namen des Kontos.',
      tiktok: 'Postet Bilder im Namen des Kontos.',
    },
    problems: {
      not_configured: 'Der Betreiber dieses Dienstes hat diesen Anbieter nicht eingerichtet.',
      full: 'Das Unternehmen hat die Höchstzahl verbundener Konten erreicht. Trennen Sie zuerst eines.',
      denied: 'Es wurde kein Konto verbunden: Der Zugriff wurde beim Anbieter abgelehnt.',
      over: 'Es wurde kein Konto verbunden: Die Anfrage ist abgelaufen oder wurde woanders begonnen. Versuchen Sie es noch einmal.',
      unreachable:
        'Es wurde kein Konto verbunden: Der Anbieter hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
      refused:
        'Es wurde kein Konto verbunden: Der Anbieter hat die Anfrage abgelehnt. Versuchen Sie es noch einmal. Besteht das Problem weiter, wenden Sie sich an den Betreiber dieses Dienstes.',
      no_account:
        'Es wurde kein Konto verbunden: Sie haben keinen Zugriff auf eine Seite oder auf ein professionelles Konto erlaubt, das zu einer gehört.',
      missing_scope:
        'Es wurde kein Konto verbunden: Eine nötige Berechtigung fehlt. Versuchen Sie es noch einmal und lassen Sie alle Berechtigungen ausgewählt.',
    },
    chooseTitle: 'Konto bei {provider} wählen',
    chooseIntro:
      'Sie haben mehrere Konten. Wählen Sie eines zum Verbinden; weitere können Sie später verbinden.',
    back: 'Zurück, ohne zu verbinden',
  },
  companyApplications: {
    title: 'Anwendungen von {company}',
    intro:
      'Die Anwendungen, die Mitglieder mit {company} verbunden haben. Eine Anwendung, die Sie trennen, verliert ihren Zugriff.',
    none: 'Mit diesem Unternehmen ist keine Anwendung verbunden.',
    person: 'Mitglied',
    companies: 'Unternehmen',
    pages: 'Seiten',
    newer: 'Neuere',
    older: 'Ältere',
    left: 'Webhooks getrennter Anwendungen',
    leftIntro:
      'Diese Webhooks senden weiterhin Daten. Die Anwendungen, die sie angelegt haben, sind nicht mehr verbunden.',
    application: 'Anwendung',
    deleteWebhook: 'Löschen',
  },
  developerApplications: {
    title: 'Entwickler-Anwendungen von {company}',
    intro:
      'Hier registrierte Anwendungen können nur Mitglieder von {company} um Zugriff bitten. Sie haben keinen Zugriff, bis ein Mitglied ihn erlaubt.',
    none: 'Es ist keine Anwendung registriert.',
    register: 'Anwendung registrieren',
    full: 'Das Unternehmen hat die Höchstzahl von {max} Anwendungen erreicht. Verwenden Sie eine wieder, die Sie nicht mehr benötigen.',
    clientId: 'Client-ID',
    kind: 'Art',
    kinds: { confidential: 'Vertraulich (mit Secret)', public: 'Öffentlich (ohne Secret)' },
    redirectUris: 'Weiterleitungs-URLs',
    members: 'Mitglieder, die Zugriff erlaubt haben',
    powers: 'Erlaubte Berechtigungen',
    disabled: 'Deaktiviert',
    disabledByOperator: 'Vom Betreiber deaktiviert. Fragen Sie uns nach dem Grund.',
    change: 'Ändern',
    disable: 'Deaktivieren',
    enable: 'Aktivieren',
  },
  developerApplication: {
    changeTitle: '{application} ändern',
    kindChoice: 'Wo läuft die Anwendung?',
    kindNotes: {
      confidential: 'Auf Ihrem Server, der ein Secret geheim halten kann',
      public:
        'In einem Browser oder auf einem Gerät, das kein Secret geheim halten kann; sie muss PKCE verwenden',
    },
    scopes: 'Worum kann die Anwendung bitten?',
    noScope: 'Wählen Sie, worum die Anwendung bitten kann.',
    later:
      'Änderungen gelten für neue Anfragen. Bestehender Zugriff bleibt, wie er ist, bis er getrennt wird.',
    register: 'Registrieren',
    save: 'Speichern',
    secret: 'Secret',
    secretIntro: 'Ein neues Secret gilt sofort. Das bisherige gilt noch 24 Stunden lang.',
    rotate: 'Neues Secret erzeugen',
    rotateAtOnce: 'Neues Secret erzeugen und altes sofort widerrufen',
    back: 'Zurück zu den Anwendungen',
  },
  clientSecret: {
    title: 'Secret von {application}',
    intro:
      'Speichern Sie es dort, wo nur Ihr Server es lesen kann. Wer es hat, kann als Ihre Anwendung handeln.',
    once: 'Sie können es später nicht mehr ansehen.',
    clientId: 'Client-ID',
    secret: 'Client-Secret',
    until: 'Das bisherige Secret gilt bis {moment}.',
    ended: 'Bisherige Secrets gelten nicht mehr.',
    back: 'Ich habe es gespeichert',
  },

  messages: {
    unknown_client: {
      title: 'Unbekannte Anwendung',
      text: 'Die Anwendung, die Sie hierher geleitet hat, hat eine Client-ID verwendet, die wir nicht kennen. Es wurde nichts an sie gesendet. Bitte melden Sie das ihrem Entwicklungsteam. Die Client-ID war:',
      link: 'Zu Ihren Einstellungen',
    },
    client_document: {
      title: 'Diese Anwendung konnte nicht geprüft werden',
      text: 'Die Anwendung weist sich durch ein Dokument unter ihrer eigenen Adresse aus, und wir können dieses Dokument nicht akzeptieren. Es wurde nichts an sie gesendet. Bitte melden Sie das ihrem Entwicklungsteam. Die Adresse und der Grund:',
      link: 'Zu Ihren Einstellungen',
    },
    redirect_mismatch: {
      title: 'Weiterleitung nicht erlaubt',
      text: 'Die Anwendung wollte Sie an eine Adresse weiterleiten, die für sie nicht registriert ist. Es wurde nichts an sie gesendet. Bitte melden Sie das ihrem Entwicklungsteam. Die Adresse war:',
      link: 'Zu Ihren Einstellungen',
    },
    bad_request: {
      title: 'Ungültige Anfrage',
      text: 'Etwas fehlt oder ist nicht lesbar. Gehen Sie zurück und versuchen Sie es noch einmal.',
      link: 'Noch einmal versuchen',
    },
    form_expired: {
      title: 'Dieses Formular ist abgelaufen',
      text: 'Das Formular war zu lange geöffnet oder wurde nicht von dieser Website gesendet. Es wurde nichts geändert. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
      link: 'Zurück zur Seite',
    },
    too_many: {
      title: 'Zu viele Versuche',
      text: 'Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      link: 'Noch einmal versuchen',
    },
    not_found: {
      title: 'Seite nicht gefunden',
      text: 'Diese Seite gibt es nicht.',
      link: 'Zu Ihren Einstellungen',
    },
    unknown_path: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse auf Tippfehler.',
      link: 'Zur Startseite',
    },
    email_link_over: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Der Link wurde bereits verwendet, ist abgelaufen oder gehört zu einem anderen Konto. Um Ihre E-Mail-Adresse zu ändern, fordern Sie in Ihren Einstellungen einen neuen Link an.',
      link: 'Zu Ihren Einstellungen',
    },
    email_taken: {
      title: 'Diese E-Mail-Adresse wird bereits verwendet',
      text: 'Ein anderes Konto verwendet diese Adresse. Die Adresse Ihres Kontos wurde deshalb nicht geändert.',
      link: 'Zu Ihren Einstellungen',
    },
    link_over: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Der Link wurde bereits verwendet oder ist abgelaufen. Um ein Passwort zu wählen, können Sie einen neuen Link anfordern. Für eine neue Einladung wenden Sie sich an die Person, die Sie eingeladen hat.',
      link: 'Neuen Link anfordern',
    },
    no_company: {
      title: 'Sie gehören zu keinem Unternehmen',
      text: 'Sie können Anwendungen nur Zugriff auf ein Unternehmen geben, zu dem Sie gehören. Bitten Sie einen Admin Ihres Unternehmens um eine Einladung.',
      link: 'Zu Ihren Einstellungen',
    },
    other_company: {
      title: 'Diese Anwendung ist für Mitglieder eines anderen Unternehmens',
      text: 'Nur Mitglieder des Unternehmens, das diese Anwendung registriert hat, können ihr Zugriff erlauben. Wenn Sie dort ein anderes Konto haben, melden Sie sich ab und mit diesem Konto wieder an.',
      link: 'Zu Ihren Einstellungen',
    },
    failed: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Versuchen Sie es gleich noch einmal. Besteht das Problem weiter, wenden Sie sich mit dieser Nummer an uns:',
      link: 'Noch einmal versuchen',
    },
    method: {
      title: 'Diese Seite lässt sich so nicht öffnen',
      text: 'Öffnen Sie die Seite über ihre Adresse oder einen Link.',
      link: 'Seite öffnen',
    },
    too_large: {
      title: 'Zu viele Daten',
      text: 'Was Sie gesendet haben, ist größer, als diese Seite annimmt. Gehen Sie zurück und senden Sie weniger.',
      link: 'Zurück zur Seite',
    },
  },
};
