/** The list of jobs: a tab for each status, a search, and for each job who is in which stage and what can be done with it. */
import type { Child } from 'hono/jsx';
import { Mark } from '#console/board/job-heading-parts.tsx';
import { boardPath, daysSince, jobPath } from '#console/board/rules/addresses.ts';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { FilterBar } from '#console/layout/filter-bar.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { Pager } from '#console/layout/paging.tsx';
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button, IconButton } from '#layout/button.tsx';
import { Avatar } from '#layout/marks.tsx';
import type { OverviewJob } from '#recruiting/jobs/jobs/schemas/overview.ts';
import type { JobsWithWork } from '#recruiting/pipeline/today/actions.ts';
import { copyPath, JOBS, listQuery, statusQuery, tabs, wholeList } from './rules/addresses.ts';
import type { Chosen } from './rules/addresses.ts';
import { StageBar } from './stage-bar-parts.tsx';

type ListPageProps = { view: ConsoleView; overview: JobsWithWork; chosen: Chosen; toast?: Child };

export function ListPage(props: ListPageProps) {
  const { view, overview, chosen, toast } = props;
  const { jobs: words, frame } = wordsFor(view.language);
  const { next_cursor: cursor } = overview;
  return (
    <Frame view={view} title={words.title} at="jobs" wide toast={toast}>
      <PageHead actions={view.can('jobs.write') && <NewJob view={view} />}>
        <h1>{words.title}</h1>
      </PageHead>
      <StatusTabs {...props} />
      {overview.total > 0 && <Filters {...props} />}
      {overview.jobs.length === 0 ? <Empty {...props} /> : <Rows {...props} />}
      <Pager
        view={view}
        next={cursor === null ? null : view.root + JOBS + listQuery(chosen, { cursor })}
      >
        {overview.jobs.length > 0 &&
          isWhole(chosen) &&
          countText(view.language, frame.jobs, totalOf(props))}
      </Pager>
    </Frame>
  );
}

function NewJob({ view }: { view: ConsoleView }) {
  return (
    <Button kind="primary" icon="add" href={`${view.root}${JOBS}/new`}>
      {wordsFor(view.language).jobs.newJob}
    </Button>
  );
}

/** Only lists without a search are counted. */
function isWhole({ search, office, department }: Chosen): boolean {
  return search === '' && office === null && department === null;
}

function totalOf({ overview, chosen }: ListPageProps): number {
  return chosen.status === null ? overview.total : (overview.counts.get(chosen.status) ?? 0);
}

function Filters(props: ListPageProps) {
  const { view, overview, chosen } = props;
  const words = wordsFor(view.language).jobs;
  const path = (to: Chosen) => view.root + JOBS + listQuery(to);
  const named = ofJobs.flatMap((name) => {
    const one = overview[`${name}s`].find(({ id }) => id === chosen[name]);
    const without = path({ ...chosen, [name]: null });
    return one ? [{ label: words.columns[name], value: one.name, without }] : [];
  });
  return (
    <FilterBar
      view={view}
      path={view.root + JOBS}
      label={words.searchLabel}
      search={{ label: words.search, words: chosen.search }}
      kept={statusQuery(chosen)}
      chosen={named}
    >
      {ofJobs.map((name) => overview[`${name}s`].length > 1 && <OfJobs {...props} name={name} />)}
    </FilterBar>
  );
}

/** What a list is narrowed by, beside its status and words. */
const ofJobs = ['office', 'department'] as const;
const anyOf = { office: 'anyOffice', department: 'anyDepartment' } as const;

function OfJobs({
  view,
  overview,
  chosen,
  name,
}: ListPageProps & { name: (typeof ofJobs)[number] }) {
  const words = wordsFor(view.language).jobs;
  return (
    <div class="field">
      <label for={name}>{words.columns[name]}</label>
      <select id={name} name={name}>
        <option value="">{words[anyOf[name]]}</option>
        {overview[`${name}s`].map((one) => (
          <option value={one.id} selected={one.id === chosen[name]}>
            {one.name}
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
      {tabs.map((status) =>
        link(status, frame.jobStatuses[status], overview.counts.get(status) ?? 0),
      )}
      {link(null, words.all, overview.total)}
    </nav>
  );
}

function Empty({ view, overview, chosen }: ListPageProps) {
  const words = wordsFor(view.language).jobs;
  const canWrite = view.can('jobs.write');
  if (overview.total > 0) {
    return (
      <EmptyState>
        <p>{isWhole(chosen) ? words.noneOfStatus : words.none}</p>
        <p>
          <Button href={view.root + JOBS + listQuery(wholeList)}>{words.showAll}</Button>
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

function Rows({ view, overview, chosen }: ListPageProps) {
  const { jobs: words, frame } = wordsFor(view.language);
  const { columns } = words;
  const all: readonly (Column<OverviewJob> | false)[] = [
    { head: columns.title, cell: (job) => <JobName view={view} job={job} /> },
    chosen.status === null && {
      head: columns.status,
      phone: 'beside',
      cell: ({ status }) => <Mark view={view} status={status} />,
    },
    view.can('applicants.read') && {
      head: columns.fresh,
      look: 'num',
      phone: 'beside',
      cell: ({ rank }) => <Work view={view} n={rank} />,
    },
    view.can('applicants.read') && {
      head: columns.late,
      look: 'num',
      phone: 'wide-only',
      cell: ({ id }) => <Work view={view} n={overview.late.get(id)} isLate />,
    },
    { head: columns.stages, cell: (job) => <StageBar view={view} job={job} /> },
    {
      head: columns.applications,
      look: 'num',
      phone: 'wide-only',
      cell: (job) => numberText(view.language, job.applicationCount),
    },
    {
      head: columns.open,
      look: 'num',
      phone: 'wide-only',
      cell: ({ status, publishedAt: at }) =>
        status === 'Live' && at && countText(view.language, frame.days, daysSince(at, view.now)),
    },
    {
      head: frame.companyPlaces.team,
      phone: 'wide-only',
      cell: ({ team }) => <Team team={team} />,
    },
    view.can('jobs.write') && {
      head: '',
      look: 'num',
      phone: 'beside',
      cell: (job) => <RowMenu view={view} job={job} chosen={chosen} />,
    },
  ];
  return (
    <DataTable<OverviewJob>
      view={view}
      label={words.title}
      columns={all.filter((column) => column !== false)}
      rows={overview.jobs}
    />
  );
}

/** Their initials; names are read aloud, and shown by the mouse. */
function Team({ team }: Pick<OverviewJob, 'team'>) {
  return (
    <span class="faces">
      {team.map(({ id, name }) => (
        <span title={name}>
          <Avatar name={name} id={id} size="xs" />
          <span class="vh">{name} </span>
        </span>
      ))}
    </span>
  );
}

type WorkProps = { view: ConsoleView; n: number | undefined; isLate?: boolean };

function Work({ view, n = 0, isLate = false }: WorkProps) {
  if (n === 0) return null;
  return <b class={isLate ? 'late' : undefined}>{numberText(view.language, n)}</b>;
}

type RowProps = { view: ConsoleView; job: OverviewJob; chosen: Chosen };

function JobName({ view, job }: Pick<RowProps, 'view' | 'job'>) {
  return (
    <>
      <a href={boardPath(view.root, job)}>
        <bdi>{job.title}</bdi>
      </a>
      {job.office !== null && (
        <small class="aside">
          <bdi>{job.office}</bdi>
        </small>
      )}
    </>
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
