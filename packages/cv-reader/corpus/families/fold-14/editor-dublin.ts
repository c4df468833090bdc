/** A builder's template: a dark column with picture, name, details without labels, links, skills with thin bars; at the right headings in plain bold, `Title, Employer, Town` in bold, the period in small grey capitals below it. */
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import {
  course,
  h,
  isRtl,
  number,
  profile,
  rest,
  skillList,
  span,
  tasks,
  townAndCountry,
} from './lib/kit.ts';
import { portraitUrl } from './lib/picture.ts';

/** Details, links. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Details', 'Links'],
  nl: ['Gegevens', 'Links'],
  de: ['Angaben', 'Links'],
  fr: ['Coordonnées', 'Liens'],
  es: ['Datos', 'Enlaces'],
  it: ['Dati personali', 'Link'],
  'pt-BR': ['Detalhes', 'Links'],
  sv: ['Uppgifter', 'Länkar'],
  pl: ['Dane', 'Linki'],
  tr: ['Ayrıntılar', 'Bağlantılar'],
  ar: ['التفاصيل', 'الروابط'],
  el: ['Στοιχεία', 'Σύνδεσμοι'],
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(words),
  html(sheet) {
    const { cv, random } = sheet;
    const [details = '', links = ''] = words[cv.language] ?? [];
    const dark = random.pick(['#1d2b3a', '#232323', '#143c34']);
    const side = (title: string, body: string) =>
      body === '' ? '' : `<section><h3>${e(title)}</h3>${body}</section>`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const bar = (text: string) =>
      `<p class="bar">${e(text)}<span><i style="width:${random.integer(5, 10) * 10}%"></i></span></p>`;
    const entry = (title: string, when: string, lines: readonly string[]) =>
      `<div class="entry"><h4>${e(title)}</h4><p class="when">${e(when)}</p>${list(lines)}</div>`;
    const hasPhoto = random.chance(0.6);
    const sidePlace = isRtl(sheet) ? 'right' : 'left';
    const css = `body::before{content:"";position:fixed;top:0;bottom:0;${sidePlace}:0;width:66mm;background:${dark}}.page{display:grid;grid-template-columns:66mm 1fr}aside{position:relative;color:#fff;padding:12mm 8mm;text-align:center}aside img{width:26mm;height:26mm;border-radius:50%;object-fit:cover}h1{font-size:19pt;line-height:1.2;margin:4mm 0 2mm}aside h3{font-weight:700;margin:7mm 0 2mm}.bar{margin-bottom:2.5mm}.bar span{display:block;height:.8mm;background:rgba(255,255,255,.25);margin-top:1mm}.bar i{display:block;height:100%;background:#fff}main{padding:12mm 12mm 12mm 10mm}h2{font-size:13.5pt;font-weight:700;margin:6mm 0 2.5mm}h4{font-weight:700;font-size:10.5pt}.when{font-size:7.6pt;text-transform:uppercase;letter-spacing:.5px;color:#8a94a0;margin-bottom:1mm}.entry{margin-bottom:4mm;break-inside:avoid}`;
    return paper(
      sheet,
      { font: random.pick(['"PT Serif"', '"Roboto"', '"Open Sans"']), margin: '0', css },
      `<div class="page"><aside>${hasPhoto ? `<img src="${portraitUrl()}" alt="">` : ''}<h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p>${side(details, each('p', [townAndCountry(sheet), number(sheet), cv.email]))}${side(links, each('p', profile(sheet)))}${side(h(sheet, 'skills'), skillList(sheet).map(bar).join(''))}${side(h(sheet, 'languages'), cv.languages.map(({ name, level }) => bar(`${name} – ${level}`)).join(''))}</aside><main>${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => entry([job.title, job.employer, job.city].join(', '), span(sheet, job), tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(`${course(one)}, ${one.institution}`, span(sheet, one), [])).join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}</main></div>`,
    );
  },
};
export default family;
