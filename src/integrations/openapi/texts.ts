/** The texts of the API document: the introduction, and descriptions of tags, scopes, parameters and errors. */
import type { Scope } from '#access.ts';
import { rateLimits } from '#platform/rate-limits.ts';
import { JSON_BYTES_MAX, JSON_DEPTH_MAX } from '#http/limits.ts';
import { errorTable } from '#errors.ts';
import { markdownTable } from '#lib/markdown-table.ts';
import type { OAuthErrorCode } from '#errors.ts';

export const title = 'Recruiting API';

/** The version of package.json. */
export const version = '0.1.0';

export const introduction = `
The API of a multi-tenant recruiting service: companies, offices, hiring pipelines, jobs and candidates, and public jobs by place.

## Authentication

Send \`Authorization: Bearer <access token>\`. Get tokens by OAuth 2.0: authorization code with PKCE. A client library only needs
the address of this service; \`/.well-known/oauth-authorization-server\` describes the rest. A token acts for one person in one
company. Its scopes **and** the role of the person (Viewer, Recruiter, Admin) limit what it can do; each operation names both.
The public jobs at \`/api/locations\` and \`/api/central\` need no token.

Scripts of any web page can call both: answers carry \`Access-Control-Allow-Origin: *\` and expose the headers named here, and preflights
are answered without a token and outside the rate limits. Do not put a token of a company into a page that others can open. The page of
a signed link to a document cannot be read by scripts of other sites.

## Requests

Bodies are JSON in UTF-8, at most ${JSON_BYTES_MAX.toLocaleString('en')} bytes and ${JSON_DEPTH_MAX} levels deep. Updates are partial: absent fields stay unchanged,
\`null\` clears a nullable field, and so does an empty text. Text is trimmed and HTML is sanitized. The record that a read returns can
be sent to its update as it is and changes nothing. Where a body is optional, no body, \`null\`, \`{}\` and \`[]\` are the same.

Fields that neither the operation takes nor its record has, at any depth, are refused with 422 \`unknown_field\`. The operations that were
there from the beginning ignore them and name them in the header \`X-Unknown-Fields\`: those whose responses have this header.

Empty query parameters and empty optional form fields count as absent. Whole numbers are digits without leading zeros. Enumerated
values are accepted in any case. Query parameters that an operation does not know are ignored and named in the header
\`X-Unknown-Parameters\`.

## Responses

The tenant API answers \`{"success": true, "data": …}\`, the public jobs \`{"success": true, "message": "200", "data": …}\`. A write
returns the whole record, a deletion returns \`null\`. Times are UTC with microseconds: \`2026-11-20T12:00:00.000000Z\`. Ids are
integers below 2^53, so store them in 64 bits. Where a path names a job, both its \`id\` and its \`hash_id\` work. New fields can be
added at any time; ignore fields you do not know.

## Pagination

Lists return \`current_page\`, \`data\`, \`total\`, \`per_page\`, \`last_page\` and \`next_cursor\`, newest first. There are two ways to page:

- **By page number**: \`page\` starts at 1, \`max\` sets the records per page (\`per_page\` for the public jobs). Values over 100 count as 100.
- **By cursor**: send \`next_cursor\` as \`cursor\` until it is null. Every page is equally fast, and records that are added meanwhile
  do not cause gaps or duplicates. A cursor belongs to its list, order and filters; with others the answer is 400. Only \`max\` may
  change between pages.

To stay in sync, send \`next_since\` of the last page as \`updated-since\` of the next run (by page number, that of page 1). It reaches a minute
back, as a change can become visible after a list that began later: drop records that you have with the same \`id\` and \`updated_at\`.
\`GET /api/deletions/index\` lists what is gone, by kind and id.

## Errors

\`{"success": false, "message": "…", "code": "…", "errors": {"field": ["…"]}, "request_id": "…"}\`. Use \`code\` in your program: it is
stable, while \`message\` is for people. \`errors\` lists the invalid fields. In the public jobs API, \`message\` is the status as text and
\`detail\` has the sentence. Records of other companies answer 404, never 403. When you contact support, include the \`request_id\`,
which is also sent as \`X-Request-Id\`.

A request may have the header \`traceparent\` ([W3C Trace Context](https://www.w3.org/TR/trace-context/)). Its trace is in our log, and in
the \`traceparent\` of the webhooks that the request causes.

<details>
<summary>All error codes</summary>

${errorCodeTable()}

</details>

## Retries

If a write gets no response, it may still have been completed. Send writes with an \`Idempotency-Key\` of your choice, such as a UUID,
and you can repeat them safely for 24 hours: the request runs once, and a repeated request returns the first response with
\`Idempotent-Replayed: true\`. Reads return an \`ETag\`; if you send it as \`If-None-Match\`, an unchanged response is 304 without a body.

If you do not need the record that a write returns, send \`Prefer: return=minimal\`: \`data\` then has its \`id\` only. A repeated request returns what
the first one did.

## Rate limits

${rateLimits.api.perMinute} calls per minute for each person and application; ${rateLimits.public.perMinute.toLocaleString('en')} calls per minute and IP address for the public jobs.
\`RateLimit-Policy\` and \`X-RateLimit-Limit\` state the limit. Over the limit, the response is 429 with the seconds to wait in \`Retry-After\`.

## Events

The service posts events to the webhooks that subscribe to them (see *Webhooks* below). A delivery without a 2xx response within
15 seconds is retried up to three times: after 10 seconds, 1 minute and 5 minutes. An event can arrive more than once; use
\`X-Service-Delivery\` to detect duplicates. Compute the signature over the raw body and compare it in constant time.
`.trim();

