/** Tests what version 6 of the reader learned from layouts: labels, told jobs, names in pieces, lists anywhere. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

describe('labels', () => {
  test.each(['Name\t:\tAnna Weber', 'Name\t: Anna Weber', 'Name:\tAnna Weber'])(
    'may have their colon in a column of its own: %j',
    (line) => {
      expect(resumeOf(`${line}\nEmail\t:\tmail.me@example.org`).basics.name).toBe('Anna Weber');
    },
  );

  test('of schools open no section', () => {
    const { education, skills } = resumeOf(
      'Opleidingen\nOpleiding\t:\tBachelor, Wiskunde\nSchool\t:\tUniversiteit Gent\nPeriode\t:\t2007 – 2011',
    );
    expect(education).toMatchObject([{ institution: 'Universiteit Gent' }]);
    expect(skills).toStrictEqual([]);
  });

  test('may follow one another in a row', () => {
    const { work } = resumeOf(
      'Experience\nHotel Park GmbH\n2019 – 2021\tContract: full-time, Position: Head Chef, Hours: 40',
    );
    expect(work).toMatchObject([{ name: 'Hotel Park GmbH', position: 'Head Chef' }]);
  });

  test('that stand in every job do not end the jobs', () => {
    const { work } = resumeOf(`
      Experience
      2019 – 2021\tCook, Hotel Park
      Other information\tCooked for 80 guests
      2016 – 2019\tWaiter, Brasserie Lune
      Other information\tServed 20 tables`);
    expect(work.map(({ name }) => name)).toStrictEqual(['Hotel Park', 'Brasserie Lune']);
  });

  test('may have the number of their entry before them', () => {
    const { work } = resumeOf(`
      Work experience
      1) Company name : Infosys Ltd.
      Designation : Software Engineer
      Duration : June 2018 to May 2020`);
    expect(work).toMatchObject([{ name: 'Infosys Ltd.', position: 'Software Engineer' }]);
  });
});

describe('jobs described in a sentence', () => {
  test.each([
    [
      'Presently working as Head Chef at Hotel Park, Bern from May 2019 to till date.',
      'Head Chef',
      'Hotel Park',
    ],
    ['• Worked as a Head Chef at Hotel Park from May 2016 to June 2019', 'Head Chef', 'Hotel Park'],
    ['Working with Hotel Park as Head Chef since May 2019', 'Head Chef', 'Hotel Park'],
    ['Tätig als Köchin bei Hotel Park, 05/2016 – 06/2019', 'Köchin', 'Hotel Park'],
  ])('%s', (line, position, name) => {
    expect(resumeOf(`Experience\n${line}\n• Cooked`).work).toMatchObject([{ position, name }]);
  });

  test('are no work as a part of something', () => {
    const { work } = resumeOf(
      'Experience\nCook, Hotel Park, 2016 – 2019\n• Worked as part of a team of nine in 2018',
    );
    expect(work).toHaveLength(1);
  });

  test('name a title behind a point', () => {
    const { work } = resumeOf('Experience\n2019 – 2021\tHotel Park, Bern. Head Chef.\n• Cooked');
    expect(work).toMatchObject([{ name: 'Hotel Park', position: 'Head Chef' }]);
  });
});

describe('names', () => {
  test('may be flush right beside the job title', () => {
    const large = { size: 24 };
    const { basics } = resumeOf(
      printed([
        [480, 46, 'Anna', { ...large, width: 60 }],
        [28, 70, 'HR MANAGER', { ...large, width: 150 }],
        [420, 70, 'van der Berg', { ...large, width: 120 }],
        [450, 100, 'wvan@example.org'],
        [28, 200, 'Experience', { size: 12 }],
        [28, 215, '2019 – 2021'],
        [150, 215, 'Cook, Hotel Park'],
      ]),
    );
    expect(basics.name).toBe('Anna van der Berg');
  });

  test('may have the family name first', () => {
    expect(resumeOf('Weber, Anna\nTel +44 7400 144212\nanna.weber@example.com').basics.name).toBe(
      'Anna Weber',
    );
  });
});

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

describe('languages', () => {
  test('may stand among the skills in rows with their levels', () => {
    const { languages, skills } = resumeOf(
      'Skills\nExcel, SAP\nMother tongue\tSwedish\nEnglish\tfluent\nGerman\tB2',
    );
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['sv', 'en', 'de']);
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Excel', 'SAP']);
  });
});

describe('schools', () => {
  test('that no word tells stand behind a degree with its subject', () => {
    const { education } = resumeOf('Education\nVMBO Techniek, Het Hooghuis\n2004 – 2009');
    expect(education).toMatchObject([{ institution: 'Het Hooghuis' }]);
  });

  test('have no honours in their subject', () => {
    const { education } = resumeOf('Education\nBSc (Hons) Physics, University of Leeds (2015)');
    expect(education).toMatchObject([
      { institution: 'University of Leeds', studyType: 'BSc (Hons)', area: 'Physics' },
    ]);
  });
});

describe('places on paper', () => {
  test('headings are parted from the text that a narrow margin leaves beside them', () => {
    const { work, education } = resumeOf(
      printed([
        [50, 60, 'EDUCATION'],
        [140, 60, 'Hotel School Bern, 2012 – 2015'],
        [50, 100, 'SKILLS'],
        [140, 100, 'Butchery, Baking'],
        [50, 140, 'EXPERIENCE Hotel Park GmbH', { width: 170 }],
        [140, 152, 'Cook'],
        [440, 152, '2019 – 2021'],
      ]),
    );
    expect(education).toHaveLength(1);
    expect(work).toMatchObject([{ name: 'Hotel Park GmbH', position: 'Cook' }]);
  });

  test('a name is no foot of the page among the skills', () => {
    const { skills } = resumeOf(
      'Anna Weber\nanna.weber@example.com\nSkills\nExcel, SAP\nANNA WEBER',
    );
    expect(skills.map(({ name }) => name)).not.toContain('ANNA WEBER');
  });
});

describe('email addresses', () => {
  test.each([
    ['Anna Schneider', 'anna.schnei-', 'der@example.org', 'anna.schneider@example.org'],
    ['Anna Maier', 'anna-', 'maier@example.org', 'anna-maier@example.org'],
  ])('of %s are joined at the end of a line', (name, above, below, email) => {
    const { basics } = resumeOf(
      printed([
        [40, 40, name, { size: 20 }],
        [40, 70, above],
        [40, 82, below],
        [40, 120, 'Experience', { size: 14 }],
        [40, 140, '2019 – 2021 Cook, Hotel Park'],
      ]),
    );
    expect(basics.email).toBe(email);
  });
});
