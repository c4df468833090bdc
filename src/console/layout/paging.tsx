/** Pages of a list whose address says which: `?page=2`. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';

const PAGES_MAX = 100;

/** The page that an address asks for; the first for anything else. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/u.test(page) ? Math.min(Number(page), PAGES_MAX) : 1;
}

type PageLinksProps = {
  view: ConsoleView;
  list: Pick<Page<unknown>, 'current_page' | 'last_page'>;
  path: string;
};

export function PageLinks({ view, list, path }: PageLinksProps) {
  const { next, previous } = wordsFor(view.language).frame;
  const { current_page: page, last_page: last } = list;
  if (last <= 1) return null;
  return (
    <p class="row">
      {page > 1 && <a href={`${path}?page=${page - 1}`}>{previous}</a>}
      {page < last && <a href={`${path}?page=${page + 1}`}>{next}</a>}
    </p>
  );
}
