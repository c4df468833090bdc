/** The palette, which the script opens: one field, the commands of the screen, and what the search finds. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { SEARCH } from './rules.ts';

export function Palette({ view }: { view: ConsoleView }) {
  const { search } = wordsFor(view.language);
  return (
    <dialog id="palette" class="palette" aria-label={search.label}>
      <form method="get" action={view.root + SEARCH} role="search">
        <input
          type="search"
          name="q"
          aria-label={search.label}
          placeholder={search.label}
          autocomplete="off"
        />
      </form>
      <div id="commands" class="found" hidden>
        <h2>{search.commands}</h2>
        <ul class="lines"></ul>
      </div>
      <div id="found"></div>
    </dialog>
  );
}
