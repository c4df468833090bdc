/** A builder's template: name over a line of contacts with labels, headings centred between lines, the period and town in a grey column, title and employer in one bold line. */
import type { Family } from '../../family.ts';
import { birthday, course, h, home, number, rest, span, tasks } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colour = random.pick(['#0f4c5c', '#9a031e', '#444444']);
    const row = (when: string, where: string, body: string) =>
      `<div class="row"><div class="side"><p>${e(when)}</p><p>${e(where)}</p></div><div>${body}</div></div>`;
    const facts = [
      [wording.label('birthDate'), birthday(sheet, '/')],
      [wording.label('address'), home(sheet)],
      [wording.label('email'), cv.email],
      [wording.label('phone'), number(sheet)],
    ].slice(random.chance(0.5) ? 1 : 0);
    const at = random.pick([' — ', ' · ']);
    const jobs = cv.work.map((job) =>
      row(
        span(sheet, job),
        job.city,
        `<h3>${e(job.title)}</h3><p class="firm">${e(job.employer)}</p>${list(tasks(job))}`,
      ),
    );
    const schools = cv.education.map((one) =>
      row(
        span(sheet, one),
        '',
        `<h3>${e(course(one))}</h3><p class="firm">${e(one.institution)}</p>`,
      ),
    );
    const css = `h1{font-size:24pt;text-align:center;color:${colour};font-weight:600}.job{text-align:center;font-size:11pt;margin-bottom:3mm}.facts{display:flex;justify-content:center;gap:6mm;flex-wrap:wrap;font-size:8.8pt}.facts b{color:${colour}}
h2{display:flex;align-items:center;gap:4mm;text-transform:uppercase;letter-spacing:.08em;font-weight:600;color:${colour};margin:6mm 0 3mm}${cv.language === 'tr' ? 'h2{text-transform:none}' : ''}h2:before,h2:after{content:"";flex:1;border-top:1px solid #bbb}.row{display:grid;grid-template-columns:34mm 1fr;gap:5mm;margin-bottom:3.5mm}.side{color:#777;font-size:8.8pt}h3{font-weight:700}.firm{font-weight:600;color:${colour}}.g{display:grid;grid-template-columns:1fr 1fr;gap:2mm 8mm}`;
    return paper(
      sheet,
      { font: '"Roboto"', margin: '14mm 16mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="job">${e(cv.label)}</p><div class="facts">${facts.map(([label = '', value = '']) => `<span><b>${e(label)}${at === ' · ' ? ':' : ''}</b> ${e(value)}</span>`).join('')}</div>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(h(sheet, 'skills'), `<div class="g">${cv.skills.map(({ label, names }) => `<div><h3>${e(label)}</h3>${each('p', names)}</div>`).join('')}</div>`)}
${sect(h(sheet, 'languages'), `<div class="g">${cv.languages.map(({ name, level }) => `<p>${e(`${name}${at}${level}`)}</p>`).join('')}</div>`)}
${rest(sheet)
  .map(({ title, lines }) => sect(title, each('p', lines)))
  .join('')}`,
    );
  },
};
export default family;
