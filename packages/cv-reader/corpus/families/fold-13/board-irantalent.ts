/** The CV of an Iranian board for professionals, printed: a head of two columns with labels, each job as a row with the employer at the right and the period at the left, duties after a label, percent for skills. */
import type { Family } from '../../family.ts';
import { each, e, list, paper, sect } from '../fold-11/lib/page.ts';
import {
  birthday,
  course,
  number,
  place,
  rest,
  skillList,
  span,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['fa'],
  html(sheet) {
    const { cv, random } = sheet;
    const facts = [
      ['شماره موبایل', number(sheet, true)],
      ['ایمیل', cv.email],
      ['آدرس', place(sheet)],
      ['تاریخ تولد', birthday(sheet, '/')],
      ['وضعیت تأهل', random.pick(['مجرد', 'متأهل'])],
      ['عنوان شغلی', cv.label],
    ];
    const row = (top: string, below: string, when: string, body: string) =>
      `<div class="row"><div class="line"><b>${e(top)}</b><span>${e(when)}</span></div><p class="post">${e(below)}</p>${body}</div>`;
    const css = `h1{font-size:19pt;font-weight:700;color:#5b2d8e}.facts{display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm;background:#f5f1fa;padding:3mm 4mm;margin:3mm 0}.facts b{color:#5b2d8e}h2{font-size:12.5pt;font-weight:700;color:#5b2d8e;margin:5mm 0 2.5mm}.row{border-bottom:1px solid #e4e4e4;padding-bottom:2.5mm;margin-bottom:2.5mm}.line{display:flex;justify-content:space-between}.line span,.label{color:#888}.post{color:#444}`;
    return paper(
      sheet,
      { font: '"Noto Sans Arabic"', margin: '14mm', css },
      `<h1>${e(cv.name.full)}</h1><div class="facts">${facts.map(([label = '', value = '']) => `<p><b>${label}:</b> ${e(value)}</p>`).join('')}</div>
${sect('خلاصه رزومه', `<p>${e(cv.summary)}</p>`)}${sect('سوابق شغلی', cv.work.map((job) => row(job.employer, `${job.title} - ${job.city}`, span(sheet, job), `<p class="label">شرح وظایف و دستاوردها:</p>${list(tasks(job))}`)).join(''))}${sect('سوابق تحصیلی', cv.education.map((one) => row(one.institution, course(one), span(sheet, one), '')).join(''))}${sect(
        'مهارت‌ها',
        each(
          'p',
          skillList(sheet).map((one) => `${one} ${random.integer(10, 20) * 5}٪`),
        ),
      )}${sect(
        'زبان‌ها',
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} - ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
