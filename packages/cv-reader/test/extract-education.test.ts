/** Tests how schools are read from many layouts and languages. */
import { describe, expect, test } from 'vitest';
import { schoolsOf } from '../src/extract/education/education.ts';
import { inEntries } from '../src/extract/columns/grids.ts';
import { linesOf } from '../src/extract/lines.ts';
import { linesIn, printed } from './support/lines.ts';

function shown(text: string, language = 'en'): string[] {
  const habit = { isMonthFirst: false, isJapanese: language === 'ja' };
  return schoolsOf(linesIn(text), habit, language).map(
    ({ institution, studyType, area, period }) =>
      `${institution} | ${studyType} | ${area} | ${period?.end ?? ''}`,
  );
}

const layouts: Record<string, string> = {
  'school and dates, degree': `
    University of Ghana\tSep 2008 – Jun 2012
    BSc, Business Administration
    Achimota School\t2004 – 2008
    Diploma, General Arts`,
  'degree and dates, school': `
    BSc in Business Administration\tSep 2008 – Jun 2012
    University of Ghana, Accra
    Diploma in General Arts\t2004 – 2008
    Achimota School`,
  'dates above': `
    Sep 2008 – Jun 2012
    BSc Business Administration
    University of Ghana
    2004 – 2008
    Diploma General Arts
    Achimota School`,
  'dates below': `
    University of Ghana
    BSc, Business Administration
    Sep 2008 – Jun 2012
    Achimota School
    Diploma, General Arts
    2004 – 2008`,
  'a line each': `
    • BSc, Business Administration, University of Ghana (Sep 2008 – Jun 2012)
    • Diploma, General Arts – Achimota School – 2008`,
  'in a table': `
    BSc Business Administration\tUniversity of Ghana\tJun 2012
    Diploma General Arts\tAchimota School\t2008`,
};

describe('schools', () => {
  test.each(Object.entries(layouts))('schools are read from the layout: %s', (_, text) => {
    expect(shown(text)).toStrictEqual([
      'University of Ghana | BSc | Business Administration | 2012-06',
      'Achimota School | Diploma | General Arts | 2008',
    ]);
  });

  test.each([
    [
      'de',
      '09/2012 - 01/2016\tAusbildung zur Steuerfachangestellten\nBerufskolleg Deutzer Freiheit, Köln',
      'Berufskolleg Deutzer Freiheit | Ausbildung zur | Steuerfachangestellten | 2016-01',
    ],
    [
      'de',
      'Ausbildung Elektroniker für Betriebstechnik\nGewerbliche Schule Stuttgart',
      'Gewerbliche Schule Stuttgart | Ausbildung | Elektroniker für Betriebstechnik | ',
    ],
    [
      'fr',
      '2014 : Master Gestion des ressources humaines, Université de Nantes',
      'Université de Nantes | Master | Gestion des ressources humaines | 2014',
    ],
    [
      'es',
      'Técnico Superior Administración y Finanzas\nIES Pablo Picasso\n09/2011 – 06/2013',
      'IES Pablo Picasso | Técnico Superior | Administración y Finanzas | 2013-06',
    ],
    [
      'pt',
      'Bacharelado Estatística, Universidade Federal do Rio de Janeiro, 2011 até 2015',
      'Universidade Federal do Rio de Janeiro | Bacharelado | Estatística | 2015',
    ],
    [
      'it',
      '2007: Diploma di operatore meccanico, IPSIA Ambrosoli',
      'IPSIA Ambrosoli | Diploma di | operatore meccanico | 2007',
    ],
    [
      'nl',
      'Mbo Manager Retail, niveau 4\nDeltion College, Zwolle\n2011 t/m 2014',
      'Deltion College | Mbo | Manager Retail, niveau 4 | 2014',
    ],
    [
      'pl',
      '2010 – 2015\tPolitechnika Gdańska\nInformatyka, inżynier',
      'Politechnika Gdańska | inżynier | Informatyka | 2015',
    ],
    [
      'tr',
      '2006 - 2011\tDokuz Eylül Üniversitesi\nİşletme Bölümü, Lisans',
      'Dokuz Eylül Üniversitesi | Lisans | İşletme Bölümü | 2011',
    ],
    [
      'ru',
      '2012\tУральский государственный университет\nСпециалист, Бухгалтерский учет',
      'Уральский государственный университет | Специалист | Бухгалтерский учет | 2012',
    ],
    [
      'el',
      'ΤΕΙ Κρήτης\t2008 – 2013\nΠτυχίο Διοίκησης Επιχειρήσεων',
      'ΤΕΙ Κρήτης | Πτυχίο | Διοίκησης Επιχειρήσεων | 2013',
    ],
    [
      'ar',
      'جامعة الملك سعود\t09/2011 - 12/2015\nبكالوريوس, هندسة الحاسب',
      'جامعة الملك سعود | بكالوريوس | هندسة الحاسب | 2015-12',
    ],
    [
      'hi',
      'लखनऊ विश्वविद्यालय\t2010 - 2013\nबी.कॉम., वाणिज्य',
      'लखनऊ विश्वविद्यालय | बी.कॉम. | वाणिज्य | 2013',
    ],
    [
      'ja',
      '京都芸術大学\t2012年4月〜2016年3月\n学士, 情報デザイン学科',
      '京都芸術大学 | 学士 | 情報デザイン学科 | 2016-03',
    ],
    [
      'zh',
      '2009-09 - 2013-06\t上海财经大学\n本科, 会计学',
      '上海财经大学 | 本科 | 会计学 | 2013-06',
    ],
    [
      'ko',
      '고려대학교\t2010.03 ~ 2015.12\n학사, 컴퓨터학과',
      '고려대학교 | 학사 | 컴퓨터학과 | 2015-12',
    ],
  ])('schools are read in %s: %j', (language, text, expected) => {
    expect(shown(text, language)).toStrictEqual([expected]);
  });

  test('schools of a Japanese table of events begin and end in rows of their own', () => {
    const table = '2010\t4\t東京工業大学 情報工学科 入学\n2014\t3\t東京工業大学 情報工学科 卒業';
    expect(shown(table, 'ja')).toStrictEqual(['東京工業大学 | null | 情報工学科 | 2014-03']);
  });

  test('labelled rows of a school are read by their labels', () => {
    const text = `
      Date (da – a)\t2010 – 2015
      Nome e tipo di istituto di istruzione o formazione\tUniversità Politecnica delle Marche
      Qualifica conseguita\tLaurea in Ingegneria Edile`;
    expect(shown(text, 'it')).toStrictEqual([
      'Università Politecnica delle Marche | Laurea in Ingegneria Edile | null | 2015',
    ]);
  });

  test('grades, theses and places are not read as schools', () => {
    expect(
      shown('University of Oslo, Oslo\t2019\nMSc in Law\nGPA: 3.9\nThesis: On ledgers'),
    ).toStrictEqual(['University of Oslo | MSc | Law | 2019']);
  });

  test('a degree at the end of a row with a period is no event', () => {
    const text = `
      2017 ~ 2020\t부산대학교\t경영학\t학사
      2015 ~ 2017\t서울한강고등학교\t인문계\t졸업`;
    expect(shown(text, 'ko').map((line) => line.split(' | ')[0])).toStrictEqual([
      '부산대학교',
      '서울한강고등학교',
    ]);
  });

  test.each(['Rijksuniversiteit Groningen', 'Vysoké učení technické', 'Studienseminar Kassel'])(
    '%s is a school',
    (name) => {
      expect(shown(`${name}\t2010 – 2014\nEconometrie`)[0]).toContain(`${name} | `);
    },
  );
});

