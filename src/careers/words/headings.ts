/** The title, heading and description of each page. */

import { formatsFor } from './format.ts';
import { parsePoint, RADIUS_DEFAULT } from '#lib/geo.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from './format.ts';
import { wordsFor } from './words.ts';
import type { Words } from './words.ts';
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
  near?: { name: string | null } | null;
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
  const found = list && filteredText(site.language, list, plural(words.jobs, list.total));
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
  place: PlaceOnSite & {
    country: { name: string };
    city: { name: string; qualifier?: string | null };
  },
): Headings {
  const words = wordsFor(place.site.language);
  const { name, qualifier = null } = place.city;
  return placeHeadings(
    place,
    words.cityPage,
    whereCity(words, qualifier === null ? name : `${name}, ${qualifier}`),
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
    hashId?: string;
    hasNamesake?: boolean;
  },
): Headings {
  const formats = formatsFor(site.language);
  const pay = job.pay === null ? null : formats.pay(job.pay, job.country?.iso2);
  const parts = [job.title, job.companyName, job.cityName, job.country?.name ?? null, pay];
  // Companies look for one position in several cities.
  const place = job.cityName === null || job.title.includes(job.cityName) ? [] : [job.cityName];
  // No two pages of a site have the same title.
  const reference = job.hasNamesake === true ? ` (${job.hashId})` : '';
  return {
    title: `${job.title} – ${[job.companyName, ...place].join(formats.comma)}${reference} | ${site.name}`,
    heading: job.title,
    description: parts.filter((part) => part !== null).join(' · '),
  };
}

/** "Acme: 12 jobs", and what the company says of itself. */
export function companyHeadings({
  site,
  jobCount,
  page,
  list,
  company: { name, headline },
}: PlaceOnSite & { company: { name: string; headline: string | null } }): Headings {
  const words = wordsFor(site.language);
  const { plural } = formatsFor(site.language);
  const counted = (count: number) =>
    fillTemplate(words.labelled, { label: name, text: plural(words.jobs, count) });
  const found = list && filteredText(site.language, list, counted(list.total));
  const count = jobCount > 0 ? counted(jobCount) : name;
  return {
    title: titleOf(site, found ?? count, page),
    heading: name,
    description: headline === null ? count : `${count}. ${headline}`,
  };
}

/** The companies of a site. */
export function companiesHeadings(site: PlaceOnSite['site'], page: number): Headings {
  const { index, indexText } = wordsFor(site.language).company;
  return { title: titleOf(site, index, page), heading: index, description: indexText };
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
  const jobs = formats.plural(words.jobs, list?.total ?? 0);
  const heading = fillTemplate(texts.heading, values);
  // "0 jobs in Bonn" would be a bad search result.
  const count = jobCount > 0 ? fillTemplate(texts.title, values) : heading;
  const found =
    list && filteredText(site.language, list, countText(words, texts, list, { ...values, jobs }));
  return {
    count,
    title: titleOf(site, found ?? count, page),
    heading: aroundHeading(words, list) ?? heading,
    description: fillTemplate(texts.description, values),
  };
}

/** "20 jobs in Germany", of a list around another place that: "20 jobs in Bonn". */
function countText(
  words: Words,
  texts: Words['cityPage'] | Words['countryPage'],
  { filters: { where }, near }: FilteredList,
  values: { jobs: string; where: string; country: string },
): string {
  if (where === undefined) return fillTemplate(texts.title, values);
  const name = near?.name ?? null;
  if (name === null) return values.jobs;
  return fillTemplate(words.cityPage.title, { ...values, where: whereCity(words, name) });
}

/** Of a list around another place than that of the page. */
function aroundHeading(words: Words, list: FilteredList | undefined): string | null {
  if (list?.filters.where === undefined || !list.near) return null;
  const { name } = list.near;
  return name === null
    ? words.nearYou
    : fillTemplate(words.cityPage.heading, { where: whereCity(words, name) });
}

function titleOf(site: PlaceOnSite['site'], text: string, page: number): string {
  const words = wordsFor(site.language);
  const name = fillTemplate(words.pager.page, { page: formatsFor(site.language).number(page) });
  return [text, ...(page > 1 ? [name] : []), site.name].join(' | ');
}

/** "20 jobs in Germany: Remote", or undefined without filters. `found` says how many jobs there are. */
function filteredText(
  language: string,
  { filters, total }: FilteredList,
  found: string,
): string | undefined {
  const words = wordsFor(language);
  const labels = filterLabels(language, filters);
  if (labels.length === 0) return undefined;
  const label = total > 0 ? found : words.empty.heading;
  return fillTemplate(words.labelled, { label, text: labels.join(' · ') });
}

/** More would be no title any more. */
const LABELS_MAX = 6;

/** What is searched for and the filters that are set, in the words of their form. */
export function filterLabels(language: string, filters: Filters): string[] {
  const labels = [
    ...searchLabel(wordsFor(language), filters),
    ...chosenFilters(language, filters).map(({ label }) => label),
  ];
  return labels.length > LABELS_MAX ? [...labels.slice(0, LABELS_MAX), '…'] : labels;
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

/** Without a label it is not set. */
type Labelled = readonly [label: string | null | undefined, others: Filters];

export function chosenFilters(language: string, filters: Filters): ChosenFilter[] {
  const words = wordsFor(language);
  const { categories, workplaces, employmentTypes } = filters;
  const { company, ...anyEmployer } = filters;
  const { department, ...anyDepartment } = filters;
  const { postedWithin, ...anyTime } = filters;
  const { salaryMin, ...anyPay } = filters;
  const labels: Labelled[] = [
    ...categories.map((id): Labelled => [
      words.categories[id],
      { ...filters, categories: categories.filter((other) => other !== id) },
    ]),
    ...workplaces.map((name): Labelled => [
      words.workplaces[name],
      { ...filters, workplaces: workplaces.filter((other) => other !== name) },
    ]),
    ...employmentTypes.map((name): Labelled => [
      words.employmentTypes[name],
      { ...filters, employmentTypes: employmentTypes.filter((other) => other !== name) },
    ]),
    [company?.name, anyEmployer],
    [department?.name, anyDepartment],
    [salaryMin === undefined ? null : payLabel(language, filters, salaryMin), anyPay],
    [postedWithin && words.filters.postedWithin[postedWithin], anyTime],
  ];
  return [
    ...placeFilters(words, filters),
    ...labels.flatMap(([label, others]) => (label ? [{ label, others }] : [])),
  ];
}

/** "From $60,000 per year". */
export function payLabel(
  language: string,
  { currency = '' }: Pick<Filters, 'currency'>,
  min: number,
): string {
  const pay = { min, max: null, currency, period: 'yearly' as const };
  return formatsFor(language).pay(pay) ?? '';
}

/** "Görlitz + 25 km", and remote jobs beside those there. */
function placeFilters(words: Words, filters: Filters): ChosenFilter[] {
  const { where, radius, withRemote, ...anywhere } = filters;
  if (where === undefined && radius === undefined) return [];
  const distance = fillTemplate(words.kilometers, { number: String(radius ?? RADIUS_DEFAULT) });
  const place = where !== undefined && parsePoint(where) ? words.nearYou : where;
  const label = fillTemplate(words.around, { place: place ?? '', distance }).trim();
  const { withRemote: _, ...onSite } = filters;
  return [
    { label, others: anywhere },
    ...(withRemote ? [{ label: `+ ${words.workplaces.Remote}`, others: onSite }] : []),
  ];
}
