/** The list of jobs: a tab for each status, a search, and for each job who is in which stage and what can be done with it. */
import type { Child } from 'hono/jsx';
import { Mark } from '#console/board/job-heading-parts.tsx';
import { boardPath, daysSince, jobPath } from '#console/board/rules/addresses.ts';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button, IconButton } from '#layout/button.tsx';
import type { Overview, OverviewJob } from '#recruiting/jobs/jobs/schemas/overview.ts';
import { barOf, copyPath, JOBS, listQuery, tabs } from './rules/addresses.ts';
import type { Chosen } from './rules/addresses.ts';

type ListPageProps = { view: ConsoleView; overview: Overview; chosen: Chosen; toast?: Child };

export function ListPage(props: ListPageProps) {
  const { view, overview, chosen, toast } = props;
  const { jobs: words, frame } = wordsFor(view.language);
  return (
    <Frame view={view} title={words.title} at="jobs" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        {view.can('jobs.write') && (
          <Button kind="primary" href={`${view.root}${JOBS}/new`}>
            {words.newJob}
          </Button>
        )}
      </PageHead>
      <StatusTabs {...props} />
      <form method="get" class="filters" role="search" aria-label={words.searchLabel}>
        {chosen.status !== null && <input type="hidden" name="status" value={chosen.status} />}
        <div class="field">
          <label for="q">{words.search}</label>
          <input id="q" type="search" name="q" value={chosen.search} />
        </div>
        {overview.offices.length > 1 && <Offices {...props} />}
        <Button>{frame.search}</Button>
      </form>
      {overview.jobs.length === 0 ? <Empty {...props} /> : <Rows {...props} />}
      {overview.next_cursor !== null && (
        <p>
          <a href={view.root + JOBS + listQuery(chosen, { cursor: overview.next_cursor })}>
            {frame.showMore}
          </a>
        </p>
      )}
    </Frame>
  );
}

function Offices({ view, overview, chosen }: ListPageProps) {
  const words = wordsFor(view.language).jobs;
  return (
    <div class="field">
      <label for="office">{words.columns.office}</label>
      <select id="office" name="office">
        <option value="">{words.anyOffice}</option>
        {overview.offices.map(({ id, name }) => (
          <option value={id} selected={id === chosen.office}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function StatusTabs({ view, overview, chosen }: ListPageProps) {
  const { jobs: words, frame } = wordsFor(view.language);
  const link = (status: Chosen['status'], text: string, count: number) => (
    <a
      href={view.root + JOBS + listQuery({ ...chosen, status })}
      aria-current={status === chosen.status ? 'page' : undefined}
    >
      {text} <span class="num soft">{numberText(view.language, count)}</span>
    </a>
  );
  return (
    <nav class="tabs" aria-label={words.tabs}>
      {link(null, words.all, overview.total)}
      {tabs.map((status) =>
        link(status, frame.jobStatuses[status], overview.counts.get(status) ?? 0),
      )}
    </nav>
  );
}

function Empty({ view, overview, chosen }: ListPageProps) {
  const words = wordsFor(view.language).jobs;
  const canWrite = view.can('jobs.write');
  if (overview.total > 0) {
    return (
      <EmptyState>
        <p>{chosen.search === '' && chosen.office === null ? words.noneOfStatus : words.none}</p>
        <p>
          <a href={view.root + JOBS}>{words.showAll}</a>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <p>{words.empty}</p>
      {canWrite && (
        <p>
          <Button kind="primary" href={`${view.root}${JOBS}/new`}>
            {words.writeFirst}
          </Button>
        </p>
      )}
    </EmptyState>
  );
}

function Rows(props: ListPageProps) {
  const { view, overview, chosen } = props;
  const { columns, title } = wordsFor(view.language).jobs;
  return (
    <div class="scroll" role="region" aria-label={title} tabindex={0}>
      <table class="carded">
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.office}</th>
            <th scope="col" class="num">
              {columns.applications}
            </th>
            <th scope="col">{columns.stages}</th>
            <th scope="col">{columns.open}</th>
            {view.can('jobs.write') && <td></td>}
          </tr>
        </thead>
        <tbody>
          {overview.jobs.map((job) => (
            <Row view={view} job={job} chosen={chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { view: ConsoleView; job: OverviewJob; chosen: Chosen };

function Row({ view, job, chosen }: RowProps) {
  const { jobs: words, frame } = wordsFor(view.language);
  const { columns } = words;
  const { status, publishedAt } = job;
  const days = publishedAt === null ? null : daysSince(publishedAt, view.now);
  return (
    <tr>
      <th scope="row">
        <a href={boardPath(view.root, job)}>
          <bdi>{job.title}</bdi>
        </a>
      </th>
      <td data-label={columns.status}>
        <Mark view={view} status={status} />
      </td>
      <td data-label={columns.office}>
        <bdi>{job.office}</bdi>
      </td>
      <td class="num" data-label={columns.applications}>
        {numberText(view.language, job.applicationCount)}
      </td>
      <td data-label={columns.stages}>
        <StageBar view={view} job={job} />
      </td>
      <td data-label={columns.open}>
        {status === 'Live' && days !== null && countText(view.language, frame.days, days)}
      </td>
      {view.can('jobs.write') && (
        <td>
          <RowMenu view={view} job={job} chosen={chosen} />
        </td>
      )}
    </tr>
  );
}

/** What is done with a job, without opening it first. The browser opens it, with a script or without. */
function RowMenu({ view, job, chosen }: RowProps) {
  const words = wordsFor(view.language).jobs;
  const path = jobPath(view.root, job);
  const list = listQuery(chosen);
  const id = `more-${job.id}`;
  const { status } = job;
  return (
    <>
      <IconButton
        kind="ghost"
        size="sm"
        icon="more"
        label={fillText(words.more, { title: job.title })}
        type="button"
        popovertarget={id}
      />
      <ul id={id} popover="auto" class="pop">
        <li>
          <a href={path}>{words.edit}</a>
        </li>
        <li>
          <a href={copyPath(view.root, job)}>{words.copy}</a>
        </li>
        {status === 'Live' && (
          <li>
            <a href={`${path}/close${list}`}>{words.closeJob}</a>
          </li>
        )}
        {status !== 'Live' && status !== 'Draft' && (
          <li>
            <a href={`${path}/republish${list}`}>
              {status === 'Expired' ? words.republish : words.reopen}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

/** The numbers say it; the bar only shows them. */
function StageBar({ view, job }: { view: ConsoleView; job: OverviewJob }) {
  if (job.stages.length === 0) return null;
  return (
    <>
      <svg class="stage-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {barOf(job.stages).map(({ start, width }) => (
          <rect x={start} y="0" width={width} height="6" />
        ))}
      </svg>
      <ul class="stage-counts">
        {job.stages.map(({ name, count }) => (
          <li>
            {name} <span class="num">{numberText(view.language, count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
