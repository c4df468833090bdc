/** The query of all career domains: about two dozen rows. */
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalLink } from './rules.ts';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { legalPath } from '#lib/career-origin.ts';

/** The texts that a domain has, in the order of their links. */
function toLegalLinks(urls: Readonly<Record<string, string>>): LegalLink[] {
  return legalKinds.flatMap((kind) => {
    const url = urls[kind];
    return url === undefined ? [] : [{ kind, url: url === '' ? legalPath(kind) : url }];
  });
}

type Row = {
  id: number;
  hostname: string;
  name: string;
  language: string;
  hue: number;
  isDefault: number;
  isTest: number;
  countryIds: string;
  legal: string;
};

export function allDomains() {
  const rows = ReadPlan.rows<Row>(publicSql`
    select id, hostname, name, language, hue, is_default as isDefault, is_test as isTest, (
      select json_group_array(country_id order by country_id)
      from career_domain_countries where domain_id = career_domains.id
    ) as countryIds, (
      select json_group_object(kind, coalesce(url, ''))
      from career_domain_texts where domain_id = career_domains.id
    ) as legal
    from career_domains
  `);
  return ReadPlan.map(rows, (domains) =>
    domains.map((domain) => {
      const countryIds: number[] = JSON.parse(domain.countryIds);
      const legal: Record<string, string> = JSON.parse(domain.legal);
      const { isDefault, isTest } = domain;
      return {
        ...domain,
        isDefault: isDefault === 1,
        isTest: isTest === 1,
        countryIds,
        legal: toLegalLinks(legal),
      };
    }),
  );
}
