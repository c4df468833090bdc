/** The home page of a career domain: its countries, their cities and the newest jobs. */

import { formatsFor } from '#careers/words/format.ts';
import { homeHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { FilterForm } from './filters.tsx';
import { Cities, RESULTS_ID, JobResults } from './job-list.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { SiteIcon } from '#careers/layout/site-icon.tsx';
import { countryPath, feedsOf, homePath } from '#careers/layout/page-links.ts';
import type { HomePageProps } from '#careers/layout/props.ts';
import { isIndexable, webSite } from './structured-data.ts';

export function HomePage({ site, head, now, jobCount, countries, list }: HomePageProps) {
  const words = wordsFor(site.language);
  const { title, heading, description } = homeHeadings(site, jobCount);
  const feeds = feedsOf(homePath, site.name);
  const structuredData = isIndexable(head, list) ? [webSite(site)] : [];
  const results = (
    <section class="list" aria-labelledby={RESULTS_ID}>
      <JobResults
        site={site}
        now={now}
        path={homePath}
        list={list}
        heading={words.homePage.newest}
        withCountry={countries.length > 1}
      />
    </section>
  );
  return (
    <Layout
      site={site}
      head={{ ...head, feeds, structuredData }}
      title={title}
      description={description}
    >
      <header class="intro hero">
        <SiteIcon site={site} />
        <h1>{heading}</h1>
        <p>{words.homePage.intro}</p>
      </header>
      <FilterForm site={site} path={homePath} filters={list.filters} />
      {head.isVariant && results}
      {countries.length > 0 && <Countries site={site} countries={countries} />}
      {!head.isVariant && results}
    </Layout>
  );
}

function Countries({ site, countries }: Pick<HomePageProps, 'site' | 'countries'>) {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  return (
    <section aria-labelledby="countries">
      <h2 id="countries">{words.homePage.countries}</h2>
      {countries.map((country) => (
        <section class="country">
          <h3>
            <a href={countryPath(country)}>{country.name}</a>
          </h3>
          <p>{formats.plural(words.jobs, country.jobCount)}</p>
          {country.cities.length > 0 && (
            <Cities site={site} country={country} cities={country.cities} />
          )}
        </section>
      ))}
    </section>
  );
}
