/** The CV of applicants to the Gulf: post applied for, passport and visa, jobs as a numbered table with country, duties after it by employer, a declaration. */
import type { Family, Sheet } from '../../family.ts';
import { birthDate } from '../../html/page.ts';
import { bullet, pack, paragraph, table } from '../../word/build.ts';

const cells = (texts: readonly string[], bold = false) =>
  texts.map((text) => [paragraph(text, { bold })]);

const heading = (text: string) =>
  paragraph(
    text.toUpperCase(),
    { bold: true, size: 22 },
    { spacing: { before: 280, after: 80 }, shading: { fill: 'D9D9D9' } },
  );

function passport({ cv, random }: Sheet): [string, string][] {
  return [
    ['Passport No.', `${random.pick(['N', 'P', 'Z'])}${random.integer(1_000_000, 9_999_999)}`],
    ['Date of issue', `0${random.integer(1, 9)}.0${random.integer(1, 9)}.2019`],
    ['Date of expiry', `0${random.integer(1, 9)}.0${random.integer(1, 9)}.2029`],
    ['Visa status', random.pick(['Visit visa', 'Transferable', 'Employment visa'])],
    ['Nationality', cv.nationality],
    ['Date of birth', birthDate({ cv } as Sheet)],
    ['Marital status', random.pick(['Single', 'Married'])],
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en'],
  formats: ['doc', 'pdf', 'docx', 'doc', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const lines = (all: readonly (readonly [string, string])[]) =>
      all.map(([label, text]) =>
        paragraph(`${label}\t: ${text}`, {}, { tabStops: [{ type: 'left', position: 2600 }] }),
      );
    const jobs = cv.work.map((job, at) =>
      cells([
        String(at + 1),
        job.employer,
        job.title,
        wording.period(job.start, job.end),
        `${job.city}, ${cv.address.country}`,
      ]),
    );
    const duties = cv.work.flatMap((job) => [
      paragraph(`${job.employer}:`, { bold: true }),
      ...[job.summary, ...job.highlights].map(bullet),
    ]);
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      bullet(`${degree} in ${area} from ${institution} (${end.year})`),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return pack(sheet, [
      paragraph(wording.title.toUpperCase(), { bold: true, size: 30 }, { alignment: 'center' }),
      paragraph(cv.name.full.toUpperCase(), { bold: true, size: 26 }),
      paragraph(`Mobile: ${cv.phone.international}`),
      paragraph(`Email: ${cv.email}`),
      paragraph(`Address: ${cv.address.street}, ${cv.address.city}, ${cv.address.country}`),
      paragraph(
        `Post applied for: ${cv.label.toUpperCase()}`,
        { bold: true },
        { spacing: { before: 160 } },
      ),
      heading(random.pick(['Objective', 'Career objective'])),
      paragraph(cv.summary),
      heading('Employment details'),
      table(
        [8, 26, 22, 24, 20],
        [cells(['Sl. No', 'Company', 'Designation', 'Period', 'Place'], true), ...jobs],
        true,
      ),
      heading('Duties and responsibilities'),
      ...duties,
      heading('Educational qualification'),
      ...schools,
      heading('Skills'),
      ...cv.skills.map(({ label, names }) => paragraph(`${label}: ${names.join(', ')}`)),
      heading('Passport and personal details'),
      ...lines(passport(sheet)),
      ...(spoken === '' ? [] : lines([['Languages known', spoken]])),
      heading('Declaration'),
      paragraph(
        'I hereby declare that the above particulars are true to the best of my knowledge.',
      ),
      paragraph(`Place: ${cv.address.city}`, {}, { spacing: { before: 200 } }),
      paragraph(cv.name.full, {}, { alignment: 'right' }),
    ]);
  },
};

export default family;
