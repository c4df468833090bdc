/** The profile of a French job board that recruiters download: a card with contract, pay and availability, `Poste - Entreprise` with the town in brackets, `De … à …` with its length in italics, degrees as level and name, skills as chips, languages with a word. */
import type { Family } from '../../family.ts';
import { each, e, list, paper, sect } from '../fold-11/lib/page.ts';
import { course, months, number, on, profile, rest, skillList, tasks, town } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['fr'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const long = (one: (typeof cv.work)[number]) => {
      const all = months(one);
      const years = Math.floor(all / 12);
      return years === 0
        ? `${all} mois`
        : `${years} an${years > 1 ? 's' : ''}${all % 12 ? ` et ${all % 12} mois` : ''}`;
    };
    const when = (
      start: (typeof cv.work)[number]['start'],
      end: (typeof cv.work)[number]['end'],
    ) => {
      const from = on(sheet, start);
      return end
        ? `De ${from} à ${on(sheet, end)}`
        : random.pick([`Depuis ${from}`, `De ${from} à ${wording.present}`]);
    };
    const length = (job: (typeof cv.work)[number]) => (wording.isYearOnly ? '' : ` - ${long(job)}`);
    const card: [string, string][] = [
      ['Contrat recherché', random.pick(['CDI', 'CDI, CDD', 'CDI, Intérim'])],
      ['Salaire souhaité', `${random.integer(24, 58)} 000 € / an`],
      ['Disponibilité', random.pick(['Immédiate', 'Préavis de 3 mois', 'Préavis d’un mois'])],
      ['Mobilité', `${cv.address.city} et ${random.pick(['30', '50'])} km alentour`],
    ];
    const css = `.top{background:#f4f4f8;border-radius:3mm;padding:5mm;display:grid;grid-template-columns:1fr 68mm;gap:6mm}h1{font-size:17pt;font-weight:700}.card p{display:flex;justify-content:space-between;gap:3mm}.card b{font-weight:500;color:#777}h2{font-weight:700;font-size:12pt;color:#c1004f;margin:6mm 0 2.5mm}h3{font-weight:700}i{color:#777}.entry{margin-bottom:3.5mm;break-inside:avoid}.chip{display:inline-block;background:#f1e6ec;border-radius:3mm;padding:.7mm 3mm;margin:0 1.5mm 1.5mm 0}`;
    return paper(
      sheet,
      { font: '"Inter"', margin: '13mm', css },
      `<div class="top"><div><h1>${e(cv.name.full)}</h1><p><b>${e(cv.label)}</b></p>${each('p', [town(sheet), number(sheet, true), cv.email, ...profile(sheet)])}</div><div class="card">${card.map(([label, value]) => `<p><b>${label}</b><span>${e(value)}</span></p>`).join('')}</div></div>
${sect('Présentation', `<p>${e(cv.summary)}</p>`)}
${sect('Expériences', cv.work.map((job) => `<div class="entry"><h3>${e(`${job.title} - ${job.employer} (${job.city})`)}</h3><p><i>${e(when(job.start, job.end) + length(job))}</i></p>${list(tasks(job))}</div>`).join(''))}
${sect('Diplômes', cv.education.map((one) => `<div class="entry"><h3>${e(course(one, ' - '))}</h3><p>${e(one.institution)}</p><p><i>${e(when(one.start, one.end))}</i></p></div>`).join(''))}
${sect('Compétences', each('span class="chip"', skillList(sheet)))}
${sect(
  'Langues',
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name} : ${level}`),
  ),
)}
${rest(sheet)
  .map(({ title, lines }) => sect(title, each('p', lines)))
  .join('')}`,
    );
  },
};
export default family;
