/** A French builder's page: the post wished large, blocks in two columns, jobs as title in colour, `Employer - Town`, contract and period in one line of small type. */
import type { Family } from '../../family.ts';
import { course, h, number, rest, skillList, span, tasks, town } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const CONTRACT: Readonly<Record<string, readonly string[]>> = {
  fr: ['CDI', 'CDD', 'Intérim'],
  es: ['Contrato indefinido', 'Contrato temporal'],
  it: ['Tempo indeterminato', 'Tempo determinato'],
  nl: ['Vast contract', 'Tijdelijk'],
  'pt-BR': ['CLT', 'PJ'],
};

const family: Family = {
  tool: 'chromium',
  languages: ['fr', 'fr', 'es', 'it', 'nl', 'pt-BR'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#e4572e', '#17a398', '#33658a']);
    const kinds = CONTRACT[cv.language] ?? ['CDI'];
    const jobs = cv.work.map(
      (job) =>
        `<div class="item"><h3>${e(job.title)}</h3><p class="firm">${e(`${job.employer} - ${job.city}`)}</p><p class="when">${e(random.chance(0.6) ? `${span(sheet, job)} · ${random.pick(kinds)}` : span(sheet, job))}</p>${list(tasks(job))}</div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(course(one))}</h3><p class="firm">${e(one.institution)}</p><p class="when">${e(span(sheet, one))}</p></div>`,
    );
    const css = `header{text-align:center;border-bottom:3px solid ${colour};padding-bottom:4mm;margin-bottom:4mm}h1{font-size:21pt;font-weight:700}.post{font-size:14pt;color:${colour}}.c{display:flex;gap:6mm;justify-content:center;font-size:8.8pt}.cols{display:grid;grid-template-columns:1.6fr 1fr;gap:10mm}h2{font-size:13pt;font-weight:700;margin:4mm 0 2mm;background:#f4f4f4;padding:1mm 2mm}h3{color:${colour};font-weight:700}.when{color:#888;font-size:8.6pt}.item{margin-bottom:3.5mm}`;
    return paper(
      sheet,
      { font: '"Noto Sans"', margin: '13mm', css },
      `<header><h1>${e(cv.name.full)}</h1><p class="post">${e(cv.label)}</p><div class="c">${each('p', [number(sheet, random.chance(0.6)), cv.email, `${cv.address.street}, ${town(sheet)}`])}</div></header>
<div class="cols"><div>${sect(h(sheet, 'work'), jobs.join(''))}</div><div>${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'skills'), list(skillList(sheet)))}${sect(h(sheet, 'education'), schools.join(''))}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} : ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}</div></div>`,
    );
  },
};
export default family;
