/** Tests imports that are canceled: at every status, what is written stays and can be undone, and no other import waits. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { imports } from '#data/tables/imports.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import { strayFiles } from '../support/faults/transfers.ts';
import { db } from '../support/operator.ts';
import { advance, deliverTransfer, settledImport, uploadImport } from '../support/transfers.ts';
import { formOf, see } from '../support/uploads.ts';

const rowsOfPeople = (count: number) =>
  [
    'id,name,email,job',
    ...Array.from({ length: count }, (_, at) => `c-${at},P ${at},p${at}@people.example,Baker`),
  ].join('\n');

const cancel = (acme: Company, { id }: { id: number }) =>
  acme.admin<Import>('POST', `/api/imports/cancel/${id}`);

const show = async (acme: Company, { id }: { id: number }) =>
  (await acme.admin<Import>('GET', `/api/imports/show/${id}`)).body.data;

async function total(acme: Company, list: string): Promise<number> {
  return (await acme.admin<Page<unknown>>('GET', `/api/${list}/index`)).body.data.total;
}

async function started(acme: Company, content: string): Promise<Import> {
  const checked = await uploadImport(acme, content);
  const answer = await acme.admin<Import>('POST', `/api/imports/start/${checked.id}`);
  expect(answer.body.data).toMatchObject({ status: 'importing', finished_at: null });
  expect(answer.body.data).toMatchObject({ undo_until: null });
  return answer.body.data;
}

async function upload(acme: Company, content: string): Promise<Import> {
  const { body, headers } = formOf([{ name: 'file', filename: 'people.csv', content }]);
  const answer = await acme.admin<Import>('POST', '/api/imports/store', body, headers);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

describe('an import that is canceled', () => {
  test('while it writes keeps what it has written, counts it, and can be undone', async () => {
    const acme = await openCompany();
    await acme.postJob();
    await acme.hook({ events: ['import.created', 'import.finished', 'import.undone'] });
    const file = await started(acme, rowsOfPeople(120));
    await deliverTransfer(file.id);
    const canceled = await cancel(acme, file);
    expect(canceled, canceled.text).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'canceled',
          error: null,
          done: 50,
          counts: { created: 100, existing: 0, failed: 0 },
          finished_at: expect.any(String),
          undo_until: expect.any(String),
        },
      },
    });
    await deliverTransfer(file.id);
    await deliverTransfer(file.id);
    const { body } = canceled;
    expect(await show(acme, file)).toMatchObject({ status: 'canceled', counts: body.data.counts });
    expect(await total(acme, 'candidates')).toBe(50);
    const rows = await acme.admin<{ total: number }>('GET', `/api/imports/rows/${file.id}`);
    expect(rows.body.data.total).toBe(100);
    const { results_url: url } = await show(acme, file);
    const lines = Buffer.from((await see((url ?? '').slice(API.length))).bytes).toString();
    expect(lines.trimEnd().split('\r\n')).toHaveLength(101);
    expect((await acme.announced()).map(({ data }) => data).at(-1)).toMatchObject({
      created: 100,
      existing: 0,
      failed: 0,
    });
    expect((await acme.audited()).map(({ action }) => action)).toContain('import.cancel');
    const undone = await advance(acme, 'undo', file);
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 100, kept: 0 } });
    expect(await total(acme, 'candidates')).toBe(0);
    const again = await advance(acme, 'start', await uploadImport(acme, rowsOfPeople(120)));
    expect(again.counts).toMatchObject({ created: 240, existing: 0 });
  });

  test('in the middle of a batch writes nothing of that batch', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const file = await started(acme, rowsOfPeople(10));
    let isCanceled = false;
    const database = watched(env.DB, async (_, count) => {
      // Two claims, as it could be an export, and what the rows refer to come before the writing.
      if (count < 5 || isCanceled) return;
      isCanceled = true;
      expect((await cancel(acme, file)).status).toBe(200);
    });
    await deliverTransfer(file.id, { ...env, DB: database });
    await deliverTransfer(file.id);
    expect(isCanceled).toBe(true);
    expect(await show(acme, file)).toMatchObject({ status: 'canceled', counts: { created: 0 } });
    expect(await total(acme, 'candidates')).toBe(0);
    expect(await total(acme, 'candidate-job')).toBe(0);
    expect(await strayFiles({ companyId: acme.id, id: file.id, asks: [], statuses: [] })).toEqual(
      [],
    );
  });

  test('before it was started has written nothing, is over, and cannot be started or undone', async () => {
    const acme = await openCompany();
    const uploaded = await upload(acme, rowsOfPeople(1));
    const mapping = await uploadImport(acme, rowsOfPeople(1).replace('Baker', 'Nobody'));
    expect(mapping.status).toBe('mapping');
    await acme.postJob();
    const checked = await uploadImport(acme, rowsOfPeople(1));
    const checking = await upload(acme, rowsOfPeople(1));
    await deliverTransfer(checking.id);
    expect((await show(acme, checking)).status).toBe('checking');
    const begin = { filename: 'a.zip', byte_count: 10 };
    const parts = await acme.admin<Import>('POST', '/api/imports/store-upload', begin);
    for (const file of [uploaded, mapping, checked, checking, parts.body.data]) {
      const { body, status } = await cancel(acme, file);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        status: 'canceled',
        counts: { created: 0, existing: 0, failed: 0 },
        finished_at: null,
        undo_until: null,
        results_url: null,
      });
      await deliverTransfer(file.id);
      expect(await show(acme, file)).toMatchObject({ status: 'canceled' });
      for (const step of ['start', 'undo']) {
        const answer = await acme.admin('POST', `/api/imports/${step}/${file.id}`);
        expect(answer).toMatchObject({ status: 409, body: { code: 'import_not_ready' } });
      }
    }
    expect(await total(acme, 'candidates')).toBe(0);
  });

  test('again answers the same, and is audited once', async () => {
    const acme = await openCompany();
    const file = await uploadImport(acme, 'name\nAda\n');
    const first = await cancel(acme, file);
    await deliverTransfer(file.id);
    const second = await cancel(acme, file);
    expect(second.status).toBe(200);
    expect(second.body.data).toMatchObject({ status: 'canceled', counts: first.body.data.counts });
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'import.cancel')).toHaveLength(1);
  });

  test('while it is undone keeps the rest, and can be undone again', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const done = await advance(acme, 'start', await uploadImport(acme, rowsOfPeople(120)));
    await acme.admin('POST', `/api/imports/undo/${done.id}`);
    await deliverTransfer(done.id);
    const { counts, status } = (await cancel(acme, done)).body.data;
    expect([status, counts.undone]).toEqual(['canceled', 50]);
    await deliverTransfer(done.id);
    expect(await total(acme, 'candidate-job')).toBe(70);
    const undone = await advance(acme, 'undo', done);
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 240, kept: 0 } });
    expect(await total(acme, 'candidates')).toBe(0);
  });

  test('after its end is refused', async () => {
    const acme = await openCompany();
    const done = await advance(acme, 'start', await uploadImport(acme, 'name\nAda\n'));
    expect(await cancel(acme, done)).toMatchObject({
      status: 409,
      body: { code: 'import_not_ready', status: 'imported' },
    });
    const failed = await uploadImport(acme, '\n\n');
    expect(await cancel(acme, failed)).toMatchObject({ status: 409 });
  });

  test('is not that of another company, and a bundle needs its scopes', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { data } = (
      await acme.admin<Import>('POST', '/api/imports/store-upload', {
        filename: 'a.zip',
        byte_count: 10,
      })
    ).body;
    expect((await cancel(other, data)).status).toBe(404);
    const limited = acme.acting('Admin', ['applicants:write']);
    expect((await limited('POST', `/api/imports/cancel/${data.id}`)).status).toBe(403);
  });

  test('leaves room for others where ten were stuck', async () => {
    const acme = await openCompany();
    const stuck = await Promise.all(Array.from({ length: 10 }, () => upload(acme, 'name\nAda\n')));
    const file = { name: 'file', filename: 'people.csv', content: 'name\nAda\n' };
    const { body, headers } = formOf([file]);
    const store = () => acme.admin('POST', '/api/imports/store', body, headers);
    expect(await store()).toMatchObject({ status: 422 });
    await Promise.all(stuck.map((one) => cancel(acme, one)));
    expect((await store()).status).toBe(201);
  });

  test('that was interrupted goes on from where it was, and ends once', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const file = await started(acme, rowsOfPeople(60));
    await deliverTransfer(file.id);
    await db
      .update(imports)
      .set({ attempts: 6, dueAt: new Date(Date.now() - DAY_MS) })
      .where(eq(imports.id, file.id));
    await deliverTransfer(file.id);
    const failed = await settledImport(acme, file);
    expect(failed).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/interrupted/u),
      finished_at: expect.any(String),
      counts: { created: 100 },
    });
    const done = await advance(acme, 'start', file);
    expect(done).toMatchObject({ status: 'imported', counts: { created: 120, existing: 0 } });
  });
});
