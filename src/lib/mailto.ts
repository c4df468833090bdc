/** The `mailto:` URLs of links. */

type Headers = { subject: string; body: string };

/** What means something in a URL is encoded, in the address too (RFC 6068, section 2); without an address, people choose one. */
export function mailtoUrl(address: string, headers?: Headers): string {
  const query = Object.entries(headers ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
