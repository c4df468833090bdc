/** Tests how email address, phone number, place and web addresses are found. */
import { describe, expect, test } from 'vitest';
import { profilesIn, urlIn } from '../src/extract/contact/addresses.ts';
import { emailIn } from '../src/extract/contact/emails.ts';
import { linesOf, tidySegments } from '../src/extract/lines.ts';
import { phoneIn } from '../src/extract/contact/phones.ts';
import { placeOf, withoutPlace } from '../src/extract/contact/places.ts';
import { linesIn, printed, resumeOf } from './support/lines.ts';

describe('the email address', () => {
  test.each([
    ['Phone: 1 | Email: maya.thornton@example.com | Seattle', 'maya.thornton@example.com'],
    ['E-Mail:lukas@example.de', 'lukas@example.de'],
    ['jane [at] example.com', 'jane@example.com'],
    ['البريد الإلكتروني: omar.alhassan@example.sa', 'omar.alhassan@example.sa'],
    ['メール:yoko.suzuki@example.jp|大阪市', 'yoko.suzuki@example.jp'],
    ["o'neil+cv@sub.example.co.uk.", "o'neil+cv@sub.example.co.uk"],
    ['jane (at) example (dot) com', 'jane@example.com'],
    ['jane[at]mail.example[dot]org', 'jane@mail.example.org'],
    ['jane.doe at mail dot example dot com', 'jane.doe@mail.example.com'],
    ['jane.doe @example.com', 'jane.doe@example.com'],
    ['Email: jane.doe @ example.com', 'jane.doe@example.com'],
    ['| night. owl41@example. net', 'night.owl41@example.net'],
    ['Write to me. jane@example.com', 'jane@example.com'],
    ['jane@example.comPhone: 0161', 'jane@example.com'],
    ['E-mailjane.doe@example.com', 'jane.doe@example.com'],
    ['# jane@example.com', 'jane@example.com'],
    ['Head Chef @ Harbour', null],
    ['Engineer @ booking.example', null],
    ['@handle and me@', null],
    ['x@example', null],
  ])('the email address of %j is %s', (text, expected) => {
    expect(emailIn(linesIn(text))).toBe(expected);
  });

  test.each([
    ['carmen.ruiz@exam\nple.es', 'carmen.ruiz@example.es'],
    ['yanis.belkacem@\nexample.com', 'yanis.belkacem@example.com'],
    ['beatriz@example.com\n.br', 'beatriz@example.com.br'],
    ['maximilian.\nmustermann@example.de', 'maximilian.mustermann@example.de'],
    ['E-mail: maximilian.\nmustermann@example.de', 'maximilian.mustermann@example.de'],
    ['Eleven years with every pupil.\njane@example.de', 'jane@example.de'],
    ['A teacher, and proud of each patient-\njane@example.de', 'jane@example.de'],
    ['katharina\n@example.de', 'katharina@example.de'],
    ['night.owl66@example.or\ng', 'night.owl66@example.org'],
    ['jane@example.co\nm', 'jane@example.com'],
    ['jane@example.de\nm', 'jane@example.de'],
    ['jane@example.co\nLeeds', 'jane@example.co'],
    ['jane@example.com\nBerlin', 'jane@example.com'],
    ['Skills.\njane@example.com', 'jane@example.com'],
  ])('the email address broken over two lines in %j is %s', (text, expected) => {
    expect(emailIn(linesIn(text))).toBe(expected);
  });

  test('an address that begins with a word as wide as its column is joined', () => {
    const column = (above: string) =>
      linesOf(
        tidySegments(
          printed([
            [20, 40, 'Contact'],
            [20, 52, above],
            [20, 64, 'eid44@example.net'],
            [20, 76, 'Leeds'],
          ]),
        ),
        true,
      );
    expect(emailIn(column('karlheinzmullerludensch'))).toBe(
      'karlheinzmullerludenscheid44@example.net',
    );
    expect(emailIn(column('0161 496 0123'))).toBe('eid44@example.net');
    expect(emailIn(column('Head of operations'))).toBe('eid44@example.net');
  });

  test('a broken email address is joined within its column', () => {
    const lines = linesOf(
      tidySegments(
        printed([
          [20, 40, 'jane.doe@'],
          [230, 40, 'Jane Doe'],
          [20, 52, 'example.com'],
          [230, 52, 'Engineer'],
        ]),
      ),
      true,
    );
    expect(emailIn(lines)).toBe('jane.doe@example.com');
  });
});

