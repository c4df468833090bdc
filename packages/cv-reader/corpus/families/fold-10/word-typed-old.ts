/** Word as someone types it who learned on a typewriter: tabs, capitals, periods in words, sentences instead of bullets. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { born, fromTo, h, more, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['doc', 'doc', 'rtf', 'docx', 'doc', 'odt'],
  languages: ['de', 'fr', 'it', 'es', 'pl', 'cs', 'nl', 'el', 'sv', 'en', 'pt-BR'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, pack, left } = kit(
      sheet,
      random.pick(['Liberation Serif', 'Liberation Serif', 'Liberation Mono']),
      24,
    );
    const tab = { ...left(3400), indent: { left: 3400, hanging: 3400 } };
    const how = random.pick(['wording', 'bare', 'wording'] as const);
    const colon = random.chance(0.5) ? ':' : '';
    const head = (text: string) =>
      p({ t: `${text.toUpperCase()}${colon}`, b: true, u: true }, { before: 280, after: 120 });
    const row = (label: string, value: string) =>
      p(`${label}:\t${value}`, { ...left(3400), after: 0 });
    const sections = [
      [
        head(h(sheet, 'education')),
        ...cv.education.map((school) =>
          p(`${fromTo(sheet, school, how)}\t${school.institution}, ${studied(school)}`, tab),
        ),
      ],
      [
        head(h(sheet, 'work')),
        ...cv.work.map((job) =>
          p(
            [
              `${fromTo(sheet, job, how)}\t`,
              job.employer,
              `, ${job.city}`,
              { t: job.title, br: true },
              { t: `${tasks(job).join(', ')}.`, br: true },
            ],
            { ...tab, after: 120 },
          ),
        ),
      ],
    ];
    if (random.chance(0.6)) sections.reverse();
    return pack(
      [
        p(
          { t: wording.title.toUpperCase(), b: true, z: 32 },
          { alignment: AlignmentType.CENTER, after: 300 },
        ),
        row(wording.label('name'), cv.name.full),
        row(wording.label('birthDate'), born(sheet)),
        row(wording.label('birthPlace'), cv.birth.place),
        row(wording.label('nationality'), cv.nationality),
        row(
          wording.label('address'),
          `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`,
        ),
        row(
          wording.label('phone'),
          random.chance(0.5) ? cv.phone.national : cv.phone.international,
        ),
        row(wording.label('email'), cv.email),
        ...sections.flat(),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              p(`${cv.languages.map(({ name, level }) => `${name} ${level}`).join(', ')}.`),
            ]
          : []),
        head(h(sheet, 'skills')),
        ...cv.skills.map(({ names }) => p(`${names.join(', ')}.`)),
        ...more(sheet).flatMap(({ title, lines }) =>
          [head(title), lines.map((one) => p(one))].flat(),
        ),
      ],
      1300,
    );
  },
};
export default family;
