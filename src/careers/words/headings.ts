/** The title, heading and description of each page. */

import { formatsFor } from './format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from './format.ts';
import { wordsFor } from './words.ts';
import type { Words } from './dictionary.ts';

export interface Headings {
  /** For `<title>`, with the name of the site and, after the first page, the page number. */
  title: string;
  /** For `<h1>`. */
  heading: string;
  /** For the meta description; plain text. */
  description: string;
}

interface PlaceOnSite {
  site: { name: string; language: string };
  /** All jobs of the place, regardless of filters. */
  jobCount: number;
  page: number;
}

export function homeHeadings(site: PlaceOnSite['site'], jobCount: number): Headings {
  const words = wordsFor(site.language);
  const jobs = formatsFor(site.language).plural(words.jobs, jobCount);
  const { title, heading, description } = words.homePage;
  return {
    title: fillTemplate(title, { site: site.name, jobs }),
    heading,
    description: fillTemplate(description, { site: site.name, jobs }),
  };
}

/** `count` is the number of jobs and their place: "284 jobs in Germany". */
export function countryHeadings(
  place: PlaceOnSite & { country: { iso2: string; name: string } },
): Headings & { count: string } {
  const words = wordsFor(place.site.language);
  return placeHeadings(place, words.countryPage, whereCountry(words, place.country), '');
}

export function cityHeadings(
  place: PlaceOnSite & { country: { name: string }; city: { name: string } },
): Headings {
  const words = wordsFor(place.site.language);
  return placeHeadings(
    place,
    words.cityPage,
    whereCity(words, place.city.name),
    place.country.name,
  );
}

export function jobHeadings(
  site: PlaceOnSite['site'],
  job: {
    title: string;
    companyName: string;
    cityName: string | null;
    country: { iso2: string; name: string } | null;
    pay: Pay | null;
  },
): Headings {
  const formats = formatsFor(site.language);
  const pay = job.pay === null ? null : formats.pay(job.pay, job.country?.iso2);
  const parts = [job.title, job.companyName, job.cityName, job.country?.name ?? null, pay];
  // Companies look for one position in several cities.
  const place = job.cityName === null || job.title.includes(job.cityName) ? [] : [job.cityName];
  return {
    title: `${job.title} – ${[job.companyName, ...place].join(', ')} | ${site.name}`,
    heading: job.title,
    description: parts.filter((part) => part !== null).join(' · '),
  };
}

/** "in Lyon", with the preposition of the language: à Lyon, au Mans. */
export function whereCity(words: Words, place: string): string {
  for (const [start, form] of words.cityForms) {
    if (place.startsWith(start)) return fillTemplate(form, { rest: place.slice(start.length) });
  }
  return fillTemplate(words.inCity, { place });
}

/** "in the United States", with the preposition and article of the language. */
function whereCountry(words: Words, country: { iso2: string; name: string }): string {
  return words.inCountry[country.iso2] ?? fillTemplate(words.inAnyCountry, { place: country.name });
}

function placeHeadings(
  { site, jobCount, page }: PlaceOnSite,
  texts: Words['cityPage'] | Words['countryPage'],
  where: string,
  country: string,
): Headings & { count: string } {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const values = { where, country, jobs: formats.plural(words.jobs, jobCount) };
  const heading = fillTemplate(texts.heading, values);
  // "0 jobs in Bonn" would be a bad search result.
  const count = jobCount > 0 ? fillTemplate(texts.title, values) : heading;
  const pageName = fillTemplate(words.pager.page, { page: formats.number(page) });
  return {
    count,
    title: [count, ...(page > 1 ? [pageName] : []), site.name].join(' | '),
    heading,
    description: fillTemplate(texts.description, values),
  };
}
