/** An open builder's template: each section a row under a thin line with its heading at the left; employer in bold against the period, title against the town, skills and languages as small blocks with a word of level in a grid. */
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { h, number, pages, rest, span, tasks, townAndCountry } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: [
    'en',
    'de',
    'cs',
    'ru',
    'zh-CN',
    'fr',
    'it',
    'ja',
    'tr',
    'he',
    'es',
    'pl',
    'vi',
    'hi',
  ],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#0f766e', '#be123c', '#3f3f46']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h4 class="name">${e(title)}</h4><div>${body}</div></section>`;
    const entry = (
      left: string,
      when: string,
      title: string,
      where: string,
      lines: readonly string[],
    ) =>
      `<div class="entry"><div class="pair"><b>${e(left)}</b><b>${e(when)}</b></div><div class="pair"><span>${e(title)}</span><span>${e(where)}</span></div>${list(lines)}</div>`;
    const facts = [townAndCountry(sheet), number(sheet), cv.email, ...pages(sheet).slice(-1)];
    const css = `header{display:flex;justify-content:space-between;align-items:flex-end;padding-bottom:5mm}h1{font-size:20pt;font-weight:700}.facts{display:flex;flex-wrap:wrap;gap:0 4mm;margin-top:1.5mm;font-size:8.8pt}.facts i{font:9pt FontAwesome;color:${colour};margin-inline-end:1mm}section{display:grid;grid-template-columns:1fr 4fr;gap:5mm;border-top:1px solid ${colour};padding:4mm 0 3mm}.name{color:${colour};font-weight:700}.pair{display:flex;justify-content:space-between;gap:4mm}.entry{margin-bottom:3mm;break-inside:avoid}.grid{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm 6mm}.grid small{color:#666;display:block}`;
    const signs = ['\u{F041}', '\u{F095}', '\u{F003}', '\u{F0C1}'];
    return paper(
      sheet,
      {
        font: random.pick(['"IBM Plex Sans","Inter"', '"PT Sans"', '"Noto Serif"']),
        margin: '14mm',
        css,
      },
      `<header><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><div class="facts">${facts.map((one, at) => `<span><i>${signs[at]}</i>${e(one)}</span>`).join('')}</div></div></header>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => entry(job.employer, span(sheet, job), job.title, job.city, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(one.institution, span(sheet, one), one.area, one.degree, [])).join(''))}${block(h(sheet, 'skills'), `<div class="grid">${cv.skills.map(({ label, names }) => `<div><b>${e(label)}</b><small>${e(names.join(', '))}</small></div>`).join('')}</div>`)}${block(h(sheet, 'languages'), cv.languages.length ? `<div class="grid">${cv.languages.map(({ name, level }) => `<div><b>${e(name)}</b><small>${e(level)}</small></div>`).join('')}</div>` : '')}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
