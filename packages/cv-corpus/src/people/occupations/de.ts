import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Pflegehelferin|Altenpflegerin|Pflegefachkraft|Pflegedienstleitung',
    employers:
      'Seniorenzentrum Abendsonne|Klinikum Nordheide|Ambulanter Pflegedienst Herz & Hand|Diakonie Rheintal|St.-Josef-Krankenhaus',
    tasks:
      'Grund- und Behandlungspflege von 18 Bewohnern|Pflegedokumentation mit {skill}|Anleitung von Schülerinnen und Schülern|Dienstplanung für ein Team von 24 Personen|Begleitung der Angehörigen|Einführung der {skill} auf zwei Stationen',
    profile: 'Ruhige Pflegekraft, die auch in vollen Schichten Zeit für ein Gespräch findet.',
    skills: {
      Pflege:
        'Wundversorgung|Medikamentengabe|Palliativpflege|Basale Stimulation|Pflegeplanung|Demenzbetreuung',
      EDV: 'Vivendi PD|MediFox|MS Word|Outlook',
    },
    schools:
      'Ausbildung/Altenpflege/Berufsfachschule für Pflege Göttingen/17|Realschulabschluss/Allgemeinbildung/Realschule am Wall/10|Weiterbildung/Verantwortliche Pflegefachkraft/Caritas-Akademie Freiburg/25',
    certificates: 'Wundexpertin ICW/TÜV Rheinland|Praxisanleiterin/DRK-Landesverband',
  },
  {
    titles: 'Fachlagerist|Fachkraft für Lagerlogistik|Schichtleiter Lager|Lagerleiter',
    employers:
      'Rhein-Main Spedition GmbH|Paketzentrum Süd|Frischelogistik Wagner KG|Technik-Großhandel Lorenz|Baumarkt Zentrallager Ost',
    tasks:
      'Kommissionierung von 220 Aufträgen je Schicht|Bestandsführung mit {skill}|Führung von 16 Mitarbeitenden im Zweischichtbetrieb|Umzug des Lagers mit 9.000 Stellplätzen|Be- und Entladen von Lkw|Senkung der Fehlerquote auf 0,3 %',
    profile: 'Lagerfachmann mit Überblick, Staplerschein und einem Sinn für kurze Wege.',
    skills: {
      Kenntnisse:
        'Staplerschein|Ladungssicherung|Inventur|Kommissionierung|Gefahrgutrecht|Führerschein Klasse C1',
      'EDV-Kenntnisse': 'SAP EWM|MS Excel|Proalpha',
    },
    schools:
      'Ausbildung/Fachkraft für Lagerlogistik/Berufskolleg Duisburg/16|Hauptschulabschluss/Allgemeinbildung/Hauptschule Nordstadt/10|Fortbildung/Geprüfter Logistikmeister/IHK Köln/23',
    certificates: 'Gabelstaplerfahrer/DEKRA|Ladungssicherung nach VDI 2700/TÜV Süd',
  },
  {
    titles: 'Köchin in Ausbildung|Jungköchin|Chef de Partie|Küchenchefin',
    employers:
      'Gasthof zum Löwen|Hotel Seeblick|Kantine der Stadtwerke|Restaurant Feldküche|Catering Müller & Co.',
    tasks:
      'Zubereitung von 180 Essen am Tag|Planung der Speisekarte nach Saison|Einhaltung der {skill} bei allen Abläufen|Einkauf und Lagerhaltung|Ausbildung von zwei Lehrlingen|Senkung des Wareneinsatzes von 33 auf 27 %',
    profile: 'Köchin, die mit wenig Zutaten viel anfangen kann.',
    skills: {
      Küche: 'HACCP|Menüplanung|Warenwirtschaft|Saucen und Fonds|Patisserie|Vegetarische Küche',
      Sonstiges: 'Teamführung|Führerschein Klasse B|Kassenführung',
    },
    schools:
      'Ausbildung/Köchin/Berufsschule Konstanz/16|Mittlerer Schulabschluss/Allgemeinbildung/Gesamtschule Ulm/10',
    certificates:
      'Ausbildereignung nach AEVO/IHK Bodensee-Oberschwaben|Hygieneschulung/Gesundheitsamt Konstanz',
  },
  {
    titles:
      'Referendarin|Lehrerin für Deutsch und Geschichte|Fachbereichsleiterin|Stellvertretende Schulleiterin',
    employers:
      'Humboldt-Gymnasium|Gesamtschule am Fluss|Erich-Kästner-Schule|Volkshochschule Kassel|Landesinstitut für Schulentwicklung',
    tasks:
      'Unterricht in den Klassen 5 bis 13|Leitung der Theater-AG|Entwicklung von Lernmaterial mit {skill}|Beratung von Eltern und Schülern|Organisation der Projektwoche 2023|Einführung von {skill} im Kollegium',
    profile: 'Lehrerin, die Geschichte so erzählt, dass Fragen entstehen.',
    skills: {
      Kompetenzen: 'Unterrichtsplanung|Klassenführung|Inklusion|Moderation|Beratung|Konfliktlösung',
      Digitales: 'Moodle|MS Teams|GeoGebra|H5P',
    },
    schools:
      'Zweites Staatsexamen/Lehramt an Gymnasien/Studienseminar Kassel/25|Erstes Staatsexamen/Germanistik und Geschichte/Universität Marburg/19|Abitur/Allgemeine Hochschulreife/Herdergymnasium Fulda/11',
    certificates: 'Deutsch als Zweitsprache/Goethe-Institut|Schulmediation/Bundesverband Mediation',
    projects: 'Stolpersteine digital: Karte der Gedenkorte, mit Schülern erstellt in {skill}',
  },
];
