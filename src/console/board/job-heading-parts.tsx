/** The heading of a job's screens: its title, status, and the ways between them. */
import { PageHead } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Tone } from '#layout/marks.tsx';
import type { JobStatus } from '#vocabulary/lists.ts';
import { boardPath, jobPath, questionsPath, tablePath, teamPath } from './rules/addresses.ts';
import { filteredPath, noFilters } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type JobHeadingProps = {
  view: ConsoleView;
  /** `url`: its page on the career domain. */
  job: { hashId: string; title: string; status: JobStatus; url: string };
  at: 'board' | 'table' | 'job' | 'questions' | 'team';
  /** Kept between the board and the table. */
  filters?: JobFilters;
};

const kinds: Partial<Record<JobStatus, Tone>> = { Live: 'good', Draft: 'warn' };

export function JobHeading({ view, job, at, filters = noFilters }: JobHeadingProps) {
  const { board: words, jobs, hiringTeam, newPerson, questions, today } = wordsFor(view.language);
  const ways = [
    ['board', filteredPath(boardPath(view.root, job), filters), words.board],
    ['table', filteredPath(tablePath(view.root, job), filters), words.table],
    ...(view.isLimited
      ? []
      : [['questions', questionsPath(view.root, job), questions.title] as const]),
    ['team', teamPath(view.root, job), hiringTeam.title],
    ...(view.can('jobs.write') ? [['job', jobPath(view.root, job), words.editJob] as const] : []),
  ] as const;
  const takesApplications = job.status === 'Live' || job.status === 'Draft';
  return (
    <>
      <PageHead
        actions={
          <>
            {job.status === 'Live' && (
              <Button kind="ghost" icon="open" href={job.url} rel="noopener">
                {words.openCareerPage}
              </Button>
            )}
            {takesApplications && view.can('applicants.write') && !view.isLimited && (
              <Button icon="addPerson" href={`${tablePath(view.root, job)}/new`}>
                {newPerson.title}
              </Button>
            )}
          </>
        }
      >
        <a class="crumb" href={view.isLimited ? view.root : `${view.root}/jobs`}>
          <Icon name="back" />
          <span>{view.isLimited ? today.title : jobs.title}</span>
        </a>
        <h1>
          <bdi>{job.title}</bdi>
        </h1>
        <Mark view={view} status={job.status} />
      </PageHead>
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

export function Mark({ view, status }: { view: ConsoleView; status: JobStatus }) {
  const { jobStatuses } = wordsFor(view.language).frame;
  return <Badge tone={kinds[status]}>{jobStatuses[status]}</Badge>;
}
