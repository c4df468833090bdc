/** The JSON-LD of a company (schema.org Organization). */

import { companyPath } from '#careers/layout/page-links.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { CompanyDetail, Site } from './props.ts';

/** Undefined properties are left out. */
export function organization(site: Site, company: CompanyDetail): object {
  const origin = careerOrigin(site.hostname);
  const { name, logo, cover, website, headline, about } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}${companyPath(company)}`,
    logo: logo === null ? undefined : `${origin}${logo}`,
    image: cover === null ? undefined : `${origin}${cover}`,
    slogan: headline ?? undefined,
    description: about.length === 0 ? undefined : about.join('\n'),
    sameAs: website === null ? undefined : [website],
  };
}
