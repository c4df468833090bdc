/** The prose of the document: what holds for every call, and what features, scopes, parameters and events are for. */
import type { Scope } from '#access.ts';
import { rateLimits } from '#platform/rate-limits.ts';
import { JSON_BYTES_MAX, JSON_DEPTH_MAX } from '#http/limits.ts';
import { errorTable } from '#errors.ts';
import type { OAuthErrorCode, ErrorCode } from '#errors.ts';

export const title = 'Recruiting API';

/** That of package.json. */
export const version = '0.1.0';

export const introduction = `
Companies, offices, hiring pipelines, jobs and candidates of a multi-tenant recruiting service, and its public jobs by place.

## Calling

Send \`Authorization: Bearer <access token>\`, got by OAuth 2.0: authorization code with PKCE. A client library needs the address
of this service only: \`/.well-known/oauth-authorization-server\` tells the rest. A token acts for one person in
one company; what it may do is bounded by its scopes **and** by the role of the person (Viewer, Recruiter, Admin). Each operation
names both. The jobs of \`/api/locations\` and \`/api/central\` need no token, and may be called from any web page.

Bodies are JSON in UTF-8, ${JSON_BYTES_MAX.toLocaleString('en')} bytes and ${JSON_DEPTH_MAX} levels at most. An update changes the fields
it names: an absent field is kept, \`null\` clears where null is allowed, unknown fields are ignored. Text is trimmed, and HTML cleaned.

## Answers

\`{"success": true, "data": …}\`; the public jobs answer \`{"success": true, "message": "200", "data": …}\`. A write answers the whole
record, a deletion \`null\`. Times are UTC with microseconds: \`2026-11-20T12:00:00.000000Z\`. Ids are integers below 2^53: keep
them in 64 bits. Where a path names a job, its \`id\` and its \`hash_id\` both work. Fields may be added at any time, so ignore those
you do not know.

## Lists

A list answers \`current_page\`, \`data\`, \`total\`, \`per_page\`, \`last_page\` and \`next_cursor\`, newest first. Two ways through it:

- by page: \`page\` from 1, and \`max\` records a page (\`per_page\` for the public jobs). More than 100 counts as 100.
- by cursor: give \`next_cursor\` back as \`cursor\` until it is null. Page 10,000 then costs what page 1 does, and nothing is
  missed or read twice when records are added meanwhile.

To stay in sync, ask with \`updated-since\` for what changed after the last run.

## Errors

\`{"success": false, "message": "…", "code": "…", "errors": {"field": ["…"]}, "request_id": "…"}\`. Decide by \`code\`: it is stable,
the message is for people. \`errors\` names the fields that are wrong. On the public jobs \`message\` is the status as text
and the sentence stands in \`detail\`. The record of another company does not exist for you: 404, never 403. When you ask for help,
name the \`request_id\`; it is the header \`X-Request-Id\`, too.

<details>
<summary>All codes</summary>

${problemTable()}

</details>

## Sending again

A write that was not answered may have been done. Send it with an \`Idempotency-Key\` of your choice (a UUID), and it may be sent again for
24 hours: it is done once, and the answer of the first time comes back with \`Idempotent-Replayed: true\`. Reads carry an \`ETag\`; with
\`If-None-Match\` an unchanged answer is 304 and has no body.

## Limits

${rateLimits.api.perMinute} calls a minute for a person by one application, ${rateLimits.public.perMinute.toLocaleString('en')} a minute for an address on the public jobs.
\`RateLimit-Policy\` and \`X-RateLimit-Limit\` tell which limit holds. Beyond it: 429, with the seconds to wait in \`Retry-After\`.

## Events

The service posts an event to each webhook that subscribed to it (see *Webhooks* below). A delivery that is not answered 2xx within
15 seconds is tried up to three times more: after 10 seconds, 1 minute and 5 minutes. One event can arrive twice: go by
\`X-Service-Delivery\`. Compute the signature over the raw body, and compare it in constant time.
`.trim();

