/** Tests labels: before a colon, in numbered questions, several in a row, and for every fact of a form. */
import { describe, expect, test } from 'vitest';
import { columnKindOf } from '../src/extract/labels/labels.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };

const heading = { size: 14, isBold: true };

const bold = { isBold: true };

const restOfCv: Parameters<typeof printed>[0] = [
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

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

describe('forms with a label for every fact', () => {
  test('have both ends of a period on lines of their own, and facts that name nothing', () => {
    const { work } = resumeOf(`
      Employment history
      Employer name\tHotel Park
      Type of business\tHospitality
      Address\tBern
      Job title\tHead Chef
      Start date\tMay 2019
      End date\tPresent
      Grade\tNot applicable
      Employer name\tBrasserie Lune
      Type of business\tHospitality
      Address\tGeneva
      Job title\tWaiter
      Start date\tJune 2016
      End date\tApril 2019
      Grade\tNot applicable`);
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
      { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
    ]);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('may have a heading for each entry', () => {
    const { work } = resumeOf(`
      --- Berufserfahrung 1 ---
      Firma: Hotel Park
      Position: Küchenchefin
      Von: 2019
      Bis: laufend
      --- Berufserfahrung 2 ---
      Firma: Gasthof Krone
      Position: Köchin
      Von: 2016
      Bis: 2019`);
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Küchenchefin', startDate: '2019' },
      { name: 'Gasthof Krone', position: 'Köchin', startDate: '2016', endDate: '2019' },
    ]);
  });

  test('may have two labels in a row', () => {
    const { work } = resumeOf(`
      경력사항
      회사명\t미래솔루션\t재직기간\t2019 - 2021
      직위\t영업팀장\t고용형태\t정규직
      회사명\t푸른식품\t재직기간\t2016 - 2019
      직위\t영업과장\t고용형태\t정규직`);
    expect(work).toMatchObject([
      { name: '미래솔루션', position: '영업팀장' },
      { name: '푸른식품', position: '영업과장' },
    ]);
  });

  test('have the name behind points, and right beside its label in a row', () => {
    expect(resumeOf('Name: ........ Anna Weber\nEmail: mail.me@example.org').basics.name).toBe(
      'Anna Weber',
    );
    expect(
      resumeOf('성 명\t박민준\t지원 분야\t영업팀장\nEmail\tminjun.park@example.org').basics.name,
    ).toBe('박민준');
  });
});

describe('the name of a form with numbered questions', () => {
  test.each([
    ['2. Name of Expert: Okwu Hedlund', null],
    ['2. Full name', 'Okwu Hedlund'],
    ['2) Nom de l’expert: Okwu Hedlund', null],
  ])('%s', (label, below) => {
    const { basics } = resumeOf(
      printed([
        [40, 40, 'PERSONAL HISTORY', large],
        [40, 60, '1. Position: Head Chef'],
        [40, 80, label, below === null ? {} : bold],
        ...(below === null ? [] : ([[40, 95, below]] as const)),
        ...restOfCv,
      ]),
    );
    expect(basics.name).toBe('Okwu Hedlund');
  });
});

describe('two names of one fact in a label', () => {
  test.each([
    ['School or University', 'school'],
    ['Schule oder Universität', 'school'],
    ['École ou université', 'school'],
    ['School or Position', null],
  ])('%s', (label, kind) => {
    expect(columnKindOf(label, 'education')).toBe(kind);
  });
});

test('a form may number the fields of the name', () => {
  const { basics } = resumeOf(`
    1. Proposed role: Store Manager
    2. Family name: Weber
    3. First names: Anna
    4. Nationality: Swiss`);
  expect(basics.name).toBe('Anna Weber');
});
