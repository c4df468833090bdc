/** The time of a country, where all of it has one. */

/** `Intl.Locale` of ES2026, which TypeScript does not know yet. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** An IANA time zone of the country (ISO 3166-1 alpha-2); null where its clocks differ at this moment, as in the United States. */
export function timezoneOfCountry(iso2: string, at: Date): string | null {
  const locale: RegionLocale = new Intl.Locale(`und-${iso2}`);
  const zones = locale.getTimeZones?.() ?? [];
  const clocks = new Set(zones.map((timeZone) => clockOf(timeZone, at)));
  return clocks.size === 1 ? (zones[0] ?? null) : null;
}

function clockOf(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short', dateStyle: 'short', timeZone }).format(
    at,
  );
}
