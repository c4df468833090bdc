/** Printed from a design tool, an infographic: rings with per cent for skills, bars with figures for languages, a line of years with flags for jobs, everything in colour. */
import type { Family } from '../../family.ts';
import { each, e, paper, sect } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'fr', 'pt-BR', 'de', 'it', 'tr', 'vi', 'ko', 'ar', 'pl'],
  html(sheet) {
    const { cv, random } = sheet;
    const [main, other] = random.pick([
      ['#ff6b35', '#004e89'],
      ['#3a86ff', '#8338ec'],
      ['#2a9d8f', '#e76f51'],
    ] as const);
    const ring = (name: string) => {
      const part = random.integer(11, 19) * 5;
      return `<div class="ring"><svg viewBox="0 0 36 36"><circle cx="18" cy="18" r="15" fill="none" stroke="#e6e6e6" stroke-width="4"/><circle cx="18" cy="18" r="15" fill="none" stroke="${main}" stroke-width="4" stroke-dasharray="${part * 0.942} 100" transform="rotate(-90 18 18)"/></svg><b>${part}%</b><span>${e(name)}</span></div>`;
    };
    const bar = (name: string, level: string) => {
      const part = random.integer(5, 10);
      return `<div class="bar"><span>${e(name)}</span><i style="width:${part * 3.4}mm"></i><small>${e(level)}</small></div>`;
    };
    const flag = (job: (typeof cv.work)[number]) =>
      `<div class="flag"><em>${e(span(sheet, job))}</em><div><h3>${e(job.title)}</h3><p><b>${e(job.employer)}</b> · ${e(job.city)}</p>${each('p', tasks(job))}</div></div>`;
    const css = `header{background:${other};color:#fff;padding:8mm 10mm;display:flex;justify-content:space-between}h1{font-size:26pt;font-weight:800}h2{font-size:13pt;font-weight:800;color:${other};margin:6mm 0 3mm;text-transform:uppercase}
main{display:grid;grid-template-columns:1.5fr 1fr;gap:9mm;padding:2mm 10mm}.rings{display:flex;flex-wrap:wrap;gap:3mm}.ring{width:21mm;text-align:center;font-size:8pt}.ring svg{width:14mm}.ring b{display:block;color:${main}}.ring span{display:block}
.bar{display:grid;grid-template-columns:24mm 1fr;row-gap:.5mm;margin-bottom:2mm;font-size:8.5pt}.bar i{display:block;height:3mm;background:${main};margin-top:1.2mm}.bar small{grid-column:2;color:#666}
.flag{display:grid;grid-template-columns:27mm 1fr;gap:4mm;margin-bottom:4mm}.flag em{font-style:normal;background:${main};color:#fff;font-weight:700;font-size:8pt;padding:1mm 2mm;align-self:start}.flag h3{font-weight:700;font-size:11pt}`;
    return paper(
      sheet,
      { font: '"Cabin","Lato"', margin: '0 0 8mm', css },
      `<header><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><div>${each('p', contacts(sheet))}</div></header>
<main><div>${sect(h(sheet, 'work'), cv.work.map(flag).join(''))}${sect(h(sheet, 'education'), cv.education.map((one) => `<div class="flag"><em>${e(span(sheet, one))}</em><div><h3>${e(course(one))}</h3><p>${e(one.institution)}</p></div></div>`).join(''))}</div>
<div>${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'skills'), `<div class="rings">${skillList(sheet).map(ring).join('')}</div>`)}${sect(h(sheet, 'languages'), cv.languages.map(({ name, level }) => bar(name, level)).join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}</div></main>`,
    );
  },
};
export default family;