describe('the phone number', () => {
  test.each([
    ['Phone: (206) 555-0134', 'en', ['US'], '+12065550134'],
    ['+233 24 123 4567', 'en', [], '+233241234567'],
    ['Telefon\t0171 3920087', 'de', [], '+491713920087'],
    ['655 12 34 09', 'es', [], '+34655123409'],
    ['06.39.98.55.21', 'fr', [], '+33639985521'],
    ['(21) 99876-5021', 'pt', ['BR'], '+5521998765021'],
    ['電話:090-8765-4321', 'ja', [], '+819087654321'],
    ['جوال ٠٥٠٧٦٥٤٣٢١', 'ar', [], '+966507654321'],
    ['4321 765 50 966+', 'ar', [], '+966507654321'],
    ['0664 1234567', 'de', ['AT'], '+436641234567'],
    ['00 49 171 3920087', 'en', [], '+491713920087'],
    ['+44 (0)7911 123456', 'en', [], '+447911123456'],
    ['Mobile: 07700 900771', 'en', ['GB'], '+447700900771'],
    ['Fax: 030 901820\nTel: 030 901821', 'de', [], '+4930901821'],
    ['Tel.: 601 130 298 / 601 106 121', 'cs', [], '+420601130298'],
    ['0171 3920087 / 030 901820', 'de', [], '+491713920087'],
    ['Tel. 089/12345678', 'de', [], '+498912345678'],
    ['60311-047 Fortaleza', 'pt', ['BR'], null],
    ['22.11.1994', 'de', [], null],
    ['2012 – 2016', 'de', [], null],
    ['IBAN 1234', 'de', [], null],
    ['linkedin.com/in/jane-1234567890', 'en', ['US'], null],
    ['Telefon: 0171 3920087 / 030 2310021', 'de', ['DE'], '+491713920087'],
    ['Tel. 030/2310021', 'de', ['DE'], '+49302310021'],
    ['Seattle, WA 98101-2034', 'en', ['US'], null],
    ['80010-000 Curitiba', 'pt', ['BR'], null],
    ['〒220-0011 横浜市', 'ja', ['JP'], null],
    ['Телефон: 8 (912) 341-00-26 / 8 (912) 344-01-27', 'ru', ['RU'], '+79123410026'],
    ['Tel: 020 7946 0018, Mobile: 07400 195848', 'en', ['GB'], '+447400195848'],
    ['Telefono\t+39 06 4063 0013\nCellulare\t+39 312 349 6142', 'it', ['IT'], '+393123496142'],
    ['+49 171\n3920087', 'de', [], '+491713920087'],
    ['Phone\n(206) 555-0134', 'en', ['US'], '+12065550134'],
    ['(206) 555-0134 ext. 12', 'en', ['US'], '+12065550134'],
    ['0450 03 19 28 (Gsm)', 'nl', ['BE'], '+32450031928'],
    ['Tel/Fax: 030 901821', 'de', [], '+4930901821'],
    ['030 901820 (Fax)\n030 901821', 'de', [], '+4930901821'],
    ['WhatsApp/Telegram: +7 912 341-00-26', 'ru', [], '+79123410026'],
    ['전화: +82-10-2001-7884', 'ko', [], '+821020017884'],
    ['मोबाइल: ९८१२३ ४५६७८', 'hi', ['IN'], '+919812345678'],
    ['Passport No: 212555013', 'en', ['US'], null],
    ['IBAN DE89 3704 0044 0532 0130', 'de', ['DE'], null],
    ['ORCID 0000-0002-1825-0097', 'en', ['US'], null],
    ['Budget 201 555 0134 USD', 'en', ['US'], null],
    ['€ 2 015 550 134', 'en', ['US'], null],
  ])('the phone number in %j (%s, %j) is %s', (text, language, likely, expected) => {
    expect(phoneIn(linesIn(text), likely, undefined, language)?.number ?? null).toBe(expected);
  });

  test('the number and address of a referee are not those of the person', () => {
    const referee = 'References\nHelen Marsh, Acme Ltd\n+44 20 7946 0018, h.marsh@acme.example';
    const cv = `Jane Doe\nProfile\nNurse in Leeds for eleven years\n${referee}`;
    expect(resumeOf(cv).basics).not.toHaveProperty('phone');
    expect(resumeOf(cv).basics).not.toHaveProperty('email');
    expect(resumeOf(`${cv}\nContact\n+44 7400 195848\njane@example.com`).basics).toMatchObject({
      phone: '+447400195848',
      email: 'jane@example.com',
    });
  });

  test('a national number is read in the given country if the CV names none', () => {
    expect(resumeOf('Jane Doe\n030 901820', { countryIso2: 'DE' }).basics.phone).toBe(
      '+4930901820',
    );
    expect(
      resumeOf('Jane Doe\nVienna, Austria\n0664 1234567', { countryIso2: 'DE' }).basics.phone,
    ).toBe('+436641234567');
  });
});

