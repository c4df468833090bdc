/** A CV kept in a table calculation and printed with its grid: labels in the first column, values in cells that overflow, jobs as rows of from, to, employer, post and duties, empty rows between. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import {
  birthday,
  course,
  h,
  number,
  on,
  place,
  rest,
  skillList,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'it', 'es', 'vi', 'tr', 'ru', 'hi', 'pl', 'ko', 'zh-CN', 'fr', 'el', 'cs'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const columns = 5;
    const row = (cells: readonly string[], kind = '') =>
      `<tr class="${kind}">${cells.map((one, at) => `<td${at === cells.length - 1 && cells.length < columns ? ` colspan="${columns - cells.length + 1}"` : ''}>${e(one)}</td>`).join('')}</tr>`;
    const gap = `<tr>${'<td>&nbsp;</td>'.repeat(columns)}</tr>`;
    const hasHead = random.chance(0.7);
    const rows = [
      row([wording.title], 'title'),
      row([wording.label('name'), cv.name.full]),
      row([wording.label('birthDate'), birthday(sheet, '/')]),
      row([wording.label('address'), place(sheet)]),
      row([wording.label('phone'), number(sheet, true)]),
      row([wording.label('email'), cv.email]),
      gap,
      row([h(sheet, 'work')], 'head'),
      ...(hasHead
        ? [
            row(
              [
                wording.label('dates'),
                '',
                wording.label('employer'),
                wording.label('position'),
                wording.label('tasks'),
              ],
              'names',
            ),
          ]
        : []),
      ...cv.work.map((job) =>
        row([
          on(sheet, job.start),
          job.end ? on(sheet, job.end) : wording.present,
          job.employer,
          job.title,
          tasks(job).join('. '),
        ]),
      ),
      gap,
      row([h(sheet, 'education')], 'head'),
      ...cv.education.map((one) =>
        row([on(sheet, one.start), on(sheet, one.end), one.institution, course(one), '']),
      ),
      gap,
      row([h(sheet, 'skills')], 'head'),
      ...cv.skills.map(({ label, names }) => row([label, names.join(', ')])),
      ...(cv.skills.length === 0 ? [row([skillList(sheet).join(', ')])] : []),
      ...(cv.languages.length
        ? [
            gap,
            row([h(sheet, 'languages')], 'head'),
            ...cv.languages.map(({ name, level }) => row([name, level])),
          ]
        : []),
      ...rest(sheet).flatMap(({ title, lines }) =>
        [gap, row([title], 'head')].concat(lines.map((one) => row([one]))),
      ),
    ];
    const css = `table{width:100%;table-layout:fixed}td{border:1px solid #d4d4d4;padding:.8mm 1.4mm;overflow-wrap:anywhere}.title td{font-size:14pt;font-weight:700;text-align:center}.head td{background:#dbe5f1;font-weight:700}.names td{font-style:italic}col:nth-child(1),col:nth-child(2){width:24mm}col:nth-child(5){width:58mm}`;
    return paper(
      sheet,
      { font: '"Carlito"', margin: '12mm', css, size: '9pt' },
      `<table><colgroup>${'<col>'.repeat(columns)}</colgroup>${rows.join('')}</table>`,
    );
  },
};
export default family;
