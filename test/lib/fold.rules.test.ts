/** Search keys, slugs and full-text queries, in the scripts of the career domains. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { bigrams, fold, indexText, matchQuery, searchTokens, slug } from '#lib/fold.ts';

const texts = [
  '',
  '!!!',
  ' \t\n',
  'Zürich',
  'Zu\u0308rich',
  'STRAẞE, Straße',
  'Øresund · Ærø · Œuvre · Łódź · Đà Nẵng · Reyðarfjörður · Þórshöfn',
  'İstanbul ISPARTA ısparta',
  'ŉ ǰ ﬁ ﷺ ㎏ ① ½ ℃ Ａｂｃ',
  'Θεσσαλονίκη ΟΔΟΣ ᾧ',
  'Йошкар-Ола, Ёлкино, Київ',
  'القَاهِرَة الــقاهرة أبوظبي إربد مُؤَسَّسة',
  'हिन्दी क़लम ज़िला',
  'น้ำ ทำงาน กรุงเทพฯ',
  'ນ້ຳ',
  '東京都 ﾃｽﾄ ガ か゚ 葛\u{E0100}飾 𠮷野家',
  '서울 ᄀ\u1161',
  'ירושלים',
  'O´Brien O’Brien O`Brien ʻOkina',
  'soft\u00ADhyphen zero\u200Bwidth \u202Edirection',
  'lone \uD800 surrogates \uDC00',
  '👩‍🔧 1️⃣ 🇩🇪',
  'a\u0301\u0323\u0307 \u0301 東\u0301 1\u0301',
  'C++ / C# / F# / c++17 / a+b / Vertrieb+Marketing',
];

describe('fold', () => {
  it.each([
    ['ZÜRICH', 'zurich'],
    ['Zu\u0308rich', 'zurich'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['Łódź', 'lodz'],
    ['Đakovo', 'dakovo'],
    ['Þórshöfn', 'thorshofn'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['ΑΘΉΝΑ', 'αθηνα'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Йошкар-Ола', 'йошкар-ола'],
    ['القَاهِرَة', 'القاهرة'],
    ['القاهـــرة', 'القاهرة'],
    ['أبوظبي', 'أبوظبي'],
    ['हिन्दी', 'हिन्दी'],
    ['น้ำ', 'น้ำ'],
    ['ﾃｽﾄ', 'テスト'],
    ['ガ', 'ガ'],
    ['葛\u{E0100}飾', '葛飾'],
    ['Ａｂｃ１', 'abc1'],
    ["Côte d’Ivoire  (Côte d'Ivoire)", "cote d'ivoire (cote d'ivoire)"],
    ['  New\u00A0York\n', 'new york'],
  ])('folds %j to %j', (text, key) => {
    expect(fold(text)).toBe(key);
  });

  it.each(texts)('leaves %j unchanged when it is folded again', (text) => {
    expect(fold(fold(text))).toBe(fold(text));
    expect(slug(slug(text))).toBe(slug(text));
    expect(slug(fold(text))).toBe(slug(text));
  });

  it('leaves every character unchanged when it is folded again', () => {
    const unstable: string[] = [];
    // Skips the blocks of ideographs and Hangul syllables, which would take two seconds.
    for (let point = 0; point <= 0x1ffff; point++) {
      if (point === 0x3400) point = 0xa000;
      if (point === 0xac00) point = 0xd7b0;
      const text = `a${String.fromCodePoint(point)}ᄀ`;
      if (fold(fold(text)) !== fold(text) || slug(slug(text)) !== slug(text)) {
        unstable.push(point.toString(16));
      }
    }
    expect(unstable).toEqual([]);
  });
});

describe('slug', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ZÜRICH', 'zurich'],
    ['Zurich', 'zurich'],
    ['Zu\u0308rich', 'zurich'],
    ["L'Haÿ-les-Roses", 'lhay-les-roses'],
    ['L’Haÿ-les-Roses', 'lhay-les-roses'],
    ["'s-Hertogenbosch", 's-hertogenbosch'],
    ['Frankfurt (Oder)', 'frankfurt-oder'],
    ['St. John’s', 'st-johns'],
    ['Donostia / San Sebastián', 'donostia-san-sebastian'],
    ['東京', '東京'],
    ['つくば市', 'つくば市'],
    ['الدَّمَّام', 'الدمام'],
    ['أم القيوين', 'أم-القيوين'],
    ['नई दिल्ली', 'नई-दिल्ली'],
    ['เชียงใหม่', 'เชียงใหม่'],
    ['Ростов-на-Дону', 'ростов-на-дону'],
    ['!!!', ''],
    ['', ''],
    ['\uD800', ''],
  ])('returns for the slug of %j the text %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe('searchTokens', () => {
  it.each([
    ['Senior C++ / C# Developer (m/w/d)', ['senior', 'c++', 'c#', 'developer', 'm', 'w', 'd']],
    ['c++17', ['c++', '17']],
    ['Vertrieb+Marketing', ['vertrieb', 'marketing']],
    ['# + ++ 3+ years #1', ['3', 'years', '1']],
    ['東京ITエンジニア', ['東京', 'it', 'エンジニア']],
    ['C言語・C++エンジニア', ['c', '言語', 'c++', 'エンジニア']],
    ['مُهَنْدِس برمجيات', ['مهندس', 'برمجيات']],
    ['वरिष्ठ नर्स', ['वरिष्ठ', 'नर्स']],
    ['" * - ^ : ( )', []],
  ])('returns for the tokens of %j the words %j', (text, tokens) => {
    expect(searchTokens(text)).toEqual(tokens);
  });
});

describe('bigrams', () => {
  it.each([
    ['', []],
    ['東', ['東']],
    ['東京都', ['東京', '京都']],
    ['𠮷野家', ['𠮷野', '野家']],
  ])('returns for the bigrams of %j the pairs %j', (text, pairs) => {
    expect(bigrams(text)).toEqual(pairs);
  });
});

describe('indexText', () => {
  it.each([
    ['Infirmière H/F', 'infirmiere h f'],
    ['東京都', '東京 京都 都'],
    ['東 京', '東 京'],
    ['東京ITサポート', '東京 京 it サポ ポー ート ト'],
    ['', ''],
  ])('indexes %j as %j', (text, expected) => {
    expect(indexText(text)).toBe(expected);
  });
});

describe('matchQuery', () => {
  it.each([
    ['nurse', 'title : ("nurse"*)'],
    ['Senior Nurse', 'title : ("senior" AND "nurse"*)'],
    ['東', 'title : ("東"*)'],
    ['東京都', 'title : ("東京 京都")'],
    ['東 nurse', 'title : ("東"* AND "nurse"*)'],
    ['', null],
    ['!!! "*', null],
  ])('converts the search %j to the query %j', (text, query) => {
    expect(matchQuery(text)).toBe(query);
  });

  it('limits a query to 12 words of 64 characters', () => {
    expect(matchQuery('word '.repeat(500))?.split(' AND ')).toHaveLength(12);
    expect(matchQuery('x'.repeat(500))).toBe(`title : ("${'x'.repeat(64)}"*)`);
    expect(matchQuery('𠮷'.repeat(500))?.match(/𠮷𠮷/gu)).toHaveLength(63);
  });
});

describe('a full-text index', () => {
  const titles = [
    'Krankenpfleger (m/w/d) in Zürich',
    'Senior C++ Developer',
    'Senior C# Developer',
    'Directeur général',
    'プロジェクトマネージャー（東京都）',
    '看護師・京都',
    '京東エンジニア',
    'مُهَنْدِس برمجيات',
    'مهندس مدني',
    'वरिष्ठ नर्स',
    'พนักงานขาย กรุงเทพ',
    'Title scope near or not and',
    'Медицинский работник',
    `${'long'.repeat(30)} word`,
    '𠮷野家スタッフ',
  ];
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE VIRTUAL TABLE found USING fts5(title, scope, content='', contentless_delete=1,
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'")`);
  const insert = database.prepare('INSERT INTO found (rowid, title, scope) VALUES (?, ?, ?)');
  titles.forEach((title, index) => insert.run(index, indexText(title), 'c276 near'));
  const select = database.prepare('SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid');

  function search(text: string): string[] {
    const query = matchQuery(text);
    if (query === null) return [];
    return select
      .all(`${query} AND scope : ("c276")`)
      .map((row) => titles[Number(row['rowid'])] ?? '');
  }

  it.each([
    ['zurich', ['Krankenpfleger (m/w/d) in Zürich']],
    ['ZU\u0308RICH krank', ['Krankenpfleger (m/w/d) in Zürich']],
    ['krank zürich', []],
    ['krankenpfleger zür', ['Krankenpfleger (m/w/d) in Zürich']],
    ['c++', ['Senior C++ Developer']],
    ['C# dev', ['Senior C# Developer']],
    ['directeur general', ['Directeur général']],
    ['東京', ['プロジェクトマネージャー（東京都）']],
    ['京都', ['プロジェクトマネージャー（東京都）', '看護師・京都']],
    ['都', ['プロジェクトマネージャー（東京都）', '看護師・京都']],
    ['東', ['プロジェクトマネージャー（東京都）', '京東エンジニア']],
    ['ﾏﾈｰｼﾞｬｰ', ['プロジェクトマネージャー（東京都）']],
    ['マネ', ['プロジェクトマネージャー（東京都）']],
    ['看護 京都', ['看護師・京都']],
    ['東都', []],
    ['𠮷', ['𠮷野家スタッフ']],
    ['مهندس', ['مُهَنْدِس برمجيات', 'مهندس مدني']],
    ['مُهَنْدِس مدني', ['مهندس مدني']],
    ['नर्स', ['वरिष्ठ नर्स']],
    ['नर', ['वरिष्ठ नर्स']],
    ['พนักงาน', ['พนักงานขาย กรุงเทพ']],
    ['กรุงเทพ', ['พนักงานขาย กรุงเทพ']],
    ['медицинский', ['Медицинский работник']],
    ['long'.repeat(30), [`${'long'.repeat(30)} word`]],
  ])('finds for %j the titles %j', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });

  it.each([
    '" OR *',
    '"',
    '""',
    '*',
    'NEAR(',
    'NEAR("a" "b", 2)',
    'title:',
    'scope:c276',
    '{title scope} : a',
    '-a',
    '- scope : near',
    '^',
    '^a + b',
    'a AND',
    'NOT',
    'OR OR OR',
    ')(',
    ';--',
    "'; DROP TABLE found; --",
    '\0',
    'a\0b',
    '\uD800"\uDC00',
    '+ # ++',
    '\u{1E900}\u{10D40}\u{16EBB}',
  ])('treats %j as words instead of query syntax', (text) => {
    expect(() => search(text)).not.toThrow();
  });

  it('searches the title only, even if the text names another column', () => {
    expect(search('scope near')).toEqual(['Title scope near or not and']);
    expect(search('c276')).toEqual([]);
    expect(search('scope:c276')).toEqual([]);
    expect(search('title: OR not')).toEqual(['Title scope near or not and']);
  });
});
