/** ISO 4217 currency codes, as the platform's Intl knows them. */

export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

const known = new Set(currencies);

export function isCurrency(code: string): boolean {
  return known.has(code);
}
