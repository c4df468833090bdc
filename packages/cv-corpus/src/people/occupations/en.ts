import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Teaching Assistant|Primary School Teacher|Head of Year|Deputy Headteacher',
    employers:
      "Oakfield Primary School|St Mary's Academy|Bright Futures Nursery|Hillcrest High School|Wexford Road Junior School",
    tasks:
      'Taught a mixed-ability class of 29 pupils|Planned lessons in literacy and numeracy with {skill}|Raised the share of pupils at the expected standard from 61 % to 74 %|Ran the after-school science club|Met parents and governors every half-term|Mentored two newly qualified teachers',
    profile: 'Patient teacher who plans carefully and expects a lot of every pupil.',
    skills: {
      Teaching:
        'Lesson planning|Behaviour management|Safeguarding|Phonics|Special educational needs|Assessment',
      'IT skills': 'Google Classroom|Microsoft Teams|Canva|PowerPoint',
    },
    schools:
      'PGCE/Primary Education/University of Leicester/21|BA (Hons)/English Literature/Bath Spa University/18|A Levels/English, History, Biology/Hillcrest Sixth Form College/16',
    certificates:
      'Paediatric First Aid/British Red Cross|Safeguarding Level 2/NSPCC Learning|TEFL Certificate/i-to-i',
  },
  {
    titles: 'Sales Assistant|Retail Supervisor|Assistant Store Manager|Store Manager',
    employers:
      'Fairway Outdoor|Penrose Books|Lattice Home Stores|Moor & Vale Department Store|Kingfisher Electronics Outlet',
    tasks:
      'Served up to 150 customers a day at the till|Opened the new branch with a team of nine|Introduced {skill} for weekly rotas|Cut shrinkage by a fifth within a year|Handled complaints and refunds|Beat the Christmas target of 2022 by 8 %',
    profile: 'Store manager who is on the shop floor first and in the office second.',
    skills: {
      Retail:
        'Customer service|Merchandising|Stock control|Cash handling|Upselling|Staff scheduling',
      Systems: 'Shopify POS|MS Excel|Kronos|Salesforce',
    },
    schools:
      'HND/Business/Fife College/18|GCSE/Nine subjects/Ashdown Community School/11|Higher Diploma/Retail Management/Technological University Dublin/22',
    certificates: 'Level 3 Award in Education and Training/City & Guilds|Fire Marshal/FireSafe UK',
  },
  {
    titles: 'Kitchen Porter|Commis Chef|Sous Chef|Head Chef',
    employers:
      'The Copper Kettle|Hotel Meridian|Brasserie Lune|Seaview Catering Ltd|The Old Mill Restaurant',
    tasks:
      'Cooked for 120 covers on a Saturday night|Wrote the seasonal menu with local farms|Kept the five-star rating for {skill}|Brought food cost down from 34 % to 28 %|Trained four apprentices|Ordered stock and checked deliveries',
    profile: 'Chef with a tidy section, a short menu and no shouting.',
    skills: {
      Kitchen: 'Menu planning|Food hygiene|HACCP|Pastry|Butchery|Stock rotation',
      Other: 'Team leadership|Cost control|Rota planning',
    },
    schools:
      'NVQ Level 3/Professional Cookery/Westminster Kingsway College/16|Diploma/Culinary Arts/Le Cordon Bleu London/19',
    certificates: 'Level 3 Food Safety/Highfield|Allergen Awareness/Food Standards Agency',
  },
];
