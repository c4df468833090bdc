/** Access to the tools by role, token, company and client, and the start of the sign-in. */
import { beforeAll, describe, expect, test } from 'vitest';
import { permissions, roles, scopes } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken } from '#lib/token.ts';
import { listTools } from '#integrations/mcp/tools/list.ts';
import { eq } from 'drizzle-orm';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { withinOneMinute } from '../support/clock.ts';
import { leastArguments } from '../support/tool-arguments.ts';
import { callStateless, callTool, post } from '../support/tools.ts';

const tools = listTools(endpoints);
const metadata = `resource_metadata="${API}/.well-known/oauth-protected-resource/mcp"`;

/** Expected least roles, decided by what each tool does, and not derived from the code. */
const leastRole: Readonly<Record<string, Role>> = {
  get_pipeline_overview: 'Viewer',
  get_company: 'Viewer',
  list_team: 'Viewer',
  list_audit_events: 'Admin',
  search_jobs: 'Viewer',
  get_job: 'Viewer',
  get_job_analytics: 'Viewer',
  get_job_form: 'Viewer',
  get_application_form: 'Viewer',
  search_candidates: 'Viewer',
  list_job_candidates: 'Viewer',
  get_candidate: 'Viewer',
  list_duplicates: 'Viewer',
  list_my_work: 'Viewer',
  list_meetings: 'Viewer',
  list_emails: 'Viewer',
  list_social_accounts: 'Viewer',
  list_posts: 'Viewer',
  create_job_draft: 'Recruiter',
  update_job_draft: 'Recruiter',
  move_candidate: 'Recruiter',
  add_candidate: 'Recruiter',
  update_candidate: 'Recruiter',
  add_note: 'Recruiter',
  assign_candidate: 'Recruiter',
  undo_rejection: 'Recruiter',
  stop_email: 'Recruiter',
  undo_bulk: 'Recruiter',
  save_feedback_draft: 'Viewer',
  draft_post: 'Recruiter',
  prepare_emails: 'Recruiter',
  prepare_rejections: 'Recruiter',
  prepare_moves: 'Recruiter',
  prepare_meetings: 'Recruiter',
  prepare_meeting_cancellation: 'Recruiter',
  prepare_post: 'Recruiter',
  prepare_job_change: 'Recruiter',
  prepare_application_form: 'Recruiter',
  confirm_action: 'Viewer',
};

/** The errors that such tools may answer for a record of another company. */
const blind = new Set([
  'get_job',
  'get_job_analytics',
  'get_application_form',
  'list_job_candidates',
  'get_candidate',
  'save_feedback_draft',
  'update_job_draft',
  'move_candidate',
  'update_candidate',
  'add_note',
  'assign_candidate',
  'undo_rejection',
  'stop_email',
  'undo_bulk',
  'prepare_emails',
  'prepare_rejections',
  'prepare_moves',
  'prepare_meetings',
  'prepare_meeting_cancellation',
  'prepare_job_change',
  'prepare_application_form',
  'prepare_post',
]);

let acme: Company;
let globex: Company;
let ours: Record<string, object>;
let theirs: Record<string, object>;

beforeAll(async () => {
  [acme, globex] = [await openCompany(), await openCompany()];
  [ours, theirs] = [await leastArguments(acme), await leastArguments(globex)];
});

test('the server has exactly these tools, thirty-nine at most', () => {
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(leastRole).toSorted());
  expect(tools.length).toBeLessThanOrEqual(39);
});

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test.each(roles)('obeys what the role %s may do', async (role) => {
    const least = leastRole[name] ?? 'Admin';
    expect(permissions[tool.needs].role).toBe(least);
    const token = await acme.token(role, ['mcp']);
    const called = await callTool(token, name, ours[name] ?? {});
    const isRefused = called.isError && called.failure.code === 'insufficient_role';
    expect(isRefused).toBe(roles.indexOf(role) < roles.indexOf(least));
    const { reply } = await callStateless(token, 'tools/list');
    expect(reply.result.tools.some((listed) => listed.name === name)).toBe(!isRefused);
  });

  test('refuses every token without the scope mcp (403), whatever else it has', async () => {
    const others = scopes.filter((scope) => scope !== 'mcp');
    // All calls count for one person and application.
    for (const carried of [others, [] as Scope[]]) {
      const token = await acme.token('Admin', carried);
      const params = { name, arguments: ours[name] ?? {} };
      const answer = await callStateless(token, 'tools/call', params);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('www-authenticate')).toBe(
        `Bearer error="insufficient_scope", scope="mcp", ${metadata}`,
      );
    }
  });
});

const toRecords = tools.map(({ name }) => name).filter((name) => blind.has(name));

test.each(toRecords)('%s neither shows nor changes records of another company', async (name) => {
  const before = [await globex.audited(), await globex.announced()];
  const called = await callTool(await acme.token('Admin', ['mcp']), name, theirs[name] ?? {});
  expect(called.isError, called.text).toBe(true);
  expect(called.failure.code).toMatch(/^(?:not_found|invalid_input)$/u);
  expect(JSON.stringify(called.failure)).not.toContain('Welder');
  expect([await globex.audited(), await globex.announced()]).toEqual(before);
});

describe('tokens', () => {
  async function tokenFor(resource: string | null): Promise<string> {
    const { newId, now } = operator();
    const known = await sha256Hex(await acme.token('Viewer', ['mcp']));
    const like = await db
      .select({ userId: oauthGrants.userId, clientId: oauthGrants.clientId })
      .from(oauthGrants)
      .innerJoin(oauthTokens, eq(oauthTokens.grantId, oauthGrants.id))
      .where(eq(oauthTokens.hash, known))
      .get();
    if (!like) throw new Error('the Viewer has no grant');
    const [grantId, token] = [newId(), newToken('oat_')];
    const grant = { id: grantId, companyId: acme.id, scopes: ['mcp'] as Scope[], createdAt: now };
    await db.insert(oauthGrants).values({ ...grant, ...like, resource });
    await db.insert(oauthTokens).values({
      hash: await sha256Hex(token),
      grantId,
      kind: 'access',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    });
    return token;
  }

  test('tokens for the tool server, or without a resource, are accepted; those for the API are not', async () => {
    for (const [resource, status] of [
      [`${API}/mcp`, 200],
      [null, 200],
      [API, 401],
      [`${API}/other`, 401],
    ] as const) {
      const answer = await callStateless(await tokenFor(resource), 'tools/list');
      expect(answer.status, String(resource)).toBe(status);
    }
  });

  test('an invalid token starts the sign-in with the metadata URL and scope (401)', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} };
    const nobody = await post(null, body);
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('www-authenticate')).toBe(`Bearer scope="mcp", ${metadata}`);
    const unknown = await post(newToken('oat_'), body);
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", /u);
    expect(unknown.headers.get('www-authenticate')).toContain(`scope="mcp", ${metadata}`);
    expect(unknown.reply).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
  });
});

test(
  'calls are rate limited per person and application, together with those of the API (429)',
  { timeout: 120_000 },
  async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const answers = await withinOneMinute(async () => {
      const token = await (await openCompany()).token('Viewer', ['mcp']);
      const rounds = [];
      for (let round = 0; round < 7; round++) {
        rounds.push(await Promise.all(Array.from({ length: 50 }, () => post(token, message))));
      }
      return rounds.flat();
    });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50);
    for (const { headers, reply } of refused) {
      expect(headers.get('retry-after')).toMatch(/^(?:[1-9]|[1-5]\d|60)$/u);
      expect(reply.error).toMatchObject({ code: -32_000, data: { code: 'too_many_requests' } });
    }
  },
);
