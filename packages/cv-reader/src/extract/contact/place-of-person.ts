/** Finds where the person lives. */
import type { Location } from '../../resume.ts';
import { periodsOf } from '../dates/dates.ts';
import { type LabelKind, personLabelOf } from '../labels/labels.ts';
import type { Line } from '../lines.ts';
import { hasLegalForm, schoolScore } from '../names/names.ts';
import { type Place, placeIn } from './places.ts';
import { type AddressContext, townIn, type TownFound, weightOf } from './postal-addresses.ts';
import { residenceIn } from '../sections/declarations.ts';
import { compact } from '../text-folding.ts';

/** Length of an address. */
const ADDRESS_LENGTH_MAX = 200;

export type PlaceFound = {
  location: Location;
  /** The text that names it. */
  source: string;
  isLabelled: boolean;
  /** Whether the lines name other towns. */
  otherTowns: boolean;
  /** Whether it was found outside the lines about the person. */
  isElsewhere: boolean;
};

type Named = { place: Place; source: string; isLabelled: boolean; weight: number };

/** What a label, a contact detail beside it, and a date beside it count, where a postal code counts 3. */
const LABELLED = 4;
const BESIDE_CONTACT = 1;
const DATED = -3;
const OF_OTHERS = -3;
/** Less is no place of residence. */
const WEIGHT_MIN = 1;
/** Length of a date without a month. */
const YEAR = 4;
/** A labelled address with a postal code. */
const WEIGHT_ELSEWHERE_MIN = 7;

/** `about` are the lines about the person; without a town in them, `near`, then labelled addresses in `all` are searched. */
export function placeOfPerson(
  { about, near, all }: Record<'about' | 'near' | 'all', readonly Line[]>,
  context: AddressContext,
): PlaceFound | null {
  const found = placeAbout(about, context);
  if (found?.location.city !== undefined) return { ...found, isElsewhere: false };
  const other = placeAbout(near, context);
  if (other?.location.city !== undefined) return { ...other, isElsewhere: true };
  const far = placeAbout(all, context, WEIGHT_ELSEWHERE_MIN);
  if (far?.location.city !== undefined) return { ...far, isElsewhere: true };
  return found ? { ...found, isElsewhere: false } : other && { ...other, isElsewhere: true };
}

function placeAbout(
  lines: readonly Line[],
  context: AddressContext,
  weightMin = WEIGHT_MIN,
): Omit<PlaceFound, 'isElsewhere'> | null {
  let address: string | null = null;
  const named: Named[] = [];
  for (const [at, line] of lines.entries()) {
    for (const { kind, text, cell } of valuesOf(line)) {
      if (kind === 'private' || text === '') continue;
      if (kind === 'address') address ??= text.slice(0, ADDRESS_LENGTH_MAX).toWellFormed();
      const place = namedIn(text, kind, context);
      if (place) named.push({ ...place, weight: place.weight + around(lines, at, cell, place) });
    }
  }
  const [best] = named
    .filter(({ weight }) => weight >= weightMin)
    .toSorted((a, b) => b.weight - a.weight);
  if (!best && address === null) return null;
  const towns = new Set(
    named.flatMap(({ place: { city } }) => (city === null ? [] : compact(city))),
  );
  return {
    location: {
      ...(address !== null && { address }),
      ...(best?.place.city && { city: best.place.city }),
      ...(best?.place.countryCode && { countryCode: best.place.countryCode }),
    },
    source: best?.source ?? address ?? '',
    isLabelled: best?.isLabelled ?? true,
    otherTowns: towns.size > 1,
  };
}

type Value = { kind: LabelKind | null; text: string; cell: string };

/** The values of a line with the kinds of their labels; a row of a form has several. */
function valuesOf({ cells, text: all }: Line): Value[] {
  const residence = residenceIn(all);
  if (residence !== null) return [{ kind: 'address', text: residence, cell: residence }];
  const values: Value[] = [];
  const texts = cells.map(({ text }) => text);
  for (const [at, text] of texts.entries()) {
    const label = personLabelOf([text]);
    const last = values.at(-1);
    if (label) values.push({ kind: label.kind, text: label.rest, cell: text });
    else if (at > 0 && last && last.kind !== null && last.text === '')
      last.text = text.replace(/^[:\s–-]+/u, '');
    else values.push({ kind: null, text, cell: text });
  }
  return values;
}

function namedIn(text: string, kind: LabelKind | null, context: AddressContext): Named | null {
  const isLabelled = kind === 'address';
  const town = townIn(text, context);
  const labelled = isLabelled ? LABELLED : 0;
  if (town)
    return {
      place: placeOfTown(town),
      source: text,
      isLabelled,
      weight: weightOf(town) + labelled,
    };
  const place = placeIn(text, context.language);
  if (!place?.city && !place?.countryCode) return null;
  return { place, source: text, isLabelled, weight: (place.city ? 2 : 1) + labelled };
}

function placeOfTown({ city, countryCode }: TownFound): Place {
  return { city, countryCode };
}

/** Of a line with signs between its parts, the one with the place: `1986年9月 | 现居住成都市`. */
function besidePlace(text: string, { city }: Place): string {
  const parts = text.split(/[|｜•·]/u);
  return (city === null ? undefined : parts.find((part) => part.includes(city))) ?? text;
}

const contact = /@|\+?\d[\d\s()./-]{7,}\d/u;

/** What the lines around say: an address stands beside other contact details, and not beside dates and employers. */
function around(lines: readonly Line[], at: number, cell: string, { place }: Named): number {
  const near = [lines[at - 1], lines[at], lines[at + 1]];
  const isBeside = near.some((line) => line !== undefined && contact.test(line.text));
  // A year alone may be a postal code, or a group of a number.
  const all = lines[at]?.text ?? '';
  const text = residenceIn(all) === cell ? cell : all;
  const isDated = periodsOf(besidePlace(text, place)).some(
    ({ isSingle, end }) => !isSingle || (end ?? '').length > YEAR,
  );
  const isOfOthers = hasLegalForm(cell) || schoolScore(cell) > 0;
  return (isBeside ? BESIDE_CONTACT : 0) + (isDated ? DATED : 0) + (isOfOthers ? OF_OTHERS : 0);
}
