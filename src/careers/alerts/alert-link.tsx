/** The way from a list of jobs to an alert for it. */

import { alertWordsFor } from '#careers/words/alerts/words.ts';
import type { Filters, Site } from '#careers/layout/props.ts';
import { formPath } from './alert-paths.ts';

export function AlertLink({
  site,
  path,
  filters,
}: {
  site: Site;
  /** Where the list is, without a query. */
  path: string;
  filters: Filters;
}) {
  return (
    <p class="tell">
      <a href={formPath(path, filters)} rel="nofollow">
        {alertWordsFor(site.language).link}
      </a>
    </p>
  );
}
