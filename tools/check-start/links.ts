/** Collects every absolute URL that the service hands out, and opens each where it says that it is. */
import { ask } from './client.ts';
import type { Answer } from './client.ts';
import { signIn } from './session.ts';

const LOCAL = '127.0.0.1';
/** Pages of the console that are read, and addresses that are opened. */
const PAGES_MAX = 60;
const OPENED_MAX = 400;
/** Statuses of an address that is there: some want a token, a form or another method. */
const there: ReadonlySet<number> = new Set([
  200, 202, 204, 301, 302, 303, 307, 308, 400, 401, 403, 405,
]);
/** Names and examples, and no addresses to open. */
const NOT_OPENED = /^\/(?:docs\/|openapi\.json)|[{}…]|\*/u;

export type LinkPlace = {
  port: number;
  token: string;
  /** The host that the career site answers at, and its name in production. */
  site: { host: string; hostname: string };
  subdomain: string;
  person: { email: string; password: string };
  /** The receiver of webhooks, whose address pages show and which is not the service's. */
  receiver: string;
  /** Texts of emails, and answers that were read before. */
  texts: readonly string[];
};

/** Returns how many were opened; throws with those that do not lead here, or that nothing answers. */
export async function checkLinks(place: LinkPlace): Promise<number> {
  const found = new Map<string, string>();
  const collect = (from: string, text: string) => {
    for (const url of urlsIn(text)) if (!found.has(url)) found.set(url, from);
  };
  place.texts.forEach((text, index) => collect(`text ${index + 1}`, text));
  for (const [from, text] of await readAll(place)) collect(from, text);
  const faults: string[] = [];
  const own = [...found].filter(([url]) => isOurs(new URL(url), place));
  for (const [url, from] of own.slice(0, OPENED_MAX)) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other: the machine has other work.
    const fault = await faultOf(new URL(url), place);
    if (fault !== null) faults.push(`${url} (of ${from}): ${fault}`);
  }
  if (faults.length > 0) throw new Error(`Links that do not open:\n${faults.join('\n')}`);
  return own.length;
}

function urlsIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll(String.raw`\/`, '/');
  const urls = plain.match(/https?:\/\/[^\s"'<>\\)\]`|]+/gu) ?? [];
  return urls.map((url) => url.replace(/[.,;:]+$/u, '')).filter((url) => URL.canParse(url));
}

/** Of this machine, or of the domains that a deployed service would have. */
function isOurs({ hostname, origin }: URL, { site, receiver }: LinkPlace): boolean {
  if (origin === receiver) return false;
  return (
    hostname === LOCAL ||
    hostname.endsWith('.localhost') ||
    hostname === site.hostname ||
    hostname === 'api.recruiting.example'
  );
}

async function faultOf(
  { origin, hostname, port, pathname, search }: URL,
  { port: own, token }: LinkPlace,
): Promise<string | null> {
  const isHere = hostname === LOCAL || hostname.endsWith('.localhost');
  if (!isHere || port !== String(own)) return `${origin} is not where the service answers`;
  // The bare origin names the service.
  if (pathname === '/' && hostname === LOCAL) return null;
  if (NOT_OPENED.test(decodeURIComponent(pathname))) return null;
  const { status } = await ask(
    own,
    hostname,
    pathname + search,
    hostname === LOCAL ? { token } : {},
  );
  return there.has(status) ? null : `answers ${status}`;
}

async function readAll(place: LinkPlace): Promise<[string, string][]> {
  const { port, token, site, subdomain } = place;
  const sitemaps = await readSitemaps(place);
  const api = [
    '/openapi.json',
    '/llms.txt',
    '/docs',
    '/.well-known/security.txt',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/api/locations/jobs?country=all',
    '/api/companies/profile',
    '/api/tracking-links/index',
    '/api/meet/index',
  ].map((path) => [LOCAL, path] as const);
  const pages = [
    '/',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/feed.xml',
    '/feed.json',
    '/jobs.xml',
    '/companies',
    `/companies/${subdomain}`,
    `/embed/${subdomain}`,
    `/embed/${subdomain}.js`,
    `/embed/${subdomain}.json`,
    ...sitemaps
      .flatMap(({ text }) => urlsIn(text).map((url) => new URL(url).pathname))
      .slice(0, 20),
  ].map((path) => [site.host, path] as const);
  const read: [string, string][] = sitemaps.map(({ text }) => ['sitemap', text]);
  for (const [host, path] of [...api, ...pages]) {
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const answer = await ask(port, host, path, host === LOCAL ? { token } : {});
    read.push([`${host}${path}`, `${answer.text} ${answer.location}`]);
  }
  return [...read, ...(await readConsole(place))];
}

async function readSitemaps({ port, site }: LinkPlace): Promise<Answer[]> {
  const index = await ask(port, site.host, '/sitemap.xml');
  const parts = urlsIn(index.text).map((url) => new URL(url).pathname);
  return [
    index,
    ...(await Promise.all(
      parts
        .filter((path) => path.startsWith('/sitemaps/'))
        .map((path) => ask(port, site.host, path)),
    )),
  ];
}

/** Signs in and follows the links of the console. */
async function readConsole({ port, person, subdomain }: LinkPlace): Promise<[string, string][]> {
  const send = await signIn(port, person);
  const read: [string, string][] = [];
  const paths = new Set([`/console/${subdomain}`, '/settings', '/settings/applications']);
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const { text, location } = await send(path);
    read.push([path, text]);
    const links = [
      location,
      ...[...text.matchAll(/href="([^"#]+)/gu)].map(([, href]) => href ?? ''),
    ];
    for (const href of links.filter((one) => one.startsWith('/console')))
      if (paths.size < PAGES_MAX) paths.add(href.replaceAll('&amp;', '&'));
  }
  return read;
}
