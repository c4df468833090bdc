/** The tenants of the seed: sixty invented companies, more of them made on demand, and where their offices are. */
import { cities, type City, type Iso2 } from './cities.ts';
import { domains, type CareerDomain, type Language, type BaseLanguage } from './domains.ts';
import { randomFrom, seedOf, weigh, type Random, type Weighted } from './random.ts';
import { baseLanguageOf, type CategoryId } from './titles.ts';

export type Company = {
  subdomain: string;
  name: string;
  /** Hostname of its career domain. */
  domain: string;
  country: Iso2;
  /** Other countries of the domain it has an office in. */
  alsoIn?: readonly Iso2[];
  website: string;
  /** Of a range kept for fiction, or one that cannot be dialled. */
  phone: string;
  description: string;
  industries: readonly CategoryId[];
  size: 'small' | 'medium' | 'large';
};

export type Office = City & { countryIso2: Iso2 };

const officesMax = 4;
const officesAtHome = { small: [1, 1], medium: [1, 3], large: [2, 4] } as const;

/** The first `count` companies: the sixty, then made ones named `tenant-00061` and up; equal for equal counts. */
export function inventCompanies(count: number): Company[] {
  const companies = invented.slice(0, count);
  for (let number = companies.length + 1; number <= count; number++) {
    companies.push(inventCompany(number));
  }
  return companies;
}

/** One to four cities of the company, the main office first; the same ones on every call. */
export function officesOf(company: Company): Office[] {
  const random = randomFrom(seedOf(company.subdomain));
  const language = domainOf(company).language;
  const abroad = (company.alsoIn ?? []).slice(0, officesMax - 1);
  const [min, max] = officesAtHome[company.size];
  const home = Math.min(random.int(min, max), officesMax - abroad.length);

  const offices = new Map<string, Office>();
  const open = (countryIso2: Iso2) => {
    const city = random.weighted(citiesFor(language, countryIso2));
    offices.set(`${city.state} ${city.name}`, { ...city, countryIso2 });
  };
  for (let i = 0; i < home; i++) open(company.country);
  for (const country of abroad) open(country);
  return [...offices.values()];
}

export function domainOf(company: Company): CareerDomain {
  const domain = domainByHostname.get(company.domain);
  if (domain === undefined) throw new Error(`no career domain ${company.domain}`);
  return domain;
}

const domainByHostname = new Map(domains.map((domain) => [domain.hostname, domain]));
const domainsBySize = weigh(domains, (domain) => domain.weight);

/** Cities where the domain's language is spoken, weighed once per language and country. */
function citiesFor(language: Language, country: Iso2): Weighted<City> {
  const key = `${language} ${country}`;
  const known = weighedCities.get(key);
  if (known !== undefined) return known;

  const states = (statesSpeaking[language] ?? '').split(' ');
  const spoken = cities[country].filter((city) => states.includes(city.state));
  const weighed = weigh(spoken.length > 0 ? spoken : cities[country], (city) => city.weight);
  weighedCities.set(key, weighed);
  return weighed;
}

const weighedCities = new Map<string, Weighted<City>>();

/** In countries of several languages: the ISO 3166-2 subdivisions where offices of this language sit. */
const statesSpeaking: Partial<Record<Language, string>> = {
  'fr-CA': 'CA-QC CA-NB',
  'fr-FR': 'CH-GE CH-VD CH-NE CH-JU CH-FR CH-VS BE-BRU BE-WAL BE-WBR BE-WHT BE-WLG BE-WLX BE-WNA',
  'it-IT': 'CH-TI',
  'nl-NL': 'BE-VLG BE-VAN BE-VBR BE-VLI BE-VOV BE-VWV',
  'de-CH':
    'CH-ZH CH-BE CH-LU CH-UR CH-SZ CH-OW CH-NW CH-GL CH-ZG CH-SO CH-BS CH-BL CH-SH CH-AR CH-AI CH-SG CH-GR CH-AG CH-TG',
};

/** Draws from the number alone, so a company is the same however many are asked for. */
function inventCompany(number: number): Company {
  const subdomain = `tenant-${String(number).padStart(5, '0')}`;
  const random = randomFrom(seedOf(subdomain));
  const domain = random.weighted(domainsBySize);
  const country = random.weighted(weigh(domain.countries, marketOf));
  const abroad = domain.countries.filter((other) => other !== country);
  const { heads, tails, trades, about } = naming[baseLanguageOf(domain.language)];
  const [trade, industries] = random.pick(trades);
  const name = trade.replace('{}', random.pick(heads) + random.pick(tails));
  return {
    subdomain,
    name,
    domain: domain.hostname,
    country,
    ...(abroad.length > 0 && random.chance(0.2) && { alsoIn: [random.pick(abroad)] }),
    website: `https://${subdomain}.example`,
    phone: inventPhone(country, random),
    description: random.pick(about).replace('{}', name),
    industries,
    size: random.weighted(sizes),
  };
}

const sizeShares = { small: 60, medium: 32, large: 8 };
const sizes = weigh(['small', 'medium', 'large'] as const, (size) => sizeShares[size]);

function marketOf(country: Iso2): number {
  return markets[country] ?? 1;
}

/** How many jobs a country has beside the others of its domain. */
const markets: Partial<Record<Iso2, number>> = {
  GB: 12,
  IE: 3,
  AU: 8,
  NZ: 3,
  AT: 4,
  CH: 3,
  LI: 0.2,
  FR: 12,
  BE: 3,
  LU: 0.6,
  MC: 0.2,
  ES: 20,
  AD: 0.4,
  MX: 8,
  CO: 5,
  AR: 5,
  CL: 4,
  PE: 3,
  UY: 1,
  EC: 1.5,
  CR: 1,
  IT: 20,
  SM: 0.3,
  NL: 12,
  SA: 7,
  AE: 7,
  QA: 2,
  KW: 2,
  BH: 1,
  OM: 1,
  EG: 4,
  JO: 1,
};

