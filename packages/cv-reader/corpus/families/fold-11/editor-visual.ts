/** A builder's template in the manner of VisualCV: round picture and name at the top, jobs in cards of two columns with the employer's square, the period under the title, endorsements as a list. */
import type { Family } from '../../family.ts';
import { course, h, home, number, profile, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'vi', 'hi', 'fr', 'pt-BR', 'ko', 'de', 'ru', 'he', 'it'],
  html(sheet) {
    const { cv, random } = sheet;
    const isEmployerFirst = random.chance(0.5);
    const card = (first: string, second: string, when: string, body: string) =>
      `<div class="card"><span class="logo"></span><div><h3>${e(first)}</h3><p class="second">${e(second)}</p><p class="when">${e(when)}</p>${body}</div></div>`;
    const jobs = cv.work.map((job) => {
      const [first, second] = isEmployerFirst
        ? [job.employer, job.title]
        : [job.title, job.employer];
      return card(first, second, `${span(sheet, job)}  |  ${job.city}`, list(tasks(job)));
    });
    const schools = cv.education.map((one) =>
      card(course(one), one.institution, span(sheet, one), ''),
    );
    const css = `.top{display:flex;gap:8mm;align-items:center;margin-bottom:4mm}.pic{width:26mm;height:26mm;border-radius:50%;background:linear-gradient(#cdd,#889)}h1{font-size:22pt;font-weight:300}.top p{color:#666}.line{display:flex;gap:5mm;font-size:8.6pt}h2{font-size:14pt;font-weight:300;color:#1b75bb;margin:6mm 0 3mm}.card{display:flex;gap:4mm;margin-bottom:4mm}.logo{flex:0 0 9mm;height:9mm;background:#e4e9ee;border-radius:1mm}h3{font-weight:700}.second{color:#333}.when{color:#888;font-size:8.6pt}.skills{columns:3}`;
    return paper(
      sheet,
      { font: '"Lato"', margin: '15mm 17mm', css },
      `<div class="top"><div class="pic"></div><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><div class="line">${each('p', [home(sheet), number(sheet), cv.email, ...profile(sheet)])}</div></div></div>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'skills'), `<div class="skills">${each('p', skillList(sheet))}</div>`)}${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(
  h(sheet, 'languages'),
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name} (${level})`),
  ),
)}${rest(sheet)
        .map(({ title, lines }) => sect(title, list(lines)))
        .join('')}`,
    );
  },
};
export default family;
