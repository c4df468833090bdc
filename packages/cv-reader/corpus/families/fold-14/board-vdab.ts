/** The profile of the Flemish employment service, printed: what someone looks for with sectors and distance first, then each experience as `Functie bij Werkgever` with months and place in small type, studies, competences by three headings of degree, languages as spoken and written with stars in words. */
import type { Family } from '../../family.ts';
import { each, e, list, paper, sect } from '../fold-11/lib/page.ts';
import { birthday, course, months, number, on, place, rest, skillList, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['nl'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const skills = skillList(sheet);
    const third = Math.ceil(skills.length / 3);
    const parts: [string, string[]][] = [
      ['Sterke competenties', skills.slice(0, third)],
      ['Overige competenties', skills.slice(third, third * 2)],
      ['Basiskennis', skills.slice(third * 2)],
    ];
    const long = (job: (typeof cv.work)[number]) => {
      const all = months(job);
      const [years, over] = [Math.floor(all / 12), all % 12];
      return [
        years > 0 ? `${years} jaar` : '',
        over > 0 ? `${over} maand${over > 1 ? 'en' : ''}` : '',
      ]
        .filter((one) => one !== '')
        .join(' en ');
    };
    const when = (start: (typeof cv.work)[number]['start'], end: (typeof cv.work)[number]['end']) =>
      `${on(sheet, start)} - ${end ? on(sheet, end) : wording.present}`;
    const length = (job: (typeof cv.work)[number]) => (wording.isYearOnly ? '' : ` (${long(job)})`);
    const css = `header{display:flex;justify-content:space-between;border-bottom:3px solid #003d7d;padding-bottom:3mm;margin-bottom:4mm}h1{font-size:18pt;font-weight:700;color:#003d7d}h2{font-size:12.5pt;font-weight:700;color:#003d7d;margin:5mm 0 2mm}h3{font-weight:700}.small{font-size:8.4pt;color:#666}.entry{margin-bottom:3mm;break-inside:avoid}.facts{text-align:end;font-size:8.8pt}`;
    return paper(
      sheet,
      { font: '"Roboto"', margin: '15mm', css },
      `<header><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><div class="facts">${each('p', [place(sheet), number(sheet), cv.email, `Geboren op ${birthday(sheet, '/')}`])}</div></header>
${sect('Ik zoek', each('p', [`Job als: ${cv.label}`, `Werkregime: ${random.pick(['Voltijds', 'Voltijds of deeltijds'])}`, `Maximale afstand: ${random.pick(['20', '30', '45'])} km`, 'Rijbewijs: B, eigen wagen']))}
${sect('Over mij', `<p>${e(cv.summary)}</p>`)}
${sect('Ervaring', cv.work.map((job) => `<div class="entry"><h3>${e(`${job.title} bij ${job.employer}`)}</h3><p class="small">${e(`${when(job.start, job.end)}${length(job)} · ${job.city}`)}</p>${list(tasks(job))}</div>`).join(''))}
${sect('Studies', cv.education.map((one) => `<div class="entry"><h3>${e(course(one))}</h3><p class="small">${e(`${one.institution} · ${when(one.start, one.end)} · Behaald`)}</p></div>`).join(''))}
${sect('Competenties', parts.map(([title, its]) => (its.length ? `<h3>${title}</h3>${list(its)}` : '')).join(''))}
${sect(
  'Talen',
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name}: mondeling ${level}, schriftelijk ${level}`),
  ),
)}
${rest(sheet)
  .map(({ title, lines }) => sect(title, each('p', lines)))
  .join('')}`,
    );
  },
};
export default family;
