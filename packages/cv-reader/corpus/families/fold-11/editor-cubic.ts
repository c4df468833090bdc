/** A builder's template: a dark band of capitals with the name, contact as labels over values in a column at the right, the period at the left of `Title` and `Employer, Town`, levels in words with bars. */
import type { Family } from '../../family.ts';
import {
  course,
  h,
  isRtl,
  number,
  place,
  profile,
  rest,
  skillList,
  span,
  tasks,
} from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'es', 'fr', 'it', 'pl', 'pt-BR', 'nl', 'cs', 'sv', 'el', 'ar', 'tr'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colour = random.pick(['#1d3557', '#3d405b', '#5a189a']);
    const bars = (names: readonly string[]) =>
      names
        .map(
          (one) =>
            `<p>${e(one)}</p><div class="bar"><i style="width:${random.integer(5, 10) * 10}%"></i></div>`,
        )
        .join('');
    const row = (when: string, body: string) =>
      `<div class="row"><p class="when">${e(when)}</p><div>${body}</div></div>`;
    const fact = (label: string, value: string) =>
      `<p class="label">${e(label)}</p><p class="value">${e(value)}</p>`;
    const jobs = cv.work.map((job) =>
      row(
        span(sheet, job),
        `<h3>${e(job.title)}</h3><p class="firm">${e(`${job.employer}${isRtl(sheet) ? '، ' : ', '}${job.city}`)}</p>${list(tasks(job))}`,
      ),
    );
    const schools = cv.education.map((one) =>
      row(span(sheet, one), `<h3>${e(course(one))}</h3><p class="firm">${e(one.institution)}</p>`),
    );
    const css = `.band{background:${colour};color:#fff;padding:8mm 12mm}h1{font-size:25pt;font-weight:700}.band p{font-size:12pt}.main{display:grid;grid-template-columns:1fr 56mm}.a{padding:5mm 8mm 8mm 12mm}.b{padding:5mm 8mm;background:#f2f3f5;overflow-wrap:anywhere}
h2{color:${colour};font-size:13.5pt;font-weight:700;border-block:1px solid #ccc;padding:1mm 0;margin:4mm 0 3mm}.row{display:grid;grid-template-columns:27mm 1fr;gap:3mm;margin-bottom:3mm}.when{font-weight:600;font-size:8.8pt}h3{font-weight:700;font-size:10.5pt}.firm{font-style:italic}.label{font-weight:700;font-size:8.8pt;margin-top:2mm}.bar{background:#d5d8dc;height:1.6mm;margin:.8mm 0 2mm}.bar i{display:block;height:100%;background:${colour}}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '0', css },
      `<div class="band"><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><div class="main"><div class="a"><p>${e(cv.summary)}</p>
${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${rest(sheet)
  .map(({ title, lines }) => sect(title, each('p', lines)))
  .join('')}</div><div class="b">
${sect(
  h(sheet, 'contact'),
  fact(wording.label('address'), place(sheet)) +
    fact(wording.label('phone'), number(sheet)) +
    fact(wording.label('email'), cv.email) +
    profile(sheet)
      .map((one) => fact('LinkedIn', one))
      .join(''),
)}
${sect(h(sheet, 'skills'), bars(skillList(sheet)))}
${sect(h(sheet, 'languages'), cv.languages.map(({ name, level }) => `<p>${e(name)}</p><p class="firm">${e(level)}</p>`).join(''))}</div></div>`,
    );
  },
};
export default family;
