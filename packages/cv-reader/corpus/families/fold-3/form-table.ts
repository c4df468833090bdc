/** The bordered form of China, Korea and Vietnam: labels and values in the cells of one row, a cell for the photo. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, joined, page } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN', 'ko', 'vi', 'zh-CN', 'ar', 'ja'],
  html(sheet) {
    const { cv, wording } = sheet;
    const cell = (label: string, value: string) =>
      `<td class="k">${escape(label)}</td><td>${escape(value)}</td>`;
    const head = (title: string) => `<tr><td class="h" colspan="5">${escape(title)}</td></tr>`;
    const cells = (title: string, lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : `${head(title)}<tr><td colspan="5">${joined(lines, '<br>')}</td></tr>`;
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`);
    const jobs = cv.work.map(
      (job) =>
        `<tr><td class="k">${escape(wording.period(job.start, job.end))}</td><td>${escape(job.employer)}</td><td>${escape(job.title)}</td><td colspan="2">${joined([job.summary, ...job.highlights], '<br>')}</td></tr>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<tr><td class="k">${escape(wording.period(start, end))}</td><td colspan="2">${escape(institution)}</td><td>${escape(area)}</td><td>${escape(degree)}</td></tr>`,
    );
    return page(
      sheet,
      'h1{text-align:center;font-size:18pt;margin-bottom:4mm}table{border-collapse:collapse;width:100%}td{border:1px solid #333;padding:1.5mm 2mm;vertical-align:top}.k{background:#f3f3f3;width:32mm}.h{background:#dde;font-weight:bold;text-align:center}.p{width:30mm}',
      `<h1>${escape(wording.title)}</h1><table>${head(wording.heading('personal'))}<tr>${cell(wording.label('name'), cv.name.full)}${cell(wording.label('birthDate'), birthDate(sheet))}<td class="p" rowspan="3"></td></tr>
<tr>${cell(wording.label('mobile'), cv.phone.national)}${cell(wording.label('email'), cv.email)}</tr><tr>${cell(wording.label('address'), `${cityLine(sheet)} ${cv.address.street}`)}${cell(wording.label('nationality'), cv.nationality)}</tr>
${head(wording.heading('education'))}${schools.join('')}${head(wording.heading('work'))}${jobs.join('')}${head(wording.heading('skills'))}<tr><td colspan="5">${joined(
        cv.skills.flatMap(({ names }) => names),
        '、',
      )}</td></tr>${cells(wording.heading('languages'), spoken)}${extras(sheet)
        .map(({ title, lines }) => cells(title, lines))
        .join('')}</table>`,
    );
  },
};

export default family;
