/** Reads the fixtures in the Workers runtime: text in reading order, with its places. */
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import { readDocument } from '../src/read-document.ts';
import type { Segment } from '../src/segment.ts';
import { fixtures } from './support/fixtures.ts';
import { hostile } from './support/hostile.ts';

function fixture(name: string): Uint8Array {
  const bytes = fixtures[name];
  if (!bytes) throw new Error(`There is no ${name}.`);
  return bytes;
}

// Loads pdf.js, which may take longer than a test on a busy machine.
beforeAll(async () => {
  await readDocument(fixture('d01-en-onecol.pdf'));
}, 30_000);

async function segmentsOf(name: string): Promise<Segment[]> {
  const read = await readDocument(fixture(name));
  expect(read).toMatchObject({ status: 'read', pages: 1 });
  return read.segments;
}

async function textsOf(name: string): Promise<string[]> {
  return (await segmentsOf(name)).map(({ text }) => text);
}

const cvs: Readonly<Record<string, readonly string[]>> = {
  'd01-en-onecol.pdf': [
    'Maya Thornton',
    'Phone: (206) 555-0134 | Email: maya.thornton@example.com | Seattle',
    'Profile',
    'Senior Frontend Engineer',
    'Jan 2021 – Present',
    'Languages: TypeScript, JavaScript, CSS',
  ],
  'd02-en-gh.docx': [
    'Kwame Asante-Boateng',
    'Accra | +233 24 123 4567 | kwame.asante@example.org',
    'Volta Freight Ltd',
    'July 2018 – Present',
    '• Introduced SAP and weekly KPI reviews',
  ],
  'd03-de-tabellarisch.doc': [
    'Lukas Hartmann',
    '0171 3920087',
    'lukas.hartmann@example.de',
    '02/2016 - heute',
    'Neckartal Maschinenbau GmbH & Co. KG',
    'SPS-Programmierung, TIA Portal, AutoCAD, Microsoft Office',
  ],
  'd04-es-sidebar.pdf': [
    'Carmen Ruiz Navarro',
    'carmen.ruiz@example.es',
    '655 12 34 09',
    'EXPERIENCIA PROFESIONAL',
    'Administrativa contable · 03/2017 – actualidad',
  ],
  'd05-fr-table.docx': [
    'Antoine Girard',
    '06 39 98 55 21',
    'antoine.girard@example.fr',
    'Restaurant Le Vieux Quai',
    "05/2018 – aujourd'hui",
    '• Pâtisserie',
  ],
  'd06-pt-br.pdf': [
    'Beatriz Nogueira Campos',
    '+55 21 99876-5021 • beatriz.nogueira@example.com.br',
    'Guanabara Seguros, Analista de Dados Sênior',
    'agosto 2020 até atual',
    '• Pipeline de dados com Apache Airflow',
  ],
  'd07-ja.pdf': [
    '鈴木 陽子',
    '電話: 090-8765-4321 | メール: yoko.suzuki@example.jp | 大阪市',
    '株式会社なにわデザイン',
    '2016年4月 〜 2019年6月',
    '日本語 (母国語), 英語 (日常会話)',
  ],
  'd08-ar-rtl.docx': [
    'عمر الحسن',
    'الهاتف: +966 50 765 4321',
    'البريد الإلكتروني: omar.alhassan@example.sa',
    '09/2019 - حتى الآن',
    'Cisco، Fortinet، Linux، CCNA',
  ],
};

describe('CVs', () => {
  test.each(Object.entries(cvs))('the text of %s is read', async (name, texts) => {
    expect(await textsOf(name)).toEqual(expect.arrayContaining([...texts]));
  });

  test('segments are sorted from top to bottom and left to right', async () => {
    for (const name of Object.keys(cvs)) {
      const segments = await segmentsOf(name);
      const sorted = segments.toSorted((one, other) => one.y - other.y || one.x - other.x);
      expect(segments, name).toEqual(sorted);
    }
  });

  test('size and weight of text are returned', async () => {
    const segments = await segmentsOf('d01-en-onecol.pdf');
    expect(segments.find(({ text }) => text === 'Maya Thornton')).toMatchObject({
      page: 1,
      x: 57,
      size: 22,
      isBold: true,
    });
    expect(segments.find(({ text }) => text === 'Frontend Engineer')).toMatchObject({
      size: 10.5,
      isBold: false,
    });
    expect(segments.find(({ text }) => text === 'Jan 2021 – Present')).toMatchObject({
      isBold: false,
      y: segments.find(({ text }) => text === 'Senior Frontend Engineer')?.y,
    });
  });
});

describe('the same text in several formats', () => {
  const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/^[•●] /u, ''));

  test.each(['odt', 'rtf', 'doc'])(
    'a table in %s is read like the same table in DOCX',
    async (format) => {
      const texts = plain(await textsOf('d05-fr-table.docx'));
      expect(plain(await textsOf(`libreoffice-fr-table.${format}`))).toEqual(texts);
    },
  );

  test('Arabic in RTF is read like Arabic in DOCX', async () => {
    expect(plain(await textsOf('libreoffice-ar-rtl.rtf'))).toEqual(
      plain(await textsOf('d08-ar-rtl.docx')),
    );
  });
});

