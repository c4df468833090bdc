/** Tests how the town of an address is found, and which of the towns of a CV is the one of the person. */
import { describe, expect, test } from 'vitest';
import { townIn } from '../src/extract/contact/postal-addresses.ts';
import { resumeOf } from './support/lines.ts';

const cityIn = (text: string, language = 'en', countries: string[] = []) => {
  const town = townIn(text, { language, countries });
  return town && [town.city, town.countryCode];
};

describe('the town of an address', () => {
  test.each([
    ['Lindenstraße 5, 20095 Hamburg', 'de', ['Hamburg', 'DE']],
    ['D-79098 Freiburg im Breisgau', 'de', ['Freiburg im Breisgau', 'DE']],
    ['Kalverstraat 12, 9711 LM Groningen', 'nl', ['Groningen', 'NL']],
    ['ul. Kwiatowa 38, 50-001 Wrocław', 'pl', ['Wrocław', 'PL']],
    ['Kungsgatan 83, 903 26 Umeå', 'sv', ['Umeå', 'SE']],
    ['Avenida Brasil 121 – 50010-000 Recife', 'pt', ['Recife', 'BR']],
    ['12 High Street Leeds LS1 4DY', 'en', ['Leeds', 'GB']],
    ['145 Mill Lane, T12 W8KP Cork', 'en', ['Cork', 'IE']],
    ['78 Station Road, Halifax, NS B3J 1S9, Canada', 'en', ['Halifax', 'CA']],
    ['Columbus, OH 43215', 'en', ['Columbus', 'US']],
    ['Pune - 411 001', 'en', ['Pune', 'IN']],
    ['142 Harbour View, 411001 Pune', 'en', ['Pune', 'IN']],
    ['Brisbane QLD 4000 AU', 'en', ['Brisbane', 'AU']],
    ['Bern 3011 CH', 'de', ['Bern', 'CH']],
    ['14 rue de la Paix, 75002 Paris Cedex 02', 'fr', ['Paris', 'FR']],
    ['г. Самара, 443010, ул. Мира 5', 'ru', ['Самара', 'RU']],
    ['262 21 Πάτρα, Ελλάδα', 'el', ['Πάτρα', 'GR']],
    ['شارع الجامعة 169, 11181 عمّان', 'ar', ['عمّان', 'JO']],
    ['Địa chỉ 29 Phố Huế, 900000 Cần Thơ', 'vi', ['Cần Thơ', 'VN']],
    ['〒450-0002 名古屋市北区栄町98', 'ja', ['名古屋市', 'JP']],
    ['神奈川県横浜市西区みなと138', 'ja', ['横浜市', 'JP']],
    ['610000 成都市锦江区春熙路 147', 'zh', ['成都市', 'CN']],
    ['浙江省杭州市西湖区文一路1号', 'zh', ['杭州市', 'CN']],
    ['04524 서울 중구 세종대로 67', 'ko', ['서울', 'KR']],
    ['hanna@example.org +41 78 125 09 06 Lugano', 'it', ['Lugano', 'CH']],
    ['☎ +32 450 02 73 49 ✉ jan@example.be ⌂ 9000 Gent', 'nl', ['Gent', 'BE']],
    ['Bahnhofstraße 130 Bern', 'de', ['Bern', 'CH']],
  ])('the town of %j (%s) is %j', (text, language, expected) => {
    expect(cityIn(text, language)).toEqual(expected);
  });

  test.each([
    ['Hauptstraße 7, 64560 Riedstadt-Wolfskehlen', 'Riedstadt-Wolfskehlen'],
    ['8 Church Lane, Kirkby Lonsdale, LA6 2AU', 'Kirkby Lonsdale'],
    ['4 rue Haute, 67140 Mittelbergheim, France', 'Mittelbergheim'],
    ['〒409-3801 中央市中楯', '中央市'],
  ])('a town that no list has stands beside the postal code: %j', (text, city) => {
    expect(cityIn(text, 'de')?.[0]).toBe(city);
  });

  test.each([
    ['2019 Projektleiter'],
    ['2015 März'],
    ['10000 Kunden GmbH'],
    ['SAP R3 2008 Einführung'],
    ['+49 171 3920087'],
    ['Team of 12'],
  ])('%j has no town', (text) => {
    expect(cityIn(text, 'de')).toBeNull();
  });

  test('of two towns of the same name, the one in a country that the CV speaks for is meant', () => {
    expect(cityIn('44100 Guadalajara', 'es')).toEqual(['Guadalajara', 'ES']);
    expect(cityIn('44100 Guadalajara', 'es', ['MX'])).toEqual(['Guadalajara', 'MX']);
    expect(cityIn('Guadalajara, México', 'es')).toEqual(['Guadalajara', 'MX']);
    expect(cityIn('San Francisco, CA', 'en')).toEqual(['San Francisco', 'US']);
  });
});

describe('where the person lives', () => {
  const cityOf = (text: string) => resumeOf(text).basics.location?.city;

  test('a postal code tells the address from other towns', () => {
    expect(
      cityOf(
        'Anna Weber\nGeboren am 3.4.1990 in Berlin\nLeipzig Consulting\nRing 4, 20095 Hamburg',
      ),
    ).toBe('Hamburg');
  });

  test('a form with several labels in a row gives the value of the address', () => {
    expect(cityOf('이름\t이도윤\n주소\t35242 대전 유성구\t국적\t서울')).toBe('대전');
  });

  test('an address without a label stands beside the other contact details', () => {
    expect(
      cityOf(
        'Work\n2015 – 2019\tHead Chef, Cork\nContact\nPlas 5\nUtrecht 3511 AB NL\njan@example.nl',
      ),
    ).toBe('Utrecht');
  });

  test('the number tells the country of a town', () => {
    expect(resumeOf('Ana Ruiz\nGuadalajara\n+52 222 129 9396').basics.location).toStrictEqual({
      city: 'Guadalajara',
      countryCode: 'MX',
    });
    expect(
      resumeOf(
        'Ana Ruiz\n44100 Guadalajara\nTel. 222 126 7343\nExperiencia laboral\nIdiomas\nEspañol',
      ).basics,
    ).toMatchObject({
      location: { city: 'Guadalajara', countryCode: 'MX' },
      phone: '+522221267343',
    });
  });
});
