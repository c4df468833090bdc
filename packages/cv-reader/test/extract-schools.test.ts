/** Tests schools beside degrees, subjects and honours. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };

const heading = { size: 14, isBold: true };

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

test('a subject behind the degree is no school', () => {
  const { education } = resumeOf(
    printed([
      [40, 50, 'Trần Văn Minh', large],
      [40, 100, 'Học vấn', heading],
      [40, 120, '2022\tCử nhân, Kế toán'],
      [40, 134, 'Đại học Kinh tế Đà Nẵng'],
      [40, 160, '2019\tCao đẳng, Kế toán doanh nghiệp'],
      [40, 174, 'Cao đẳng Thương mại'],
    ]),
  );
  expect(education.map(({ institution }) => institution)).toEqual([
    'Đại học Kinh tế Đà Nẵng',
    'Cao đẳng Thương mại',
  ]);
});

test.each([
  ['University of Leeds: BSc Physics', 'University of Leeds'],
  ['Realschule am Wald: Mittlere Reife', 'Realschule am Wald'],
])('a colon ends the name of a school: %j', (text, institution) => {
  const { education } = resumeOf(`Anna Weber\nEducation\n${text}\n2008 – 2012`);
  expect(education).toMatchObject([{ institution, startDate: '2008', endDate: '2012' }]);
});
