/** Tests simultaneous changes of one record: each is applied in turn or rejected. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { members, users } from '#data/tables/users.ts';
import type { Page } from '#lib/pagination.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { openBrowser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { db } from '../support/operator.ts';
import { adminOf, invite, joinAs, mailsTo, memberOf, newEmail, TEAM } from '../support/team.ts';

/** Requests overlap by chance, so each test repeats this often; in which orders they can overlap, the tests of interrupted ones say. */
const ROUNDS = Math.ceil(Number(env.PROPERTY_RUNS) / 2);
const slow = { timeout: 30_000 };
/** The round trips in which each attempt commits. The first identifies the caller, and each attempt reads before it. */
const CHANGE = 3;
const SECOND_CHANGE = 5;
const THIRD_CHANGE = 7;

type Body = Record<string, unknown>;

/** A kind of record, with a field that both requests change, and another field. */
type Kind = {
  path: string;
  make: (acme: Company) => Promise<{ id: number }>;
  show: string;
  field: string;
  values: (turn: number) => unknown;
  beside?: string;
};

const text = (turn: number) => `turn ${turn}`;

const kinds: readonly Kind[] = [
  {
    path: '/api/company-offices/update/{id}',
    make: (acme) => acme.openOffice(),
    show: '/api/company-offices/show/{id}',
    field: 'name',
    values: text,
    beside: 'address',
  },
  {
    path: '/api/jobs/update/{id}',
    make: (acme) => acme.postJob(),
    show: '/api/jobs/show/{id}',
    field: 'title',
    values: text,
    beside: 'seniority',
  },
  {
    path: '/api/company-pipline/update/{id}',
    make: (acme) => acme.openPipeline(),
    show: '/api/company-pipline/show/{id}',
    field: 'name',
    values: text,
  },
  {
    path: '/api/companies/update/{id}',
    make: (acme) => Promise.resolve(acme),
    show: '/api/companies/show/{id}',
    field: 'name',
    values: text,
    beside: 'address',
  },
  {
    path: '/api/contracted-companies/update/{id}',
    make: (acme) => acme.addContracted(),
    show: '/api/contracted-companies/show/{id}',
    field: 'name',
    values: text,
    beside: 'address',
  },
];

/** The audited old and new values of the field, oldest first. */
async function history(acme: Company, { id }: { id: number }, field: string) {
  const entries = (await acme.audited()).filter(({ subjectId }) => subjectId === id);
  const audited = entries
    .flatMap(({ changes }) => changes[field] ?? [])
    .map(({ from, to }) => ({ from: withoutTemplates(from), to: withoutTemplates(to) }));
  for (const [at, { from }] of audited.entries()) {
    if (at > 0) expect(from).toEqual(audited[at - 1]?.to);
  }
  return audited;
}

/** The audit names the template of a stage only where it changed. */
function withoutTemplates(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((stage: object) => ({ ...stage, email_template: undefined }));
}

async function valueOf(acme: Company, show: string, { id }: { id: number }, field: string) {
  const answer = await acme.admin<Body>('GET', show.replace('{id}', String(id)));
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data[field];
}

describe.each(kinds.map((kind) => [kind.path, kind] as const))('POST %s', slow, (_, kind) => {
  const { make, show, field, values, beside } = kind;

  async function open() {
    const acme = await openCompany();
    const record = await make(acme);
    const path = kind.path.replace('{id}', String(record.id));
    return { acme, record, path, update: (body: Body) => acme.admin<Body>('POST', path, body) };
  }

  /** Sends a change, with other changes made before the round trips with these numbers. */
  async function interrupted(
    acme: Company,
    path: string,
    body: Body,
    before: Map<number, () => unknown>,
  ) {
    const watch = (__: string, count: number) => before.get(count)?.();
    const token = await acme.token('Admin');
    const response = await callWatched(watch, 'POST', `${API}${path}`, { token, body });
    return { status: response.status, body: await response.json<{ code: string }>() };
  }

  test('applies a change on top of one that came between, and audits the value it replaced', async () => {
    const { acme, record, path, update } = await open();
    const before = new Map([[CHANGE, () => update({ [field]: values(1) })]]);
    expect((await interrupted(acme, path, { [field]: values(2) }, before)).status).toBe(200);
    expect(await valueOf(acme, show, record, field)).toBe(values(2));
    expect((await history(acme, record, field)).slice(-2)).toEqual([
      { from: expect.anything(), to: values(1) },
      { from: values(1), to: values(2) },
    ]);
  });

  test('applies a change after two others on top of the second one', async () => {
    const { acme, record, path, update } = await open();
    const before = new Map([
      [CHANGE, () => update({ [field]: values(1) })],
      [SECOND_CHANGE, () => update({ [field]: values(2) })],
    ]);
    expect((await interrupted(acme, path, { [field]: values(3) }, before)).status).toBe(200);
    expect(await valueOf(acme, show, record, field)).toBe(values(3));
    expect((await history(acme, record, field)).at(-1)).toEqual({
      from: values(2),
      to: values(3),
    });
  });

  test('rejects a change after three others with 409 stale_write', async () => {
    const { acme, record, path, update } = await open();
    const before = new Map([
      [CHANGE, () => update({ [field]: values(1) })],
      [SECOND_CHANGE, () => update({ [field]: values(2) })],
      [THIRD_CHANGE, () => update({ [field]: values(3) })],
    ]);
    const answer = await interrupted(acme, path, { [field]: values(4) }, before);
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_write' } });
    expect(await valueOf(acme, show, record, field)).toBe(values(3));
    expect((await history(acme, record, field)).at(-1)).toEqual({
      from: values(2),
      to: values(3),
    });
  });

  test('applies every change of three callers that is answered with 200, and shows the last one', async () => {
    const { acme, record, update } = await open();
    let heard = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const bodies: Body[] = [{ [field]: values(2 * round) }, { [field]: values(2 * round + 1) }];
      if (beside !== undefined) bodies.push({ [beside]: `round ${round}` });
      const answers = await Promise.all(bodies.map(update));
      for (const { status, text: message } of answers)
        expect([200, 409], message).toContain(status);
      heard += answers.filter(({ status }) => status === 200).length;
      const shown = await valueOf(acme, show, record, field);
      expect(
        answers.slice(0, 2).flatMap(({ status, body }) => (status === 200 ? body.data[field] : [])),
      ).toContain(shown);
      expect((await history(acme, record, field)).at(-1)?.to).toBe(shown);
      if (beside !== undefined && answers[2]?.status === 200) {
        expect(await valueOf(acme, show, record, beside)).toBe(`round ${round}`);
      }
    }
    const { id } = record;
    const updates = (await acme.audited()).filter(
      ({ action, subjectId }) => subjectId === id && action.endsWith('.update'),
    );
    expect(updates).toHaveLength(heard);
  });
});

