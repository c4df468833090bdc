/** The API in a page that a language model reads in one go (llmstxt.org), read off the same declarations as the document. */
import { permissions } from '#access.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { tagOf, title } from './texts.ts';

/** `origin` is where the API begins: `https://host`. */
export function llmsText(endpoints: readonly Endpoint[], origin: string): string {
  const byTag = Map.groupBy(endpoints, ({ path }) => tagOf(path).name);
  const sections = [...byTag].map(([name, listed]) =>
    [`## ${name}`, '', ...listed.map(lineOf)].join('\n'),
  );
  return `# ${title}

> A multi-tenant recruiting (applicant-tracking) service: companies, offices, pipelines, teams, jobs and candidates by a REST API with OAuth 2.0,
> and public jobs by country and city without a token.

- Base URL: ${origin}
- Sign-in: OAuth 2.0 authorization code with PKCE; everything a client needs is at ${origin}/.well-known/oauth-authorization-server
- Send \`Authorization: Bearer <access token>\`. Scopes and the person's role bound what it may do; the record of another company is 404.
- Answers: \`{"success": true, "data": …}\`; errors: \`{"success": false, "message", "code", "errors", "request_id"}\`. Decide by \`code\`.
- Lists: \`page\` and \`max\`, or \`cursor\` = \`next_cursor\` until it is null; \`updated-since\` to sync.
- AI agents: the tools at ${origin}/mcp (Model Context Protocol, scope \`mcp\`) do the same in fewer calls.
- A POST with an \`Idempotency-Key\` may be sent again for 24 hours.

## Documents

- [OpenAPI 3.1](${origin}/openapi.json): every operation with its schemas, examples and errors
- [The same to read](${origin}/docs)

${sections.join('\n\n')}
`;
}

function lineOf({ audience, method, path, terms }: Endpoint): string {
  const needs = audience === 'tenant' ? ` (${neededBy(terms.needs)})` : ' (no token)';
  return `- \`${method} ${path}\`: ${terms.about}${needs}`;
}

function neededBy(needs: keyof typeof permissions): string {
  const { scopes, role }: { scopes: readonly (readonly string[])[]; role: string } =
    permissions[needs];
  const sets = scopes.map((set) => set.join(' + ')).filter((set) => set !== '');
  return [sets.length === 0 ? 'any token' : sets.join(' or '), `from ${role}`].join(', ');
}
