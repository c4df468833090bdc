/** The Europass CV as its editor prints it since 2020: labels and values in running lines, dates in brackets with the day. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import {
  birthDate,
  each,
  escape,
  extraSections,
  joined,
  page,
  section,
  skillNames,
} from '../../html/page.ts';

type Phrases = {
  current: string;
  city: string;
  country: string;
  mother: string;
  other: string;
  skills: readonly string[];
  home: string;
  mobile: string;
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    current: 'Current',
    city: 'City',
    country: 'Country',
    mother: 'Mother tongue(s)',
    other: 'Other language(s)',
    skills: ['LISTENING', 'READING', 'WRITING', 'SPOKEN PRODUCTION', 'SPOKEN INTERACTION'],
    home: 'Home',
    mobile: 'Mobile',
  },
  de: {
    current: 'Aktuell',
    city: 'Stadt',
    country: 'Land',
    mother: 'Muttersprache(n)',
    other: 'Weitere Sprache(n)',
    skills: [
      'HÖREN',
      'LESEN',
      'SCHREIBEN',
      'ZUSAMMENHÄNGENDES SPRECHEN',
      'AN GESPRÄCHEN TEILNEHMEN',
    ],
    home: 'Wohnung',
    mobile: 'Mobil',
  },
  fr: {
    current: 'ACTUEL',
    city: 'Ville',
    country: 'Pays',
    mother: 'Langue(s) maternelle(s)',
    other: 'Autre(s) langue(s)',
    skills: ['COMPRÉHENSION ORALE', 'LECTURE', 'ÉCRITURE', 'EXPRESSION ORALE', 'CONVERSATION'],
    home: 'Domicile',
    mobile: 'Portable',
  },
  it: {
    current: 'Attuale',
    city: 'Città',
    country: 'Paese',
    mother: 'Lingua madre',
    other: 'Altre lingue',
    skills: ['ASCOLTO', 'LETTURA', 'SCRITTURA', 'PRODUZIONE ORALE', 'INTERAZIONE ORALE'],
    home: 'Abitazione',
    mobile: 'Cellulare',
  },
  es: {
    current: 'Actual',
    city: 'Localidad',
    country: 'País',
    mother: 'Lengua materna',
    other: 'Otros idiomas',
    skills: [
      'COMPRENSIÓN AUDITIVA',
      'COMPRENSIÓN LECTORA',
      'EXPRESIÓN ESCRITA',
      'PRODUCCIÓN ORAL',
      'INTERACCIÓN ORAL',
    ],
    home: 'Domicilio',
    mobile: 'Móvil',
  },
  pl: {
    current: 'Obecnie',
    city: 'Miejscowość',
    country: 'Kraj',
    mother: 'Język(i) ojczysty(-e)',
    other: 'Inny język lub inne języki',
    skills: ['SŁUCHANIE', 'CZYTANIE', 'PISANIE', 'TWORZENIE WYPOWIEDZI', 'POROZUMIEWANIE SIĘ'],
    home: 'Dom',
    mobile: 'Telefon komórkowy',
  },
};

function spoken({ cv, wording }: Sheet, words: Phrases): string {
  const [own, ...others] = cv.languages;
  if (!own) return '';
  const rows = others.map(
    ({ name, cefr }) =>
      `<p><b>${escape(name)}</b></p><p class="l">${words.skills.map((skill) => `${skill} <b>${cefr ?? 'C2'}</b>`).join(' ')}</p>`,
  );
  return section(
    wording.heading('languages'),
    `<p>${words.mother}: <b>${escape(own.name)}</b></p>${others.length > 0 ? `<p>${words.other}:</p>` : ''}${rows.join('')}`,
  );
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'it', 'de', 'es', 'fr', 'pl'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const day = ({ year, month }: YearMonth) =>
      `${String(1).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
    const when = (start: YearMonth, end: YearMonth | null) =>
      `[ ${day(start)} – ${end ? day(end) : words.current} ]`;
    const [code = '', ...number] = cv.phone.international.split(' ');
    const facts = [
      [wording.label('birthDate'), birthDate(sheet).replaceAll('.', '/')],
      [wording.label('nationality'), cv.nationality],
      [wording.label('phone'), `(${code}) ${number.join('')} (${words.mobile})`],
      [wording.label('email'), cv.email],
      [
        wording.label('address'),
        `${cv.address.street}, ${cv.address.postalCode}, ${cv.address.city}, ${cv.address.country} (${words.home})`,
      ],
    ];
    const jobs = cv.work.map(
      (job) =>
        `<div class="e"><p class="d">${escape(when(job.start, job.end))}</p><h3>${escape(job.title)}</h3><p><b>${escape(job.employer)}</b></p><p class="s">${words.city}: ${escape(job.city)} | ${words.country}: ${escape(cv.address.country)}</p>${each(
          'p',
          [job.summary, ...job.highlights].map((line) => `◦ ${line}`),
        )}</div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="e"><p class="d">${escape(when(start, end))}</p><h3>${escape(`${degree} ${area}`)}</h3><p><b>${escape(institution)}</b></p></div>`,
    );
    const skills = random.chance(0.5)
      ? `<p>${joined(skillNames(cv), ' / ')}</p>`
      : cv.skills
          .map(({ label, names }) => `<p><b>${escape(label)}</b></p><p>${joined(names, ' | ')}</p>`)
          .join('');
    return page(
      sheet,
      '@page{margin:12mm}body{font-family:"Open Sans","Noto Sans",sans-serif;font-size:9.5pt;color:#404040}.h{background:#f6f6f6;padding:6mm;margin-bottom:5mm}h1{font-size:20pt;font-weight:600;margin-bottom:2mm}h2{font-size:10pt;text-transform:uppercase;border-bottom:1px solid #c9c9c9;color:#1a1a1a;margin:6mm 0 3mm}h3{font-size:10.5pt;font-weight:600;text-transform:none}.e{margin-bottom:4mm;border-inline-start:2px solid #ddd;padding-inline-start:4mm}.d{color:#777}.s,.l{font-size:8.5pt;color:#666}',
      `<div class="h"><h1>${escape(cv.name.full)}</h1><p>${facts.map(([label = '', value = '']) => `<b>${escape(label)}:</b> ${escape(value)}`).join(' &nbsp;|&nbsp; ')}</p></div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${spoken(sheet, words)}${section(wording.heading('skills'), skills)}${extraSections(sheet)}`,
    );
  },
};

export default family;
