/** The page for a path that does not exist (404). */

import { wordsFor } from '#careers/words/words.ts';
import { Layout } from './layout.tsx';
import { homePath } from './page-links.ts';
import { SearchBox } from './search-box.tsx';
import type { NotFoundPageProps } from './props.ts';

export function NotFoundPage({ site }: NotFoundPageProps) {
  const { notFound, filters } = wordsFor(site.language);
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
      <form
        class="filters"
        method="get"
        action={homePath}
        role="search"
        aria-label={filters.heading}
      >
        <SearchBox site={site} value="" />
      </form>
    </Layout>
  );
}
