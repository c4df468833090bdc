/** HTML made of tables, as word processors and old editors save it. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, escape, joined, sentences } from '../../html/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  bytes(sheet) {
    const { cv, wording } = sheet;
    const head = (text: string) =>
      `<tr><td colspan="2" bgcolor="#cccccc"><font size="4"><b>${escape(text)}</b></font></td></tr>`;
    const row = (left: string, right: string) =>
      `<tr valign="top"><td width="25%"><font face="Arial" size="2">${escape(left)}</font></td><td><font face="Arial" size="2">${right}</font></td></tr>`;
    const rows = [
      row(wording.label('address'), joined([cv.address.street, cityLine(sheet)], '<br>')),
      row(wording.label('phone'), escape(cv.phone.international)),
      row(wording.label('email'), `<a href="mailto:${cv.email}">${escape(cv.email)}</a>`),
      head(wording.heading('work')),
      ...cv.work.map((job) =>
        row(
          wording.period(job.start, job.end),
          `<b>${escape(job.title)}</b><br>${joined([job.employer, job.city], ', ')}<br>${sentences(
            job,
          )
            .map((line) => `&nbsp;- ${escape(line)}`)
            .join('<br>')}`,
        ),
      ),
      head(wording.heading('education')),
      ...cv.education.map(({ institution, degree, area, start, end }) =>
        row(
          wording.period(start, end),
          `<b>${escape(institution)}</b><br>${escape(`${degree}, ${area}`)}`,
        ),
      ),
      head(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => row(label, joined(names, ', '))),
      ...(cv.languages.length === 0 ? [] : [head(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => row(name, escape(level))),
      ...extras(sheet).flatMap(({ title, lines }) => [head(title), row('', joined(lines, '<br>'))]),
    ];
    const direction = wording.words.isRightToLeft ? ' dir="rtl"' : '';
    const html = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html${direction}><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${escape(wording.title)}</title></head>
<body bgcolor="#ffffff"><p align="center"><font size="6">${escape(cv.name.full)}</font></p>
<table border="0" width="100%" cellpadding="4">
${rows.join('\n')}
</table></body></html>
`;
    return new TextEncoder().encode(html);
  },
};

export default family;
