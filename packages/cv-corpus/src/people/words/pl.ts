import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/pl.ts';

export const pl: LanguageData = {
  countries: [{ iso2: 'PL', name: 'Polska', cities: 'Gdańsk 80-001|Wrocław 50-001|Łódź 90-001' }],
  firstNames: 'Agnieszka|Krzysztof|Małgorzata|Łukasz|Zofia|Paweł',
  lastNames: 'Wiśniewska-Kowal|Szczęsny|Nowak|Dąbrowska|Żuraw|Jabłoński',
  nameOrder: 'first last',
  streets: 'ul. Długa|ul. Kwiatowa|al. Niepodległości|ul. Szkolna',
  address: 'street number, postal city',
  occupations: [
    {
      titles:
        'Praktykant w biurze projektowym|Asystent projektanta|Inżynier budowy|Kierownik budowy',
      employers:
        'Budimost Sp. z o.o.|Biuro Projektów Arka|Wodociągi Gdańskie S.A.|Nowak i Wspólnicy|Mostostal Zachód',
      tasks:
        'Prowadzenie budowy mostu na rzece|Przygotowanie kosztorysów w programie {skill}|Koordynacja pracy ośmiu podwykonawców|Kontrola jakości betonu|Skrócenie harmonogramu o trzy tygodnie w 2021 roku',
      profile: 'Inżynier budownictwa, który lubi porządek na placu i w dokumentach.',
      skills: {
        Umiejętności:
          'Kosztorysowanie|Nadzór budowlany|Prawo jazdy kat. B|Czytanie rysunku technicznego|Negocjacje',
        Programy: 'AutoCAD|Norma PRO|MS Project|Revit',
      },
      schools:
        'Magister inżynier/Budownictwo/Politechnika Gdańska|Technik/Budownictwo/Zespół Szkół Budowlanych we Wrocławiu/15',
      certificates: 'Uprawnienia budowlane/PIIB|AutoCAD Professional/Autodesk',
    },
    {
      titles:
        'Recepcjonistka|Specjalistka ds. obsługi klienta|Koordynatorka zespołu|Kierowniczka działu obsługi klienta',
      employers:
        'Hotel Bursztyn|Energia Plus S.A.|Przychodnia Zdrowie|Sieć Sklepów Stokrotka|Biuro Podróży Orbita',
      tasks:
        'Obsługa 70 zgłoszeń dziennie w systemie {skill}|Szkolenie nowych pracowników|Rozpatrywanie reklamacji|Wzrost zadowolenia klientów o 14 punktów|Układanie grafiku dla 18 osób',
      profile: 'Pogodna specjalistka, która spokojnie rozwiązuje trudne sprawy.',
      skills: {
        Kompetencje: 'Obsługa klienta|Komunikatywność|Rozwiązywanie konfliktów|Praca w zespole',
        Komputer: 'Zendesk|SAP|Excel|Salesforce',
      },
      schools:
        'Licencjat/Zarządzanie/Uniwersytet Łódzki|Matura/Profil ogólny/III Liceum Ogólnokształcące w Gdyni/15',
    },
    ...occupations,
  ],
  spoken: 'pl:polski|en:angielski|de:niemiecki|ru:rosyjski|fr:francuski',
  native: 'pl',
  nativeWord: 'ojczysty|język ojczysty',
  levels: 'podstawowy|komunikatywny|średniozaawansowany|zaawansowany|biegły',
  interests: 'Żeglarstwo|Góry|Gotowanie|Szachy',
  nationality: 'polskie',
  referees: 'Barbara Lis|Tomasz Zieliński',
  words: {
    title: 'Curriculum Vitae|Życiorys|CV',
    headings: {
      summary: 'O mnie|Podsumowanie|Profil zawodowy',
      work: 'Doświadczenie zawodowe|Doświadczenie|Przebieg pracy zawodowej',
      education: 'Wykształcenie|Edukacja',
      skills: 'Umiejętności|Kompetencje|Kluczowe umiejętności',
      languages: 'Języki|Języki obce|Znajomość języków',
      contact: 'Kontakt|Dane kontaktowe',
      personal: 'Dane osobowe',
      certificates: 'Certyfikaty|Kursy i szkolenia',
      projects: 'Projekty',
      interests: 'Zainteresowania|Hobby',
      references: 'Referencje',
    },
    labels: {
      name: 'Imię i nazwisko',
      email: 'E-mail|Adres e-mail',
      phone: 'Telefon|Tel.|Nr telefonu',
      mobile: 'Tel. kom.|Komórka',
      fax: 'Faks',
      address: 'Adres|Adres zamieszkania',
      birthDate: 'Data urodzenia',
      birthPlace: 'Miejsce urodzenia',
      nationality: 'Obywatelstwo|Narodowość',
      website: 'LinkedIn|Strona',
      employer: 'Pracodawca|Firma',
      position: 'Stanowisko',
      dates: 'Okres|Daty',
      tasks: 'Obowiązki|Zakres obowiązków',
      institution: 'Uczelnia|Szkoła',
      degree: 'Tytuł|Kierunek',
    },
    present: 'obecnie|teraz|nadal',
    since: 'od {date}',
    months:
      'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień',
    seasons: 'wiosna|lato|jesień|zima',
    dateStyles: ['numeric', 'dotted', 'long', 'year'],
  },
};
