/** A national employment platform of the Arab world or Iran, printed from right to left: a card with the name and a rate of completion, tabs as headings, each job as a row of a small icon, `Post` over `Employer`, the period and its town at the other edge, skills as chips, a code to verify at the foot. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import {
  birthday,
  course,
  number,
  rest,
  skillList,
  span,
  tasks,
  townAndCountry,
  wordsIn,
} from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  ar: 'اكتمال الملف|المعلومات الأساسية|الخبرات|المؤهلات|المهارات|اللغات|رقم الجوال|البريد الإلكتروني|مكان الإقامة|تاريخ الميلاد|رمز التحقق|نبذة',
  fa: 'تکمیل پروفایل|اطلاعات پایه|سوابق شغلی|تحصیلات|مهارت‌ها|زبان‌ها|تلفن همراه|ایمیل|محل سکونت|تاریخ تولد|کد اعتبارسنجی|درباره من',
  he: 'השלמת פרופיל|פרטים כלליים|ניסיון תעסוקתי|השכלה|כישורים|שפות|טלפון נייד|דואר אלקטרוני|מקום מגורים|תאריך לידה|קוד אימות|תקציר',
};

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'ar', 'fa', 'he'],
  html(sheet) {
    const { cv, random } = sheet;
    const word = wordsIn(words, sheet);
    const colour = random.pick(['#1b8354', '#00695c', '#2a4d8f']);
    const block = (at: number, body: string) =>
      body === '' ? '' : `<section><h2>${e(word(at))}</h2>${body}</section>`;
    const fact = (at: number, value: string) =>
      `<div><small>${e(word(at))}</small><p dir="auto">${e(value)}</p></div>`;
    const row = (
      first: string,
      second: string,
      edge: readonly string[],
      lines: readonly string[],
    ) =>
      `<div class="row"><i></i><div><h3>${e(first)}</h3><p>${e(second)}</p>${lines.length ? `<p class="text">${e(lines.join('. '))}</p>` : ''}</div><div class="edge">${each('p', edge)}</div></div>`;
    const css = `.card{border:1px solid #ddd;border-radius:3mm;padding:6mm;display:flex;justify-content:space-between;margin-bottom:5mm}h1{font-size:18pt;font-weight:700}.rate{color:${colour};font-weight:700}section{border:1px solid #ddd;border-radius:3mm;padding:4mm 6mm;margin-bottom:4mm}h2{color:${colour};font-weight:700;font-size:11.5pt;margin-bottom:3mm}.facts{display:grid;grid-template-columns:1fr 1fr;gap:3mm}small{color:#777}.row{display:grid;grid-template-columns:6mm 1fr 44mm;gap:3mm;margin-bottom:4mm;break-inside:avoid}.row i{width:5mm;height:5mm;border-radius:1mm;background:${colour};opacity:.25}h3{font-weight:700}.edge{text-align:end;color:#666;font-size:8.6pt}.text{color:#444;font-size:8.8pt}.chip{display:inline-block;background:#f1f5f3;border-radius:3mm;padding:.5mm 3mm;margin:0 0 1.5mm 1.5mm}`;
    const chips = (texts: readonly string[]) => each('span class="chip"', texts);
    return paper(
      sheet,
      { font: '"Noto Sans Arabic","Noto Sans Hebrew"', margin: '13mm', css },
      `<div class="card"><div><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><p class="rate">${e(word(0))} ${random.integer(70, 100)}%</p></div>
${block(1, `<div class="facts">${fact(6, number(sheet, random.chance(0.6)))}${fact(7, cv.email)}${fact(8, townAndCountry(sheet))}${fact(9, birthday(sheet, '/'))}</div>`)}${block(11, `<p>${e(cv.summary)}</p>`)}${block(2, cv.work.map((job) => row(job.title, job.employer, [span(sheet, job), job.city], tasks(job))).join(''))}${block(3, cv.education.map((one) => row(course(one), one.institution, [span(sheet, one)], [])).join(''))}${block(4, chips(skillList(sheet)))}${block(5, chips(cv.languages.map(({ name, level }) => `${name}: ${level}`)))}${rest(
        sheet,
        ['references'],
      )
        .map(({ title, lines }) => `<section><h2>${e(title)}</h2>${each('p', lines)}</section>`)
        .join('')}<small>${e(word(10))}: ${random.integer(100_000, 999_999)}</small>`,
    );
  },
};
export default family;
