/** Dossier de compétences, as French consultancies send their people: a cover with the post, a table of skills, then a framed mission after the other with context, work and technical setting. */
import { Paragraph } from 'docx';
import type { Job } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { pack, paragraph, run, table } from '../../word/build.ts';

const bullets = (lines: readonly string[]) =>
  lines.map((text) => paragraph(text, {}, { bullet: { level: 0 } }));

function mission(job: Job, { wording }: Sheet, colour: string) {
  const label = (text: string) =>
    paragraph(text, { bold: true, color: colour }, { spacing: { before: 80 } });
  return [
    table(
      [62, 38],
      [
        [
          [
            paragraph(job.employer.toLocaleUpperCase('fr'), { bold: true }),
            paragraph(job.title, { color: colour }),
          ],
          [
            paragraph(wording.period(job.start, job.end), {}, { alignment: 'right' }),
            paragraph(job.city, {}, { alignment: 'right' }),
          ],
        ],
      ],
      true,
    ),
    label('Contexte'),
    paragraph(`${job.summary}.`),
    ...(job.highlights.length === 0 ? [] : [label('Réalisations'), ...bullets(job.highlights)]),
    ...(job.mentions.length === 0
      ? []
      : [
          new Paragraph({
            children: [run('Environnement : ', { bold: true }), run(job.mentions.join(', '))],
          }),
        ]),
    paragraph(''),
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['fr'],
  formats: ['docx', 'pdf', 'docx', 'doc'],
  docx(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['C55A11', '2E75B6', '538135']);
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, size: 28, color: colour },
        { spacing: { before: 320, after: 120 } },
      );
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      paragraph(`${end.year}    ${degree} – ${area}, ${institution}`),
    );
    const skills = cv.skills.map(({ label: group, names }) => [
      [paragraph(group, { bold: true })],
      [paragraph(names.join(', '))],
    ]);
    const spoken = cv.languages.map(({ name, level }) => `${name} : ${level}`);
    const contact = [cv.phone.national, cv.email, `${cv.address.postalCode} ${cv.address.city}`];
    return pack(sheet, [
      paragraph('DOSSIER DE COMPÉTENCES', { size: 24, color: '7F7F7F' }, { alignment: 'right' }),
      paragraph(
        cv.name.full,
        { bold: true, size: 44, color: colour },
        { spacing: { before: 600 } },
      ),
      paragraph(cv.label, { size: 32 }),
      paragraph(contact.join('  –  '), {}, { spacing: { after: 300 } }),
      paragraph(cv.summary, { italics: true }),
      heading('Domaines de compétences'),
      table([30, 70], skills, true),
      heading('Formation et langues'),
      ...schools,
      ...bullets(spoken),
      ...(cv.certificates.length === 0
        ? []
        : [
            heading('Certifications'),
            ...bullets(cv.certificates.map(({ name, date }) => `${name} (${date.year})`)),
          ]),
      heading('Expériences détaillées'),
      ...cv.work.flatMap((job) => mission(job, sheet, colour)),
    ]);
  },
};

export default family;