describe('POST /api/company-pipline/update/{id}', slow, () => {
  type Stage = Pick<Pipeline['stages'][number], 'id' | 'name' | 'type'>;
  const told = ({ id, name, type }: Stage) => ({ id, name, type });

  test('applies one pipeline on top of the other, or rejects it with 409 or 422, and mixes neither', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const path = `/api/company-pipline/update/${pipeline.id}`;
    let flow: Stage[] = pipeline.stages.map(told);
    for (let round = 0; round < ROUNDS; round++) {
      const [hired, ...others] = flow.toReversed();
      const renamed = { ...others[0], name: `Renamed ${round}`, type: 'other' };
      const added = { name: `Added ${round}`, type: 'interview' };
      const answers = await Promise.all(
        // One request changes the order and a name, the other replaces the first stage.
        [
          [...others.slice(1), renamed, hired],
          [...others.slice(0, -1), added, hired],
        ].map((stages) => acme.admin<Pipeline>('POST', path, { stages })),
      );
      for (const { status, text: message } of answers)
        expect([200, 409, 422], message).toContain(status);
      const heard = answers.filter(({ status }) => status === 200);
      const flows = heard.map(({ body }) => body.data.stages.map(told));
      const show = `/api/company-pipline/show/${pipeline.id}`;
      const { stages } = (await acme.admin<Pipeline>('GET', show)).body.data;
      flow = stages.map(told);
      expect(flows).toContainEqual(flow);
      expect(stages.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      expect((await history(acme, pipeline, 'stages')).at(-1)?.to).toEqual(flow);
    }
  });
});

describe(`POST ${TEAM}/update-role/{id}`, slow, () => {
  test('applies a role on top of one that came between, and audits the role it replaced', async () => {
    const acme = await openCompany();
    const { memberId } = await joinAs(acme, 'Viewer');
    const path = `${TEAM}/update-role/${memberId}`;
    const between = () => acme.admin('POST', path, { role_type: 'Recruiter' });
    const watch = (_: string, count: number) => (count === CHANGE ? between() : undefined);
    const token = await acme.token('Admin');
    const body = { role_type: 'Admin' };
    const response = await callWatched(watch, 'POST', `${API}${path}`, { token, body });
    expect(response.status, await response.text()).toBe(200);
    expect((await history(acme, { id: memberId }, 'role_type')).slice(-2)).toEqual([
      { from: 'Viewer', to: 'Recruiter' },
      { from: 'Recruiter', to: 'Admin' },
    ]);
  });

  test('shows the last role of several concurrent changes, and audits each that changed one', async () => {
    const acme = await openCompany();
    const { memberId } = await joinAs(acme, 'Viewer');
    const roles: readonly Role[] = ['Recruiter', 'Admin', 'Viewer'];
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        [roles[round % 3], roles[(round + 1) % 3]].map((role) =>
          acme.admin('POST', `${TEAM}/update-role/${memberId}`, { role_type: role }),
        ),
      );
      for (const { status, text: message } of answers)
        expect([200, 409], message).toContain(status);
      const told = await history(acme, { id: memberId }, 'role_type');
      expect(told.filter(({ from, to }) => from === to)).toEqual([]);
      const shown = await valueOf(acme, `${TEAM}/show/{id}`, { id: memberId }, 'role_type');
      expect(told.at(-1)?.to ?? 'Viewer').toBe(shown);
    }
  });
});

