/** Tests how skills and languages are read. */
import { describe, expect, test } from 'vitest';
import { listedIn, mentionedIn, skillOf } from '../src/extract/skills/skills.ts';
import { namesLanguage, spokenIn } from '../src/extract/skills/spoken-languages.ts';
import { linesOf, tidySegments } from '../src/extract/lines.ts';
import { linesIn, printed, resumeOf } from './support/lines.ts';

function listed(text: string): string[] {
  return listedIn(linesIn(text)).map(({ name }) => name);
}

describe('a list of skills', () => {
  test.each([
    ['TypeScript, JavaScript, CSS', ['TypeScript', 'JavaScript', 'CSS']],
    ['Frameworks: React, Next.js, Storybook', ['React', 'Next.js', 'Storybook']],
    ['• HACCP\n• Gestion des stocks\n- Management', ['HACCP', 'Gestion des stocks', 'Management']],
    ['Python • SQL • Power BI • R', ['Python', 'SQL', 'Power BI', 'R']],
    ['Cisco، Fortinet، Linux', ['Cisco', 'Fortinet', 'Linux']],
    ['簿記2級、Excel、弥生会計', ['簿記2級', 'Microsoft Excel', '弥生会計']],
    ['法人営業・提案書作成', ['法人営業', '提案書作成']],
    ['Python (expert), C++ (advanced)', ['Python', 'C++']],
    ['Excel – sehr gut\nFigma – gut', ['Microsoft Excel', 'Figma']],
    ['KNX-Programmierung ★★★★☆', ['KNX-Programmierung']],
    ['Photoshop\t●●●○○', ['Adobe Photoshop']],
    ['SPS 80 %', ['SPS']],
    ['Java, 5 years', ['Java']],
    ['Stock rotation (Less than 1 year)', ['Stock rotation']],
    ['接客\nパソコン:Word、Excel', ['接客', 'Microsoft Word', 'Microsoft Excel']],
    ['Python: 5 years', ['Python']],
    ['EDV\tMS Office (sehr gut), DATEV (gut)', ['Microsoft Office', 'DATEV']],
    ['Microsoft Office (Word, Excel)', ['Microsoft Office', 'Microsoft Word', 'Microsoft Excel']],
    ['Google Cloud Platform (GCP)', ['Google Cloud Platform']],
    ['CI/CD, TCP/IP, HTML/CSS', ['CI/CD', 'TCP/IP', 'HTML', 'CSS']],
    ['Word, Excel and PowerPoint', ['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint']],
    ['Research and development', ['Research and development']],
    ['Business development, Basic life support', ['Business development', 'Basic life support']],
    [
      'Atención telefónica. Resolución de incidencias. Ofimática.',
      ['Atención telefónica', 'Resolución de incidencias', 'Ofimática'],
    ],
    ['1С:Бухгалтерия, МСФО', ['1С:Бухгалтерия', 'МСФО']],
    ['Network security\tFirewalls\tSIEM', ['Network security', 'Firewalls', 'SIEM']],
    [
      'I have led teams of many people using Kubernetes and Terraform every day',
      ['Kubernetes', 'Terraform'],
    ],
    ['Excel, excel, MS Excel', ['Microsoft Excel']],
    ['jane@example.com, 2019 – 2020, https://example.com', []],
  ])('the list %j is split into %j', (text, expected) => {
    expect(listed(text)).toStrictEqual(expected);
  });

  test('a list continues on the next line if the line was full', () => {
    const lines = linesOf(
      tidySegments(
        printed([
          [20, 40, 'Sage 100, Ciel, Excel, Déclarations', { width: 170 }],
          [20, 52, 'fiscales, Rapprochement bancaire', { width: 150 }],
        ]),
      ),
      true,
    );
    expect(listedIn(lines).map(({ name }) => name)).toContain('Déclarations fiscales');
  });

  test('a list is cut at the largest number of skills', () => {
    const many = Array.from(
      { length: 500 },
      (_, index) => `Skill ${String.fromCodePoint(0x4e00 + index)}`,
    );
    expect(listed(many.join(', '))).toHaveLength(80);
  });
});

