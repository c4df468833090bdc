/** The page for a path that does not exist (404). */

import { wordsFor } from '#careers/words/words.ts';
import { Layout } from './layout.tsx';
import { homePath } from './page-links.ts';
import type { NotFoundPageProps } from './props.ts';

export function NotFoundPage({ site }: NotFoundPageProps) {
  const { notFound } = wordsFor(site.language);
  return (
    <Layout site={site} head={{ noindex: true }} title={`${notFound.heading} | ${site.name}`}>
      <header class="intro">
        <h1>{notFound.heading}</h1>
        <p>{notFound.text}</p>
        <p>
          <a class="button" href={homePath}>
            {notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
