/** The page by which a person is asked to look at an application that its answers have ended, and the page after that. */

import { applyWordsFor } from '#careers/words/forms.ts';
import { Layout } from '#careers/layout/layout.tsx';
import { fillTemplate } from '#lib/language.ts';
import { REVIEW } from './apply-paths.ts';
import { JobLine } from './job-line.tsx';
import type { ReviewPageProps } from './props.ts';

export function ReviewPage({ site, job, token }: ReviewPageProps) {
  const { review } = applyWordsFor(site.language);
  const { heading, text } = token === null ? review.asked : review;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <JobLine job={job} />
        <p dir="auto">{fillTemplate(text, { company: job.companyName })}</p>
      </header>
      {token !== null && (
        <form
          class="form"
          method="post"
          action={REVIEW.replace('{hash}', encodeURIComponent(job.hashId))}
          enctype="multipart/form-data"
        >
          <input type="hidden" name="token" value={token} />
          <p class="send">
            <button>{review.send}</button>
          </p>
        </form>
      )}
    </Layout>
  );
}
