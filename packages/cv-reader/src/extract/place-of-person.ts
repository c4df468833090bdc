/** Finds where the person lives. */
import type { Location } from '../resume.ts';
import { personLabelOf } from './labels.ts';
import type { Line } from './lines.ts';
import { type Place, placeIn } from './places.ts';
import { compact } from './text-folding.ts';

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

type Named = { place: Place; source: string; isLabelled: boolean };

/** `about` are the lines about the person; without a place in them, `near` are searched. */
export function placeOfPerson(
  about: readonly Line[],
  near: readonly Line[],
  language: string,
): PlaceFound | null {
  const found = placeAbout(about, language);
  if (found) return { ...found, isElsewhere: false };
  const other = placeAbout(near, language);
  return other && { ...other, isElsewhere: true };
}

function placeAbout(
  lines: readonly Line[],
  language: string,
): Omit<PlaceFound, 'isElsewhere'> | null {
  let address: string | null = null;
  let named: Named | null = null;
  const towns = new Set<string>();
  for (const line of lines) {
    const cells = line.cells.map(({ text }) => text);
    const label = personLabelOf(cells);
    if (label?.kind === 'address' && label.rest !== '') {
      address ??= label.rest.slice(0, ADDRESS_LENGTH_MAX).toWellFormed();
      const place = placeIn(label.rest, language);
      if (place) named = { place, source: label.rest, isLabelled: true };
    }
    if (label?.kind === 'private') continue;
    for (const cell of cells) {
      const place = cellPlace(cell, language);
      if (place?.city) towns.add(compact(place.city));
      if (place) named ??= { place, source: cell, isLabelled: label?.kind === 'address' };
    }
  }
  if (!named && address === null) return null;
  const { place } = named ?? {};
  return {
    location: {
      ...(address !== null && { address }),
      ...(place?.city && { city: place.city }),
      ...(place?.countryCode && { countryCode: place.countryCode }),
    },
    source: named?.source ?? address ?? '',
    isLabelled: named?.isLabelled ?? true,
    otherTowns: towns.size > 1,
  };
}

function cellPlace(cell: string, language: string): Place | null {
  const place = placeIn(cell, language);
  return place?.city || place?.countryCode ? place : null;
}
