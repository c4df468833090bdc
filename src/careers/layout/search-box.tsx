/** The field for the words of a search, with its button. */

import { wordsFor } from '#careers/words/words.ts';
import { typedDirection } from '#lib/language.ts';
import { icon } from './icons.ts';
import type { Site } from './props.ts';

const SEARCH_LENGTH_MAX = 100;

/** `label`: what is searched for, where it is not all. */
export function SearchBox({ site, value, label }: { site: Site; value: string; label?: string }) {
  const texts = wordsFor(site.language).filters;
  return (
    <>
      <div class="what">
        <label for="q">{label ?? texts.search}</label>
        <div class="typed">
          {icon('search')}
          <input
            type="search"
            id="q"
            name="q"
            value={value}
            maxlength={SEARCH_LENGTH_MAX}
            dir={typedDirection(site.language)}
            data-suggest="title"
          />
        </div>
      </div>
      <button class="go" aria-label={texts.show}>
        {icon('search')}
      </button>
    </>
  );
}
