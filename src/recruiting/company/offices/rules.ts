/** The rules of offices and their places. */
import { slug } from '#lib/fold.ts';
import { countryById } from '#lib/countries.ts';
import { stateCode } from '#lib/subdivisions.ts';
import { invalidField, ApiError } from '#errors.ts';

type Location = { countryId: number | null; stateId: number | null; city: string | null };

/** The key of a place in the public listing. */
export type PlaceKey = { countryId: number; stateId: number; slug: string; name: string };

export function placeOf({ countryId, stateId, city }: Location): PlaceKey | null {
  const name = placeName(city ?? '');
  const key = slug(name);
  if (countryId === null || key === '') return null;
  return { countryId, stateId: stateId ?? 0, slug: key, name };
}

/** Returns the path of a city whose plain path another city of the country already has. */
export function namesakePath({ slug: name, stateId }: PlaceKey): string {
  const state = stateCode(stateId)?.slice(3).toLowerCase();
  return state === undefined ? name : `${name}-${state}`;
}

/**
 * Returns the spelling of a city that all companies share: without symbols, control and direction
 * characters, and without punctuation at its ends.
 */
export function placeName(city: string): string {
  return city
    .replaceAll(/[\p{C}\p{S}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}'’]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N})]+$/u, '');
}

/** Throws 422 unless the state is in the country. `exists`: whether the table of subdivisions has the state. */
export function assertStateInCountry({ countryId, stateId }: Location, exists: boolean): void {
  if (stateId === null || (exists && isInCountry(stateId, countryId))) return;
  throw invalidField('state_id', 'Must be a subdivision of the country.');
}

/** Returns the state that an office keeps after a move, or null if the state is in another country. */
export function stateAfterMove(stateId: number | null, countryId: number | null): number | null {
  return stateId !== null && isInCountry(stateId, countryId) ? stateId : null;
}

function isInCountry(stateId: number, countryId: number | null): boolean {
  const country = countryId === null ? null : countryById(countryId);
  return country !== null && stateCode(stateId)?.slice(0, 2) === country.iso2;
}

/** Throws 422 if the default office would stop being the default; make another office the default instead. */
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
