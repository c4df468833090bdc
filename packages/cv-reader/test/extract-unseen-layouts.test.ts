/** Tests what layouts do that nobody has seen before: signs and looks of headings, names, broken periods. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const bold = { isBold: true };

describe('headings', () => {
  test.each(['› ', '» ', '– ', '> ', '◆ '])('stand behind a sign: %s', (sign) => {
    const { work, education, skills } = resumeOf(`
      Anna Weber
      ${sign}Experience
      Cook, Hotel Park, 2019 – 2021
      ${sign}Education
      Diploma, Hotel School Bern, 2018
      ${sign}Skills
      Butchery, Baking`);
    expect([work.length, education.length, skills.length]).toStrictEqual([1, 1, 2]);
  });

  test('may share a noun', () => {
    const { work } = resumeOf(`
      Beruflicher und akademischer Werdegang
      2019 – 2021\tKoch, Hotel Park GmbH
      Ausbildung
      2016 – 2019\tBerufsschule Konstanz`);
    expect(work).toMatchObject([{ position: 'Koch', name: 'Hotel Park GmbH' }]);
  });

  test('that are unknown end the jobs if no name looks like them', () => {
    const heading = { size: 13, ...bold };
    const { work } = resumeOf(
      printed([
        [40, 60, 'Experience', heading],
        [40, 75, '2019 – 2021'],
        [120, 75, 'Cook, Hotel Park'],
        [40, 110, 'Oeuvre and honours of mine', heading],
        [40, 125, '2024'],
        [120, 125, 'The golden spoon'],
        [40, 160, 'Education', heading],
        [40, 175, '2016 – 2019'],
        [120, 175, 'Hotel School Bern'],
        [40, 200, 'Skills', heading],
        [40, 215, 'Butchery, Baking'],
        [40, 240, 'Languages', heading],
        [40, 255, 'English, German'],
      ]),
    );
    expect(work.map(({ name }) => name)).toStrictEqual(['Hotel Park']);
  });
});

describe('names', () => {
  test('may end in a trade', () => {
    const { basics } = resumeOf('Joost Bakker\nTeamleider zorg\njbakker@example.org');
    expect(basics.name).toBe('Joost Bakker');
  });

  test('are larger than a picture above them', () => {
    const { basics } = resumeOf(
      printed([
        [40, 40, '\u{1f4bc}', { size: 40 }],
        [40, 80, 'Anna Weber', { size: 24 }],
        [40, 100, 'Cook'],
        [40, 115, 'anna.weber@example.org'],
      ]),
    );
    expect(basics.name).toBe('Anna Weber');
  });
});

describe('periods', () => {
  test.each([
    ['Cook, Hotel Park, December 2018 – July\n2022', '2018-12', '2022-07'],
    ['September 2016 – August\n2019: Cook, Hotel Park', '2016-09', '2019-08'],
  ])('go on in the next line: %s', (text, startDate, endDate) => {
    expect(resumeOf(`Experience\n${text}`).work[0]).toMatchObject({ startDate, endDate });
  });

  test.each([
    ['Công việc', 'Kinh nghiệm làm việc\nKế toán trưởng\tTừ 04/2024\nCông ty TNHH Sao Mai'],
    ['Работа', 'Опыт работы\nГлавный бухгалтер\nБанк «Северный» | с 04/2024'],
  ])('that go on are read: %s', (_, text) => {
    const [job] = resumeOf(text).work;
    expect(job?.startDate).toBe('2024-04');
    expect(job?.endDate).toBeUndefined();
  });
});

describe('skills', () => {
  test('are read from a table without its head, levels and years', () => {
    const { skills } = resumeOf(`
      Fähigkeiten
      Kenntnis\tNiveau\tJahre\tZuletzt
      Kalkulation\tExperte\t7\t2024
      Bauleitung\tgut\t3\t2025`);
    expect(skills.map(({ name }) => name)).toStrictEqual(['Kalkulation', 'Bauleitung']);
  });

  test('stand apart by spaces', () => {
    const { skills } = resumeOf('Skills\nMS Office AutoCAD SAP');
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Office', 'AutoCAD', 'SAP']);
  });

  test('are not told by the name of an employer', () => {
    const { skills } = resumeOf(
      'Experience\n2019 – 2021\tCook at Docker Park Hotel\nSkills\nBaking',
    );
    expect(skills.map(({ name }) => name)).toStrictEqual(['Baking']);
  });
});

test('languages may be a line of the details', () => {
  const { languages } = resumeOf('Anna Weber\nEnglish, French, Spanish (basic)\nExperience\nCook');
  expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['en', 'fr', 'es']);
});

test('an underscore that TeX draws as a line is put back where a word of the name stands before the address', () => {
  const read = (text: string) =>
    resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 60, text],
        [40, 75, 'Cook in Bern'],
        [40, 90, 'Born in 1990'],
      ]),
    ).basics.email;
  expect(read('weber anna@example.org')).toBe('weber_anna@example.org');
  expect(read('mail anna@example.org')).toBe('anna@example.org');
  expect(read('Weber anna@example.org')).toBe('anna@example.org');
});
