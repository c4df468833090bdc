/** All of a list of Today, in pages: what it counts is what stands here. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Late, Listed, Unviewed } from '#recruiting/pipeline/today/schemas.ts';
import { cappedCount, LateLines, UnviewedLines } from './applicant-parts.tsx';

type ListPageProps<Line> = {
  view: ConsoleView;
  list: Listed<Line>;
  isFirst: boolean;
  nextPath: string | null;
};

export function UnviewedPage(props: ListPageProps<Unviewed>) {
  const { view, list } = props;
  const { title, none } = wordsFor(view.language).today.unviewed;
  return (
    <ListPage {...props} title={title}>
      {list.lines.length === 0 && <p class="soft">{none}</p>}
      <UnviewedLines view={view} lines={list.lines} />
    </ListPage>
  );
}

export function LatePage(props: ListPageProps<Late>) {
  const { view, list } = props;
  const { title, hint, none } = wordsFor(view.language).today.late;
  return (
    <ListPage {...props} title={title}>
      <p class="soft">{list.lines.length === 0 ? none : hint}</p>
      <LateLines view={view} lines={list.lines} />
    </ListPage>
  );
}

function ListPage({
  view,
  list,
  title,
  isFirst,
  nextPath,
  children,
}: ListPageProps<unknown> & { title: string; children?: Child }) {
  const { frame, people, today } = wordsFor(view.language);
  return (
    <Frame view={view} title={title} at="today">
      <PageHead>
        <h1>
          {title} {list.count > 0 && <span class="count">{cappedCount(view, list.count)}</span>}
        </h1>
        <a href={view.root}>{today.title}</a>
      </PageHead>
      <section class="section">{children}</section>
      <p class="row">
        {!isFirst && (
          <a href="?" data-key="k">
            {people.firstPage}
          </a>
        )}
        {nextPath !== null && (
          <Button href={nextPath} rel="next" data-key="j">
            {frame.next}
          </Button>
        )}
      </p>
    </Frame>
  );
}
