import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Leerling-verpleegkundige|Verzorgende IG|Verpleegkundige|Teamleider zorg',
    employers:
      'Thuiszorg De Waterlanden|Ziekenhuis Rijnoever|Woonzorgcentrum Zonnebloem|GGZ Veluwe|Hospice Het Anker',
    tasks:
      'Verzorging van 14 bewoners met dementie|Rapporteren in {skill}|Begeleiden van stagiairs|Roosteren voor een team van 21 collega’s|Invoering van {skill} op de afdeling|Medicatiefouten in 2022 gehalveerd',
    profile: 'Verpleegkundige die rust brengt en het dossier bijhoudt.',
    skills: {
      Vaardigheden:
        'Wondzorg|Medicatie toedienen|Palliatieve zorg|Rapporteren|Zorgplannen|Motiverende gespreksvoering',
      Systemen: 'Nedap Ons|ChipSoft HiX|Word',
    },
    schools:
      'MBO 4/Verpleegkunde/ROC van Twente/17|HBO Bachelor/Verpleegkunde/Hogeschool Rotterdam/18|VMBO/Zorg en Welzijn/Scholengemeenschap Bonhoeffer/12',
    certificates: 'BIG-registratie/CIBG|Reanimatie en AED/Nederlandse Reanimatie Raad',
  },
  {
    titles: 'Orderpicker|Heftruckchauffeur|Teamleider magazijn|Manager warehouse',
    employers:
      'Distributiecentrum De Kempen|Bloemenveiling Westland|Koeltrans B.V.|Meubelhandel Visser|Pakketpunt Nederland',
    tasks:
      'Verzamelen van 160 orders per dienst|Laden en lossen van vrachtwagens|Voorraadbeheer met {skill}|Aansturen van achttien medewerkers|Verhuizing van het magazijn in 2021|Leverbetrouwbaarheid van 94 naar 98 %',
    profile: 'Magazijnman die aanpakt en het overzicht houdt.',
    skills: {
      Vaardigheden: 'Heftruckcertificaat|Voorraadbeheer|Planning|VCA|Leidinggeven|Rijbewijs B',
      Computer: 'SAP|Excel|Locus WMS',
    },
    schools: 'MBO 3/Logistiek teamleider/Summa College/16|VMBO/Techniek/Het Hooghuis/12',
    certificates: 'Heftruck/Innovam|VCA Basis/VCA Infra',
  },
  {
    titles: 'Leraar in opleiding|Leerkracht groep 6|Intern begeleider|Adjunct-directeur',
    employers:
      'Basisschool De Regenboog|Montessorischool Haarlem|OBS De Vlieger|Stichting Leerkracht Noord|Taalschool Zwolle',
    tasks:
      'Lesgeven aan 27 leerlingen|Opstellen van groepsplannen in {skill}|Gesprekken met ouders|Organisatie van de projectweek|Coachen van startende collega’s|Resultaten van de eindtoets boven het landelijk gemiddelde',
    profile: 'Leerkracht met humor, structuur en hoge verwachtingen.',
    skills: {
      Competenties:
        'Klassenmanagement|Differentiëren|Leerlingvolgsysteem|Handelingsgericht werken|Oudergesprekken',
      ICT: 'ParnasSys|Gynzy|Google Classroom',
    },
    schools: 'HBO Bachelor/Pabo/Hogeschool iPabo/18|HAVO/Cultuur en Maatschappij/Mendelcollege/12',
    certificates: 'BHV/Rode Kruis|Intern Begeleider/Marnix Academie',
  },
  {
    titles: 'Verkoopmedewerker|Eerste verkoper|Assistent-bedrijfsleider|Filiaalmanager',
    employers:
      'Boekhandel Van Es|Slagerij De Boer|Sportzaak Topfit|Warenhuis De Gouden Eeuw|Tuincentrum Groenrijk',
    tasks:
      'Adviseren van klanten op de winkelvloer|Kassa en dagafsluiting|Personeelsplanning in {skill}|Omzet in 2023 met 7 % gestegen|Inrichten van etalages|Inwerken van vakantiekrachten',
    profile: 'Verkoper met productkennis en een luisterend oor.',
    skills: {
      Vaardigheden: 'Klantcontact|Kassabeheer|Visual merchandising|Voorraadbeheer|Coachen',
      Software: 'Lightspeed|Excel|Shiftbase',
    },
    schools:
      'MBO 4/Manager retail/Albeda College/16|HAVO/Economie en Maatschappij/Wolfert Lyceum/12',
    certificates: 'Sociale Hygiëne/SVH|Praktijkopleider/SBB',
  },
];
