/** The page with the button that ends an alert. */

import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { END, MANAGE, tokenPath } from './alert-paths.ts';
import type { AlertPageProps } from './props.ts';

export function EndPage({ site, search, token }: AlertPageProps) {
  const { end, manage } = alertWordsFor(site.language);
  return (
    <Layout site={site} head={{ noindex: true }} title={`${end.heading} | ${site.name}`}>
      <header class="intro">
        <h1>{end.heading}</h1>
        <p>
          <bdi>{search}</bdi>
        </p>
        <p>{end.text}</p>
      </header>
      <form class="form" method="post" action={tokenPath(END, token)}>
        <p class="send">
          <button>{end.button}</button>
          <a href={tokenPath(MANAGE, token)}>{manage.heading}</a>
        </p>
      </form>
    </Layout>
  );
}
