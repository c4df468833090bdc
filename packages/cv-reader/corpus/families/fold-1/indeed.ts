/** The résumé that Indeed makes of a profile: one column, skills with the years of practice in brackets. */
import type { Cv } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  list,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

type Phrases = { to: string; years: string; less: string; eligible: string };

/** What the site prints besides the headings. */
const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    to: 'to',
    years: 'years',
    less: 'Less than 1 year',
    eligible: 'Authorized to work in the US for any employer',
  },
  de: { to: 'bis', years: 'Jahre', less: 'Weniger als 1 Jahr', eligible: '' },
  fr: { to: 'à', years: 'ans', less: "Moins d'un an", eligible: '' },
  es: { to: 'a', years: 'años', less: 'Menos de 1 año', eligible: '' },
  nl: { to: 'tot', years: 'jaar', less: 'Minder dan 1 jaar', eligible: '' },
  it: { to: 'a', years: 'anni', less: 'Meno di 1 anno', eligible: '' },
  'pt-BR': { to: 'a', years: 'anos', less: 'Menos de 1 ano', eligible: '' },
};

const none: Phrases = { to: '-', years: '', less: '', eligible: '' };

function skillsOf(cv: Cv, { random }: Sheet, { years, less }: Phrases): string {
  const hasYears = random.chance(0.7);
  const lines = skillNames(cv).map((name) => {
    if (!hasYears || random.chance(0.2)) return name;
    return `${name} (${random.chance(0.2) ? less : `${random.integer(2, 10)}+ ${years}`})`;
  });
  return `<ul>${each('li', lines)}</ul>`;
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'fr', 'en', 'es', 'nl', 'it', 'pt-BR'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? none;
    const period = (start: Cv['work'][number]['start'], end: Cv['work'][number]['end']) =>
      `${wording.date(start)} ${words.to} ${end ? wording.date(end) : wording.present}`;
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.title)}</h3><p class="g">${escape(`${job.employer} - ${job.city}`)}</p><p class="g">${escape(period(job.start, job.end))}</p>${sentences(
          job,
        )
          .map((line) => `<p>• ${escape(line)}</p>`)
          .join('')}`,
    );
    const schools = cv.education.map(
      ({ degree, area, institution, start, end }) =>
        `<h3>${escape(`${degree} - ${area}`)}</h3><p class="g">${escape(institution)}</p><p class="g">${escape(period(start, end))}</p>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} - ${level}`);
    const eligible = cv.countryIso2 === 'US' && random.chance(0.7) ? words.eligible : '';
    return page(
      sheet,
      'body{font-family:"Noto Sans","Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:21pt}h2{font-size:14pt;border-bottom:1px solid #d4d2d0;padding-bottom:1mm;margin:7mm 0 3mm}h3{font-size:11pt;margin-top:4mm}.g{color:#595959}ul{list-style:disc}',
      `<h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
<p>${escape(cityLine(sheet))}</p><p class="g">${escape(cv.email)}</p><p>${escape(random.chance(0.6) ? cv.phone.international : cv.phone.national)}</p>
<p style="margin-top:3mm">${escape(cv.summary)}</p>${eligible === '' ? '' : `<p>${eligible}</p>`}
<h2>${escape(wording.heading('work'))}</h2>${jobs.join('')}<h2>${escape(wording.heading('education'))}</h2>${schools.join('')}
<h2>${escape(wording.heading('skills'))}</h2>${skillsOf(cv, sheet, words)}${section(wording.heading('languages'), list(spoken))}${extraSections(sheet)}`,
    );
  },
};

export default family;
