/** The long résumé that governments ask for: hours, pay and supervisors of each job, duties as a paragraph, schools with credits. */
import type { Family, Sheet } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';
import { pack, paragraph } from '../../word/build.ts';

function jobs({ cv, wording, random }: Sheet) {
  return cv.work.flatMap((job, at) => {
    const boss = cv.references[at % Math.max(cv.references.length, 1)];
    const mayContact = random.pick(['Yes', 'Contact me first', 'No']);
    return [
      paragraph(job.employer, { bold: true }, { spacing: { before: 240 } }),
      paragraph(job.city),
      paragraph(wording.period(job.start, job.end)),
      paragraph(`Salary: ${random.integer(38, 140)},000 per year`),
      paragraph(`Hours per week: ${random.pick(['40', '37.5', '20'])}`),
      paragraph(job.title, { bold: true }),
      paragraph('Duties, Accomplishments and Related Skills:', { bold: true }),
      paragraph(`${sentences(job).join('. ')}.`),
      ...(boss
        ? [
            paragraph(
              `Supervisor: ${boss.name} (${boss.phone.international}). Okay to contact this supervisor: ${mayContact}`,
            ),
          ]
        : []),
    ];
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en'],
  formats: ['pdf', 'docx', 'pdf', 'rtf'],
  docx(sheet) {
    const { cv, random } = sheet;
    const heading = (text: string) =>
      paragraph(text, { bold: true, size: 24 }, { spacing: { before: 320, after: 80 } });
    const schools = cv.education.flatMap(({ institution, degree, area, end }) => [
      paragraph(institution, { bold: true }),
      paragraph(`${degree}, completed ${end.month}/${end.year}`),
      paragraph(`Major: ${area}   Credits earned: ${random.integer(60, 180)} semester hours`),
    ]);
    const training = cv.certificates.map(({ name, issuer, date }) =>
      paragraph(`${name}, ${issuer} (${date.year})`),
    );
    const referees = cv.references.map((one) =>
      paragraph(
        `${one.name}, ${one.position}. Phone: ${one.phone.international}. Email: ${one.email}`,
      ),
    );
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 32 }),
      paragraph(`${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`),
      paragraph(`Mobile: ${cv.phone.international}`),
      paragraph(`Email: ${cv.email}`),
      paragraph(''),
      paragraph(`Availability: Job Type: Permanent. Work Schedule: Full-time`),
      paragraph(`Desired position: ${cv.label}`),
      heading('Work Experience'),
      ...jobs(sheet),
      heading('Education'),
      ...schools,
      ...(training.length === 0 ? [] : [heading('Job Related Training'), ...training]),
      ...(cv.languages.length === 0 ? [] : [heading('Language Skills')]),
      ...cv.languages.map(({ name, level }) =>
        paragraph(`${name}: spoken, written, read: ${level}`),
      ),
      heading('References'),
      ...referees,
      heading('Additional Information'),
      ...cv.skills.map(({ label, names }) => paragraph(`${label}: ${names.join(', ')}`)),
      paragraph(cv.summary),
    ]);
  },
};

export default family;