describe('schools by the places of their lines', () => {
  const habit = { isMonthFirst: false, isJapanese: false };
  const bold = { isBold: true };
  const placed = (pieces: Parameters<typeof printed>[0]) =>
    schoolsOf(linesOf(printed(pieces), true), habit, 'en').map(
      ({ institution, studyType, period }) =>
        `${institution} | ${studyType} | ${period?.end ?? ''}`,
    );

  test('entries side by side are read one after the other', () => {
    expect(
      placed([
        [40, 20, 'University of Oslo', bold],
        [300, 20, 'Hillcrest High School', bold],
        [40, 35, '2008 – 2012'],
        [300, 35, '2004 – 2008'],
        [40, 50, 'BSc – Law'],
        [300, 50, 'Diploma – Arts'],
      ]),
    ).toStrictEqual(['University of Oslo | BSc | 2012', 'Hillcrest High School | Diploma | 2008']);
  });

  test('rows of a table are no entries side by side', () => {
    const rows = linesOf(
      printed([
        [40, 20, 'Degree', bold],
        [200, 20, 'Institution', bold],
        [400, 20, 'Year', bold],
        [40, 35, 'BSc Law'],
        [200, 35, 'University of Oslo'],
        [400, 35, '2012'],
        [40, 50, 'Diploma'],
        [200, 50, 'Hillcrest High School'],
        [400, 50, '2008'],
      ]),
      true,
    );
    expect(inEntries(rows)).toStrictEqual(rows);
  });

  test('a name that no word tells begins an entry where it looks like the first one', () => {
    expect(
      placed([
        [40, 20, 'University of Oslo', bold],
        [40, 35, '2008 – 2012'],
        [40, 50, 'BSc – Law'],
        [40, 70, 'Het Hooghuis', bold],
        [40, 85, '2004 – 2008'],
        [40, 100, 'Diploma – Techniek'],
      ]),
    ).toStrictEqual(['University of Oslo | BSc | 2012', 'Het Hooghuis | Diploma | 2008']);
  });
});
