/** The links between the companies that a user administers, where there are several. */

import { wordsFor } from '#accounts/words/words.ts';

interface Company {
  id: number;
  name: string;
}

interface CompanyLinksProps {
  language: string;
  company: Company;
  companies: readonly Company[];
}

export function CompanyLinks({ language, company, companies }: CompanyLinksProps) {
  if (companies.length < 2) return null;
  return (
    <nav class="ways" aria-label={wordsFor(language).companyApplications.companies}>
      {companies.map(({ id, name }) => (
        <a href={`?company=${id}`} aria-current={id === company.id ? 'true' : undefined}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </nav>
  );
}
