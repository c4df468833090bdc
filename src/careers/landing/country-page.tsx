/** The page of a country: its cities and its jobs. */

import { countryHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Cities, FilteredJobs } from './job-list-layout.tsx';
import { Layout } from './layout.tsx';
import { countryPath, countryTrail } from './page-links.ts';
import type { CountryPageProps } from './props.ts';

export function CountryPage({ site, head, now, country, cities, list }: CountryPageProps) {
  const words = wordsFor(site.language);
  const { jobCount } = country;
  const { title, heading, description } = countryHeadings({
    site,
    country,
    jobCount,
    page: list.page,
  });
  return (
    <Layout site={site} head={head} title={title} description={description}>
      <Breadcrumb site={site} trail={countryTrail(words.home, country)} />
      <header class="intro">
        <h1>{heading}</h1>
      </header>
      {cities.length > 0 && (
        <section aria-labelledby="cities">
          <h2 id="cities">{words.countryPage.cities}</h2>
          <Cities site={site} country={country} cities={cities} />
        </section>
      )}
      <FilteredJobs site={site} now={now} path={countryPath(country)} list={list} />
    </Layout>
  );
}
