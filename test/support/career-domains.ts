/** The seeded career domains (17 and two test domains), and parsers for their pages. */
import { expect } from 'vitest';
import { findDomain } from '#careers/domains/actions.ts';
import { listDomains, setDomain } from '#operator/domains/actions.ts';
import { domains } from '../../tools/seed/domains.ts';
import { visit } from './call.ts';
import { operator } from './operator.ts';

export { domains };
export const publicDomains = domains.filter(({ isTest }) => !isTest);

/** Creates the missing domains. They are kept, because companies may use them. */
export async function openDomains(): Promise<void> {
  const existing = new Set((await listDomains(operator())).map(({ hostname }) => hostname));
  for (const domain of domains) {
    if (!existing.has(domain.hostname)) await setDomain(operator(), domain);
  }
  await readDomains();
}

/** A new domain answers from now on. */
export async function untilKnown(hostname: string): Promise<void> {
  await readDomains();
  expect((await visit(hostname, '/saved')).status, hostname).toBe(200);
}

/**
 * The isolate reads the domains, which it keeps for ten seconds, for all files: an unknown host has them read where they were not read a
 * second ago, or where the clock was set back.
 */
export async function readDomains(): Promise<void> {
  for (const now of [new Date(0), new Date()]) await findDomain(operator(now), 'unknown.example');
}

export type Page = {
  status: number;
  html: string;
  headers: Headers;
};

export async function open(host: string, path: string): Promise<Page> {
  const response = await visit(host, path);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The JSON-LD objects of a page, in order. */
export function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text]) => JSON.parse(text ?? ''));
}

export function thingsOf(html: string, type: string): Record<string, unknown>[] {
  return structuredData(html).filter((thing) => thing['@type'] === type);
}

/** hreflang to URL. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g);
  return Object.fromEntries([...links].map(([, language, url]) => [language, url]));
}

export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"\/>/.exec(html)?.[1];
}
