/** A builder's template: each heading after a round sign on a line that runs down the page, titles over `Employer, Town` with the period in a pill, skills as two columns with dots, contact in a grey strip. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'nl', 'fr', 'de', 'es', 'pl', 'it', 'ar', 'ru', 'vi', 'he', 'el', 'hi', 'cs'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#2b6cb0', '#805ad5', '#dd6b20']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section class="block"><h2>${e(title)}</h2>${body}</section>`;
    const entry = (title: string, where: string, when: string, lines: readonly string[]) =>
      `<div class="entry"><p><b>${e(title)}</b> <span class="pill">${e(when)}</span></p><p>${e(where)}</p>${list(lines)}</div>`;
    const dots = (text: string) => {
      const level = random.integer(2, 5);
      return `<p class="skill"><span>${e(text)}</span><span class="dots">${[1, 2, 3, 4, 5].map((at) => `<i${at <= level ? ' class="on"' : ''}></i>`).join('')}</span></p>`;
    };
    const css = `h1{font-size:24pt;font-weight:700}.strip{background:#edf2f7;padding:2.5mm 4mm;margin:3mm 0 5mm;display:flex;flex-wrap:wrap;gap:1mm 7mm;font-size:8.8pt}.block{border-inline-start:2px solid #cbd5e0;padding-inline-start:7mm;padding-bottom:4mm;position:relative}.block::before{content:"";position:absolute;inset-inline-start:-2.6mm;top:.6mm;width:5mm;height:5mm;border-radius:50%;background:${colour}}h2{font-size:13pt;font-weight:700;color:${colour};margin-bottom:2mm}.entry{margin-bottom:3.5mm;break-inside:avoid}.pill{background:${colour};color:#fff;border-radius:3mm;padding:.3mm 2.5mm;font-size:8pt}.grid{display:grid;grid-template-columns:1fr 1fr;gap:.6mm 10mm}.skill{display:flex;justify-content:space-between}.dots i{display:inline-block;width:2.2mm;height:2.2mm;border-radius:50%;background:#e2e8f0;margin-inline-start:.7mm}.dots .on{background:${colour}}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '14mm', css },
      `<h1>${e(titledName(sheet))}</h1><p>${e(cv.label)}</p><div class="strip">${each('span', contacts(sheet))}</div>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => entry(job.title, `${job.employer}, ${job.city}`, span(sheet, job), tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(course(one), one.institution, span(sheet, one), [])).join(''))}${block(h(sheet, 'skills'), `<div class="grid">${skillList(sheet).map(dots).join('')}</div>`)}${block(h(sheet, 'languages'), `<div class="grid">${cv.languages.map(({ name, level }) => dots(`${name} (${level})`)).join('')}</div>`)}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
