/** The button that saves a job in the browser; hidden until the script of the page has run. */

import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { Site } from '#careers/layout/props.ts';

interface SaveButtonProps {
  site: Site;
  /** Null in a template, where the script fills in the job. */
  job: { hashId: string; title: string } | null;
  /** Shows a text beside the heart. */
  hasText?: boolean;
}

export function SaveButton({ site, job, hasText = false }: SaveButtonProps) {
  const { saved, labelled } = wordsFor(site.language);
  const { save } = saved;
  const label = job === null ? save : fillTemplate(labelled, { label: save, text: job.title });
  return (
    <button
      type="button"
      class={hasText ? 'heart worded' : 'heart'}
      hidden
      aria-pressed="false"
      aria-label={hasText ? undefined : label}
      data-job={job?.hashId ?? ''}
    >
      {hasText && save}
    </button>
  );
}
