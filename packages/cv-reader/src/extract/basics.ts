/** Finds who the CV is about, and leaves out what is not sure enough. */
import { parsePhoneNumber } from '../phone-numbers.ts';
import type { Resume } from '../resume.ts';
import { profilesIn, urlIn } from './contact/addresses.ts';
import type { Stream } from './columns/columns.ts';
import { factsOfEmail, factsOfLocation, factsOfPhone } from './evidence/of-contact.ts';
import { factsOfName } from './evidence/of-name.ts';
import { type Found, sureness } from './evidence/evidence.ts';
import type { Detail } from './evidence/kinds.ts';
import { asWritten, emailIn } from './contact/emails.ts';
import type { Line } from './lines.ts';
import { hostsOf, isOfHost } from './contact/hosts.ts';
import { medianSize } from './names/name-lines.ts';
import { labelIn, nameIn } from './names/person.ts';
import { withoutReferees } from './sections/referees.ts';
import { countryOfNumbers, type Phone, phoneIn } from './contact/phones.ts';
import { countriesOfTown } from './contact/places.ts';
import { placeOfPerson } from './contact/place-of-person.ts';
import type { Section } from './sections/section.ts';

/** Lines at the top that may have the name where no section about the person does. */
const TOP_LINES = 12;
/** Below those, a name is only looked for among lines that are larger than the usual text by this factor. */
const LARGE_WITHIN = 60;
const LARGE = 1.5;
/** Lines around the email address in which the place of residence and the number may stand. */
const LINES_BEFORE = 3;
const LINES_AFTER = 4;

type Location = NonNullable<Resume['basics']['location']>;

/** The details that were found, whether sure or not. */
export type Details = {
  [D in Detail]: Found<D, D extends 'location' ? Location : string> | null;
};

export type FoundBasics = {
  details: Details;
  /** What needs no confidence. */
  others: Omit<Resume['basics'], Detail>;
};

export function findBasics(
  sections: readonly Section[],
  streams: readonly Stream[],
  { language, countryIso2 }: { language: string; countryIso2: string | undefined },
): FoundBasics {
  const about = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact' || kind === 'personal')
    .flatMap(({ lines }) => lines);
  const all = streams.flatMap((stream) => withoutReferees(stream));
  const near = besideEmail(all);
  const printed = emailIn(about) ?? emailIn(all);
  const named = nameFrom([about, all.slice(0, TOP_LINES), largest(all)], printed, language, all);
  const email = printed === null ? null : asWritten(printed, all, named?.name ?? null);
  const countries = [
    countryOfNumbers(about) ?? countryOfNumbers(near),
    topLevel(email),
    countryIso2,
  ];
  const place = placeOfPerson(
    { about, near, all },
    { language, countries: countries.flatMap((code) => code ?? []) },
  );
  const towns = countriesOfTown(place?.location.city ?? '');
  const told = [place?.location.countryCode, topLevel(email), ...towns].flatMap(
    (code) => code ?? [],
  );
  const aboutPhone = phoneIn(about, told, countryIso2, language);
  const phone =
    aboutPhone ??
    phoneIn(near, told, countryIso2, language) ??
    // Elsewhere, national formats would match any digits, so no language is assumed.
    phoneIn(all, told, countryIso2, '');
  const label = labelIn(about, named);
  const url = ownUrl(about, named?.name ?? null);
  const profiles = profilesIn(all.map((line) => line.text).join('\n'));
  return {
    details: {
      name: named && {
        value: named.name,
        facts: factsOfName(named, { about, all, email, profiles, language }),
      },
      email:
        email === null || printed === null
          ? null
          : { value: email, facts: factsOfEmail(printed, about, all, named?.name ?? null) },
      phone: phone && foundPhone(phone, told, aboutPhone === null),
      location: place && {
        value: withCountryOf(place.location, phone),
        facts: factsOfLocation(
          { ...place, location: withCountryOf(place.location, phone) },
          phone,
          language,
        ),
      },
    },
    others: { ...(label !== null && { label }), ...(url !== null && { url }), profiles },
  };
}

