/** The one button that starts an alert: a program that only looks at links presses none. */

import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { CONFIRM } from './alert-paths.ts';
import type { DecisionProps } from './props.ts';

export function ConfirmPage({ site, search, token }: DecisionProps) {
  const { heading, button } = alertWordsFor(site.language).confirm;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>
          <bdi>{search}</bdi>
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
