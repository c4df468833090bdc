/** A builder's template: title, employer in colour, then dates and place after small signs; strengths and tags in a second column. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'fr', 'pl', 'tr', 'cs', 'es', 'vi', 'sv'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#1e90ff', '#8e44ad', '#0f9d58', '#e67e22']);
    const sign = (d: string) =>
      `<svg width="9" height="9" viewBox="0 0 10 10"><path d="${d}" fill="#888"/></svg> `;
    const clock = sign('M1 1h8v8h-8z'),
      pin = sign('M5 0a3 3 0 0 1 3 3c0 3-3 7-3 7s-3-4-3-7a3 3 0 0 1 3-3z');
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const dots = (n: number) =>
      `<span class="o">${[1, 2, 3, 4, 5].map((one) => `<i class="${one <= n ? 'f' : ''}"></i>`).join('')}</span>`;
    const levels: Record<string, number> = { A1: 1, A2: 2, B1: 2, B2: 3, C1: 4, C2: 5 };
    return frame(
      sheet,
      'Rubik,Inter',
      '12mm 13mm',
      `
header{margin-bottom:5mm}h1{font-size:24pt;font-weight:600;text-transform:uppercase}header .l{color:${colour};font-size:12.5pt;font-weight:500}header .c{display:flex;gap:5mm;flex-wrap:wrap;font-size:8.8pt;margin-top:1.5mm}
.g{display:grid;grid-template-columns:1.55fr 1fr;gap:9mm}section{margin-bottom:5mm}h2{font-weight:600;font-size:12pt;text-transform:uppercase;border-bottom:3px solid #222;margin-bottom:2.5mm}h3{font-size:11.3pt}h4{color:${colour};font-weight:600}.m{display:flex;gap:5mm;font-size:8.4pt;color:#666;margin:.5mm 0 1mm}.j{padding-bottom:2.6mm;margin-bottom:2.6mm;border-bottom:1px dashed #ccc}
.t{display:flex;flex-wrap:wrap;gap:2mm 3mm}.t span{border-bottom:1.5px solid #bbb;padding:.5mm 1mm}.q{display:flex;justify-content:space-between}.o i{display:inline-block;width:8px;height:8px;border-radius:50%;background:#ddd;margin-inline-start:3px}.o i.f{background:${colour}}`,
      `
<header><h1>${e(cv.name.full)}</h1><div class="l">${e(cv.label)}</div><div class="c"><span>${e(cv.phone.international)}</span><span>${e(cv.email)}</span><span>${e(cv.links[0]?.url ?? '')}</span><span>${pin}${e(cityOf(sheet))}</span></div></header>
<div class="g"><div>${block(
        h(sheet, 'work'),
        map(
          cv.work,
          (job) =>
            `<div class="j"><h3>${e(job.title)}</h3><h4>${e(job.employer)}</h4><div class="m"><span>${clock}${e(period(sheet, job))}</span><span>${pin}${e(job.city)}</span></div>${li(tasks(job))}</div>`,
        ),
      )}
${block(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(studied(one))}</h3><h4>${e(one.institution)}</h4><div class="m"><span>${clock}${e(period(sheet, one))}</span></div></div>`,
  ),
)}</div>
<div>${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${block(h(sheet, 'skills'), `<div class="t">${map(allSkills(sheet), (one) => `<span>${e(one)}</span>`)}</div>`)}
${block(
  h(sheet, 'languages'),
  map(
    cv.languages,
    ({ name, level, cefr }) =>
      `<div class="q"><span>${e(name)}</span><span>${e(level)} ${dots(levels[cefr ?? 'C2'] ?? 3)}</span></div>`,
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
