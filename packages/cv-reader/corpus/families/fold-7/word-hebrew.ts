/** Word in Hebrew: the name in the middle, contact in one line, years at the beginning of bold lines, service in the army, no bullets. */
import { Paragraph, TextRun } from 'docx';
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { pack } from '../../word/build.ts';

type Style = { bold?: boolean; underline?: boolean; size?: number };

const SERVICE_YEARS = 3;
const HEBREW = /[\u0590-\u05FF]/u;

/** Words that hold Hebrew letters run from right to left. Others keep their own direction. */
function runsOf(text: string, { bold = false, underline = false, size = 22 }: Style): TextRun[] {
  const parts = text.split(/(?<= )/u);
  return parts.map(
    (part) =>
      new TextRun({
        text: part,
        bold,
        size,
        rightToLeft: HEBREW.test(part),
        ...(underline && { underline: {} }),
      }),
  );
}

function line(text: string, style: Style = {}, isCentred = false): Paragraph {
  return new Paragraph({
    bidirectional: true,
    alignment: isCentred ? 'center' : 'start',
    children: runsOf(text, style),
  });
}

function service({ cv, random }: Sheet): string {
  const from = cv.birth.date.year + 18;
  const unit = random.pick(['חיל החינוך', 'חיל הלוגיסטיקה', 'חיל הרפואה']);
  return `${from}-${from + SERVICE_YEARS}: שירות צבאי מלא, ${unit}`;
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['he'],
  formats: ['docx', 'pdf', 'doc', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) => line(`${text}:`, { bold: true, underline: true, size: 24 });
    const isTitleFirst = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => {
      const what = isTitleFirst
        ? `${job.title}, ${job.employer}, ${job.city}`
        : `${job.employer} – ${job.title}`;
      return [
        line(`${wording.period(job.start, job.end)}: ${what}`, { bold: true }),
        line(`${[job.summary, ...job.highlights].join('. ')}.`),
      ];
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      line(`${wording.period(start, end)}: ${degree} ${area}, ${institution}`),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} – ${level}`).join(', ');
    const contact = [cv.address.city, cv.phone.national, cv.email].join(' | ');
    return pack(sheet, [
      line(wording.title, { size: 24 }, true),
      line(cv.name.full, { bold: true, size: 34 }, true),
      line(contact, {}, true),
      line(''),
      line(cv.summary),
      line(''),
      heading(wording.heading('work')),
      ...jobs,
      line(''),
      heading(wording.heading('education')),
      ...schools,
      line(''),
      heading('שירות צבאי'),
      line(service(sheet)),
      line(''),
      heading(wording.heading('skills')),
      ...cv.skills.map(({ names }) => line(names.join(', '))),
      ...(spoken === '' ? [] : [line(''), heading(wording.heading('languages')), line(spoken)]),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [line(''), heading(title)].concat(lines.map((text) => line(text))),
      ),
    ]);
  },
};

export default family;
