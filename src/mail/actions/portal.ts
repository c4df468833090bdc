/**
 * Links to the page of a candidate. Each is made when its email is sent, so that the secret is stored nowhere and members do not see
 * it in the text of an email.
 */
import { careerHostname } from '#lib/career-origin.ts';
import { emailKey } from '#lib/email-key.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import type { Mail } from '#mail/schemas.ts';
import type { PortalLink } from '#mail/store/portal.ts';

/** Null for an email without one. */
export async function newPortalLink(
  companyId: number | null,
  { portal, to }: Pick<Mail, 'portal' | 'to'>,
): Promise<PortalLink | null> {
  if (!portal || companyId === null || to === null) return null;
  const token = newSecret();
  const hostname = careerHostname(new URL(portal.url).hostname, true);
  return { token, hash: await sha256Hex(token), companyId, emailKey: emailKey(to), hostname };
}

/** The secret is in the query, because logs leave queries out. */
export function portalUrl({ portal }: Pick<Mail, 'portal'>, { token }: PortalLink): string | null {
  return portal ? `${portal.url}?token=${token}` : null;
}
