/** Places of a list as the answer shows them: what it is around, and what its words were read as. */
import type { NearTown, PlaceRead } from '#careers/answers/schemas.ts';
import type { Try } from '#careers/queries/rules/terms.ts';
import { countryName } from '#lib/countries.ts';
import { RADIUS_DEFAULT } from '#lib/geo.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import type { NearPlace } from '#careers/locations/rules/near.ts';

export function showNear(place: NearPlace | null, km: number): NearTown | null {
  return (
    place && {
      name: place.name,
      state: place.stateName,
      country: place.countryId === null ? null : countryName(place.countryId),
      latitude: place.lat,
      longitude: place.lon,
      // A region has no middle.
      radius: isRegion(place) ? 0 : km,
    }
  );
}

function isRegion({ name, countryId, lat }: NearPlace): boolean {
  return name !== null && countryId === null && lat === null;
}

/** The place of the search that was tried, or that all jobs of the page are in. */
export function showPlace(
  tried: Try | null,
  near: NearPlace | null,
  onPage: { job: ListedJob; text: string } | null,
): PlaceRead | null {
  const read = tried?.place;
  if (read) {
    const isTown = 'slug' in read.within;
    const nowhere = {
      name: read.name ?? read.text,
      stateName: null,
      countryId: null,
      lat: null,
      lon: null,
    };
    const shown = showNear(isTown && near ? near : nowhere, isTown ? RADIUS_DEFAULT : 0);
    return shown && { ...shown, text: read.text };
  }
  if (!onPage) return null;
  const { cityName: name, stateName, countryId } = onPage.job;
  const shown = showNear({ name, stateName, countryId, lat: null, lon: null }, 0);
  return shown && { ...shown, text: onPage.text };
}
