/** Tests tables whose dates stand in columns of their own, and tables and chips of skills. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const bold = { isBold: true, size: 13 };

describe('a table of jobs', () => {
  test('may have both ends of a period below one name', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Employment', bold],
        [40, 80, 'Period'],
        [175, 80, 'Company'],
        [290, 80, 'Job title'],
        [40, 100, 'Jun 2021'],
        [105, 100, 'Apr 2025'],
        [175, 100, 'Hotel Park'],
        [290, 100, 'Head Chef'],
        [40, 120, 'Jun 2017'],
        [105, 120, 'Dec 2020'],
        [175, 120, 'Hotel Lake'],
        [290, 120, 'Cook'],
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2021-06', endDate: '2025-04' },
      { name: 'Hotel Lake', position: 'Cook', startDate: '2017-06', endDate: '2020-12' },
    ]);
  });

  test('may break the end of a period in a narrow column', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Employment', bold],
        [40, 80, 'From'],
        [105, 80, 'To'],
        [175, 80, 'Company'],
        [290, 80, 'Job title'],
        [40, 100, 'January 2019'],
        [105, 100, 'December'],
        [175, 100, 'Hotel Park'],
        [290, 100, 'Head Chef'],
        [105, 112, '2020'],
        [40, 132, 'June 2016'],
        [105, 132, 'May 2018'],
        [175, 132, 'Hotel Lake'],
        [290, 132, 'Cook'],
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Hotel Park', startDate: '2019-01', endDate: '2020-12' },
      { name: 'Hotel Lake', startDate: '2016-06', endDate: '2018-05' },
    ]);
  });

  test('may have no names of columns', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Employment', bold],
        [40, 80, '11/2024'],
        [105, 80, 'present'],
        [175, 80, 'Hotel Park'],
        [290, 80, 'Head Chef'],
        [40, 100, '02/2021'],
        [105, 100, '10/2024'],
        [175, 100, 'Hotel Lake'],
        [290, 100, 'Cook'],
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2024-11' },
      { name: 'Hotel Lake', position: 'Cook', startDate: '2021-02', endDate: '2024-10' },
    ]);
    expect(work[0]).not.toHaveProperty('endDate');
  });
});

test('the town behind an indented line makes it the employer below a title', () => {
  const { work } = resumeOf(
    printed([
      [60, 60, 'Employment', bold],
      [60, 80, '2022 – 2024'],
      [164, 80, '● Store Manager', { isBold: true }],
      [181, 93, 'Juniper Vale, Leeds'],
      [181, 106, 'Looked after the window displays'],
      [181, 119, 'Trained eight people'],
      [60, 140, '2020 – 2022'],
      [164, 140, '● Sales Assistant', { isBold: true }],
      [181, 153, 'Moor House, York'],
      [181, 166, 'Advised the customers'],
      [181, 179, 'Counted the stock'],
    ]),
  );
  expect(work).toMatchObject([
    { position: 'Store Manager', name: 'Juniper Vale' },
    { position: 'Sales Assistant', name: 'Moor House' },
  ]);
});

describe('skills', () => {
  const skillsOf = (lines: string) => resumeOf(lines).skills.map(({ name }) => name);

  test('are rated in a section that a heading calls experience', () => {
    const { skills } = resumeOf(
      printed([
        [40, 60, 'Education', bold],
        [40, 80, '2016 – 2019'],
        [140, 80, 'Hotel School Bern'],
        [40, 100, 'Languages', bold],
        [40, 120, 'English, German'],
        [40, 140, 'Functional experience', bold],
        [40, 160, 'Menu planning'],
        [200, 160, '★★★★'],
        [40, 175, 'Butchery'],
        [200, 175, '★★★'],
        [40, 190, 'Stock rotation'],
        [200, 190, '★★'],
      ]),
    );
    expect(skills.map(({ name }) => name)).toStrictEqual([
      'Menu planning',
      'Butchery',
      'Stock rotation',
    ]);
  });

  test.each(['%', '٪'])('have a share behind them: 65%s', (sign) => {
    const skills = skillsOf(`
      Skills
      Menu planning 65${sign}
      Butchery 80${sign}`);
    expect(skills).toStrictEqual(['Menu planning', 'Butchery']);
  });

  test('are chips with a sign before each', () => {
    const skills = skillsOf('Skills\n#Menu planning\t#Butchery\t#Stock rotation');
    expect(skills).toStrictEqual(['Menu planning', 'Butchery', 'Stock rotation']);
  });

  test('go on below in text that was wrapped', () => {
    const skills = skillsOf(`
      Skills
      Menu planning, Butchery, Vegetarian dishes, Kitchen management, Stock
      rotation, Baking`);
    expect(skills).toContain('Stock rotation');
  });

  test('stand below a heading of one word, and below one with a hyphen', () => {
    expect(skillsOf('Kernvaardigheden\nMenuplanning, Slagerij')).toContain('Slagerij');
    expect(skillsOf('IT- und Fachkenntnisse\nMenüplanung, Metzgerei')).toContain('Metzgerei');
  });
});
