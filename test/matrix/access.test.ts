/** What is decided per endpoint (decisions: Scope and role for every endpoint): its scopes, its least role, and that records of other companies do not exist. */
import { beforeAll, describe, expect, test } from 'vitest';
import { roles, scopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import {
  callEndpoint,
  expectAllowed,
  expectInsufficientRole,
  expectInsufficientScope,
  metadata,
  needsOf,
  tenantEndpoints,
  tokenWhere,
} from '../support/access.ts';
import { call } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor, pathOfNothing } from '../support/records.ts';
import type { Company } from '../support/company.ts';

/** The decisions' table, first match first: alternatives of scopes, and the least role. */
const decided: readonly [
  endpoint: RegExp,
  scopes: readonly Scope[][],
  role: (typeof roles)[number],
][] = [
  [/^GET \/api\/(?:companies|company-users)\//u, [['company']], 'Viewer'],
  [/^\w+ \/api\/(?:companies|company-users)\//u, [['company', 'jobs:write']], 'Admin'],
  [
    /^GET \/api\/(?:company-(?:offices|pipline)|email-templates)\//u,
    [['company'], ['jobs:read']],
    'Viewer',
  ],
  [
    /^\w+ \/api\/(?:company-(?:offices|pipline)|email-templates)\//u,
    [['company', 'jobs:write']],
    'Admin',
  ],
  [/^GET \/api\/questions\//u, [['company'], ['jobs:read']], 'Viewer'],
  [/^\w+ \/api\/questions\//u, [['company', 'jobs:write']], 'Admin'],
  [
    /^GET \/api\/(?:sources|tracking-links|custom-fields)\//u,
    [['company'], ['jobs:read']],
    'Viewer',
  ],
  [/^\w+ \/api\/(?:sources|tracking-links|custom-fields)\//u, [['company', 'jobs:write']], 'Admin'],
  [/^GET \/api\/contracted-companies/u, [['company'], ['jobs:read']], 'Viewer'],
  [/^\w+ \/api\/contracted-companies/u, [['jobs:write']], 'Recruiter'],
  [/^GET \/api\/(?:audit|security)-events$/u, [['company']], 'Admin'],
  [/^\w+ \/api\/board-keys\//u, [['company', 'jobs:write']], 'Admin'],
  [/^GET \/api\/departments\//u, [['jobs:read']], 'Viewer'],
  [/^\w+ \/api\/departments\//u, [['company', 'jobs:write']], 'Admin'],
  [/^GET \/api\/jobs\/\{hash_id\}\/(?:applicant-job|activity)$/u, [['applicants:read']], 'Viewer'],
  [/^GET \/api\/jobs\//u, [['jobs:read']], 'Viewer'],
  [/^\w+ \/api\/jobs\//u, [['jobs:write']], 'Recruiter'],
  [/^GET \/api\/candidate-job\//u, [['applicants:read']], 'Viewer'],
  [/^POST \/api\/candidate-job\//u, [['applicants:write']], 'Recruiter'],
  [/^GET \/api\/candidates\/(?:index$|duplicates$|show\/)/u, [['applicants:read']], 'Viewer'],
  [/^GET \/api\/emails\//u, [['applicants:read']], 'Viewer'],
  [/^\w+ \/api\/emails\//u, [['applicants:write']], 'Recruiter'],
  [/^GET \/api\/tags\//u, [['applicants:read']], 'Viewer'],
  [/^\w+ \/api\/tags\//u, [['applicants:write']], 'Recruiter'],
  [/^GET \/api\/saved-views\//u, [['applicants:read']], 'Viewer'],
  [/^\w+ \/api\/saved-views\//u, [['applicants:write']], 'Recruiter'],
  [
    /^\w+ \/api\/candidates\/(?:store$|update\/|tag\/|store-document\/|destroy-document\/|use-as-cv\/|dismiss-duplicate\/)/u,
    [['applicants:write']],
    'Recruiter',
  ],
  [/^\w+ \/api\/exports\//u, [['applicants:read']], 'Admin'],
  [/^\w+ \/api\/imports\//u, [['applicants:write']], 'Admin'],
  [/^\w+ \/api\/candidates\//u, [['applicants:write']], 'Admin'],
  [/^\w+ \/api\/data-requests\//u, [['applicants:write']], 'Admin'],
  [/^GET \/api\/hiring-settings$/u, [['company']], 'Viewer'],
  [/^POST \/api\/hiring-settings$/u, [['company', 'jobs:write']], 'Admin'],
  [/^GET \/api\/events$/u, [['jobs:read'], ['applicants:read']], 'Viewer'],
  [/^GET \/api\/deletions\//u, [['company'], ['jobs:read'], ['applicants:read']], 'Viewer'],
  [/^GET \/api\/(?:social-accounts|posts)\//u, [['jobs:read']], 'Viewer'],
  [/^\w+ \/api\/posts\//u, [['jobs:write']], 'Recruiter'],
  [/^GET \/api\/feedback(?:-requests)?\//u, [['applicants:read']], 'Viewer'],
  [/^POST \/api\/feedback\//u, [['applicants:write']], 'Viewer'],
  [/^GET \/api\/notification/u, [['applicants:read']], 'Viewer'],
  [/^POST \/api\/notification/u, [['applicants:write']], 'Viewer'],
  [/^GET \/api\/tasks\//u, [['applicants:read']], 'Viewer'],
  [/^POST \/api\/tasks\/done\//u, [['applicants:write']], 'Viewer'],
  [/^(?:POST|DELETE) \/api\/tasks\//u, [['applicants:write']], 'Recruiter'],
  [/^POST \/api\/feedback-requests\//u, [['applicants:write']], 'Recruiter'],
  [/^GET \/api\/meet\//u, [['applicants:read']], 'Viewer'],
  [/^\w+ \/api\/meet\//u, [['applicants:write']], 'Recruiter'],
  [/^GET \/api\/plugins\/webhooks\/events$/u, [[]], 'Viewer'],
  [/^\w+ \/api\/plugins\/webhooks/u, [['jobs:read'], ['applicants:read']], 'Admin'],
];

let acme: Company;
beforeAll(async () => {
  acme = await openCompany();
});

const named = tenantEndpoints.map((one) => [`${one.method} ${one.path}`, one] as const);

describe.each(named)('%s', (name, endpoint) => {
  const needs = needsOf(endpoint);

  test('needs the scopes and the role that were decided', () => {
    const [, scopesDecided, roleDecided] = decided.find(([pattern]) => pattern.test(name)) ?? [];
    expect(needs).toEqual({ scopes: scopesDecided, role: roleDecided });
  });

  test('refuses a call without a token (401) and one without the scopes (403)', async () => {
    const least = await leastRequest(acme, endpoint);
    const anonymous = await callEndpoint(null, endpoint, least);
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(anonymous.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
    const others = scopes.filter((scope) => !needs.scopes.flat().includes(scope));
    const token = await tokenWhere(acme, { grant: { scopes: others } });
    const answer = await callEndpoint(token, endpoint, least);
    if (needs.scopes.some((set) => set.length === 0)) expectAllowed(answer);
    else expectInsufficientScope(answer, endpoint);
  });

  test('serves the least role, and refuses the role below it (403)', async () => {
    const least = await leastRequest(acme, endpoint);
    const rank = roles.indexOf(needs.role);
    expectAllowed(await callEndpoint(await acme.token(needs.role), endpoint, least));
    const below = roles[rank - 1];
    if (below === undefined) return;
    expectInsufficientRole(await callEndpoint(await acme.token(below), endpoint, least));
  });
});

const ofRecords = named.filter(([, { path }]) => /\{(?:id|hash_id)\}/u.test(path));

test.each(ofRecords)(
  '%s answers for a record of another company as for one that does not exist (404)',
  async (_, endpoint) => {
    const [owner, other] = [await openCompany(), await openCompany()];
    const at = await pathFor(owner, endpoint.path);
    const token = await other.token('Admin');
    const least = await leastRequest(owner, endpoint);
    const [theirs, missing] = [
      await callEndpoint(token, endpoint, least, { at }),
      await callEndpoint(token, endpoint, least),
    ];
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const withoutId = ({ body }: Answer<unknown>) => ({ ...body, request_id: '' });
    expect(withoutId(theirs)).toEqual(withoutId(missing));
    expect(await callEndpoint(await owner.token('Admin'), endpoint, least, { at })).toMatchObject({
      status: endpoint.terms.status ?? 200,
    });
  },
);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const paths = [...new Set(tenantEndpoints.map(({ path }) => path))];

test.each(paths)('%s refuses every other method and names those it takes (405)', async (path) => {
  const taken = endpoints.filter((one) => one.path === path).map(({ method }) => method);
  const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refused = methods.filter((one) => !taken.some((method) => method === one));
  for (const method of refused) {
    const answer = await call(null, method, pathOfNothing(path));
    expect(answer, method).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(answer.headers.get('allow')).toBe([...allowed, 'OPTIONS'].join(', '));
  }
});
