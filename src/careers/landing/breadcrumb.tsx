/** The way from the home page to this one. */

import { wordsFor } from '#careers/words/words.ts';
import type { Crumb } from '#careers/layout/page-links.ts';
import type { Site } from '#careers/layout/props.ts';

export function Breadcrumb({ site, trail }: { site: Site; trail: readonly Crumb[] }) {
  return (
    <nav class="trail" aria-label={wordsFor(site.language).breadcrumb}>
      <ol>
        {trail.map(({ name, path }) => (
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
