/** The page with the button that confirms an alert; email scanners follow links, but press no buttons. */

import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { CONFIRM } from './alert-paths.ts';
import type { AlertPageProps } from './props.ts';

export function ConfirmPage({ site, search, frequency, token }: AlertPageProps) {
  const { confirm, frequencies } = alertWordsFor(site.language);
  const { heading, button } = confirm;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>
          <bdi>{search}</bdi> · {frequencies[frequency]}
        </p>
      </header>
      <form class="form" method="post" action={CONFIRM} enctype="multipart/form-data">
        <input type="hidden" name="token" value={token} />
        <p class="send">
          <button>{button}</button>
        </p>
      </form>
    </Layout>
  );
}
