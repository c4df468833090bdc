/** Tests how headings open sections and how the language is detected. */
import { describe, expect, test } from 'vitest';
import { headingOf, isDocumentTitle, looseHeadingOf } from '../src/extract/sections/headings.ts';
import { languageOf } from '../src/extract/language.ts';
import { compact } from '../src/extract/text-folding.ts';
import { headings, sectionKinds } from '../src/extract/words/headings.ts';
import { phrases } from '../src/extract/words/phrases.ts';
import { streamsOf } from '../src/extract/columns/columns.ts';
import { sectionsOf } from '../src/extract/sections/sections.ts';
import { classifyUnknownSections } from '../src/extract/sections/unknown-sections.ts';
import { printed, resumeOf, segment, segmentsIn } from './support/lines.ts';

describe('a heading', () => {
  test.each([
    ['Work Experience', 'work'],
    ['WORK EXPERIENCE', 'work'],
    ['W O R K  E X P E R I E N C E', 'work'],
    ['1. Employment History:', 'work'],
    ['Work Experience (continued)', 'work'],
    ['EXPERIENCE – CONTINUED', 'work'],
    ["Professional experience cont'd", 'work'],
    ['Berufserfahrung Fortsetzung', 'work'],
    ['Formation (suite)', 'education'],
    ['■ 職務経歴', 'work'],
    ['【学歴】', 'education'],
    ['Berufserfahrung', 'work'],
    ['EXPÉRIENCE PROFESSIONNELLE', 'work'],
    ['Experiencia laboral', 'work'],
    ['Experiência Profissional', 'work'],
    ['Esperienze lavorative', 'work'],
    ['Werkervaring', 'work'],
    ['DOŚWIADCZENIE ZAWODOWE', 'work'],
    ['İŞ DENEYİMİ', 'work'],
    ['Pracovní zkušenosti', 'work'],
    ['Arbetslivserfarenhet', 'work'],
    ['Опыт работы — 11 лет 4 месяца', 'work'],
    ['Досвід роботи', 'work'],
    ['Επαγγελματική εμπειρία', 'work'],
    ['ניסיון תעסוקתי', 'work'],
    ['الخبرة العملية', 'work'],
    ['कार्य अनुभव', 'work'],
    ['职业经历', 'work'],
    ['경력 사항', 'work'],
    ['Education & Qualifications', 'education'],
    ['Schul- und Berufsausbildung', 'education'],
    ['Aus- und Weiterbildung', 'education'],
    ['Formation', 'education'],
    ['Wykształcenie', 'education'],
    ['المؤهلات العلمية', 'education'],
    ['Skills (technical)', 'skills'],
    ['Compétences', 'skills'],
    ['EDV-Kenntnisse', 'skills'],
    ['Навыки', 'skills'],
    ['المهارات', 'skills'],
    ['Sprachen', 'languages'],
    ['語学', 'languages'],
    ['Relevant Experience', 'work'],
    ['Responsible for experience design', null],
    ['Experienced manager', null],
    ['2019', null],
    ['Python', null],
    ['x'.repeat(1_000), null],
  ])('%j is a heading of the section %s', (text, kind) => {
    expect(headingOf(text)?.kinds[0] ?? null).toBe(kind);
  });

  test('a heading may name two sections', () => {
    expect(headingOf('Skills & Languages')?.kinds).toStrictEqual(['skills', 'languages']);
    expect(headingOf('学歴・職歴')?.kinds).toStrictEqual(['education', 'work']);
    expect(headingOf('Kenntnisse und Sprachen')?.kinds).toStrictEqual(['skills', 'languages']);
  });

  test('a heading with an unknown word is recognized by its look', () => {
    expect(looseHeadingOf('Research Skills')?.kinds).toStrictEqual(['skills']);
    expect(looseHeadingOf('Acme Holdings')).toBeNull();
  });

  test.each(['Curriculum Vitae', 'LEBENSLAUF', '履歴書', 'Page 2 of 3', 'Seite 1/2', 'Резюме'])(
    'is not %j, which is what the document is',
    (text) => {
      expect(isDocumentTitle(text)).toBe(true);
    },
  );

  test('a heading means the same kind of section in all languages', () => {
    const kinds = new Map<string, Set<string>>();
    for (const kind of sectionKinds) {
      for (const list of Object.values(headings[kind])) {
        for (const phrase of phrases(list)) {
          const key = compact(phrase);
          kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
        }
      }
    }
    expect([...kinds].filter(([, of]) => of.size > 1).map(([key]) => key)).toStrictEqual([]);
  });
});

