/** Printed from a design tool: the name in wide capitals inside a thin frame, a grey bar of contact below it, at the left narrow texts flush right, at the right jobs as capitals of the title, then `Employer | Town | Period`. */
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { capitals, contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: [
    'en',
    'es',
    'fr',
    'it',
    'pt-BR',
    'de',
    'ru',
    'vi',
    'pl',
    'tr',
    'sv',
    'el',
    'cs',
    'nl',
  ],
  html(sheet) {
    const { cv, random } = sheet;
    const tone = random.pick(['#e8e4df', '#dfe7e3', '#e6e6ea']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const entry = (title: string, under: string, lines: readonly string[]) =>
      `<div class="entry"><h3>${e(capitals(sheet, title))}</h3><p class="u">${e(under)}</p>${list(lines)}</div>`;
    const css = `.frame{border:1px solid #333;text-align:center;padding:8mm 6mm;margin:0 18mm 6mm}h1{font-size:25pt;letter-spacing:6px;line-height:1.2}.frame p{letter-spacing:3px;font-size:9pt;margin-top:2mm}.strip{background:${tone};display:flex;justify-content:center;flex-wrap:wrap;gap:1mm 8mm;padding:2.5mm;margin-bottom:7mm}.cols{display:grid;grid-template-columns:52mm 1fr;gap:9mm}aside{text-align:end}aside p{margin-bottom:1.2mm}h2{letter-spacing:3px;text-transform:uppercase;font-size:10.5pt;margin:0 0 3mm}section{margin-bottom:7mm}h3{font-weight:700;letter-spacing:1px;font-size:9.3pt}.u{color:#666;margin-bottom:1mm}.entry{margin-bottom:4mm;break-inside:avoid}`;
    return paper(
      sheet,
      { font: random.pick(['"Lato"', '"EB Garamond"', '"Cabin"']), margin: '14mm', css },
      `<div class="frame"><h1>${e(capitals(sheet, cv.name.full))}</h1><p>${e(cv.label)}</p></div><div class="strip">${each('span', contacts(sheet))}</div>
<div class="cols"><aside>${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><h3>${e(capitals(sheet, course(one)))}</h3><p>${e(one.institution)}</p><p class="u">${e(span(sheet, one))}</p></div>`).join(''))}${block(h(sheet, 'skills'), each('p', skillList(sheet)))}${block(h(sheet, 'languages'), each('p', spoken(sheet)))}</aside><main>${block(h(sheet, 'work'), cv.work.map((job) => entry(job.title, [job.employer, job.city, span(sheet, job)].join(' | '), tasks(job))).join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}</main></div>`,
    );
  },
};
export default family;
