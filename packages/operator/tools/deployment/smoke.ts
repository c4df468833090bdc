/** Asks one version of a deployed Worker, whatever its share of the requests, as its users do. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { signInFaults } from './smoke-sign-in.ts';
import type { Decision, SignInUser } from './smoke-sign-in.ts';
import type { Answer, Ask, Asking } from './smoke-sign-in.ts';

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
        const { location = null, 'set-cookie': cookies = [] } = response.headers;
        const status = response.statusCode ?? 0;
        text(response).then((answered) => {
          resolve({ status, body: answered, location, cookies });
          return answered;
        }, reject);
      });
      request.on('timeout', () => request.destroy(new Error('No answer in time.')));
      request.on('error', reject);
      request.end(body);
    });
}

/** A member of a test company, as which the checks ask, too. What is absent is left out. */
export type SmokeUser = {
  /** Of an application with all scopes. */
  token?: string | undefined;
  /** The hash of a Live job, to which somebody applies in each check. */
  job?: string | undefined;
  /** The id of a webhook, which gets a test. */
  webhook?: string | undefined;
  /** Who signs in, and the application that asks for their permission. */
  signIn?: SignInUser | undefined;
};

/** A sentence for what is left out; null: nothing is. */
export function leftOut({ token, job, webhook, signIn }: SmokeUser): string | null {
  const parts = [
    ...(token === undefined ? ['asking as a user, and the tool server (RELEASE_TOKEN)'] : []),
    ...(token === undefined || job === undefined ? ['applying (RELEASE_JOB)'] : []),
    ...(token === undefined || webhook === undefined
      ? ['testing a webhook (RELEASE_WEBHOOK)']
      : []),
    ...(signIn === undefined
      ? ['signing in and exchanging a code (RELEASE_EMAIL, RELEASE_PASSWORD, RELEASE_CLIENT)']
      : []),
  ];
  return parts.length === 0 ? null : `Left out of the checks: ${parts.join('; ')}.`;
}

export type Hosts = { api: string; careers: readonly string[] };
type Check = { what: string; host: string; path: string; asking?: Asking; statuses: number[] };

const OK = [200];
/** Pages of an account lead to it. */
const SIGN_IN_FIRST = [200, 302, 303];
const json = { 'Content-Type': 'application/json' };

/** What both answer without a token, and what a user is answered. A status in the list, and of the right version. */
function checksOf(
  worker: 'api' | 'careers',
  { api, careers }: Hosts,
  user: SmokeUser,
  version: string,
): Check[] {
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
      at(api, '/api/locations/no-such-list', [404]),
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
  return [
    at(api, '/sign-in'),
    at(api, '/openapi.json'),
    at(api, '/docs', [200, 301, 302, 307, 308]),
    at(api, '/.well-known/oauth-authorization-server'),
    at(api, '/api/jobs/index', [401]),
    at(api, '/api/candidate-job/index', [401]),
    at(api, '/api/oauth/token', [400, 401], { method: 'POST', headers: json, body: '{}' }),
    at(api, '/mcp', [401], { method: 'POST', headers: json, body: '{}' }),
    at(api, '/.well-known/oauth-protected-resource', [200, 404]),
    at(api, '/forgot-password'),
    at(api, '/settings', SIGN_IN_FIRST),
    at(api, '/console', SIGN_IN_FIRST),
    ...checksOfUser(user, version).map(({ path, statuses, asking }) =>
      at(api, path, statuses, asking),
    ),
  ];
}

type Asked = { path: string; statuses?: number[]; asking?: Asking };

function checksOfUser({ token, job, webhook }: SmokeUser, version: string): Asked[] {
  if (token === undefined) return [];
  const headers = { Authorization: `Bearer ${token}` };
  const send = (body: object) => ({
    method: 'POST',
    headers: { ...headers, ...json, Accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });
  const lists = ['jobs', 'candidate-job', 'candidates'].map((one) => `/api/${one}/index?max=5`);
  const applicant = {
    job_id: job,
    first_name: 'Release',
    last_name: 'Check',
    // One person for each version: applying again is a conflict, and as good.
    email: `release-${version.toLowerCase()}@example.com`,
  };
  return [
    ...[...lists, '/api/oauth/userinfo', '/api/plugins/webhooks'].map((path) => ({
      path,
      asking: { headers },
    })),
    { path: '/mcp', asking: send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) },
    ...(job === undefined
      ? []
      : [{ path: '/api/candidate-job/store', statuses: [201, 409], asking: send(applicant) }]),
    ...(webhook === undefined
      ? []
      : [{ path: `/api/plugins/webhooks/${webhook}/test`, asking: send({}) }]),
  ];
}

type Smoking = { ask: Ask; hosts: Hosts; version: string; user: SmokeUser; decision: Decision };

/** Sentences about what is wrong; none: all is well. */
export async function smoke(
  worker: 'api' | 'careers',
  { ask, hosts, version, user, decision }: Smoking,
): Promise<string[]> {
  const [firstCareer = hosts.api] = hosts.careers;
  const host = worker === 'api' ? hosts.api : firstCareer;
  const health = await ask(host, '/healthz').catch(failed);
  // Otherwise the checks would ask another version, and say nothing about this one.
  if (!health.body.includes(version))
    return [`GET ${host}/healthz: ${health.status || 'no answer'}, not of version ${version}`];
  const faults: string[] = [];
  for (const { what, host: asked, path, asking, statuses } of checksOf(
    worker,
    hosts,
    user,
    version,
  )) {
    const { status, body } = await ask(asked, path, asking).catch(failed);
    if (!statuses.includes(status)) faults.push(`${what}: ${status} ${body.slice(0, 120)}`);
  }
  if (worker === 'api' && user.signIn)
    faults.push(...(await signInFaults(ask, hosts.api, user.signIn, decision)));
  return faults;
}

function failed(error: unknown): Answer {
  return { status: 0, body: String(error), location: null, cookies: [] };
}
