/** The tenants of the seed: sixty invented companies, more of them made on demand, and where their offices are. */
import { cities, type City, type Iso2 } from './cities.ts';
import { countries } from './countries.ts';
import companyNames from './data/company-names.json' with { type: 'json' };
import companies from './data/companies.json' with { type: 'json' };
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
  const made = invented.slice(0, count);
  for (let number = made.length + 1; number <= count; number++) {
    made.push(inventCompany(number));
  }
  return made;
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
  return countries[country].market ?? 1;
}

function inventPhone(country: Iso2, random: Random): string {
  return countries[country].phone + String(random.int(0, 99)).padStart(2, '0');
}

type Naming = {
  /** A name's first and second half. */
  heads: readonly string[];
  tails: readonly string[];
  /** What the company does, around its name, and the categories of its jobs. */
  trades: readonly (readonly [pattern: string, industries: readonly CategoryId[]])[];
  about: readonly string[];
};

const naming = companyNames as unknown as Record<BaseLanguage, Naming>;

const invented = companies as readonly Company[];
