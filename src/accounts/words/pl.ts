/** The texts of the account pages and of emails to users in Polish. */

import type { WordsWith } from './shape.ts';

export const pl: WordsWith<'one' | 'few' | 'many' | 'other'> = {
  site: 'Recruiting',
  pageTitle: '{page} | Recruiting',
  skip: 'Przejdź do treści',
  signOut: 'Wyloguj się',
  signedIn: 'Zalogowano jako',
  footer: 'Nigdy nie pytamy o hasło e-mailem ani telefonicznie.',
  languages: 'Język',

  fields: {
    email: { label: 'Adres e-mail', hint: '' },
    givenName: { label: 'Imię', hint: '' },
    familyName: { label: 'Nazwisko', hint: '' },
    password: { label: 'Hasło', hint: '' },
    currentPassword: { label: 'Obecne hasło', hint: '' },
    chosenPassword: {
      label: 'Wybierz hasło',
      hint: 'Minimalna liczba znaków: {min}. Kilka niepowiązanych słów łatwo zapamiętać i trudno odgadnąć.',
    },
    newPassword: {
      label: 'Nowe hasło',
      hint: 'Minimalna liczba znaków: {min}. Kilka niepowiązanych słów łatwo zapamiętać i trudno odgadnąć.',
    },
    code: { label: 'Kod', hint: 'Sześciocyfrowy kod z aplikacji uwierzytelniającej.' },
    recoveryCode: {
      label: 'Kod odzyskiwania',
      hint: 'Jeden z kodów zapisanych podczas konfiguracji uwierzytelniania dwuskładnikowego. Każdy kod działa tylko raz.',
    },
    applicationName: {
      label: 'Nazwa',
      hint: 'Tę nazwę widzą osoby, które aplikacja prosi o dostęp.',
    },
    redirectUris: {
      label: 'Adresy URL przekierowania',
      hint: 'Po jednym w wierszu, najwyżej {max}. Użyj https albo http dla 127.0.0.1, [::1] lub localhost.',
    },
    newEmail: {
      label: 'Nowy adres e-mail',
      hint: 'Wyślemy na ten adres link. Adres zmieni się po potwierdzeniu zmiany przez ten link.',
    },
    language: { label: 'Język', hint: 'Dotyczy tych stron i wiadomości e-mail do Ciebie.' },
    timezone: { label: 'Strefa czasowa', hint: 'Dotyczy godzin podawanych na tych stronach.' },
  },

  faultHeading: 'Sprawdź wpisane dane',
  faultOf: '{field}: {fault}',
  faults: {
    required: 'To pole jest wymagane.',
    too_short: 'Tekst jest za krótki. Minimalna liczba znaków: {min}.',
    too_long: 'Tekst jest za długi. Maksymalna liczba znaków: {max}.',
    common: 'To hasło jest zbyt popularne i łatwe do odgadnięcia. Wybierz inne.',
    same_as_email: 'Hasło nie może być Twoim adresem e-mail.',
    wrong_password: 'To nie jest Twoje obecne hasło.',
    wrong_code: 'Ten kod jest nieprawidłowy lub został już użyty. Wpisz najnowszy kod.',
    unchanged: 'To jest Twoje obecne hasło. Wybierz nowe.',
    not_email: 'To nie jest prawidłowy adres e-mail.',
    same_email: 'To już jest Twój adres e-mail.',
    not_listed: 'Wybierz jedną z podanych wartości.',
    too_many: 'Jest ich za dużo. Maksymalna liczba: {max}.',
    not_redirect:
      'Każdy wiersz musi być pełnym adresem URL bez fragmentu: https albo http dla 127.0.0.1, [::1] lub localhost.',
  },

  roles: { Viewer: 'Obserwator', Recruiter: 'Rekruter', Admin: 'Administrator' },

  scopes: {
    profile: 'Wyświetlać Twoje imię i nazwisko, adres e-mail i rolę.',
    company: 'Wyświetlać firmę: jej profil, biura, procesy rekrutacji, zespół i firmy partnerskie.',
    'jobs:read': 'Wyświetlać oferty pracy, firmy partnerskie i posty w mediach społecznościowych.',
    'jobs:write':
      'Tworzyć, zmieniać, publikować i archiwizować oferty pracy, zarządzać firmami partnerskimi i publikować posty w mediach społecznościowych.',
    'applicants:read': 'Wyświetlać zgłoszenia: dane, pliki i postępy.',
    'applicants:write': 'Tworzyć i zmieniać zgłoszenia oraz przenosić je między etapami.',
    mcp: 'Używać w Twoim imieniu wszystkich narzędzi serwera narzędzi. Ta aplikacja może tam zobaczyć i zrobić wszystko, na co pozwala Twoja rola.',
  },
  adminPowers: {
    company: 'Zmieniać firmę, jej biura, procesy rekrutacji i zespół.',
    jobs: 'Usuwać oferty pracy.',
    applicants: 'Usuwać zgłoszenia.',
    webhooks: 'Wysyłać zmiany pod inne adresy internetowe (webhooki).',
  },

  signIn: {
    title: 'Zaloguj się',
    application: 'aby przejść do: {application}',
    wrong: 'Adres e-mail lub hasło jest nieprawidłowe.',
    submit: 'Zaloguj się',
    forgot: 'Nie pamiętasz hasła?',
    notices: {
      signed_out: 'Wylogowano.',
      password_set: 'Nowe hasło zostało ustawione. Użyj go, aby się zalogować.',
      joined: 'Zaproszenie zostało przyjęte. Zaloguj się, aby kontynuować.',
    },
  },
  secondFactor: {
    title: 'Uwierzytelnianie dwuskładnikowe',
    intro:
      'Wpisz kod z aplikacji uwierzytelniającej. Jeśli nie masz jej pod ręką, użyj poniżej kodu odzyskiwania.',
    submit: 'Dalej',
    useRecoveryCode: 'Użyj kodu odzyskiwania',
  },
  start: {
    title: 'Witamy',
    intro:
      'Zaloguj się, aby zarządzać swoim kontem, sesjami i aplikacjami, które działają w Twoim imieniu.',
    settings: 'Przejdź do ustawień',
    developers: 'Dla programistów',
    reference: 'Dokumentacja API',
    referenceNote: 'Wszystkie punkty końcowe, z przykładami i dokumentem OpenAPI.',
  },
  forgot: {
    title: 'Nie pamiętasz hasła?',
    intro: 'Wpisz adres e-mail swojego konta. Wyślemy link, który pozwoli wybrać nowe hasło.',
    submit: 'Wyślij link',
    sent: 'Jeśli istnieje konto z tym adresem, wysłaliśmy na niego link. Link jest ważny przez godzinę.',
    notArrived: 'Nie ma wiadomości? Sprawdź folder ze spamem.',
    again: 'Poproś o nowy link',
    back: 'Wróć do logowania',
  },
  reset: {
    title: 'Wybierz nowe hasło',
    account: 'Konto: {email}.',
    effect:
      'Nastąpi wylogowanie na wszystkich urządzeniach, także na tym, i zakończy się dostęp wszystkich aplikacji, które mają Twoją zgodę.',
    submit: 'Ustaw hasło',
  },
  invitation: {
    title: 'Dołącz do {company}',
    intro: 'Otrzymujesz zaproszenie do {company}. Twoja rola: {role}.',
    isNew: 'Zostanie utworzone konto dla adresu {email}.',
    isMember: 'Dołączasz ze swoim kontem {email}.',
    submit: 'Dołącz',
  },

  consent: {
    title: 'Zezwolić na dostęp?',
    heading: '{application} prosi o dostęp',
    application: 'Aplikacja',
    account: 'Konto',
    company: 'Firma',
    companyChoice: 'Dla której firmy?',
    noCompanyChosen: 'Wybierz firmę dla tej aplikacji.',
    companyWithRole: '{company} ({role})',
    powers: 'Ta aplikacja będzie mogła:',
    broad: 'Szeroki dostęp',
    adminPowers: 'A w firmach, w których Twoja rola to Administrator:',
    limit: 'Nigdy nie może zrobić więcej, niż pozwala Twoja rola ({role}).',
    limitOfChoice: 'Nigdy nie może zrobić więcej, niż pozwala Twoja rola w wybranej firmie.',
    lasting:
      'Dostęp kończy się po dwóch latach bez użycia. Można go w każdej chwili zakończyć tutaj: {place}.',
    place: 'Ustawienia › Połączone aplikacje',
    next: 'Następnie nastąpi przekierowanie do: {host}.',
    nextLoopback: 'Następnie nastąpi przekierowanie do aplikacji na tym komputerze.',
    publisher: 'Wydawca',
    unproven: 'Aplikacja sama wybrała tę nazwę. Wiemy tylko, że jej wydawcą jest {host}.',
    unprovenLoopback: 'Każdy program na tym komputerze może podawać się za tę aplikację.',
    caution:
      'Zezwalaj na dostęp tylko wtedy, gdy prośba o niego wyszła od Ciebie, i tylko aplikacji, której ufasz.',
    allow: 'Zezwól',
    deny: 'Odmów',
  },

  settings: {
    title: 'Ustawienia',
    sections: {
      profile: 'Profil',
      password: 'Hasło',
      second_factor: 'Uwierzytelnianie dwuskładnikowe',
      sessions: 'Sesje',
      applications: 'Połączone aplikacje',
      connections: 'Połączone konta',
      company_applications: 'Aplikacje firmy',
      developer_applications: 'Aplikacje programistów',
    },
    notices: {
      saved: 'Zmiany zostały zapisane.',
      email_link_sent:
        'Wysłaliśmy link na nowy adres. Otwórz go, aby dokończyć zmianę. Do tego czasu obowiązuje obecny adres.',
      email_changed: 'Adres e-mail został zmieniony. Wszystkie inne sesje zostały zakończone.',
      password_changed:
        'Hasło zostało zmienione. Wszystkie inne sesje zostały zakończone, a aplikacje utraciły dostęp.',
      session_ended: 'Sesja została zakończona.',
      sessions_ended: 'Wszystkie inne sesje zostały zakończone.',
      disconnected: 'Aplikacja została odłączona.',
      account_connected: 'Konto zostało połączone.',
      account_disconnected: 'Konto zostało odłączone, a jego dostęp cofnięty u dostawcy.',
      account_disconnected_here:
        'Konto zostało tutaj odłączone. Dostępu nie cofnięto u dostawcy, ponieważ korzysta z niego jeszcze inne połączenie albo dostawca nie odpowiedział. Można go cofnąć w ustawieniach u dostawcy.',
      application_registered: 'Aplikacja została zarejestrowana.',
      application_disabled: 'Aplikacja została wyłączona. Jej dostęp jest zawieszony.',
      application_enabled: 'Aplikacja została włączona.',
      second_factor_removed:
        'Uwierzytelnianie dwuskładnikowe jest wyłączone. Do logowania wystarcza teraz hasło.',
    },
  },
  profile: {
    title: 'Profil',
    submit: 'Zapisz',
    browserLanguage: 'Tak jak w przeglądarce ({language})',
    noTimezone: 'UTC (nie wybrano strefy czasowej)',
    emailHeading: 'Adres e-mail',
    currentEmail: 'Obecny adres',
    changeEmail: 'Wyślij link',
    companies: 'Firmy',
    none: 'Nie należysz do żadnej firmy.',
  },
  confirmEmail: {
    title: 'Potwierdź nowy adres e-mail',
    intro: 'Twoje konto {email} będzie używać adresu {newEmail}.',
    effect:
      'Do logowania będzie służyć nowy adres i na niego będziemy wysyłać wszystkie wiadomości. Wszystkie inne sesje zostaną zakończone.',
    submit: 'Zmień adres',
  },
  password: {
    title: 'Hasło',
    intro:
      'Zmiana hasła kończy wszystkie inne sesje i dostęp wszystkich aplikacji, które mają Twoją zgodę.',
    submit: 'Zmień hasło',
  },
  secondFactorSettings: {
    title: 'Uwierzytelnianie dwuskładnikowe',
    off: 'Uwierzytelnianie dwuskładnikowe jest wyłączone. Gdy jest włączone, do logowania potrzebne są hasło i kod z aplikacji w telefonie.',
    start: 'Skonfiguruj',
    scan: 'Zeskanuj ten kod QR aplikacją uwierzytelniającą.',
    picture: 'Kod QR dla aplikacji uwierzytelniającej',
    open: 'Otwórz aplikację uwierzytelniającą na tym urządzeniu',
    secret: 'Albo wpisz w aplikacji ten klucz:',
    confirmIntro: 'Następnie wpisz kod z aplikacji.',
    confirm: 'Włącz',
    cancel: 'Anuluj',
    on: 'Uwierzytelnianie dwuskładnikowe jest włączone. Data włączenia: {moment}.',
    codesLeft: {
      one: 'Pozostał {count} kod odzyskiwania.',
      few: 'Pozostały {count} kody odzyskiwania.',
      many: 'Pozostało {count} kodów odzyskiwania.',
      other: 'Pozostało {count} kodu odzyskiwania.',
    },
    renewHeading: 'Nowe kody odzyskiwania',
    renewIntro: 'Stare kody przestaną działać.',
    renew: 'Wygeneruj nowe kody',
    removeHeading: 'Wyłącz uwierzytelnianie dwuskładnikowe',
    removeIntro: 'Do logowania będzie wtedy wystarczać hasło.',
    remove: 'Wyłącz',
  },
  recoveryCodes: {
    title: 'Kody odzyskiwania',
    intro:
      'Przechowuj te kody tam, gdzie znajdziesz je bez telefonu, na przykład na papierze lub w menedżerze haseł. Każdy kod działa raz zamiast kodu z aplikacji.',
    once: 'Nie będzie można ich ponownie wyświetlić.',
    back: 'Mam zapisane kody',
  },
  sessions: {
    unknownDevice: 'Nieznane urządzenie',
    title: 'Sesje',
    intro:
      'Urządzenia, na których trwa Twoja sesja. Jeśli nie rozpoznajesz sesji, zakończ ją i zmień hasło.',
    since: 'Data logowania',
    lastSeen: 'Ostatnia aktywność',
    isThis: 'Ta sesja',
    end: 'Zakończ',
    endOthers: 'Zakończ wszystkie inne sesje',
    recent: 'Ostatnie logowania',
    outcomes: { success: 'Zalogowano', failure: 'Nieudane', refused: 'Zablokowane' },
    address: 'Adres IP',
  },
  applications: {
    title: 'Połączone aplikacje',
    intro: 'Te aplikacje działają w Twoim imieniu, w granicach Twojej roli.',
    none: 'Z Twoim kontem nie jest połączona żadna aplikacja.',
    company: 'Firma',
    since: 'Data połączenia',
    lastUsed: 'Ostatnie użycie',
    never: 'Nigdy',
    powers: 'Co może robić',
    disconnect: 'Odłącz',
    publisher: 'Wydawca',
    more: 'Aplikacji jest więcej, niż tu widać. Odłącz niektóre, aby zobaczyć pozostałe.',
  },
  connections: {
    intro:
      '{company} używa tych kont do spotkań i do publikowania w sieciach społecznościowych. Przechowujemy dostęp w postaci zaszyfrowanej i nie używamy go do niczego innego.',
    viewer: 'Konta mogą łączyć rekruterzy i administratorzy.',
    groups: { meetings: 'Spotkania wideo', posts: 'Sieci społecznościowe' },
    notConfigured: 'Operator tej usługi nie oferuje już tego dostawcy.',
    unavailable: 'Niedostępne, ponieważ operator tej usługi ich nie skonfigurował: {providers}.',
    connect: 'Połącz',
    connectAnother: 'Połącz kolejne konto',
    reconnect: 'Połącz ponownie',
    disconnect: 'Odłącz',
    account: 'Konto',
    accountAt: '{account} ({provider})',
    person: 'Kto połączył',
    people: { you: 'Ty', other: 'Inny członek zespołu' },
    since: 'Data połączenia',
    statuses: {
      active: 'Połączone',
      reauth_required: 'Wymaga ponownego połączenia',
      revoked: 'Odłączone',
    },
    purposes: {
      google: 'Tworzy linki do spotkań przez wydarzenia w kalendarzu konta.',
      zoom: 'Tworzy linki do spotkań.',
      linkedin: 'Publikuje w Twoim imieniu lub w imieniu organizacji.',
      facebook: 'Publikuje w imieniu strony.',
      instagram: 'Publikuje zdjęcia w imieniu konta profesjonalnego powiązanego ze stroną.',
      twitter: 'Publikuje w imieniu konta.',
      tiktok: 'Publikuje zdjęcia w imieniu konta.',
    },
    problems: {
      not_configured: 'Operator tej usługi nie skonfigurował tego dostawcy.',
      full: 'Firma osiągnęła maksymalną liczbę połączonych kont. Najpierw odłącz jedno z nich.',
      denied: 'Nie połączono konta: u dostawcy odmówiono dostępu.',
      over: 'Nie połączono konta: prośba wygasła lub rozpoczęto ją gdzie indziej. Spróbuj ponownie.',
      unreachable: 'Nie połączono konta: dostawca nie odpowiedział. Spróbuj ponownie za chwilę.',
      refused:
        'Nie połączono konta: dostawca odrzucił prośbę. Spróbuj ponownie. Jeśli problem nie ustąpi, skontaktuj się z operatorem tej usługi.',
      no_account:
        'Nie połączono konta: nie zezwolono na dostęp do strony ani do konta profesjonalnego powiązanego ze stroną.',
      missing_scope:
        'Nie połączono konta: brakuje wymaganego uprawnienia. Spróbuj ponownie i pozostaw zaznaczone wszystkie uprawnienia.',
    },
    chooseTitle: 'Wybierz konto ({provider})',
    chooseIntro: 'Masz kilka kont. Wybierz jedno do połączenia; pozostałe można połączyć później.',
    back: 'Wróć bez łączenia',
  },
  companyApplications: {
    title: 'Aplikacje firmy {company}',
    intro:
      'Aplikacje, które członkowie zespołu połączyli z {company}. Odłączona aplikacja traci dostęp.',
    none: 'Z tą firmą nie jest połączona żadna aplikacja.',
    person: 'Członek zespołu',
    companies: 'Firmy',
    pages: 'Strony',
    newer: 'Nowsze',
    older: 'Starsze',
  },
  developerApplications: {
    title: 'Aplikacje programistów firmy {company}',
    intro:
      'Zarejestrowane tu aplikacje mogą prosić o dostęp tylko członków firmy {company}. Nie mają dostępu, dopóki ktoś z nich na niego nie zezwoli.',
    none: 'Nie zarejestrowano żadnej aplikacji.',
    register: 'Zarejestruj aplikację',
    full: 'Firma osiągnęła maksymalną liczbę aplikacji ({max}). Wykorzystaj ponownie taką, która nie jest już potrzebna.',
    clientId: 'Identyfikator klienta',
    kind: 'Rodzaj',
    kinds: { confidential: 'Poufna (z sekretem)', public: 'Publiczna (bez sekretu)' },
    redirectUris: 'Adresy URL przekierowania',
    members: 'Ile osób na nią zezwoliło',
    powers: 'Możliwe uprawnienia',
    disabled: 'Wyłączona',
    disabledByOperator: 'Wyłączona przez operatora. Skontaktuj się z nami, aby poznać przyczynę.',
    change: 'Zmień',
    disable: 'Wyłącz',
    enable: 'Włącz',
  },
  developerApplication: {
    changeTitle: 'Zmień: {application}',
    kindChoice: 'Gdzie działa aplikacja?',
    kindNotes: {
      confidential: 'Na Twoim serwerze, który może przechować sekret',
      public:
        'W przeglądarce lub na urządzeniu, które nie może przechować sekretu; musi używać PKCE',
    },
    scopes: 'O co może prosić aplikacja?',
    noScope: 'Wybierz, o co może prosić aplikacja.',
    later:
      'Zmiany dotyczą nowych próśb. Istniejący dostęp pozostaje bez zmian, dopóki nie zostanie odłączony.',
    register: 'Zarejestruj',
    save: 'Zapisz',
    secret: 'Sekret',
    secretIntro: 'Nowy sekret działa od razu. Poprzedni działa jeszcze przez 24 godziny.',
    rotate: 'Utwórz nowy sekret',
    rotateAtOnce: 'Utwórz nowy sekret i od razu unieważnij stary',
    back: 'Wróć do aplikacji',
  },
  clientSecret: {
    title: 'Sekret aplikacji {application}',
    intro:
      'Przechowuj go tam, gdzie może go odczytać tylko Twój serwer. Kto go ma, może działać jako Twoja aplikacja.',
    once: 'Nie będzie można go ponownie wyświetlić.',
    clientId: 'Identyfikator klienta',
    secret: 'Sekret klienta',
    until: 'Poprzedni sekret działa do: {moment}.',
    ended: 'Poprzednie sekrety już nie działają.',
    back: 'Mam zapisany sekret',
  },

  messages: {
    unknown_client: {
      title: 'Nieznana aplikacja',
      text: 'Aplikacja, z której nastąpiło przekierowanie, użyła identyfikatora klienta, którego nie znamy. Nic do niej nie wysłano. Zgłoś to jej twórcom. Identyfikator klienta:',
      link: 'Przejdź do ustawień',
    },
    client_document: {
      title: 'Nie udało się zweryfikować tej aplikacji',
      text: 'Aplikacja przedstawia się dokumentem pod własnym adresem, a tego dokumentu nie możemy przyjąć. Nic do niej nie wysłano. Zgłoś to jej twórcom. Adres i przyczyna:',
      link: 'Przejdź do ustawień',
    },
    redirect_mismatch: {
      title: 'Niedozwolone przekierowanie',
      text: 'Aplikacja poprosiła o przekierowanie pod adres, który nie jest dla niej zarejestrowany. Nic do niej nie wysłano. Zgłoś to jej twórcom. Adres:',
      link: 'Przejdź do ustawień',
    },
    bad_request: {
      title: 'Nieprawidłowe żądanie',
      text: 'Czegoś brakuje lub coś jest nieczytelne. Wróć i spróbuj ponownie.',
      link: 'Spróbuj ponownie',
    },
    form_expired: {
      title: 'Ten formularz wygasł',
      text: 'Formularz był otwarty zbyt długo lub nie wysłano go z tej witryny, więc nic nie zmieniono. Wróć, odśwież stronę i spróbuj ponownie.',
      link: 'Wróć do strony',
    },
    too_many: {
      title: 'Zbyt wiele prób',
      text: 'Poczekaj kilka minut, a potem spróbuj ponownie.',
      link: 'Spróbuj ponownie',
    },
    not_found: {
      title: 'Nie znaleziono strony',
      text: 'Ta strona nie istnieje.',
      link: 'Przejdź do ustawień',
    },
    unknown_path: {
      title: 'Nie znaleziono strony',
      text: 'Pod tym adresem nie ma strony. Sprawdź, czy adres jest poprawnie wpisany.',
      link: 'Przejdź do strony startowej',
    },
    email_link_over: {
      title: 'Ten link nie jest już ważny',
      text: 'Link został już użyty, wygasł lub należy do innego konta. Aby zmienić adres e-mail, poproś o nowy link w ustawieniach.',
      link: 'Przejdź do ustawień',
    },
    email_taken: {
      title: 'Ten adres e-mail jest już używany',
      text: 'Tego adresu używa inne konto, dlatego adres Twojego konta nie został zmieniony.',
      link: 'Przejdź do ustawień',
    },
    link_over: {
      title: 'Ten link nie jest już ważny',
      text: 'Link został już użyty lub wygasł. Aby wybrać hasło, możesz poprosić o nowy link. O nowe zaproszenie poproś osobę, która je wysłała.',
      link: 'Poproś o nowy link',
    },
    no_company: {
      title: 'Nie należysz do żadnej firmy',
      text: 'Aplikacjom można dać dostęp tylko do firmy, do której się należy. Poproś administratora swojej firmy o zaproszenie.',
      link: 'Przejdź do ustawień',
    },
    other_company: {
      title: 'Ta aplikacja jest dla członków innej firmy',
      text: 'Na dostęp tej aplikacji mogą zezwolić tylko członkowie firmy, która ją zarejestrowała. Jeśli masz tam inne konto, wyloguj się i zaloguj na to konto.',
      link: 'Przejdź do ustawień',
    },
    failed: {
      title: 'Coś poszło nie tak po naszej stronie',
      text: 'Spróbuj ponownie za chwilę. Jeśli problem nie ustąpi, skontaktuj się z nami i podaj ten numer:',
      link: 'Spróbuj ponownie',
    },
    method: {
      title: 'Tej strony nie można otworzyć w ten sposób',
      text: 'Otwórz stronę przez jej adres lub link.',
      link: 'Otwórz stronę',
    },
    too_large: {
      title: 'Za dużo danych',
      text: 'Wysłane dane są większe, niż przyjmuje ta strona. Wróć i wyślij mniej.',
      link: 'Wróć do strony',
    },
  },

  mails: {
    reset_password: {
      subject: 'Wybierz nowe hasło',
      text: `Otrzymaliśmy prośbę o nowe hasło do Twojego konta w Recruiting. Jeśli to Twoja prośba, wybierz je tutaj:

{link}

Ważność linku: {hours}. Link działa tylko raz.

Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Hasło pozostaje bez zmian.
`,
    },
    invitation: {
      subject: 'Zaproszenie do {company}',
      text: `Otrzymujesz zaproszenie do {company} w Recruiting. Dołącz tutaj:

{link}

Ważność linku: {days}. Link działa tylko raz.

Jeśli nie znasz {company}, zignoruj tę wiadomość. Tylko Ty możesz przyjąć zaproszenie.
`,
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      text: `Hasło do Twojego konta w Recruiting zostało zmienione. Inne sesje i dostęp wszystkich aplikacji, które miały Twoją zgodę, zostały zakończone.

Aby znów używać aplikacji, połącz ją ponownie z poziomu tej aplikacji.

Jeśli to nie Ty, natychmiast wybierz nowe hasło: otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”.
`,
    },
    application_allowed: {
      subject: 'Aplikacja może teraz działać w Twoim imieniu',
      text: `Aplikacja „{application}” otrzymała zgodę na działanie w Twoim imieniu w firmie {company} w Recruiting.

Dostęp można w każdej chwili zakończyć:

{link}

Jeśli to nie Ty, zakończ tam dostęp i natychmiast wybierz nowe hasło: otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”.
`,
    },
    confirm_email: {
      subject: 'Potwierdź nowy adres e-mail',
      text: `Ktoś poprosił o użycie tego adresu dla konta w Recruiting. Jeśli to Twoja prośba, potwierdź adres tutaj:

{link}

Ważność linku: {hours}. Link działa tylko raz.

Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nic się nie zmieni.
`,
    },
    email_change_requested: {
      subject: 'Poproszono o zmianę Twojego adresu e-mail',
      text: `Ktoś, kto zna Twoje hasło, poprosił o zmianę adresu e-mail Twojego konta w Recruiting na {email}. Wysłaliśmy link na ten adres. Nic się nie zmieni, dopóki zmiana nie zostanie tam potwierdzona.

Jeśli to nie Twoja prośba, natychmiast zmień hasło: Ustawienia › Hasło. Anuluje to także tę zmianę.
`,
    },
    email_changed: {
      subject: 'Twój adres e-mail został zmieniony',
      text: `Adresem e-mail Twojego konta w Recruiting jest teraz {email}. Na Twój poprzedni adres nie będziemy już wysyłać wiadomości, a inne sesje zostały zakończone.

Jeśli to nie Ty, natychmiast powiadom administratora swojej firmy.
`,
    },
    second_factor_added: {
      subject: 'Włączono uwierzytelnianie dwuskładnikowe',
      text: `Do zalogowania się na Twoje konto w Recruiting oprócz hasła potrzebny jest teraz kod z aplikacji.

Jeśli to nie Ty, natychmiast wybierz nowe hasło (otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”) i powiadom administratora swojej firmy.
`,
    },
    reconnect: {
      subject: 'Połącz ponownie: {provider}',
      text: `Twoja firma w Recruiting nie może już używać konta {account} ({provider}). Dostawcy kończą dostęp po pewnym czasie lub gdy zmieni się hasło.

Połącz je ponownie tutaj, aby wznowić wszystko, co na nie czeka:

{link}
`,
    },
    second_factor_removed: {
      subject: 'Wyłączono uwierzytelnianie dwuskładnikowe',
      text: `Do zalogowania się na Twoje konto w Recruiting wystarcza teraz hasło.

Jeśli to nie Ty, natychmiast wybierz nowe hasło (otwórz stronę logowania i wybierz „Nie pamiętasz hasła?”) i powiadom administratora swojej firmy.
`,
    },
    webhook_failing: {
      subject: 'Webhook „{webhook}” zgłasza błędy',
      text: `Wszystkie dostawy na adres {url} kończą się błędem. Pierwszy błąd: {moment}.

Każdą dostawę próbujemy zrealizować cztery razy. Dziennik pokazuje odpowiedzi odbiorcy: GET /api/plugins/webhooks/{id}/logs.

Po pięciu dniach bez udanej dostawy webhook zostaje wyłączony.
`,
    },
    webhook_disabled: {
      subject: 'Webhook „{webhook}” został wyłączony',
      text: `Wszystkie dostawy na adres {url} kończą się błędem, dlatego webhook został wyłączony. Pierwszy błąd: {moment}.

Gdy odbiorca znów będzie działać, włącz webhook przez PUT /api/plugins/webhooks/{id} i {body}. Aby dostarczyć pominięte zdarzenia z ostatnich 30 dni, wywołaj POST /api/plugins/webhooks/{id}/recover.
`,
    },
    retention_notice: {
      subject: 'Za dwa tygodnie zostaną usunięci kandydaci',
      text: `Liczba kandydatów bez aktywności przez cały okres przechowywania w Twojej firmie: {count}. Czas do ich usunięcia wraz z plikami i wiadomościami: {days}.

Aby zachować kandydata, przenieś go wcześniej na inny etap, wyślij mu wiadomość lub dodaj notatkę. Okres przechowywania ustawia się w /api/hiring-settings.
`,
    },
  },
};
