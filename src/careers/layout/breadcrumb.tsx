/** The path from the home page to this page. */

import { wordsFor } from '#careers/words/words.ts';
import type { Crumb } from './page-links.ts';
import type { Site } from './props.ts';

export function Breadcrumb({ site, crumbs }: { site: Site; crumbs: readonly Crumb[] }) {
  return (
    <nav class="breadcrumb" aria-label={wordsFor(site.language).breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li>
            {path === undefined ? (
              <span aria-current="page" dir="auto">
                {name}
              </span>
            ) : (
              <a href={path} dir="auto">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
