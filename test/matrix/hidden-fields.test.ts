/**
 * A custom field for Admins does not exist for others (decision 41). One is planted on every candidate, application and job, and every
 * place where a record or its change is told is walked: endpoints, tools, screens and pages are those of their tables, so that a new
 * one is walked by itself.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roles } from '#access.ts';
import type { Role } from '#access.ts';
import { webhookDeliveries } from '#data/tables/webhooks.ts';
import { eventNames } from '#events.ts';
import type { EventPage } from '#integrations/event-feed/schemas.ts';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import { fieldEntities } from '#vocabulary/custom-fields.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { drafted } from '../records/feedback.ts';
import { callEndpoint, needsOf, tenantEndpoints } from '../support/access.ts';
import { leastRequest, pathFor, pathOfNothing } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { document } from '../support/document.ts';
import {
  choiceOf,
  expectSilent,
  hiddenFilter,
  hiddenValue,
  keyOf,
  openHidden,
  plant,
  tells,
} from '../support/hidden-fields.ts';
import { placesIn, withoutIds, withValue } from '../support/ids.ts';
import { db } from '../support/operator.ts';
import { openReceiver } from '../support/receiver.ts';
import { exported, textOf } from '../support/transfers.ts';

const slow = { timeout: 60_000 };
const others: readonly Role[] = ['Viewer', 'Recruiter'];

/** Changes of each kind of record: of the hidden field alone, and with a field that everybody sees. */
async function changeAll(acme: Company): Promise<ApplicationDetail> {
  const application = await acme.apply({ files: [] });
  const { id, candidate_id: candidate, job } = application;
  const changes: readonly [path: string, body: object][] = [
    [`/api/candidates/update/${candidate}`, { custom: hiddenValue('candidate') }],
    [
      `/api/candidates/update/${candidate}`,
      { custom: hiddenValue('candidate', 1), last_name: 'King' },
    ],
    [`/api/candidate-job/update/${id}`, { custom: hiddenValue('application') }],
    [
      `/api/candidate-job/update/${id}`,
      { custom: { ...hiddenValue('application', 1), open_application: 'x' } },
    ],
    [`/api/jobs/update/${job.id}`, { custom: hiddenValue('job') }],
    [`/api/jobs/update/${job.id}`, { custom: hiddenValue('job', 1), seniority: 'Senior' }],
  ];
  for (const [path, body] of changes) {
    const answer = await acme.admin('POST', path, body);
    expect(answer.status, answer.text).toBe(200);
  }
  return application;
}

/** The id of a hidden field. */
async function fieldOf(acme: Company, entity: FieldEntity): Promise<number> {
  const path = '/api/custom-fields/index?max=100';
  const list = await acme.admin<{ data: { id: number; key: string }[] }>('GET', path);
  return list.body.data.data.find(({ key }) => key === keyOf(entity))?.id ?? 0;
}

const toldFields = [
  ['candidate.updated', ['last_name']],
  ['application.updated', ['custom.open_application']],
  ['job.updated', ['seniority']],
];

describe('a change of a field of Admins', () => {
  test('is told by no event, and one with other fields names those alone', async () => {
    const acme = await openHidden();
    const receiver = openReceiver();
    await acme.hook({ url: receiver.url, events: [...eventNames] });
    await changeAll(acme);
    const named = (list: { event: string; data: Record<string, unknown> | null }[]) =>
      list.flatMap(({ event, data }) =>
        event.endsWith('.updated') ? [[event, data?.['fields']]] : [],
      );
    expect(named(await acme.announced())).toEqual(toldFields);
    for (const role of [...others, 'Admin'] as const) {
      const feed = await acme.acting(role)<EventPage>('GET', '/api/events');
      expect(named(feed.body.data.data)).toEqual(toldFields);
      expectSilent(feed.text, `events ${role}`);
    }
    const deliveries = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.companyId, acme.id));
    expect(deliveries).toHaveLength((await acme.announced()).length);
    for (const { body } of await receiver.takes(deliveries.length)) expectSilent(body, 'webhook');
    // Admins read of it in the audit log, and a copy learns of it by the version of the record.
    const log = await acme.admin('GET', '/api/audit-events?max=100');
    for (const entity of ['candidate', 'application', 'job'] as const) {
      expect(log.text).toContain(keyOf(entity));
    }
  });

  test('is told again once everybody sees the field', async () => {
    const acme = await openHidden();
    const field = await fieldOf(acme, 'candidate');
    await acme.admin('POST', `/api/custom-fields/update/${field}`, { visibility: 'all' });
    const { candidate_id: id } = await acme.apply({ files: [] });
    await acme.admin('POST', `/api/candidates/update/${id}`, { custom: hiddenValue('candidate') });
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'candidate.updated',
      data: { fields: [`custom.${keyOf('candidate')}`] },
    });
  });

  test('is not told for the key of a detail that ends alike', async () => {
    const acme = await openHidden();
    await acme.openField({ key: 'ame', visibility: 'admin' });
    const { candidate_id: id } = await acme.apply({ files: [] });
    const body = { last_name: 'King', custom: { ame: 'x' } };
    await acme.admin('POST', `/api/candidates/update/${id}`, body);
    expect((await acme.announced()).at(-1)?.data).toMatchObject({ fields: ['last_name'] });
  });
});

