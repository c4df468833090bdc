/** A Russian network of engineers, printed: post and pay at the top, skills between dots, employers in a column with town and size, at the right the post over the period with its length. */
import type { Family } from '../../family.ts';
import { course, h, months, number, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, list, paper, sect } from './lib/page.ts';

const plural = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n % 10 === 1 && n % 100 !== 11 ? one : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? few : many}`;

const family: Family = {
  tool: 'chromium',
  languages: ['ru'],
  html(sheet) {
    const { cv, random } = sheet;
    const long = (one: (typeof cv.work)[number]) => {
      const years = Math.floor(months(one) / 12);
      const left = months(one) % 12;
      return [
        years > 0 ? plural(years, 'год', 'года', 'лет') : '',
        left > 0 ? plural(left, 'месяц', 'месяца', 'месяцев') : '',
      ]
        .filter((part) => part !== '')
        .join(' и ');
    };
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="row"><div><h3>${e(one.employer)}</h3><p class="g">${e(one.city)} · ${random.pick(['от 100 до 1000 человек', 'более 5000 сотрудников', 'от 10 до 100 человек'])}</p></div><div><h3>${e(one.title)}</h3><p class="g">${e(span(sheet, one))} (${long(one)})</p>${list(tasks(one))}</div></div>`;
    const schools = cv.education.map(
      (one) =>
        `<div class="row"><div><h3>${e(one.institution)}</h3></div><div><p>${e(course(one))}</p><p class="g">${e(span(sheet, one))}</p></div></div>`,
    );
    const css = `h1{font-size:20pt;font-weight:600}.post{font-size:12pt}.g{color:#80868e;font-size:8.8pt}h2{font-size:13pt;font-weight:600;margin:7mm 0 3mm}.row{display:grid;grid-template-columns:52mm 1fr;gap:6mm;margin-bottom:4mm}h3{font-weight:600}.k{color:#395;margin-top:2mm}`;
    return paper(
      sheet,
      { font: '"Noto Sans"', margin: '15mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="post">${e(cv.label)}</p><p class="k">${random.chance(0.5) ? `От ${random.integer(8, 30)}0 000 ₽ · ` : ''}Ищу работу</p><p class="g">Россия, ${e(cv.address.city)} · Полный рабочий день</p>
${sect(h(sheet, 'contact'), each('p', [`Почта: ${cv.email}`, `Телефон: ${number(sheet)}`]))}${sect(h(sheet, 'skills'), `<p>${skillList(sheet).map(e).join(' · ')}</p>`)}${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${sect(h(sheet, 'work'), cv.work.map(job).join(''))}${sect(h(sheet, 'education'), schools.join(''))}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} · ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
