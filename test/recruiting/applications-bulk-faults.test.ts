/** Tests that bulk actions and their undo are never left half done when D1 fails, and that no email is sent twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { bulkOperations } from '#data/tables/bulk-operations.ts';
import { mails } from '#data/tables/mails.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import { applyTo } from '../support/applicants.ts';
import { stageAt } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { sendWatched } from '../support/uploads.ts';
import type { Watching } from '../support/uploads.ts';

const LOST = 'D1_ERROR: Network connection lost.';
const BULK = '/api/candidate-job/bulk';
const EMAIL = { action: 'email', subject: 'Hello', body: '<p>Hi</p>' };

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

type Failure = { at: number; until?: number; isLost?: boolean };

/** D1 fails at these round trips: before the statements run, or after they are committed. */
function failing({ at, until = at, isLost = false }: Failure): Watching {
  if (isLost) return { lost: at };
  return {
    database: (_, count) => {
      if (count >= at && count <= until) throw new Error(LOST);
    },
  };
}

type Sending = { key?: string | undefined; watching?: Watching };

async function send(acme: Company, path: string, input: object, sending: Sending = {}) {
  const { key, watching = {} } = sending;
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const form = { body: new TextEncoder().encode(JSON.stringify(input)), headers };
  const token = await acme.token('Recruiter');
  const answer = await sendWatched(watching, 'POST', path, { token, form });
  const body: { code?: string; data: BulkResult } = JSON.parse(answer.text);
  return { ...answer, code: body.code, data: body.data };
}

/** Sends a request again under its key until it is final; a claim whose end was lost ends after a minute. */
async function sendUntilDone(acme: Company, path: string, input: object, key: string) {
  const answer = await send(acme, path, input, { key });
  if (answer.code !== 'still_running') return answer;
  setClock(Date.now() + 2 * MINUTE_MS);
  return send(acme, path, input, { key });
}

async function some(acme: Company, count: number): Promise<number[]> {
  const job = await acme.postJob();
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await applyTo(acme, job)).applicationId);
  return ids;
}

async function statusesOf(acme: Company, ids: readonly number[]): Promise<string[]> {
  const rows = await Promise.all(ids.map((id) => acme.showApplication({ id })));
  return rows.map(({ status }) => status);
}

/** How many emails each application has. */
async function mailCounts(acme: Company, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.companyId, acme.id), isNotNull(mails.applicationId)));
  return ids.map((id) => rows.filter(({ applicationId }) => applicationId === id).length);
}

async function operationsOf(acme: Company) {
  return db.select().from(bulkOperations).where(eq(bulkOperations.companyId, acme.id));
}

async function eventNames(acme: Company, name: string): Promise<number> {
  return (await acme.announced()).filter(({ event }) => event === name).length;
}

/** Identify, claim, find and read, begin with the change and finish, keep the answer; and the reading and change again. */
const TRIPS = [1, 2, 3, 4, 5, 6, 7];
const failures = TRIPS.flatMap((at) => [
  [at, 'before', { at }] as const,
  [at, 'after', { at, isLost: true }] as const,
]);

