/** Where applications are as files that the database did not take: by company and applicant, so that they go with either. */
import { keyedDigest } from './signature.ts';
import type { Vault } from './vault.ts';

/** Nothing else is below. */
export const PARKED = 'parked/applications/';
const PURPOSE = 'parked application';

export function parkedOfCompany(companyId: number): string {
  return `${PARKED}${companyId}/`;
}

/** Their address stands in no key. */
export function parkedOfApplicant(
  vault: Pick<Vault, 'digest'>,
  companyId: number,
  emailKey: string,
): string {
  return `${parkedOfCompany(companyId)}${keyedDigest(vault, PURPOSE, emailKey)}/`;
}

/** In milliseconds, as the last part of a key begins with it. */
export function parkedAt(key: string): number {
  return Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
}
