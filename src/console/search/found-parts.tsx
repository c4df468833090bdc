/** What was found: jobs, candidates and screens, each as a link. */
import type { Child } from 'hono/jsx';
import { applicationPath, boardPath } from '#console/board/rules/addresses.ts';
import { NEW as NEW_JOB } from '#console/jobs/rules/addresses.ts';
import { placesOf, settingsOf } from '#console/layout/navigation.ts';
import { personPath } from '#console/people/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { fold } from '#lib/fold.ts';
import type { Found } from '#recruiting/people/quick-search/actions.ts';

type FoundListProps = { view: ConsoleView; words: string; found: Found };

export function FoundList({ view, words, found }: FoundListProps) {
  const { search, frame } = wordsFor(view.language);
  const screens = screensNamed(view, words);
  const isNothing = found.jobs.length + found.candidates.length + screens.length === 0;
  return (
    <div id="found" class="found">
      <Group title={search.jobs} lines={found.jobs}>
        {found.jobs.map((job) => (
          <li>
            <a href={boardPath(view.root, job)}>
              <bdi>{job.title}</bdi>
            </a>
            <small>{frame.jobStatuses[job.status]}</small>
          </li>
        ))}
      </Group>
      <Group title={search.candidates} lines={found.candidates}>
        {found.candidates.map(({ id, name, email, application }) => (
          <li>
            <a href={personPath(view.root, id)}>
              <bdi>{name === '' ? frame.nameUnknown : name}</bdi>
            </a>
            {application && (
              <a href={applicationPath(view.root, application, application.id)}>
                <bdi>{application.title}</bdi>
              </a>
            )}
            <small>
              <bdi>{email}</bdi>
            </small>
          </li>
        ))}
      </Group>
      <Group title={search.screens} lines={screens}>
        {screens.map(({ path, name }) => (
          <li>
            <a href={path}>{name}</a>
          </li>
        ))}
      </Group>
      {isNothing && <p class="soft">{search.none}</p>}
      {words !== '' && <Everywhere view={view} words={words} />}
    </div>
  );
}

type GroupProps = { title: string; lines: readonly unknown[]; children?: Child };

function Group({ title, lines, children }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul class="lines">{children}</ul>
    </>
  );
}

/** The same words in the lists, which search further: in CVs, and beyond the first few. */
function Everywhere({ view, words }: { view: ConsoleView; words: string }) {
  const { search } = wordsFor(view.language);
  const query = `?${new URLSearchParams({ q: words }).toString()}`;
  return (
    <p class="row">
      <a href={`${view.root}/jobs${query}`}>{search.allJobs}</a>
      {view.can('applicants.read') && (
        <a href={`${view.root}/candidates${query}`}>{search.allCandidates}</a>
      )}
    </p>
  );
}

/** The screens of the member's role whose names have these letters. */
function screensNamed(view: ConsoleView, words: string): { path: string; name: string }[] {
  const { frame, jobs } = wordsFor(view.language);
  const ofSettings = settingsOf(view).flatMap(({ pages }) => pages);
  const screens = [
    ...placesOf(view).map(({ name, path }) => ({ path, name: frame.places[name] })),
    ...(view.can('jobs.write') ? [{ path: NEW_JOB, name: jobs.newJob }] : []),
    ...ofSettings.map(({ name, path }) => ({ path, name: frame.companyPlaces[name] })),
  ].map(({ path, name }) => ({ path: view.root + path, name }));
  const letters = fold(words);
  return [...screens, { path: '/settings', name: frame.settings }].filter(({ name }) =>
    fold(name).includes(letters),
  );
}
