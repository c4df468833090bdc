/** An open-source builder's template: a coloured block with name and summary beside a picture, a narrow column of contact, skills and schools, jobs with the employer over title and the period in one line of small bold type. */
import type { Family } from '../../family.ts';
import { course, h, home, number, profile, rest, span, tasks } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'zh-CN', 'de', 'es', 'fr', 'hi', 'pt-BR', 'ru', 'vi', 'tr', 'ja', 'fa'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#dc2626', '#0284c7', '#059669', '#d97706']);
    const jobs = cv.work.map(
      (job) =>
        `<div class="item"><div class="line"><h3>${e(job.employer)}</h3><p class="when">${e(span(sheet, job))}</p></div><div class="line"><p>${e(job.title)}</p><p>${e(job.city)}</p></div>${list(tasks(job))}</div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(one.institution)}</h3><p>${e(course(one))}</p><p class="when">${e(span(sheet, one))}</p></div>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) =>
        `<div class="item"><h3>${e(label)}</h3><p class="key">${e(names.join(', '))}</p></div>`,
    );
    const css = `.page{display:grid;grid-template-columns:58mm 1fr;gap:8mm;padding:12mm}.pic{height:42mm;background:#e5e7eb;border-radius:2mm}.head{background:${colour};color:#fff;border-radius:2mm;padding:5mm;min-height:42mm}h1{font-size:20pt;font-weight:700}.head hr{border:0;border-top:1px solid #ffffff88}h2{font-weight:700;font-size:11.5pt;border-bottom:1px solid ${colour};margin:5mm 0 2.5mm}.item{margin-bottom:3mm}.line{display:flex;justify-content:space-between;gap:4mm}h3{font-weight:700}.when{font-weight:700;font-size:8.8pt;white-space:nowrap}.key{font-size:8.8pt}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '0', css },
      `<div class="page"><div><div class="pic"></div>
${sect(h(sheet, 'contact'), each('p', [home(sheet), number(sheet), cv.email, ...profile(sheet)]))}${sect(h(sheet, 'skills'), skills.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(h(sheet, 'languages'), cv.languages.map(({ name, level }) => `<div class="item"><h3>${e(name)}</h3><p>${e(level)}</p></div>`).join(''))}</div>
<div><div class="head"><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><hr><p>${e(cv.summary)}</p></div>${sect(h(sheet, 'work'), jobs.join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, list(lines)))
        .join('')}</div></div>`,
    );
  },
};
export default family;
