/** The page of a country: its cities and its jobs. */

import { countryHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Breadcrumb } from '#careers/layout/breadcrumb.tsx';
import { Cities, FilteredJobs } from './job-list.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { countryPath, countryCrumbs, feedsOf } from '#careers/layout/page-links.ts';
import type { CountryPageProps } from '#careers/layout/props.ts';
import { breadcrumbList, countryJsonLd, isIndexable, itemList } from './structured-data.ts';

export function CountryPage({ site, head, now, country, cities, list }: CountryPageProps) {
  const words = wordsFor(site.language);
  const { jobCount } = country;
  const { title, heading, description } = countryHeadings({
    site,
    country,
    jobCount,
    page: list.page,
    list,
  });
  const path = countryPath(country);
  const crumbs = countryCrumbs(words.home, country);
  const structuredData = isIndexable(head, list)
    ? [breadcrumbList(site, crumbs), countryJsonLd(country), itemList(site, heading, list)]
    : [];
  return (
    <Layout
      site={site}
      head={{ ...head, isList: true, feeds: feedsOf(path, heading), structuredData }}
      title={title}
      description={description}
    >
      <Breadcrumb site={site} crumbs={crumbs} />
      <header class="intro">
        <h1>{heading}</h1>
      </header>
      <FilteredJobs site={site} now={now} path={path} list={list} />
      {cities.length > 0 && (
        <section aria-labelledby="cities">
          <h2 id="cities">{words.countryPage.cities}</h2>
          <Cities site={site} country={country} cities={cities} />
        </section>
      )}
    </Layout>
  );
}
