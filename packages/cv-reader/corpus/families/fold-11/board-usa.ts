/** The résumé that the job site of a federal government makes of a profile: each job as employer and address at the left, hours, grade and supervisor below, duties in a paragraph under a label. */
import type { Family } from '../../family.ts';
import { h, number, on, rest, skillList, span, tasks, town } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en'],
  html(sheet) {
    const { cv, random } = sheet;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="item"><div class="two"><div><h3>${e(one.employer)}</h3><p>${e(one.city)}, ${e(cv.address.country)}</p></div><div><p>${e(on(sheet, one.start, 'slash'))} - ${e(one.end ? on(sheet, one.end, 'slash') : 'Present')}</p><p>Hours per week: ${random.pick([40, 38, 20])}</p><p>Series: ${random.pick(['0343', '2210', '0501'])} Grade: ${random.integer(5, 13)}</p></div></div><p><b>${e(one.title)}</b></p><p>Duties, Accomplishments and Related Skills:</p><p>${e(`${tasks(one).join('. ')}.`)}</p><p>Supervisor: ${random.pick(['M. Keane', 'R. Olson'])}</p><p>Okay to contact this Supervisor: ${random.pick(['Yes', 'Contact me first'])}</p></div>`;
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(one.institution)}</h3><p>${e(one.degree)} ${e(span(sheet, one, 'slash', ' - '))}</p><p>Major: ${e(one.area)}</p></div>`,
    );
    const css = `h1{font-size:17pt;font-weight:700}h2{font-weight:700;color:#112e51;border-bottom:2px solid #112e51;margin:6mm 0 3mm;font-size:12.5pt}.two{display:flex;justify-content:space-between}.two>div:last-child{text-align:right}.item{margin-bottom:5mm}h3{font-weight:700}b{font-weight:700}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '18mm', css },
      `<h1>${e(cv.name.full)}</h1>${each('p', [cv.address.street, `${town(sheet)} ${cv.countryIso2}`, `Mobile: ${number(sheet)}`, `Email: ${cv.email}`])}
${each('p', ['Availability:', 'Job Type: Permanent', 'Work Schedule: Full-time'])}
${sect('Work Experience:', cv.work.map(job).join(''))}${sect('Education:', schools.join(''))}
${sect('Language Skills:', cv.languages.map(({ name, level }) => `<p><b>${e(name)}</b></p><p>Spoken: ${e(level)} Written: ${e(level)}</p>`).join(''))}
${sect(`${h(sheet, 'skills')}:`, each('p', skillList(sheet)))}${rest(sheet)
        .map(({ title, lines }) => sect(`${title}:`, each('p', lines)))
        .join('')}${sect('Additional Information:', `<p>${e(cv.summary)}</p>`)}`,
    );
  },
};
export default family;
