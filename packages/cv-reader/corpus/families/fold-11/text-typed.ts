/** Text typed by hand in a hurry: small letters in headings, colons, no empty lines in places, the period in brackets behind the employer, skills with commas. */
import type { Family } from '../../family.ts';
import { course, h, isRtl, number, place, rest, span, tasks, utf8 } from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const comma = isRtl(sheet) && cv.language !== 'he' ? '، ' : ', ';
    const dash = random.pick(['- ', '', '+ ', '> ']);
    const shape = random.integer(0, 2);
    const colon = random.pick([':', '', ' :']);
    const isLabelled = random.chance(0.6);
    const job = (one: (typeof cv.work)[number]): string[] => {
      const when = span(sheet, one);
      const first =
        [
          `${one.title} - ${one.employer} (${when})`,
          `${one.employer} (${when})`,
          `${when} ${one.employer}${comma}${one.title}`,
        ][shape] ?? '';
      return [
        first,
        ...(shape === 1 ? [one.title] : []),
        ...tasks(one).map((text) => dash + text),
        ...(random.chance(0.7) ? [''] : []),
      ];
    };
    const facts = [
      [wording.label('address'), place(sheet)],
      [wording.label('phone'), number(sheet, random.chance(0.6))],
      [wording.label('email'), cv.email],
    ].map(([label = '', value = '']) => (isLabelled ? `${label}: ${value}` : value));
    const lines = [
      cv.name.full,
      ...facts,
      '',
      h(sheet, 'work') + colon,
      ...cv.work.flatMap(job),
      h(sheet, 'education') + colon,
      ...cv.education.map(
        (one) => `${course(one, comma)} - ${one.institution} (${span(sheet, one)})`,
      ),
      '',
      h(sheet, 'skills') + colon,
      ...cv.skills.map(({ names }) => names.join(comma)),
      '',
      ...(cv.languages.length
        ? [
            `${h(sheet, 'languages')}: ${cv.languages.map(({ name, level }) => `${name} (${level})`).join(comma)}`,
            '',
          ]
        : []),
      ...rest(sheet).flatMap(({ title, lines: its }) => [title + colon].concat(its)),
    ];
    return utf8(lines.join('\n'));
  },
};
export default family;
