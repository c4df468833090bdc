/**
 * A member with limited access learns nothing of other people's applications, whatever they call. Words stand in every table about a
 * person; each endpoint, tool and screen is called with ids of that person and of one whom the member sees. Then each of the
 * three locks is taken away alone, which must be noticed.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import type { Actor } from '#access.ts';
import type { CallerCtx } from '#context.ts';
import { tenantContext } from '#context.ts';
import { sights } from '#data/sights.ts';
import { companyContext } from '#http/caller.ts';
import { listTools } from '#integrations/mcp/tools/list.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import { callEndpoint, tenantEndpoints } from '../support/access.ts';
import type { Browser } from '../support/browser.ts';
import { limitRecruiter } from '../support/assigned.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import { operator, services } from '../support/operator.ts';
import { addRecords } from '../support/person-records.ts';
import { leastRequest } from '../support/records.ts';
import { joinAs, TEAM } from '../support/team.ts';
import { callStateless } from '../support/tools.ts';
import { leastArguments } from '../support/tool-arguments.ts';
import { openPerson } from '../support/whole-person.ts';

/** What is open to limited members, decided here and not read from the code. */
const open: readonly string[] = [
  'GET /api/jobs/{hash_id}/activity',
  'GET /api/jobs/{hash_id}/applicant-job',
  'GET /api/jobs/{hash_id}/team',
  'GET /api/candidate-job/index',
  'GET /api/candidate-job/show/{id}',
  'GET /api/candidate-job/history/{id}',
  'POST /api/candidate-job/update/{id}',
  'POST /api/candidate-job/update-stage/{id}',
  'POST /api/candidate-job/update-stage-send-email/{id}/{stage_id}',
  'POST /api/candidate-job/reject/{id}',
  'POST /api/candidate-job/undo-reject/{id}',
  'POST /api/candidate-job/hire/{id}',
  'POST /api/candidate-job/send-email/{id}',
  'POST /api/candidate-job/preview-email/{id}',
  'POST /api/candidate-job/store-notes/{id}',
  'GET /api/feedback/index',
  'POST /api/feedback/store',
  'POST /api/feedback/update/{id}',
  'POST /api/feedback/submit/{id}',
  'GET /api/feedback-requests/mine',
  'POST /api/feedback-requests/store',
  'POST /api/feedback-requests/cancel/{id}',
  'GET /api/notifications/index',
  'POST /api/notifications/read/{id}',
  'POST /api/notifications/read-all',
  'GET /api/notification-choices',
  'POST /api/notification-choices',
  'GET /api/tasks/index',
  'GET /api/tasks/show/{id}',
  'POST /api/tasks/store',
  'POST /api/tasks/update/{id}',
  'POST /api/tasks/done/{id}',
  'DELETE /api/tasks/destroy/{id}',
  'GET /api/emails/show/{id}',
  'POST /api/emails/stop/{id}',
  'POST /api/emails/retry/{id}',
  'POST /api/meet/store',
  'GET /api/meet/show/{id}',
  'POST /api/meet/update/{id}',
  'DELETE /api/meet/destroy/{id}',
];

/** Whichever is looked at first. */
const REFUSED = expect.stringMatching(/^insufficient_(?:access|role)$/u) as string;

type Ids = Record<
  'application' | 'candidate' | 'job' | 'meeting' | 'email' | 'feedback' | 'request' | 'task',
  number
>;

async function openWorld() {
  const acme = await openCompany();
  const { word, person, made } = await openPerson(acme);
  await addRecords(acme, { word, person, made });
  const job = await acme.postJob({ title: 'Baker' });
  const own = await acme.apply({ job_id: String(job.id), email: 'own@people.example' });
  const foreign = await idsOf(acme.id, made.id);
  return { acme, job, own, word, digits: person.phone.slice(1), made, foreign };
}

async function idsOf(companyId: number, id: number): Promise<Ids> {
  const row = await env.DB.prepare(
    `select a.id as application, a.candidate_id as candidate, a.job_id as job,
      (select max(id) from meetings where application_id = a.id) as meeting,
      (select max(id) from mails where application_id = a.id) as email,
      (select max(id) from feedback where application_id = a.id) as feedback,
      (select max(id) from feedback_requests where application_id = a.id) as request,
      (select max(id) from tasks where application_id = a.id) as task
    from applications a where a.id = ? and a.company_id = ?`,
  )
    .bind(id, companyId)
    .first<Ids>();
  if (!row) throw new Error('no application');
  return row;
}

type World = Awaited<ReturnType<typeof openWorld>>;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** A Recruiter with limited access, in the team of one job. What one may ask in a minute is less than all of this file. */
async function limitedMember() {
  const { acme, job } = world;
  const member = await joinAs(acme, 'Recruiter');
  const path = `${TEAM}/update-role/${member.memberId}`;
  await acme.admin('POST', path, { role_type: 'Recruiter', access: 'assigned' });
  const { body } = await acme.admin<{ members: object[] }>('GET', `/api/jobs/${job.id}/team`);
  const own = { user_id: member.userId, part: 'hiring_manager' };
  await acme.admin('POST', `/api/jobs/${job.id}/team`, {
    members: [...body.data.members.map((one) => pick(one)), own],
  });
  return member;
}

