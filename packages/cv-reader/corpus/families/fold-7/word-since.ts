/** Word as French, Italian and Spanish applicants write it: the post in a shaded bar, skills first, `Depuis mars 2019 : …` in one line. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { bullet, pack, paragraph, run, table } from '../../word/build.ts';
import { Paragraph } from 'docx';

/** A job that goes on, and one that ended. */
const phrases: Readonly<Record<string, readonly [string, string]>> = {
  fr: ['Depuis {a}', 'De {a} à {b}'],
  it: ['Da {a} ad oggi', 'Da {a} a {b}'],
  es: ['Desde {a}', 'De {a} a {b}'],
};

function jobs({ cv, wording, random }: Sheet): Paragraph[] {
  const [open, closed] = phrases[cv.language] ?? ['{a}', '{a} – {b}'];
  const dash = random.pick([' – ', ', ', ' | ']);
  return cv.work.flatMap((job) => {
    const when = (job.end ? closed : open)
      .replace('{a}', wording.date(job.start))
      .replace('{b}', job.end ? wording.date(job.end) : '');
    const elided = cv.language === 'fr' ? when.replace(/^De (?=[ao])/u, 'D’') : when;
    const employer = job.employer.toLocaleUpperCase(cv.language);
    return [
      new Paragraph({
        spacing: { before: 160 },
        children: [
          run(`${elided} : `, { color: '2F5496' }),
          run(job.title, { bold: true }),
          run(`${dash}${employer} (${job.city})`),
        ],
      }),
      ...[job.summary, ...job.highlights].map(bullet),
    ];
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: Object.keys(phrases),
  dateStyle: 'long',
  formats: ['pdf', 'docx', 'odt', 'docx', 'doc'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) =>
      paragraph(
        text.toLocaleUpperCase(cv.language),
        { bold: true, color: 'FFFFFF' },
        { spacing: { before: 260, after: 100 }, shading: { fill: '2F5496' } },
      );
    const halves = [
      [cv.name.full, cv.address.street, cityLine(sheet)],
      [cv.phone.national, cv.email, cv.nationality],
    ].map((lines) => lines.map((line, at) => paragraph(line, { bold: at === 0 })));
    const groups = cv.skills.map(({ label, names }) => [
      paragraph(label, { bold: true }),
      ...names.map(bullet),
    ]);
    const width = 100 / Math.max(groups.length, 1);
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      paragraph(`${end.year} : ${degree} ${area}, ${institution}`),
    );
    return pack(sheet, [
      table([60, 40], [halves], false),
      paragraph(
        cv.label,
        { bold: true, size: 30 },
        { alignment: 'center', shading: { fill: 'DEEAF6' }, spacing: { before: 200 } },
      ),
      paragraph(cv.summary, { italics: true }, { alignment: 'center' }),
      heading(wording.heading('skills')),
      table(
        groups.map(() => width),
        [groups],
        false,
      ),
      heading(wording.heading('work')),
      ...jobs(sheet),
      heading(wording.heading('education')),
      ...schools,
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => paragraph(`${name} : ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(bullet))),
    ]);
  },
};

export default family;
