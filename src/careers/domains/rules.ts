/** Which career domain a host name stands for. */

/** In development `karriere-de.localhost` answers like `karriere-de.example`: browsers take both to this machine. */
export function domainHostname(hostname: string, isDevelopment: boolean): string {
  return isDevelopment ? hostname.replace(/\.localhost$/u, '.example') : hostname;
}
