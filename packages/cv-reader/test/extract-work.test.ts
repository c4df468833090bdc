/** Tests how jobs are read from many layouts and languages. */
import { describe, expect, test } from 'vitest';
import { jobsOf } from '../src/extract/work/work.ts';
import { linesIn, printed, resumeOf } from './support/lines.ts';

function shown(text: string, language = 'en'): string[] {
  const habit = { isMonthFirst: false, isJapanese: language === 'ja' };
  return jobsOf(linesIn(text), habit, language).map(
    ({ name, position, period }) =>
      `${position} | ${name} | ${period?.start ?? ''}..${period?.end ?? ''}`,
  );
}

const layouts: Record<string, string> = {
  'title and dates, employer': `
    Senior Engineer\tJan 2021 – Present
    Cedar Software
    • Rebuilt the checkout
    Web Developer\tJun 2017 – Dec 2020
    Pike Labs`,
  'employer and dates, title': `
    Cedar Software\tJan 2021 – Present
    Senior Engineer
    • Rebuilt the checkout
    Pike Labs\tJun 2017 – Dec 2020
    Web Developer`,
  'employer and place, title and dates': `
    Cedar Software\tSeattle, WA
    Senior Engineer\tJan 2021 – Present
    • Rebuilt the checkout
    Pike Labs\tAustin, TX
    Web Developer\tJun 2017 – Dec 2020`,
  'dates above': `
    Jan 2021 – Present
    Senior Engineer
    Cedar Software, Seattle
    • Rebuilt the checkout
    Jun 2017 – Dec 2020
    Web Developer
    Pike Labs, Austin`,
  'dates below': `
    Cedar Software
    Senior Engineer
    Jan 2021 – Present
    • Rebuilt the checkout
    Pike Labs
    Web Developer
    Jun 2017 – Dec 2020`,
  'dates in the first column': `
    01/2021 – today\tSenior Engineer
    Cedar Software, Seattle
    06/2017 – 12/2020\tWeb Developer
    Pike Labs, Austin`,
  'a line each': `
    Senior Engineer, Cedar Software (Jan 2021 – Present)
    Web Developer, Pike Labs (Jun 2017 – Dec 2020)`,
  'a line each, the employer first': `
    2021-01 – now: Cedar Software – Senior Engineer
    2017-06 – 2020-12: Pike Labs – Web Developer`,
  'parted by bars': `
    Senior Engineer | Cedar Software | Seattle | Jan 2021 – Present
    Web Developer | Pike Labs | Austin | Jun 2017 – Dec 2020`,
  'with a preposition': `
    Senior Engineer at Cedar Software
    Jan 2021 – Present
    Web Developer at Pike Labs
    Jun 2017 – Dec 2020`,
  'as LinkedIn prints it': `
    Cedar Software
    Senior Engineer
    January 2021 - Present (5 years 6 months)
    Seattle
    Rebuilt the checkout and raised the score of accessibility from 71 to 98.
    Pike Labs
    Web Developer
    June 2017 - December 2020 (3 years 7 months)
    Austin, TX`,
  'with labels': `
    Dates\t01/2021 – present
    Occupation or position held\tSenior Engineer
    Name and address of employer\tCedar Software, Seattle
    Main activities and responsibilities\tRebuilt the checkout
    Dates\t06/2017 – 12/2020
    Occupation or position held\tWeb Developer
    Name and address of employer\tPike Labs, Austin`,
  'with the period broken in two': `
    01/2021 –\tSenior Engineer
    present\tCedar Software
    06/2017 –\tWeb Developer
    12/2020\tPike Labs`,
};

