/** The 17 career domains and the two of tests, as the seed plants them; and what their pages say. */
import { expect, vi } from 'vitest';
import { listDomains, setDomain } from '#operator/domains/actions.ts';
import { domains } from '../../tools/seed/domains.ts';
import { visit } from './call.ts';
import { operator } from './operator.ts';

export { domains };
export const publicDomains = domains.filter(({ isTest }) => !isTest);

/** Makes those that are not there; companies may live on them, so they stay. */
export async function openDomains(): Promise<void> {
  const known = new Set((await listDomains(operator())).map(({ hostname }) => hostname));
  for (const domain of domains) {
    if (!known.has(domain.hostname)) await setDomain(operator(), domain);
  }
  // A host that is new is looked for again a second after the last look.
  await vi.waitFor(
    async () => {
      for (const { hostname } of publicDomains) {
        expect((await visit(hostname, '/saved')).status, hostname).toBe(200);
      }
    },
    { timeout: 10_000, interval: 300 },
  );
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

/** The JSON-LD of a page, in its order. */
export function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text]) => JSON.parse(text ?? ''));
}

export function thingsOf(html: string, type: string): Record<string, unknown>[] {
  return structuredData(html).filter((thing) => thing['@type'] === type);
}

/** hreflang to URL, as the head names them. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g);
  return Object.fromEntries([...links].map(([, language, url]) => [language, url]));
}

export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"\/>/.exec(html)?.[1];
}
