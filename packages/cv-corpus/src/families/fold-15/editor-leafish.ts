/** An open-source builder's template: a tinted head over the whole page with name, post and profile, a strip of contacts in a deeper tint below it, then two columns of the same width: jobs and projects at one side, schools, skills with tags and languages at the other; the period stands under the employer in small type with the town behind a dot. */
import type { Family } from '../../family.ts';
import { each, e, list, paper, sect } from '../fold-11/lib/page.ts';
import { course, h, number, profile, rest, span, tasks, townAndCountry } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'fr', 'ru', 'es', 'zh-CN', 'it', 'tr', 'pt-BR', 'el', 'cs', 'fa', 'nl'],
  html(sheet) {
    const { cv, random } = sheet;
    const [pale, deep] = random.pick([
      ['#ecfdf5', '#a7f3d0'],
      ['#fdf2f8', '#fbcfe8'],
      ['#eff6ff', '#bfdbfe'],
    ] as const);
    const isTagged = random.chance(0.5);
    const css = `header{background:${pale};padding:10mm 12mm}h1{font-size:22pt;font-weight:700}header p+p{margin-top:3mm}.strip{background:${deep};padding:3mm 12mm;display:flex;flex-wrap:wrap;gap:2mm 8mm;font-size:8.8pt}.cols{display:grid;grid-template-columns:1fr 1fr;gap:9mm;padding:7mm 12mm}h2{font-weight:700;font-size:11.5pt;border-bottom:1px solid #333;margin:0 0 2.5mm}section{margin-bottom:6mm}.entry{margin-bottom:3.5mm;break-inside:avoid}h3{font-weight:700}.small{font-size:8pt;color:#666}.tag{display:inline-block;border:1px solid #999;border-radius:2mm;padding:0 2mm;margin:0 1.2mm 1.2mm 0;font-size:8.6pt}`;
    const skills = cv.skills
      .map(
        ({ label, names }) =>
          `<div class="entry"><h3>${e(label)}</h3>${isTagged ? each('span class="tag"', names) : `<p>${e(names.join(', '))}</p>`}</div>`,
      )
      .join('');
    const ends = rest(sheet).map(({ title, lines }) => sect(title, each('p', lines)));
    return paper(
      sheet,
      { font: random.pick(['"Inter"', '"Roboto"', '"Lato"']), margin: '0', css, size: '9pt' },
      `<header><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><p>${e(cv.summary)}</p></header>
<div class="strip">${each('span', [townAndCountry(sheet), number(sheet), cv.email, ...profile(sheet)])}</div>
<div class="cols"><div>${sect(h(sheet, 'work'), cv.work.map((job) => `<div class="entry"><h3>${e(job.employer)}</h3><p>${e(job.title)}</p><p class="small">${e(`${span(sheet, job)} · ${job.city}`)}</p>${list(tasks(job))}</div>`).join(''))}${ends.slice(0, 1).join('')}</div>
<div>${sect(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><h3>${e(one.institution)}</h3><p>${e(course(one))}</p><p class="small">${e(span(sheet, one))}</p></div>`).join(''))}${sect(h(sheet, 'skills'), skills)}${sect(
        h(sheet, 'languages'),
        cv.languages
          .map(
            ({ name, level }) => `<p><b>${e(name)}</b> <span class="small">${e(level)}</span></p>`,
          )
          .join(''),
      )}${ends.slice(1).join('')}</div></div>`,
    );
  },
};
export default family;
