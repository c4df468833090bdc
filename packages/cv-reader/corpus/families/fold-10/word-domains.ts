/** Word: skills by field with bullets first, then the course of work in one line per job; France, Italy, the Netherlands, Spain. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { h, more, period, studied } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf', 'doc'],
  languages: ['fr', 'it', 'nl', 'es', 'fr', 'pt-BR', 'de', 'cs'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, table, pack, right } = kit(
      sheet,
      random.pick(['Carlito', 'Open Sans', 'Lato']),
      21,
    );
    const colour = random.pick(['C55A11', '2E75B6', '6B2D5C']);
    const head = (text: string) =>
      p({ t: text, b: true, z: 27, c: colour }, { before: 260, after: 100 });
    const shape = random.pick([
      'when: title, employer (city)',
      'employer – title \t when',
      'when – employer, city – title',
    ] as const);
    const age = 2026 - cv.birth.date.year;
    const ages: Record<string, string> = {
      fr: `${age} ans`,
      it: `${age} anni`,
      nl: `${age} jaar`,
      es: `${age} años`,
      'pt-BR': `${age} anos`,
      de: `${age} Jahre`,
      cs: `${age} let`,
    };
    return pack([
      table(
        [5600, 4038],
        [
          [
            [p({ t: cv.name.full, b: true, z: 38, c: colour }), p({ t: cv.label, z: 26 })],
            [
              p(cv.address.street, { after: 0 }),
              p(`${cv.address.postalCode} ${cv.address.city}`, { after: 0 }),
              p(random.chance(0.5) ? cv.phone.national : cv.phone.international, { after: 0 }),
              p(cv.email, { after: 0 }),
              p(ages[cv.language] ?? ''),
            ],
          ],
        ],
      ),
      head(h(sheet, 'skills')),
      ...cv.skills.flatMap(({ label, names }) => [
        p({ t: label, b: true }, { before: 60 }),
        ...bullets(names),
      ]),
      head(h(sheet, 'work')),
      ...cv.work.map((job) =>
        shape.startsWith('when:')
          ? p([
              { t: `${period(sheet, job)} : `, b: true },
              job.title,
              `, ${job.employer} (${job.city})`,
            ])
          : shape.startsWith('employer')
            ? p(
                [{ t: job.employer, b: true }, ` – ${job.title}\t${period(sheet, job)}`],
                right(9600),
              )
            : p([
                { t: period(sheet, job), c: colour },
                ` – `,
                { t: `${job.employer}, ${job.city}`, b: true },
                ` – ${job.title}`,
              ]),
      ),
      head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        p([{ t: `${one.end.year} : `, b: true }, `${studied(one)} – ${one.institution}`]),
      ),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...cv.languages.map(({ name, level }) => p(`${name} : ${level}`)),
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines }) =>
        [head(title), lines.map((one) => p(one))].flat(),
      ),
    ]);
  },
};
export default family;