describe('jobs', () => {
  test.each(Object.entries(layouts))('jobs are read from the layout: %s', (_, text) => {
    expect(shown(text).map((job) => job.replace(/, (?:Seattle|Austin)/u, ''))).toStrictEqual([
      'Senior Engineer | Cedar Software | 2021-01..',
      'Web Developer | Pike Labs | 2017-06..2020-12',
    ]);
  });

  test.each([
    [
      'de',
      '02/2016 - heute\tElektroniker\nNeckartal Maschinenbau GmbH & Co. KG',
      'Elektroniker | Neckartal Maschinenbau GmbH & Co. KG | 2016-02..',
    ],
    [
      'fr',
      'Depuis mars 2018 – Chef de rang – Brasserie du Parvis, Montpellier',
      'Chef de rang | Brasserie du Parvis | 2018-03..',
    ],
    [
      'es',
      'Aceites del Guadalquivir S.A.\nAdministrativa contable · 03/2017 – actualidad',
      'Administrativa contable | Aceites del Guadalquivir S.A. | 2017-03..',
    ],
    [
      'pt',
      'Guanabara Seguros, Analista de Dados Sênior\nagosto 2020 até atual',
      'Analista de Dados Sênior | Guanabara Seguros | 2020-08..',
    ],
    [
      'it',
      'Da maggio 2013 a oggi\nSaldatore presso Officine Meccaniche Lodigiane S.p.A.',
      'Saldatore | Officine Meccaniche Lodigiane S.p.A. | 2013-05..',
    ],
    [
      'nl',
      'januari 2017 – heden: Projectleider bij Waterschap Veluwekant',
      'Projectleider | Waterschap Veluwekant | 2017-01..',
    ],
    [
      'pl',
      'IX 2017 – obecnie\tZakłady Mięsne Podlasie S.A.\nStanowisko: Referentka',
      'Referentka | Zakłady Mięsne Podlasie S.A. | 2017-09..',
    ],
    [
      'tr',
      '01/2018 - Halen\tFinans Müdürü\nEge Tekstil San. ve Tic. A.Ş. – İzmir',
      'Finans Müdürü | Ege Tekstil San. ve Tic. A.Ş. | 2018-01..',
    ],
    [
      'cs',
      'od 05/2018   Trans Haná s.r.o., řidič kamionu',
      'řidič kamionu | Trans Haná s.r.o. | 2018-05..',
    ],
    [
      'sv',
      'Ledande montör\taugusti 2017 – nuvarande\nHisingens Elteknik AB',
      'Ledande montör | Hisingens Elteknik AB | 2017-08..',
    ],
    [
      'ru',
      'с марта 2015 г. по настоящее время\nПАО «Балтийский берег», г. Москва\nДолжность: Электросварщик',
      'Электросварщик | ПАО «Балтийский берег» | 2015-03..',
    ],
    [
      'uk',
      'Редакторка\nз 06.2015 по 09.2019 (4 роки 4 місяці)\nВидавництво «Обрій», Харків',
      'Редакторка | Видавництво «Обрій» | 2015-06..2019-09',
    ],
    [
      'el',
      'Αιγαίο Εμπορική Α.Ε.\t05/2016 – σήμερα\nΠροϊστάμενος λογιστηρίου',
      'Προϊστάμενος λογιστηρίου | Αιγαίο Εμπορική Α.Ε. | 2016-05..',
    ],
    [
      'he',
      'מעצבת מוצר\t06/2019 - היום\nענבר טכנולוגיות בע"מ',
      'מעצבת מוצר | ענבר טכנולוגיות בע"מ | 2019-06..',
    ],
    [
      'ar',
      'شركة الدرعية للاتصالات\t09/2019 - حتى الآن\nمهندس شبكات',
      'مهندس شبكات | شركة الدرعية للاتصالات | 2019-09..',
    ],
    [
      'hi',
      'गोमती ट्रेडर्स\tअप्रैल 2018 - वर्तमान\nवरिष्ठ लेखाकार',
      'वरिष्ठ लेखाकार | गोमती ट्रेडर्स | 2018-04..',
    ],
    [
      'ja',
      'Webデザイナー\t2019年7月〜現在\n株式会社なにわデザイン',
      'Webデザイナー | 株式会社なにわデザイン | 2019-07..',
    ],
    [
      'zh',
      '2019.05-至今\t苏州恒力自动化有限公司\t电气工程师',
      '电气工程师 | 苏州恒力自动化有限公司 | 2019-05..',
    ],
    ['ko', '2018.09 ~ 현재\t(주)대한유통\t회계 담당', '회계 담당 | (주)대한유통 | 2018-09..'],
  ])('jobs are read in %s', (language, text, expected) => {
    expect(shown(text, language)).toStrictEqual([expected]);
  });

  test('jobs of a Japanese table of events begin and end in rows of their own', () => {
    const table = `
      2014\t4\tひかりシステム株式会社 入社
      2019\t3\tひかりシステム株式会社 退社
      2019\t4\t株式会社みずほクラウド 入社
      現在に至る`;
    expect(shown(table, 'ja')).toStrictEqual([
      'null | ひかりシステム株式会社 | 2014-04..2019-03',
      'null | 株式会社みずほクラウド | 2019-04..',
    ]);
  });

  test('several positions under one employer are separate jobs', () => {
    const text = `
      Koala Health, Melbourne
      Lead Product Designer\tMar 2022 – Present
      • Set the direction
      Product Designer\tJun 2019 – Feb 2022
      • Designed the triage`;
    expect(shown(text)).toStrictEqual([
      'Lead Product Designer | Koala Health | 2022-03..',
      'Product Designer | Koala Health | 2019-06..2022-02',
    ]);
  });

  test('jobs keep their description, and a date in it begins no other job', () => {
    const [job] = jobsOf(
      linesIn(`
        Analyst, Acme Ltd\tJan 2019 – Present
        Accountable for reports of all kinds.
        • Cut costs between 2021 and 2023
        • Took part in the 2019 – 2020 project
        with two others`),
      { isMonthFirst: true, isJapanese: false },
      'en',
    );
    expect(job).toMatchObject({
      summary: 'Accountable for reports of all kinds.',
      highlights: [
        'Cut costs between 2021 and 2023',
        'Took part in the 2019 – 2020 project with two others',
      ],
    });
  });

  test('the description of a job is not the employer of the next', () => {
    const segments = printed([
      [40, 20, 'Work Experience', { size: 13, isBold: true }],
      [40, 40, 'Summit Analytics', { isBold: true }],
      [40, 55, 'Senior Data Analyst'],
      [400, 55, 'June 2021 – Present'],
      [57, 70, 'Mentor two analysts and run the clinic'],
      [40, 85, 'Data Analyst'],
      [400, 85, 'March 2018 – May 2021'],
    ]);
    expect(
      resumeOf(segments).work.map(({ name, position }) => `${position} | ${name}`),
    ).toStrictEqual(['Senior Data Analyst | Summit Analytics', 'Data Analyst | Summit Analytics']);
  });
});
