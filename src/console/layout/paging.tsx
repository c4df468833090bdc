/** Ways to other pages of a list, below it: by number, as in `?page=2`, or by cursor. */
import type { PropsWithChildren } from 'hono/jsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';

const PAGES_MAX = 100;

/** The page that an address asks for; the first for anything else. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/u.test(page) ? Math.min(Number(page), PAGES_MAX) : 1;
}

type PagerProps = PropsWithChildren<{
  view: ConsoleView;
  /** Addresses; null: there is no such page. */
  first?: string | null;
  previous?: string | null;
  next: string | null;
}>;

/** Its children say how many there are. */
export function Pager({ view, first = null, previous = null, next, children }: PagerProps) {
  const { frame, people } = wordsFor(view.language);
  if (first === null && previous === null && next === null && !children) return null;
  return (
    <div class="pager">
      {children && (
        <p class="num" role="status">
          {children}
        </p>
      )}
      {first !== null && (
        <Button kind="ghost" href={first} data-key="k">
          {people.firstPage}
        </Button>
      )}
      {previous !== null && (
        <Button href={previous} rel="prev" data-key="k">
          {frame.previous}
        </Button>
      )}
      {next !== null && (
        <Button href={next} rel="next" data-key="j">
          {frame.next}
        </Button>
      )}
    </div>
  );
}

type PageLinksProps = {
  view: ConsoleView;
  list: Pick<Page<unknown>, 'current_page' | 'last_page'>;
  path: string;
};

export function PageLinks({ view, list, path }: PageLinksProps) {
  const { current_page: page, last_page: last } = list;
  const mark = path.includes('?') ? '&' : '?';
  const at = (number: number) => `${path}${mark}page=${number}`;
  return (
    <Pager
      view={view}
      previous={page > 1 ? at(page - 1) : null}
      next={page < last ? at(page + 1) : null}
    />
  );
}