function inventPhone(country: Iso2, random: Random): string {
  return phones[country] + String(random.int(0, 99)).padStart(2, '0');
}

/** All but the last two digits of numbers that reach nobody. */
const phones: Record<Iso2, string> = {
  US: '+1 202 555 01',
  CA: '+1 613 555 01',
  GB: '+44 20 7946 01',
  IE: '+353 20 912 01',
  AU: '+61 2 5550 01',
  NZ: '+64 4 000 01',
  IN: '+91 11 0000 01',
  DE: '+49 30 23125 1',
  AT: '+43 1 000 01',
  CH: '+41 44 000 01 ',
  LI: '+423 000 01 ',
  FR: '+33 1 99 00 01 ',
  BE: '+32 2 000 01 ',
  LU: '+352 00 01 ',
  MC: '+377 00 00 01 ',
  ES: '+34 910 000 1',
  AD: '+376 000 1',
  MX: '+52 55 0000 01',
  CO: '+57 601 000 01',
  AR: '+54 11 0000 01',
  CL: '+56 2 0000 01',
  PE: '+51 1 000 01',
  UY: '+598 2000 01',
  EC: '+593 2 000 01',
  CR: '+506 0000 01',
  BR: '+55 11 0000 01',
  IT: '+39 02 0000 01',
  SM: '+378 0000 01',
  NL: '+31 20 000 01',
  PL: '+48 22 000 01 ',
  SA: '+966 11 000 01',
  AE: '+971 4 000 01',
  QA: '+974 0000 01',
  KW: '+965 0000 01',
  BH: '+973 0000 01',
  OM: '+968 0000 01',
  EG: '+20 2 0000 01',
  JO: '+962 6 000 01',
  JP: '+81 3 0000 01',
};

type Naming = {
  /** A name's first and second half. */
  heads: readonly string[];
  tails: readonly string[];
  /** What the company does, around its name, and the categories of its jobs. */
  trades: readonly (readonly [pattern: string, industries: readonly CategoryId[]])[];
  about: readonly string[];
};

