/** The title, heading and description of each page. */

import { formatsFor } from './format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from './format.ts';
import { wordsFor } from './words.ts';
import type { Words } from './dictionary.ts';
import type { Filters } from '#careers/layout/props.ts';

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
  /** What the filters leave, for the title of the page. */
  list?: FilteredList;
}

interface FilteredList {
  filters: Filters;
  total: number;
  page: number;
}

export function homeHeadings(
  site: PlaceOnSite['site'],
  jobCount: number,
  list?: FilteredList,
): Headings {
  const words = wordsFor(site.language);
  const { plural } = formatsFor(site.language);
  const jobs = plural(words.jobs, jobCount);
  const { title, heading, description } = words.homePage;
  const found = list && filteredText(words, list, plural(words.jobs, list.total));
  return {
    title: found ? titleOf(site, found, list.page) : fillTemplate(title, { site: site.name, jobs }),
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
  { site, jobCount, page, list }: PlaceOnSite,
  texts: Words['cityPage'] | Words['countryPage'],
  where: string,
  country: string,
): Headings & { count: string } {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const values = { where, country, jobs: formats.plural(words.jobs, jobCount) };
  const shown = { ...values, jobs: formats.plural(words.jobs, list?.total ?? 0) };
  const heading = fillTemplate(texts.heading, values);
  // "0 jobs in Bonn" would be a bad search result.
  const count = jobCount > 0 ? fillTemplate(texts.title, values) : heading;
  const found = list && filteredText(words, list, fillTemplate(texts.title, shown));
  return {
    count,
    title: titleOf(site, found ?? count, page),
    heading,
    description: fillTemplate(texts.description, values),
  };
}

function titleOf(site: PlaceOnSite['site'], text: string, page: number): string {
  const words = wordsFor(site.language);
  const name = fillTemplate(words.pager.page, { page: formatsFor(site.language).number(page) });
  return [text, ...(page > 1 ? [name] : []), site.name].join(' | ');
}

/** "20 jobs in Germany: Remote", or undefined without filters. `found` says how many jobs there are. */
function filteredText(
  words: Words,
  { filters, total }: FilteredList,
  found: string,
): string | undefined {
  const labels = filterLabels(words, filters);
  if (labels.length === 0) return undefined;
  const label = total > 0 ? found : words.empty.heading;
  return fillTemplate(words.labelled, { label, text: labels.join(' · ') });
}

/** What is searched for and the filters that are set, in the words of their form. */
export function filterLabels(words: Words, filters: Filters): string[] {
  return [
    ...searchLabel(words, filters),
    ...chosenFilters(words, filters).map(({ label }) => label),
  ];
}

/** "20 jobs: “nurse”": how much was found, and by which words. */
export function searchHeading(words: Words, query: Pick<Filters, 'search'>, label: string): string {
  const [text] = searchLabel(words, query);
  return text === undefined ? label : fillTemplate(words.labelled, { label, text });
}

function searchLabel(words: Words, { search }: Pick<Filters, 'search'>): string[] {
  return search === '' ? [] : [fillTemplate(words.quoted, { text: search })];
}

/** A filter that is set, and what is left without it. */
interface ChosenFilter {
  label: string;
  others: Filters;
}

export function chosenFilters(words: Words, filters: Filters): ChosenFilter[] {
  const { category, workplace, employmentType } = filters;
  const { postedWithin, ...anyTime } = filters;
  const labels: [string | null | undefined, Partial<Filters>][] = [
    [category && words.categories[category], { category: null }],
    [workplace && words.workplaces[workplace], { workplace: null }],
    [employmentType && words.employmentTypes[employmentType], { employmentType: null }],
  ];
  const chosen = labels.map(([label, without]) => ({ label, others: { ...filters, ...without } }));
  const date = postedWithin && words.filters.postedWithin[postedWithin];
  return [...chosen, { label: date, others: anyTime }].flatMap(({ label, others }) =>
    label ? [{ label, others }] : [],
  );
}
