/** The link to the page of a candidate, below every email to them. */
import { careerOrigin } from '#lib/career-origin.ts';
import { pickLanguage } from '#lib/language.ts';
import type { Mail } from '#mail/schemas.ts';
import type { SiteLanguage } from '#vocabulary.ts';

const labels: Readonly<Record<SiteLanguage, string>> = {
  en: 'Your applications and your data',
  de: 'Ihre Bewerbungen und Ihre Daten',
  es: 'Sus candidaturas y sus datos',
  fr: 'Vos candidatures et vos données',
  it: 'Le Sue candidature e i Suoi dati',
  nl: 'Uw sollicitaties en uw gegevens',
  pl: 'Twoje aplikacje i dane',
  pt: 'Suas candidaturas e seus dados',
  ar: 'طلباتك وبياناتك',
  ja: '応募状況と個人データ',
};

export const PORTAL = '/my';

/** What an email to a candidate carries, so that the link is added when it is sent. Empty without a career domain. */
export function portalOf(hostname: string | null, language: string): Pick<Mail, 'portal'> {
  if (hostname === null) return {};
  const label = pickLanguage(labels, language);
  return { portal: { url: `${careerOrigin(hostname)}${PORTAL}`, label } };
}
