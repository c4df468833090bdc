/** The page of a company that is being closed (410). It may stay after all, so it says no more than that no job is open. */

import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { ClosingPageProps } from './props.ts';

export function ClosingPage({ site, name }: ClosingPageProps) {
  const { empty, notFound } = wordsFor(site.language);
  return (
    <Layout site={site} head={{ noindex: true }} title={`${name} | ${site.name}`}>
      <header class="intro">
        <h1 dir="auto">{name}</h1>
        <p>{empty.unfiltered}</p>
        <p>
          <a class="button" href={homePath}>
            {notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
