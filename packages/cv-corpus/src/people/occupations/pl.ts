import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Stażystka na oddziale|Pielęgniarka|Starsza pielęgniarka|Pielęgniarka oddziałowa',
    employers:
      'Szpital Wojewódzki im. św. Łukasza|Przychodnia Pod Lipami|Dom Opieki Jesień|Klinika Kardio-Med|Hospicjum Nadzieja',
    tasks:
      'Opieka nad 18 pacjentami na dyżurze|Prowadzenie dokumentacji w systemie {skill}|Szkolenie nowych pielęgniarek|Planowanie grafiku 23 osób|Udział w akcji szczepień w 2021 roku|Współpraca z rodzinami pacjentów',
    profile: 'Pielęgniarka opanowana i życzliwa, z praktyką na chirurgii i w opiece domowej.',
    skills: {
      Umiejętności:
        'Opatrywanie ran|Pobieranie krwi|Resuscytacja|Opieka paliatywna|Edukacja pacjenta',
      'Obsługa komputera': 'AMMS|Word|Excel',
    },
    schools:
      'Licencjat/Pielęgniarstwo/Gdański Uniwersytet Medyczny/19|Magister/Pielęgniarstwo/Uniwersytet Medyczny w Łodzi/22|Matura/Profil biologiczno-chemiczny/II Liceum Ogólnokształcące w Łodzi/15',
    certificates:
      'Kurs EKG/OIPiP Gdańsk|Resuscytacja krążeniowo-oddechowa/Polska Rada Resuscytacji',
  },
  {
    titles: 'Młodszy programista|Programista|Starszy programista|Kierownik zespołu programistów',
    employers:
      'Softwave Polska Sp. z o.o.|Bank Bałtyk S.A.|Centrum Danych Odra|Sklep Internetowy Sowa|Instytut Łączności',
    tasks:
      'Tworzenie usług w {skill} i {skill}|Przeniesienie systemu płatności na {skill}|Przegląd kodu i wsparcie stażystów|Skrócenie czasu odpowiedzi z 3 s do 400 ms|Utrzymanie serwisu dla 200 tysięcy użytkowników',
    profile: 'Programista, który lubi proste rozwiązania i dobre testy.',
    skills: {
      Języki: 'Java|Kotlin|Python|JavaScript|SQL',
      Narzędzia: 'Spring|React|Docker|Git|PostgreSQL|Jira',
    },
    schools:
      'Magister inżynier/Informatyka/Politechnika Wrocławska/19|Technik/Informatyka/Technikum nr 7 w Gdyni/15',
    certificates:
      'AWS Certified Cloud Practitioner/Amazon Web Services|ISTQB Foundation Level/SJSI',
    projects:
      'Rowerowa mapa: Aplikacja w {skill} pokazująca stojaki rowerowe|Notatnik: Program w {skill} do nauki słówek',
  },
  {
    titles: 'Pomocnik magazyniera|Magazynier|Operator wózka widłowego|Kierownik magazynu',
    employers:
      'Centrum Logistyczne Stryków|Hurtownia Farmax|Transport Kowalczyk|Meble Olszyna|Chłodnia Pomorze Sp. j.',
    tasks:
      'Kompletacja 150 zamówień na zmianie|Przyjęcia i wydania towaru w systemie {skill}|Kierowanie zespołem 15 osób|Spadek braków o 30 % w 2022 roku|Załadunek i rozładunek ciężarówek|Przygotowanie inwentaryzacji',
    profile: 'Sumienny magazynier z uprawnieniami i doświadczeniem w pracy zmianowej.',
    skills: {
      Umiejętności:
        'Obsługa wózka widłowego|Inwentaryzacja|Kompletacja zamówień|Prawo jazdy kat. C|BHP',
      Programy: 'SAP|Excel|Subiekt',
    },
    schools:
      'Średnie zawodowe/Technik logistyk/Zespół Szkół nr 3 w Piotrkowie/15|Zawodowe/Magazynier/Szkoła Branżowa w Strykowie/15',
    certificates: 'Uprawnienia UDT na wózki jezdniowe/UDT|Kurs ADR/OSK Kierowca',
  },
  {
    titles: 'Pomoc kuchenna|Kucharz|Zastępca szefa kuchni|Szef kuchni',
    employers:
      'Restauracja Pod Kasztanem|Hotel Neptun|Bar Mleczny Ratuszowy|Catering Smak|Pensjonat Halny',
    tasks:
      'Przygotowanie 130 obiadów dziennie|Układanie karty sezonowej|Nadzór nad {skill} w kuchni|Szkolenie uczniów|Zmniejszenie strat żywności o 20 %|Zamówienia i kontrola dostaw',
    profile: 'Kucharz z wyczuciem smaku, spokojny nawet przy pełnej sali.',
    skills: {
      Kuchnia: 'HACCP|Kuchnia polska|Kuchnia wegetariańska|Kalkulacja kosztów|Cukiernictwo',
      Inne: 'Praca zespołowa|Prawo jazdy kat. B|Excel',
    },
    schools:
      'Technik/Żywienie i usługi gastronomiczne/Technikum Gastronomiczne w Sopocie/15|Zawodowe/Kucharz/Zespół Szkół Hotelarskich w Zakopanem/15',
    certificates: 'Książeczka sanepidowska/PSSE Sopot|Kurs carvingu/Akademia Kulinarna',
  },
];