/** All error codes by status, as a table. `docs/errors.md` holds the same table. */
export function errorCodeTable(): string {
  return markdownTable(
    ['Code', 'Status', 'Meaning'],
    Object.entries(errorTable).map(([code, [status, meaning]]) => [
      `\`${code}\``,
      String(status),
      meaning,
    ]),
  );
}

/** The scopes of the contract (5.5). */
export const scopeWords: Readonly<Record<Scope, string>> = {
  profile: 'Read user name, email, role',
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
  description: 'OAuth 2.0 tokens for applications. Responses have no envelope.',
};

/** The meaning of each OAuth error (RFC 6749, 4.1.2.1 and 5.2; RFC 6750, 3.1; RFC 8707, 2). */
export const oauthErrorWords: Readonly<Record<OAuthErrorCode, string>> = {
  invalid_request: 'A parameter is missing, malformed or repeated.',
  invalid_client: 'The client is unknown or its secret is wrong.',
  invalid_grant:
    'The code or refresh token is unknown, used, expired, or belongs to another client.',
  unsupported_grant_type: 'grant_type must be authorization_code or refresh_token.',
  unsupported_response_type: 'response_type must be code.',
  invalid_scope: 'A scope is unknown or was not granted.',
  invalid_target: 'resource differs from the authorization request.',
  access_denied: 'The user denied access.',
  invalid_token: 'The bearer token is unknown, expired or revoked.',
  insufficient_scope: 'The token does not have the required scope.',
  temporarily_unavailable:
    'Too many requests, or the storage is temporarily unavailable. Wait and try again.',
  server_error: 'Something went wrong on our side.',
};

const publicJobs = {
  name: 'Public jobs',
  description: 'Live jobs of all companies by country and city. No token needed.',
};
const social = { name: 'Social media', description: 'Connected social accounts and their posts.' };

