/** Maps the host of a request to the hostname of a career domain, and names the pages of its legal texts. */
import type { LegalKind } from '#vocabulary.ts';

/** In development `karriere-de.localhost` stands for `karriere-de.example`: browsers resolve `.localhost` to this machine. */
export function domainHostname(hostname: string, isDevelopment: boolean): string {
  return isDevelopment ? hostname.replace(/\.localhost$/u, '.example') : hostname;
}

/** A link in the footer of every page of the domain. */
export type LegalLink = { kind: LegalKind; url: string };

/** The page of a text that the domain shows itself. */
export function legalPath(kind: LegalKind): string {
  return `/legal/${kind}`;
}
