/** The filters that are set, each with a link that removes it. */

import { icon } from '#careers/layout/icons.ts';
import { listPath } from '#careers/layout/page-links.ts';
import type { Filters, JobList, Site } from '#careers/layout/props.ts';
import { chosenFilters } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';

interface ChosenFiltersProps {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  filters: Filters;
  /** Filters and places that are words of the search. */
  read?: readonly Pick<NonNullable<JobList['read']>[number], 'values' | 'rest'>[];
}

export function ChosenFilters({ site, path, filters, read = [] }: ChosenFiltersProps) {
  const words = wordsFor(site.language);
  const labels: Readonly<Record<string, string>> = {
    ...words.employmentTypes,
    ...words.workplaces,
  };
  const chosen = [
    ...chosenFilters(site.language, filters),
    ...read.map(({ values, rest }) => ({
      label: values.map((value) => labels[value] ?? value).join(', '),
      others:
        rest === null ? { ...filters, isAsTyped: true as const } : { ...filters, search: rest },
    })),
  ];
  if (chosen.length === 0) return null;
  return (
    <>
      <ul class="chosen">
        {chosen.map(({ label, others }) => (
          <li>
            <a
              href={listPath(path, others, 1)}
              rel="nofollow"
              aria-label={fillTemplate(words.labelled, {
                label: words.filters.remove,
                text: label,
              })}
            >
              {label}
              {icon('remove')}
            </a>
          </li>
        ))}
        {offersRemote(filters) && (
          <li>
            <a href={listPath(path, { ...filters, withRemote: true }, 1)} rel="nofollow">
              + {words.workplaces.Remote}
            </a>
          </li>
        )}
        {chosen.length > 1 && (
          <li>
            <a class="clear" href={path}>
              {words.filters.clear}
            </a>
          </li>
        )}
      </ul>
      {filters.salaryMin !== undefined && <p class="hint">{words.filters.paidOnly}</p>}
    </>
  );
}

/** Remote jobs are in no circle. */
function offersRemote({ where, radius, withRemote, workplaces }: Filters): boolean {
  return (where !== undefined || radius !== undefined) && !withRemote && workplaces.length === 0;
}
