/** Tests what CVs of job boards and forms of many countries print: durations, genders, dates of their own column, consents. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const bold = { isBold: true };

describe('periods', () => {
  test.each([
    '3 Jahre und 2 Monate, 01/2020 – 02/2023',
    '3 years 2 months | Jan 2020 – Feb 2023',
    'Jan 2020 – Feb 2023 (3 years and 2 months)',
  ])('stand behind a duration or before it: %s', (period) => {
    const { work } = resumeOf(`
      Experience
      ${period}
      Cook
      Hotel Park GmbH`);
    expect(work).toMatchObject([
      { position: 'Cook', name: 'Hotel Park GmbH', startDate: '2020-01', endDate: '2023-02' },
    ]);
  });

  test('go on below a month or a season', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Experience', { size: 14, ...bold }],
        [60, 80, 'Winter'],
        [160, 80, 'Cook, Hotel Park'],
        [40, 92, '2019 – Summer'],
        [160, 92, '• Cooked for eighty guests'],
        [40, 104, '2021'],
      ]),
    );
    expect(work).toMatchObject([{ name: 'Hotel Park', startDate: '2019', endDate: '2021' }]);
  });

  test('take the dash that stands before the title', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Experience', { size: 14, ...bold }],
        [40, 80, '03/2019'],
        [140, 80, '– Cook'],
        [40, 92, '05/2021'],
        [150, 104, 'Hotel Park'],
      ]),
    );
    expect(work).toMatchObject([
      { position: 'Cook', name: 'Hotel Park', startDate: '2019-03', endDate: '2021-05' },
    ]);
  });
});

describe('names', () => {
  test.each([
    ['박민준 남', '박민준'],
    ['王伟 女 28岁', '王伟'],
    ['Nguyễn Văn An, nam', 'Nguyễn Văn An'],
    ['Trần Hoài Nam', 'Trần Hoài Nam'],
    ['Anna Weber, 34', 'Anna Weber'],
  ])('end before gender and age: %s', (line, name) => {
    const { basics } = resumeOf(
      printed([
        [40, 60, line, { size: 20 }],
        [40, 90, 'x@example.org'],
        [40, 102, 'Bern'],
      ]),
    );
    expect(basics.name ?? line).toBe(name);
  });

  test('that a form of company begins with are names all the same', () => {
    const { basics } = resumeOf(
      printed([
        [40, 60, 'Åsa Hedlund', { size: 20 }],
        [40, 90, 'asa.hedlund@example.org'],
        [40, 102, 'Malmö'],
      ]),
    );
    expect(basics.name).toBe('Åsa Hedlund');
  });
});

describe('employers', () => {
  test('stand in brackets behind the title', () => {
    const { work } = resumeOf(`
      Experience
      2019 – 2021\tJefe de logística (Frío Express, Bilbao)
      2015 – 2019\tEncargado de almacén (Transportes Guadiana, Sevilla)`);
    expect(work).toMatchObject([
      { position: 'Jefe de logística', name: 'Frío Express' },
      { position: 'Encargado de almacén', name: 'Transportes Guadiana' },
    ]);
  });

  test.each(['Responsibilities', 'Role outline', 'Tätigkeiten', '업무내용'])(
    'are no label alone: %s',
    (label) => {
      const { work } = resumeOf(`
      Experience
      2019 – 2021
      Cook
      ${label}
      Cooked for eighty guests`);
      expect(work.map(({ name }) => name)).not.toContain(label);
    },
  );

  test('keep the partner in their name', () => {
    const { work } = resumeOf('Experience\n2019 – 2021\nServicetechniker\nWeber & Partner, Bern');
    expect(work).toMatchObject([{ position: 'Servicetechniker', name: 'Weber & Partner' }]);
  });

  test('and jobs may have numbers', () => {
    const { work } = resumeOf(
      'Experience\n1. Head Chef, Hotel Park, 2019 – 2021\n2. Cook, Hotel See, 2015 – 2019',
    );
    expect(work.map(({ position }) => position)).toStrictEqual(['Head Chef', 'Cook']);
  });
});

describe('a column of dates', () => {
  test('is not parted from its entries by words that could be headings', () => {
    const { work } = resumeOf(
      printed([
        [40, 60, 'Berufserfahrung', { size: 14, ...bold }],
        [40, 80, '01/2020 – 02/2023', { size: 8 }],
        [160, 83, 'Lagerleiter', bold],
        [160, 96, 'Frischelogistik Wagner KG'],
        [40, 120, '03/2016 – 12/2019', { size: 8 }],
        [160, 123, 'Fachlagerist', bold],
        [160, 136, 'Paketzentrum Süd GmbH'],
        [160, 150, 'Weiterbildung', bold],
        [160, 164, 'Führung'],
        [160, 178, 'Ausbildung von Lehrlingen'],
        [40, 200, 'Sprachen', { size: 14, ...bold }],
        [40, 220, 'Deutsch', bold],
        [160, 220, 'Muttersprache'],
      ]),
    );
    expect(work).toMatchObject([
      { position: 'Lagerleiter', startDate: '2020-01' },
      { position: 'Fachlagerist', startDate: '2016-03' },
    ]);
  });
});

describe('the end of a CV', () => {
  test.each([
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.',
    'I hereby declare that the above is true, University rules of 2018 included.',
    'Autorizzo il trattamento dei miei dati personali ai sensi della legge 196 del 2003.',
  ])('is no school: %s', (consent) => {
    const { education } = resumeOf(`
      Education
      Hotel School Bern, 2016 – 2019
      ${consent}`);
    expect(education).toMatchObject([{ institution: 'Hotel School Bern' }]);
    expect(education).toHaveLength(1);
  });
});

describe('schools', () => {
  test.each([
    ['Diploma Palliative Care (Open University)', 'Open University'],
    ['B.Tech (Computer Science) from Pune University in 2016 with 78%', 'Pune University'],
  ])('stand in brackets or behind a word: %s', (line, institution) => {
    const { education } = resumeOf(`Education\n${line}`);
    expect(education).toMatchObject([{ institution }]);
  });

  test('begin behind the word for graduation', () => {
    const { education } = resumeOf('학력\n2014.11 ~ 2017.10 졸업 인제한빛대학교');
    expect(education).toMatchObject([{ institution: '인제한빛대학교' }]);
  });
});

describe('skills', () => {
  test('in columns with bullets have no label', () => {
    const { skills } = resumeOf('Skills\n• Wound care\t• IV therapy\n• Triage\t• Mentoring');
    expect(skills.map(({ name }) => name)).toStrictEqual([
      'Wound care',
      'IV therapy',
      'Triage',
      'Mentoring',
    ]);
  });

  test('are told apart by the slash of full width', () => {
    const { skills } = resumeOf('スキル\nExcel∕人員配置∕5S活動');
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Excel', '人員配置', '5S活動']);
  });
});

describe('numbers', () => {
  test('are no house number with its postal code', () => {
    const { basics, meta } = resumeOf(
      'Lars Öberg\nBjörkvägen 27 – 903 26 Umeå\n070-123 07 40 – loberg@example.org',
    );
    expect(basics.phone ?? meta.parser.fields.phone).toBe('+46701230740');
  });

  test('may stand beside a name that has the letters of an account', () => {
    const { basics } = resumeOf('Lucía Muñoz Ibáñez\t+54 9 11 2340 3430\n2000 Rosario');
    expect(basics.phone).toBe('+5491123403430');
  });

  test('of a country are known by their groups', () => {
    const { basics } = resumeOf(
      'Anna Weber\nPhone: 07400 144212\nExperience\nCook, Hotel Park, 2019 – 2021\nEducation\nSkills',
    );
    expect(basics.phone).toBe('+447400144212');
  });
});
