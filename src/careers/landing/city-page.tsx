/** The page of a city: its summary, its jobs and the other cities of the country. */

import { cityHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Cities, FilteredJobs } from './job-list-layout.tsx';
import { Layout } from './layout.tsx';
import { cityPath, cityTrail } from './page-links.ts';
import type { CityPageProps } from './props.ts';

export function CityPage(props: CityPageProps) {
  const { site, head, now, country, city, summary, siblings, list } = props;
  const words = wordsFor(site.language);
  const { title, heading, description } = cityHeadings({
    site,
    country,
    city,
    jobCount: city.jobCount,
    page: list.page,
  });
  return (
    <Layout site={site} head={head} title={title} description={description}>
      <Breadcrumb site={site} trail={cityTrail(words.home, country, city)} />
      <header class="intro">
        <h1>{heading}</h1>
        {summary !== null && list.page === 1 && <p>{summary}</p>}
      </header>
      <FilteredJobs site={site} now={now} path={cityPath(country, city)} list={list} />
      {siblings.length > 0 && (
        <section aria-labelledby="siblings">
          <h2 id="siblings">{words.cityPage.siblings}</h2>
          <Cities site={site} country={country} cities={siblings} />
        </section>
      )}
    </Layout>
  );
}
