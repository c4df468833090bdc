import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/de.ts';

export const de: LanguageData = {
  countries: [
    {
      iso2: 'DE',
      name: 'Deutschland',
      cities: 'Hamburg 20095|Leipzig 04109|Bremen 28195|Freiburg im Breisgau 79098',
    },
    { iso2: 'AT', name: 'Österreich', cities: 'Graz 8010|Linz 4020' },
    { iso2: 'CH', name: 'Schweiz', cities: 'Bern 3011|Luzern 6003' },
  ],
  firstNames: 'Jürgen|Anna-Lena|Sabine|Torsten|Miriam|Karl-Heinz|Ayşe|Lukas|Franziska|Björn',
  lastNames:
    'Müller-Lüdenscheid|von Reichenbach|Großmann|Hofstetter|Yıldız|Schäfer|Brandt|Zur Mühlen|Krüger',
  nameOrder: 'first last',
  streets: 'Lindenstraße|Am Mühlbach|Goethestr.|Rosenweg|Bahnhofstraße',
  address: 'street number, postal city',
  occupations: [
    {
      titles:
        'Auszubildender zum Elektroniker|Elektroniker für Betriebstechnik|Servicetechniker|Meister Elektrotechnik',
      employers:
        'Neckartal Maschinenbau GmbH & Co. KG|Elektro Bühler|Stadtwerke Oldenburg AG|Weber & Partner|Nordlicht Anlagenbau GmbH',
      tasks:
        'Wartung und Instandhaltung von 35 Förderanlagen|Störungssuche mit {skill}|Einführung einer digitalen Prüfliste im Jahr 2020|Ausbildung von drei Lehrlingen|Inbetriebnahme von Schaltschränken beim Kunden',
      profile: 'Zuverlässiger Techniker mit Freude an sauber verdrahteten Schaltschränken.',
      skills: {
        Fachkenntnisse:
          'SPS-Programmierung|TIA Portal|Schaltschrankbau|Fehlerdiagnose|Schutzmaßnahmen|EPLAN',
        EDV: 'MS Office|AutoCAD|SAP',
      },
      schools:
        'Ausbildung/Elektroniker für Betriebstechnik/Gewerbliche Schule Stuttgart/16|Mittlere Reife/Allgemeinbildung/Realschule am Stadtpark/10|Meister/Elektrotechnik/Handwerkskammer Bremen/21',
      certificates: 'Elektrofachkraft nach DGUV 3/TÜV Nord|Siemens TIA-Portal Aufbaukurs/SITRAIN',
    },
    {
      titles:
        'Sachbearbeiterin Buchhaltung|Finanzbuchhalterin|Bilanzbuchhalterin|Leiterin Rechnungswesen',
      employers:
        'Hansa Lebensmittel GmbH|Kanzlei Dr. Sommer|Alpenblick Hotels AG|Reederei Petersen|Möbelhaus Kern e.K.',
      tasks:
        'Erstellung der Monatsabschlüsse für zwei Gesellschaften|Umstellung der Belegerfassung auf {skill}|Bearbeitung von 900 Rechnungen im Monat|Abstimmung mit dem Finanzamt und den Prüfern|Verkürzung des Jahresabschlusses 2021 um acht Tage',
      profile: 'Genaue Buchhalterin, die Zahlen so erklärt, dass sie jeder versteht.',
      skills: {
        'Fachliche Kenntnisse':
          'Finanzbuchhaltung|Lohnabrechnung|Umsatzsteuer|Mahnwesen|Kostenrechnung|Jahresabschluss',
        Software: 'DATEV|SAP FI|MS Excel|Lexware',
        'Persönliche Stärken': 'Sorgfalt|Teamfähigkeit|Belastbarkeit',
      },
      schools:
        'Bachelor of Arts/Betriebswirtschaft/Hochschule Bremen|Weiterbildung/Bilanzbuchhaltung/IHK Hamburg/23|Abitur/Allgemeine Hochschulreife/Goethe-Gymnasium Leipzig/10',
      certificates: 'DATEV-Führerschein/DATEV eG|Umsatzsteuer kompakt/Haufe Akademie',
    },
    {
      titles:
        'Werkstudent Softwareentwicklung|Softwareentwickler|Senior Softwareentwickler|Teamleiter Entwicklung',
      employers:
        'Hafenblick Software GmbH|Institut für Verkehrsforschung|Brücke Digital AG|Kranich & Söhne KG|freiberuflich',
      tasks:
        'Entwicklung von Schnittstellen mit {skill}|Ablösung eines Altsystems durch {skill}|Einarbeitung neuer Kolleginnen und Kollegen|Automatisierung der Tests, 40 % weniger Fehler|Betreuung des Onlineshops',
      profile: 'Entwickler mit Blick für Wartbarkeit und gutes Werkzeug.',
      skills: {
        Programmiersprachen: 'Java|Kotlin|C#|Python|JavaScript',
        Werkzeuge: 'Spring Boot|Docker|Jenkins|Git|PostgreSQL|Jira',
        Methoden: 'Scrum|Kanban|Clean Code',
      },
      schools:
        'Master of Science/Informatik/Technische Universität Graz/22|Bachelor of Science/Wirtschaftsinformatik/Hochschule Luzern|Matura/Allgemeine Hochschulreife/Gymnasium Kirchenfeld/12',
      certificates: 'iSAQB Foundation Level/iSAQB|Oracle Certified Professional Java 17/Oracle',
      projects:
        'Vereinskasse: Kassenbuch in {skill} für kleine Vereine|Wetterstation: Messdaten mit {skill} auf dem Balkon',
    },
    ...occupations,
  ],
  spoken:
    'de:Deutsch|en:Englisch|fr:Französisch|tr:Türkisch|es:Spanisch|it:Italienisch|ru:Russisch',
  native: 'de',
  nativeWord: 'Muttersprache|Muttersprachlich',
  levels: 'Grundkenntnisse|gute Kenntnisse|fließend|sehr gut|verhandlungssicher',
  interests: 'Wandern|Chor|Modellbau|Laufen|Lesen|Fotografie',
  nationality: 'deutsch',
  referees: 'Frau Ingrid Paulsen|Herr Stefan Döring',
  words: {
    title: 'Lebenslauf|Curriculum Vitae|Tabellarischer Lebenslauf',
    headings: {
      summary: 'Profil|Über mich|Kurzprofil',
      work: 'Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Praxiserfahrung|Berufliche Stationen',
      education: 'Ausbildung|Schulbildung|Bildungsweg|Aus- und Weiterbildung|Studium und Schule',
      skills: 'Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|Kenntnisse und Fähigkeiten',
      languages: 'Sprachen|Sprachkenntnisse|Fremdsprachen',
      contact: 'Kontakt|Kontaktdaten',
      personal: 'Persönliche Daten|Angaben zur Person|Zur Person',
      certificates: 'Zertifikate|Weiterbildungen',
      projects: 'Projekte',
      interests: 'Interessen|Hobbys|Hobbies und Interessen',
      references: 'Referenzen',
    },
    labels: {
      name: 'Name|Vor- und Nachname',
      email: 'E-Mail|Mail|E-Mail-Adresse',
      phone: 'Telefon|Tel.|Festnetz',
      mobile: 'Mobil|Handy|Mobiltelefon',
      fax: 'Fax|Telefax',
      address: 'Anschrift|Adresse|Wohnort',
      birthDate: 'Geburtsdatum|geboren am|Geb.',
      birthPlace: 'Geburtsort',
      nationality: 'Staatsangehörigkeit|Nationalität',
      website: 'Webseite|LinkedIn',
      employer: 'Arbeitgeber|Firma|Unternehmen',
      position: 'Position|Tätigkeit|Stelle',
      dates: 'Zeitraum|Dauer',
      tasks: 'Aufgaben|Tätigkeiten|Aufgabenbereiche',
      institution: 'Schule|Bildungseinrichtung|Hochschule',
      degree: 'Abschluss|Qualifikation',
    },
    present: 'heute|aktuell|laufend',
    since: 'seit {date}|Seit {date}',
    months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
    shortMonths: 'Jan.|Feb.|Mär.|Apr.|Mai|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Dez.',
    seasons: 'Frühjahr|Sommer|Herbst|Winter',
    hasSeasons: true,
    dateStyles: ['numeric', 'dotted', 'short', 'long', 'year'],
  },
};
