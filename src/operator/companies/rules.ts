/** The subdomain and the country of a company, as the operator names them. */
import { countryByIso2 } from '#lib/countries.ts';
import { invalidField } from '#errors.ts';

export function toSubdomain(given: string): string {
  const subdomain = given.toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(subdomain)) {
    throw invalidField('subdomain', 'Must be a DNS label of a-z, 0-9 and hyphens.');
  }
  return subdomain;
}

export function toCountryId(code: string): number {
  const country = countryByIso2(code.toUpperCase());
  if (!country) throw invalidField('country', 'Must be an ISO 3166-1 alpha-2 code.');
  return country.id;
}