describe('the sections', () => {
  const kindsIn = (text: string) =>
    sectionsOf(streamsOf(segmentsIn(text)), (one) => /french|english/iu.test(one))
      .filter(({ lines }) => lines.length > 0)
      .map(({ kind, lines }) => `${kind} ${lines.length}`);

  test('the lines above the first heading are the first section', () => {
    expect(kindsIn('Jane Doe\njane@example.com\nSkills\nPython\nEducation\nMIT')).toStrictEqual([
      'header 2',
      'skills 1',
      'education 1',
    ]);
  });

  test('a heading may stand in the line of its content', () => {
    expect(kindsIn('Jane Doe\nSkills: Python, SQL\nEducation: MIT')).toStrictEqual([
      'header 1',
      'skills 1',
      'education 1',
    ]);
  });

  test.each(['*Skills*', '• SKILLS'])(
    '%s opens a section, and a plain list item does not',
    (head) => {
      expect(kindsIn(`Jane Doe\n${head}\nPython\n• Education\nSQL`)).toStrictEqual([
        'header 1',
        'skills 3',
      ]);
    },
  );

  test('labels among skills open no section unless they name spoken languages', () => {
    expect(kindsIn('Skills\nLanguages: Python, SQL\nOther: Git')).toStrictEqual(['skills 2']);
    expect(kindsIn('Skills\nPython\nLanguages: English, French')).toStrictEqual([
      'skills 1',
      'languages 1',
    ]);
  });

  test('a label within a job opens no section', () => {
    expect(kindsIn('Work\nCook\nSkills: Grill\nWaiter')).toStrictEqual(['work 3', 'skills 1']);
  });

  test('a section ends at an unknown heading that looks like the others', () => {
    const look = { isBold: true, size: 14 };
    const lines = [
      'Profile',
      'x',
      'Work',
      'Cook, Hotel Park, 2019 – 2020',
      'Skills',
      'Grill',
      'Zodiac',
      'Aries',
    ];
    const segments = lines.map((text, index) =>
      segment(text, { y: index + 1, ...(/^(?:Profile|Work|Skills|Zodiac)$/u.test(text) && look) }),
    );
    const sections = sectionsOf(streamsOf(segments), () => false);
    expect(sections.map(({ kind }) => kind)).toStrictEqual([
      'header',
      'profile',
      'work',
      'skills',
      'other',
    ]);
  });

  test('a section under an unknown heading is work or education by its content', () => {
    const look = { isBold: true, size: 14 };
    const heads = new Set(['Zodiac', 'Profile', 'Skills', 'Languages']);
    const lines = [
      'Jane Doe',
      'Zodiac',
      'Cook, Hotel Park\t2019 – 2020',
      'Profile',
      'x',
      'Skills',
      'Grill',
      'Languages',
      'French',
    ];
    const segments = lines.flatMap((text, index) =>
      text.split('\t').map((cell) => segment(cell, { y: index + 1, ...(heads.has(text) && look) })),
    );
    const sections = sectionsOf(streamsOf(segments), () => true);
    const kinds = classifyUnknownSections(sections, () => true).map(({ kind }) => kind);
    expect(kinds).toStrictEqual(['header', 'work', 'profile', 'skills', 'languages']);
  });

  test('a list item that reads like a heading opens no section', () => {
    const look = { isBold: true, size: 14 };
    const lines = ['Profile', 'x', 'Work', 'y', 'Skills', 'Management', 'Languages', 'Software'];
    const segments = lines.map((text, index) =>
      segment(text, { y: index + 1, ...(/^(?:Profile|Work|Skills)$/u.test(text) && look) }),
    );
    const kinds = sectionsOf(streamsOf(segments), () => false).map(({ kind }) => kind);
    expect(kinds).toStrictEqual(['header', 'profile', 'work', 'skills']);
  });
});