describe('a skill', () => {
  test.each([
    ['k8s', 'Kubernetes'],
    ['AWS', 'Amazon Web Services'],
    ['JS', 'JavaScript'],
    ['golang', 'Go'],
    ['Postgres', 'PostgreSQL'],
    ['ReactJS', 'React'],
    ['MS-Excel', 'Microsoft Excel'],
    ['엑셀', 'Microsoft Excel'],
    ['エクセル', 'Microsoft Excel'],
    ['Pack Office', 'Microsoft Office'],
    ['пакет MS Office', 'Microsoft Office'],
    ['فوتوشوب', 'Adobe Photoshop'],
    ['Sauciermeister', 'Sauciermeister'],
  ])('the skill %j is returned as %j', (text, name) => {
    expect(skillOf(text).name).toBe(name);
  });

  test('a skill under another name is kept as printed in keywords', () => {
    expect(resumeOf('Jane Doe\nSkills\nk8s, SQL').skills).toStrictEqual([
      { name: 'Kubernetes', keywords: ['k8s'] },
      { name: 'SQL' },
    ]);
  });

  test.each([
    ['Built APIs with Spring Boot and PostgreSQL', ['Spring Boot', 'PostgreSQL']],
    ['Schweißen nach DIN EN ISO 9606-1 und WIG', ['Schweißen', 'WIG']],
    ['Go to the market in spring and react', []],
    ['sem experiência, con mag', []],
    ['C++, C# und .NET Core', ['C++', 'C#', '.NET Core']],
  ])('skills are found by name in %j', (text, names) => {
    const found = mentionedIn([text]).map(({ name }) => name);
    expect(names.every((name) => found.includes(name))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(names.length + 1);
  });

  test('names of employers, jobs and languages are not skills', () => {
    const { skills } = resumeOf(
      'Jane Doe\nWork\nOracle, Welder\t2019 – 2020\nSkills\nOracle, Welder, German\nLanguages\nGerman',
    );
    expect(skills).toStrictEqual([]);
  });
});

describe('languages', () => {
  const spoken = (text: string, language: string) =>
    spokenIn(linesIn(text), language).map(({ code, fluency }) => `${code} ${fluency}`);

  test.each([
    ['en', 'English (native), French (reading knowledge)', ['en native', 'fr null']],
    ['en', 'English – fluent\nAkan – native', ['en fluent', 'ak native']],
    ['en', 'English and French (bilingual)', ['en null', 'fr bilingual']],
    ['de', 'Deutsch\tMuttersprache\nEnglisch\tB1', ['de Muttersprache', 'en B1']],
    ['de', 'Muttersprache: Deutsch', ['de Muttersprache']],
    [
      'fr',
      'Anglais : courant (TOEIC 890)\nFrançais : langue maternelle',
      ['en courant (TOEIC 890)', 'fr langue maternelle'],
    ],
    [
      'es',
      'Español: lengua materna. Inglés: nivel medio (B1).',
      ['es lengua materna.', 'en nivel medio (B1).'],
    ],
    ['es', 'Español\nNativo\nInglés\nIntermedio', ['es Nativo', 'en Intermedio']],
    ['pt', 'Português: nativo; Inglês: avançado', ['pt nativo', 'en avançado']],
    ['it', 'INGLESE\tC1\tC1\tB2\nTEDESCO\tB1', ['en C1 C1 B2', 'de B1']],
    ['nl', 'Nederlands ★★★★★\nEngels ★★★★☆', ['nl null', 'en null']],
    ['pl', 'język polski – ojczysty\njęzyk angielski – B1', ['pl ojczysty', 'en B1']],
    ['tr', 'Türkçe (ana dil), İngilizce (ileri)', ['tr ana dil', 'en ileri']],
    ['cs', 'čeština – rodilý mluvčí, polština – základy', ['cs rodilý mluvčí', 'pl základy']],
    ['sv', 'Svenska (modersmål) och engelska (flytande)', ['sv modersmål', 'en flytande']],
    ['no', 'Norsk: morsmål\nEngelsk: flytende', ['no morsmål', 'en flytende']],
    [
      'ru',
      'Русский — Родной\nАнглийский — B2 — Средне-продвинутый',
      ['ru Родной', 'en B2 — Средне-продвинутый'],
    ],
    [
      'uk',
      'Українська — рідна. Англійська — вище середнього.',
      ['uk рідна.', 'en вище середнього.'],
    ],
    ['el', 'Ελληνικά (μητρική)\nΑγγλικά (C2)', ['el μητρική', 'en C2']],
    ['he', 'עברית – שפת אם\nאנגלית – רמה גבוהה', ['he שפת אם', 'en רמה גבוהה']],
    ['ar', 'العربية – اللغة الأم\nالإنجليزية – جيد', ['ar اللغة الأم', 'en جيد']],
    ['hi', 'हिन्दी – मातृभाषा\nअंग्रेज़ी – अच्छा', ['hi मातृभाषा', 'en अच्छा']],
    ['ja', '日本語 (母国語), 英語 (日常会話)', ['ja 母国語', 'en 日常会話']],
    ['zh', '英语六级,听说读写良好;普通话二级甲等', ['en 六级,听说读写良好', 'zh null']],
    ['ko', '영어\tTOEIC 810\n한국어\t원어민', ['en TOEIC 810', 'ko 원어민']],
    ['en', 'Deutsch, Italienisch', ['de null', 'it null']],
    ['en', 'Python, SQL', []],
  ])('languages are read in %s: %j', (language, text, expected) => {
    expect(spoken(text, language)).toStrictEqual(expected);
  });

  test('programming languages are not spoken languages', () => {
    expect(namesLanguage('Python, Java, Go', 'en')).toBe(false);
    expect(namesLanguage('English, Java', 'en')).toBe(true);
  });

  test('languages keep the name that the CV gives them', () => {
    expect(resumeOf('Maria Huber\nSprachen\nEnglisch: fließend').languages).toStrictEqual([
      { language: 'Englisch', languageCode: 'en', fluency: 'fließend' },
    ]);
  });
});
