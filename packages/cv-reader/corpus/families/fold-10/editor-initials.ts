/** A builder's template: initials in a square, dates in a column at the left, employer and place in italics, skills with words for levels. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { address, allSkills, h, initials, more, period, studied, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['Excellent', 'Very Good', 'Good'],
  pl: ['Bardzo dobrze', 'Dobrze', 'Średnio'],
  it: ['Eccellente', 'Molto buono', 'Buono'],
  de: ['Sehr gut', 'Gut', 'Grundlagen'],
  es: ['Excelente', 'Muy bueno', 'Bueno'],
  fr: ['Excellent', 'Très bon', 'Bon'],
  nl: ['Uitstekend', 'Zeer goed', 'Goed'],
  'pt-BR': ['Excelente', 'Muito bom', 'Bom'],
  cs: ['Výborně', 'Velmi dobře', 'Dobře'],
};
const labels: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['Address', 'Phone', 'E-mail'],
  pl: ['Adres', 'Telefon', 'E-mail'],
  it: ['Indirizzo', 'Telefono', 'E-mail'],
  de: ['Adresse', 'Telefon', 'E-Mail'],
  es: ['Dirección', 'Teléfono', 'Correo electrónico'],
  fr: ['Adresse', 'Téléphone', 'E-mail'],
  nl: ['Adres', 'Telefoon', 'E-mail'],
  'pt-BR': ['Endereço', 'Telefone', 'E-mail'],
  cs: ['Adresa', 'Telefon', 'E-mail'],
};

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'pl', 'it', 'de', 'es', 'fr', 'nl', 'pt-BR', 'cs'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#39628f', '#2b7a62', '#333']);
    const level = words[cv.language] ?? ['Excellent', 'Very Good', 'Good'];
    const label = labels[cv.language] ?? ['Address', 'Phone', 'E-mail'];
    const shown = random.chance(0.6);
    const row = (a: string, b: string) =>
      `<div class="r"><div class="d">${e(a)}</div><div>${b}</div></div>`;
    const head = (text: string) => `<h2>${e(text)}</h2>`;
    const bar = (n: number) => `<div class="b"><i style="width:${100 - n * 20}%"></i></div>`;
    return frame(
      sheet,
      '"Saira","Clear Sans",Lato',
      '12mm 14mm',
      `
header{display:flex;gap:6mm;align-items:center}.i{width:17mm;height:17mm;background:${colour};color:#fff;font-size:19pt;display:flex;align-items:center;justify-content:center}h1{font-size:27pt;color:${colour};line-height:1.1}.c{margin:4mm 0}.c p b{font-weight:700;margin-inline-end:1mm}
h2{font-size:14pt;color:${colour};border-block:1px solid #ccc;padding:.8mm 0;margin:4mm 0 2.5mm}.r{display:grid;grid-template-columns:32mm 1fr;gap:5mm;margin-bottom:3mm}.d{font-weight:700;font-size:9pt}h3{font-weight:700;font-size:11pt}.e{font-style:italic}.s{display:grid;grid-template-columns:1fr 60mm;margin-bottom:1.5mm}.b{height:7px;background:#e4e4e4}.b i{display:block;height:7px;background:${colour}}.v{text-align:right;font-size:8pt}`,
      `
<header><div class="i">${e(initials(sheet))}</div><div><h1>${e(cv.name.full)}</h1><div>${e(cv.label)}</div></div></header>
<div class="c"><p><b>${label[0]}</b> ${e(address(sheet))}</p><p><b>${label[1]}</b> ${e(cv.phone.international)}</p><p><b>${label[2]}</b> ${e(cv.email)}</p></div><p>${e(cv.summary)}</p>
${head(h(sheet, 'work'))}${map(cv.work, (job) => row(period(sheet, job, 'wording', ' - '), `<h3>${e(job.title)}</h3><p class="e">${e(`${job.employer}, ${job.city}`)}</p>${li(tasks(job))}`))}
${head(h(sheet, 'education'))}${map(cv.education, (one) => row(period(sheet, one, 'wording', ' - '), `<h3>${e(studied(one, ' - '))}</h3><p class="e">${e(one.institution)}</p>`))}
${head(h(sheet, 'skills'))}${map(allSkills(sheet), (one) => {
        const n = random.integer(0, 2);
        return `<div class="s"><span>${e(one)}</span><div>${bar(n)}${shown ? `<p class="v">${level[n]}</p>` : ''}</div></div>`;
      })}
${cv.languages.length ? head(h(sheet, 'languages')) : ''}${map(cv.languages, (one) => `<div class="s"><span>${e(one.name)}</span><div>${bar(random.integer(0, 2))}<p class="v">${e(one.level)}</p></div></div>`)}
${map(more(sheet), ({ title, lines }) => head(title) + map(lines, (one) => row('', e(one))))}`,
    );
  },
};
export default family;
