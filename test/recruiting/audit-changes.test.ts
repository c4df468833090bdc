/** The changes that the audit log records for each write, by API field, before and after. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { members } from '#data/tables/users.ts';
import { stateId } from '#lib/subdivisions.ts';
import { DAY_MS } from '#lib/time.ts';
import { createToken } from '#operator/tokens/actions.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { Page } from '#lib/pagination.ts';
import { applyTo } from '../support/applicants.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { registerClient, signedIn, tokensFor } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import {
  accept,
  invite,
  invitedPath,
  userIdOf,
  joinAs,
  newEmail,
  removed,
  TEAM,
} from '../support/team.ts';
import { image, setLogo } from '../support/uploads.ts';

const [bavaria, saxony] = [stateId('DE-BY'), stateId('DE-SN')];
const CUT = 200;
/** Signing in is slow on purpose. */
const slow = { timeout: 20_000 };

/** Returns the newest entry of the company, or of one record. */
async function newestEvent(acme: Company, subject?: { id: number }): Promise<AuditEvent> {
  const query = subject ? `?max=1&subject_id=${subject.id}` : '?max=1';
  const answer = await acme.admin<Page<AuditEvent>>('GET', `/api/audit-events${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const [entry] = answer.body.data.data;
  if (!entry) throw new Error('nothing was written down');
  return entry;
}

async function changesOf(acme: Company, subject?: { id: number }) {
  return (await newestEvent(acme, subject)).changes;
}

/** Sends a request that must succeed. */
async function send(acme: Company, method: string, path: string, body?: object): Promise<void> {
  const answer = await acme.admin(method, path, body);
  expect(answer.status, answer.text).toBe(200);
}

/** Returns the changes of a created record: every field from null. */
function createdChanges(record: object) {
  return Object.fromEntries(Object.entries(record).map(([name, to]) => [name, { from: null, to }]));
}

/** Returns the changes of a deleted record: every field to null. */
function deletedChanges(record: object) {
  return Object.fromEntries(
    Object.entries(record).map(([name, from]) => [name, { from, to: null }]),
  );
}

function pick(record: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, record[name]]));
}

function changed(before: Record<string, unknown>, after: Record<string, unknown>) {
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, { from: before[name], to: after[name] }]),
  );
}

const munich = {
  name: 'Werk 1',
  address: 'Ring 1',
  country_id: 276,
  state_id: bavaria,
  city: 'München',
  zipcode: '80331',
};

const initech = {
  name: 'Initech',
  email: 'people@initech.example',
  phone: '111',
  address: 'Ring 1',
  country_id: 840,
};

const baker = {
  title: 'Baker',
  description: '<p>Bake.</p>',
  tasks: '<p>Knead.</p>',
  requirements: '<p>Rise.</p>',
  workplace: 'Remote',
  seniority: 'Lead',
  occupation_code: '29222',
  category_id: 11,
  employment_types: [1, 3],
  currency: 'EUR',
  min_salary: 10,
  max_salary: 20.5,
  rate_salary: 'hourly',
  skills: ['Bread'],
  benefits: [1],
};

const hello = { subject: 'Hello', body: '<p>Hello.</p>' };
const update = ({ id }: Pipeline) => `/api/company-pipline/update/${id}`;
const named = ({ id, name, type }: Pipeline['stages'][number]) => ({ id, name, type });

async function openFlow(acme: Company) {
  const pipeline = await acme.openPipeline({
    stages: [
      { name: 'Phone', type: 'screening', email_template: hello },
      { name: 'Talk', type: 'interview' },
      { name: 'Hired', type: 'hired' },
    ],
  });
  const [phone, talk, hired] = pipeline.stages.map(named);
  if (!phone || !talk || !hired) throw new Error('a pipeline has the stages it was given');
  return { pipeline, phone, talk, hired };
}

describe('POST /api/company-offices/store', () => {
  test('records the fields of a new office', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({ ...munich, is_default: true });
    expect(await changesOf(acme, office)).toEqual(createdChanges({ ...munich, is_default: true }));
  });

  test('records the first office as the default, even if the input says otherwise', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({ name: 'A', is_default: false });
    expect(office.is_default).toBe(true);
    expect(await changesOf(acme, office)).toEqual(createdChanges({ name: 'A' }));
  });
});

describe('POST /api/company-offices/update/{id}', () => {
  test('records every changed field of an office by name', async () => {
    const acme = await openCompany();
    await acme.openOffice({ name: 'First' });
    const office = await acme.openOffice(munich);
    const after = {
      name: 'Werk 2',
      address: null,
      country_id: 276,
      state_id: saxony,
      city: 'Leipzig',
      zipcode: '04103',
      is_default: true,
    };
    await send(acme, 'POST', `/api/company-offices/update/${office.id}`, after);
    const { country_id: _, ...fields } = after;
    expect(await changesOf(acme, office)).toEqual(changed(office, fields));
  });

  test('records that a move to another country clears the state of an office', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice(munich);
    await send(acme, 'POST', `/api/company-offices/update/${office.id}`, { country_id: 40 });
    expect(await changesOf(acme, office)).toEqual({
      country_id: { from: 276, to: 40 },
      state_id: { from: bavaria, to: null },
    });
  });
});

describe('DELETE /api/company-offices/destroy/{id}', () => {
  test('records the fields of a deleted office', async () => {
    const acme = await openCompany();
    await acme.openOffice({ name: 'First' });
    const office = await acme.openOffice(munich);
    await send(acme, 'DELETE', `/api/company-offices/destroy/${office.id}`);
    expect(await newestEvent(acme, office)).toMatchObject({
      action: 'office.delete',
      changes: deletedChanges({ ...munich, is_default: false }),
    });
  });
});

describe('POST /api/contracted-companies', () => {
  test('records the fields of a new contracted company', async () => {
    const acme = await openCompany();
    const whole = { ...initech, pipeline_id: (await acme.openPipeline()).id };
    expect(await changesOf(acme, await acme.addContracted(whole))).toEqual(createdChanges(whole));
  });
});

describe('POST /api/contracted-companies/update/{id}', () => {
  test('records every changed field of a contracted company by name', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.openPipeline(), await acme.openPipeline()];
    const before = { ...initech, pipeline_id: first.id };
    const contracted = await acme.addContracted(before);
    const after = {
      name: 'Initrode',
      email: null,
      phone: '222',
      address: null,
      country_id: 276,
      pipeline_id: second.id,
    };
    await send(acme, 'POST', `/api/contracted-companies/update/${contracted.id}`, after);
    expect(await changesOf(acme, contracted)).toEqual(changed(before, after));
  });
});

describe('DELETE /api/contracted-companies/destroy/{id}', () => {
  test('records the fields of a deleted contracted company', async () => {
    const acme = await openCompany();
    const contracted = await acme.addContracted(initech);
    await send(acme, 'DELETE', `/api/contracted-companies/destroy/${contracted.id}`);
    expect(await newestEvent(acme, contracted)).toMatchObject({
      action: 'contracted_company.delete',
    });
    expect(await changesOf(acme, contracted)).toEqual(deletedChanges(initech));
  });
});

describe('POST /api/jobs/store', () => {
  test('records the fields of a new job, including company defaults', async () => {
    const acme = await openCompany({ currency: 'JPY' });
    const office = await acme.openOffice();
    const bare = await acme.postJob({ title: 'Cook' });
    const given = {
      currency: 'JPY',
      office_id: office.id,
      company_pipline_id: bare.company_pipline_id,
    };
    const defaults = { status: 'Draft', workplace: 'On-site', ...given };
    expect(await changesOf(acme, bare)).toEqual(createdChanges({ title: 'Cook', ...defaults }));
    const full = await acme.postJob({ ...baker, status: 'Live' });
    expect(await changesOf(acme, full)).toEqual(
      createdChanges({ ...given, ...baker, status: 'Live' }),
    );
  });
});

describe('POST /api/jobs/update/{id}', () => {
  test('records every changed field of a job by name, with lists as ids', async () => {
    const acme = await openCompany();
    const [office, pipeline] = [await acme.openOffice(), await acme.openPipeline()];
    const contracted = await acme.addContracted();
    const job = await acme.postJob(baker);
    const after = {
      title: 'Confectioner',
      description: '<p>Bake cakes.</p>',
      tasks: null,
      requirements: '<p>Taste.</p>',
      workplace: 'Hybrid',
      seniority: null,
      occupation_code: '29223',
      category_id: 12,
      employment_types: [2],
      currency: 'USD',
      min_salary: 15,
      max_salary: null,
      rate_salary: 'yearly',
      office_id: null,
      company_pipline_id: pipeline.id,
      contracted_company_id: contracted.id,
      skills: [],
      benefits: [2, 1],
    };
    await send(acme, 'POST', `/api/jobs/update/${job.id}`, after);
    const before = {
      ...baker,
      office_id: office.id,
      company_pipline_id: job.company_pipline_id,
      contracted_company_id: null,
    };
    expect(await changesOf(acme, job)).toEqual(changed(before, after));
  });

  test('records no change for a list in another order', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(baker);
    const given = { employment_types: [3, 1], title: 'Cook' };
    await send(acme, 'POST', `/api/jobs/update/${job.id}`, given);
    expect(await changesOf(acme, job)).toEqual({ title: { from: 'Baker', to: 'Cook' } });
  });
});

describe('POST /api/jobs/republish/{id}', () => {
  test('records the republishing of an expired job before the cron job has run', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    setClock(start + 40 * DAY_MS);
    await send(acme, 'POST', `/api/jobs/republish/${job.id}`);
    expect(await changesOf(acme, job)).toEqual({ status: { from: 'Expired', to: 'Live' } });
  });
});

describe('DELETE /api/jobs/destroy/{id}', () => {
  test('records the fields of a deleted job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(baker);
    await send(acme, 'DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    const { description: _, tasks: __, requirements: ___, ...fields } = baker;
    expect(await newestEvent(acme, job)).toMatchObject({
      action: 'job.delete',
      changes: deletedChanges({ ...fields, status: 'Draft' }),
    });
  });
});

describe('POST /api/companies/update/{id}', () => {
  test('records every changed field of the company by name, with lists as ids', async () => {
    const acme = await openCompany();
    const first = {
      name: 'Globex',
      description: '<p>We.</p>',
      website: 'https://globex.example',
      phone: '111',
      address: 'Ring 1',
      country_id: 276,
      default_currency: 'USD',
      timezone: 'Europe/Berlin',
      benefits: [2, 1],
      values: ['Bread'],
      career_page_settings: { color: 'red', columns: 2 },
    };
    const before = {
      name: 'Acme',
      default_currency: 'EUR',
      timezone: 'UTC',
      benefits: [],
      values: [],
      career_page_settings: {},
    };
    const path = `/api/companies/update/${acme.id}`;
    await send(acme, 'POST', path, first);
    expect(await changesOf(acme, acme)).toEqual({
      ...createdChanges(first),
      ...changed(before, pick(first, before)),
    });
  });

  test('truncates long texts in lists and settings too', async () => {
    const acme = await openCompany();
    const long = 'x'.repeat(255);
    const settings = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`setting_${at}`, 'y'.repeat(2048)]),
    );
    const given = { values: [long, 'short'], career_page_settings: settings };
    await send(acme, 'POST', `/api/companies/update/${acme.id}`, given);
    const changes = await changesOf(acme, acme);
    expect(changes['values']?.to).toEqual([`${long.slice(0, CUT)}…`, 'short']);
    expect(JSON.stringify(changes).length).toBeLessThan(50 * (CUT + 50));
  });
});

describe('POST /api/companies/update-logo/{id}', () => {
  test('records the logo URL before and after an upload', async () => {
    const acme = await openCompany();
    const content = image();
    const first = await setLogo(acme, content);
    expect(await changesOf(acme, acme)).toEqual(createdChanges({ logo: `${API}${first}` }));
    const second = await setLogo(acme);
    expect(await changesOf(acme, acme)).toEqual({
      logo: { from: `${API}${first}`, to: `${API}${second}` },
    });
  });
});

describe('a company that the operator creates', () => {
  test('records a company created by the operator with its name and domain', async () => {
    const acme = await openCompany({ name: 'Acme & Sons' });
    const { data } = (
      await acme.admin<Page<AuditEvent>>('GET', '/api/audit-events?action=company.create')
    ).body.data;
    expect(data).toMatchObject([
      {
        user: null,
        changes: createdChanges({
          subdomain: acme.subdomain,
          name: 'Acme & Sons',
          career_domain: acme.host,
        }),
      },
    ]);
  });
});

describe('POST /api/company-pipline/store', () => {
  test('records the stages of a new pipeline with their ids', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    expect(await changesOf(acme, pipeline)).toEqual(
      createdChanges({
        name: 'Apprentices',
        stages: [{ ...phone, email_template: hello }, talk, hired],
      }),
    );
    const bare = await acme.openPipeline({ name: 'B', is_default: true });
    expect(await changesOf(acme, bare)).toEqual(
      createdChanges({
        name: 'B',
        is_default: true,
        stages: bare.stages.map(({ id, name, type, email_template: template }) => ({
          id,
          name,
          type,
          email_template: {
            subject: template?.subject,
            body: expect.stringMatching(/^<p>Dear \{\{candidate\.first_name\}\},<\/p>/u),
          },
        })),
      }),
    );
  });
});

describe('POST /api/company-pipline/update/{id}', () => {
  test('records stages that were added, removed, renamed or given another type', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    const renamed = { ...talk, name: 'Panel', type: 'other' };
    const stages = [{ name: 'Essay', type: 'other', email_template: hello }, renamed, hired];
    await send(acme, 'POST', update(pipeline), { name: 'Trainees', stages });
    const { body } = await acme.admin<Pipeline>('GET', `/api/company-pipline/show/${pipeline.id}`);
    const [essay] = body.data.stages.map(named);
    expect(await newestEvent(acme, pipeline)).toMatchObject({ action: 'pipeline.update' });
    expect(await changesOf(acme, pipeline)).toEqual({
      name: { from: 'Apprentices', to: 'Trainees' },
      stages: {
        from: [{ ...phone, email_template: hello }, talk, hired],
        to: [{ ...essay, email_template: hello }, renamed, hired],
      },
    });
  });

  test('records a new order of stages', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    await send(acme, 'POST', update(pipeline), { stages: [talk, phone, hired] });
    expect(await changesOf(acme, pipeline)).toEqual({
      stages: { from: [phone, talk, hired], to: [talk, phone, hired] },
    });
  });

  test('records the start of a template that has changed', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    const long = { subject: 's'.repeat(255), body: `<p>${'b'.repeat(90_000)}</p>` };
    const cut = {
      subject: `${long.subject.slice(0, CUT)}…`,
      body: `${long.body.slice(0, CUT)}…`,
    };
    await send(acme, 'POST', update(pipeline), {
      stages: [{ ...phone, email_template: null }, { ...talk, email_template: long }, hired],
    });
    expect(await changesOf(acme, pipeline)).toEqual({
      stages: {
        from: [{ ...phone, email_template: hello }, { ...talk, email_template: null }, hired],
        to: [{ ...phone, email_template: null }, { ...talk, email_template: cut }, hired],
      },
    });
    // The entry shows that the template changed, even beyond the truncated start.
    const longer = { ...long, body: `${long.body}<p>More.</p>` };
    await send(acme, 'POST', update(pipeline), {
      stages: [phone, { ...talk, email_template: longer }, hired],
    });
    expect(await changesOf(acme, pipeline)).toEqual({
      stages: {
        from: [phone, { ...talk, email_template: cut }, hired],
        to: [phone, { ...talk, email_template: cut }, hired],
      },
    });
  });

  test('records nothing for unchanged stages', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    const stages = [{ ...phone, email_template: hello }, talk, hired];
    const created = await newestEvent(acme, pipeline);
    await send(acme, 'POST', update(pipeline), { stages, move_to_stage_id: phone.id });
    expect(await newestEvent(acme, pipeline)).toEqual(created);
    await send(acme, 'POST', update(pipeline), { is_default: true });
    expect(await changesOf(acme, pipeline)).toEqual({ is_default: { from: false, to: true } });
  });

  test('records where candidates of a deleted stage were moved, without their names', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    const job = await acme.postJob({ company_pipline_id: pipeline.id });
    const candidate = { firstName: 'Zebulon', email: 'zebulon@people.example' };
    await applyTo(acme, job, { ...candidate, stage: 1 });
    await send(acme, 'POST', update(pipeline), {
      stages: [phone, hired],
      move_to_stage_id: phone.id,
    });
    expect(await changesOf(acme, pipeline)).toEqual({
      stages: { from: [phone, talk, hired], to: [phone, hired] },
      move_to_stage_id: { from: null, to: phone.id },
    });
    expect(JSON.stringify(await acme.audited())).not.toMatch(/zebulon|lovelace/iu);
  });

  test('limits the size of an entry, even if the largest pipeline replaces another', async () => {
    const acme = await openCompany();
    const long = 'n'.repeat(255);
    const template = { subject: long, body: 'b'.repeat(20_000) };
    const other = { name: long, type: 'other', email_template: template };
    const stages = [...Array.from({ length: 29 }, () => other), { ...other, type: 'hired' }];
    const pipeline = await acme.openPipeline({ stages });
    await send(acme, 'POST', update(pipeline), { stages });
    const changes = await changesOf(acme, pipeline);
    expect(changes['stages']?.from).toHaveLength(30);
    expect(JSON.stringify(changes).length).toBeLessThan(2 * 30 * (3 * CUT + 120));
  });
});

describe('DELETE /api/company-pipline/destroy/{id}', () => {
  test('records the fields of a deleted pipeline', async () => {
    const acme = await openCompany();
    const { pipeline, phone, talk, hired } = await openFlow(acme);
    await send(acme, 'DELETE', `/api/company-pipline/destroy/${pipeline.id}`);
    expect(await newestEvent(acme, pipeline)).toMatchObject({ action: 'pipeline.delete' });
    expect(await changesOf(acme, pipeline)).toEqual(
      deletedChanges({
        name: 'Apprentices',
        is_default: false,
        stages: [{ ...phone, email_template: hello }, talk, hired],
      }),
    );
  });
});

describe('POST /api/company-users/store', () => {
  test('records the role of an invitation, and for a second invitation only the difference', async () => {
    const acme = await openCompany();
    const email = newEmail();
    const { id } = (await invite(acme, { email, role_type: 'Viewer' })).body.data;
    const fields = { role_type: 'Viewer', status: 'invited' };
    expect(await newestEvent(acme, { id })).toMatchObject({ action: 'member.invite' });
    expect(await changesOf(acme, { id })).toEqual(createdChanges(fields));
    await invite(acme, { email, role_type: 'Recruiter' });
    expect(await changesOf(acme, { id })).toEqual({
      role_type: { from: 'Viewer', to: 'Recruiter' },
    });
  });
});

describe('POST /invitation', () => {
  test('records an accepted invitation as done by the member on the account pages', async () => {
    const acme = await openCompany();
    const { id, email } = (await invite(acme)).body.data;
    const userId = await userIdOf(id);
    await accept(await invitedPath(userId));
    expect(await newestEvent(acme, { id })).toMatchObject({
      action: 'member.accept',
      user: { id: userId, email },
      client: null,
      changes: { status: { from: 'invited', to: 'active' } },
    });
  });
});

describe('POST /api/company-users/update-role/{id}', () => {
  test('records the role before and after a change', async () => {
    const acme = await openCompany();
    const { memberId: id } = await joinAs(acme, 'Viewer');
    await send(acme, 'POST', `${TEAM}/update-role/${id}`, { role_type: 'Admin' });
    expect(await newestEvent(acme, { id })).toMatchObject({
      action: 'member.update',
      user: { id: await acme.user('Admin') },
      changes: { role_type: { from: 'Viewer', to: 'Admin' } },
    });
  });
});

describe('DELETE /api/company-users/destroy/{id}', () => {
  test('records the user of a removed member', async () => {
    const acme = await openCompany();
    const { memberId: id, userId: user_id } = await joinAs(acme, 'Recruiter');
    expect((await removed(acme, id)).status).toBe(200);
    expect(await newestEvent(acme, { id })).toMatchObject({ action: 'member.delete' });
    expect(await changesOf(acme, { id })).toEqual(
      deletedChanges({ user_id, role_type: 'Recruiter', status: 'active' }),
    );
  });

  test('records people by id only, including former candidates', async () => {
    const acme = await openCompany();
    const given = { email: 'zebulon.pike@people.example', first_name: 'Zebulon' };
    const { id } = (await invite(acme, given)).body.data;
    const hire = () => db.update(members).set({ status: 'hired' }).where(eq(members.id, id));
    await hire();
    await send(acme, 'POST', `${TEAM}/update-role/${id}`, { role_type: 'Viewer' });
    expect(await changesOf(acme, { id })).toEqual({
      role_type: { from: 'Recruiter', to: 'Viewer' },
      status: { from: 'hired', to: 'invited' },
    });
    await hire();
    expect((await removed(acme, id)).status).toBe(200);
    expect(await acme.audited()).toHaveLength(3);
    expect(JSON.stringify(await acme.audited())).not.toMatch(/zebulon|pike/iu);
  });
});

describe('POST /api/oauth/token', slow, () => {
  test('records the scopes that a user granted to an application', async () => {
    const acme = await openCompany();
    await acme.token('Admin');
    const client = await registerClient({ name: 'Robot' });
    await tokensFor(await signedIn(acme, 'Recruiter'), client, 'profile jobs:read');
    expect(await newestEvent(acme)).toMatchObject({
      action: 'grant.create',
      user: { id: await acme.user('Recruiter') },
      client: { client_id: client.client_id, name: 'Robot' },
    });
    expect(await changesOf(acme)).toEqual(createdChanges({ scopes: ['profile', 'jobs:read'] }));
  });
});

describe('a token that the operator creates', () => {
  test('records a token created by the operator with its user and scopes', async () => {
    const acme = await openCompany();
    const user_id = await acme.user('Viewer');
    const email = `Viewer@${acme.subdomain}.example`;
    await createToken(operator(), { company: acme.subdomain, email, scopes: ['jobs:read'] });
    expect(await newestEvent(acme)).toMatchObject({ action: 'token.create', user: null });
    expect(await changesOf(acme)).toEqual(createdChanges({ user_id, scopes: ['jobs:read'] }));
  });
});
