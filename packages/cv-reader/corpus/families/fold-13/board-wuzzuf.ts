/** The profile of an Egyptian job board, printed: title and place under the name, a table of general facts, each job as `Post at Employer` with the period and its length, then skills with words for levels. */
import type { Family } from '../../family.ts';
import { each, e, paper, sect } from '../fold-11/lib/page.ts';
import {
  birthday,
  course,
  home,
  months,
  number,
  rest,
  skillList,
  span,
  tasks,
} from '../fold-12/lib/kit.ts';

const words = {
  en: 'General Info|Birthdate|Nationality|Location|Mobile|Email|Career level|Experienced|Work Experience|Education|Skills|Languages|at|years|months|Military status|Not applicable|Advanced|Good',
  ar: 'معلومات عامة|تاريخ الميلاد|الجنسية|الموقع|الجوال|البريد الإلكتروني|المستوى المهني|ذو خبرة|الخبرة العملية|التعليم|المهارات|اللغات|في|سنوات|أشهر|الموقف من التجنيد|لا ينطبق|متقدم|جيد',
} as const;

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'en', 'ar'],
  html(sheet) {
    const { cv, random } = sheet;
    const its = words[cv.language === 'ar' ? 'ar' : 'en'].split('|');
    const word = (at: number) => its[at] ?? '';
    const length = (one: Parameters<typeof months>[0]) =>
      `${Math.floor(months(one) / 12)} ${word(13)}, ${months(one) % 12} ${word(14)}`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="item"><h3>${e(one.title)} <span class="at">${word(12)}</span> ${e(one.employer)}</h3><p class="grey">${e(span(sheet, one))} (${length(one)})</p><p class="grey">${e(one.city)}</p>${each('p', tasks(one))}</div>`;
    const facts = [
      [word(1), birthday(sheet, '/')],
      [word(2), cv.nationality],
      [word(3), home(sheet)],
      [word(4), number(sheet)],
      [word(5), cv.email],
      [word(6), word(7)],
      [word(15), word(16)],
    ];
    const css = `h1{font-size:18pt;font-weight:700}h2{font-size:12pt;font-weight:700;color:#0055d9;margin:6mm 0 2.5mm;border-bottom:1px solid #dfe5ee}h3{font-weight:700}.at{font-weight:400;color:#666}.grey{color:#777;font-size:8.8pt}td{padding:.8mm 0;padding-inline-end:8mm}td:first-child{color:#777}.item{margin-bottom:4mm}`;
    return paper(
      sheet,
      { font: '"Open Sans"', margin: '16mm', css },
      `<h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><p class="grey">${e(home(sheet))}</p>
${sect(word(0), `<table>${facts.map(([label = '', value = '']) => `<tr><td>${e(label)}</td><td>${e(value)}</td></tr>`).join('')}</table>`)}${sect(word(8), cv.work.map(job).join(''))}${sect(word(9), cv.education.map((one) => `<div class="item"><h3>${e(course(one))}</h3><p>${e(one.institution)}</p><p class="grey">${e(span(sheet, one))}</p></div>`).join(''))}${sect(
        word(10),
        each(
          'p',
          skillList(sheet).map((one) => `${one} – ${random.pick([word(17), word(18)])}`),
        ),
      )}${sect(
        word(11),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}: ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
