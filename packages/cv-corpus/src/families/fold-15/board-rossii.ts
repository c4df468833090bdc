/** A state job portal of Russia, printed: the number of the résumé, the wished post with pay and schedule, a grid of facts, each station as a block of `label: value` lines with the employer first, levels of skills as a list, the date of the last change at the foot. */
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { birthday, course, number, on, rest, skillList, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ru'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const pair = (label: string, value: string) =>
      value === ''
        ? ''
        : `<div class="pair"><span>${e(label)}</span><span>${e(value)}</span></div>`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    const pay = random.integer(40, 140) * 1000;
    const css = `.top{display:flex;justify-content:space-between;color:#777;font-size:8pt;margin-bottom:4mm}h1{font-size:19pt;font-weight:600;color:#0b3b70}.pay{font-size:12pt;margin:1mm 0 4mm}h2{background:#e8eef6;color:#0b3b70;font-weight:600;padding:1.5mm 3mm;margin:5mm 0 3mm}.pair{display:grid;grid-template-columns:52mm 1fr;gap:4mm;margin-bottom:1mm}.pair span:first-child{color:#777}.entry{border-left:.8mm solid #e8eef6;padding-left:4mm;margin-bottom:4mm;break-inside:avoid}.foot{margin-top:6mm;color:#777;font-size:8pt}`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="entry">${pair('Компания', one.employer)}${pair('Населённый пункт', one.city)}${pair('Должность', one.title)}${pair('Начало работы', on(sheet, one.start))}${pair('Окончание работы', one.end ? on(sheet, one.end) : wording.present)}<p>Должностные обязанности:</p>${list(tasks(one))}</div>`;
    const school = (one: (typeof cv.education)[number]) =>
      `<div class="entry">${pair('Учебное заведение', one.institution)}${pair('Специальность', course(one))}${pair('Год окончания', String(one.end.year))}</div>`;
    return paper(
      sheet,
      { font: '"Roboto","Noto Sans"', margin: '15mm', css },
      `<div class="top"><span>Резюме № ${random.integer(1_000_000, 9_999_999)}</span><span>Портал вакансий и занятости</span></div>
<h1>${e(cv.label)}</h1><p class="pay">от ${pay.toLocaleString('ru')} руб. · ${random.pick(['полный рабочий день', 'сменный график', 'гибкий график'])}</p>
${pair('Фамилия, имя', cv.name.full)}${pair('Дата рождения', birthday(sheet))}${pair('Гражданство', cv.nationality)}${pair('Место проживания', `${cv.address.country}, ${cv.address.city}`)}${pair('Контактный телефон', number(sheet, random.chance(0.4)))}${pair('Электронная почта', cv.email)}
${block('О себе', `<p>${e(cv.summary)}</p>`)}${block('Опыт работы', cv.work.map(job).join(''))}${block('Образование', cv.education.map(school).join(''))}${block('Профессиональные навыки', list(skillList(sheet)))}${block('Знание языков', cv.languages.map(({ name, level }) => pair(name, level)).join(''))}${rest(
        sheet,
        ['references'],
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}<p class="foot">Дата последнего изменения: 12.11.2026</p>`,
    );
  },
};
export default family;
