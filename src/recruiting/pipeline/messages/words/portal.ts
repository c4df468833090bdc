/** The link to the page of a candidate, below every email to them. */
import { careerOrigin } from '#lib/career-origin.ts';
import { openDictionary } from '#lib/dictionaries.ts';
import type { Mail } from '#mail/schemas.ts';
import { recruitingPortal } from '#translations';

const { wordsFor: labelFor } = openDictionary<string>(recruitingPortal);

export const PORTAL = '/my';

/** What an email to a candidate carries, so that the link is added when it is sent. Empty without a career domain. */
export function portalOf(hostname: string | null, language: string): Pick<Mail, 'portal'> {
  if (hostname === null) return {};
  const label = labelFor(language);
  return { portal: { url: `${careerOrigin(hostname)}${PORTAL}`, label } };
}
