/** The Europass CV of 2004 to 2012: every fact is a row of a label at the left and a value at the right. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine, escape, joined, page } from '../../html/page.ts';

const row = (label: string, value: string, isHead = false) =>
  `<tr class="${isHead ? 'h' : ''}"><td class="l">${escape(label)}</td><td>${value}</td></tr>`;

const family: Family = {
  tool: 'chromium',
  languages: ['it', 'es', 'pl', 'cs', 'el', 'de', 'fr', 'en', 'sv', 'nl'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording } = sheet;
    const label = (kind: Parameters<typeof wording.label>[0]) => wording.label(kind);
    const rows = [
      row(wording.heading('personal'), '', true),
      row(label('name'), `<b>${escape(cv.name.full)}</b>`),
      row(label('address'), joined([cv.address.street, cityLine(sheet), cv.address.country], ', ')),
      row(label('phone'), escape((cv.otherPhone ?? cv.phone).international)),
      ...(cv.otherPhone ? [row(label('mobile'), escape(cv.phone.international))] : []),
      row(label('email'), escape(cv.email)),
      row(label('nationality'), escape(cv.nationality)),
      row(label('birthDate'), birthDate(sheet)),
      row(wording.heading('work'), '', true),
      ...cv.work.flatMap((job) => [
        row(label('dates'), escape(wording.period(job.start, job.end))),
        row(label('position'), escape(job.title)),
        row(label('tasks'), [job.summary, ...job.highlights].map(escape).join('<br>')),
        row(label('employer'), joined([job.employer, job.city], ', ')),
      ]),
      row(wording.heading('education'), '', true),
      ...cv.education.flatMap(({ start, end, degree, area, institution }) => [
        row(label('dates'), escape(wording.period(start, end))),
        row(label('degree'), escape(`${degree} ${area}`)),
        row(label('institution'), escape(institution)),
      ]),
      ...(cv.languages.length === 0 ? [] : [row(wording.heading('languages'), '', true)]),
      ...cv.languages.map(({ name, level, cefr }) => row(name, escape(cefr ?? level))),
      row(wording.heading('skills'), '', true),
      ...cv.skills.map(({ label: group, names }) => row(group, joined(names, ', '))),
      ...extras(sheet).map(({ title, lines }) => row(title, joined(lines, '<br>'))),
    ];
    return page(
      sheet,
      'h1{font-size:15pt;text-align:end;width:52mm;margin-bottom:6mm}table{border-collapse:collapse}td{vertical-align:top;padding:1.2mm 3mm}.l{width:52mm;text-align:end;border-inline-end:1px solid #444}.h td{font-weight:bold;font-size:11pt;padding-top:4mm}',
      `<h1>Europass<br>${escape(wording.title)}</h1><table>${rows.join('')}</table>`,
    );
  },
};

export default family;
