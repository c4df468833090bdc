/** Finds a live job, and creates an application of the person for it. */
import { personName } from '#console/application/props-parts.ts';
import { applicationPath } from '#console/board/rules/addresses.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { LiveJob } from '#recruiting/people/candidates/actions/record.ts';
import { Asking } from './asking-parts.tsx';
import { personPath } from './rules.ts';

type AssignPageProps = {
  view: ConsoleView;
  person: Candidate;
  jobs: readonly LiveJob[];
  /** What was searched for. */
  words: string;
  form: FormState;
};

export function AssignPage({ view, person, jobs, words: typed, form }: AssignPageProps) {
  const { frame, jobs: list, person: words } = wordsFor(view.language);
  const title = fillText(words.assignPage.title, { name: personName(view, person) });
  const path = `${personPath(view.root, person.id)}/assign`;
  return (
    <Asking view={view} title={title} alert={form.alert}>
      <div class="section">
        <form method="get" action={path} role="search" aria-label={list.searchLabel}>
          <TitleField view={view} typed={typed} />
        </form>
        {jobs.length === 0 && <p>{list.none}</p>}
        <form method="post" action={path}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <input type="hidden" name="q" value={typed} />
          <ul class="lines">
            {jobs.map((job) => (
              <JobLine view={view} person={person} job={job} />
            ))}
          </ul>
        </form>
        <p>
          <a href={personPath(view.root, person.id)}>{frame.cancel}</a>
        </p>
      </div>
    </Asking>
  );
}

/** Finds the job by words of its title. */
export function TitleField({ view, typed }: { view: ConsoleView; typed: string }) {
  const { frame, jobs } = wordsFor(view.language);
  return (
    <div class="filters">
      <div class="field">
        <label for="q">{jobs.columns.title}</label>
        <input id="q" name="q" type="search" value={typed} maxlength={255} />
      </div>
      <Button>{frame.search}</Button>
    </div>
  );
}

/** A job that the person has applied to leads to the application. */
function JobLine({
  view,
  person,
  job,
}: Pick<AssignPageProps, 'view' | 'person'> & { job: LiveJob }) {
  const words = wordsFor(view.language).person.assignPage;
  const application = person.applications.find((one) => one.job.id === job.id);
  return (
    <li>
      <span class="asked">
        <bdi>{job.title}</bdi>
      </span>
      {application ? (
        <a href={applicationPath(view.root, job, application.id)}>{application.stage.name}</a>
      ) : (
        <Button name="job" value={job.hashId}>
          {words.submit}
          <span class="vh"> {job.title}</span>
        </Button>
      )}
    </li>
  );
}
