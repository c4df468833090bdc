/** Printed from a design tool: two warm halves, each block placed by itself; the photo in an arch at the left, the name over two lines at the right, years over titles, text of the side before that of the jobs, though the file holds the jobs first. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import { course, h, number, skillList, span, spoken, tasks, townAndCountry } from './lib/kit.ts';
import { portraitUrl } from './lib/picture.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'fr', 'es', 'pt-BR', 'it', 'de', 'sv', 'nl', 'pl', 'vi', 'ru'],
  html(sheet) {
    const { cv, random } = sheet;
    const [warm, deep] = random.pick([
      ['#f3e5d8', '#8d5b4c'],
      ['#e3ebe4', '#41644a'],
      ['#e7e3f0', '#564787'],
    ] as const);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="entry"><p class="when">${e(span(sheet, one))}</p><h3>${e(one.title)}</h3><p class="where">${e(`${one.employer}, ${one.city}`)}</p><p>${e(tasks(one).join('. '))}.</p></div>`;
    const isLetter = /US|CA/u.test(cv.countryIso2);
    const [first = '', ...others] = cv.name.full.split(' ');
    const last = others.join(' ');
    const css = `body{position:relative;min-height:${isLetter ? '279mm' : '296mm'};background:linear-gradient(90deg,${warm} 72mm,#fff 72mm)}.main{position:absolute;left:82mm;top:62mm;right:14mm}.name{position:absolute;left:82mm;top:20mm;right:10mm}h1{font-size:32pt;line-height:1.05;color:${deep}}h1 span{display:block}.side{position:absolute;left:12mm;top:78mm;width:50mm}.arch{position:absolute;left:16mm;top:14mm;width:40mm;height:54mm;border-radius:20mm 20mm 0 0;object-fit:cover}h2{color:${deep};font-size:12.5pt;font-style:italic;margin-bottom:2.5mm}section{margin-bottom:6.5mm}.when{font-weight:700;color:${deep};font-size:8.6pt}h3{font-weight:700;font-size:10.3pt}.where{font-style:italic;margin-bottom:.8mm}.entry{margin-bottom:3.6mm;break-inside:avoid}.side p{margin-bottom:1mm}`;
    return paper(
      sheet,
      {
        font: random.pick(['"PT Serif"', '"EB Garamond"', '"Lato"']),
        margin: '0',
        css,
        size: '9pt',
      },
      `<div class="main">${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map(job).join(''))}</div>
<img class="arch" src="${portraitUrl()}" alt=""><div class="name"><h1><span>${e(first)}</span><span>${e(last)}</span></h1><p>${e(cv.label)}</p></div>
<div class="side">${block(h(sheet, 'contact'), each('p', [number(sheet), cv.email, townAndCountry(sheet)]))}${block(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><p class="when">${e(span(sheet, one))}</p><h3>${e(course(one))}</h3><p>${e(one.institution)}</p></div>`).join(''))}${block(h(sheet, 'skills'), each('p', skillList(sheet)))}${block(h(sheet, 'languages'), each('p', spoken(sheet)))}</div>`,
    );
  },
};
export default family;
