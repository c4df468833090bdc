/** Share a job by email, and with the browser's share menu or clipboard if scripts run. */

import { wordsFor } from '#careers/words/words.ts';
import type { JobDetail, Site } from '#careers/layout/props.ts';
import { mailtoUrl } from '#lib/mailto.ts';

export function Share({ site, job, url }: { site: Site; job: JobDetail; url: string }) {
  const words = wordsFor(site.language).share;
  const subject = `${job.title} – ${job.companyName}`;
  const email = mailtoUrl('', { subject, body: `${subject}\r\n${url}` });
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
        <a href={email}>{words.email}</a>
        <span role="status" data-copied />
      </p>
    </section>
  );
}
