/** The companies whose console a person can open. */

import { Frame } from '#accounts/layout/frame.tsx';
import type { Person } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

interface CompaniesPageProps {
  language: string;
  person: Person;
  companies: readonly { name: string; subdomain: string }[];
}

export function CompaniesPage({ language, person, companies }: CompaniesPageProps) {
  const words = wordsFor(language);
  const { companies: title, none } = words.profile;
  return (
    <Frame language={language} title={title} person={person}>
      <h1>{title}</h1>
      {companies.length === 0 && <p>{none}</p>}
      <ul>
        {companies.map(({ name, subdomain }) => (
          <li>
            <a class="link" href={`/console/${subdomain}`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/settings">{words.settings.title}</a>
      </p>
    </Frame>
  );
}
