/** Printed from a design tool: a coloured panel with a round picture, facts and skills; the course of life at a line with dots. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'pt-BR', 'it', 'vi', 'tr', 'fr', 'nl', 'pl', 'hi', 'el'],
  html(sheet) {
    const { cv, random } = sheet;
    const [dark, light] = random.pick([
      ['#2f4858', '#f6c667'],
      ['#43506c', '#ef4b4c'],
      ['#3d5a45', '#e9d8a6'],
      ['#5b4b49', '#e8c7b7'],
    ] as const);
    const side = (title: string, body: string) =>
      body === '' ? '' : `<h3>${e(title)}</h3>${body}`;
    const item = (when: string, title: string, where: string, body: string) =>
      `<div class="it"><i></i><div class="w">${e(when)}</div><h4>${e(title)}</h4><div class="o">${e(where)}</div>${body}</div>`;
    return frame(
      sheet,
      'Lato',
      '0',
      `
body{display:flex;min-height:296mm;font-size:9.2pt}
.l{width:34%;background:${dark};color:#fff;padding:14mm 8mm}.r{width:66%;padding:14mm 12mm 8mm}
.ph{width:38mm;height:38mm;border-radius:50%;background:${light};margin:0 auto 8mm;overflow:hidden;position:relative}.ph:before{content:"";position:absolute;left:11mm;top:7mm;width:16mm;height:16mm;border-radius:50%;background:#fff8}.ph:after{content:"";position:absolute;left:5mm;top:25mm;width:28mm;height:24mm;border-radius:50%;background:#fff8}
.l h3{font-weight:700;font-size:12pt;margin:6mm 0 2mm;border-bottom:1px solid ${light};padding-bottom:1mm}.l p{margin-bottom:1mm;overflow-wrap:anywhere}.l ul{padding-inline-start:4mm}
h1{font-size:30pt;line-height:1.05;font-weight:900;color:${dark}}.lab{font-size:13pt;margin:2mm 0 5mm;color:#666}
.r h3{font-size:14pt;font-weight:700;color:${dark};margin:5mm 0 3mm}.it{border-inline-start:2px solid ${light};padding-inline-start:6mm;padding-bottom:4mm;position:relative}.it i{position:absolute;left:-5px;top:3px;width:8px;height:8px;border-radius:50%;background:${dark}}
.w{font-size:8.5pt;color:#777}.it h4{font-weight:700;font-size:10.5pt}.o{font-style:italic}`,
      `
<div class="l"><div class="ph"></div>
${side(h(sheet, 'contact'), `<p>${e(cv.phone.international)}</p><p>${e(cv.email)}</p><p>${e(cv.address.street)}</p><p>${e(cityOf(sheet))}</p>`)}
${side(h(sheet, 'skills'), li(allSkills(sheet)))}
${side(
  h(sheet, 'languages'),
  map(cv.languages, ({ name, level }) => `<p>${e(name)}<br><small>${e(level)}</small></p>`),
)}
${map(more(sheet), ({ title, lines }) =>
  side(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}</div>
<div class="r"><h1>${e(cv.name.full)}</h1><div class="lab">${e(cv.label)}</div><p>${e(cv.summary)}</p>
<h3>${e(h(sheet, 'work'))}</h3>${map(cv.work, (job) => item(period(sheet, job), job.title, `${job.employer}, ${job.city}`, li(tasks(job))))}
<h3>${e(h(sheet, 'education'))}</h3>${map(cv.education, (one) => item(period(sheet, one), studied(one), one.institution, ''))}</div>`,
    );
  },
};
export default family;
