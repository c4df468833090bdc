/** Parses the XML of feeds and sitemaps. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';

const lists: ReadonlySet<string> = new Set([
  'sitemapindex.sitemap',
  'urlset.url',
  'rss.channel.item',
  'source.job',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (_, path) => lists.has(String(path)),
});

/** Fails if the XML is not well-formed. */
export function parseXml(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

export type Entry = { loc: string; lastmod?: string };

export function sitemapsOf(xml: string): Entry[] {
  return parseXml(xml).sitemapindex.sitemap ?? [];
}

export function urlsOf(xml: string): Entry[] {
  return parseXml(xml).urlset.url ?? [];
}
