/** The structured CV of a Czech and Slovak job board, printed: bold headings in a left cell, a table of facts, jobs as period at the left, employer, post and duties at the right, knowledge with levels and length of practice. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
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
  languages: ['cs'],
  html(sheet) {
    const { cv, random } = sheet;
    const rows = (all: readonly (readonly [string, string])[]) =>
      all.map(([left, right]) => `<tr><td>${e(left)}</td><td>${right}</td></tr>`).join('');
    const part = (title: string, all: readonly (readonly [string, string])[]) =>
      all.length === 0 ? '' : `<h2>${e(title)}</h2><table>${rows(all)}</table>`;
    const css = `h1{font-size:17pt;font-weight:700;margin-bottom:1mm}.sub{color:#666;margin-bottom:3mm}h2{font-weight:700;font-size:11.5pt;border-bottom:2px solid #d52b1e;margin:5mm 0 2mm}table{width:100%}td{padding:1mm 0}td:first-child{width:48mm;color:#555}`;
    return paper(
      sheet,
      { font: '"Arimo"', margin: '15mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="sub">ID životopisu: ${random.integer(1_000_000, 9_999_999)} · Aktualizováno: 18.11.2026</p>
${part('Osobní údaje', [
  ['Datum narození', birthday(sheet)],
  ['Adresa', e(place(sheet))],
  ['Telefon', e(number(sheet))],
  ['E-mail', e(cv.email)],
  ['Státní občanství', e(cv.nationality)],
])}${part('Mám zájem pracovat', [
        ['Pozice', e(cv.label)],
        ['Místo', e(cv.address.city)],
        ['Druh pracovního poměru', 'plný úvazek'],
        ['Nástup', random.pick(['ihned', 'po výpovědní lhůtě 2 měsíce', 'dohodou'])],
      ])}${part(
        'Průběh zaměstnání',
        cv.work.map(
          (job) =>
            [
              span(sheet, job),
              `<b>${e(job.employer)}</b>, ${e(job.city)}<br>Pracovní pozice: ${e(job.title)}<br>Náplň práce: ${e(tasks(job).join('; '))}`,
            ] as const,
        ),
      )}${part(
        'Vzdělání',
        cv.education.map(
          (one) =>
            [span(sheet, one), `<b>${e(one.institution)}</b><br>Obor: ${e(course(one))}`] as const,
        ),
      )}${part(
        'Jazykové znalosti',
        cv.languages.map(({ name, level }) => [name, e(level)] as const),
      )}${part(
        'Další znalosti',
        skillList(sheet).map(
          (one) => [one, random.pick(['pokročilý', 'středně pokročilý', 'expert'])] as const,
        ),
      )}${rest(sheet)
        .map(({ title, lines }) =>
          part(
            title,
            lines.map((one) => ['', e(one)] as const),
          ),
        )
        .join('')}`,
    );
  },
};
export default family;
