/** Maps the host of a request to the hostname of a career domain. */

/** In development `karriere-de.localhost` stands for `karriere-de.example`: browsers resolve `.localhost` to this machine. */
export function domainHostname(hostname: string, isDevelopment: boolean): string {
  return isDevelopment ? hostname.replace(/\.localhost$/u, '.example') : hostname;
}
