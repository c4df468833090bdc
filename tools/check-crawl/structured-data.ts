/** Checks the JSON-LD of a page: that it can be read, and what Google and schema.org ask of each type. */
import { findPostingErrors } from '../../test/support/job-postings.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Everything in a page, read from its HTML as a search engine does; null for a text that is no JSON. */
export function thingsIn(html: string): (Thing | null)[] {
  const texts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu);
  return Array.from(texts, ([, text = '']) => parse(text)).flat();
}

function parse(text: string): Thing | Thing[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter(isObject);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** What is wrong with a thing. */
export function errorsOf(thing: Thing | null): string[] {
  if (thing === null) return ['no JSON'];
  const type = String(thing['@type']);
  const check = checks[type];
  if (!check) return [`unknown type ${type}`];
  const errors = check(thing).map((error) => `${type}: ${error}`);
  return thing['@context'] === 'https://schema.org' ? errors : [...errors, `${type}: context`];
}

const checks: Readonly<Record<string, (thing: Thing) => string[]>> = {
  JobPosting: findPostingErrors,
  WebSite: (thing) => [...textsOf(thing, ['name', 'inLanguage']), ...urlsOf(thing, ['url'])],
  Country: (thing) => textsOf(thing, ['name', 'identifier']),
  City: (thing) => [
    ...textsOf(thing, ['name']),
    ...(isObject(thing['containedInPlace']) ? [] : ['place']),
  ],
  Organization: (thing) => [
    ...textsOf(thing, ['name']),
    ...urlsOf(thing, ['url']),
    ...urlsOf(
      thing,
      ['logo', 'image'].filter((name) => thing[name] !== undefined),
    ),
  ],
  // Each step but the page itself leads somewhere.
  BreadcrumbList: (list) =>
    itemsOf(list).flatMap((item, index, { length }) =>
      stepErrors(item, index + 1).concat(
        textsOf(item, ['name']),
        index + 1 < length ? urlsOf(item, ['item']) : [],
      ),
    ),
  // Positions go on from the page before.
  ItemList: (list) => {
    const items = itemsOf(list);
    const first = Number(items[0]?.['position'] ?? 1);
    const isCounted = Number(list['numberOfItems']) >= first + items.length - 1;
    return [
      ...textsOf(list, ['name']),
      ...(isCounted ? [] : ['numberOfItems']),
      ...items.flatMap((item, index) =>
        stepErrors(item, first + index).concat(urlsOf(item, ['url'])),
      ),
    ];
  },
};

function itemsOf(list: Thing): Thing[] {
  const items = list['itemListElement'];
  return Array.isArray(items) ? items.filter(isObject) : [];
}

function stepErrors(item: Thing, position: number): string[] {
  const isStep = item['@type'] === 'ListItem' && item['position'] === position;
  return isStep ? [] : [`item ${position}`];
}

function textsOf(thing: Thing, names: readonly string[]): string[] {
  return names.filter((name) => typeof thing[name] !== 'string' || thing[name] === '');
}

function urlsOf(thing: Thing, names: readonly string[]): string[] {
  return names.filter((name) => !URL.canParse(String(thing[name])));
}

function isObject(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}
