/** Tests forms: labels above values, names of columns that are no values, and titles of forms. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const small = { size: 7, isBold: true };

/** Lines from top to bottom, each with its texts from left to right. */
function form(lines: readonly (readonly string[])[]) {
  return printed(
    lines.flatMap((texts, line) =>
      texts.map((text, at) => {
        const look = /^[A-Z /]+$/u.test(text) ? small : {};
        return [40 + at * 200, 100 + line * 14, text, look] as const;
      }),
    ),
  );
}

const heading = { size: 14, isBold: true };

const large = { size: 20, isBold: true };

const bold = { isBold: true };

describe('labels above their values', () => {
  const jobs = [
    ['EMPLOYER', 'CITY'],
    ['Hotel Park', 'Bern'],
    ['POSITION', 'LINE MANAGER OF THE DAY'],
    ['Head Chef', 'Mrs Ada Hill'],
    ['START DATE', 'END DATE'],
    ['05/2019', 'Present'],
    ['EMPLOYER', 'CITY'],
    ['Brasserie Lune', 'Geneva'],
    ['POSITION', 'LINE MANAGER OF THE DAY'],
    ['Waiter', 'Mr Paul Roe'],
    ['START DATE', 'END DATE'],
    ['06/2016', '04/2019'],
  ];

  test('are read with the value of their column, and unknown ones name nothing', () => {
    const { work } = resumeOf(form([['Work experience'], ...jobs]));
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
      { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
    ]);
    expect(work).toHaveLength(2);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('ask for no end of a job that goes on', () => {
    const { work } = resumeOf(`
      Work experience
      Employer: Hotel Park
      Job title: Head Chef
      I currently work here: Yes
      From: 05/2019
      Duties: Menus
      Employer: Brasserie Lune
      Job title: Waiter
      From: 06/2016
      Terminates on: 04/2019`);
    expect(work).toMatchObject([{ startDate: '2019-05' }, { endDate: '2019-04' }]);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('a label that a narrow column breaks is no heading', () => {
    const { work } = resumeOf(`
      Esperienza lavorativa
      Date (da – a)\t03/2023 – attuale
      Nome e indirizzo del datore di\tTrattoria Da Nino, Torino
      lavoro
      Tipo di impiego\tCuoco`);
    expect(work).toMatchObject([
      { name: 'Trattoria Da Nino', position: 'Cuoco', startDate: '2023-03' },
    ]);
  });
});

test('in a form of schools, an unknown label is no name', () => {
  const { education } = resumeOf(`
    Opleiding
    Instituut\tMendelcollege
    Richting\tTechniek
    Diploma\tJa
    Behaald op\tmei 2019
    Instituut\tHet Hooghuis
    Richting\tZorg
    Diploma\tJa
    Behaald op\tmei 2015`);
  expect(education.map(({ institution }) => institution)).toStrictEqual([
    'Mendelcollege',
    'Het Hooghuis',
  ]);
});

test('the title of a form is no name', () => {
  const { basics } = resumeOf('SƠ YẾU LÝ LỊCH\nEmail: mail.me@example.org');
  expect(basics.name).toBeUndefined();
});

test('the names of columns are neither a heading nor a school', () => {
  const columns = [40, 160, 280, 400];
  const rows = [
    ['पाठ्यक्रम', 'विषय', 'संस्थान', 'उत्तीर्ण वर्ष'],
    ['बी.टेक.', 'कंप्यूटर विज्ञान', 'मालवीय प्रौद्योगिकी संस्थान', '2017'],
  ].flatMap((texts, row) =>
    texts.map((text, at) => [columns[at] ?? 0, 115 + row * 15, text] as const),
  );
  const { education } = resumeOf(printed([[40, 100, 'शैक्षिक योग्यता'], ...rows]));
  expect(education).toMatchObject([{ institution: 'मालवीय प्रौद्योगिकी संस्थान', endDate: '2017' }]);
  const read = resumeOf(`
    Education
    Institution (date from – date to)\tDegree(s) or diploma(s) obtained
    Leeds City College\tDiploma, Nursing
    (05/2013 – 09/2015)`);
  expect(read.education.map(({ institution }) => institution)).toStrictEqual([
    'Leeds City College',
  ]);
});

test('a label within a row is not the school behind it', () => {
  const { education } = resumeOf(`
    Education
    2014\tDiploma, Nursing\tSchool\tLeeds City College
    2010\tCertificate, Biology\tSchool\tOpen University`);
  expect(education.map(({ institution }) => institution)).toStrictEqual([
    'Leeds City College',
    'Open University',
  ]);
});

test('the value of a bold label is no heading of a column', () => {
  const { basics, work } = resumeOf(
    printed([
      [0, 20, '입사지원서', large],
      [0, 40, '지원구분', bold],
      [80, 40, '경력'],
      [240, 40, '지원직무', bold],
      [320, 40, '수간호사'],
      [0, 60, '성명', bold],
      [80, 60, '남궁지훈', bold],
      [240, 60, '연락처', bold],
      [320, 60, '010-2001-0657'],
      [0, 80, '전자우편', bold],
      [80, 80, 'namgung@example.org'],
      [0, 100, '2. 학력', heading],
      [0, 120, '기간', bold],
      [130, 120, '교육기관', bold],
      [0, 140, '2016-05 ~ 2020-03'],
      [130, 140, '인제한빛대학교'],
      [0, 160, '4. 경력사항', heading],
      [0, 180, '근무기간', bold],
      [110, 180, '기관명', bold],
      [225, 180, '직위/역할', bold],
      [0, 200, '2024-05 ~ 2025-10'],
      [110, 200, '해운대성모병원'],
      [225, 200, '수간호사'],
    ]),
  );
  expect(basics.name).toBe('남궁지훈');
  expect(work.map(({ name }) => name)).toEqual(['해운대성모병원']);
});

describe('a form that asks for one thing or another', () => {
  const job = ([employer = '', title = '', from = '', to = '']: readonly string[]) => [
    ['EMPRESA O ENTIDAD', 'PAÍS'],
    [employer, 'Colombia'],
    ['CARGO O CONTRATO', 'MUNICIPIO'],
    [title, 'Cali'],
    ['FECHA DE INGRESO', 'FECHA DE RETIRO'],
    [from, to],
  ];

  function parts(lines: readonly (readonly string[])[]) {
    return printed([
      [40, 40, 'Ana Ortega', large],
      [40, 80, 'Experiencia laboral', heading],
      ...lines.flatMap((texts, line) =>
        texts.map((text, at) => {
          const look = /^[A-ZÍ ]+$/u.test(text) ? small : {};
          return [40 + at * 200, 100 + line * 14, text, look] as const;
        }),
      ),
    ]);
  }

  test('is read by its labels', () => {
    const { work } = resumeOf(
      parts([
        ...job(['Hotel Costa Azul', 'Contable', '07/2021', 'Actual']),
        ...job(['Mercados del Ebro', 'Cajera', '04/2018', '06/2021']),
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Hotel Costa Azul', position: 'Contable', startDate: '2021-07' },
      { name: 'Mercados del Ebro', position: 'Cajera', startDate: '2018-04', endDate: '2021-06' },
    ]);
  });
});