describe('text of PDFs by various programs', () => {
  test('Arabic in a PDF is in reading order, and phone numbers are intact', async () => {
    expect(await textsOf('chromium-arabic.pdf')).toEqual([
      'عمر الحسن',
      'مهندس شبكات',
      'الهاتف: +966 50 765 4321',
      'الهاتف: +966 50 765 4321',
      'هاتف 050-765-4321',
      '+966 50 765 4321',
      '+966 50 765 4321',
      '050 765 4321',
      'البريد الإلكتروني: omar.alhassan@example.sa',
      'الخبرة العملية (2016 - 2019)',
      'شركة الدرعية للاتصالات 09/2019 - حتى الآن',
      'إدارة أجهزة Cisco وFortinet في الرياض',
      '٢٠١٦ – ٢٠١٩ مؤسسة الواحة للحاسب (الرياض)',
      '2019 - 2021',
      'مهندس شبكات',
    ]);
  });

  test('Hebrew in a PDF is in reading order', async () => {
    expect(await textsOf('chromium-hebrew.pdf')).toEqual([
      'דנה כהן',
      'טלפון: 054-123-4567 | דוא"ל: dana.cohen@example.co.il',
      'טלפון: +972 54 123 4567',
      'ניסיון תעסוקתי',
      '2019 – היום מפתחת תוכנה, חברת Acme בע"מ (תל אביב)',
      'ניהול צוות React ו-Node.js',
    ]);
  });

  test('Devanagari is read as the document says what its glyphs mean', async () => {
    expect(await textsOf('chromium-devanagari.pdf')).toEqual([
      'कार्य अनुभव',
      'नाम: प्रिया त्रिपाठी',
      'दूरभाष: 081234 62909',
      'वरिष्ठ शिक्षक, सरस्वती विद्या मंदिर, इंदौर',
    ]);
  });

  test('letter spacing, columns, raised figures and ligatures are resolved', async () => {
    const texts = await textsOf('chromium-spaced.pdf');
    expect(texts.slice(0, 5)).toEqual([
      'MAYA THORNTON',
      'WORK EXPERIENCE',
      'PROFESSIONAL SUMMARY',
      'Lightly spaced text of a CV here',
      'office efficient fluffy softhyphen nbsp',
    ]);
    expect(texts).toContain('Left column text that');
    expect(texts).toContain('x2 and H2O • item ● item ▪ item');
  });

  test('radicals are replaced by the characters they look like', async () => {
    expect(await textsOf('chromium-chinese.pdf')).toEqual([
      '王小明 电话:138',
      '工作经历',
      '2019年3月—至今 大米公司 高级工程师',
    ]);
  });

  test('Chinese, Japanese and Korean are read without embedded fonts and character maps', async () => {
    expect((await textsOf('reportlab-cjk.pdf')).slice(0, 5)).toEqual([
      '王小明 工作经历 abc 123 (GB)',
      '鈴木陽子 職務経歴書 カタカナ abc 123',
      '김민수 경력사항 abc',
      '陳大文 工作經歷 abc',
      'Standard Helvetica Bold café',
    ]);
  });

  test('text printed three times to look bold is returned once', async () => {
    const found = (await segmentsOf('reportlab-cjk.pdf')).filter(({ text }) =>
      /thrice/u.test(text),
    );
    expect(found).toMatchObject([{ text: 'Fake bold thrice', isBold: true }]);
  });

  test('hyphens at the end of lines are kept', async () => {
    expect(await textsOf('lualatex-hyphens.pdf')).toEqual(
      expect.arrayContaining(['Vermögensverwaltungs-', 'efficient fluffy flags und']),
    );
  });

  test.each(['accents', 'bitmaps'])('text of TeX with %s is read', async (name) => {
    expect((await textsOf(`pdflatex-${name}.pdf`)).slice(0, 2)).toEqual([
      'René Müller — officially efficient fluffy 01/2019 – heute',
      'Acme',
    ]);
  });

  test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])(
    'a PDF encrypted by %s without a password to open is read',
    async (name) => {
      expect(await segmentsOf(`qpdf-${name}.pdf`)).toEqual(await segmentsOf('reportlab-cjk.pdf'));
    },
  );

  test('a PDF that needs a password is reported as encrypted', async () => {
    expect(await readDocument(fixture('qpdf-locked.pdf'))).toEqual({
      status: 'encrypted',
      segments: [],
      pages: 0,
    });
  });
});

/** A selection; hostile.test.ts reads all of them in Node with little memory. */
const INFAMOUS: readonly [kind: string, name: string][] = [
  ['pdf', 'a flate bomb of 300 MB'],
  ['pdf', 'a flate bomb in a flate stream'],
  ['pdf', 'a bomb in an object stream'],
  ['pdf', 'forms in forms, ten to the tenth'],
  ['pdf', 'a range of 16 million characters'],
  ['pdf', 'arrays in arrays'],
  ['pdf', 'arrays in arrays on a page'],
  ['zip', 'a bomb of 300 MB'],
  ['zip', 'entities in entities'],
  ['zip', 'tables in tables'],
  ['doc', 'a chain of two sectors in a circle'],
  ['text', 'RTF: braces'],
  ['data', 'JSON: lists in lists'],
  ['data', 'JSON: 140,000 entries'],
  ['data', 'XML: elements in elements'],
];

describe('hostile documents', () => {
  test.each(INFAMOUS)('the hostile %s "%s" gets its status', async (kind, name) => {
    const [status, make] = hostile[kind]?.[name] ?? ['failed', () => new Uint8Array()];
    expect((await parseCv(make(), { now: new Date(0) })).status).toBe(status);
  });
});
