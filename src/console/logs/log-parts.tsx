/** The frame of a log: its filters, its lines, and its pages. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { dateTimeText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import { logPath } from './rules.ts';
import type { Filters } from './rules.ts';

type LogFrameProps = {
  view: ConsoleView;
  at: 'audit' | 'signIns';
  path: string;
  /** Null: what was typed is no filter. */
  list: Pick<Page<unknown>, 'data' | 'current_page' | 'last_page'> | null;
  filters: Filters;
  fields: Child;
};

export function LogFrame(props: PropsWithChildren<LogFrameProps>) {
  const { view, at, path, list, filters, fields, children } = props;
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
      {list?.data.length === 0 ? (
        <p class="empty">{words.empty}</p>
      ) : (
        <ul class="lines">{children}</ul>
      )}
      {list && <PageLinks view={view} list={list} path={logPath(whole, filters)} />}
    </Frame>
  );
}

type ByProps = {
  view: ConsoleView;
  user: { name: string; email: string } | null;
  /** Who did it where no user did. */
  other: string;
  client: { name: string } | null;
  at: string;
};

/** By whom, through which application, and when. */
export function By({ view, user, other, client, at, children }: PropsWithChildren<ByProps>) {
  return (
    <p class="hint">
      <bdi>{user ? user.name || user.email : other}</bdi>
      {client && (
        <>
          {' · '}
          <bdi>{client.name}</bdi>
        </>
      )}
      {' · '}
      <time datetime={at}>{dateTimeText(view, at)}</time>
      {children}
    </p>
  );
}
