/** Printed from a design tool, right to left: a banner with the name, two columns, tags for skills. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { h, more, period, phone, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'he', 'fa'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#0b6e69', '#3b3561', '#9a3b26', '#23527c']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const narrowFirst = random.chance(0.5);
    const comma = cv.language === 'he' ? ', ' : '، ';
    const narrow = `<div class="n">${block(h(sheet, 'contact'), `<p><bdi dir="ltr">${e(phone(sheet))}</bdi></p><p><bdi dir="ltr">${e(cv.email)}</bdi></p><p>${e([cv.address.street, cv.address.city, cv.address.country].join(comma))}</p>`)}
${block(
  h(sheet, 'skills'),
  `<div class="t">${map(
    cv.skills.flatMap(({ names }) => names),
    (one) => `<span>${e(one)}</span>`,
  )}</div>`,
)}
${block(
  h(sheet, 'languages'),
  map(cv.languages, ({ name, level }) => `<p>${e(name)}: ${e(level)}</p>`),
)}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}</div>`;
    const wide = `<div class="m">${block(
      h(sheet, 'work'),
      map(
        cv.work,
        (job) =>
          `<div class="j"><h3>${e(job.title)}</h3><p class="s">${e(job.employer)}${comma}${e(job.city)} | ${e(period(sheet, job, 'wording', ' - '))}</p>${li(tasks(job))}</div>`,
      ),
    )}
${block(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(studied(one, comma))}</h3><p class="s">${e(one.institution)} | ${e(period(sheet, one, 'wording', ' - '))}</p></div>`,
  ),
)}</div>`;
    return frame(
      sheet,
      '"Noto Sans Arabic"',
      '0',
      `
header{background:${colour};color:#fff;padding:12mm 14mm 9mm}h1{font-size:28pt;font-weight:700}header p{font-size:12pt}
main{display:flex;gap:9mm;padding:8mm 14mm}.n{width:33%}.m{width:67%}h2{color:${colour};font-size:13pt;font-weight:700;border-bottom:2px solid ${colour};margin-bottom:2mm}section{margin-bottom:6mm}
h3{font-weight:700;font-size:10.5pt}.s{color:#666}.j{margin-bottom:3mm}.t{display:flex;flex-wrap:wrap;gap:1.5mm}.t span{background:#e8eef0;border-radius:3px;padding:.5mm 2.5mm}`,
      `<header><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><p style="font-size:9.5pt;margin-top:2mm">${e(cv.summary)}</p></header><main>${narrowFirst ? narrow + wide : wide + narrow}</main>`,
    );
  },
};
export default family;
