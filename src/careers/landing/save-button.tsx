/** The button that saves a job in the browser, hidden until the script of the page can do so. */

import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { Site } from '#careers/layout/props.ts';

interface HeartProps {
  site: Site;
  /** Null in a template: the script says which job it is. */
  job: { hashId: string; title: string } | null;
  /** Says in words what it does, where there is room. */
  isWorded?: boolean;
}

export function Heart({ site, job, isWorded = false }: HeartProps) {
  const { saved, labelled } = wordsFor(site.language);
  const { save } = saved;
  const label = job === null ? save : fillTemplate(labelled, { label: save, text: job.title });
  return (
    <button
      type="button"
      class={isWorded ? 'heart worded' : 'heart'}
      hidden
      aria-pressed="false"
      aria-label={isWorded ? undefined : label}
      data-job={job?.hashId ?? ''}
    >
      {isWorded && save}
    </button>
  );
}