function pick({ user_id, part }: { user_id?: number; part?: string }) {
  return { user_id, part };
}

function expectNoWord(text: string, where: string): void {
  const { word, digits } = world;
  expect(text.toLowerCase().includes(word), `${where} ${text.slice(0, 400)}`).toBe(false);
  expect(text.includes(digits), where).toBe(false);
}

/** What the paths of an area name. */
const kinds: Readonly<Record<string, keyof Ids>> = {
  candidates: 'candidate',
  jobs: 'job',
  meet: 'meeting',
  emails: 'email',
  feedback: 'feedback',
  'feedback-requests': 'request',
  tasks: 'task',
};

/** The path with the ids of the person. */
function pathOf(path: string, ids: Ids): string {
  const [, area = ''] = /^\/api\/([\w-]+)\//u.exec(path) ?? [];
  const id = ids[kinds[area] ?? 'application'];
  return path.replace('{stage_id}', '1').replaceAll(/\{\w+\}/gu, String(id));
}

/** All rows about persons. */
async function stored(): Promise<string> {
  const tables = Object.entries(sights).filter(([, sight]) => typeof sight !== 'object');
  const rows = await env.DB.batch(
    tables.map(([table]) => env.DB.prepare(`select * from ${table} order by 1, 2`)),
  );
  return JSON.stringify(rows.map(({ results }, index) => [tables[index]?.[0], results]));
}

test('what is open to limited members is what was decided', () => {
  const declared = tenantEndpoints.filter(({ terms }) => terms.limited);
  const names = declared.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(open.toSorted());
});

describe('an endpoint', () => {
  test('answers a limited member nothing of others, and changes nothing of them', async () => {
    const { acme, foreign } = world;
    const { token } = await limitedMember();
    const asked = [];
    for (const endpoint of tenantEndpoints) {
      asked.push({ endpoint, least: await leastRequest(acme, endpoint) });
    }
    const before = await stored();
    for (const { endpoint, least } of asked) {
      const at = pathOf(endpoint.path, foreign);
      const name = `${endpoint.method} ${endpoint.path}`;
      const sent = withIds(name, least, foreign);
      const answer = await callEndpoint(token, endpoint, sent, { at });
      expectNoWord(answer.text + JSON.stringify([...answer.headers]), name);
      if (!open.includes(name)) expect(answer.body, name).toMatchObject({ code: REFUSED });
      else if (at !== endpoint.path)
        expect([404, 422], `${name} ${answer.text}`).toContain(answer.status);
      else expect([200, 404, 422], name).toContain(answer.status);
    }
    expect(await stored()).toBe(before);
  });

  test('answers them what is theirs, and nothing of others in it', async () => {
    const { own, job, foreign } = world;
    const { token } = await limitedMember();
    for (const path of [
      `/api/candidate-job/index?max=100`,
      `/api/candidate-job/index?search-key=${world.word}`,
      `/api/candidate-job/index?ids=${foreign.application},${own.id}`,
      `/api/candidate-job/index?job_id=${foreign.job},${job.id}`,
      `/api/candidate-job/index?status=active&sort=oldest`,
      `/api/candidate-job/index?updated-since=2020-01-01T00:00:00Z`,
      `/api/candidate-job/show/${own.id}`,
      `/api/candidate-job/history/${own.id}`,
      `/api/jobs/${job.id}/applicant-job`,
      `/api/jobs/${job.id}/activity`,
      `/api/jobs/${job.id}/team`,
      `/api/tasks/index?max=100`,
      `/api/tasks/index?job_id=${foreign.job}`,
      `/api/tasks/index?candidate_job_id=${foreign.application}`,
      `/api/feedback/index?max=100`,
      `/api/feedback/index?candidate_job_id=${foreign.application}`,
      `/api/feedback-requests/mine`,
    ]) {
      const answer = await call(token, 'GET', path);
      expect([200, 422], `${path} ${answer.text}`).toContain(answer.status);
      expectNoWord(answer.text, path);
      const { total } = (answer.body.data ?? {}) as { total?: number };
      if (path.includes('/index')) expect([0, 1, undefined], path).toContain(total);
    }
  });
});

type Least = Awaited<ReturnType<typeof leastRequest>>;

/** A meeting with the person. */
function withIds(name: string, least: Least, { application }: Ids): Least {
  if (name !== 'POST /api/meet/store') return least;
  return { ...least, body: { ...(least.body as object), candidate_job_id: application } };
}