const naming: Record<BaseLanguage, Naming> = {
  en: {
    heads: [
      'Oak',
      'Silver',
      'Harrow',
      'Copper',
      'Wren',
      'Ash',
      'Bright',
      'Fern',
      'Kings',
      'Marl',
      'North',
      'Quill',
      'Raven',
      'Stone',
      'Thistle',
      'West',
    ],
    tails: [
      'bridge',
      'field',
      'wick',
      'ford',
      'mere',
      'gate',
      'croft',
      'haven',
      'dale',
      'brook',
      'mount',
      'lea',
    ],
    trades: [
      ['{} Health', [10, 25, 2]],
      ['{} Logistics', [15, 27]],
      ['{} Software', [13, 22, 5]],
      ['{} Construction', [4, 26, 9]],
      ['{} Foods', [16, 15, 3]],
      ['{} Stores', [21, 15]],
      ['{} Hotels', [11, 5]],
      ['{} Partners', [1, 14, 12]],
      ['{} Energy', [8, 9, 26]],
      ['{} Schools', [7, 25]],
      ['{} Media', [18, 17, 6]],
      ['{} Labs', [23, 13]],
      ['{} Property', [20, 24, 2]],
    ],
    about: [
      '{} has served its region for years and keeps growing, one careful step at a time.',
      '{} is an employer with short paths, clear goals and people who help each other.',
    ],
  },
  de: {
    heads: [
      'Eichen',
      'Silber',
      'Nord',
      'Falken',
      'Brunnen',
      'Lerchen',
      'Stein',
      'Wald',
      'Morgen',
      'Hoch',
      'Kranich',
      'Weiden',
      'Ahorn',
      'Sonnen',
    ],
    tails: [
      'berg',
      'tal',
      'bach',
      'feld',
      'hof',
      'stein',
      'werth',
      'grund',
      'born',
      'rain',
      'see',
      'eck',
    ],
    trades: [
      ['{} Kliniken gGmbH', [10, 25, 2]],
      ['{} Logistik GmbH', [15, 27]],
      ['{} Software GmbH', [13, 22]],
      ['{} Bau GmbH & Co. KG', [4, 26, 9]],
      ['{} Maschinenbau AG', [9, 16]],
      ['{} Märkte', [21, 15]],
      ['Hotelgruppe {}', [11, 5]],
      ['{} Steuerberatung', [1, 14]],
      ['{} Energietechnik', [8, 9, 26]],
      ['Bildungswerk {}', [7, 25]],
      ['{} Medien', [18, 17, 6]],
      ['{} Labor GmbH', [23, 10]],
      ['{} Immobilien', [20, 24]],
    ],
    about: [
      '{} ist in der Region verwurzelt und wächst seit Jahren Schritt für Schritt.',
      '{} steht für kurze Wege, klare Ziele und ein Team, das zusammenhält.',
    ],
  },
  fr: {
    heads: [
      'Val',
      'Mont',
      'Clair',
      'Bel',
      'Haute',
      'Roche',
      'Font',
      'Saule',
      'Beau',
      'Aigue',
      'Pierre',
      'Champ',
    ],
    tails: [
      'clos',
      'rive',
      'lande',
      'mare',
      'fort',
      'brune',
      'vigne',
      'pré',
      'lune',
      'fleur',
      'source',
      'vent',
    ],
    trades: [
      ['Groupe Santé {}', [10, 25]],
      ['{} Logistique', [15, 27]],
      ['{} Numérique', [13, 22, 5]],
      ['{} Construction', [4, 26, 9]],
      ['Ateliers {}', [16, 9, 6]],
      ['Magasins {}', [21, 15]],
      ['Hôtels {}', [11, 5]],
      ['Cabinet {}', [1, 14, 12]],
      ['{} Énergies', [8, 9]],
      ['Institut {}', [7, 23]],
      ['{} Médias', [18, 17]],
      ['{} Immobilier', [20, 24]],
      ['Domaines {}', [3, 22]],
    ],
    about: [
      '{} accompagne sa région depuis des années et poursuit sa croissance pas à pas.',
      '{}, c’est une équipe soudée, des circuits courts et des objectifs clairs.',
    ],
  },
  es: {
    heads: [
      'Monte',
      'Rio',
      'Sierra',
      'Alta',
      'Fuente',
      'Campo',
      'Villa',
      'Puerto',
      'Roble',
      'Mira',
      'Peña',
      'Costa',
    ],
    tails: [
      'claro',
      'verde',
      'luna',
      'bravo',
      'sol',
      'nuevo',
      'lindo',
      'real',
      'sereno',
      'norte',
      'viva',
      'dorada',
    ],
    trades: [
      ['Grupo Salud {}', [10, 25]],
      ['{} Logística', [15, 27]],
      ['{} Digital', [13, 17, 5]],
      ['Construcciones {}', [4, 26, 9]],
      ['Alimentos {}', [16, 3, 15]],
      ['Tiendas {}', [21, 15]],
      ['Hoteles {}', [11, 5]],
      ['{} Consultores', [1, 14, 12]],
      ['{} Energía', [8, 9]],
      ['Colegios {}', [7, 25]],
      ['{} Medios', [18, 17]],
      ['Inmobiliaria {}', [20, 22]],
      ['{} Seguridad', [24, 2]],
    ],
    about: [
      '{} trabaja desde hace años en su región y crece paso a paso.',
      '{} es un equipo cercano, con objetivos claros y ganas de mejorar.',
    ],
  },
  pt: {
    heads: [
      'Serra',
      'Rio',
      'Monte',
      'Bela',
      'Campo',
      'Pedra',
      'Vila',
      'Água',
      'Porto',
      'Vale',
      'Sol',
      'Mata',
    ],
    tails: [
      'clara',
      'verde',
      'nova',
      'mar',
      'norte',
      'branca',
      'viva',
      'alta',
      'brava',
      'dourada',
      'serena',
      'linda',
    ],
    trades: [
      ['{} Saúde', [10, 2]],
      ['{} Logística', [15, 27]],
      ['{} Tecnologia', [13, 22, 5]],
      ['Construtora {}', [4, 26, 9]],
      ['Indústrias {}', [16, 9]],
      ['Lojas {}', [21, 15]],
      ['Hotéis {}', [11, 5]],
      ['{} Contabilidade', [1, 12]],
      ['{} Energia', [8, 9]],
      ['Colégio {}', [7, 25]],
      ['Agropecuária {}', [3, 27]],
      ['Imobiliária {}', [20, 22]],
    ],
    about: [
      'A empresa {} atua há anos na região e cresce passo a passo.',
      '{} é um time próximo, com metas claras e vontade de melhorar.',
    ],
  },
  it: {
    heads: [
      'Monte',
      'Val',
      'Ponte',
      'Colle',
      'Rocca',
      'Acqua',
      'Campo',
      'Torre',
      'Pietra',
      'Bosco',
      'Borgo',
      'Prato',
    ],
    tails: [
      'chiara',
      'verde',
      'nova',
      'lago',
      'serena',
      'fiorito',
      'bruna',
      'luna',
      'vento',
      'rosso',
      'alto',
      'sole',
    ],
    trades: [
      ['Gruppo Sanitario {}', [10, 25]],
      ['{} Logistica S.r.l.', [15, 27]],
      ['{} Informatica', [13, 22]],
      ['Costruzioni {} S.r.l.', [4, 26, 9]],
      ['Officine {} S.p.A.', [16, 9]],
      ['Supermercati {}', [21, 15]],
      ['{} Hotels', [11, 5]],
      ['Studio {}', [1, 14]],
      ['{} Energia', [8, 9]],
      ['Cooperativa {}', [25, 7]],
      ['{} Comunicazione', [18, 17, 6]],
      ['{} Immobiliare', [20, 22]],
    ],
    about: [
      '{} è presente da anni sul territorio e cresce un passo alla volta.',
      '{} è una squadra affiatata, con obiettivi chiari e decisioni rapide.',
    ],
  },
  nl: {
    heads: [
      'Eiken',
      'Zilver',
      'Noord',
      'Reiger',
      'Linden',
      'Zonne',
      'Water',
      'Molen',
      'Berken',
      'Duin',
      'Kraan',
      'Vlinder',
    ],
    tails: [
      'hof',
      'veld',
      'dijk',
      'burg',
      'donk',
      'horst',
      'brug',
      'wijk',
      'laan',
      'rust',
      'kade',
      'oord',
    ],
    trades: [
      ['Zorggroep {}', [10, 25]],
      ['{} Logistiek B.V.', [15, 27]],
      ['{} Software', [13, 22]],
      ['Bouwbedrijf {}', [4, 26]],
      ['{} Techniek B.V.', [9, 16, 26]],
      ['{} Winkels', [21, 15]],
      ['{} Hotels', [11, 5]],
      ['{} Accountants', [1, 14]],
      ['{} Energie', [8, 9]],
      ['Scholengroep {}', [7, 25]],
      ['Kwekerij {}', [3, 15]],
      ['{} Vastgoed', [20, 2]],
    ],
    about: [
      '{} is al jaren thuis in de regio en groeit stap voor stap.',
      'Bij {} zijn de lijnen kort en de doelen duidelijk.',
    ],
  },
  pl: {
    heads: [
      'Dębo',
      'Jasno',
      'Biało',
      'Nowo',
      'Złoto',
      'Zielono',
      'Krasno',
      'Staro',
      'Wiślo',
      'Lipo',
      'Modro',
      'Sosno',
    ],
    tails: [
      'bór',
      'las',
      'mir',
      'gród',
      'brzeg',
      'staw',
      'pol',
      'wit',
      'dar',
      'lot',
      'stok',
      'grad',
    ],
    trades: [
      ['Centrum Medyczne {}', [10, 2]],
      ['{} Logistyka Sp. z o.o.', [15, 27]],
      ['{} Software', [13, 22]],
      ['{} Budownictwo S.A.', [4, 26, 9]],
      ['Zakłady {} S.A.', [16, 9]],
      ['Sklepy {}', [21, 15]],
      ['Hotele {}', [11, 5]],
      ['Biuro Rachunkowe {}', [1, 12]],
      ['{} Energia', [8, 9, 26]],
      ['Szkoły {}', [7, 25]],
      ['{} Media', [18, 17, 6]],
      ['{} Nieruchomości', [20, 24]],
    ],
    about: [
      '{} od lat działa w regionie i rozwija się krok po kroku.',
      '{} to zgrany zespół, jasne cele i szybkie decyzje.',
    ],
  },
  ar: {
    heads: [
      'نجوم ',
      'رواد ',
      'آفاق ',
      'بوابة ',
      'سواحل ',
      'أركان ',
      'ينابيع ',
      'ضفاف ',
      'أجنحة ',
      'منارة ',
      'قمم ',
      'روافد ',
    ],
    tails: [
      'الخليج',
      'الشرق',
      'المستقبل',
      'النخيل',
      'الصحراء',
      'اللؤلؤ',
      'البحر',
      'الواحة',
      'الغد',
      'الشروق',
      'الجزيرة',
      'الريحان',
    ],
    trades: [
      ['مجموعة {} الطبية', [10, 23]],
      ['شركة {} للخدمات اللوجستية', [15, 27]],
      ['شركة {} للتقنية', [13, 5]],
      ['شركة {} للمقاولات', [4, 9, 26]],
      ['مجموعة {} التجارية', [21, 22]],
      ['شركة {} للضيافة', [11, 5]],
      ['شركة {} للاستشارات', [1, 14, 12]],
      ['شركة {} للطاقة', [8, 9]],
      ['مدارس {} الأهلية', [7, 25]],
      ['شركة {} العقارية', [20, 24]],
      ['شركة {} للإعلام', [18, 17, 6]],
    ],
    about: [
      'تعمل {} في المنطقة منذ سنوات وتنمو خطوة بخطوة.',
      'تتميز {} بفريق متعاون وأهداف واضحة.',
    ],
  },
  ja: {
    heads: ['青', '白', '東', '若', '清', '花', '月', '星', '朝', '春', '緑', '大'],
    tails: ['葉', '峰', '波', '風', '原', '川', '浜', '泉', '森', '雲', '岬', '凪'],
    trades: [
      ['医療法人{}会', [10, 25]],
      ['{}物流株式会社', [15, 27]],
      ['株式会社{}システム', [13, 22]],
      ['{}建設株式会社', [4, 26, 9]],
      ['株式会社{}製作所', [16, 9]],
      ['株式会社{}ストア', [21, 15]],
      ['ホテル{}グループ', [11, 5]],
      ['{}会計事務所', [1, 14]],
      ['{}エネルギー株式会社', [8, 9]],
      ['学校法人{}学園', [7, 25]],
      ['株式会社{}メディア', [18, 17, 6]],
      ['{}不動産株式会社', [20, 22]],
      ['{}警備保障株式会社', [24, 2]],
    ],
    about: [
      '{}は、地域に根ざして着実に成長を続けています。お客様と社員の声を大切にしています。',
      '{}は、風通しのよい職場と明確な目標を大切にしています。長く安心して働ける環境づくりに取り組んでいます。',
    ],
  },
};

