/** A filtered list of jobs with its form, its total and its pager, as country and city pages show it. */

import { AlertLink } from '#careers/alerts/alert-link.tsx';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { FilterForm } from './filters.tsx';
import { JobCards } from './job-card.tsx';
import { cityPath, isFiltered } from '#careers/layout/page-links.ts';
import { Pager } from './pager.tsx';
import type { City, Country, Counted, JobList, Site } from '#careers/layout/props.ts';

interface FilteredJobsProps {
  site: Site;
  now: Date;
  /** Where the list is, without a query. */
  path: string;
  list: JobList;
}

export function FilteredJobs(props: FilteredJobsProps) {
  const { site, path, list } = props;
  return (
    <section class="list" aria-labelledby={FOUND_ID}>
      <FilterForm site={site} path={path} filters={list.filters} />
      <FoundJobs {...props} />
    </section>
  );
}

export const FOUND_ID = 'found';

interface FoundJobsProps extends FilteredJobsProps {
  /** In place of their number, where nothing is filtered. */
  heading?: string;
  /** Says the country of each job, where the list has more than one. */
  withCountry?: boolean;
}

/** What the filters have found, with its heading; or that there is nothing. */
export function FoundJobs({ heading, withCountry = false, ...props }: FoundJobsProps) {
  const { site, now, path, list } = props;
  const words = wordsFor(site.language);
  const { filters, jobs, total } = list;
  const counted = formatsFor(site.language).plural(words.jobs, total);
  if (total === 0) {
    return (
      <>
        <h2 id={FOUND_ID}>{words.empty.heading}</h2>
        <p>{isFiltered(filters) ? words.empty.filtered : words.empty.unfiltered}</p>
        <AlertLink site={site} path={path} filters={filters} />
      </>
    );
  }
  return (
    <>
      <h2 id={FOUND_ID}>{isFiltered(filters) ? counted : (heading ?? counted)}</h2>
      <JobCards jobs={jobs} site={site} now={now} withCountry={withCountry} />
      <Pager site={site} path={path} list={list} />
      <AlertLink site={site} path={path} filters={filters} />
    </>
  );
}

interface CitiesProps {
  site: Site;
  country: Country;
  cities: readonly (City & Counted)[];
}

/** An index of cities, each with its number of jobs. */
export function Cities({ site, country, cities }: CitiesProps) {
  const { number } = formatsFor(site.language);
  return (
    <ul class="cities">
      {cities.map((city) => (
        <li>
          <a href={cityPath(country, city)} dir="auto">
            {city.name}
          </a>
          <span>{number(city.jobCount)}</span>
        </li>
      ))}
    </ul>
  );
}
