/** The links between the pages of a list. */

import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import { listPath, pagesAround } from '#careers/layout/page-links.ts';
import type { JobList, Site } from '#careers/layout/props.ts';

interface PagerProps {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  list: JobList;
}

export function Pager({ site, path, list }: PagerProps) {
  const { page, lastPage, filters } = list;
  if (lastPage <= 1) return null;
  const words = wordsFor(site.language).pager;
  const { number } = formatsFor(site.language);
  const pathOf = (target: number) => listPath(path, filters, target);
  return (
    <nav class="pager" aria-label={words.label}>
      <p>{fillTemplate(words.position, { page: number(page), pages: number(lastPage) })}</p>
      <ul>
        {page > 1 && (
          <li>
            <a href={pathOf(page - 1)}>{words.previous}</a>
          </li>
        )}
        {pagesAround(page, lastPage).map((target) => (
          <li>
            {target === null ? (
              <span aria-hidden="true">…</span>
            ) : target === page ? (
              <b aria-current="page">{number(target)}</b>
            ) : (
              <a
                href={pathOf(target)}
                aria-label={fillTemplate(words.page, { page: number(target) })}
              >
                {number(target)}
              </a>
            )}
          </li>
        ))}
        {page < lastPage && (
          <li>
            <a href={pathOf(page + 1)}>{words.next}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