/** What tells an Admin of the fields, of everything that the API answers with the least request. */
const toldToAdmins = [
  'GET /api/audit-events',
  'GET /api/jobs/index',
  'POST /api/jobs/store',
  'GET /api/jobs/show/{hash_id}',
  'POST /api/jobs/update/{id}',
  'POST /api/jobs/update-details/{id}',
  'POST /api/jobs/update-pay-benefit/{id}',
  'POST /api/jobs/update-specifications/{id}',
  'POST /api/jobs/update-status/{id}',
  'POST /api/jobs/republish/{id}',
  'GET /api/jobs/search/{key}',
  'GET /api/jobs/{hash_id}/applicant-job',
  'GET /api/candidate-job/index',
  'POST /api/candidate-job/store',
  'GET /api/candidate-job/show/{id}',
  'POST /api/candidate-job/update/{id}',
  'POST /api/candidate-job/update-stage/{id}',
  'POST /api/candidate-job/update-stage-send-email/{id}/{stage_id}',
  'POST /api/candidate-job/reject/{id}',
  'POST /api/candidate-job/undo-reject/{id}',
  'POST /api/candidate-job/hire/{id}',
  'POST /api/candidate-job/send-email/{id}',
  'POST /api/candidate-job/assign-to-job',
  'POST /api/candidate-job/store-notes/{id}',
  'GET /api/candidates/index',
  'GET /api/candidates/show/{id}',
  'POST /api/candidates/store',
  'POST /api/candidates/update/{id}',
  'POST /api/candidates/store-document/{id}',
  'POST /api/candidates/use-as-cv/{id}',
  'POST /api/candidates/tag/{id}',
  'GET /api/candidates/export/{id}',
  'POST /api/candidates/merge/{id}',
  'POST /api/candidates/legal-hold/{id}',
  'GET /api/custom-fields/index',
  'GET /api/custom-fields/show/{id}',
  'POST /api/custom-fields/update/{id}',
  'GET /api/saved-views/index',
  'GET /api/saved-views/show/{id}',
];

/** Views that an Admin has saved, what an Admin is told, and the hidden field itself. */
const isOfAdmins = /^\/api\/(?:saved-views|custom-fields|notifications\/read)\//u;

const nothing = { given: undefined, form: undefined, body: undefined, headers: {} };

/** The names of the endpoints whose answers tell of hidden fields. One company may not call all of them in a minute. */
async function walk(role: Role): Promise<string[]> {
  const half = Math.ceil(tenantEndpoints.length / 2);
  return [
    ...(await walkSome(role, tenantEndpoints.slice(0, half))),
    ...(await walkSome(role, tenantEndpoints.slice(half))),
  ];
}

async function walkSome(role: Role, some: typeof tenantEndpoints): Promise<string[]> {
  const acme = await openHidden();
  const view = await sharedView(acme);
  const { job } = await changeAll(acme);
  const field = await fieldOf(acme, 'candidate');
  const draft = await drafted(acme, acme.acting(role));
  /** Records of their own where a new one has nothing to tell. */
  const named: Readonly<Record<string, number | string>> = {
    '/api/jobs/{hash_id}/applicant-job': job.hash_id,
    '/api/saved-views/show/{id}': view.id,
    // Only its author changes it.
    '/api/feedback/update/{id}': draft.id,
    '/api/feedback/submit/{id}': draft.id,
    '/api/custom-fields/show/{id}': field,
    '/api/custom-fields/update/{id}': field,
  };
  const token = await acme.token(role);
  const telling: string[] = [];
  for (const endpoint of some) {
    const { method, path } = endpoint;
    const own = path
      .replace('{key}', 'Baker')
      .replace(/\{(?:hash_)?id\}/u, `${named[path] ?? '$&'}`);
    const isLetIn = roles.indexOf(role) >= roles.indexOf(needsOf(endpoint).role);
    // A role that may not ask is refused before anything is read.
    const isRead = isLetIn || isOfAdmins.test(path);
    const at = isRead ? await pathFor(acme, own) : pathOfNothing(own);
    const least = isRead ? await leastRequest(acme, endpoint) : nothing;
    if (isRead) await plant(acme);
    const query = method === 'GET' ? '?max=100' : '';
    const answer = await callEndpoint(token, endpoint, least, { at, query });
    const isAnswered = answer.status < 300 || (role !== 'Admin' && isOfAdmins.test(path));
    expect(isAnswered, `${method} ${path} ${answer.text}`).toBe(isLetIn || isOfAdmins.test(path));
    if (tells(answer.text)) telling.push(`${method} ${path}`);
  }
  return telling;
}

