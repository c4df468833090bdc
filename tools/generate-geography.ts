/** Prints the SQL that fills the table `states`: every subdivision of ISO 3166-2, named as its own country writes it. */
import { iso31661, iso31662 } from 'iso-3166';
import cldrEnglish from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import { stateId } from '#lib/subdivisions.ts';

const rowsPerStatementMax = 500;

/** D1 refuses a statement of 100 kB. */
const statementBytesMax = 90_000;

/**
 * CLDR 48 names subdivisions in English only (other languages hold England, Scotland and Wales). ISO
 * writes these countries' subdivisions in their own language or in the English they use, so its name
 * stands; for all others the English one does. Where ISO transliterates, `ownNames` has the script.
 */
const countriesInIsoSpelling = new Set(
  (
    'US CA AU NZ IE DE AT CH LI FR BE LU MC ES AD MX CO AR CL PE UY EC CR BR IT SM NL PL ' +
    'SA AE QA KW BH OM EG JO JP'
  ).split(' '),
);

/** Withdrawn by ISO, still in the package: the Danish counties of 1970 and Luxembourg's districts. */
const withdrawn = /^(?:DK-\d{3}|LU-[DGL])$/;

/** Names of whole countries in their script, and corrections of inverted, bracketed or cut ones. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: {
    AJ: 'عجمان',
    AZ: 'أبوظبي',
    DU: 'دبي',
    FU: 'الفجيرة',
    RK: 'رأس الخيمة',
    SH: 'الشارقة',
    UQ: 'أم القيوين',
  },
  BE: { BRU: 'Bruxelles-Brussel', VLG: 'Vlaanderen', WAL: 'Wallonie' },
  BG: { '22': 'Sofia City' },
  BH: { '13': 'العاصمة', '14': 'الجنوبية', '15': 'المحرق', '17': 'الشمالية' },
  CA: { QC: 'Québec' },
  CH: { SG: 'St. Gallen' },
  CL: { AI: 'Aysén', LI: "O'Higgins" },
  CN: { HK: 'Hong Kong', MO: 'Macao', NM: 'Inner Mongolia', TW: 'Taiwan' },
  CO: { DC: 'Bogotá D.C.', SAP: 'San Andrés y Providencia' },
  CZ: { '10': 'Prague' },
  EG: {
    ALX: 'الإسكندرية',
    ASN: 'أسوان',
    AST: 'أسيوط',
    BA: 'البحر الأحمر',
    BH: 'البحيرة',
    BNS: 'بني سويف',
    C: 'القاهرة',
    DK: 'الدقهلية',
    DT: 'دمياط',
    FYM: 'الفيوم',
    GH: 'الغربية',
    GZ: 'الجيزة',
    IS: 'الإسماعيلية',
    JS: 'جنوب سيناء',
    KB: 'القليوبية',
    KFS: 'كفر الشيخ',
    KN: 'قنا',
    LX: 'الأقصر',
    MN: 'المنيا',
    MNF: 'المنوفية',
    MT: 'مطروح',
    PTS: 'بورسعيد',
    SHG: 'سوهاج',
    SHR: 'الشرقية',
    SIN: 'شمال سيناء',
    SUZ: 'السويس',
    WAD: 'الوادي الجديد',
  },
  ES: {
    AS: 'Principado de Asturias',
    MC: 'Región de Murcia',
    MD: 'Comunidad de Madrid',
    NC: 'Comunidad Foral de Navarra',
    VC: 'Comunitat Valenciana',
  },
  FR: { '973': 'Guyane', PAC: "Provence-Alpes-Côte d'Azur", PDL: 'Pays de la Loire' },
  GB: { PTE: 'Peterborough' },
  IE: { C: 'Connacht' },
  IN: {
    CG: 'Chhattisgarh',
    DH: 'Dadra and Nagar Haveli and Daman and Diu',
    TS: 'Telangana',
    UK: 'Uttarakhand',
  },
  IT: { '23': "Valle d'Aosta", '32': 'Trentino-Alto Adige', BZ: 'Bolzano' },
  JO: {
    AJ: 'عجلون',
    AM: 'عمان',
    AQ: 'العقبة',
    AT: 'الطفيلة',
    AZ: 'الزرقاء',
    BA: 'البلقاء',
    IR: 'إربد',
    JA: 'جرش',
    KA: 'الكرك',
    MA: 'المفرق',
    MD: 'مادبا',
    MN: 'معان',
  },
  JP: numbered(
    '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 ' +
      '神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 ' +
      '大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 ' +
      '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県',
  ),
  KW: {
    AH: 'الأحمدي',
    FA: 'الفروانية',
    HA: 'حولي',
    JA: 'الجهراء',
    KU: 'العاصمة',
    MU: 'مبارك الكبير',
  },
  MX: {
    COA: 'Coahuila',
    MEX: 'Estado de México',
    MIC: 'Michoacán',
    VER: 'Veracruz',
  },
  NL: { FR: 'Friesland' },
  NZ: { CIT: 'Chatham Islands', WGN: 'Wellington' },
  OM: {
    BJ: 'جنوب الباطنة',
    BS: 'شمال الباطنة',
    BU: 'البريمي',
    DA: 'الداخلية',
    MA: 'مسقط',
    MU: 'مسندم',
    SJ: 'جنوب الشرقية',
    SS: 'شمال الشرقية',
    WU: 'الوسطى',
    ZA: 'الظاهرة',
    ZU: 'ظفار',
  },
  PE: { CAL: 'Callao', LMA: 'Lima Metropolitana' },
  QA: {
    DA: 'الدوحة',
    KH: 'الخور والذخيرة',
    MS: 'الشمال',
    RA: 'الريان',
    SH: 'الشيحانية',
    US: 'أم صلال',
    WA: 'الوكرة',
    ZA: 'الظعاين',
  },
  SA: {
    '01': 'الرياض',
    '02': 'مكة المكرمة',
    '03': 'المدينة المنورة',
    '04': 'الشرقية',
    '05': 'القصيم',
    '06': 'حائل',
    '07': 'تبوك',
    '08': 'الحدود الشمالية',
    '09': 'جازان',
    '10': 'نجران',
    '11': 'الباحة',
    '12': 'الجوف',
    '14': 'عسير',
  },
};

const english: Readonly<Record<string, string>> =
  cldrEnglish.subdivisions.localeDisplayNames.subdivisions;
const countryIds = new Map(iso31661.map(({ alpha2, numeric }) => [alpha2, Number(numeric)]));

process.stdout.write(`${statements(rows()).join('\n--> statement-breakpoint\n')}\n`);

function rows(): string[] {
  return iso31662
    .filter(({ code }) => !withdrawn.test(code))
    .map(({ code, name }) => ({ code, name: ownName(code, name) }))
    .sort((one, other) => stateId(one.code) - stateId(other.code))
    .map(
      ({ code, name }) =>
        `(${stateId(code)},${countryIds.get(code.slice(0, 2))},'${code}',${quoted(name)})`,
    );
}

function ownName(code: string, isoName: string): string {
  const country = code.slice(0, 2);
  const own = ownNames[country]?.[code.slice(3)];
  if (own !== undefined) return own;
  const name = countriesInIsoSpelling.has(country)
    ? isoName
    : (english[code.replace('-', '').toLowerCase()] ?? isoName);
  return name.replace(/ \([^)]*\)$/u, ''); // Tarfaya (EH-partial)
}

function statements(values: readonly string[]): string[] {
  const result: string[] = [];
  for (let from = 0; from < values.length; from += rowsPerStatementMax) {
    const some = values.slice(from, from + rowsPerStatementMax);
    const statement = `INSERT INTO states (id, country_id, code, name) VALUES\n${some.join(',\n')};`;
    if (Buffer.byteLength(statement) > statementBytesMax) throw new Error('statement too long');
    result.push(statement);
  }
  return result;
}

/** The Japanese prefectures are numbered 01 to 47 from north to south. */
function numbered(names: string): Record<string, string> {
  return Object.fromEntries(
    names.split(' ').map((name, index) => [String(index + 1).padStart(2, '0'), name]),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
