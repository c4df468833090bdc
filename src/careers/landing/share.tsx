/** The ways to tell somebody of a job: by mail always, by what the browser offers where a script may ask it. */

import { wordsFor } from '#careers/words/words.ts';
import type { JobDetail, Site } from '#careers/layout/props.ts';

export function Share({ site, job, url }: { site: Site; job: JobDetail; url: string }) {
  const words = wordsFor(site.language).share;
  const about = `${job.title} – ${job.companyName}`;
  const mail = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`${about}\r\n${url}`)}`;
  return (
    <section class="share">
      <h2>{words.heading}</h2>
      <p class="actions">
        <button type="button" class="quiet" hidden data-share={url}>
          {words.send}
        </button>
        <button type="button" class="quiet" hidden data-copy={url} data-done={words.copied}>
          {words.copy}
        </button>
        <a href={`mailto:?${mail}`}>{words.email}</a>
        <span role="status" data-copied />
      </p>
    </section>
  );
}
