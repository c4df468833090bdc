/** Reads the fields of another service's records, of which nothing is taken for granted: a field can be missing, null or of another kind. */
import { textOf } from '#lib/html.ts';
import { splitName } from '#lib/person-name.ts';

export type Item = Readonly<Record<string, unknown>>;
/** The records of another service, by the names of their files. */
export type Lists = Readonly<Record<string, readonly Item[]>>;

/** Where a record of a file of its own says of which record it is: `notes/ID.json` holds the notes of ID. */
export const OWNER = '@owner';

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record within a record; empty where there is none. */
export function inner(item: Item, name: string): Item {
  const value = item[name];
  return isItem(value) ? value : {};
}

/** The list within a record; empty where there is none. */
export function listIn(item: Item, name: string): readonly unknown[] {
  const value = item[name];
  return Array.isArray(value) ? value : [];
}

/** The records of a list within a record. */
export function itemsIn(item: Item, name: string): Item[] {
  return listIn(item, name).filter(isItem);
}

/** The text of a field; '' where there is none. */
export function text(item: Item, name: string): string {
  const value = item[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** The first of these fields that has a text. */
export function textIn(item: Item, ...names: string[]): string {
  return names.map((name) => text(item, name)).find((one) => one !== '') ?? '';
}

/** The id of what a field names: as the id itself, or as the record. */
export function idIn(item: Item, name: string): string {
  return text(item, name) || text(inner(item, name), 'id');
}

/** A list of texts, or of records that hold each in a field. */
export function texts(item: Item, name: string, field = 'value'): string[] {
  return listIn(item, name)
    .map((one) => (isItem(one) ? text(one, field) : typeof one === 'string' ? one.trim() : ''))
    .filter((one) => one !== '');
}

/** A time as ISO 8601, seconds or milliseconds; null where there is none, or one before 1970. */
export function time(item: Item, name: string): string | null {
  const value = item[name];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isNumber = typeof value === 'number' || /^\d{9,}$/u.test(value);
  const number = Number(value);
  const at = new Date(isNumber ? (number < SECONDS_MAX ? number * 1000 : number) : value);
  return Number.isNaN(at.getTime()) || at.getTime() < 0 ? null : at.toISOString();
}

/** A number below is a time in seconds: in milliseconds it would be in 1973 or before. */
const SECONDS_MAX = 100_000_000_000;

/** The first and the last name of a full one. */
export function nameOf(full: string): { first_name: string; last_name: string } {
  const name = splitName(full);
  return name
    ? { first_name: name.first, last_name: name.last }
    : { first_name: full, last_name: '' };
}

/** HTML as text; other text as it is. */
export function plain(written: string): string {
  return /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/iu.test(written) ? textOf(written) : written;
}

/** `Name: value` of those that say something, as lines. */
export function linesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Records by an id. */
export function byId(items: readonly Item[] = [], name = 'id'): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [text(item, name), item]));
}

/** Records by what each belongs to. */
export function groupBy(
  items: readonly Item[] = [],
  keyOf: (item: Item) => string = (item) => text(item, OWNER),
): (id: string) => Item[] {
  const groups = Map.groupBy(items, keyOf);
  return (id) => (id === '' ? [] : (groups.get(id) ?? []));
}

/** Any value as text; '' for one that says nothing. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join(', ');
  if (isItem(value)) {
    const name = value['name'] ?? value['label'] ?? value['text'];
    if (typeof name === 'string') return name;
    return Object.values(value).map(said).filter(Boolean).join(' ');
  }
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
