/** Word, Russian and neighbours: РЕЗЮМЕ, the goal, then labels in a column and jobs as a run of lines. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { born, fromTo, h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['doc', 'docx', 'rtf', 'docx', 'pdf', 'odt'],
  languages: ['ru'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, pack } = kit(sheet, random.pick(['Liberation Serif', 'Liberation Sans']), 24);
    const centre = { alignment: AlignmentType.CENTER };
    const how = random.pick(['wording', 'day', 'wording'] as const);
    const inWords = random.chance(0.5);
    const when = (one: Parameters<typeof period>[1]) =>
      inWords ? fromTo(sheet, one, how) : period(sheet, one, how, ' – ');
    const label = (text: string) => [p({ t: text, b: true })];
    const lines = (its: readonly string[]) => its.map((one) => p(one, { after: 20 }));
    const dash = random.pick(['- ', '— ', '']);
    const rows = [
      [label(wording.label('birthDate')), lines([`${born(sheet)} г.`])],
      [label(wording.label('address')), lines([`г. ${cv.address.city}, ${cv.address.street}`])],
      [
        label(wording.label('phone')),
        lines([random.chance(0.6) ? cv.phone.national : cv.phone.international]),
      ],
      [label('E-mail'), lines([cv.email])],
      [
        label(h(sheet, 'education')),
        cv.education.flatMap((one) => [
          p({ t: one.institution, b: true }, { after: 0 }),
          ...lines([one.area, `${one.degree}, ${period(sheet, one)}`]),
        ]),
      ],
      [
        label(h(sheet, 'work')),
        cv.work.flatMap((job) => [
          p({ t: when(job), u: true }, { before: 60, after: 0 }),
          p({ t: `${job.employer}, г. ${job.city}`, b: true }, { after: 0 }),
          ...lines([`Должность: ${job.title}`, ...tasks(job).map((one) => `${dash}${one}`)]),
        ]),
      ],
      [label(h(sheet, 'skills')), lines(cv.skills.map(({ names }) => `${names.join(', ')}.`))],
      ...(cv.languages.length
        ? [
            [
              label(h(sheet, 'languages')),
              lines(cv.languages.map(({ name, level }) => `${name} – ${level}`)),
            ],
          ]
        : []),
      ...more(sheet).map(({ title, lines: its }) => [label(title), lines(its)]),
      [label(h(sheet, 'summary')), lines([cv.summary])],
    ];
    return pack([
      p({ t: random.chance(0.5) ? 'РЕЗЮМЕ' : 'Резюме', b: true, z: 32 }, centre),
      p({ t: cv.name.full, b: true, z: 30 }, { ...centre, after: 120 }),
      p([{ t: 'Цель: ', b: true }, `соискание должности «${cv.label}»`], { ...centre, after: 200 }),
      table([2900, 6738], rows),
    ]);
  },
};
export default family;
