/** The page of the search over everything. */
import { Frame } from '#console/layout/frame.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Found } from '#recruiting/people/quick-search/actions.ts';
import { FoundList } from './found-parts.tsx';
import { SEARCH } from './rules.ts';

type SearchPageProps = { view: ConsoleView; words: string; found: Found };

export function SearchPage({ view, words, found }: SearchPageProps) {
  const { search, frame } = wordsFor(view.language);
  return (
    <Frame view={view} title={search.title} at="search">
      <div class="top">
        <h1>{search.title}</h1>
      </div>
      <form method="get" action={view.root + SEARCH} class="filters" role="search">
        <div class="field">
          <label for="q">{search.label}</label>
          <input id="q" type="search" name="q" value={words} autofocus data-key="/" />
        </div>
        <button class="quiet">{frame.search}</button>
      </form>
      <FoundList view={view} words={words} found={found} />
    </Frame>
  );
}
