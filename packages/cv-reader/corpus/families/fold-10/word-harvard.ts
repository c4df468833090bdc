/** Word: the template of American career offices: centred name, education first, place and dates at a right tab. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf'],
  languages: ['en', 'en', 'es', 'en', 'vi', 'en', 'zh-CN', 'en', 'hi', 'pt-BR', 'ko'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, line, pack, right } = kit(
      sheet,
      random.pick(['Liberation Serif', 'Caladea']),
      21,
    );
    const tab = right(9900);
    const head = (text: string) =>
      p(
        { t: text, b: true },
        { before: 160, after: 60, border: line('000000'), alignment: AlignmentType.CENTER },
      );
    const sections = [
      [
        head(h(sheet, 'education')),
        ...cv.education.flatMap((school) => [
          p([{ t: school.institution, b: true }, `\t${period(sheet, school)}`], {
            ...tab,
            after: 0,
          }),
          p(studied(school), { after: 80 }),
        ]),
      ],
      [
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          p([{ t: job.employer, b: true }, `\t${job.city}`], { ...tab, after: 0 }),
          p([{ t: job.title, i: true }, `\t${period(sheet, job)}`], { ...tab, after: 20 }),
          ...bullets(tasks(job)),
        ]),
      ],
    ];
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return pack(
      [
        p({ t: cv.name.full, b: true, z: 32 }, { alignment: AlignmentType.CENTER, after: 20 }),
        p([cv.address.street, cityOf(sheet), cv.email, cv.phone.international].join(' • '), {
          alignment: AlignmentType.CENTER,
        }),
        ...sections.flat(),
        ...more(sheet).flatMap(({ title, lines }) =>
          [head(title), lines.map((one) => p(one))].flat(),
        ),
        head(
          `${h(sheet, 'skills')}${spoken && cv.language === 'en' ? ` & ${h(sheet, 'languages')}` : ''}`,
        ),
        ...cv.skills.map(({ label, names }) => p([{ t: `${label}: `, b: true }, names.join(', ')])),
        ...(spoken ? [p([{ t: `${h(sheet, 'languages')}: `, b: true }, spoken])] : []),
      ],
      1000,
    );
  },
};
export default family;
