/** Which URLs that somebody gave us may be called: https at a public host name, and never ourselves. */

/** Where the service itself is, and whether what is called may be beside it: on a development machine. */
export type Surroundings = { apiOrigin: string; allowsPrivate: boolean };

/** Why nothing may be asked or sent there, or null. */
export function targetFault(text: string, around: Surroundings): string | null {
  // A parser drops what it does not show, and adds slashes: what is not shown is not what was meant.
  const isPlain = /^[a-z][a-z\d+.-]*:\/\/[^/?#]/iu.test(text) && !/[\s\p{C}\\]/u.test(text);
  const url = isPlain ? URL.parse(text) : null;
  return url ? faultOf(url, around) : 'Must be an absolute URL.';
}

/** The parser has turned every spelling of an address into one. */
function faultOf(url: URL, { apiOrigin, allowsPrivate }: Surroundings): string | null {
  if (url.username || url.password) return 'Must not contain credentials.';
  if (url.href.includes('#')) return 'Must not contain a fragment.';
  if (!(url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:'))) {
    return 'Must start with https://.';
  }
  if (allowsPrivate) return url.origin === apiOrigin ? OWN_HOST : null;
  const hostname = hostnameOf(url);
  if (isWithin(hostname, new URL(apiOrigin).hostname)) return OWN_HOST;
  return isPublic(hostname) ? null : 'Must have a public host name.';
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

/** Of labels that can be looked up, and at least two: `service` alone is somebody in the same network. */
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