/** Every code an error can carry, by status; `docs/errors.md` shows the same. */
export function problemTable(): string {
  const heading = ['Code', 'Status', 'Meaning'] as const;
  const rows = Object.entries(errorTable).map(
    ([code, [status, meaning]]) => [`\`${code}\``, String(status), meaning] as const,
  );
  const widths = [0, 1, 2].map((column) =>
    Math.max(...[...rows, heading].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

/** Contract 5.5. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  profile: 'Read user name, e-mail, role',
  company: 'Read company name, subdomain',
  'jobs:read': 'View job listings',
  'jobs:write': 'Create and update jobs',
  'applicants:read': 'View candidate details',
  'applicants:write': 'Update candidate status and stages',
  mcp: 'Use the tool-server tools',
};

type Tag = { name: string; description?: string };

export const oauthTag = {
  name: 'Sign-in',
  description: 'Tokens for applications, by OAuth 2.0: bare answers, without the envelope.',
};

/** What each error of the OAuth endpoints means (RFC 6749, 4.1.2.1 and 5.2; RFC 6750, 3.1; RFC 8707, 2). */
export const oauthErrorWords: Readonly<Record<OAuthErrorCode, string>> = {
  invalid_request: 'A parameter is missing, malformed or there twice.',
  invalid_client: 'The client is unknown, or its secret is wrong.',
  invalid_grant: 'The code or refresh token is unknown, used or over, or is not of this client.',
  unsupported_grant_type: 'grant_type must be authorization_code or refresh_token.',
  unsupported_response_type: 'response_type must be code.',
  invalid_scope: 'A scope is unknown, or was not granted.',
  invalid_target: 'resource is not the one of the authorization.',
  access_denied: 'The person did not allow it.',
  invalid_token: 'The bearer token is unknown, expired or revoked.',
  insufficient_scope: 'The token does not carry the scope this needs.',
  temporarily_unavailable: 'Too many requests, or the store did not answer: wait and try again.',
  server_error: 'Something went wrong on our side.',
};

const publicJobs = {
  name: 'Public jobs',
  description: 'Live jobs of all companies by country and city. No token needed.',
};
const social = { name: 'Social media', description: 'Connected accounts, and posts by them.' };

const tags: Readonly<Record<string, Tag>> = {
  companies: { name: 'Company', description: 'The company the token is for.' },
  'company-offices': { name: 'Offices', description: 'Where the company works.' },
  'company-pipline': { name: 'Pipelines', description: 'The stages candidates go through.' },
  'company-users': { name: 'Team', description: 'The people of the company and their roles.' },
  'contracted-companies': {
    name: 'Contracted companies',
    description: 'The companies it recruits for.',
  },
  'audit-events': { name: 'Audit log', description: 'Who changed what, by which application.' },
  jobs: { name: 'Jobs', description: 'Job postings from draft to archive, and how they do.' },
  locations: publicJobs,
  central: publicJobs,
  'candidate-job': { name: 'Applications', description: 'One candidate on one job each.' },
  candidates: { name: 'Candidates', description: 'People who apply: shown, merged, erased.' },
  'hiring-settings': {
    name: 'Hiring settings',
    description: 'How the company deals with candidates.',
  },
  meet: { name: 'Meetings', description: 'Video meetings with candidates.' },
  'social-accounts': social,
  posts: social,
  events: { name: 'Event feed', description: 'What happened, to be asked for in order.' },
  plugins: { name: 'Webhooks', description: 'Where events are sent, and what became of them.' },
};

export const eventTag: Tag = {
  name: 'Events',
  description: 'What the service posts to the webhooks of a company.',
};

/** The feature of a path, by its second segment: `/api/company-offices/index` is of the offices. */
export function tagOf(path: string): Tag {
  const [, , feature = ''] = path.split('/');
  return tags[feature] ?? { name: feature.charAt(0).toUpperCase() + feature.slice(1) };
}

/** Parameters in paths; their shapes are shared and say nothing of what they name. */
export const pathWords: Readonly<Record<string, string>> = {
  id: 'Id of the record; where that is a job, its `hash_id` works too.',
  hash_id: '`hash_id` of the job, or its `id`.',
  stage_id: 'Id of a stage of a pipeline.',
  delivery_id: 'What the receiver sees as `X-Service-Delivery`.',
  key: 'Part of the title, in any case, with or without accents.',
};

/** What a group of problems of one status is called. */
export const statusWords: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'No valid token',
  403: 'Not allowed',
  404: 'No such record',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Wrong fields',
  429: 'Too many requests',
  500: 'Failed on our side',
  503: 'The store did not answer; try again',
};

/** What an error tells beside its code, for the examples. */
export const problemExtras: Readonly<Partial<Record<ErrorCode, Record<string, unknown>>>> = {
  answer_lost: { id: 1 },
  insufficient_scope: { scope: 'jobs:write' },
  invalid_input: { errors: { field: ['What is wrong with it.'] } },
  repeated_parameter: { errors: { page: ['Must be given once.'] } },
  too_many_requests: { retry_after: 60 },
};
