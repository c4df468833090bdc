/** A legal text of a career domain: the imprint, the privacy notice, the terms or how to get in touch. */

import { raw } from 'hono/html';
import { Layout } from '#careers/layout/layout.tsx';
import type { LegalPageProps } from '#careers/layout/props.ts';
import { wordsFor } from '#careers/words/words.ts';

export function LegalPage({ site, head, kind, html }: LegalPageProps) {
  const heading = wordsFor(site.language).legal[kind];
  return (
    <Layout site={site} head={head} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
      </header>
      <section class="texts written" dir="auto">
        {raw(html)}
      </section>
    </Layout>
  );
}
