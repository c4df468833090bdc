import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/nl.ts';

export const nl: LanguageData = {
  countries: [
    {
      iso2: 'NL',
      name: 'Nederland',
      cities: 'Utrecht 3511 AB|Groningen 9711 LM|Eindhoven 5611 EM',
    },
    { iso2: 'BE', name: 'België', cities: 'Gent 9000|Leuven 3000' },
  ],
  firstNames: 'Sanne|Willem|Fleur|Joost|Marieke|Bram|Noor',
  lastNames: 'van der Berg|de Wit|Jansen|van den Heuvel|Vermeulen|ter Haar|Bakker',
  nameOrder: 'first last',
  streets: 'Dorpsstraat|Lindelaan|Nieuwe Gracht|Molenweg',
  address: 'street number, postal city',
  occupations: [
    {
      titles: 'Stagiaire HR|HR-medewerker|HR-adviseur|HR-manager',
      employers:
        'Zorggroep De Linde|Bouwbedrijf Hoekstra B.V.|Gemeente Utrecht|Kwekerij Zonnehof|Drukkerij Van Dam',
      tasks:
        'Begeleiden van sollicitaties van begin tot eind|Verwerken van mutaties in {skill}|Verzuim teruggebracht van 7 % naar 4,5 %|Opzetten van een inwerkprogramma in 2020|Adviseren van twaalf leidinggevenden',
      profile: 'HR-adviseur die goed luistert en afspraken nakomt.',
      skills: {
        Vaardigheden:
          'Werving en selectie|Verzuimbegeleiding|Arbeidsrecht|Gespreksvoering|Personeelsadministratie',
        Systemen: 'AFAS|Excel|Visma|Recruitee',
      },
      schools:
        'HBO Bachelor/Human Resource Management/Hogeschool Utrecht/17|HAVO/Economie en Maatschappij/Stedelijk College Eindhoven/12',
    },
    {
      titles: 'Junior data-analist|Data-analist|Senior data-analist|Hoofd data en analyse',
      employers:
        'Spoorlijn Noord|Verzekeraar Eik N.V.|Onderzoeksbureau Maas|Webwinkel Tulp|Waterschap Rivierenland',
      tasks:
        'Bouwen van rapportages met {skill}|Voorspellen van de vraag met {skill}|Opschonen van 4 miljoen klantgegevens|Geven van trainingen aan 50 collega’s|Migratie naar de cloud in 2022',
      profile: 'Analist die van ruwe gegevens een helder verhaal maakt.',
      skills: {
        Vaardigheden: 'Data-analyse|Statistiek|Presenteren|Machine learning',
        Tools: 'Python|SQL|Power BI|Tableau|R|dbt',
      },
      schools:
        'Master/Econometrie/Rijksuniversiteit Groningen/21|Bachelor/Wiskunde/Universiteit Gent/18|VWO/Natuur en Techniek/Praedinius Gymnasium/12',
    },
    ...occupations,
  ],
  spoken: 'nl:Nederlands|en:Engels|de:Duits|fr:Frans|es:Spaans',
  native: 'nl',
  nativeWord: 'moedertaal',
  levels: 'basis|redelijk|goed|vloeiend|uitstekend',
  interests: 'Schaatsen|Fietsen|Koken|Vrijwilligerswerk',
  nationality: 'Nederlandse',
  referees: 'Hanneke Visser|Dirk Mulder',
  words: {
    title: 'Curriculum Vitae|CV',
    headings: {
      summary: 'Profiel|Over mij|Persoonlijk profiel',
      work: 'Werkervaring|Ervaring|Loopbaan',
      education: 'Opleiding|Opleidingen|Opleiding en cursussen',
      skills: 'Vaardigheden|Competenties|Kennis en vaardigheden',
      languages: 'Talen|Talenkennis',
      contact: 'Contact|Contactgegevens',
      personal: 'Persoonlijke gegevens|Personalia',
      certificates: 'Certificaten|Cursussen',
      projects: 'Projecten',
      interests: 'Interesses|Hobby’s',
      references: 'Referenties',
    },
    labels: {
      name: 'Naam',
      email: 'E-mail|E-mailadres',
      phone: 'Telefoon|Tel.',
      mobile: 'Mobiel|Gsm',
      fax: 'Fax',
      address: 'Adres|Woonplaats',
      birthDate: 'Geboortedatum|Geboren',
      birthPlace: 'Geboorteplaats',
      nationality: 'Nationaliteit',
      website: 'LinkedIn|Website',
      employer: 'Werkgever|Bedrijf',
      position: 'Functie',
      dates: 'Periode|Data',
      tasks: 'Taken|Werkzaamheden',
      institution: 'School|Instelling',
      degree: 'Diploma|Opleiding',
    },
    present: 'heden|nu',
    since: 'Sinds {date}|vanaf {date}',
    months:
      'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    shortMonths: 'jan.|feb.|mrt.|apr.|mei|jun.|jul.|aug.|sep.|okt.|nov.|dec.',
    seasons: 'voorjaar|zomer|herfst|winter',
    hasSeasons: true,
    dateStyles: ['long', 'short', 'numeric', 'year'],
  },
};
