/** The table of a job: its applications, newest first, with what they are filtered by. */
import type { Child } from 'hono/jsx';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState } from '#console/layout/page-parts.tsx';
import { Pager } from '#console/layout/paging.tsx';
import { When } from '#console/layout/time.tsx';
import { Total } from '#console/layout/total.tsx';
import { countText, fillText, wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Avatar, Badge } from '#layout/marks.tsx';
import type { Table, TableRow } from '#recruiting/pipeline/board/schemas.ts';
import { MoveOrReject } from './bulk-parts.tsx';
import { nameOf } from './card-parts.tsx';
import { JobFilterBar } from './filter-parts.tsx';
import { JobHeading } from './job-heading-parts.tsx';
import { applicationPath, daysSince, tablePath } from './rules/addresses.ts';
import { filteredPath, filterQuery } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type TablePageProps = Table & {
  view: ConsoleView;
  filters: JobFilters;
  toast?: Child;
};

export function TablePage(props: TablePageProps) {
  const { view, job, page, toast, filters, choices, stages, countedMax } = props;
  const { board: words, frame } = wordsFor(view.language);
  const path = tablePath(view.root, job);
  return (
    <Frame
      view={view}
      title={fillText(frame.labelled, { label: job.title, text: words.table })}
      at="jobs"
      wide
      toast={toast}
    >
      <JobHeading view={view} job={job} at="table" filters={filters} />
      <JobFilterBar {...{ view, path, filters, choices, stages }} />
      {page.data.length === 0 ? <Empty {...props} /> : <Rows {...props} />}
      <Pager
        view={view}
        next={
          page.next_cursor === null
            ? null
            : filteredPath(path, filters, { cursor: page.next_cursor })
        }
      >
        {page.data.length > 0 && (
          <Total
            view={view}
            total={page.total}
            countedMax={countedMax}
            forms={frame.applications}
          />
        )}
      </Pager>
    </Frame>
  );
}

function Empty({ view, job, filters }: TablePageProps) {
  const words = wordsFor(view.language).board;
  if (filterQuery(filters) === '') {
    return (
      <EmptyState>
        <p>{words.empty}</p>
        <p>{job.status === 'Live' ? words.emptyText : words.emptyDraft}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <p>{words.filters.none}</p>
      <p>
        <Button href={tablePath(view.root, job)}>{words.filters.clear}</Button>
      </p>
    </EmptyState>
  );
}

function isOpen({ status }: TableRow): boolean {
  return status === 'active';
}

function Rows(props: TablePageProps) {
  const { view, job, page } = props;
  const { board: words, frame } = wordsFor(view.language);
  const { columns } = words;
  const path = tablePath(view.root, job);
  const canChange = view.can('applicants.write') && !view.isLimited;
  const all: readonly Column<TableRow>[] = [
    { head: columns.name, cell: (row) => <Name view={view} job={job} row={row} /> },
    { head: columns.stage, cell: ({ stage }) => <Badge>{stage}</Badge> },
    {
      head: columns.status,
      look: 'gray',
      cell: ({ status }) => frame.applicationStatuses[status],
    },
    {
      head: columns.source,
      look: 'gray',
      phone: 'wide-only',
      cell: ({ source, sourceName }) => (
        <bdi>{wordOf(frame.sources, source) ?? sourceName ?? source}</bdi>
      ),
    },
    {
      head: columns.days,
      look: 'num',
      phone: 'beside',
      cell: (row) =>
        isOpen(row) && countText(view.language, frame.days, daysSince(row.stageSince, view.now)),
    },
    {
      head: columns.applied,
      look: 'num',
      phone: 'wide-only',
      cell: ({ createdAt }) => <When view={view} at={createdAt} />,
    },
  ];
  return (
    <form method="post" action={`${path}/review`}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <DataTable<TableRow>
        view={view}
        label={job.title}
        columns={all}
        rows={page.data}
        picks={
          canChange && {
            idOf: (row) => (isOpen(row) ? row.id : null),
            nameOf: (row) => nameOf({ view }, row),
          }
        }
      />
      {canChange && <MoveOrReject {...props} path={path} />}
    </form>
  );
}

function Name({ view, job, row }: Pick<TablePageProps, 'view' | 'job'> & { row: TableRow }) {
  const name = nameOf({ view }, row);
  return (
    <span class="person">
      <Avatar name={name} id={row.candidateId} />
      <span>
        <a href={applicationPath(view.root, job, row.id)}>
          <bdi>{name}</bdi>
        </a>{' '}
        <small>
          <bdi>{row.email}</bdi>
        </small>
      </span>
    </span>
  );
}
