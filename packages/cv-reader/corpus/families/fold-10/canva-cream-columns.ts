/** Printed from a design tool: cream paper, centred serif name, two even columns, headings in rounded boxes. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { address, allSkills, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['fr', 'es', 'it', 'pl', 'en', 'cs', 'de', 'pt-BR', 'sv', 'ru'],
  html(sheet) {
    const { cv, random } = sheet;
    const [paper, box, ink] = random.pick([
      ['#faf4ec', '#dcc7ae', '#4b3f35'],
      ['#f1f3ee', '#b7c4ad', '#36402f'],
      ['#f7eef0', '#dfb9c3', '#4f3139'],
    ] as const);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    const listed = random.chance(0.5);
    return frame(
      sheet,
      '"EB Garamond 12","EB Garamond","Gentium Book Plus"',
      '0',
      `
body{background:${paper};color:${ink};padding:14mm 14mm;min-height:296mm;font-size:10.5pt;line-height:1.32}
h1{font-size:32pt;text-align:center}.lab{text-align:center;font-size:13pt;font-style:italic}.ct{display:flex;justify-content:center;flex-wrap:wrap;gap:1mm 7mm;border-block:1px solid ${ink};padding:2mm 0;margin:4mm 0 5mm;font-size:10pt}
.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h2{background:${box};border-radius:20px;text-align:center;padding:1mm 3mm;font-size:12.5pt;margin:0 0 3mm}.g>div>h2:not(:first-child){margin-top:5mm}
h3{font-weight:700}.s{display:flex;justify-content:space-between;gap:4mm;font-style:italic}.j{margin-bottom:3.5mm}p{margin-bottom:1mm}`,
      `
<h1>${e(cv.name.full)}</h1><div class="lab">${e(cv.label)}</div><div class="ct"><span>${e(cv.phone.international)}</span><span>${e(cv.email)}</span><span>${e(address(sheet))}</span></div>
<div class="g"><div>${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${block(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(studied(one))}</h3><div class="s"><span>${e(one.institution)}</span><span>${e(period(sheet, one))}</span></div></div>`,
  ),
)}
${block(h(sheet, 'skills'), listed ? li(allSkills(sheet)) : map(cv.skills, ({ label, names }) => `<p><b>${e(label)}</b><br>${e(names.join(' · '))}</p>`))}
${block(
  h(sheet, 'languages'),
  map(
    cv.languages,
    ({ name, level }) => `<div class="s"><span>${e(name)}</span><span>${e(level)}</span></div>`,
  ),
)}</div>
<div>${block(
        h(sheet, 'work'),
        map(
          cv.work,
          (job) =>
            `<div class="j"><h3>${e(job.employer)}</h3><div class="s"><span>${e(job.title)}</span></div><div>${e(`${period(sheet, job)} | ${job.city}`)}</div>${li(tasks(job))}</div>`,
        ),
      )}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}</div></div>`,
    );
  },
};
export default family;
