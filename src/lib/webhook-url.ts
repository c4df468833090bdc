/** Which URLs from users may be requested: https at a public host name other than the service's own. */

/** Where the service itself is, and whether private addresses are allowed, as on a development machine. */
export type Surroundings = { apiOrigin: string; allowsPrivate: boolean };

/** Why the URL may not be requested, or null. */
export function targetFault(text: string, around: Surroundings): string | null {
  // A URL parser drops invisible characters and adds slashes: such input is refused.
  const isPlain = /^[a-z][a-z\d+.-]*:\/\/[^/?#]/iu.test(text) && !/[\s\p{C}\\]/u.test(text);
  const url = isPlain ? URL.parse(text) : null;
  return url ? faultOf(url, around) : 'Must be an absolute URL.';
}

/** The URL parser has normalized every spelling of an address. */
function faultOf(url: URL, { apiOrigin, allowsPrivate }: Surroundings): string | null {
  if (url.username || url.password) return 'Must not contain credentials.';
  if (url.href.includes('#')) return 'Must not contain a fragment.';
  if (!(url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:'))) {
    return 'Must start with https://.';
  }
  if (url.port === '0') return 'Must have a port from 1 to 65535.';
  if (allowsPrivate) return url.origin === apiOrigin ? OWN_HOST : null;
  const hostname = hostnameOf(url);
  if (isWithin(hostname, new URL(apiOrigin).hostname)) return OWN_HOST;
  return isPublic(hostname) ? null : 'Must have a public host name, not an IP address.';
}

export const OWN_HOST = 'Must not point to this service.';

/** Names that never leave a private network (RFC 6761, 6762, 8375, 9476; the rest by custom). */
const PRIVATE_SUFFIXES: readonly string[] =
  'localhost local internal test invalid onion alt arpa lan home corp intranet private localdomain'.split(
    ' ',
  );

/** Public names that resolve to whatever address they spell, or to this machine. */
const ECHO_SUFFIXES: readonly string[] =
  'nip.io sslip.io xip.io traefik.me localtest.me lvh.me vcap.me lacolhost.com local.gd ip6.name localho.st local-ip.co local-ip.sh 1u.ms rbndr.us'.split(
    ' ',
  );

/** A host name of at least two valid labels: `service` alone would be a host in the same network. */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z\d_-]{1,63}\.)+[a-z\d-]{2,63}$/u;

/** Without the dot of the root: `example.com.` is `example.com`. */
export function hostnameOf(url: URL): string {
  return url.hostname.replace(/\.$/u, '');
}

function isPublic(hostname: string): boolean {
  if (!HOST_NAME.test(hostname) || /^[\d.]+$/u.test(hostname)) return false;
  return ![...PRIVATE_SUFFIXES, ...ECHO_SUFFIXES].some((suffix) => isWithin(hostname, suffix));
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
