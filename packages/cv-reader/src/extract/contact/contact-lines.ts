/** Knows lines that are only the contact details of the person, as templates print them at the foot: `12 Elm Street, Leeds · 0161 496 0123 · anna@example.org`. */
import type { Line } from '../lines.ts';
import { withoutReferees } from '../sections/referees.ts';
import type { Stream } from '../columns/columns.ts';

const emailAlone = /^\S+@\S+\.\p{L}{2,}$/u;
const phoneAlone = /^(?:\p{L}{1,10}\.?:?\s)?[+(]?\p{Nd}[\p{Nd}\s()./–-]{6,}$/u;
const linkAlone = /^(?:https?:\/\/|www\.)?[\w.-]+\.\p{L}{2,}(?:\/\S*)?$/u;
/** Length of an address. */
const ADDRESS_LENGTH_MAX = 80;
/** Longer lines are text. */
const LINE_LENGTH_MAX = 250;

/** The lines that have an email address, a number and nothing but contact details; among referees only with a postal address. */
export function contactLinesIn(stream: Stream): ReadonlySet<Line> {
  const own = new Set(withoutReferees(stream));
  return new Set(stream.filter((line) => isContactLine(line, !own.has(line))));
}

function isContactLine({ text }: Line, isOfReferees: boolean): boolean {
  if (!text.includes('@') || text.length > LINE_LENGTH_MAX) return false;
  const parts = text.split(/\t|\s[·•|–-]\s/u).map((part) => part.trim());
  const rest = parts.filter((part) => !emailAlone.test(part) && !linkAlone.test(part));
  const addresses = rest.filter((part) => !phoneAlone.test(part));
  const hasBoth = parts.some((part) => emailAlone.test(part)) && rest.length > addresses.length;
  const areAddresses = addresses.every(
    (part) => /\p{Nd}/u.test(part) && part.length <= ADDRESS_LENGTH_MAX,
  );
  return hasBoth && areAddresses && (!isOfReferees || addresses.length > 0);
}
