/** The page of the search over everything. */
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Found } from '#recruiting/people/quick-search/actions.ts';
import { FoundList } from './found-parts.tsx';
import { SEARCH } from './rules.ts';

type SearchPageProps = { view: ConsoleView; words: string; found: Found };

export function SearchPage({ view, words, found }: SearchPageProps) {
  const { search, frame } = wordsFor(view.language);
  return (
    <Frame view={view} title={search.title} at="search">
      <PageHead>
        <h1>{search.title}</h1>
      </PageHead>
      <form method="get" action={view.root + SEARCH} class="filters" role="search">
        <div class="field">
          <label for="q">{search.label}</label>
          <input id="q" type="search" name="q" value={words} autofocus data-key="/" />
        </div>
        <Button>{frame.search}</Button>
      </form>
      <FoundList view={view} words={words} found={found} />
    </Frame>
  );
}
