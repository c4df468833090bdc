/** The heading of a job's screens: its title, status, and the ways between them. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { JobStatus } from '#vocabulary.ts';
import { boardPath } from './rules.ts';

type JobHeadingProps = {
  view: ConsoleView;
  job: { hashId: string; title: string; status: JobStatus };
  at: 'board' | 'table' | 'job';
};

const kinds: Partial<Record<JobStatus, string>> = { Live: ' good', Draft: ' heed' };

export function JobHeading({ view, job, at }: JobHeadingProps) {
  const { board: words, frame } = wordsFor(view.language);
  const ways = [['board', boardPath(view.root, job), words.board]] as const;
  return (
    <>
      <div class="top">
        <h1>
          <bdi>{job.title}</bdi>
        </h1>
        <span class={`mark${kinds[job.status] ?? ''}`}>{frame.jobStatuses[job.status]}</span>
      </div>
      <nav class="tabs" aria-label={job.title}>
        {ways.map(([name, path, text]) => (
          <a href={path} aria-current={name === at ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
    </>
  );
}
