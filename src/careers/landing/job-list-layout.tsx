/** A filtered list of jobs with its form, its total and its pager, as country and city pages show it. */

import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { FilterForm } from './filters.tsx';
import { JobCards } from './job-card.tsx';
import { cityPath, isFiltered } from './page-links.ts';
import { Pager } from './pager.tsx';
import type { City, Country, Counted, JobList, Site } from './props.ts';

interface FilteredJobsProps {
  site: Site;
  now: Date;
  /** Where the list is, without a query. */
  path: string;
  list: JobList;
}

export function FilteredJobs({ site, now, path, list }: FilteredJobsProps) {
  const words = wordsFor(site.language);
  const { filters, jobs, total } = list;
  const { filtered, unfiltered, heading } = words.empty;
  return (
    <section class="list" aria-labelledby="found">
      <FilterForm site={site} path={path} filters={filters} />
      {total === 0 ? (
        <>
          <h2 id="found">{heading}</h2>
          <p>{isFiltered(filters) ? filtered : unfiltered}</p>
        </>
      ) : (
        <>
          <h2 id="found">{formatsFor(site.language).plural(words.jobs, total)}</h2>
          <JobCards jobs={jobs} site={site} now={now} />
          <Pager site={site} path={path} list={list} />
        </>
      )}
    </section>
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
