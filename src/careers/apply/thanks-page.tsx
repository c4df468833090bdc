/** The page after an application, also shown to repeated applicants: with similar jobs, and an alert for jobs of the title. */

import { AlertLink } from '#careers/alerts/alert-link.tsx';
import { JobCards } from '#careers/landing/job-card.tsx';
import { applyWordsFor } from '#careers/words/forms.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { fillTemplate } from '#lib/language.ts';
import { JobLine } from './job-line.tsx';
import type { ThanksPageProps } from './props.ts';

export function ThanksPage({ site, job, now, similar, search }: ThanksPageProps) {
  const words = wordsFor(site.language);
  const application = applyWordsFor(site.language);
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
            {words.notFound.link}
          </a>
        </p>
      </header>
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{words.jobPage.similar}</h2>
          <JobCards jobs={similar} site={site} now={now} />
          <AlertLink site={site} path={homePath} filters={search} />
        </section>
      )}
    </Layout>
  );
}
