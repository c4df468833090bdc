/** The page after an application, also shown to repeated applicants. */

import { applyWordsFor } from '#careers/words/forms.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { fillTemplate } from '#lib/language.ts';
import { JobLine } from './job-line.tsx';
import type { ThanksPageProps } from './props.ts';

export function ThanksPage({ site, job }: ThanksPageProps) {
  const application = applyWordsFor(site.language);
  const { notFound } = wordsFor(site.language);
  const { heading, text, email } = application.thanks;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <JobLine job={job} />
        <p dir="auto">{fillTemplate(text, { company: job.companyName })}</p>
        <p>{email}</p>
        <p>
          <a class="button" href={homePath}>
            {notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
