/** Passwords and tokens of the seed's open companies. Development values: derived from public text, so the same on every machine. */
import type { Role } from '#access.ts';
import { tokenFrom } from '#lib/token.ts';

/** The companies whose people and tokens are in `.dev/seed.json`. */
export const openCompanies = ['acme', 'globex'] as const;

export function passwordOf(company: string, role: Role): string {
  return `development-${company}-${role.toLowerCase()}`;
}

export function emailOf(company: string, role: Role): string {
  return `${role.toLowerCase()}@${company}.example`;
}

/** `name` is a role, whose token has all scopes, or a scope: that token has only this scope, and the role Admin. */
export async function tokenOf(company: string, name: string): Promise<string> {
  const secret = new TextEncoder().encode(`development token of ${company} for ${name}`);
  return tokenFrom('oat_', new Uint8Array(await crypto.subtle.digest('SHA-256', secret)));
}
