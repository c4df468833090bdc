/** Reads the query of a URL: which parameters an endpoint knows, which of them have a value, and the name of those it does not know. */
import type { Context } from 'hono';
import { $ZodObject } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { isFieldParam } from '#lib/field-params.ts';

/** Names the query parameters that the endpoint does not know and that had no effect. */
export const UNKNOWN_PARAMETERS = 'X-Unknown-Parameters';

/** The most names in the header, and the most characters of each: it must stay far below what proxies accept. */
const NAMES_MAX = 20;
const NAME_LENGTH_MAX = 64;

const noNames: ReadonlySet<string> = new Set();

/** The names of the parameters that an endpoint knows: those of its query, and of every endpoint of its kind. */
export function knownParameters(
  query: $ZodType | undefined,
  ofKind: readonly string[] = [],
): ReadonlySet<string> {
  const names = query instanceof $ZodObject ? Object.keys(query._zod.def.shape) : [];
  return new Set([...ofKind, ...names]);
}

/** The parameters that have a value: forms also send the fields that were left empty. */
export function withoutEmpty(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Adds the header where the URL has parameters other than the known ones. */
export function withUnknownParameters(
  c: Context,
  known: ReadonlySet<string>,
  response: Response,
): Response {
  const isOurs = isSpelledAsOurs(c.req.url, known);
  const names = isOurs ? [] : unknownNames(new URL(c.req.url), known);
  return withNames(response, UNKNOWN_PARAMETERS, names);
}

export function withNames(response: Response, header: string, names: readonly string[]): Response {
  if (names.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.set(header, names.slice(0, NAMES_MAX).map(toHeaderText).join(', '));
  const { status, body } = response;
  return new Response(body, { status, headers });
}

function unknownNames({ searchParams }: URL, known: ReadonlySet<string>): string[] {
  const isKnown = (name: string) => known.has(name) || (known.has('field') && isFieldParam(name));
  return [...new Set(searchParams.keys())].filter((name) => name !== '' && !isKnown(name));
}

/** Percent-encoded, so that a name can be neither another name nor another header. */
function toHeaderText(name: string): string {
  const start = name.slice(0, NAME_LENGTH_MAX).toWellFormed();
  return encodeURIComponent(start).replaceAll(/['()*]/gu, toPercent);
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/**
 * The URL as a cache key: the known parameters that have a value, each once and in the order of `known`, those that are `repeatable`
 * with each of their values. It is the URL itself where it is spelled so, as our links are.
 */
export function relevantUrl(
  url: string,
  known: ReadonlySet<string>,
  repeatable: ReadonlySet<string> = noNames,
): string {
  if (isSpelledAsOurs(url, known)) return url;
  const start = url.indexOf('?');
  const sent = new URLSearchParams(url.slice(start + 1));
  const relevant = new URLSearchParams();
  for (const name of known) {
    // Of most names pages read the first value.
    const values = repeatable.has(name) ? sent.getAll(name) : [sent.get(name)];
    for (const value of new Set(values)) if (value) relevant.append(name, value);
  }
  const address = url.slice(0, start);
  return relevant.size === 0 ? address : `${address}?${relevant.toString()}`;
}

/** Whether `relevantUrl` would leave the query as it is. A query that needs no encoding is not parsed for this. */
function isSpelledAsOurs(url: string, known: ReadonlySet<string>): boolean {
  const start = url.indexOf('?');
  if (start === -1) return true;
  const pairs = url.slice(start + 1).split('&');
  const names = pairs.map((pair) => /^([\w.*-]+)=[\w.*-]+$/u.exec(pair)?.[1]);
  let at = 0;
  for (const name of known) if (name === names[at]) at++;
  return at === names.length;
}
