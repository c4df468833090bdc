/** The profile that a public employment agency in Turkey prints of a person who seeks work: a coloured head with the number of the record, facts in two columns of label and value, tables of schooling, jobs and skills whose heads are set in capitals, the military service and the driving licence. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import { birthday, course, number, on, place, skillList, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['tr'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const fact = (label: string, value: string) => `<dt>${e(label)}</dt><dd>${e(value)}</dd>`;
    const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
      `<table><tr>${heads.map((one) => `<th>${e(one)}</th>`).join('')}</tr>${rows
        .map((row) => `<tr>${row.map((one) => `<td>${e(one)}</td>`).join('')}</tr>`)
        .join('')}</table>`;
    const hasSchoolFirst = random.chance(0.6);
    const colour = random.pick(['#b3202c', '#20558a']);
    const css = `header{background:${colour};color:#fff;padding:4mm 6mm;display:flex;justify-content:space-between}h1{font-size:15pt;font-weight:700}h2{color:${colour};font-weight:700;border-bottom:.5mm solid ${colour};margin:5mm 0 2mm}dl{display:grid;grid-template-columns:34mm 1fr 30mm 1fr;gap:1.2mm 3mm;margin-top:4mm}dt{font-weight:700}table{width:100%}th{background:#f0f0f0;font-weight:700;font-size:8pt;border:1px solid #ccc;padding:1.2mm}td{border:1px solid #ccc;padding:1.2mm}tr{break-inside:avoid}`;
    const schools = `<h2>Öğrenim Bilgileri</h2>${table(
      ['OKUL', 'BÖLÜM', 'BAŞLANGIÇ', 'MEZUNİYET'],
      cv.education.map((one) => [
        one.institution,
        course(one),
        on(sheet, one.start),
        on(sheet, one.end),
      ]),
    )}`;
    const jobs = `<h2>İş Tecrübeleri</h2>${table(
      ['İŞ YERİ', 'MESLEK / GÖREV', 'GİRİŞ', 'ÇIKIŞ', 'YAPILAN İŞ'],
      cv.work.map((job) => [
        `${job.employer} / ${job.city}`,
        job.title,
        on(sheet, job.start),
        job.end ? on(sheet, job.end) : wording.present,
        tasks(job).join('; '),
      ]),
    )}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '13mm', css, size: '9pt' },
      `<header><h1>${e(cv.name.full)}</h1><p>İş Arayan Kayıt No: ${random.integer(10_000_000, 99_999_999)}</p></header>
<dl>${fact('Doğum Tarihi', birthday(sheet))}${fact('Uyruğu', cv.nationality)}${fact('Cep Telefonu', number(sheet, random.chance(0.5)))}${fact('E-posta', cv.email)}${fact('Adres', place(sheet))}${fact('Askerlik', random.pick(['Muaf', 'Yapıldı', 'Tecilli']))}${fact('Sürücü Belgesi', random.pick(['B', 'Yok']))}${fact('Aranan Meslek', cv.label)}</dl>
${hasSchoolFirst ? schools + jobs : jobs + schools}<h2>Bilgi ve Beceriler</h2>${table(
        ['BECERİ', 'DÜZEY'],
        skillList(sheet).map((one) => [one, random.pick(['İyi', 'Çok iyi', 'Orta'])]),
      )}${
        cv.languages.length
          ? `<h2>Yabancı Dil Bilgileri</h2>${table(
              ['DİL', 'SEVİYE'],
              cv.languages.map(({ name, level }) => [name, level]),
            )}`
          : ''
      }<h2>Kendini Tanıtma</h2><p>${e(cv.summary)}</p>`,
    );
  },
};
export default family;
