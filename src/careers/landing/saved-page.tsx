/** The page of saved jobs. They are stored in the browser, so the script of the page lists them. */

import { wordsFor } from '#careers/words/words.ts';
import { SaveButton } from './save-button.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import type { SavedPageProps } from '#careers/layout/props.ts';

export function SavedPage({ site }: SavedPageProps) {
  const { saved, notFound, gone } = wordsFor(site.language);
  return (
    <Layout site={site} head={{ noindex: true }} title={`${saved.heading} | ${site.name}`}>
      <header class="intro">
        <h1>{saved.heading}</h1>
        <p data-no-script>{saved.noScript}</p>
        <p data-saved-hint hidden>
          {saved.storage}
        </p>
      </header>
      <section aria-labelledby="saved">
        <h2 id="saved" class="vh">
          {saved.heading}
        </h2>
        <p data-empty hidden>
          {saved.empty}
        </p>
        <ol class="jobs" data-saved-list />
        <template data-saved-row>
          <li>
            <article class="card" data-card>
              <div>
                <h3>
                  <a href={homePath} data-title="" dir="auto" />
                </h3>
                <p dir="auto" />
                <p class="error" data-closed hidden>
                  {gone.heading}
                </p>
              </div>
              <SaveButton site={site} job={null} />
            </article>
          </li>
        </template>
        <p>
          <a class="button" href={homePath}>
            {notFound.link}
          </a>
        </p>
      </section>
    </Layout>
  );
}