test('a tool tells them nothing of others, and only tools that are open to them are listed', async () => {
  const { acme, foreign, own } = world;
  const { token } = await limitedMember();
  const least = await leastArguments(acme);
  const { reply } = await callStateless(token, 'tools/list');
  const listed = new Set(reply.result.tools.map(({ name }) => name));
  const before = await stored();
  for (const { name, limited } of listTools(endpoints)) {
    expect(listed.has(name), name).toBe(limited === true);
    const given = JSON.stringify(least[name] ?? {})
      .replaceAll(/("(?:application_id|candidate_job_id)":)\d+/gu, `$1${foreign.application}`)
      .replaceAll(/("application_ids":\[)\d+/gu, `$1${foreign.application}`)
      .replaceAll(/("candidate_id":)\d+/gu, `$1${foreign.candidate}`)
      .replaceAll(/("job_id":)"[^"]*"/gu, `$1"${foreign.job}"`)
      .replaceAll(/("email_id":)\d+/gu, `$1${foreign.email}`);
    const { text } = await callStateless(token, 'tools/call', {
      name,
      arguments: JSON.parse(given) as object,
    });
    expectNoWord(text, name);
    if (!limited) expect(text, name).toMatch(/insufficient_(?:access|role)/u);
  }
  expect(await stored()).toBe(before);
  const mine = await callStateless(token, 'tools/call', {
    name: 'get_candidate',
    arguments: { application_id: own.id },
  });
  expect(mine.text).toContain('own@people.example');
});

test('a screen or command shows them nothing of others, and changes nothing of them', async () => {
  const stage = await openStage();
  const { company, secret } = stage;
  const job = await company.postJob({ title: 'Baker' });
  await company.apply({ job_id: String(job.id), email: 'own@people.example' });
  const browser = await limitRecruiter(company, job);
  const limited = consoleRoutes.filter(({ terms }) => terms.limited);
  expect(limited.length).toBeGreaterThan(20);
  const before = await stored();
  for (const route of consoleRoutes) {
    const address = consolePath(stage, route.path);
    const form = { form_token: keyOf(browser, consolePath(stage, route.terms.of)) };
    const answer =
      route.method === 'GET' ? await browser.get(address) : await browser.post(address, form);
    expect(answer.html.includes(secret), `${route.method} ${route.path}`).toBe(false);
    if (!route.terms.limited) expect(answer.status, route.path).toBe(403);
    else if (/\{(?:job|id|meeting|document|task)\}/u.test(route.path))
      // Who has looked at what is not there is not told so.
      expect(route.path.endsWith('/viewed') ? [204] : [404, 422], route.path).toContain(
        answer.status,
      );
  }
  expect(await stored()).toBe(before);
});

/** The key of the forms of a screen, for the session of the browser. */
function keyOf(browser: Browser, path: string): string {
  const session = browser.cookies.get('__Host-session') ?? '';
  const code = services.vault.mac('form', JSON.stringify([session, path, '']));
  return Buffer.from(code).toString('base64url');
}

describe('without one of the locks', () => {
  const list = () => {
    const found = tenantEndpoints.find(({ path }) => path === '/api/candidate-job/index');
    if (!found) throw new Error('no list of applications');
    return (ctx: CallerCtx) =>
      found.run(ctx, { query: { page: 1, max: 100 } }) as Promise<{ total: number }>;
  };

  async function contexts() {
    const { userId } = await limitedMember();
    const { acme } = world;
    const actor: Actor = {
      userId,
      clientId: null,
      grantId: null,
      role: 'Recruiter',
      access: 'assigned',
      scopes,
    };
    const whole = companyContext(operator(), acme.id, actor);
    const { isAssigned: _, ...withoutTokens } = whole;
    return { whole, withoutTokens, withoutFilter: { ...whole, db: operator().db }, acme, actor };
  }

  test('that denies by default: a closed endpoint answers, with what the filter leaves', async () => {
    const { whole } = await contexts();
    const answers: string[] = [];
    for (const path of ['/api/candidates/index', '/api/emails/index', '/api/meet/index']) {
      const closed = tenantEndpoints.find((one) => one.path === path);
      const answer = await closed?.run(whole, { query: { page: 1, max: 100 } });
      answers.push(JSON.stringify(answer));
    }
    expect(answers).toEqual(answers.map(() => expect.stringContaining('"data":[')));
    expectNoWord(answers.join(' '), 'closed lists through the filter');
  });

  test('that filters the connection: the words are there', async () => {
    const { withoutFilter } = await contexts();
    const show = tenantEndpoints.find(({ path }) => path === '/api/candidate-job/show/{id}');
    const answer = await show?.run(withoutFilter, { params: { id: world.foreign.application } });
    expect(JSON.stringify(answer)).toContain(world.word);
  });

  test('that asks the index for their tokens: totals count what is hidden', async () => {
    const { whole, withoutTokens } = await contexts();
    expect((await list()(whole)).total).toBe(1);
    const all = await list()(tenantContext(operator(), world.acme.id, null));
    expect((await list()(withoutTokens)).total).toBeGreaterThan(1);
    expect(all.total).toBeGreaterThan(1);
  });
});
