/** What must hold of an office. */
import { slug } from '#lib/fold.ts';
import { countryById } from '#lib/countries.ts';
import { stateCode } from '#lib/subdivisions.ts';
import { invalidField, ApiError } from '#errors.ts';

type Location = { countryId: number | null; stateId: number | null; city: string | null };

/** The place of an office as the public listing names it, or null where it names none. */
export type PlaceKey = { countryId: number; stateId: number; slug: string; name: string };

export function placeOf({ countryId, stateId, city }: Location): PlaceKey | null {
  const name = placeName(city ?? '');
  const key = slug(name);
  if (countryId === null || key === '') return null;
  return { countryId, stateId: stateId ?? 0, slug: key, name };
}

/** The path of a city whose name another city of the country had first. */
export function namesakePath({ slug: name, stateId }: PlaceKey): string {
  const state = stateCode(stateId)?.slice(3).toLowerCase();
  return state === undefined ? name : `${name}-${state}`;
}

/**
 * How a city is spelled for everybody: an office's own decoration would show on the jobs of others.
 * Without symbols, control and direction characters, and punctuation at its ends.
 */
export function placeName(city: string): string {
  return city
    .replaceAll(/[\p{C}\p{S}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}'’]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N})]+$/u, '');
}

/** `exists`: whether the table of subdivisions knows the state. */
export function assertStateInCountry({ countryId, stateId }: Location, exists: boolean): void {
  if (stateId === null || (exists && isInCountry(stateId, countryId))) return;
  throw invalidField('state_id', 'Must be a subdivision of the country.');
}

/** The state an office keeps when it moves: none, once it has left the country. */
export function stateAfterMove(stateId: number | null, countryId: number | null): number | null {
  return stateId !== null && isInCountry(stateId, countryId) ? stateId : null;
}

function isInCountry(stateId: number, countryId: number | null): boolean {
  const country = countryId === null ? null : countryById(countryId);
  return country !== null && stateCode(stateId)?.slice(0, 2) === country.iso2;
}

/** A company that has offices has a default one: it is changed by naming another. */
export function assertDefaultStays(wasDefault: boolean, becomesDefault: boolean | undefined): void {
  if (wasDefault && becomesDefault === false) {
    throw invalidField('is_default', 'Cannot be unset. Make another office the default instead.');
  }
}

export function assertRemovable(
  office: { isDefault: boolean },
  uses: { otherOffices: boolean; liveJobs: boolean },
): void {
  if (office.isDefault && uses.otherOffices) throw new ApiError('default_office');
  if (uses.liveJobs) throw new ApiError('office_in_use');
}
