/** A list of jobs with its filter form, total and pager, and the list of cities of a country. */

import type { Child } from 'hono/jsx';
import { AlertLink } from '#careers/alerts/alert-link.tsx';
import { formatsFor } from '#careers/words/format.ts';
import { searchHeading } from '#careers/words/headings.ts';
import type { Words } from '#careers/words/words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm } from './filters.tsx';
import { JobCards } from './job-card.tsx';
import { cityPath, homePath, isFiltered, listPath } from '#careers/layout/page-links.ts';
import { SortLinks } from './sort-links.tsx';
import { Pager } from './pager.tsx';
import { groupsOf } from '#careers/layout/departments.ts';
import type {
  City,
  Country,
  Department,
  WithJobCount,
  JobList,
  Site,
} from '#careers/layout/props.ts';

interface FilteredJobsProps {
  site: Site;
  now: Date;
  /** The path of the list, without a query. */
  path: string;
  list: JobList;
  /** Of the page of a city. */
  cityName?: string;
}

export function FilteredJobs(props: FilteredJobsProps) {
  const { site, path, list, cityName } = props;
  return (
    <section class="list" aria-labelledby={RESULTS_ID}>
      <FilterForm
        site={site}
        path={path}
        filters={list.filters}
        facets={list.facets}
        cityName={cityName}
      />
      <JobResults {...props} />
    </section>
  );
}

export const RESULTS_ID = 'results';

interface JobResultsProps extends FilteredJobsProps {
  /** Replaces the number of jobs if no filter is set. */
  heading?: string;
  /** Shows the country of each job. */
  withCountry?: boolean;
  /** By which the jobs are grouped, from two on. */
  departments?: readonly Department[];
  /** Follows the jobs. */
  children?: Child;
}

/** The jobs that match the filters, or a message that there are none. */
export function JobResults(all: JobResultsProps) {
  const { heading, withCountry = false, departments = [], children, ...props } = all;
  const { site, now, path, list } = props;
  const words = wordsFor(site.language);
  const { filters, jobs, total, corrected, place } = list;
  const ofPlace = place ? [{ values: [place.name], rest: place.rest }] : [];
  const read = [...(list.read ?? []), ...ofPlace];
  const jobCount = formatsFor(site.language).plural(words.jobs, total);
  const chosen = <ChosenFilters site={site} path={path} filters={filters} read={read} />;
  if (total === 0) {
    return (
      <>
        <h2 id={RESULTS_ID}>{searchHeading(words, filters, words.empty.heading)}</h2>
        {chosen}
        <p>{emptyText(words, list)}</p>
        <WaysOn {...props} />
        {list.near !== null && <AlertLink site={site} path={path} filters={filters} />}
      </>
    );
  }
  const shown = isFiltered(filters) || filters.sort ? undefined : heading;
  return (
    <>
      <div class="results">
        <h2 id={RESULTS_ID}>
          {shown ?? searchHeading(words, { search: corrected ?? filters.search }, jobCount)}
        </h2>
        {shown === undefined && <SortLinks site={site} path={path} filters={filters} />}
      </div>
      {chosen}
      <CorrectionNotice {...props} />
      {groupsOf(jobs, departments).map(({ name, jobs: group }) => (
        <>
          {name !== undefined && (
            <h3 class="group" dir="auto">
              {name ?? words.otherDepartments}
            </h3>
          )}
          <JobCards
            jobs={group}
            site={site}
            now={now}
            withCountry={withCountry}
            isOfGroup={name !== undefined}
          />
        </>
      ))}
      {children}
      <Pager site={site} path={path} list={list} />
      <AlertLink
        site={site}
        path={path}
        filters={isOnlyCorrected(list) ? { ...filters, search: corrected ?? '' } : filters}
      />
    </>
  );
}

function WaysOn({ site, path, list: { filters, ways = [] } }: FilteredJobsProps) {
  if (ways.length === 0) return null;
  const text = fillTemplate(wordsFor(site.language).quoted, { text: filters.search });
  return (
    <ul class="chosen">
      {ways.map((way) => (
        <li>
          <a href={listPath(way.isOfSite ? homePath : path, way.filters, 1)} rel="nofollow">
            {fillTemplate(way.text, { text })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An alert is about the words that are searched for. */
function isOnlyCorrected({ corrected, leftOut, place }: JobList): boolean {
  return corrected !== undefined && leftOut === undefined && place === undefined;
}

function emptyText({ empty, quoted }: Words, { filters, near }: JobList): string {
  if (near === null && filters.where !== undefined) {
    return fillTemplate(empty.unknownPlace, {
      place: fillTemplate(quoted, { text: filters.where }),
    });
  }
  return isFiltered(filters) ? empty.filtered : empty.unfiltered;
}

/** Says what the jobs were found by instead of misspelt words, and without which; and leads to the search as it was typed. */
function CorrectionNotice({ site, path, list }: FilteredJobsProps) {
  const { filters, corrected, town, leftOut = [] } = list;
  const meant = [corrected, town].filter((one) => one !== undefined);
  if (meant.length === 0 && leftOut.length === 0) return null;
  const words = wordsFor(site.language);
  const quoted = (text: string) => fillTemplate(words.quoted, { text });
  const notices = [
    ...meant.map((text) => fillTemplate(words.corrected.notice, { text: quoted(text) })),
    ...(leftOut.length === 0
      ? []
      : [fillTemplate(words.corrected.leftOut, { text: leftOut.map(quoted).join(', ') })]),
  ];
  return (
    <p class="corrected">
      {notices.join(' ')}{' '}
      {(corrected !== undefined || leftOut.length > 0) && (
        <a href={listPath(path, { ...filters, isAsTyped: true }, 1)} rel="nofollow">
          {fillTemplate(words.corrected.asTyped, { text: quoted(filters.search) })}
        </a>
      )}
    </p>
  );
}

interface CitiesProps {
  site: Site;
  country: Country;
  /** With a distance it is shown instead of the number of jobs. */
  cities: readonly (City & WithJobCount & { km?: number })[];
}

export function Cities({ site, country, cities }: CitiesProps) {
  const { number } = formatsFor(site.language);
  const distance = (km: number) =>
    fillTemplate(wordsFor(site.language).kilometers, {
      number: number(Math.max(1, Math.round(km))),
    });
  return (
    <ul class="cities">
      {cities.map((city) => (
        <li>
          <a href={cityPath(country, city)} dir="auto">
            {city.name}
          </a>
          <span>{city.km === undefined ? number(city.jobCount) : distance(city.km)}</span>
        </li>
      ))}
    </ul>
  );
}
