/** The orders that a list can have, as links. */

import { listPath, sortsOf } from '#careers/layout/page-links.ts';
import type { Filters, Site } from '#careers/layout/props.ts';
import { wordsFor } from '#careers/words/words.ts';

interface SortLinksProps {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  filters: Filters;
}

export function SortLinks({ site, path, filters }: SortLinksProps) {
  const words = wordsFor(site.language).sort;
  const sorts = sortsOf(filters);
  const [byItself] = sorts;
  if (sorts.length < 2) return null;
  const { sort: shown = byItself, ...others } = filters;
  return (
    <nav class="sorts" aria-label={words.label}>
      <ul>
        {sorts.map((sort) => (
          <li>
            {sort === shown ? (
              <b aria-current="true">{words[sort]}</b>
            ) : (
              <a
                href={listPath(path, sort === byItself ? others : { ...others, sort }, 1)}
                rel="nofollow"
              >
                {words[sort]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
