/** Tests that what stands below a school is no school: prizes, scholarships, interests, faculties. */
import { describe, expect, test } from 'vitest';
import { resumeOf } from './support/lines.ts';

const schools = (text: string) =>
  resumeOf(`Anna Weber\nEducation\n${text}`).education.map(({ institution, startDate, endDate }) =>
    [institution, startDate, endDate].filter((one) => one !== undefined).join(' '),
  );

describe('below a school', () => {
  test.each([
    '- Merit Prize (Class of 2017)',
    '- Merit Prize, Blum Scholar (Class of 2017)',
    '- Academic interests: estates, law, companies',
    "- Dean's List 2016",
    '- Minor in Physics, 2016',
    '- Thesis about bridges (2017)',
    'Merit Prize (2017)',
    'Blum Scholarship, 2016',
    'Stipendium der Stadt, 2016',
    'Bourse de la ville, 2016',
    'Premio de la ciudad, 2016',
  ])('%j is no school', (line) => {
    expect(
      schools(`BSc Law, University of Lowell\t2014 – 2017
${line}
Lowell Grammar School\t2006 – 2014`),
    ).toEqual(['University of Lowell 2014 2017', 'Lowell Grammar School 2006 2014']);
  });

  test('a bullet may have the period of the school', () => {
    expect(
      schools(`PhD, University of Lowell
- Thesis: bridges\tSept 2018 – May 2023
- Merit Prize (Class of 2022)`),
    ).toEqual(['University of Lowell 2018-09 2023-05']);
  });

  test.each([
    [
      'BSc Law, University of Lowell\t2014 – 2017\n- Exchange, Universidad de Sevilla, 2015 – 2016',
      ['University of Lowell 2014 2017', 'Universidad de Sevilla 2015 2016'],
    ],
    [
      '- University of Lowell, 2014 – 2017\n- Lowell Grammar School, 2006 – 2014',
      ['University of Lowell 2014 2017', 'Lowell Grammar School 2006 2014'],
    ],
  ])('a bullet with a period may be one: %j', (text, expected) => {
    expect(schools(text)).toEqual(expected);
  });
});