describe('the place', () => {
  test.each([
    ['Berlin', 'de', { city: 'Berlin', countryCode: 'DE' }],
    ['10115 Berlin, Germany', 'en', { city: 'Berlin', countryCode: 'DE' }],
    ['Austin, TX 78701', 'en', { city: 'Austin', countryCode: 'US' }],
    ['München, Deutschland', 'de', { city: 'München', countryCode: 'DE' }],
    ['Москва, Россия', 'ru', { city: 'Москва', countryCode: 'RU' }],
    ['大阪市', 'ja', { city: '大阪市', countryCode: 'JP' }],
    ['القاهرة، مصر', 'ar', { city: 'القاهرة', countryCode: 'EG' }],
    ['Remote', 'en', { city: null, countryCode: null }],
    ['Siemens AG', 'de', null],
    ['x'.repeat(10_000), 'en', null],
  ])('the place in %j is %j', (text, language, expected) => {
    expect(placeOf(text, language)).toStrictEqual(expected);
  });

  test.each([
    ['Volta Freight Ltd, Accra', 'Volta Freight Ltd'],
    ['Bluebonnet Payments, Inc., Austin, TX', 'Bluebonnet Payments, Inc.'],
    ['Hotel Adlon (Berlin)', 'Hotel Adlon'],
    ['Агенція «Сова», Харків (реклама)', 'Агенція «Сова»'],
    ['Müller, Schmidt & Partner', 'Müller, Schmidt & Partner'],
    ['Paris', 'Paris'],
  ])('the place is removed from %j', (text, expected) => {
    expect(withoutPlace(text, 'en')).toBe(expected);
  });

  test('the location is the place where the person lives', () => {
    expect(
      resumeOf('Jane Doe\nAddress: 12 High Street, Leeds\nBorn in Paris').basics.location,
    ).toStrictEqual({
      address: '12 High Street, Leeds',
      city: 'Leeds',
      countryCode: 'GB',
    });
  });
});

describe('web addresses', () => {
  test('addresses of networks become profiles', () => {
    const text =
      'linkedin.com/in/danielle-whitaker | https://github.com/kai-example, www.xing.com/profile/Max_M';
    expect(profilesIn(text)).toStrictEqual([
      {
        network: 'LinkedIn',
        username: 'danielle-whitaker',
        url: 'https://linkedin.com/in/danielle-whitaker',
      },
      { network: 'GitHub', username: 'kai-example', url: 'https://github.com/kai-example' },
      { network: 'Xing', username: 'Max_M', url: 'https://xing.com/profile/Max_M' },
    ]);
  });

  test('the url is the first other web address and never another scheme', () => {
    expect(urlIn(['https://github.com/kai', 'see www.example.com/me.'])).toBe(
      'https://www.example.com/me',
    );
    expect(urlIn(['javascript:alert(1)', 'ftp://example.com'])).toBeNull();
  });
});
