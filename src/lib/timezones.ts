/** Time zones. Listing them takes a millisecond, so what does not need them does not import this. */

/** IANA names the platform knows. */
export const timezones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];

/** Whether this is an IANA time zone the platform knows. */
export function isTimezone(name: string): boolean {
  // An offset is not a time zone: it has no daylight saving time.
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
