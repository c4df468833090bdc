/** Names, addresses and numbers of invented people. */
import examplesOfMobile from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Address, Name, Phone } from '../cv.ts';
import type { Random } from '../random.ts';
import { type CountryData, type LanguageData, listOf as list } from './language-data.ts';
import { placeOf } from './place.ts';

const titles = ['Dr.', 'Dr.', 'Prof. Dr.'];
const postNominals = ['MBA', 'PMP', 'M.Sc.', 'PhD'];

/** The share of people with one name only. */
const MONONYMS = 0.03;

export function nameOf(data: LanguageData, random: Random): Name {
  const [first = '', firstReading] = random.pick(list(data.firstNames)).split(':');
  const [last = '', lastReading] = random.pick(list(data.lastNames)).split(':');
  const isMononym = data.nameOrder === 'first last' && random.chance(MONONYMS);
  const orders = {
    'first last': `${first} ${last}`,
    'last first': `${last} ${first}`,
    'last+first': `${last}${first}`,
  };
  const isLatin = /^\p{Script=Latin}/u.test(first);
  const reading = firstReading && lastReading ? `${lastReading} ${firstReading}` : null;
  return {
    full: isMononym ? first : orders[data.nameOrder],
    first,
    last: isMononym ? null : last,
    nickname: isLatin && random.chance(0.05) ? first.slice(0, 3) : null,
    title: isLatin && random.chance(0.05) ? random.pick(titles) : null,
    postNominal: isLatin && random.chance(0.05) ? random.pick(postNominals) : null,
    reading,
  };
}

const domains: Readonly<Record<string, string>> = {
  US: 'example.com',
  DE: 'example.de',
  FR: 'example.fr',
  ES: 'example.es',
  IT: 'example.it',
  PL: 'example.pl',
};

/** One in five addresses has nothing of the name. */
export function emailOf({ first, last, reading }: Name, iso2: string, random: Random): string {
  const source = reading ?? [first, last ?? ''].join(' ');
  const [one = '', two = ''] = source
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replace(/[^a-z ]/gu, '')
    .trim()
    .split(/ +/u);
  const domain = random.chance(0.4)
    ? (domains[iso2] ?? 'example.org')
    : random.pick(['example.com', 'example.net', 'example.org']);
  const nick =
    random.pick(['blue.heron', 'night.owl', 'mail.me', 'kontakt', 'river']) +
    String(random.integer(10, 99));
  if (one === '' || random.chance(0.2)) return `${nick}@${domain}`;
  const local = random.pick([
    two === '' ? one : `${one}.${two}`,
    `${one[0]}${two === '' ? one.slice(1) : two}`,
    `${one}${two}${random.integer(1, 99)}`,
    two === '' ? one : `${two}_${one}`,
  ]);
  return `${local}@${domain}`;
}

export function addressOf(data: LanguageData, country: CountryData, random: Random): Address {
  const place = placeOf(random.pick(list(country.cities)));
  const street = random.pick(list(data.streets));
  const number = random.integer(1, 180);
  return {
    street:
      data.address === 'number street, city, region postal'
        ? `${number} ${street}`
        : `${street} ${number}`,
    ...place,
    country: country.name,
    countryIso2: country.iso2,
  };
}

/** Landlines begin like the example numbers of the country do. */
const landlines: Readonly<Record<string, string>> = {
  US: '+1206555',
  GB: '+44207946',
  DE: '+4930231',
  FR: '+33199',
  ES: '+3491000',
  IT: '+390640',
  NL: '+31205',
};

/** A number that is valid for the country, written in one of several ways. */
export function phoneOf(iso2: string, random: Random, kind: 'mobile' | 'landline'): Phone {
  const country = iso2 as CountryCode;
  const example = getExampleNumber(country, examplesOfMobile);
  if (!example) throw new RangeError(`No example of a number in ${iso2}.`);
  const begins = kind === 'landline' ? landlines[iso2] : undefined;
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const length = example.number.length;
    const start = begins ?? example.number.slice(0, length - 5);
    const digits = Array.from({ length: length - start.length }, () => random.integer(0, 9)).join(
      '',
    );
    const number = parsePhoneNumberFromString(start + digits);
    if (!number?.isValid() || number.country !== country) continue;
    const sign = random.pick([' ', ' ', ' ', '-', '.']);
    const international = number.formatInternational();
    return {
      e164: number.number,
      international: random.chance(0.8) ? international : international.replace(/(?<=\d) /gu, sign),
      national: number.formatNational(),
    };
  }
  throw new RangeError(`No number found for ${iso2}.`);
}
