/** The API on one page for language models (llmstxt.org), generated from the endpoint table. */
import { permissions } from '#access.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { tagOf, title } from './texts.ts';

/** `origin` is the API's origin, such as `https://host`. */
export function llmsText(endpoints: readonly Endpoint[], origin: string): string {
  const byTag = Map.groupBy(endpoints, ({ path }) => tagOf(path).name);
  const sections = [...byTag].map(([name, listed]) =>
    [`## ${name}`, '', ...listed.map(lineOf)].join('\n'),
  );
  return `# ${title}

> A multi-tenant recruiting (applicant-tracking) service. A REST API with OAuth 2.0 covers companies, offices, pipelines, teams, jobs and candidates;
> public jobs by country and city need no token.

- Base URL: ${origin}
- Authentication: OAuth 2.0 authorization code with PKCE; the metadata is at ${origin}/.well-known/oauth-authorization-server
- Send \`Authorization: Bearer <access token>\`. Its scopes and the person's role limit what it can do; records of other companies answer 404.
- Responses: \`{"success": true, "data": …}\`; errors: \`{"success": false, "message", "code", "errors", "request_id"}\`. Use \`code\` in programs.
- Lists: page by \`page\` and \`max\`, or send \`next_cursor\` as \`cursor\` until it is null; use \`updated-since\` to sync.
- Coming from another system: ids need 64 bits; lists are pages of 10, newest first; countries are ISO 3166-1 numeric, and states, benefits, employment
  types and categories have ids of their own (\`GET /api/companies/create\`, \`GET /api/jobs/create\`); JSON types are strict; times have a \`T\`.
- AI agents: the tools at ${origin}/mcp (Model Context Protocol, scope \`mcp\`) need fewer calls for the same tasks.
- A POST with an \`Idempotency-Key\` can be repeated safely for 24 hours.

## Documents

- [OpenAPI 3.1](${origin}/openapi.json): every operation with its schemas, examples and errors
- [API reference](${origin}/docs)

${sections.join('\n\n')}
`;
}

function lineOf({ kind, method, path, terms }: Endpoint): string {
  const needs = kind === 'tenant' ? ` (${requirementText(terms.needs)})` : ' (no token)';
  return `- \`${method} ${path}\`: ${terms.about}${needs}`;
}

function requirementText(needs: keyof typeof permissions): string {
  const { scopes, role }: { scopes: readonly (readonly string[])[]; role: string } =
    permissions[needs];
  const sets = scopes.map((set) => set.join(' + ')).filter((set) => set !== '');
  const who = role === 'Admin' ? 'Admin only' : `${role} or higher`;
  return [sets.length === 0 ? 'any token' : sets.join(' or '), who].join(', ');
}
