/** The query of all career domains: about two dozen rows. */
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';

type Row = {
  id: number;
  hostname: string;
  name: string;
  language: string;
  hue: number;
  isDefault: number;
  isTest: number;
  countryIds: string;
};

export function allDomains() {
  const rows = ReadPlan.rows<Row>(publicSql`
    select id, hostname, name, language, hue, is_default as isDefault, is_test as isTest, (
      select json_group_array(country_id order by country_id)
      from career_domain_countries where domain_id = career_domains.id
    ) as countryIds
    from career_domains
  `);
  return ReadPlan.map(rows, (domains) =>
    domains.map((domain) => {
      const countryIds: number[] = JSON.parse(domain.countryIds);
      const { isDefault, isTest } = domain;
      return { ...domain, isDefault: isDefault === 1, isTest: isTest === 1, countryIds };
    }),
  );
}