const invented: readonly Company[] = [
  {
    subdomain: 'acme',
    name: 'Acme',
    domain: 'karriere-de.example',
    country: 'DE',
    website: 'https://acme.example',
    phone: '+49 30 23125 104',
    description:
      'Acme entwickelt und fertigt Antriebe, Sensoren und allerlei Nützliches für Werkstätten in ganz Europa. Das Unternehmen beschäftigt rund 2.400 Menschen.',
    industries: [9, 16, 13, 22, 15],
    size: 'large',
  },
  {
    subdomain: 'globex',
    name: 'Globex',
    domain: 'careers-us.example',
    country: 'US',
    website: 'https://globex.example',
    phone: '+1 415 555 0132',
    description:
      'Globex builds energy software and hardware for cities that want to use less and know more. More than 3,000 people work here.',
    industries: [13, 8, 9, 22, 17, 1],
    size: 'large',
  },
  {
    subdomain: 'cedar-hollow-health',
    name: 'Cedar Hollow Health',
    domain: 'careers-us.example',
    country: 'US',
    website: 'https://cedar-hollow-health.example',
    phone: '+1 614 555 0118',
    description:
      'Cedar Hollow Health runs community hospitals and clinics across the country. We treat neighbors, not numbers.',
    industries: [10, 25, 2],
    size: 'large',
  },
  {
    subdomain: 'brightwagon-freight',
    name: 'Brightwagon Freight',
    domain: 'careers-us.example',
    country: 'US',
    website: 'https://brightwagon-freight.example',
    phone: '+1 312 555 0147',
    description:
      'Brightwagon Freight moves goods for regional manufacturers with its own fleet and its own drivers.',
    industries: [27, 15],
    size: 'medium',
  },
  {
    subdomain: 'pepper-and-pine',
    name: 'Pepper & Pine Markets',
    domain: 'careers-us.example',
    country: 'US',
    website: 'https://pepper-and-pine.example',
    phone: '+1 503 555 0179',
    description:
      'Pepper & Pine is a family of neighborhood grocery stores with fresh food, fair prices and cashiers who know your name.',
    industries: [21, 11, 15],
    size: 'medium',
  },
  {
    subdomain: 'larkmeadow-academies',
    name: 'Larkmeadow Academies',
    domain: 'careers-us.example',
    country: 'US',
    website: 'https://larkmeadow-academies.example',
    phone: '+1 720 555 0164',
    description:
      'Larkmeadow Academies is a network of 24 public charter schools with small classes and long recesses.',
    industries: [7, 25, 2, 19],
    size: 'medium',
  },
  {
    subdomain: 'hartwell-finch',
    name: 'Hartwell Finch LLP',
    domain: 'careers-uk.example',
    country: 'GB',
    website: 'https://hartwell-finch.example',
    phone: '+44 20 7946 0182',
    description:
      'Hartwell Finch advises growing businesses on accounts, tax and contracts, in plain English.',
    industries: [1, 14],
    size: 'medium',
  },
  {
    subdomain: 'northmoor-care',
    name: 'Northmoor Care Group',
    domain: 'careers-uk.example',
    country: 'GB',
    website: 'https://northmoor-care.example',
    phone: '+44 113 496 0124',
    description:
      'Northmoor Care Group looks after more than 4,000 people in their own homes and in 60 care homes.',
    industries: [10, 25],
    size: 'large',
  },
  {
    subdomain: 'tidewater-rail',
    name: 'Tidewater Rail Services',
    domain: 'careers-uk.example',
    country: 'GB',
    alsoIn: ['IE'],
    website: 'https://tidewater-rail.example',
    phone: '+44 117 496 0155',
    description:
      'Tidewater Rail Services maintains tracks, trains and stations so that people get home on time.',
    industries: [27, 9, 26],
    size: 'medium',
  },
  {
    subdomain: 'liffeyside-software',
    name: 'Liffeyside Software',
    domain: 'careers-uk.example',
    country: 'IE',
    website: 'https://liffeyside-software.example',
    phone: '+353 20 912 0147',
    description:
      'Liffeyside Software makes booking and payment tools for small hotels all over the world.',
    industries: [13, 22, 5],
    size: 'medium',
  },
  {
    subdomain: 'maplewick-credit-union',
    name: 'Maplewick Credit Union',
    domain: 'careers-ca.example',
    country: 'CA',
    website: 'https://maplewick-credit-union.example',
    phone: '+1 604 555 0113',
    description:
      'Maplewick Credit Union is owned by its members and has branches from coast to coast.',
    industries: [1, 5, 13],
    size: 'medium',
  },
  {
    subdomain: 'tamarack-and-rowe',
    name: 'Tamarack & Rowe Builders',
    domain: 'careers-ca.example',
    country: 'CA',
    website: 'https://tamarack-and-rowe.example',
    phone: '+1 403 555 0161',
    description:
      'Tamarack & Rowe puts up schools, clinics and homes that stand up to long winters.',
    industries: [4, 26, 9],
    size: 'medium',
  },
  {
    subdomain: 'copper-loon-hospitality',
    name: 'Copper Loon Hospitality',
    domain: 'careers-ca.example',
    country: 'CA',
    website: 'https://copper-loon-hospitality.example',
    phone: '+1 416 555 0125',
    description:
      'Copper Loon runs lakeside inns and city hotels where breakfast is taken seriously.',
    industries: [11, 5],
    size: 'small',
  },
  {
    subdomain: 'grand-harfang',
    name: 'Logistique Grand-Harfang',
    domain: 'carrieres-ca.example',
    country: 'CA',
    website: 'https://grand-harfang.example',
    phone: '+1 514 555 0138',
    description:
      'Grand-Harfang entrepose et livre les marchandises de plus de 300 commerces du Québec et d’ailleurs.',
    industries: [15, 27],
    size: 'medium',
  },
  {
    subdomain: 'clinique-des-erables',
    name: 'Groupe Clinique des Érables',
    domain: 'carrieres-ca.example',
    country: 'CA',
    website: 'https://clinique-des-erables.example',
    phone: '+1 418 555 0172',
    description:
      'Un réseau de cliniques familiales où l’on prend le temps d’écouter. Près de 900 personnes y travaillent.',
    industries: [10, 25, 2],
    size: 'medium',
  },
  {
    subdomain: 'studio-lumibec',
    name: 'Studio Lumibec',
    domain: 'carrieres-ca.example',
    country: 'CA',
    website: 'https://studio-lumibec.example',
    phone: '+1 438 555 0109',
    description:
      'Studio Lumibec crée des jeux et des expériences interactives jouées partout dans le monde.',
    industries: [13, 6, 18],
    size: 'small',
  },
  {
    subdomain: 'rusty-gully-resources',
    name: 'Rusty Gully Resources',
    domain: 'careers-anz.example',
    country: 'AU',
    website: 'https://rusty-gully-resources.example',
    phone: '+61 8 5550 0127',
    description:
      'Rusty Gully Resources mines and processes minerals safely, with fly-in fly-out and residential rosters.',
    industries: [9, 26, 8, 27],
    size: 'large',
  },
  {
    subdomain: 'tawny-wattlebird',
    name: 'Tawny Wattlebird Early Learning',
    domain: 'careers-anz.example',
    country: 'AU',
    alsoIn: ['NZ'],
    website: 'https://tawny-wattlebird.example',
    phone: '+61 3 7010 0144',
    description:
      'Tawny Wattlebird runs early learning centres where children spend most of the day outdoors.',
    industries: [7, 25],
    size: 'medium',
  },
  {
    subdomain: 'kowhai-flats-dairy',
    name: 'Kōwhai Flats Dairy Co-operative',
    domain: 'careers-anz.example',
    country: 'NZ',
    alsoIn: ['AU'],
    website: 'https://kowhai-flats-dairy.example',
    phone: '+64 9 000 0116',
    description:
      'Kōwhai Flats is owned by 800 farming families and makes butter, cheese and milk powder.',
    industries: [3, 16, 15],
    size: 'medium',
  },
  {
    subdomain: 'saptarang-tech',
    name: 'Saptarang Technologies',
    domain: 'careers-in.example',
    country: 'IN',
    website: 'https://saptarang-tech.example',
    phone: '+91 80 0000 0142',
    description:
      'Saptarang Technologies builds and runs software for banks and hospitals on four continents.',
    industries: [13, 5, 12],
    size: 'large',
  },
  {
    subdomain: 'neelparv-auto-works',
    name: 'Neelparv Auto Works',
    domain: 'careers-in.example',
    country: 'IN',
    website: 'https://neelparv-auto-works.example',
    phone: '+91 20 0000 0178',
    description:
      'Neelparv Auto Works makes braking systems and small motors in plants that recycle all their water.',
    industries: [16, 9, 15],
    size: 'large',
  },
  {
    subdomain: 'aaroshri-hospitals',
    name: 'Aaroshri Hospitals',
    domain: 'careers-in.example',
    country: 'IN',
    website: 'https://aaroshri-hospitals.example',
    phone: '+91 44 0000 0119',
    description:
      'Aaroshri Hospitals bring specialist care to mid-sized cities, with day clinics and telemedicine.',
    industries: [10, 23, 2],
    size: 'medium',
  },
  {
    subdomain: 'birkenrain-kliniken',
    name: 'Birkenrain Kliniken GmbH',
    domain: 'karriere-de.example',
    country: 'DE',
    website: 'https://birkenrain-kliniken.example',
    phone: '+49 89 99998 231',
    description:
      'Die Birkenrain Kliniken betreiben neun Häuser der Grund- und Regelversorgung und bilden jedes Jahr über 300 Pflegekräfte aus.',
    industries: [10, 25, 2],
    size: 'large',
  },
  {
    subdomain: 'kuestenbrise-energie',
    name: 'Küstenbrise Energie AG',
    domain: 'karriere-de.example',
    country: 'DE',
    website: 'https://kuestenbrise-energie.example',
    phone: '+49 40 66969 418',
    description:
      'Küstenbrise plant, baut und wartet Wind- und Solarparks zwischen Küste und Mittelgebirge.',
    industries: [8, 9, 26],
    size: 'medium',
  },
  {
    subdomain: 'rheinbogen-spedition',
    name: 'Rheinbogen Spedition GmbH & Co. KG',
    domain: 'karriere-de.example',
    country: 'DE',
    website: 'https://rheinbogen-spedition.example',
    phone: '+49 221 4710 356',
    description:
      'Rheinbogen transportiert seit drei Generationen Güter auf Straße, Schiene und Wasser.',
    industries: [15, 27],
    size: 'medium',
  },
  {
    subdomain: 'donauwerk-technik',
    name: 'Donauwerk Technik GmbH',
    domain: 'karriere-alpen.example',
    country: 'AT',
    website: 'https://donauwerk-technik.example',
    phone: '+43 1 000 0114',
    description: 'Donauwerk Technik baut Sondermaschinen für die Lebensmittel- und Holzindustrie.',
    industries: [9, 16, 26],
    size: 'medium',
  },
  {
    subdomain: 'edelgrat-hotels',
    name: 'Edelgrat Hotels AG',
    domain: 'karriere-alpen.example',
    country: 'CH',
    alsoIn: ['AT'],
    website: 'https://edelgrat-hotels.example',
    phone: '+41 81 000 01 23',
    description: 'Edelgrat führt familiäre Hotels in den Bergen und legt Wert auf regionale Küche.',
    industries: [11, 5],
    size: 'medium',
  },
  {
    subdomain: 'limmatquell-treuhand',
    name: 'Limmatquell Treuhand AG',
    domain: 'karriere-alpen.example',
    country: 'CH',
    alsoIn: ['LI'],
    website: 'https://limmatquell-treuhand.example',
    phone: '+41 44 000 01 37',
    description:
      'Limmatquell Treuhand betreut kleine und mittlere Unternehmen bei Buchhaltung, Steuern und Recht.',
    industries: [1, 14, 13],
    size: 'medium',
  },
  {
    subdomain: 'atelier-valmont',
    name: 'Atelier Valmont',
    domain: 'emplois-fr.example',
    country: 'FR',
    website: 'https://atelier-valmont.example',
    phone: '+33 1 99 00 41 27',
    description:
      'Atelier Valmont fabrique des meubles durables en bois français et les vend dans ses 40 magasins.',
    industries: [16, 6, 21],
    size: 'medium',
  },
  {
    subdomain: 'soins-et-rivages',
    name: 'Soins & Rivages',
    domain: 'emplois-fr.example',
    country: 'FR',
    alsoIn: ['MC'],
    website: 'https://soins-et-rivages.example',
    phone: '+33 4 65 71 18 02',
    description:
      'Soins & Rivages gère des cliniques et des résidences pour personnes âgées, du littoral à la montagne.',
    industries: [10, 25],
    size: 'large',
  },
  {
    subdomain: 'numerance',
    name: 'Numérance',
    domain: 'emplois-fr.example',
    country: 'FR',
    alsoIn: ['CH'],
    website: 'https://numerance.example',
    phone: '+33 5 36 49 73 15',
    description:
      'Numérance conçoit des logiciels de gestion pour les collectivités et les petites entreprises.',
    industries: [13, 17, 22],
    size: 'medium',
  },
  {
    subdomain: 'logimeuse',
    name: 'Logimeuse SA',
    domain: 'emplois-fr.example',
    country: 'BE',
    alsoIn: ['LU', 'FR'],
    website: 'https://logimeuse.example',
    phone: '+32 4 000 01 45',
    description:
      'Logimeuse relie ports et entrepôts du cœur de l’Europe avec une flotte de plus en plus électrique.',
    industries: [15, 27, 1],
    size: 'medium',
  },
  {
    subdomain: 'olivar-del-sur',
    name: 'Olivar del Sur S. Coop.',
    domain: 'empleo-es.example',
    country: 'ES',
    website: 'https://olivar-del-sur.example',
    phone: '+34 953 000 112',
    description:
      'Cooperativa de 1.200 familias que produce aceite de oliva virgen extra y lo vende en todo el mundo.',
    industries: [3, 16, 15],
    size: 'medium',
  },
  {
    subdomain: 'brisamar-hoteles',
    name: 'Brisamar Hoteles',
    domain: 'empleo-es.example',
    country: 'ES',
    alsoIn: ['AD'],
    website: 'https://brisamar-hoteles.example',
    phone: '+34 971 000 134',
    description:
      'Brisamar gestiona hoteles de playa, ciudad y montaña con un trato cercano todo el año.',
    industries: [11, 5, 26],
    size: 'large',
  },
  {
    subdomain: 'tejas-de-sol',
    name: 'Tejas de Sol Ingenieros',
    domain: 'empleo-es.example',
    country: 'ES',
    website: 'https://tejas-de-sol.example',
    phone: '+34 910 000 157',
    description:
      'Tejas de Sol diseña e instala cubiertas fotovoltaicas para viviendas, escuelas y fábricas.',
    industries: [8, 9, 4],
    size: 'medium',
  },
  {
    subdomain: 'grupo-nopalera',
    name: 'Grupo Nopalera',
    domain: 'empleo-latam.example',
    country: 'MX',
    alsoIn: ['CR'],
    website: 'https://grupo-nopalera.example',
    phone: '+52 55 0000 0128',
    description:
      'Grupo Nopalera produce alimentos y los distribuye en sus propias tiendas de barrio.',
    industries: [21, 15, 16],
    size: 'large',
  },
  {
    subdomain: 'pampalino-digital',
    name: 'Pampalino Digital',
    domain: 'empleo-latam.example',
    country: 'AR',
    alsoIn: ['UY'],
    website: 'https://pampalino-digital.example',
    phone: '+54 11 0000 0163',
    description:
      'Pampalino Digital desarrolla plataformas de comercio electrónico y pagos para toda la región.',
    industries: [13, 17, 5],
    size: 'medium',
  },
  {
    subdomain: 'cordillera-obras',
    name: 'Cordillera Obras y Proyectos',
    domain: 'empleo-latam.example',
    country: 'CL',
    alsoIn: ['PE', 'EC'],
    website: 'https://cordillera-obras.example',
    phone: '+56 2 0000 0119',
    description:
      'Cordillera construye caminos, viviendas y parques de energía en terrenos difíciles.',
    industries: [4, 9, 26],
    size: 'medium',
  },
  {
    subdomain: 'cafetales-mirlo-azul',
    name: 'Cafetales Mirlo Azul',
    domain: 'empleo-latam.example',
    country: 'CO',
    alsoIn: ['EC'],
    website: 'https://cafetales-mirlo-azul.example',
    phone: '+57 601 000 0185',
    description:
      'Cafetales Mirlo Azul compra, tuesta y exporta café de pequeñas fincas a un precio justo.',
    industries: [3, 22, 1],
    size: 'medium',
  },
  {
    subdomain: 'ipe-amarelo-saude',
    name: 'Ipê Amarelo Saúde',
    domain: 'vagas-br.example',
    country: 'BR',
    website: 'https://ipe-amarelo-saude.example',
    phone: '+55 11 0000 0142',
    description:
      'A Ipê Amarelo Saúde reúne hospitais, laboratórios e clínicas com atendimento humano e tecnologia.',
    industries: [10, 2, 5],
    size: 'large',
  },
  {
    subdomain: 'rodocerrado',
    name: 'RodoCerrado Transportes',
    domain: 'vagas-br.example',
    country: 'BR',
    website: 'https://rodocerrado.example',
    phone: '+55 62 0000 0117',
    description:
      'A RodoCerrado leva a safra e os produtos do interior para todo o país com frota própria.',
    industries: [27, 15],
    size: 'medium',
  },
  {
    subdomain: 'jabutipe-software',
    name: 'Jabutipé Software',
    domain: 'vagas-br.example',
    country: 'BR',
    website: 'https://jabutipe-software.example',
    phone: '+55 48 0000 0139',
    description:
      'A Jabutipé cria software de gestão simples para pequenas lojas, oficinas e restaurantes.',
    industries: [13, 22, 17],
    size: 'medium',
  },
  {
    subdomain: 'meccanica-valserena',
    name: 'Meccanica Valserena S.p.A.',
    domain: 'lavoro-it.example',
    country: 'IT',
    alsoIn: ['SM'],
    website: 'https://meccanica-valserena.example',
    phone: '+39 051 000 0126',
    description:
      'Meccanica Valserena progetta e produce macchine per il confezionamento, vendute in 70 Paesi.',
    industries: [16, 9, 15],
    size: 'large',
  },
  {
    subdomain: 'cantine-collealto',
    name: 'Cantine Collealto',
    domain: 'lavoro-it.example',
    country: 'IT',
    website: 'https://cantine-collealto.example',
    phone: '+39 0577 000 148',
    description: 'Cantine Collealto coltiva vigneti biologici e accoglie visitatori tutto l’anno.',
    industries: [3, 11, 22],
    size: 'small',
  },
  {
    subdomain: 'ponteverde-servizi',
    name: 'Ponteverde Servizi',
    domain: 'lavoro-it.example',
    country: 'IT',
    alsoIn: ['CH'],
    website: 'https://ponteverde-servizi.example',
    phone: '+39 02 0000 0171',
    description:
      'Ponteverde Servizi segue amministrazione, paghe e informatica per 2.000 piccole imprese.',
    industries: [1, 12, 13],
    size: 'medium',
  },
  {
    subdomain: 'polderpost',
    name: 'Polderpost Logistiek',
    domain: 'vacatures-nl.example',
    country: 'NL',
    alsoIn: ['BE'],
    website: 'https://polderpost.example',
    phone: '+31 10 000 0135',
    description:
      'Polderpost bezorgt pakketten op de fiets en per elektrische bus, vanuit magazijnen door het hele land.',
    industries: [15, 27],
    size: 'large',
  },
  {
    subdomain: 'zorggroep-zilverduin',
    name: 'Zorggroep Zilverduin',
    domain: 'vacatures-nl.example',
    country: 'NL',
    website: 'https://zorggroep-zilverduin.example',
    phone: '+31 70 000 0122',
    description: 'Zorggroep Zilverduin ondersteunt ouderen thuis en in kleinschalige woonhuizen.',
    industries: [10, 25],
    size: 'medium',
  },
  {
    subdomain: 'kassenkracht',
    name: 'Kassenkracht B.V.',
    domain: 'vacatures-nl.example',
    country: 'NL',
    alsoIn: ['BE'],
    website: 'https://kassenkracht.example',
    phone: '+31 174 000 148',
    description:
      'Kassenkracht kweekt groenten in kassen die meer energie opwekken dan ze verbruiken.',
    industries: [3, 9, 8],
    size: 'medium',
  },
  {
    subdomain: 'bursztynek-soft',
    name: 'Bursztynek Soft Sp. z o.o.',
    domain: 'praca-pl.example',
    country: 'PL',
    website: 'https://bursztynek-soft.example',
    phone: '+48 58 000 01 24',
    description:
      'Bursztynek Soft tworzy oprogramowanie dla portów, magazynów i sklepów internetowych.',
    industries: [13, 6, 12],
    size: 'medium',
  },
  {
    subdomain: 'stalomost',
    name: 'Stalomost Wisła S.A.',
    domain: 'praca-pl.example',
    country: 'PL',
    website: 'https://stalomost.example',
    phone: '+48 32 000 01 51',
    description:
      'Stalomost Wisła projektuje i montuje konstrukcje stalowe: hale, mosty i wieże wiatrowe.',
    industries: [16, 26, 4],
    size: 'large',
  },
  {
    subdomain: 'jablkowy-kram',
    name: 'Jabłkowy Kram',
    domain: 'praca-pl.example',
    country: 'PL',
    website: 'https://jablkowy-kram.example',
    phone: '+48 61 000 01 73',
    description:
      'Jabłkowy Kram to sieć osiedlowych sklepów ze świeżą żywnością od lokalnych dostawców.',
    industries: [21, 15],
    size: 'medium',
  },
  {
    subdomain: 'waha-retail',
    name: 'مجموعة واحة المدينة للتجزئة',
    domain: 'wazaif-gulf.example',
    country: 'AE',
    alsoIn: ['OM', 'BH'],
    website: 'https://waha-retail.example',
    phone: '+971 4 000 0131',
    description: 'تدير المجموعة متاجر للأغذية والأزياء والمنزل، وتضع خدمة العميل في المقام الأول.',
    industries: [21, 15, 22],
    size: 'large',
  },
  {
    subdomain: 'sawaed-najd',
    name: 'شركة سواعد نجد للمقاولات',
    domain: 'wazaif-gulf.example',
    country: 'SA',
    alsoIn: ['KW'],
    website: 'https://sawaed-najd.example',
    phone: '+966 11 000 0145',
    description: 'شركة مقاولات تنفذ مشاريع سكنية وتعليمية وصحية بأيدي فرق وطنية متخصصة.',
    industries: [4, 9, 26],
    size: 'large',
  },
  {
    subdomain: 'dar-al-lulua',
    name: 'دار اللؤلؤ للضيافة',
    domain: 'wazaif-gulf.example',
    country: 'QA',
    alsoIn: ['AE', 'BH'],
    website: 'https://dar-al-lulua.example',
    phone: '+974 4000 0118',
    description: 'تدير الدار فنادق ومطاعم تجمع بين كرم الضيافة العربية والخدمة الحديثة.',
    industries: [11, 5],
    size: 'medium',
  },
  {
    subdomain: 'difaf-al-nil',
    name: 'شركة ضفاف النيل للبرمجيات',
    domain: 'wazaif-gulf.example',
    country: 'EG',
    alsoIn: ['JO'],
    website: 'https://difaf-al-nil.example',
    phone: '+20 2 0000 0162',
    description: 'تطور الشركة أنظمة سحابية للمستشفيات والمدارس في المنطقة العربية.',
    industries: [13, 5, 1],
    size: 'medium',
  },
  {
    subdomain: 'asanagi-seisakusho',
    name: '株式会社あさなぎ精密製作所',
    domain: 'kyujin-jp.example',
    country: 'JP',
    website: 'https://asanagi-seisakusho.example',
    phone: '+81 52 000 0127',
    description:
      '自動車や医療機器に使われる精密部品を設計・製造しています。創業以来、現場の声を大切にしてきました。',
    industries: [16, 9, 15],
    size: 'large',
  },
  {
    subdomain: 'hinata-no-sato',
    name: '社会福祉法人ひなたぼっこの郷',
    domain: 'kyujin-jp.example',
    country: 'JP',
    website: 'https://hinata-no-sato.example',
    phone: '+81 6 0000 0139',
    description: '高齢者施設と保育園を運営し、地域の暮らしを世代を超えて支えています。',
    industries: [10, 25, 7],
    size: 'medium',
  },
  {
    subdomain: 'hoshikuzu-cloud',
    name: 'ほしくずクラウド株式会社',
    domain: 'kyujin-jp.example',
    country: 'JP',
    website: 'https://hoshikuzu-cloud.example',
    phone: '+81 3 0000 0154',
    description:
      '中小企業向けの業務クラウドを開発・提供しています。全国の多くのお客様にご利用いただいています。',
    industries: [13, 22, 17],
    size: 'medium',
  },
  {
    subdomain: 'test-a',
    name: 'Test Company A',
    domain: 'test-a.example',
    country: 'US',
    website: 'https://test-a.example',
    phone: '+1 202 555 0101',
    description: 'A company for trying things out. Its jobs are never shown to the public.',
    industries: [13, 21],
    size: 'small',
  },
  {
    subdomain: 'test-b',
    name: 'Test Company B',
    domain: 'test-b.example',
    country: 'US',
    website: 'https://test-b.example',
    phone: '+1 202 555 0102',
    description: 'Another company for trying things out, separate from the first.',
    industries: [10, 15],
    size: 'small',
  },
];
