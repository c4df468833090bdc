/** A Word document from right to left in one column, with Latin names, numbers and mail inside. */
import { Paragraph, TextRun } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { pack } from '../../word/build.ts';

type Style = { bold?: boolean; size?: number; color?: string };

/** Latin words, mail and codes between the words of the language are runs of their own. */
const LATIN = /([A-Za-z][\w+#@.-]*(?: [A-Za-z][\w+#@.-]*)*)/u;

function runs(text: string, style: Style = {}): TextRun[] {
  return text
    .split(LATIN)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ text: part, rightToLeft: !LATIN.test(part), ...style }));
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ar', 'he', 'fa'],
  formats: ['docx', 'docx', 'doc', 'pdf', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const line = (text: string, style: Style = {}, before = 0) =>
      new Paragraph({ bidirectional: true, spacing: { before }, children: runs(text, style) });
    const point = (text: string) =>
      new Paragraph({ bidirectional: true, bullet: { level: 0 }, children: runs(text) });
    const heading = (text: string) => line(text, { bold: true, size: 26, color: '1F3864' }, 240);
    const isDateLast = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => {
      const dates = wording.period(job.start, job.end);
      const head = isDateLast
        ? [line(`${job.title} – ${job.employer}`, { bold: true }), line(`${dates} | ${job.city}`)]
        : [line(`${dates}: ${job.title}, ${job.employer}`, { bold: true })];
      return head.concat([job.summary, ...job.highlights].map(point));
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      line(
        isDateLast
          ? `${degree} ${area}, ${institution} (${wording.period(start, end)})`
          : `${wording.period(start, end)}: ${degree} ${area}, ${institution}`,
      ),
    );
    return pack(sheet, [
      line(wording.title, { bold: true, size: 32 }),
      line(`${wording.label('name')}: ${cv.name.full}`),
      line(`${wording.label('address')}: ${cv.address.street}, ${cv.address.city}`),
      line(`${wording.label('mobile')}: ${cv.phone.national}`),
      line(`${wording.label('email')}: ${cv.email}`),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => line(`${label}: ${names.join(', ')}`)),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => line(`${name} – ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((text) => line(text))),
      ),
    ]);
  },
};

export default family;