describe('the language', () => {
  test.each([
    ['en', 'Managed the team and wrote reports for the board'],
    ['de', 'Leitung der Abteilung und Betreuung von Kunden mit dem Vertrieb'],
    ['fr', 'Gestion de la caisse et des stocks pour le magasin'],
    ['es', 'Atención al cliente y gestión de los pedidos en la tienda'],
    ['pt', 'Atendimento ao cliente e gestão de estoque na loja'],
    ['it', 'Gestione del magazzino e dei clienti con il responsabile'],
    ['nl', 'Het aansturen van een team en de planning van het werk'],
    ['pl', 'Obsługa klienta oraz praca w zespole i na kasie'],
    ['tr', 'Müşteri ilişkileri ve satış için raporlama'],
    ['cs', 'Práce v týmu a komunikace se zákazníky na pobočce'],
    ['sk', 'Práca v tíme a komunikácia so zákazníkmi na pobočke, účtovníctvo, ľudia'],
    ['sv', 'Ansvar för försäljning och inköp på avdelningen'],
    ['da', 'Ansvar for salg og indkøb på afdelingen af uddannelse'],
    ['no', 'Ansvar for salg og innkjøp på avdelingen'],
    ['ru', 'Работа с клиентами и ведение отчётности'],
    ['uk', 'Робота з клієнтами та ведення звітності'],
    ['el', 'Εξυπηρέτηση πελατών και διαχείριση αποθήκης'],
    ['he', 'ניהול צוות ושירות לקוחות'],
    ['ar', 'إدارة الفريق وخدمة العملاء'],
    ['hi', 'ग्राहक सेवा और टीम प्रबंधन'],
    ['ja', 'チームの管理と顧客対応'],
    ['zh', '负责客户服务和团队管理'],
    ['ko', '고객 서비스와 팀 관리'],
    ['en', ''],
  ])('the language is detected as %s', (language, text) => {
    expect(languageOf(text, [])).toBe(language);
  });

  test('the language of a short text is detected by its headings', () => {
    const german = ['Berufserfahrung', 'Ausbildung', 'Kenntnisse'].flatMap(
      (text) => headingOf(text) ?? [],
    );
    expect(languageOf('Acme, Excel, Python', german)).toBe('de');
  });
});

test('a heading over two lines of a narrow column is one heading', () => {
  const look = { size: 12, isBold: true };
  const { skills } = resumeOf(
    printed([
      [20, 40, 'Competenze', look],
      [20, 56, 'tecniche', look],
      [20, 74, 'Disegno tecnico'],
      [20, 88, 'Oleodinamica'],
      [20, 120, 'Lingue', look],
      [20, 136, 'Italiano'],
    ]),
  );
  expect(skills.map(({ name }) => name)).toStrictEqual(['Disegno tecnico', 'Oleodinamica']);
});

test('a narrow column has headings smaller than those of the wide one', () => {
  const { skills, languages, work } = resumeOf(
    printed([
      [54, 86, 'Contact', { size: 13 }],
      [54, 106, 'ann@example.com'],
      [54, 140, 'Top Skills', { size: 13 }],
      [54, 158, 'Wound care'],
      [54, 173, 'Triage'],
      [54, 200, 'Languages', { size: 13 }],
      [54, 218, 'English'],
      [218, 60, 'Ann Lee', { size: 26 }],
      [218, 100, 'Summary', { size: 16 }],
      [218, 122, 'Nurse with eleven years of practice.'],
      [218, 150, 'Experience', { size: 16 }],
      [218, 178, 'Lakeview Clinic', { size: 12, isBold: true }],
      [218, 193, 'Staff Nurse'],
      [218, 207, 'March 2019 – Present'],
      [218, 260, 'Education', { size: 16 }],
      [218, 282, 'University of Leeds', { size: 12, isBold: true }],
    ]),
  );
  expect(skills.map(({ name }) => name)).toStrictEqual(['Wound care', 'Triage']);
  expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['en']);
  expect(work).toMatchObject([{ name: 'Lakeview Clinic', position: 'Staff Nurse' }]);
});
