/** A job board of the Gulf, printed in Arabic or English: a table of facts with nationality and residence, then `Title` over `Employer - Country, Town`, the period with its length, and a paragraph of duties. */
import type { Family } from '../../family.ts';
import { birthday, course, h, months, number, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'Residence Country|Nationality|Birth Date|Marital Status|Visa Status|Mobile|E-mail|Name|Single|Citizen|years|months|Years of Experience',
  ar: 'بلد الإقامة|الجنسية|تاريخ الميلاد|الحالة الاجتماعية|حالة التأشيرة|الهاتف المحمول|البريد الإلكتروني|الاسم|أعزب|مواطن|سنوات|أشهر|سنوات الخبرة',
};

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'en', 'ar'],
  html(sheet) {
    const { cv } = sheet;
    const w = (WORDS[cv.language] ?? '').split('|');
    const dash = ' - ';
    const comma = cv.language === 'ar' ? '، ' : ', ';
    const long = (one: (typeof cv.work)[number]) =>
      `${Math.floor(months(one) / 12)} ${w[10]}, ${months(one) % 12} ${w[11]}`;
    const facts = [
      [w[7], cv.name.full],
      [w[0], `${cv.address.country}${comma}${cv.address.city}`],
      [w[1], cv.nationality],
      [w[2], birthday(sheet, '/')],
      [w[3], w[8]],
      [w[4], w[9]],
      [w[5], number(sheet)],
      [w[6], cv.email],
    ];
    const jobs = cv.work.map(
      (job) =>
        `<div class="item"><h3>${e(job.title)}</h3><p class="firm">${e(`${job.employer}${dash}${cv.address.country}${comma}${job.city}`)}</p><p class="when">${e(span(sheet, job))} <span>(${e(long(job))})</span></p><p>${e(`${tasks(job).join('. ')}.`)}</p></div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(course(one, comma))}</h3><p class="firm">${e(one.institution)}</p><p class="when">${e(span(sheet, one))}</p></div>`,
    );
    const css = `.bar{border-bottom:2px solid #0c6bb5;display:flex;justify-content:space-between;color:#0c6bb5;font-size:8pt;padding-bottom:1mm}h1{font-size:18pt;font-weight:700;margin-top:3mm}h2{background:#e8f1f9;color:#0c6bb5;font-weight:700;padding:1.5mm 3mm;margin:5mm 0 2.5mm}td{padding:1mm 2mm;border-bottom:1px solid #eee}td:nth-child(odd){color:#777;width:36mm}table{width:100%}h3{font-weight:700}.firm{color:#0c6bb5}.when{color:#666;font-size:8.8pt}.item{margin-bottom:3.5mm}`;
    return paper(
      sheet,
      { font: '"Arimo"', margin: '12mm 14mm', css },
      `<div class="bar"><span>${cv.language === 'ar' ? 'السيرة الذاتية' : 'CV'}</span><span>24/11/2026</span></div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p>
${sect(h(sheet, 'personal'), `<table>${facts.map(([a = '', b = '']) => `<tr><td>${e(a)}</td><td>${e(b)}</td></tr>`).join('')}</table>`)}
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(h(sheet, 'skills'), each('p', skillList(sheet)))}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}${dash}${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
