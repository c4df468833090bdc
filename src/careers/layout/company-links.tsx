/** What a company wants applicants to know before they send anything (GDPR, article 13): links of its legal texts. */

import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import type { Site } from './props.ts';

interface CompanyLinksProps {
  site: Site;
  /** Of the company. */
  name: string;
  links: Readonly<Partial<Record<LegalKind, string>>>;
}

export function CompanyLinks({ site, name, links }: CompanyLinksProps) {
  const { legal, labelled } = wordsFor(site.language);
  const kinds = legalKinds.filter((kind) => links[kind] !== undefined);
  if (kinds.length === 0) return null;
  return (
    <ul class="languages">
      {kinds.map((kind) => (
        <li>
          <a href={links[kind]} rel="nofollow noopener" target="_blank">
            {fillTemplate(labelled, { label: name, text: legal[kind] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
