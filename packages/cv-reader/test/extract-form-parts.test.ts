/** Tests forms in which the headings are not known: their questions say what the parts are about. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { endOf } from '../src/extract/dates/from-and-to.ts';
import { headingOf } from '../src/extract/sections/headings.ts';
import { resumeOf, segment } from './support/lines.ts';

/** As tables of Word give it: each cell at the place of its column. */
function table(text: string) {
  return text
    .trim()
    .split('\n')
    .flatMap((line, at) =>
      line
        .split('\t')
        .map((cell, column) => segment(cell.trim(), { y: at + 1, x: column * 120 }))
        .filter((one) => one.text !== ''),
    );
}

function careerOf(text: string) {
  const { work, education } = resumeOf(table(text));
  return {
    work: work.map(({ name, position, startDate, endDate }) => [
      name,
      position,
      startDate,
      endDate ?? 'now',
    ]),
    schools: education.map(({ institution }) => institution),
  };
}

describe('a heading with the order of the entries', () => {
  test.each([
    ['Employment history – please start with the most recent', 'work'],
    ['SECTION C: EMPLOYMENT HISTORY, MOST RECENT FIRST', 'work'],
    ['Esperienze lavorative, a partire dalla più recente', 'work'],
    ['Experiencia laboral (empezar por la más reciente)', 'work'],
    ['Teil 2: Beruflicher Werdegang, beginnend mit der letzten Stelle', 'work'],
    [
      'Образование (какие учебные заведения окончили, в каком году и по какой специальности)',
      'education',
    ],
    ['Utbildning, ange den senaste först', 'education'],
  ])('%j is known without it', (text, kind) => {
    expect(headingOf(text)?.kinds[0]).toBe(kind);
  });
});

describe('names of columns', () => {
  test.each([
    [
      'Czech',
      `Jana Nováková
Průběh vzdělání
Škola\tObor\tRok ukončení
VŠE v Praze\tÚčetnictví\t2010
Co jsem dělala od školy
Zaměstnavatel\tFunkce\tOd\tDo
Účto Brno s.r.o.\tÚčetní\t9/2010\t3/2016
Kovo Plzeň a.s.\tHlavní účetní\t4/2016\tdosud`,
      ['VŠE v Praze'],
      [
        ['Účto Brno s.r.o.', 'Účetní', '2010-09', '2016-03'],
        ['Kovo Plzeň a.s.', 'Hlavní účetní', '2016-04', 'now'],
      ],
    ],
    [
      'Hindi',
      `सुनीता शर्मा
कहाँ पढ़े
परीक्षा\tविश्वविद्यालय / बोर्ड\tवर्ष
बी.कॉम.\tदिल्ली विश्वविद्यालय\t2010
कहाँ काम किया
संस्था का नाम\tपदनाम\tकब से\tकब तक
भारत ट्रेडर्स\tलेखाकार\t07/2010\t03/2016`,
      ['दिल्ली विश्वविद्यालय'],
      [['भारत ट्रेडर्स', 'लेखाकार', '2010-07', '2016-03']],
    ],
  ])('say that jobs and schools follow (%s)', (_, text, schools, work) => {
    expect(careerOf(text)).toEqual({ schools, work });
  });

  test('may say how a date is to be written', () => {
    expect(
      ['From (MM/YYYY)', 'Bis (Monat/Jahr)', 'Desde (mes/año)'].map((one) => endOf(one)),
    ).toEqual(['from', 'to', 'from']);
  });
});

describe('labels of a job', () => {
  test('open a part about work, where its heading is not known', () => {
    expect(
      careerOf(`Anna Weber
Education
University of Leeds, BSc Physics, 2008 – 2012
Where else you have been
Employer: Hotel Park
Position: Head Chef
From: 05/2019 To: present
Employer: Brasserie Lune
Position: Sous Chef
From: 02/2013 To: 04/2019`),
    ).toEqual({
      schools: ['University of Leeds'],
      work: [
        ['Hotel Park', 'Head Chef', '2019-05', 'now'],
        ['Brasserie Lune', 'Sous Chef', '2013-02', '2019-04'],
      ],
    });
  });

  test.each([
    ['Empresa: Bufete Ortiz S.L. | Cargo: Abogada', 'Bufete Ortiz S.L.', 'Abogada'],
    ['Arbetsgivare: Malmö stad  Befattning: Handläggare', 'Malmö stad', 'Handläggare'],
    ['Employer: Hotel Park; Job title: Head Chef', 'Hotel Park', 'Head Chef'],
  ])('may stand in one text: %j', (text, name, position) => {
    expect(
      careerOf(`Anna Weber
Work experience
${text}
Period: 05/2019 – 06/2021`).work,
    ).toEqual([[name, position, '2019-05', '2021-06']]);
  });

  test('of both ends may stand in columns of jobs', () => {
    expect(
      careerOf(`Anna Weber
Work experience
Question\tPresent job\tPrevious job
Name of employer\tHotel Park\tBrasserie Lune
Your position\tHead Chef\tSous Chef
From\t05/2019\t02/2016
To\tpresent\t04/2019`).work,
    ).toEqual([
      ['Hotel Park', 'Head Chef', '2019-05', 'now'],
      ['Brasserie Lune', 'Sous Chef', '2016-02', '2019-04'],
    ]);
  });
});

describe('the labels of a period in one text', () => {
  test.each([
    ['From: 05/2019 To: 06/2021', '2019-05', '2021-06'],
    ['Von: 05/2019 Bis: heute', '2019-05', null],
    ['Başlangıç: 05/2019 Bitiş: 06/2021', '2019-05', '2021-06'],
    ['Start: May 2019 · End: June 2021', '2019-05', '2021-06'],
    ['Entrada: 05/2019, Salida: 06/2021', '2019-05', '2021-06'],
    ['С: 05.2019 По: 06.2021', '2019-05', '2021-06'],
    ['05/2019 ➝ 06/2021', '2019-05', '2021-06'],
    ['Mai 2019 – Ende Juni 2021', '2019-05', '2021-06'],
    ['05.2019.–06.2021.', '2019-05', '2021-06'],
  ])('%j is one', (text, start, end) => {
    expect(periodsOf(text)).toMatchObject([{ start, end, isSingle: false }]);
  });

  test('is not taken where a year stands before another fact', () => {
    expect(periodsOf('Founded 2015, 40 people, 2019')).toMatchObject([
      { isSingle: true },
      { isSingle: true },
    ]);
  });
});

test('the name of a German form has the surname first', () => {
  const { basics } = resumeOf(
    'Bewerberbogen\nName, Vorname:\tKeller, Martina\nE-Mail:\tmartina.keller@example.de',
  );
  expect(basics.name).toMatch(/Keller/u);
});
