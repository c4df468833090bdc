/** The home page of a career domain: its countries, their cities and the newest jobs. */

import { formatsFor } from '#careers/words/format.ts';
import { homeHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { JobCards } from './job-card.tsx';
import { Cities } from './job-list-layout.tsx';
import { Layout } from './layout.tsx';
import { countryPath } from './page-links.ts';
import type { HomePageProps } from './props.ts';

export function HomePage({ site, head, now, jobCount, countries, newest }: HomePageProps) {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const { title, heading, description } = homeHeadings(site, jobCount);
  return (
    <Layout site={site} head={head} title={title} description={description}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>{words.homePage.intro}</p>
      </header>
      <section aria-labelledby="countries">
        <h2 id="countries">{words.homePage.countries}</h2>
        {countries.length === 0 && <p>{words.empty.unfiltered}</p>}
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
      {newest.length > 0 && (
        <section aria-labelledby="newest">
          <h2 id="newest">{words.homePage.newest}</h2>
          <JobCards jobs={newest} site={site} now={now} withCountry={countries.length > 1} />
        </section>
      )}
    </Layout>
  );
}
