/** A public job platform of Switzerland and Austria, printed: dossier number, facts in a grid, each station as a ruled row of period, job, firm and duties. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, rest, span, tasks, town } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const WORDS: Readonly<Record<string, string>> = {
  de: 'Dossier-Nr.|Gesuchte Tätigkeit|Verfügbar ab|sofort|Von – bis|Tätigkeit|Firma, Ort|Abschluss|Ausbildungsstätte',
  fr: 'N° de dossier|Activité recherchée|Disponible dès|tout de suite|De – à|Activité|Entreprise, lieu|Diplôme|Établissement',
  it: 'N. dossier|Attività cercata|Disponibile da|subito|Da – a|Attività|Ditta, luogo|Diploma|Istituto',
};

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'fr', 'de', 'it'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const w = (WORDS[cv.language] ?? '').split('|');
    const row = (label: string, value: string) =>
      `<tr><th>${e(label)}</th><td>${e(value)}</td></tr>`;
    const jobs = cv.work.map(
      (job) =>
        `<tr><td>${e(span(sheet, job))}</td><td><b>${e(job.title)}</b>${list(tasks(job))}</td><td>${e(`${job.employer}, ${job.city}`)}</td></tr>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<tr><td>${e(span(sheet, one))}</td><td><b>${e(course(one))}</b></td><td>${e(one.institution)}</td></tr>`,
    );
    const table = (a: string, b: string, rows: string[]) =>
      `<table class="grid"><tr><th>${e(w[4] ?? '')}</th><th>${e(a)}</th><th>${e(b)}</th></tr>${rows.join('')}</table>`;
    const css = `header{display:flex;justify-content:space-between;font-size:8pt;color:#666;border-bottom:1px solid #c00;padding-bottom:2mm}h1{font-size:16pt;font-weight:700;margin:4mm 0}h2{font-weight:700;font-size:12pt;margin:6mm 0 2mm;color:#c00}th{color:#555;width:44mm;padding:.6mm 0}.grid{width:100%}.grid td,.grid th{border:1px solid #bbb;padding:1.2mm 2mm;width:auto}.grid th{background:#f2f2f2}.grid td:first-child{width:34mm}.grid td:last-child{width:52mm}b{font-weight:700}`;
    return paper(
      sheet,
      { font: '"Liberation Sans"', margin: '14mm', css },
      `<header><span>${e(w[0] ?? '')} ${random.integer(100000, 999999)}</span><span>24.11.2026</span></header><h1>${e(cv.name.full)}</h1>
<table>${row(w[1] ?? '', cv.label)}${row(w[2] ?? '', w[3] ?? '')}${row(wording.label('address'), `${cv.address.street}, ${town(sheet)}`)}${row(wording.label('mobile'), number(sheet))}${row(wording.label('email'), cv.email)}${row(wording.label('birthDate'), birthday(sheet))}${row(wording.label('nationality'), cv.nationality)}</table>
${sect(h(sheet, 'work'), table(w[5] ?? '', w[6] ?? '', jobs))}${sect(h(sheet, 'education'), table(w[7] ?? '', w[8] ?? '', schools))}
${sect(h(sheet, 'languages'), `<table>${cv.languages.map(({ name, level }) => row(name, level)).join('')}</table>`)}${sect(h(sheet, 'skills'), `<table>${cv.skills.map(({ label, names }) => row(label, names.join(', '))).join('')}</table>`)}
${rest(sheet)
  .map(({ title, lines }) => sect(title, each('p', lines)))
  .join('')}`,
    );
  },
};
export default family;
