/** What the operator does with career domains: adds, changes and lists them. */
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { cleanHtml } from '#lib/clean-html.ts';
import { textFault } from '#lib/text.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { invalidField } from '#errors.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import { toCountryIds, toSiteLanguage } from './rules.ts';
import {
  deleteDomainText,
  domainByHostname,
  domainList,
  putDomain,
  putDomainText,
} from './store.ts';
import type { DomainRow } from './store.ts';

export type NewDomain = {
  hostname: string;
  name: string;
  language: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  hue?: number | undefined;
  isDefault?: boolean | undefined;
  isTest?: boolean | undefined;
};

/** Adds the domain, or updates the one of that hostname. */
export async function setDomain(ctx: PublicCtx, given: NewDomain): Promise<{ hostname: string }> {
  const hostname = given.hostname.toLowerCase();
  if (!/^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(hostname)) {
    throw invalidField('hostname', 'Must be a host name.');
  }
  const language = toSiteLanguage(given.language);
  const countryIds = toCountryIds(given.countries);
  return commitAccount(ctx, {
    writes: putDomain(ctx, { ...given, hostname, language }, countryIds),
    // A domain is neither a user nor a client: the entry names it in its action.
    audit: { action: `domain.set ${hostname}` },
    answer: QueryPlan.of({ hostname }),
  });
}

export type DomainText = {
  hostname: string;
  kind: LegalKind;
  /** The address of the text, or its HTML, which the domain then shows itself; neither removes it. */
  url?: string | undefined;
  html?: string | undefined;
};

/** Every page of the domain links the text. */
export async function setDomainText(
  ctx: PublicCtx,
  { hostname, kind, url, html }: DomainText,
): Promise<{ hostname: string; kind: LegalKind; is: 'set' | 'removed' }> {
  if (url !== undefined && html !== undefined)
    throw invalidField('url', 'Give either a URL or a text.');
  if (url !== undefined && !isWebUrl(url))
    throw invalidField('url', 'Must be an http or https URL.');
  const clean = html === undefined ? null : cleanHtml(html);
  const fault = clean === null ? null : textFault(clean);
  if (fault !== null) throw invalidField('file', fault);
  if (clean === '') throw invalidField('file', 'Must contain text.');
  const domain = await runPlan(ctx, domainByHostname(ctx, hostname.toLowerCase()));
  if (!domain) throw invalidField('hostname', 'Must be the host name of a career domain.');
  const isRemoved = url === undefined && clean === null;
  const text = { domainId: domain.id, kind, url: url ?? null, html: clean };
  return commitAccount(ctx, {
    writes: [isRemoved ? deleteDomainText(ctx, domain.id, kind) : putDomainText(ctx, text)],
    audit: { action: `domain.text ${hostname} ${kind}` },
    answer: QueryPlan.of({ hostname, kind, is: isRemoved ? 'removed' : 'set' }),
  });
}

export function listDomains(ctx: PublicCtx): Promise<DomainRow[]> {
  return runPlan(ctx, domainList(ctx));
}