describe('every endpoint', slow, () => {
  test.each(others)('answers a %s without hidden fields', async (role) => {
    expect(await walk(role)).toEqual([]);
  });

  test('answers an Admin with the fields of the records that have them', async () => {
    expect((await walk('Admin')).toSorted()).toEqual(toldToAdmins.toSorted());
  });

  test('exports them, as only Admins export', async () => {
    const acme = await openHidden();
    await acme.apply({ files: [] });
    await plant(acme);
    for (const entity of ['candidates', 'applications']) {
      expect(tells(await textOf(await exported(acme, { entity }))), entity).toBe(true);
    }
  });
});

/** A view that an Admin shares, with the hidden field among its filters. */
async function sharedView(acme: Company): Promise<SavedView> {
  const view = { name: 'Vetoed', entity: 'candidates', query: hiddenFilter, is_shared: true };
  const answer = await acme.admin<SavedView>('POST', '/api/saved-views/store', view);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

test('a shared view that filters by a field of Admins is not there for others', async () => {
  const acme = await openHidden();
  const { id } = await sharedView(acme);
  for (const role of others) {
    const ask = acme.acting(role);
    expect((await ask('GET', `/api/saved-views/show/${id}`)).status).toBe(404);
    const list = await ask<{ total: number }>('GET', '/api/saved-views/index');
    expect(list.body.data).toMatchObject({ total: 0, data: [] });
  }
  expect((await acme.recruiter('DELETE', `/api/saved-views/destroy/${id}`)).status).toBe(404);
  expect((await acme.admin('GET', `/api/saved-views/show/${id}`)).status).toBe(200);
});

type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string }[];
};

/** The places that name a field by its key: values that are written, and filters. */
const byKey = tenantEndpoints.flatMap((endpoint) => {
  const { method, path } = endpoint;
  const operation = document.paths[path]?.[method.toLowerCase()] as unknown as Operation;
  const { requestBody, parameters = [] } = operation;
  const bodies = Object.values(requestBody?.content ?? {});
  const inBody = bodies.flatMap(({ schema }) =>
    placesIn(schema, (_, at) => /(?:^|\.)(?:custom|query)\.\*$/u.test(at)),
  );
  const inQuery = parameters.some(({ name }) => name === 'field') ? ['?'] : [];
  return [...new Set(inBody), ...inQuery].map(
    (place) => [`${method} ${path} ${place}`, endpoint, place] as const,
  );
});

test.each(byKey)('%s refuses a hidden key as an unknown one', async (_, endpoint, place) => {
  const acme = await openHidden();
  const token = await acme.token('Recruiter');
  const at = await pathFor(acme, endpoint.path);
  const least = await leastRequest(acme, endpoint);
  await plant(acme);
  const entity = fieldEntities.find((one) => endpoint.path.includes(one)) ?? 'candidate';
  const asked = async (key: string) => {
    const isFilter = !place.includes('custom');
    const named = isFilter ? `field.${key}` : key;
    const path = place === '?' ? `?${named}=yes` : '';
    const body =
      place === '?'
        ? least
        : {
            ...least,
            body: withValue(least.given, place.replace('*', ''), { [named]: 'yes' }),
            headers: {},
          };
    const { status, text } = await callEndpoint(token, endpoint, body, {
      at,
      query: path,
    });
    return { status, text: withoutIds(text).replaceAll(key, 'key') };
  };
  for (const key of [keyOf(entity), choiceOf(entity), keyOf('job')]) {
    expect(await asked(key)).toEqual(await asked('unheld'));
  }
});
