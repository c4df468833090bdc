/** Where a career site answers: the one place that builds its origin, and the one that reads it. */

/**
 * `:8787` on a development machine, which serves every site at one port. It is a setting of the isolate: no request changes it.
 */
let localPort: string | undefined;

/** Takes the settings of the isolate. A deployed service has an `apiOrigin` of https, or does not start. */
export function settleCareerOrigins(apiOrigin: string): void {
  [, localPort] = /^http:.*?(:\d+|$)/u.exec(apiOrigin) ?? [];
}

/** `https://host`; in development `http://karriere-de.localhost:8787` for `karriere-de.example`. */
export function careerOrigin(hostname: string): string {
  if (localPort === undefined) return `https://${hostname}`;
  return `http://${hostname.replace(/\.example$/u, '.localhost')}${localPort}`;
}

/** The hostname of a career site by that of a request: browsers resolve `.localhost` to this machine. */
export function careerHostname(hostname: string, isDevelopment: boolean): string {
  return isDevelopment ? hostname.replace(/\.localhost$/u, '.example') : hostname;
}

/** The page of a legal text that a career site shows itself. */
export function legalPath(kind: string): string {
  return `/legal/${kind}`;
}
