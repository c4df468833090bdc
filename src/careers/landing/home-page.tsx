/** The home page of a career domain: its countries, their cities and the newest jobs. */

import { formatsFor } from '#careers/words/format.ts';
import { countryHeadings, homeHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { FilterForm } from './filters.tsx';
import { Cities, RESULTS_ID, JobResults } from './job-list.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { SiteIcon } from '#careers/layout/site-icon.tsx';
import { cityPath, countryPath, feedsOf, homePath } from '#careers/layout/page-links.ts';
import type { HomePageProps } from '#careers/layout/props.ts';
import { isIndexable, webSite } from './structured-data.ts';

export function HomePage(props: HomePageProps) {
  const { site, head, jobCount, onlyCountry, list } = props;
  const { homePage } = wordsFor(site.language);
  const { title, heading, description } = homeHeadings(site, jobCount, list);
  const feeds = feedsOf(homePath, site.name);
  const structuredData = isIndexable(head, list) ? [webSite(site)] : [];
  return (
    <Layout
      site={site}
      head={{ ...head, isList: true, feeds, structuredData }}
      title={title}
      description={description}
    >
      <header class="intro hero">
        <SiteIcon site={site} />
        <h1>{heading}</h1>
        <p>{onlyCountry ? homePage.introCity : homePage.intro}</p>
      </header>
      <FilterForm
        site={site}
        path={listPathOf(props)}
        filters={list.filters}
        facets={list.facets}
      />
      <Destinations {...props} />
      <Results {...props} />
      <Places {...props} />
    </Layout>
  );
}

/** The page that lists all jobs: that of the country, if the site has only one. */
function listPathOf({ onlyCountry }: HomePageProps): string {
  return onlyCountry ? countryPath(onlyCountry) : homePath;
}

/** The newest jobs; of a site with one country a few, because its page lists them all. */
const NEWEST_JOBS = 6;

function Results(props: HomePageProps) {
  const { site, head, now, jobCount, countries, onlyCountry, list } = props;
  const path = listPathOf(props);
  const isExcerpt = onlyCountry !== null && !head.isVariant && list.total > 0;
  const jobs = isExcerpt ? list.jobs.slice(0, NEWEST_JOBS) : list.jobs;
  return (
    <section class="list" aria-labelledby={RESULTS_ID}>
      <JobResults
        site={site}
        now={now}
        path={path}
        list={isExcerpt ? { ...list, jobs, lastPage: 1 } : list}
        heading={wordsFor(site.language).homePage.newest}
        withCountry={countries.length > 1}
      >
        {isExcerpt && (
          <p>
            <a class="button" href={path}>
              {countryHeadings({ site, country: onlyCountry, jobCount, page: 1 }).count}
            </a>
          </p>
        )}
      </JobResults>
    </section>
  );
}

/** One row of the largest places, above the jobs. All places are below them. */
const DESTINATIONS = 8;

function Destinations({ site, countries, onlyCountry }: HomePageProps) {
  const { countryPage, homePage } = wordsFor(site.language);
  const { number } = formatsFor(site.language);
  const label = onlyCountry ? countryPage.cities : homePage.countries;
  const all = onlyCountry
    ? countries.flatMap(({ cities }) =>
        cities.map((city) => ({ ...city, path: cityPath(onlyCountry, city) })),
      )
    : countries.map((country) => ({ ...country, path: countryPath(country) }));
  if (all.length === 0) return null;
  return (
    <nav class="destinations" aria-label={label}>
      <ul>
        {all.slice(0, DESTINATIONS).map(({ name, path, jobCount }) => (
          <li>
            <a href={path}>
              <bdi>{name}</bdi> <small>{number(jobCount)}</small>
            </a>
          </li>
        ))}
        {(all.length > DESTINATIONS || !onlyCountry) && (
          <li>
            <a href={`#${PLACES_ID}`}>{countryPage.cities} ↓</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const PLACES_ID = 'places';

function Places({ site, countries, onlyCountry }: HomePageProps) {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const hasPlaces = countries.some(({ cities }) => onlyCountry === null || cities.length > 0);
  if (!hasPlaces) return null;
  return (
    <section aria-labelledby={PLACES_ID}>
      <h2 id={PLACES_ID}>{onlyCountry ? words.countryPage.cities : words.homePage.countries}</h2>
      {countries.map((country) =>
        onlyCountry ? (
          <Cities site={site} country={country} cities={country.cities} />
        ) : (
          <section class="country">
            <h3>
              <a href={countryPath(country)}>{country.name}</a>
            </h3>
            <p>{formats.plural(words.jobs, country.jobCount)}</p>
            {country.cities.length > 0 && (
              <Cities site={site} country={country} cities={country.cities} />
            )}
          </section>
        ),
      )}
    </section>
  );
}