const stores = [
  { kind: 'company-offices', open: (acme: Company) => acme.openOffice({ name: 'B' }) },
  { kind: 'company-pipline', open: (acme: Company) => acme.openPipeline({ name: 'B' }) },
] as const;

describe.each(stores)('POST /api/$kind/update/{id}', slow, ({ kind, open }) => {
  test('keeps exactly one default while records are created, renamed and deleted', async () => {
    const acme = await openCompany();
    await open(acme);
    for (let round = 0; round < ROUNDS; round++) {
      const [b, c] = [await open(acme), await open(acme)];
      const answers = await Promise.all([
        acme.admin('POST', `/api/${kind}/update/${b.id}`, { is_default: true }),
        acme.admin('POST', `/api/${kind}/update/${c.id}`, { is_default: true }),
        acme.admin('POST', `/api/${kind}/store`, { name: 'D', is_default: true }),
        acme.admin('DELETE', `/api/${kind}/destroy/${b.id}`),
        acme.admin('DELETE', `/api/${kind}/destroy/${c.id}`),
      ]);
      for (const { status, text: message } of answers) {
        expect([200, 201, 404, 409], message).toContain(status);
      }
      const list = await acme.admin<Page<{ id: number; is_default: boolean }>>(
        'GET',
        `/api/${kind}/index?max=100`,
      );
      expect(list.body.data.data.filter((one) => one.is_default)).toHaveLength(1);
    }
  });
});

describe(`POST ${TEAM}/store`, slow, () => {
  const opens = async (path: string) => (await openBrowser().get(path)).status;

  test('creates one user, and one member and link per company, from three invitations of one address', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    for (let round = 0; round < ROUNDS; round++) {
      const email = newEmail();
      const answers = await Promise.all([
        invite(acme, { email, role_type: 'Viewer' }),
        invite(acme, { email: email.toUpperCase(), role_type: 'Recruiter' }),
        invite(globex, { email, role_type: 'Admin' }),
      ]);
      for (const { status, text: message } of answers)
        expect([201, 409], message).toContain(status);
      const people = await db.select().from(users).where(eq(users.emailKey, email));
      expect(people).toHaveLength(1);
      const userId = people[0]?.id ?? 0;
      const rows = await db.select().from(members).where(eq(members.userId, userId));
      const here = rows.filter(({ companyId }) => companyId === acme.id);
      expect(here).toHaveLength(1);
      expect(rows.length).toBe(answers[2].status === 201 ? 2 : 1);

      const mailed = await mailsTo(userId);
      expect(mailed).toHaveLength(answers.filter(({ status }) => status === 201).length);
      for (const company of [acme, globex]) {
        const paths = mailed
          .filter(({ row }) => row.companyId === company.id)
          .map(({ path }) => path);
        const statuses = await Promise.all(paths.map(opens));
        expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(1, paths.length));
      }
      const told = await history(acme, { id: here[0]?.id ?? 0 }, 'role_type');
      expect(told.at(-1)?.to).toBe(here[0]?.role);
    }
  });
});

describe(`POST ${TEAM}/update-role/{id}`, slow, () => {
  test('keeps one of the last two Admins when each removes the other or steps down', async () => {
    const acme = await openCompany();
    const [first, second] = [await adminOf(acme), await joinAs(acme, 'Admin')];
    const viewer = { role_type: 'Viewer' };
    const path = (id: number) => `${TEAM}/update-role/${id}`;
    for (let round = 0; round < ROUNDS; round++) {
      // Alternates between ending the other and stepping down.
      const [mine, theirs] = round % 2 === 0 ? [second.memberId, first] : [first, second.memberId];
      const answers = await Promise.all([
        acme.admin('POST', path(mine), viewer),
        second.caller('POST', path(theirs), viewer),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect([
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
      const rows = await db.select().from(members).where(eq(members.companyId, acme.id));
      expect(rows.filter(({ role }) => role === 'Admin')).toHaveLength(1);
      await db.update(members).set({ role: 'Admin' }).where(eq(members.companyId, acme.id));
    }
  });

  test('removes the member, whichever request is first', async () => {
    const acme = await openCompany();
    for (let round = 0; round < ROUNDS; round++) {
      const { memberId } = await joinAs(acme, 'Viewer');
      const [changed, removed, again] = await Promise.all([
        acme.admin('POST', `${TEAM}/update-role/${memberId}`, { role_type: 'Recruiter' }),
        acme.admin('DELETE', `${TEAM}/destroy/${memberId}`),
        acme.admin('DELETE', `${TEAM}/destroy/${memberId}`),
      ]);
      expect([200, 404]).toContain(changed.status);
      expect([removed.status, again.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect((await memberOf(acme, memberId)) ?? null).toBeNull();
      const entries = (await acme.audited()).filter(({ subjectId }) => subjectId === memberId);
      expect(entries.at(-1)?.action).toBe('member.delete');
      expect(entries.map(({ action }) => action)).toHaveLength(changed.status === 200 ? 2 : 1);
    }
  });
});
