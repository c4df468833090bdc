/** The table of a job: its applications, newest first, with what they are filtered by. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState } from '#console/layout/page-parts.tsx';
import { Total } from '#console/layout/total.tsx';
import { countText, dateText, fillText, wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Table, TableRow } from '#recruiting/pipeline/board/schemas.ts';
import { BulkBar } from './bulk-parts.tsx';
import { nameOf } from './card-parts.tsx';
import { FilterForm, StageAndStatus } from './filter-parts.tsx';
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
  const { view, job, page, toast, filters } = props;
  const { board: words, frame } = wordsFor(view.language);
  const path = tablePath(view.root, job);
  const isFiltered = filterQuery(filters) !== '';
  return (
    <Frame
      view={view}
      title={fillText(frame.labelled, { label: job.title, text: words.table })}
      at="jobs"
      wide
      toast={toast}
    >
      <JobHeading view={view} job={job} at="table" filters={filters} />
      <Filters {...props} path={path} />
      {page.data.length === 0 && (
        <EmptyState>
          <p>{isFiltered ? words.filters.none : words.empty}</p>
          {isFiltered ? (
            <p>
              <a href={path}>{words.filters.clear}</a>
            </p>
          ) : (
            <p>{job.status === 'Live' ? words.emptyText : words.emptyDraft}</p>
          )}
        </EmptyState>
      )}
      {page.data.length > 0 && <Rows {...props} />}
      {page.next_cursor !== null && (
        <p>
          <a href={filteredPath(path, filters, { cursor: page.next_cursor })}>{frame.showMore}</a>
        </p>
      )}
    </Frame>
  );
}

function Filters(props: TablePageProps & { path: string }) {
  const { view, path, filters, choices, stages, page, countedMax } = props;
  const { board, frame } = wordsFor(view.language);
  return (
    <FilterForm {...{ view, path, filters, choices }}>
      <StageAndStatus {...{ view, filters, stages }} />
      <Button>{board.filters.apply}</Button>
      <span class="soft num">
        <Total view={view} total={page.total} countedMax={countedMax} forms={frame.applications} />
      </span>
    </FilterForm>
  );
}

function Rows(props: TablePageProps) {
  const { view, job, page } = props;
  const { columns } = wordsFor(view.language).board;
  const path = tablePath(view.root, job);
  const canChange = view.can('applicants.write');
  return (
    <form method="post" action={`${path}/review`}>
      <input type="hidden" name="form_token" value={view.formToken} />
      {canChange && <BulkBar {...props} path={path} />}
      <div class="scroll" role="region" aria-label={job.title} tabindex={0}>
        <table class="carded">
          <thead>
            <tr>
              {canChange && <td></td>}
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.stage}</th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{columns.days}</th>
              <th scope="col">{columns.source}</th>
              <th scope="col">{columns.applied}</th>
            </tr>
          </thead>
          <tbody>
            {page.data.map((row) => (
              <Row {...props} row={row} canChange={canChange} />
            ))}
          </tbody>
        </table>
      </div>
    </form>
  );
}

function Row({
  view,
  job,
  row,
  canChange,
}: TablePageProps & { row: TableRow; canChange: boolean }) {
  const { board: words, frame } = wordsFor(view.language);
  const { columns } = words;
  const name = nameOf({ view }, row);
  const days = daysSince(row.stageSince, view.now);
  const isOpen = row.status === 'active';
  return (
    <tr>
      {canChange && (
        <td>
          {isOpen && (
            <label>
              <input type="checkbox" name={`pick.${row.id}`} />
              <span class="vh">{fillText(words.select, { name })}</span>
            </label>
          )}
        </td>
      )}
      <th scope="row">
        <a href={applicationPath(view.root, job, row.id)}>
          <bdi>{name}</bdi>
        </a>
        <br />
        <small>
          <bdi>{row.email}</bdi>
        </small>
      </th>
      <td data-label={columns.stage}>{row.stage}</td>
      <td data-label={columns.status}>{frame.applicationStatuses[row.status]}</td>
      <td data-label={columns.days}>{isOpen && countText(view.language, frame.days, days)}</td>
      <td data-label={columns.source}>
        <bdi>{wordOf(frame.sources, row.source) ?? row.sourceName ?? row.source}</bdi>
      </td>
      <td data-label={columns.applied}>{dateText(view, row.createdAt)}</td>
    </tr>
  );
}
