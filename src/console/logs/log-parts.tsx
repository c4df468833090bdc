/** The frame of a log: its filters, its rows as a table, and its pages. */
import type { Child } from 'hono/jsx';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { When } from '#console/layout/time.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import { logPath } from './rules.ts';
import type { Filters } from './rules.ts';

type LogFrameProps<Row> = {
  view: ConsoleView;
  at: 'audit' | 'signIns';
  path: string;
  /** Null: what was typed is no filter. */
  list: Page<Row> | null;
  filters: Filters;
  fields: Child;
  columns: readonly Column<Row>[];
};

export function LogFrame<Row>(props: LogFrameProps<Row>) {
  const { view, at, path, list, filters, fields, columns } = props;
  const { frame, logs: words } = wordsFor(view.language);
  const title = frame.companyPlaces[at];
  const whole = view.root + path;
  return (
    <Frame view={view} title={title} at={at}>
      <PageHead>
        <h1>{title}</h1>
        <p class="soft">{words.about[at]}</p>
      </PageHead>
      <AlertLine alert={list ? '' : frame.faults.invalid} />
      <form method="get" action={whole} class="filters" role="search">
        {fields}
        <Button>{frame.filter}</Button>
      </form>
      {list?.data.length === 0 && <p class="empty">{words.empty}</p>}
      {list && list.data.length > 0 && (
        <DataTable<Row> view={view} label={title} columns={columns} rows={list.data} />
      )}
      {list && <PageLinks view={view} list={list} path={logPath(whole, filters)} />}
    </Frame>
  );
}

type Entry = {
  user: { name: string; email: string } | null;
  client: { name: string } | null;
  created_at: string;
};

/** By whom, through which application, and when. `other` did it where no user did. */
export function commonColumns<Row extends Entry>(
  view: ConsoleView,
  other: (row: Row) => string,
): readonly Column<Row>[] {
  const words = wordsFor(view.language).logs;
  return [
    {
      head: words.by,
      look: 'gray',
      cell: (row) => (
        <>
          <bdi>{row.user ? row.user.name || row.user.email : other(row)}</bdi>
          {row.client && (
            <>
              {' · '}
              <bdi>{row.client.name}</bdi>
            </>
          )}
        </>
      ),
    },
    {
      head: words.at,
      look: 'num',
      phone: 'beside',
      cell: ({ created_at: at }) => <When view={view} at={at} />,
    },
  ];
}
