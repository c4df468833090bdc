/** Tests skills in lists with labels and levels. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };

const heading = { size: 14, isBold: true };

const restOfCv: Parameters<typeof printed>[0] = [
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

describe('lists', () => {
  test('with labels among other information are skills', () => {
    const { skills } = resumeOf(`
      Experience
      Cook, Hotel Park, 2016 – 2019
      Additional information
      IT: Excel, SAP, AutoCAD
      Hobbies: chess, hiking`);
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Excel', 'SAP', 'AutoCAD']);
  });

  test.each(['Retail - ', 'Retail. ', 'Retail: '])(
    'may have a label before a sign: %j',
    (label) => {
      const { skills } = resumeOf(`Skills\n${label}Upselling, Cash handling, Stock control`);
      expect(skills.map(({ name }) => name)).toStrictEqual([
        'Upselling',
        'Cash handling',
        'Stock control',
      ]);
    },
  );

  test('of what someone is like are no skills', () => {
    const { skills } = resumeOf('Skills\nExcel, SAP\nStrengths: punctual, hard working');
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Excel', 'SAP']);
  });

  test('give no word of a skill as another one', () => {
    const { skills } = resumeOf(
      'Experience\nDriver, Hotel Park, 2016 – 2019\n• Stock with Locus WMS\nSkills\nLocus WMS, SAP',
    );
    expect(skills.map(({ name }) => name)).toStrictEqual(['Locus WMS', 'SAP']);
  });
});

describe('skills', () => {
  const skillsOf = (text: string) =>
    resumeOf(
      printed([
        [40, 50, 'Anna Weber', large],
        ...restOfCv,
        [40, 240, 'Skills', heading],
        [40, 260, text],
      ]),
    ).skills.map(({ name }) => name);

  test('without the levels behind them', () => {
    expect(skillsOf('Python basic, Laravel advanced, PHP intermediate, Docker')).toEqual([
      'Python',
      'Laravel',
      'PHP',
      'Docker',
    ]);
  });

  test('but a word that few of them end with stays', () => {
    expect(skillsOf('Visual Basic, Docker, Laravel, Photography basic')).toEqual([
      'Visual Basic',
      'Docker',
      'Laravel',
      'Photography basic',
    ]);
  });
});
