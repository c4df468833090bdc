/** `Leeds LS1 4DY` or `Seattle 98101, WA`, as the data of a country has its cities. */
export type Place = { city: string; postalCode: string; region: string | null };

export function placeOf(text: string): Place {
  const [place = '', region] = text.split(/,\s*/u);
  const [, city = place, postalCode = ''] = /^(\D*?)\s+([A-Z]{0,3}\d.*)$/u.exec(place) ?? [];
  return { city, postalCode, region: region ?? null };
}
