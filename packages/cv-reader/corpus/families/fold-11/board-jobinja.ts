/** An Iranian job board's CV, printed from right to left: facts in a strip, jobs at a line with the title over `Employer | Town`, the period in Persian months, skills with words for levels. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['fa'],
  html(sheet) {
    const { cv, random } = sheet;
    const levels = ['مقدماتی', 'متوسط', 'پیشرفته', 'حرفه‌ای'];
    const facts = [
      `جنسیت: ${random.pick(['زن', 'مرد'])}`,
      `سال تولد: ${birthday(sheet, '/').slice(-4)}`,
      `محل سکونت: ${cv.address.city}`,
      `وضعیت تأهل: ${random.pick(['مجرد', 'متأهل'])}`,
    ];
    const jobs = cv.work.map(
      (job) =>
        `<div class="item"><h3>${e(job.title)}</h3><p class="firm">${e(job.employer)} <i>|</i> ${e(job.city)}</p><p class="when">${e(span(sheet, job))}</p>${list(tasks(job))}</div>`,
    );
    const schools = cv.education.map(
      (one) =>
        `<div class="item"><h3>${e(course(one, '، '))}</h3><p class="firm">${e(one.institution)}</p><p class="when">${e(span(sheet, one))}</p></div>`,
    );
    const css = `.top{display:flex;gap:6mm;align-items:center;background:#f7f8fa;padding:5mm;border-radius:2mm}.pic{width:22mm;height:22mm;border-radius:50%;background:#cfd6de}h1{font-size:17pt;font-weight:700}.facts{display:flex;gap:6mm;font-size:8.8pt;color:#555;margin-top:2mm}h2{font-weight:700;font-size:12pt;color:#1e6fd9;margin:6mm 0 3mm}.item{border-right:2px solid #cfe0f7;padding-right:5mm;margin-bottom:4mm}h3{font-weight:700}.when{font-size:8.6pt;color:#888}.tags{display:flex;flex-wrap:wrap;gap:2mm}.tags p{border:1px solid #c6d3e3;border-radius:3mm;padding:.5mm 3mm}`;
    return paper(
      sheet,
      { font: '"Noto Sans Arabic"', margin: '13mm', css },
      `<div class="top"><div class="pic"></div><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><div class="facts">${each('span', facts)}</div><div class="facts"><span dir="ltr">${e(number(sheet, random.chance(0.5)))}</span><span dir="ltr">${e(cv.email)}</span></div></div></div>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), jobs.join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(
  h(sheet, 'skills'),
  `<div class="tags">${skillList(sheet)
    .map((one) => `<p>${e(one)} <small>${random.pick(levels)}</small></p>`)
    .join('')}</div>`,
)}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} - ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, list(lines)))
        .join('')}`,
    );
  },
};
export default family;
