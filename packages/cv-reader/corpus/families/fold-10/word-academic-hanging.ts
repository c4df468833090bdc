/** Word: the academic CV, years hanging at the left, entries in one sentence, footer with name and page. */
import { Footer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { address, h, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'pdf', 'docx'],
  languages: ['en', 'de', 'it', 'es', 'sv', 'fr', 'nl', 'el', 'cs'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, pack, left } = kit(
      sheet,
      random.pick(['Caladea', 'Gentium Plus', 'Liberation Serif']),
      22,
    );
    const hang = { ...left(2950), indent: { left: 2950, hanging: 2950 } };
    const head = (text: string) => p({ t: text, b: true, z: 24 }, { before: 240, after: 100 });
    const sections = [
      [
        head(h(sheet, 'education')),
        ...cv.education.map((one) =>
          p(
            [`${period(sheet, one)}\t`, { t: studied(one), b: true }, `, ${one.institution}`],
            hang,
          ),
        ),
      ],
      [
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          p(
            [
              `${period(sheet, job)}\t`,
              { t: job.title, b: true },
              `, ${job.employer}, ${job.city}`,
            ],
            { ...hang, after: 0 },
          ),
          p(`${tasks(job).join('; ')}.`, { indent: { left: 2950 }, after: 100 }),
        ]),
      ],
    ];
    if (random.chance(0.3)) sections.reverse();
    const footer = new Footer({
      children: [
        new Paragraph({
          children: [
            new TextRun(`${cv.name.full}  –  CV  –  `),
            new TextRun({ children: [PageNumber.CURRENT] }),
          ],
        }),
      ],
    });
    return pack(
      [
        p(
          [
            { t: cv.name.title ? `${cv.name.title} ` : '', z: 34 },
            { t: cv.name.full, b: true, z: 34 },
          ],
          { after: 60 },
        ),
        p(address(sheet, true), { after: 0 }),
        p(`${cv.email} · ${cv.phone.international}`),
        ...sections.flat(),
        ...(cv.certificates.length
          ? [
              head(h(sheet, 'certificates')),
              ...cv.certificates.map((one) =>
                p(`${one.date.year}\t${one.name}, ${one.issuer}`, hang),
              ),
            ]
          : []),
        ...(cv.projects.length
          ? [
              head(h(sheet, 'projects')),
              ...cv.projects.map((one) => p([{ t: one.name, i: true }, `: ${one.description}`])),
            ]
          : []),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              ...cv.languages.map(({ name, level }) => p(`${name}\t${level}`, hang)),
            ]
          : []),
        head(h(sheet, 'skills')),
        ...cv.skills.map(({ label, names }) => p(`${label}\t${names.join(', ')}`, hang)),
        ...(cv.references.length && random.chance(0.5)
          ? [
              head(h(sheet, 'references')),
              ...cv.references.map((one) => p(`${one.name}, ${one.position}, ${one.email}`)),
            ]
          : []),
      ],
      1300,
      { footers: { default: footer } },
    );
  },
};
export default family;
