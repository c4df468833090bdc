/** The page of a job that is over (410), with similar jobs. */

import { wordsFor } from '#careers/words/words.ts';
import { JobCards } from './job-card.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import type { GonePageProps } from '#careers/layout/props.ts';

export function GonePage({ site, now, similar }: GonePageProps) {
  const words = wordsFor(site.language);
  return (
    <Layout site={site} head={{ noindex: true }} title={`${words.gone.heading} | ${site.name}`}>
      <header class="intro">
        <h1>{words.gone.heading}</h1>
        <p>{words.gone.text}</p>
        <p>
          <a class="button" href={homePath}>
            {words.notFound.link}
          </a>
        </p>
      </header>
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{words.jobPage.similar}</h2>
          <JobCards jobs={similar} site={site} now={now} />
        </section>
      )}
    </Layout>
  );
}
