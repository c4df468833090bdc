/** Reads declarations, as public bodies ask for them: `The undersigned Anna Weber, born …, declares the following qualifications`. */
import { headingOf, type Heading } from './headings.ts';
import { stemHeadingOf } from './heading-stems.ts';
import { hasBullet, type Line } from '../lines.ts';
import { alternatives, plain } from '../text-folding.ts';
import {
  followingWords,
  residentWords,
  servedWords,
  undersignedWords,
} from '../words/declarations.ts';

const undersigned = new RegExp(
  String.raw`(?:^|[\s/])(?:${alternatives(undersignedWords)})(?:[/(]\p{L}{1,5}\)?)?[,:]?\s+(?=\p{L})`,
  'u',
);
/** Length of a name. */
const NAME_LENGTH_MAX = 60;

/** The name of who declares something, or null. */
export function undersignedIn(text: string): string | null {
  const found = undersigned.exec(plain(text));
  if (!found) return null;
  const [name = ''] = text.slice(found.index + found[0].length).split(',');
  return name.length <= NAME_LENGTH_MAX && name.length < text.length - found[0].length
    ? name
    : null;
}

const following = new RegExp(
  String.raw`(?:^|\s)(?:${alternatives(followingWords)})\s+(?=\p{L})`,
  'u',
);
const served = new RegExp(String.raw`^(?:${alternatives(servedWords)})(?:\s|$)`, 'u');
/** Length of such a line. */
const LENGTH_MAX = 90;

/** The heading that a line is which says what follows: `to have held the following positions`. */
export function declaredHeadingOf({ cells, text }: Line): Heading | null {
  if (cells.length > 1 || text.length > LENGTH_MAX || hasBullet(text) || /[.;]$/u.test(text))
    return null;
  const found = following.exec(plain(text));
  if (!found) return null;
  const what = text.slice(found.index + found[0].length).replace(/:$/u, '');
  if (served.test(plain(what))) return { kinds: ['work'], languages: [] };
  return headingOf(what) ?? stemHeadingOf(what);
}

const resident = new RegExp(
  String.raw`(?:^|[\s,])(?:${alternatives(residentWords)})\s+(?=\S)`,
  'u',
);
/** Parts of an address: the street, and the town with its code. */
const ADDRESS_PARTS = 2;

/** The address that a sentence about the person names, or null. */
export function residenceIn(text: string): string | null {
  const found = resident.exec(plain(text));
  if (!found) return null;
  const parts = text.slice(found.index + found[0].length).split(/[,;]\s/u);
  return parts.length > ADDRESS_PARTS ? parts.slice(0, ADDRESS_PARTS).join(', ') : null;
}
