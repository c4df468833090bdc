/** Tests CVs in Persian. */
import { expect, test } from 'vitest';
import { hasDate } from '../src/extract/dates/dates.ts';
import { resumeOf } from './support/lines.ts';

const cv = `مریم رضایی
maryam@example.org
سوابق شغلی
برنامه‌نویس ارشد، شرکت داده‌پردازان سپهر
۲۰۱۹ – تاکنون
حسابدار، بانک آینده‌سازان
۲۰۱۵ تا ۲۰۱۹
تحصیلات
کارشناسی ارشد، نرم‌افزار، دانشگاه شیراز، ۲۰۱۲
مهارت‌ها
حسابداری مالی، مالیات، Excel
زبان‌ها
فارسی: زبان مادری
انگلیسی: متوسط
ترکی: خوب`;

test('a CV in Persian is read with its sections', () => {
  const { basics, work, education, skills, languages, meta } = resumeOf(cv);
  expect(meta.parser.language).toBe('fa');
  expect(basics.name).toBe('مریم رضایی');
  expect(work).toMatchObject([
    { position: 'برنامه‌نویس ارشد', name: 'شرکت داده‌پردازان سپهر', startDate: '2019' },
    { position: 'حسابدار', name: 'بانک آینده‌سازان', startDate: '2015', endDate: '2019' },
  ]);
  expect(work[0]?.endDate).toBeUndefined();
  expect(education[0]).toMatchObject({ institution: 'دانشگاه شیراز', studyType: 'کارشناسی ارشد' });
  expect(skills.map(({ name }) => name)).toStrictEqual([
    'حسابداری مالی',
    'مالیات',
    'Microsoft Excel',
  ]);
  expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['fa', 'en', 'tr']);
});

test.each([
  ['مهر ۱۳۹۵ تا اسفند ۱۳۹۸', '2016-09', '2020-02'],
  ['۱۳۹۵/۰۷ - ۱۳۹۸/۱۲', '2016-09', '2020-02'],
  ['۱۳۹۵ تا ۱۳۹۸', '2016', '2019'],
  ['1395/07/01 - 1398/12/29', '2016-09', '2020-02'],
])('dates of the Iranian calendar: %s', (text, startDate, endDate) => {
  const { work } = resumeOf(`سوابق شغلی\nحسابدار، بانک آینده‌سازان\n${text}`);
  expect(work[0]).toMatchObject({ startDate, endDate });
});

test.each(['Managed 1400 rooms', 'Order 1350-20', '1398 customers', 'خرید ۱۲۰۰ کتاب'])(
  'other numbers are no dates: %s',
  (text) => {
    expect(hasDate(text)).toBe(false);
  },
);
