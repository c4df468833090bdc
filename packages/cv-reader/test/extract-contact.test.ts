/** Tests how name, email, phone, place and web addresses are found. */
import { describe, expect, test } from 'vitest';
import { profilesIn, urlIn } from '../src/extract/addresses.ts';
import { emailIn } from '../src/extract/emails.ts';
import { linesOf, tidySegments } from '../src/extract/lines.ts';
import { phoneIn } from '../src/extract/phones.ts';
import { placeOf, withoutPlace } from '../src/extract/places.ts';
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
    expect(phoneIn(linesIn(text), likely, [], language)?.number ?? null).toBe(expected);
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

describe('the name', () => {
  test.each([
    ['Maya Thornton\nFrontend Engineer\nmaya.thornton@example.com', 'Maya Thornton'],
    ['Lebenslauf\nName\tLukas Hartmann\nAnschrift\tStuttgart', 'Lukas Hartmann'],
    ['CURRICULUM VITAE\nNombre y apellidos: Rocío Benítez Prieto', 'Rocío Benítez Prieto'],
    ['Curriculum Vitae of John Smith\nBerlin', 'John Smith'],
    ['Robert “Bob” Miller\nCook\nbob.miller@example.com\nRIVERSIDE CARE GROUP', 'Robert Miller'],
    ['Anna "Anni" Weber\nGRANDHOTEL ALPENBLICK\nanni@example.com', 'Anna Weber'],
    ['Berlin\nSenior Engineer\nAnna-Lena Becker\nannalena.becker@example.de', 'Anna-Lena Becker'],
    ['Dr. Ada Quill, PhD\nLecturer', 'Ada Quill'],
    ['Harriet Vance, CISSP, CISM\nToronto', 'Harriet Vance'],
    ['mgr inż. Dorota Kamińska-Lis\nLublin', 'Dorota Kamińska-Lis'],
    ['Dott.ssa Chiara Bellini\nMedico chirurgo', 'Chiara Bellini'],
    ['Mason Cook — Site Foreman\nmason.cook@example.com', 'Mason Cook'],
    ['鈴木 陽子\nWebデザイナー', '鈴木 陽子'],
    ['履歴書\nふりがな すずき ようこ\n氏名 鈴木 陽子', '鈴木 陽子'],
    ['عمر الحسن\nمهندس شبكات', 'عمر الحسن'],
    ['РЕЗЮМЕ\nФИО: Громова Екатерина Сергеевна', 'Громова Екатерина Сергеевна'],
    ['김민준\n백엔드 개발자', '김민준'],
    ['RESUME\nBERNADETTE O\u2019SULLIVAN\nb.osullivan@example.ie', 'BERNADETTE O\u2019SULLIVAN'],
    ['Sanne van den Heuvel\nUtrecht', 'Sanne van den Heuvel'],
    ['Robert “Bob” Miller\nHARBOUR LOGISTICS\nrobert@example.com', 'Robert Miller'],
    ['Robert "Bob" Miller\nACME FREIGHT', 'Robert Miller'],
    ['Anna Weber, Dipl.-Ing.\nBerlin', 'Anna Weber'],
    ['姓名\t王伟\t性别\t男\n电话\t13800138000', '王伟'],
    ['Grace Patel, Clinical Nurse Manager\ngrace.patel@example.org', 'Grace Patel'],
    ['Prof. Dr. med. Anna Weber\nBerlin', 'Anna Weber'],
    ['John Smith MBA, PMP\nProject Manager', 'John Smith'],
    ['Łukasz Wiśniewski1\nKraków', 'Łukasz Wiśniewski'],
    ['Vorname: Anna\nNachname: Weber\nE-Mail: a@example.de', 'Anna Weber'],
    ['Nom\tDupont\nPrénom\tJean\nTéléphone\t06 39 98 55 21', 'Jean Dupont'],
    ['Name: Weber, Anna\nBerlin', 'Anna Weber'],
    ['CURRICULUM VITAE\nNom\tZoé\nAdresse\t14 rue Haute, 67000 Strasbourg', 'Zoé'],
    ['Namn\nAdress\nTel.', undefined],
    ['简历\n王伟 Wei Wang\n软件工程师\n工作经历\n北京公司', '王伟'],
    ['Wei Wang 王伟\nSoftware Engineer\nExperience', 'Wei Wang'],
    ['佐藤 美咲 様\n経歴書の概要です', '佐藤 美咲'],
    ['Phone: 0161 496 0123\tJane Roe\nEmail: jane.roe@example.com', 'Jane Roe'],
    ['Profile\nSkills\nPython', undefined],
    ['Dati personali\nNome e cognome Giulia Zanetti\nCell. 347 123 4567', 'Giulia Zanetti'],
    ['Osobní údaje\nJméno a příjmení Věra Růžička\nBrno', 'Věra Růžička'],
    ["Gentili Signori,\nresto in attesa.\nNiccolò D'Amico\n40121 Bologna", "Niccolò D'Amico"],
  ])('the name in %j is %s', (text, expected) => {
    expect(resumeOf(text).basics.name).toBe(expected);
  });

  test('a large name on two lines is joined', () => {
    const look = { size: 24 };
    const segments = printed([
      [40, 40, 'TOBIAS', look],
      [40, 68, 'EKLUND', look],
      [40, 90, 'Key Account Manager'],
      [40, 105, 'tobias.eklund@example.com'],
    ]);
    expect(resumeOf(segments).basics).toMatchObject({
      name: 'TOBIAS EKLUND',
      label: 'Key Account Manager',
    });
  });

  test.each([
    ['Willem', 'Bakker', 'Willem Bakker'],
    ['Anne-', 'Marie Weber', 'Anne-Marie Weber'],
    ['山本', '陽子', '山本 陽子'],
  ])('a name of two weights on the lines %j and %j is %j', (above, below, name) => {
    const segments = printed([
      [40, 40, above, { size: 24 }],
      [40, 68, below, { size: 24, isBold: true }],
      [40, 90, 'Some text of the usual size'],
      [40, 105, 'More text of the usual size'],
      [40, 120, 'mail@example.com'],
    ]);
    expect(resumeOf(segments).basics.name).toBe(name);
  });

  test('a large name over two lines is joined across lines of another column and small words', () => {
    const look = { size: 30 };
    const between = printed([
      [40, 40, 'Karl-Heinz', look],
      [400, 52, 'Lindenstraße 125'],
      [40, 74, 'Müller-Lüdenscheid', look],
      [400, 76, '79098 Freiburg'],
      [40, 120, 'Some text of the usual size'],
      [40, 135, 'karl-heinz@example.com'],
    ]);
    expect(resumeOf(between).basics.name).toBe('Karl-Heinz Müller-Lüdenscheid');
    const small = printed([
      [40, 40, 'Conceição', look],
      [40, 74, 'da Silva Santos', look],
      [40, 120, 'Some text of the usual size'],
      [40, 135, 'conceicao@example.com'],
      [40, 150, 'More text of the usual size'],
    ]);
    expect(resumeOf(small).basics.name).toBe('Conceição da Silva Santos');
  });

  test('headings and skills are no names, however large', () => {
    const segments = printed([
      [40, 40, 'Work experience', { size: 16 }],
      [40, 60, 'Java Python JavaScript'],
      [40, 80, 'Education', { size: 16 }],
    ]);
    expect(resumeOf(segments).basics).not.toHaveProperty('name');
  });

  test('a job title below a name of one word is not a part of it', () => {
    const segments = printed([
      [40, 40, 'Willem', { size: 24 }],
      [40, 64, 'Accountant', { size: 16 }],
      [40, 90, 'willem@example.com'],
      [40, 105, 'Some text of the usual size'],
    ]);
    expect(resumeOf(segments).basics.name).not.toContain('Accountant');
  });

  test('a name broken over three lines by a narrow column is joined', () => {
    const look = { size: 22 };
    const segments = printed([
      [20, 40, 'Karin', look],
      [20, 66, 'Åkesson', look],
      [20, 92, 'Dahl', look],
      [20, 120, 'karin.dahl@example.se'],
    ]);
    expect(resumeOf(segments).basics.name).toBe('Karin Åkesson Dahl');
  });

  test('the name is the largest text and not the first', () => {
    const segments = printed([
      [40, 30, 'Hartmann Holding'],
      [40, 60, 'Jane Doe', { size: 22 }],
      [40, 80, 'Some text of the usual size'],
    ]);
    expect(resumeOf(segments).basics.name).toBe('Jane Doe');
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
