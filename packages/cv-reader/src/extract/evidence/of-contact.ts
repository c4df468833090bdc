/** What speaks for the email address, the phone number and the place that were found, and against them. */
import { isUsualEnding, wordBefore } from '../contact/emails.ts';
import { personLabelOf } from '../labels/labels.ts';
import type { Line } from '../lines.ts';
import type { Phone } from '../contact/phones.ts';
import { placeOf } from '../contact/places.ts';
import type { PlaceFound } from '../contact/place-of-person.ts';
import { parsePhoneNumber } from '../../phone-numbers.ts';
import { compact } from '../text-folding.ts';
import type { Facts } from './evidence.ts';
import { wordsIn } from './of-name.ts';

const anyEmail = /[\w.%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

export function factsOfEmail(
  email: string,
  about: readonly Line[],
  all: readonly Line[],
  name: string | null,
): Facts<'email'> {
  const holds = ({ text }: Line) => text.includes(email);
  const line = about.find(holds) ?? all.find(holds);
  const cell = line?.cells.find(({ text }) => text.includes(email))?.text ?? '';
  const others = all.flatMap(({ text }) => text.match(anyEmail) ?? []);
  const local = compact(email.slice(0, email.indexOf('@')));
  const likeName = name !== null && wordsIn(local, name).length > 0;
  return {
    labelled: line !== undefined && isLabelled(line, cell, 'email'),
    only: new Set(others.map((one) => one.toLowerCase())).size < 2,
    likeName,
    oddEnding: !isUsualEnding(email.slice(email.lastIndexOf('.') + 1)),
    joined: line === undefined,
    touched: isTouched(email, cell, line, all) || wordBefore(email, cell, name) !== null,
    strangeElsewhere: line !== undefined && !about.includes(line) && !likeName,
  };
}

/** Pieces of a broken address stand at one edge, in points. */
const SAME_EDGE = 5;
const piece = /^(?=.*\p{Ll})[\p{Ll}\d._-]+$/u;

/** Whether the address may go on. */
function isTouched(
  email: string,
  cell: string,
  line: Line | undefined,
  all: readonly Line[],
): boolean {
  const at = cell.indexOf(email);
  const [before, after] = [cell.slice(0, at), cell.slice(at + email.length)];
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return true;
  const x = line?.cells.find(({ text }) => text === cell)?.x ?? 0;
  const index = line ? all.indexOf(line) : -1;
  const pieceAt = (near: Line | undefined) =>
    near?.cells.some((one) => Math.abs(one.x - x) < SAME_EDGE && piece.test(one.text)) ?? false;
  return (before === '' && pieceAt(all[index - 1])) || (after === '' && pieceAt(all[index + 1]));
}

/** Whether the line, or the part of it before the value, has a label of the kind. */
function isLabelled({ cells }: Line, cell: string, kind: 'email'): boolean {
  return (
    personLabelOf(cells.map(({ text }) => text))?.kind === kind ||
    cell.split(/\s*[|•·;,]\s+/u).some((part) => personLabelOf([part])?.kind === kind)
  );
}

/** `told` are the countries that the place and the email address name. */
export function factsOfPhone(
  phone: Phone,
  told: readonly string[],
  isElsewhere: boolean,
): Facts<'phone'> {
  const country = parsePhoneNumber(phone.number)?.country;
  const isGuessed = !phone.isInternational && (country === undefined || !told.includes(country));
  return {
    labelled: phone.isLabelled,
    international: phone.isInternational,
    valid: phone.isValid,
    only: phone.isOnly,
    countryGuessed: isGuessed && !phone.isOfOneCountry,
    countryInferred: isGuessed && phone.isOfOneCountry,
    elsewhere: isElsewhere,
  };
}

const postalCode =
  /\d{4,}|\d{2,3}[ -]\d{2,4}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|[A-Z]\d[A-Z] \d[A-Z]\d/u;
const state = /^[A-Z]{2}(?: \d{5})?$/u;

export function factsOfLocation(
  { location, source, isLabelled: hasLabel, otherTowns, isElsewhere }: PlaceFound,
  phone: Phone | null,
  language: string,
): Facts<'location'> {
  const country = phone ? parsePhoneNumber(phone.number)?.country : undefined;
  const parts = source.split(/[,،、|·•;()]|\s[-–—/]\s/u).map((part) => part.trim());
  return {
    labelled: hasLabel,
    postalCode: postalCode.test(source),
    country: parts.some((part) => isCountry(part, language) || state.test(part)),
    countryOfPhone: country !== undefined && country === location.countryCode,
    otherCountry: country !== undefined && country !== location.countryCode,
    otherTowns,
    noTown: location.city === undefined,
    elsewhere: isElsewhere,
  };
}

function isCountry(text: string, language: string): boolean {
  const place = placeOf(text, language);
  return place !== null && place.city === null && place.countryCode !== null;
}