const tags: Readonly<Record<string, Tag>> = {
  companies: { name: 'Company', description: 'The company of the token.' },
  'company-offices': { name: 'Offices', description: 'The locations of the company.' },
  'company-pipline': { name: 'Pipelines', description: 'The stages that candidates go through.' },
  'company-users': { name: 'Team', description: 'The members of the company and their roles.' },
  'contracted-companies': {
    name: 'Contracted companies',
    description: 'The companies that your company recruits for.',
  },
  'audit-events': {
    name: 'Audit log',
    description: 'Who changed what, and with which application.',
  },
  'security-events': {
    name: 'Sign-in log',
    description: 'Sign-ins, refusals and changes to accounts, with IP address and user agent.',
  },
  departments: { name: 'Departments', description: 'By which the jobs of a company are sorted.' },
  jobs: { name: 'Jobs', description: 'Jobs from draft to archive, and their analytics.' },
  locations: publicJobs,
  central: publicJobs,
  'candidate-job': {
    name: 'Applications',
    description: 'Each application is one candidate on one job.',
  },
  candidates: {
    name: 'Candidates',
    description: 'The people who apply: list, view, export, merge and erase them.',
  },
  sources: { name: 'Sources', description: 'Where applications come from.' },
  'tracking-links': {
    name: 'Tracking links',
    description: 'Links by which applications get a source.',
  },
  'email-templates': {
    name: 'Email templates',
    description: 'What emails of stages and rejections say, in the languages of candidates.',
  },
  emails: {
    name: 'Emails',
    description: 'Emails to candidates: which wait, which failed and why; stop one or try again.',
  },
  'custom-fields': {
    name: 'Custom fields',
    description: 'Fields that a company defines for its candidates.',
  },
  feedback: {
    name: 'Feedback',
    description:
      'What members think of an application. A member who is asked sees that of others once their own is submitted.',
  },
  'feedback-requests': {
    name: 'Feedback requests',
    description: 'Who is asked for feedback on an application, by email and with two reminders.',
  },
  tasks: {
    name: 'Tasks',
    description: 'What members are to do: about an application, a job, or neither.',
  },
  notifications: {
    name: 'Notifications',
    description: 'What a member is told: in the console, by an email at once, or in a daily one.',
  },
  'notification-choices': {
    name: 'Notification choices',
    description: 'How a member wants to be told.',
  },
  'data-requests': {
    name: 'Data requests',
    description: 'What candidates ask for on their own page, and by when it is due.',
  },
  exports: { name: 'Exports', description: 'Lists and whole companies as files.' },
  imports: {
    name: 'Imports',
    description: 'CSV files and bundles of another system: mapped, tried, run and undone.',
  },
  board: {
    name: 'Board',
    description:
      'The jobs of a company with their forms, for a website of its own. On the career site of the company alone, and without a token.',
  },
  'board-keys': {
    name: 'Board keys',
    description: 'Which own websites of the company send applications.',
  },
  questions: { name: 'Questions', description: 'What application forms ask.' },
  tags: { name: 'Tags', description: 'Words by which a company sorts its candidates.' },
  'saved-views': {
    name: 'Saved views',
    description: 'Filters of lists under a name, for a member or shared with all.',
  },
  'hiring-settings': {
    name: 'Hiring settings',
    description: 'Rejection emails, retention, CV search and consent.',
  },
  meet: { name: 'Meetings', description: 'Video meetings with candidates.' },
  'social-accounts': social,
  posts: social,
  events: { name: 'Event feed', description: 'Events in order, to read at your own pace.' },
  deletions: { name: 'Deletions', description: 'What is gone, for those who keep a copy.' },
  plugins: { name: 'Webhooks', description: 'Webhooks and their delivery logs.' },
};

export const eventTag: Tag = {
  name: 'Events',
  description: 'What the service sends to the webhooks of a company.',
};

/** The tag of a path, by its second segment: `/api/company-offices/index` belongs to the offices. */
export function tagOf(path: string): Tag {
  const [, , feature = ''] = path.split('/');
  return tags[feature] ?? { name: feature.charAt(0).toUpperCase() + feature.slice(1) };
}

/** Descriptions of path parameters. */
export const pathWords: Readonly<Record<string, string>> = {
  id: 'The id of the record. For a job, the `hash_id` works too.',
  hash_id: 'The `hash_id` or `id` of the job.',
  stage_id: 'The id of a pipeline stage.',
  delivery_id: 'The value of the header `X-Service-Delivery`.',
  key: 'Words from the title. Case and accents are ignored.',
};
