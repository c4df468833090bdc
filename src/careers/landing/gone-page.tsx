/** The page of a job that is over (410), with similar jobs. */

import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import { JobCards } from './job-card.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import type { GonePageProps, Site } from '#careers/layout/props.ts';

export function GonePage({ site, now, job, similar }: GonePageProps) {
  const words = wordsFor(site.language);
  const { heading } = words.gone;
  const text = job && `${job.title} – ${job.companyName}`;
  const title = text === null ? heading : fillTemplate(words.labelled, { label: heading, text });
  return (
    <Layout site={site} head={{ noindex: true }} title={`${title} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        {job && <Job site={site} job={job} />}
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

/** Which job it was, and until when. */
function Job({ site, job }: { site: Site; job: NonNullable<GonePageProps['job']> }) {
  const { closed } = wordsFor(site.language).gone;
  const { date } = formatsFor(site.language);
  return (
    <p class="dots">
      <b dir="auto">{job.title}</b>
      <span>
        <bdi>{job.companyName}</bdi>
      </span>
      <span>
        <time datetime={job.closedAt.toISOString()}>
          {fillTemplate(closed, { date: date(job.closedAt) })}
        </time>
      </span>
    </p>
  );
}
