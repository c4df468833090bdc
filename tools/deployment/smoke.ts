/** Asks one version of a deployed Worker, whatever its share of the requests, as its users do. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; body: string };
export type Ask = (host: string, path: string, init?: Asking) => Promise<Answer>;
type Asking = { method?: string; headers?: Record<string, string>; body?: string };

const OVERRIDES = 'Cloudflare-Workers-Version-Overrides';
const TIMEOUT_MS = 15_000;

/** `connect`: where every host is asked instead, in a rehearsal. */
export function askingVersion(worker: string, version: string, connect?: string): Ask {
  return (host, path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(path, connect ?? `https://${host}`);
      const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
      const request = send(url.href, {
        method,
        timeout: TIMEOUT_MS,
        headers: { ...headers, Host: host, [OVERRIDES]: `${worker}="${version}"` },
      });
      request.on('response', (response) => {
        text(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, body: answered }),
          reject,
        );
      });
      request.on('timeout', () => request.destroy(new Error('No answer in time.')));
      request.on('error', reject);
      request.end(body);
    });
}

export type Hosts = { api: string; careers: readonly string[] };
type Check = { what: string; host: string; path: string; asking?: Asking; statuses: number[] };

const OK = [200];
const json = { 'Content-Type': 'application/json' };

/** What both answer without a token. A status in the list, and of the right version. */
function checksOf(worker: 'api' | 'careers', { api, careers }: Hosts, token?: string): Check[] {
  const at = (host: string, path: string, statuses = OK, asking: Asking = {}): Check => ({
    what: `${asking.method ?? 'GET'} ${host}${path}`,
    host,
    path,
    asking,
    statuses,
  });
  if (worker === 'careers') {
    return [
      at(api, '/api/locations/countries'),
      at(api, '/api/locations/jobs?per_page=5'),
      at(api, '/api/locations/jobs?search-key=a&per_page=5'),
      ...careers.flatMap((host) => [
        at(host, '/'),
        at(host, '/robots.txt'),
        at(host, '/sitemap.xml'),
        at(host, '/api/locations/countries'),
        at(host, '/no-such-page-of-a-smoke-test', [404, 410]),
      ]),
    ];
  }
  const bearer = { Authorization: `Bearer ${token}` };
  return [
    at(api, '/sign-in'),
    at(api, '/openapi.json'),
    at(api, '/docs', [200, 301, 302, 307, 308]),
    at(api, '/.well-known/oauth-authorization-server'),
    at(api, '/api/jobs/index', [401]),
    at(api, '/api/candidate-job/index', [401]),
    at(api, '/api/oauth/token', [400, 401], { method: 'POST', headers: json, body: '{}' }),
    at(api, '/mcp', [401], { method: 'POST', headers: json, body: '{}' }),
    ...(token === undefined
      ? []
      : ['/api/jobs/index', '/api/candidate-job/index', '/api/oauth/userinfo'].map((path) =>
          at(api, path, OK, { headers: bearer }),
        )),
  ];
}

/** Sentences about what is wrong; none: all is well. */
export async function smoke(
  worker: 'api' | 'careers',
  {
    ask,
    hosts,
    version,
    token,
  }: { ask: Ask; hosts: Hosts; version: string; token?: string | undefined },
): Promise<string[]> {
  const [firstCareer = hosts.api] = hosts.careers;
  const host = worker === 'api' ? hosts.api : firstCareer;
  const health = await ask(host, '/healthz').catch(failed);
  // Otherwise the checks would ask another version, and say nothing about this one.
  if (!health.body.includes(version))
    return [`GET ${host}/healthz: ${health.status}, not of version ${version}`];
  const faults: string[] = [];
  for (const { what, host: asked, path, asking, statuses } of checksOf(worker, hosts, token)) {
    const { status, body } = await ask(asked, path, asking).catch(failed);
    if (!statuses.includes(status)) faults.push(`${what}: ${status} ${body.slice(0, 120)}`);
  }
  return faults;
}

function failed(error: unknown): Answer {
  return { status: 0, body: String(error) };
}