describe('POST /api/candidate-job/bulk when D1 fails', () => {
  test.each(failures)(
    'at round trip %i (%s it is committed), the same key completes the rejections',
    async (_, __, failure) => {
      const acme = await openCompany();
      const ids = await some(acme, 3);
      const key = crypto.randomUUID();
      const input = { action: 'reject', ids };
      const first = await send(acme, BULK, input, { key, watching: failing(failure) });
      expect([200, 503], first.text).toContain(first.status);
      const answer = await sendUntilDone(acme, BULK, input, key);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data).toMatchObject({ done: 3, failed: 0, bulk_id: expect.any(Number) });
      expect(await statusesOf(acme, ids)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(await mailCounts(acme, ids)).toEqual([1, 1, 1]);
      expect(await eventNames(acme, 'application.rejected')).toBe(3);
      const undone = await send(acme, `${BULK}/${answer.data.bulk_id}/undo`, {});
      expect(undone.data).toMatchObject({ done: 3, failed: 0 });
    },
  );

  test.each(failures)(
    'at round trip %i (%s it is committed), the same key completes the emails, each sent once',
    async (_, __, failure) => {
      const acme = await openCompany();
      const ids = await some(acme, 2);
      const key = crypto.randomUUID();
      const input = { ...EMAIL, ids };
      await send(acme, BULK, input, { key, watching: failing(failure) });
      const answer = await sendUntilDone(acme, BULK, input, key);
      expect(answer.data, answer.text).toMatchObject({ done: 2, failed: 0, bulk_id: null });
      expect(await mailCounts(acme, ids)).toEqual([1, 1]);
    },
  );

  test.each(failures)(
    'at round trip %i (%s it is committed), the failed items sent again without a key get one email',
    async (_, __, failure) => {
      const acme = await openCompany();
      const ids = await some(acme, 2);
      const input = { ...EMAIL, ids };
      const first = await send(acme, BULK, input, { watching: failing(failure) });
      const none = ids.map((id) => ({ id, result: 'failed' }));
      const results = first.status === 200 ? first.data.results : none;
      const left = results.filter(({ result }) => result === 'failed').map(({ id }) => id);
      if (left.length > 0) await send(acme, BULK, { ...EMAIL, ids: left });
      expect(await mailCounts(acme, ids)).toEqual([1, 1]);
    },
  );

  test('reports the items of a lasting failure as failed with 200, and continues them', async () => {
    const acme = await openCompany();
    const ids = await some(acme, 30);
    const [key, input] = [crypto.randomUUID(), { action: 'reject', ids }];
    // The second batch of items cannot be changed, nor read again.
    const watching = failing({ at: 5, until: 6 });
    const first = await send(acme, BULK, input, { key, watching });
    expect(first.status, first.text).toBe(200);
    expect(first.data).toMatchObject({ done: 25, failed: 5 });
    expect(first.data.results.slice(25)).toEqual(
      ids.slice(25).map((id) => ({
        id,
        result: 'failed',
        code: 'storage_unavailable',
        message: expect.any(String),
      })),
    );
    expect((await operationsOf(acme))[0]).toMatchObject({ finishedAt: null });
    const again = await send(acme, BULK, input, { key });
    expect(again.data).toMatchObject({ done: 30, failed: 0, bulk_id: first.data.bulk_id });
    expect(await mailCounts(acme, ids)).toEqual(ids.map(() => 1));
    expect(await operationsOf(acme)).toMatchObject([{ finishedAt: expect.any(Date) }]);
    // The answer is kept only now.
    const replay = await send(acme, BULK, input, { key });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
  });

  test('a key that began one bulk action is refused for another with 422', async () => {
    const acme = await openCompany();
    const ids = await some(acme, 27);
    const key = crypto.randomUUID();
    const watching = failing({ at: 5, until: 6 });
    const silent = { action: 'reject', ids, send_email: false };
    const first = await send(acme, BULK, silent, { key, watching });
    expect(first.data, first.text).toMatchObject({ done: 25, failed: 2 });
    const other = await send(acme, BULK, { ...EMAIL, ids }, { key });
    expect([other.status, other.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await mailCounts(acme, ids)).toEqual(ids.map(() => 0));
  });

  test('a key whose bulk action changed nothing may be used for another, as after any failed request', async () => {
    const acme = await openCompany();
    const ids = await some(acme, 2);
    const key = crypto.randomUUID();
    const watching = failing({ at: 4, until: 5 });
    const first = await send(acme, BULK, { action: 'reject', ids }, { key, watching });
    expect(first.data, first.text).toMatchObject({ failed: 2 });
    expect(await operationsOf(acme)).toEqual([]);
    const other = await send(acme, BULK, { ...EMAIL, ids }, { key });
    expect(other.data, other.text).toMatchObject({ done: 2 });
    expect(await mailCounts(acme, ids)).toEqual([1, 1]);
    expect(await statusesOf(acme, ids)).toEqual(['active', 'active']);
  });

  test('changes 100 applications in at most 8 round trips, and takes that back in 6', async () => {
    const acme = await openCompany();
    const ids = await some(acme, 100);
    let most = 0;
    const watching = { database: (_: string, count: number) => (most = count) };
    const input = { action: 'move', ids, stage_id: await stageAt(acme, 1) };
    const answer = await send(acme, BULK, input, { key: crypto.randomUUID(), watching });
    expect(answer.data, answer.text).toMatchObject({ done: 100 });
    expect(most).toBeLessThanOrEqual(8);
    const path = `${BULK}/${answer.data.bulk_id}/undo`;
    expect((await send(acme, path, {}, { watching })).data).toMatchObject({ done: 100 });
    expect(most).toBeLessThanOrEqual(6);
  });
});

describe('POST /api/candidate-job/bulk/{id}/undo when D1 fails', () => {
  async function rejected(count: number) {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 30 });
    const ids = await some(acme, count);
    const { data } = await send(acme, BULK, { action: 'reject', ids });
    return { acme, ids, path: `${BULK}/${data.bulk_id}/undo` };
  }

  test.each(
    [1, 2, 3, 4, 5].flatMap((at) => [
      [at, 'before', { at }] as const,
      [at, 'after', { at, isLost: true }] as const,
    ]),
  )(
    'at round trip %i (%s it is committed), it is completed by sending it again',
    async (_, __, failure) => {
      const { acme, ids, path } = await rejected(3);
      const first = await send(acme, path, {}, { watching: failing(failure) });
      expect([200, 503], first.text).toContain(first.status);
      const again = await send(acme, path, {});
      expect(again.code ?? 'done').toMatch(/^(?:done|already_undone)$/u);
      expect(await statusesOf(acme, ids)).toEqual(['active', 'active', 'active']);
      expect(await eventNames(acme, 'application.unrejected')).toBe(3);
      expect(await send(acme, path, {})).toMatchObject({ status: 409, code: 'already_undone' });
      const shown = await Promise.all(ids.map((id) => acme.showApplication({ id })));
      expect(shown.map(({ emails: [mail] }) => mail?.status)).toEqual(ids.map(() => 'canceled'));
    },
  );

  test('reports the items of a lasting failure as failed, and undoes them when it is sent again', async () => {
    const { acme, ids, path } = await rejected(30);
    // Identify, find, then two batches of items: the second cannot be changed, nor read again.
    const first = await send(acme, path, {}, { watching: failing({ at: 4, until: 5 }) });
    expect(first.data, first.text).toMatchObject({ done: 25, failed: 5 });
    expect(first.data.results.at(-1)).toMatchObject({ code: 'storage_unavailable' });
    const again = await send(acme, path, {});
    expect(again.data, again.text).toMatchObject({ done: 30, failed: 0 });
    expect(await eventNames(acme, 'application.unrejected')).toBe(30);
    expect(new Set(await statusesOf(acme, ids))).toEqual(new Set(['active']));
  });
});
