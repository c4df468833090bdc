/** A Russian job board's printed profile: wished post and pay, facts in a line, years of experience, then period and duration in a column. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { allSkills, more, now, tasks } from './lib/kit.ts';

const months = (n: number) => {
  const of = (k: number, one: string, few: string, many: string) =>
    `${k} ${k % 10 === 1 && k % 100 !== 11 ? one : k % 10 > 1 && k % 10 < 5 && (k % 100 < 10 || k % 100 > 20) ? few : many}`;
  const [y, m] = [Math.floor(n / 12), n % 12];
  return [y ? of(y, 'год', 'года', 'лет') : '', m ? of(m, 'месяц', 'месяца', 'месяцев') : '']
    .filter(Boolean)
    .join(' ');
};

const family: Family = {
  tool: 'chromium',
  languages: ['ru'],
  dateStyle: 'long',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const ordinal = ({ year, month }: { year: number; month: number }) => year * 12 + month;
    const length = (job: (typeof cv.work)[number]) =>
      ordinal(job.end ?? { year: 2026, month: 4 }) - ordinal(job.start) + 1;
    const age = 2026 - cv.birth.date.year;
    const date = (d: { year: number; month: number }) => wording.date(d);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    return frame(
      sheet,
      '"Open Sans"',
      '12mm 14mm',
      `
h1{font-size:17pt;font-weight:700}.pay{font-size:12pt;margin-bottom:3mm}.f{color:#555;margin-bottom:1mm}h2{font-size:13pt;font-weight:700;margin:6mm 0 3mm;color:#2b5d34}.r{display:grid;grid-template-columns:42mm 1fr;gap:6mm;margin-bottom:4mm}.d{color:#777;font-size:8.6pt}h3{font-weight:700;font-size:10.5pt}b{font-weight:700}`,
      `
<h1>${e(cv.label)}</h1><p class="pay">${random.integer(5, 16)}0 000 ₽ за месяц</p>
<p><b>${e(cv.name.full)}</b></p><p class="f">${age} лет, ${random.pick(['не состоит в браке', 'состоит в браке', 'есть дети'])}, ${e(cv.address.city)}, готов(а) к командировкам</p>
<p class="f">Тип занятости: полная занятость</p><p>Телефон: ${e(cv.phone.international)}</p><p>Эл. почта: ${e(cv.email)}</p>
${block(
  `Опыт работы ${months(cv.work.reduce((sum, job) => sum + length(job), 0))}`,
  map(
    cv.work,
    (job) =>
      `<div class="r"><div class="d">${e(date(job.start))} – ${e(job.end ? date(job.end) : now(sheet))}<br>${months(length(job))}</div><div><h3>${e(job.title)}</h3><p><b>${e(job.employer)}</b></p><p class="d">г. ${e(job.city)}</p>${map(tasks(job), (one) => `<p>— ${e(one)}</p>`)}</div></div>`,
  ),
)}
${block('Ключевые навыки', `<p>${e(allSkills(sheet).join(', '))}</p>`)}
${block(
  'Образование',
  map(
    cv.education,
    (one) =>
      `<div class="r"><div class="d">до ${one.end.year}</div><div><h3>${e(one.institution)}</h3><p>${e(one.degree)}</p><p>Специальность: ${e(one.area)}</p></div></div>`,
  ),
)}
${block(
  'Иностранные языки',
  map(cv.languages, ({ name, level }) => `<p>${e(name)} — ${e(level)}</p>`),
)}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}
${block('Обо мне', `<p>${e(cv.summary)}</p>`)}`,
    );
  },
};
export default family;
