/** Tests entries and skills that stand side by side, and bullets that mark the employer of an entry. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const bold = { isBold: true };
const head = { size: 12, isBold: true };

describe('two jobs side by side below one heading, above sections side by side', () => {
  const cv = printed([
    [40, 40, 'Anna Weber', { size: 24, isBold: true }],
    [40, 90, 'Work experience', head],
    [40, 110, 'Hotel Park', bold],
    [310, 110, 'Gasthof Krone', bold],
    [40, 124, 'Head Chef'],
    [310, 124, 'Cook'],
    [40, 138, '2019 – 2021'],
    [310, 138, '2016 – 2019'],
    [50, 152, 'Cooked for 80 guests'],
    [320, 152, 'Trained two cooks'],
    [40, 190, 'Education', head],
    [310, 190, 'Skills', head],
    [40, 210, 'Leeds City College', bold],
    [310, 210, 'Menu planning'],
    [40, 224, 'Diploma, Culinary Arts'],
    [310, 224, 'Butchery'],
    [40, 238, '2012 – 2015'],
    [310, 238, 'Stock rotation'],
    [40, 270, 'Languages', head],
    [40, 290, 'English: native'],
    [40, 304, 'German: fluent'],
    [310, 270, 'Hobbies', head],
    [310, 293, 'Hill walking'],
    [310, 306, 'Chess'],
  ]);

  test('are both read', () => {
    expect(resumeOf(cv).work.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Hotel Park', '2019'],
      ['Gasthof Krone', '2016'],
    ]);
  });

  test('leave the sections beside each other as they are', () => {
    const { education, skills } = resumeOf(cv);
    expect(education.map(({ institution }) => institution)).toEqual(['Leeds City College']);
    expect(skills.map(({ name }) => name)).toEqual(['Menu planning', 'Butchery', 'Stock rotation']);
  });
});

test('a bullet that only employers have, above items with another one, is not that of an item', () => {
  const { work } = resumeOf(
    printed([
      [40, 40, 'Anna Weber', { size: 24, isBold: true }],
      [40, 90, 'Work experience', head],
      [40, 110, '2019 – 2021'],
      [120, 110, 'Head Chef', bold],
      [108, 124, '• Park Holding, Bern'],
      [120, 138, '– Cooked for 80 guests'],
      [120, 152, '– Wrote the seasonal menu'],
      [40, 170, '2016 – 2019'],
      [120, 170, 'Cook', bold],
      [108, 184, '• Krone & Daughters, Bern'],
      [120, 198, '– Trained two cooks'],
    ]),
  );
  expect(
    work.map(({ name, position, highlights }) => [name, position, highlights?.length]),
  ).toEqual([
    ['Park Holding', 'Head Chef', 2],
    ['Krone & Daughters', 'Cook', 1],
  ]);
});

describe('skills in a grid', () => {
  const skillsOf = (lines: Parameters<typeof printed>[0]) =>
    resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 24, isBold: true }],
        [40, 80, 'Skills', head],
        ...lines,
      ]),
    ).skills.map(({ name }) => name);

  test('that go on below themselves, centred, are one', () => {
    expect(
      skillsOf([
        [100, 100, '75%', bold],
        [200, 100, '55%', bold],
        [300, 100, '85%', bold],
        [72, 112, 'Lesson planning'],
        [185, 112, 'Behaviour'],
        [278, 112, 'Safeguarding'],
        [182.5, 123, 'management'],
        [100, 150, '60%', bold],
        [200, 150, '70%', bold],
        [82, 162, 'Assessment'],
        [192, 162, 'Canva'],
      ]),
    ).toEqual(['Lesson planning', 'Behaviour management', 'Safeguarding', 'Assessment', 'Canva']);
  });

  test('in rows of one distance are each their own', () => {
    expect(
      skillsOf([
        [72, 100, 'Lesson planning'],
        [185, 100, 'Behaviour'],
        [82, 113, 'Assessment'],
        [182.5, 113, 'Counselling'],
        [82, 126, 'Moderation'],
        [192, 126, 'Canva'],
      ]),
    ).toEqual(['Lesson planning', 'Behaviour', 'Assessment', 'Counselling', 'Moderation', 'Canva']);
  });
});
