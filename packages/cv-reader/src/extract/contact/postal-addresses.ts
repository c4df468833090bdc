/** Finds towns in addresses: beside a postal code, between a street and a country, or where a town usually stands. */
import { headingOf } from '../sections/headings.ts';
import { hasLegalForm, jobScore, organisationScore, schoolScore } from '../names/names.ts';
import { countriesOfTown, countryOf, isCountryCode } from './places.ts';
import { ideographicTown } from './ideographic-addresses.ts';
import { compact, isIdeographic, plain } from '../text-folding.ts';

/** A town in a text. */
export type TownFound = {
  city: string;
  countryCode: string | null;
  /** Whether the list of towns has it. */
  isKnown: boolean;
  /** Whether a postal code stands beside it. */
  hasCode: boolean;
  /** Whether the country or the region stands beside it. */
  hasRegion: boolean;
  /** Whether it is only the end of a longer text with a house number. */
  isEnd: boolean;
};

/** `countries`: those that the rest of the CV speaks for, the likeliest first. */
export type AddressContext = { language: string; countries: readonly string[] };

/** Length of a text with an address. */
const LENGTH_MAX = 200;
const PARTS_MAX = 12;
/** Words of a town. */
const TOWN_WORDS_MAX = 5;

/** Everything in a line of contact details that is no address. */
const others =
  /[\w.%+'-]+@[\p{L}\p{N}.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me)(?:\/\S*)?|\(?(?:\+|\b00)\d[\d\s()./·-]{6,}\d|\b(?!\d{10}\b|\d{5}-\d{5}\b)\d[\d ()./-]{8,}\d\b|[\u2300-\u23ff\u2600-\u27bf\u{1f000}-\u{1faff}•●▪■◆★]|\ufe0f/gu;
const separator = /[,،、;|·\t()[\]]|\s[-–—/]\s|\s{3,}|(?<=\p{Ll})[/-](?=[A-Z]{2}(?![\p{L}\p{N}]))/u;

const codeShapes = [
  // Great Britain, Canada, Ireland, the Argentine.
  String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`,
  String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`,
  String.raw`[A-Z]\d{4}[A-Z]{3}`,
  String.raw`(?:[A-Z]{1,2}[- ])?(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{3} \d{3}|\d{4} ?[A-Z]{2}|\d{4,7}|\d{10}|\d{5}-\d{5})`,
] as const;
const code = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.-])(?:${codeShapes.join('|')})(?![\p{L}\p{N}/]|[.-]\d)`,
  'u',
);

/** Returns the likeliest town of a text, or null. */
export function townIn(text: string, context: AddressContext): TownFound | null {
  if (text.length > LENGTH_MAX) return null;
  const parts = text
    .replace(others, '|')
    .split(separator)
    .map((part) => part.replace(/^[\s:.–—-]+|[\s:.–—-]+$/gu, ''))
    .filter((part) => part !== '')
    .slice(0, PARTS_MAX)
    .map((part) => readPart(part, context));
  const towns = parts.flatMap((part, at) => {
    const town = part.town ?? unknownBesideCode(parts, at);
    return town ? withNeighbours(town, parts, at, context) : [];
  });
  const [best] = towns.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? null;
}

/** How sure a town is by what stands beside it. */
export function weightOf({ isKnown, hasCode, hasRegion, isEnd }: TownFound): number {
  return (isKnown ? 2 : 0) + (hasCode ? 3 : 0) + (hasRegion ? 1 : 0) - (isEnd ? 1 : 0);
}

/** A town that no list has, with its code in the next part: `Kirkby Lonsdale, LA6 2AU`. */
function unknownBesideCode(parts: readonly Part[], at: number): TownFound | null {
  const { text, country, isRegion, isCode } = parts[at] ?? NO_PART;
  if (country !== null || isRegion || isCode || parts[at + 1]?.isCode !== true) return null;
  const city = unknownTown(text);
  return city === null ? null : { ...UNKNOWN, city, hasCode: true };
}

/** `isCode`: only a postal code, perhaps with a region; `country`: the part names one. */
type Part = {
  text: string;
  town: TownFound | null;
  isCode: boolean;
  isRegion: boolean;
  country: string | null;
};

const NO_PART: Part = { text: '', town: null, isCode: false, isRegion: false, country: null };

function readPart(text: string, context: AddressContext): Part {
  const country = countryOf(compact(text), context.language);
  const nothing = { ...NO_PART, text, country };
  if (country !== null && countriesOfTown(text).length === 0) return nothing;
  const ideographic = isIdeographic.test(text) ? ideographicTown(text) : null;
  if (ideographic) return { ...nothing, town: toTown(ideographic, context) };
  if (isIdeographic.test(text)) return nothing;
  const found = code.exec(text);
  if (!found) return { ...nothing, ...townWithoutCode(text, context) };
  const after = withoutRegion(text.slice(found.index + found[0].length).trim());
  const before = withoutRegion(text.slice(0, found.index).trim());
  const isAlone = after.name === '' && before.name === '';
  const town = isAlone ? null : townBesideCode(before, after, found[0], context);
  return { ...nothing, town, isCode: isAlone };
}

function townWithoutCode(
  text: string,
  context: AddressContext,
): Pick<Part, 'town' | 'isRegion' | 'country'> {
  if (isRegionCode(text))
    return { town: null, isRegion: true, country: isCountryCode(text) ? text : null };
  const { name, country, hasRegion } = withoutRegion(text);
  const whole = knownTown(name, context, country);
  if (whole) return { town: { ...whole, hasRegion }, isRegion: false, country };
  const end = /\d/u.test(name) ? townAtEnd(name) : null;
  const town = end === null ? null : knownTown(end, context, country);
  return { town: town && { ...town, hasRegion, isEnd: true }, isRegion: false, country };
}

type Bare = { name: string; country: string | null; hasRegion: boolean };

/** After the code, else before it: `20095 Hamburg`, `Pune 411001`, `12 High Street Leeds LS1 4DY`. */
function townBesideCode(
  before: Bare,
  after: Bare,
  found: string,
  context: AddressContext,
): TownFound | null {
  const country = after.country ?? before.country;
  const hasRegion = after.hasRegion || before.hasRegion;
  const seen = { hasCode: true, hasRegion, isEnd: false };
  const names = [townAtStart(after.name), townAtEnd(before.name)].flatMap((name) => name ?? []);
  for (const name of names) {
    const known = knownTown(name, context, country);
    if (known) return { ...known, ...seen };
  }
  const unknown = unknownTown(after.name) ?? unknownTown(before.name);
  if (unknown === null || (isYear(found) && country === null)) return null;
  return { city: unknown, countryCode: country, isKnown: false, ...seen };
}

function isYear(found: string): boolean {
  return /^(?:19|20)\d\d$/u.test(found);
}

/** A code beside the town in a part of its own, or a region or country after it. */
function withNeighbours(
  town: TownFound,
  parts: readonly Part[],
  at: number,
  { countries }: AddressContext,
): TownFound {
  const near = [parts[at - 1], parts[at + 1]];
  const after = parts.slice(at + 1, at + 3);
  const country = after.find((part) => part.country !== null)?.country ?? null;
  const hasCode = town.hasCode || near.some((part) => part?.isCode === true);
  const hasRegion = town.hasRegion || country !== null || after.some(({ isRegion }) => isRegion);
  const options = countriesOfTown(town.city);
  const told = country !== null && isTold(country, options, countries) ? country : null;
  return { ...town, hasCode, hasRegion, countryCode: told ?? town.countryCode };
}

/** Two letters after a town of another country are a state: `San Francisco, CA`. */
function isTold(
  country: string,
  options: readonly string[],
  countries: readonly string[],
): boolean {
  return options.length === 0 || options.includes(country) || countries.includes(country);
}

function knownTown(
  name: string,
  { countries }: AddressContext,
  country: string | null,
): TownFound | null {
  const options = countriesOfTown(name);
  const [usual] = options;
  if (usual === undefined) return null;
  const likely = [country, ...countries].find((one) => one !== null && options.includes(one));
  return {
    city: name,
    countryCode: likely ?? usual,
    isKnown: true,
    hasCode: false,
    hasRegion: false,
    isEnd: false,
  };
}

function toTown(
  { city, hasCode }: { city: string; hasCode: boolean },
  context: AddressContext,
): TownFound {
  const known = knownTown(city, context, null);
  return { ...(known ?? { ...UNKNOWN, city }), hasCode };
}

const UNKNOWN = {
  countryCode: null,
  isKnown: false,
  hasCode: false,
  hasRegion: false,
  isEnd: false,
};

/** Removes a state or a country of two letters at the end: `Brisbane QLD`, `Bern CH`; and `Cedex 07`. */
function withoutRegion(text: string): Bare {
  const bare = text.replace(/\s+cedex(?:\s+\d{1,2})?$/iu, '').replace(/^(?:г\.|м\.|г|м)\s/u, '');
  const [, name, region] = /^(?:(.*?)\s+)?([A-Z]{2,3})$/u.exec(bare) ?? [];
  if (region === undefined || (name === undefined && countriesOfTown(bare).length > 0))
    return { name: bare, country: null, hasRegion: false };
  const country = isCountryCode(region) ? region : null;
  return { name: name ?? '', country, hasRegion: true };
}

function isRegionCode(text: string): boolean {
  return /^[A-Z]{2,3}$/u.test(text) && countriesOfTown(text).length === 0;
}

/** The longest known town at the beginning, or the words up to a number. */
function townAtStart(text: string): string | null {
  const words = text.split(/\s+/u).slice(0, TOWN_WORDS_MAX);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (countriesOfTown(name).length > 0) return name;
  }
  return null;
}

function townAtEnd(text: string): string | null {
  const words = text.split(/\s+/u).slice(-TOWN_WORDS_MAX);
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (countriesOfTown(name).length > 0) return name;
  }
  return null;
}

const smallWords =
  'am im an der den dem ob bei in unter la le les el los las de del della delle di da do dos du des sur sous en upon on the of under y i e op aan ter ten nad pod nad u van von'.split(
    ' ',
  );
const capital = /^[\p{Lu}\p{Lo}]/u;

/** A town that no list has: a few words with capitals, as a line of an address has them. */
function unknownTown(text: string): string | null {
  const [name = ''] = /^[^\d]+/u.exec(text) ?? [];
  const words = name.trim().split(/\s+/u);
  const isNamed = words.every((word) => capital.test(word) || smallWords.includes(plain(word)));
  if (words.length > TOWN_WORDS_MAX || !isNamed || !/^[\p{L}\p{M}\s.'’-]{2,40}$/u.test(name.trim()))
    return null;
  return isOther(name.trim()) || /\d/u.test(text) ? null : name.trim();
}

function isOther(name: string): boolean {
  return (
    headingOf(name) !== null ||
    hasLegalForm(name) ||
    jobScore(name) > 0 ||
    schoolScore(name) > 0 ||
    organisationScore(name) > 1
  );
}
