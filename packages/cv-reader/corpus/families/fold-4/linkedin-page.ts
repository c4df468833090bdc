/** A profile page of LinkedIn printed by the browser: one column, `Company · Full-time`, and how long each position lasted. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, escape, page, sentences, skillNames, spanOf } from '../../html/page.ts';

type Phrases = {
  full: string;
  part: string;
  year: [string, string];
  month: [string, string];
  more: string;
  contact: string;
  followers: string;
  skills: string;
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    full: 'Full-time',
    part: 'Part-time',
    year: ['yr', 'yrs'],
    month: ['mo', 'mos'],
    more: '…see more',
    contact: 'Contact info',
    followers: 'connections',
    skills: 'Skills:',
  },
  de: {
    full: 'Vollzeit',
    part: 'Teilzeit',
    year: ['Jahr', 'Jahre'],
    month: ['Monat', 'Monate'],
    more: '…mehr anzeigen',
    contact: 'Kontaktinfo',
    followers: 'Kontakte',
    skills: 'Kenntnisse:',
  },
  fr: {
    full: 'Temps plein',
    part: 'Temps partiel',
    year: ['an', 'ans'],
    month: ['mois', 'mois'],
    more: '…voir plus',
    contact: 'Coordonnées',
    followers: 'relations',
    skills: 'Compétences :',
  },
  es: {
    full: 'Jornada completa',
    part: 'Media jornada',
    year: ['año', 'años'],
    month: ['mes', 'meses'],
    more: '…ver más',
    contact: 'Información de contacto',
    followers: 'contactos',
    skills: 'Aptitudes:',
  },
};
const TODAY = { year: 2026, month: 4 };

function lasted(words: Phrases, start: YearMonth, end: YearMonth | null): string {
  const to = end ?? TODAY;
  const months = (to.year - start.year) * 12 + to.month - start.month + 1;
  const part = (count: number, [one, many]: [string, string]) =>
    count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
  return [part(Math.floor(months / 12), words.year), part(months % 12, words.month)]
    .filter(Boolean)
    .join(' ');
}

function experience({ cv, wording, random }: Sheet, words: Phrases): string {
  const period = (start: YearMonth, end: YearMonth | null) =>
    `${wording.date(start)} - ${end ? wording.date(end) : wording.present} · ${lasted(words, start, end)}`;
  const kind = () => (random.chance(0.85) ? words.full : words.part);
  return byEmployer(cv.work)
    .map(({ employer, jobs }) => {
      const { start, end } = spanOf(jobs);
      const isOne = jobs.length === 1;
      const roles = jobs.map(
        (job) =>
          `<p><b>${escape(job.title)}</b></p>${isOne ? `<p>${escape(employer)} · ${kind()}</p>` : ''}<p class="g">${escape(period(job.start, job.end))}</p><p class="g">${escape(job.city)}</p><p class="t">${sentences(job).map(escape).join('<br>')}</p>${job.mentions.length > 0 && random.chance(0.5) ? `<p><b>${words.skills}</b> ${[...new Set(job.mentions)].map(escape).join(' · ')}</p>` : ''}`,
      );
      const head = isOne
        ? ''
        : `<p><b>${escape(employer)}</b></p><p class="g">${kind()} · ${lasted(words, start, end)}</p>`;
      return `<div class="x">${head}<div class="${isOne ? '' : 'r'}">${roles.join('')}</div></div>`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'en', 'de', 'fr', 'es', 'en'],
  dateStyle: 'short',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const card = (title: string, body: string) =>
      body === '' ? '' : `<div class="card"><h2>${escape(title)}</h2>${body}</div>`;
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="x"><p><b>${escape(institution)}</b></p><p>${escape(`${degree}, ${area}`)}</p><p class="g">${start.year} - ${end.year}</p></div>`,
    );
    const certificates = cv.certificates.map(
      ({ name, issuer, date }) =>
        `<div class="x"><p><b>${escape(name)}</b></p><p>${escape(issuer)}</p><p class="g">${escape(wording.date(date))}</p></div>`,
    );
    const projects = cv.projects.map(
      ({ name, description }) =>
        `<div class="x"><p><b>${escape(name)}</b></p><p>${escape(description)}</p></div>`,
    );
    return page(
      sheet,
      '@page{margin:10mm}body{font-family:"Liberation Sans","Noto Sans",sans-serif;color:#222}.top{background:#a0b4b7;height:30mm}.card{border:1px solid #e0dfdc;border-radius:2mm;padding:5mm;margin-top:3mm}h1{font-size:18pt}h2{font-size:14pt;margin-bottom:3mm}.g{color:#666;font-size:9pt}.x{padding-inline-start:14mm;margin-bottom:4mm;border-bottom:1px solid #eee}.r{border-inline-start:2px solid #ddd;padding-inline-start:4mm}.t{margin:1mm 0 2mm}',
      `<div class="top"></div><div class="card"><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)} | ${escape(cv.work[0]?.employer ?? '')}</p><p class="g">${escape(cv.address.city)}, ${escape(cv.address.country)} · ${words.contact}</p><p class="g">${random.integer(80, 500)} ${words.followers}</p><p>${escape(cv.email)} · ${escape(cv.phone.international)} · ${escape(cv.links[0]?.url ?? '')}</p></div>
${card(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${card(wording.heading('work'), experience(sheet, words))}${card(wording.heading('education'), schools.join(''))}${card(wording.heading('certificates'), certificates.join(''))}${card(wording.heading('projects'), projects.join(''))}
${card(
  wording.heading('skills'),
  skillNames(cv)
    .map((name) => `<div class="x"><p><b>${escape(name)}</b></p></div>`)
    .join(''),
)}${card(wording.heading('languages'), cv.languages.map(({ name, level }) => `<div class="x"><p><b>${escape(name)}</b></p><p class="g">${escape(level)}</p></div>`).join(''))}`,
    );
  },
};

export default family;
