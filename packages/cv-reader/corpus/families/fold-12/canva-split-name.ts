/** Printed from a design tool: the first name over the last name in a heavy face at the left edge, a narrow strip of contact below a photo, jobs in two columns of cards, each heading on a tape. */
import type { Family } from '../../family.ts';
import { each, e, list, paper, sect } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'it', 'es', 'de', 'nl', 'ru', 'el', 'he', 'hi', 'cs', 'sv', 'fr'],
  html(sheet) {
    const { cv, random } = sheet;
    const [tape, ground] = random.pick([
      ['#f4c7c3', '#fffaf8'],
      ['#cfe1b9', '#fbfdf7'],
      ['#d6d0ff', '#ffffff'],
    ] as const);
    const parts = cv.name.full.split(' ');
    const cut = Math.max(1, parts.length - 1);
    const name = [parts.slice(0, cut).join(' '), parts.slice(cut).join(' ')].filter(
      (one) => one !== '',
    );
    const card = (job: (typeof cv.work)[number]) =>
      `<div class="card"><h3>${e(job.employer)}</h3><p class="post">${e(job.title)}</p><p class="when">${e(span(sheet, job))}</p>${list(tasks(job))}</div>`;
    const css = `body{background:${ground}}.top{display:flex;gap:10mm;align-items:flex-end;margin-bottom:6mm}.top h1{font-size:34pt;font-weight:900;line-height:1}.photo{width:30mm;height:34mm;background:#ccc;border-radius:15mm 15mm 0 0}
.strip{border-top:1px solid #222;border-bottom:1px solid #222;padding:2mm 0;display:flex;flex-wrap:wrap;gap:2mm 7mm;font-size:8.6pt;margin-bottom:5mm}h2{display:inline-block;background:${tape};padding:1mm 4mm;font-weight:800;font-size:11.5pt;margin:4mm 0 3mm}
.cards{columns:2;column-gap:8mm}.card{break-inside:avoid;margin-bottom:4mm}.card h3{font-weight:800}.post{font-style:italic}.when{font-size:8pt;letter-spacing:.4px}.rest{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}`;
    return paper(
      sheet,
      { font: '"Gillius ADF","Lato"', margin: '12mm', css },
      `<div class="top"><div class="photo"></div><div><h1>${name.map(e).join('<br>')}</h1><p>${e(cv.label)}</p></div></div>
<div class="strip">${each('span', contacts(sheet))}</div>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), `<div class="cards">${cv.work.map(card).join('')}</div>`)}
<div class="rest">${sect(h(sheet, 'education'), cv.education.map((one) => `<div class="card"><h3>${e(one.institution)}</h3><p class="post">${e(course(one))}</p><p class="when">${e(span(sheet, one))}</p></div>`).join(''))}${sect(h(sheet, 'skills'), list(skillList(sheet)))}${sect(h(sheet, 'languages'), each('p', spoken(sheet)))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}</div>`,
    );
  },
};
export default family;