/** The name in the first of several places that has one. */
function nameFrom(
  places: readonly (readonly Line[])[],
  email: string | null,
  language: string,
  all: readonly Line[],
): ReturnType<typeof nameIn> {
  for (const lines of places) {
    const found = nameIn(lines, email, language, all);
    if (found) return found;
  }
  return null;
}

/** The lines that are much larger than usual: a side column may stand before the name. */
function largest(lines: readonly Line[]): readonly Line[] {
  const usual = medianSize(lines);
  return lines.slice(0, LARGE_WITHIN).filter(({ size }) => size > LARGE * usual);
}

/** Of several towns of the same name, the one in the country of the number is meant. */
function withCountryOf(location: Location, phone: Phone | null): Location {
  const country = phone ? parsePhoneNumber(phone.number)?.country : undefined;
  const options = location.city === undefined ? [] : countriesOfTown(location.city);
  const isLikelier = country !== undefined && options.length > 1 && options.includes(country);
  return isLikelier ? { ...location, countryCode: country } : location;
}

/** The first website that is not that of an agency or employer whose name stands in the CV as well. */
function ownUrl(about: readonly Line[], name: string | null): string | null {
  const url = urlIn(about.map((line) => line.text));
  const hosts = url === null ? [] : hostsOf(url);
  const texts = about.flatMap(({ cells }) => cells.map(({ text }) => text));
  const isOthers = texts.some((text) => text !== name && isOfHost(text, hosts));
  return isOthers && !isOfHost(name ?? '', hosts) ? null : url;
}

function foundPhone(phone: Phone, told: readonly string[], isElsewhere: boolean) {
  return { value: phone.number, facts: factsOfPhone(phone, told, isElsewhere) };
}

function besideEmail(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(({ text }) => text.includes('@'));
  return at < 0 ? [] : lines.slice(Math.max(0, at - LINES_BEFORE), at + LINES_AFTER);
}

/** The country of an email address such as `@example.com.br`. */
function topLevel(email: string | null): string | null {
  const code = email?.slice(email.lastIndexOf('.') + 1).toUpperCase() ?? '';
  return code === 'UK' ? 'GB' : code.length === 2 ? code : null;
}

export type SureBasics = {
  basics: Resume['basics'];
  /** The confidence of every detail that was found. */
  fields: Partial<Record<Detail, number>>;
  /** The details that were found and left out. */
  uncertain: Detail[];
};

/** Leaves out the details that are not sure enough. */
export function sureBasics({ details, others }: FoundBasics, isRecognized = false): SureBasics {
  const { name, email, phone, location } = details;
  const { label, url, profiles } = others;
  const rated = [
    name && rate('name', name, isRecognized),
    email && rate('email', email, isRecognized),
    phone && rate('phone', phone, isRecognized),
    location && rate('location', location, isRecognized),
  ].flatMap((one) => one ?? []);
  const uncertain = rated.filter(({ isSure }) => !isSure).map(({ detail }) => detail);
  const isGiven = (detail: Detail) => !uncertain.includes(detail);
  return {
    basics: {
      ...(name && isGiven('name') && { name: name.value }),
      ...(label !== undefined && { label }),
      ...(email && isGiven('email') && { email: email.value }),
      ...(phone && isGiven('phone') && { phone: phone.value }),
      ...(url !== undefined && { url }),
      ...(location && isGiven('location') && { location: location.value }),
      profiles,
    },
    fields: Object.fromEntries(rated.map(({ detail, confidence }) => [detail, confidence])),
    uncertain,
  };
}

function rate<D extends Detail>(detail: D, { facts }: Found<D, unknown>, isRecognized: boolean) {
  return { detail, ...sureness(detail, facts, isRecognized) };
}
