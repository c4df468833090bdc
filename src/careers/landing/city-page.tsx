/** The page of a city: its summary, its jobs and other cities of the country. */

import { cityHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Breadcrumb } from '#careers/layout/breadcrumb.tsx';
import { Cities, FilteredJobs } from './job-list.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { cityPath, cityCrumbs, feedsOf } from '#careers/layout/page-links.ts';
import type { CityPageProps } from '#careers/layout/props.ts';
import { listedRecordOf } from './record.ts';
import {
  breadcrumbList,
  cityJsonLd,
  isIndexable,
  itemList,
  listedJobPosting,
} from './structured-data.ts';

export function CityPage(props: CityPageProps) {
  const { site, head, now, country, city, summary, siblings, list, listsPostings } = props;
  const words = wordsFor(site.language);
  const { title, heading, description } = cityHeadings({
    site,
    country,
    city,
    jobCount: city.jobCount,
    page: list.page,
    list,
  });
  const path = cityPath(country, city);
  const crumbs = cityCrumbs(words.home, country, city);
  const postings = listsPostings
    ? list.jobs.map((job) => listedJobPosting(listedRecordOf(site, job)))
    : [];
  const structuredData = isIndexable(head, list)
    ? [
        breadcrumbList(site, crumbs),
        cityJsonLd(country, city),
        itemList(site, heading, list),
        ...postings.filter((posting) => posting !== null),
      ]
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
        {summary !== null && list.page === 1 && <p>{summary}</p>}
      </header>
      <FilteredJobs site={site} now={now} path={path} list={list} cityName={city.name} />
      {siblings.length > 0 && (
        <section aria-labelledby="siblings">
          <h2 id="siblings">
            {siblings[0]?.km === undefined ? words.cityPage.siblings : words.cityPage.nearby}
          </h2>
          <Cities site={site} country={country} cities={siblings} />
        </section>
      )}
    </Layout>
  );
}
