/** Printed from a design tool: a large name at the right with the post in a coloured pill, headings in pills as well, schools and skills in a narrow column, jobs beside round numbers on a line, and the contact in three blocks of label and value on a coloured band at the foot of the page. */
import type { Family } from '../../family.ts';
import { each, e, paper, sect } from '../fold-11/lib/page.ts';
import { course, h, number, skillList, span, spoken, tasks, townAndCountry } from './lib/kit.ts';
import { portraitUrl } from '../fold-14/lib/picture.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['es', 'en', 'pt-BR', 'fr', 'tr', 'it', 'vi', 'de', 'ko', 'pl', 'el', 'ar', 'sv'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const colour = random.pick(['#c0563f', '#31708e', '#5b7553', '#8a4f7d']);
    const isLetter = /US|CA/u.test(cv.countryIso2);
    const hasPhoto = random.chance(0.7);
    const block = (one: (typeof cv.work)[number], at: number) =>
      `<div class="job"><i>${at + 1}</i><h3>${e(one.title)}</h3><p class="where"><span>${e(one.employer)}</span> <span>${e(span(sheet, one))}</span></p><p>${e(tasks(one).join('. '))}.</p></div>`;
    const fact = (label: string, value: string) =>
      `<div><b>${e(label)}</b><p>${e(value)}</p></div>`;
    const css = `body{position:relative;min-height:${isLetter ? '279mm' : '296mm'};padding:14mm 14mm 34mm}.top{display:flex;justify-content:space-between;align-items:center;margin-bottom:8mm}.top img{width:34mm;height:34mm;border-radius:6mm;object-fit:cover}.top div{text-align:end}h1{font-size:30pt;line-height:1.1;font-weight:700}.pill,h2{display:inline-block;background:${colour};color:#fff;border-radius:6mm;padding:1mm 5mm}h2{font-size:10.5pt;margin-bottom:3mm}.cols{display:grid;grid-template-columns:56mm 1fr;gap:10mm}section{margin-bottom:6mm}.job{position:relative;padding-inline-start:9mm;margin-bottom:4mm;break-inside:avoid}.job i{position:absolute;inset-inline-start:0;top:0;width:5.5mm;height:5.5mm;border-radius:50%;border:1px solid ${colour};text-align:center;font:normal 8pt/5mm sans-serif}h3{font-weight:700}.where{display:flex;justify-content:space-between;color:${colour}}.foot{position:absolute;left:0;right:0;bottom:0;background:${colour};color:#fff;display:grid;grid-template-columns:repeat(3,1fr);gap:6mm;padding:5mm 14mm;font-size:8.6pt}.entry{margin-bottom:3mm}`;
    return paper(
      sheet,
      {
        font: random.pick(['"Lato"', '"Cantarell"', '"Open Sans"']),
        margin: '0',
        css,
        size: '9pt',
      },
      `<div class="top">${hasPhoto ? `<img src="${portraitUrl()}" alt="">` : '<span></span>'}<div><h1>${e(cv.name.full)}</h1><p class="pill">${e(cv.label)}</p></div></div>
<div class="cols"><div>${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><h3>${e(one.institution)}</h3><p>${e(course(one))}</p><p>${e(span(sheet, one))}</p></div>`).join(''))}${sect(h(sheet, 'skills'), each('p', skillList(sheet)))}${sect(h(sheet, 'languages'), each('p', spoken(sheet)))}</div><div>${sect(h(sheet, 'work'), cv.work.map(block).join(''))}</div></div>
<div class="foot">${fact(wording.label('phone'), number(sheet))}${fact(wording.label('email'), cv.email)}${fact(wording.label('address'), townAndCountry(sheet))}</div>`,
    );
  },
};
export default family;
