/** An open-source builder: header with picture and signs, employer at the left and dates at the right, skills in a grid with levels. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { cityOf, h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'hi', 'ru', 'zh-CN', 'ko', 'vi', 'el', 'pt-BR', 'ja', 'cs'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#dc2626', '#0891b2', '#65a30d', '#7c3aed']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const entry = (a: string, b: string, c: string, d: string, body = '') =>
      `<div class="j"><div class="q"><b>${e(a)}</b><b>${e(c)}</b></div><div class="q"><span>${e(b)}</span><span>${e(d)}</span></div>${body}</div>`;
    const sections = [
      block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`),
      block(
        h(sheet, 'work'),
        map(cv.work, (job) =>
          entry(job.employer, job.title, period(sheet, job), job.city, li(tasks(job))),
        ),
      ),
      block(
        h(sheet, 'education'),
        map(cv.education, (one) =>
          entry(one.institution, one.area, period(sheet, one), one.degree),
        ),
      ),
      block(
        h(sheet, 'skills'),
        `<div class="k">${map(cv.skills, ({ label, names }) => `<div><b>${e(label)}</b><div class="s">${e(names.join(', '))}</div></div>`)}</div>`,
      ),
      block(
        h(sheet, 'languages'),
        cv.languages.length
          ? `<div class="k">${map(cv.languages, ({ name, level }) => `<div><b>${e(name)}</b><div class="s">${e(level)}</div></div>`)}</div>`
          : '',
      ),
      ...more(sheet).map(({ title, lines }) =>
        block(
          title,
          map(lines, (one) => `<p>${e(one)}</p>`),
        ),
      ),
    ];
    return frame(
      sheet,
      '"IBM Plex Sans",Inter',
      '12mm 13mm',
      `
header{display:flex;gap:6mm;align-items:center;border-bottom:1px solid ${colour};padding-bottom:5mm;margin-bottom:4mm}.ph{width:22mm;height:22mm;background:#ddd;border-radius:3px}h1{font-size:20pt;font-weight:700}.c{display:flex;flex-wrap:wrap;gap:1mm 4mm;font-size:8.8pt;margin-top:1mm}.c span:before{content:"";display:inline-block;width:6px;height:6px;background:${colour};margin-inline-end:1.5mm}
section{margin-bottom:4mm}h2{color:${colour};font-weight:700;font-size:11pt;border-bottom:1px solid #ddd;margin-bottom:2mm}.q{display:flex;justify-content:space-between;gap:5mm}.j{margin-bottom:2.5mm}.k{display:grid;grid-template-columns:1fr 1fr;gap:2mm 8mm}b{font-weight:700}`,
      `
<header><div class="ph"></div><div><h1>${e(cv.name.full)}</h1><div>${e(cv.label)}</div><div class="c"><span>${e(cityOf(sheet))}</span><span>${e(cv.phone.international)}</span><span>${e(cv.email)}</span></div></div></header>${sections.join('\n')}`,
    );
  },
};
export default family;
