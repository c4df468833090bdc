/** Assigns the selected people to a live job: it is found, what would happen is shown, and who was not assigned is named. */
import { personName } from '#console/application/props-parts.ts';
import { Failures, ReviewTable } from '#console/board/review-parts.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { countText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Assignments } from '#recruiting/pipeline/applications/actions/assign-many.ts';
import type { previewAssignments } from '#recruiting/people/candidates/actions/record.ts';
import { Asking } from './asking-parts.tsx';
import { TitleField } from './assign-page.tsx';
import { ASSIGN_MANY, assignManyPath, listOf, personPath } from './rules.ts';
import type { Selection } from './rules.ts';

type SelectedProps = Selection & { view: ConsoleView };
type People = Assignments['people'];

type AssignManyPageProps = SelectedProps &
  Pick<Awaited<ReturnType<typeof previewAssignments>>, 'people' | 'jobs'> & {
    /** What was searched for. */
    words: string;
    /** Why the job that was chosen takes nobody; '' otherwise. */
    alert: string;
  };

export function AssignManyPage(props: AssignManyPageProps) {
  const { view, ids, list, people, jobs, words: typed, alert } = props;
  const { frame, jobs: ofJobs, person: words } = wordsFor(view.language);
  const name = namesIn(view, people);
  return (
    <Asking view={view} title={words.assign} alert={alert}>
      <div class="section">
        <p>{countText(view.language, frame.candidates, ids.length)}</p>
        <ul class="tags">
          {ids.map((id) => (
            <li>
              <bdi>{name(id) ?? id}</bdi>
            </li>
          ))}
        </ul>
        <form
          method="get"
          action={view.root + ASSIGN_MANY}
          role="search"
          aria-label={ofJobs.searchLabel}
        >
          <input type="hidden" name="list" value={list} />
          {ids.map((id) => (
            <input type="hidden" name={`pick.${id}`} value="on" />
          ))}
          <TitleField view={view} typed={typed} />
          {jobs.length === 0 && <p>{ofJobs.none}</p>}
          <ul class="lines">
            {jobs.map((job) => (
              <li>
                <span class="asked">
                  <bdi>{job.title}</bdi>
                </span>
                <Button name="job" value={job.hashId}>
                  {words.mergePage.choose}
                  <span class="vh"> {job.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </form>
        <p>
          <a href={listOf(view.root, list)}>{frame.cancel}</a>
        </p>
      </div>
    </Asking>
  );
}

export function AssignReviewPage({
  view,
  ids,
  list,
  chosen,
}: SelectedProps & { chosen: Assignments }) {
  const { board, frame, person } = wordsFor(view.language);
  const { job, stage, people, results } = chosen;
  const words = person.assignPage;
  const done = doneIn(chosen);
  const submit = fillText(countText(view.language, words.many, done), { job: job.title });
  return (
    <Frame view={view} title={person.assign} at="candidates">
      <form method="post" action={view.root + ASSIGN_MANY} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="job" value={job.hashId} />
        <h1>{done === 0 ? board.review.nothing : submit}</h1>
        <ReviewTable
          view={view}
          results={results}
          nameOf={namesIn(view, people)}
          happens={() => fillText(words.starts, { stage: stage.name })}
        />
        <p class="row">
          {done > 0 && <Button kind="primary">{submit}</Button>}
          <Button href={assignManyPath(view.root, { ids, list })}>{frame.back}</Button>
          <Button href={listOf(view.root, list)}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}

/** Names those who were not assigned, and why. */
export function AssignedPage({
  view,
  list,
  assigned,
}: Pick<SelectedProps, 'view' | 'list'> & { assigned: Assignments }) {
  const { frame, person } = wordsFor(view.language);
  const { people, results } = assigned;
  const words = person.assignPage;
  const done = doneIn(assigned);
  return (
    <Frame view={view} title={person.assign} at="candidates">
      <div class="section">
        <h1>{countText(view.language, words.failed, results.length - done)}</h1>
        <Failures
          view={view}
          results={results}
          nameOf={namesIn(view, people)}
          pathOf={(id) => personPath(view.root, id)}
        />
        {done > 0 && <p>{countText(view.language, words.assigned, done)}</p>}
        <p>
          <Button kind="primary" href={listOf(view.root, list)}>
            {frame.back}
          </Button>
        </p>
      </div>
    </Frame>
  );
}

export function doneIn({ results }: Pick<Assignments, 'results'>): number {
  return results.filter(({ result }) => result === 'done').length;
}

function namesIn(view: ConsoleView, people: People) {
  return (id: number) => {
    const person = people.get(id);
    return person && personName(view, { first_name: person.firstName, last_name: person.lastName });
  };
}
