/** Printed from a design tool: white, thin spaced capitals, a vertical rule between a narrow column and the jobs, periods over titles, everything placed by hand. */
import type { Family } from '../../family.ts';
import { course, h, home, number, profile, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'fr', 'es', 'it', 'pt-BR', 'de', 'pl', 'vi', 'nl', 'ko', 'he'],
  html(sheet) {
    const { cv, random } = sheet;
    const bar = random.pick([' | ', ' - ', ', ']);
    const jobs = cv.work.map(
      (job) =>
        `<div class="item"><p class="when">${e(span(sheet, job))}</p><h3>${e(`${job.employer}${bar}${job.city}`)}</h3><p class="role">${e(job.title)}</p>${each('p', tasks(job))}</div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><p class="when">${e(span(sheet, one))}</p><h3>${e(one.institution)}</h3>${each('p', [course(one)])}</div>`,
    );
    const spaced = cv.language === 'he' ? '' : 'letter-spacing:.3em;';
    const css = `h1{font-size:24pt;font-weight:300;${spaced}text-align:center}.role1{text-align:center;${spaced}font-size:9pt;margin:3mm 0 8mm;color:#666}.cols{display:grid;grid-template-columns:58mm 1fr;gap:8mm}.b{border-inline-start:1px solid #999;padding-inline-start:8mm}h2{font-size:10.5pt;font-weight:600;${spaced}margin:7mm 0 3mm}section:first-child h2{margin-top:0}h3{font-weight:600}.when{font-size:8.4pt;color:#777}.role{font-style:italic}.item{margin-bottom:4mm}`;
    return paper(
      sheet,
      { font: '"Cantarell","Lato"', margin: '16mm', css, size: '9pt' },
      `<h1>${e(cv.name.full)}</h1><p class="role1">${e(cv.label)}</p><div class="cols"><div>
${sect(h(sheet, 'contact'), each('p', [number(sheet), cv.email, home(sheet), ...profile(sheet)]))}${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'skills'), each('p', skillList(sheet)))}
${sect(
  h(sheet, 'languages'),
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name} (${level})`),
  ),
)}</div><div class="b">${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}</div></div>`,
    );
  },
};
export default family;
