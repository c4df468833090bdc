/** Tests how job titles, employers and legal forms are recognized. */
import { describe, expect, test } from 'vitest';
import { hasLegalForm, jobScore, organisationScore } from '../src/extract/names/names.ts';

describe('a name', () => {
  test.each([
    'Senior Frontend Engineer',
    'Softwareentwicklerin',
    'Chef de cuisine',
    'Ingénieure',
    'Enfermera de urgencias',
    'Analista de Dados',
    'Caporeparto',
    'Verpleegkundige',
    'Księgowa',
    'Makine Mühendisi',
    'Vývojářka',
    'Sjuksköterska',
    'Sygeplejerske',
    'Ohjelmistokehittäjä',
    'Targoncavezető',
    'Inginer',
    'Инженер-конструктор',
    'Бухгалтерка',
    'Λογιστής',
    'מנהל מוצר',
    'المدير التنفيذي',
    'लेखाकार',
    '営業担当',
    '软件工程师',
    '개발자',
  ])('%j is recognized as a job title', (text) => {
    expect(jobScore(text)).toBeGreaterThan(1);
    expect(jobScore(text)).toBeGreaterThan(organisationScore(text));
  });

  test.each([
    'Cedar & Sound Software',
    'Neckartal Maschinenbau GmbH & Co. KG',
    'Bäckerei Krause',
    'Hotel Adlon',
    'Clínica Dental Alameda',
    'Grupo Xoconostle',
    'Ceramiche Panaro S.r.l.',
    'Odra Spedycja Sp. z o.o.',
    'Marmara Otomotiv A.Ş.',
    'Hisingens Elteknik AB',
    'ООО «Вектор»',
    'Αιγαίο Εμπορική Α.Ε.',
    'ענבר בע"מ',
    'شركة الدرعية للاتصالات',
    '株式会社なにわデザイン',
    '上海申江机械有限公司',
    '주식회사 한빛',
  ])('%j is recognized as an employer', (text) => {
    expect(organisationScore(text)).toBeGreaterThan(1);
    expect(organisationScore(text)).toBeGreaterThan(jobScore(text));
  });

  test.each([
    ['Acme, Inc.', true],
    ['Hansen Pumpen GmbH, Hamburg', true],
    ['Studio SA', true],
    ['such as', false],
    ['a man of means', false],
    ['GmbH', false],
  ])('whether %j has a legal form is %s', (text, expected) => {
    expect(hasLegalForm(text)).toBe(expected);
  });
});
