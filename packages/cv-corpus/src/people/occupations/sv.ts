import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Vårdbiträde|Undersköterska|Sjuksköterska|Enhetschef',
    employers:
      'Region Västerbotten|Solgårdens äldreboende|Hemtjänsten Lind AB|Sahlgrens vårdcentral|Capio Närsjukhuset',
    tasks:
      'Omvårdnad av 16 boende med demens|Dokumenterade i {skill}|Handledde studenter och nyanställda|Införde {skill} på avdelningen|Minskade fallolyckor med 25 % 2022|Schemalade 30 medarbetare',
    profile: 'Lugn och noggrann i mötet med patienter och anhöriga.',
    skills: {
      Kompetenser: 'Omvårdnad|Läkemedelshantering|Palliativ vård|Sårvård|Delegering|B-körkort',
      Datorvana: 'Cosmic|Treserva|Word',
    },
    schools:
      'Sjuksköterskeexamen/Omvårdnad/Göteborgs universitet/19|Gymnasieexamen/Vård och omsorg/Burgårdens gymnasium/16',
    certificates: 'HLR för vårdpersonal/Svenska HLR-rådet|Silviasyster/Stiftelsen Silviahemmet',
  },
  {
    titles: 'Juniorutvecklare|Systemutvecklare|Senior systemutvecklare|Utvecklingschef',
    employers:
      'Norrsken Data AB|Fjällbanken|Handelsplatsen Online|Skogsdata i Umeå|Tekniska verken Malmö',
    tasks:
      'Byggde tjänster i {skill} och {skill}|Flyttade driften till {skill}|Halverade svarstiderna 2021|Granskade kod och handledde två praktikanter|Skrev dokumentation för jouren',
    profile: 'Utvecklare som gillar små steg och täta leveranser.',
    skills: {
      Språk: 'Java|C#|TypeScript|Python|SQL',
      Verktyg: 'Docker|Azure|Git|React|PostgreSQL|Jenkins',
    },
    schools:
      'Civilingenjör/Datateknik/Luleå tekniska universitet/19|Yrkeshögskoleexamen/Systemutveckling/Yrgo/19|Gymnasieexamen/Teknik/Midgårdsskolan/16',
    certificates: 'Azure Developer Associate/Microsoft|Professional Scrum Master I/Scrum.org',
    projects:
      'Skidspår: App i {skill} som visar spårade leder|Tvättstugan: Bokningssystem i {skill} för bostadsrätter',
  },
  {
    titles: 'Lagerarbetare|Truckförare|Gruppledare lager|Lagerchef',
    employers:
      'Nordlogistik AB|Fruktgrossisten i Helsingborg|Bygghandeln Öresund|Postterminalen Rosersberg|Kyltransport i Skåne',
    tasks:
      'Plockade 180 order per skift|Höll lagersaldot i {skill}|Ledde tolv medarbetare på kvällsskift|Minskade felplock till 0,2 %|Lastade och lossade lastbilar',
    profile: 'Van vid högt tempo och ordning på hyllorna.',
    skills: {
      Kompetenser: 'Truckkort A och B|Inventering|Lastsäkring|Arbetsledning|C-körkort',
      Datorvana: 'SAP|Excel|Astro WMS',
    },
    schools:
      'Gymnasieexamen/Fordon och transport/Malmö Latinskola/16|Yrkeshögskoleexamen/Logistik/YH Akademin/19',
    certificates: 'Truckförarutbildning/TYA|ADR/Transportfackens Yrkesnämnd',
  },
  {
    titles: 'Butiksbiträde|Butikssäljare|Biträdande butikschef|Butikschef',
    employers:
      'Friluftsbutiken Toppen|Bokhandeln vid Torget|Elon Järn & Färg|Klädkedjan Linnéa|Blomsterhuset Umeå',
    tasks:
      'Betjänade kunder och skötte kassan|Ökade försäljningen med 9 % 2023|Lade schema i {skill}|Anställde och utbildade fem säljare|Byggde skyltfönster varje månad',
    profile: 'Säljare som lyssnar först och tipsar sedan.',
    skills: {
      Färdigheter: 'Försäljning|Kundservice|Kassahantering|Exponering|Personalansvar',
      System: 'Fortnox|Excel|Quinyx',
    },
    schools:
      'Gymnasieexamen/Handel och administration/Donnergymnasiet/16|Högskoleexamen/Butikschef/Högskolan i Borås/19',
    certificates: 'Kassabehörighet/Svensk Handel|Brandskydd/Brandskyddsföreningen',
  },
];
