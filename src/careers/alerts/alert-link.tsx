/** The link from a list of jobs to the form for an alert. */

import { wordsFor } from '#careers/words/words.ts';
import type { Filters, Site } from '#careers/layout/props.ts';
import { alertFormPath } from './alert-paths.ts';

export function AlertLink({
  site,
  path,
  filters,
}: {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  filters: Filters;
}) {
  return (
    <p class="alert-link">
      <a href={alertFormPath(path, filters)} rel="nofollow">
        {wordsFor(site.language).alertLink}
      </a>
    </p>
  );
}
