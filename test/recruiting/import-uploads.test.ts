/** Tests uploads of large bundles in parts: any order, resumed, refused, and given up. */
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { PART_BYTES } from '#recruiting/transfers/rules/imports.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { advance, deliverTransfer, settledImport } from '../support/transfers.ts';
import { formOf } from '../support/uploads.ts';

const BEGIN = '/api/imports/store-upload';

function begin(acme: Company, byteCount: number) {
  return acme.admin<Import>('POST', BEGIN, { filename: 'company.zip', byte_count: byteCount });
}

function send(acme: Company, { id }: { id: number }, number: number, content: Uint8Array) {
  const part = { name: 'part', filename: 'a', content };
  const { body, headers } = formOf([{ name: 'number', content: String(number) }, part]);
  return acme.admin<Import>('POST', `/api/imports/store-part/${id}`, body, headers);
}

function finish(acme: Company, { id }: { id: number }) {
  return acme.admin<Import>('POST', `/api/imports/finish-upload/${id}`);
}

/** A bundle of one tag, with a document that makes it longer than a part. */
function largeBundle(): Uint8Array {
  const tags = `${JSON.stringify({ id: 't1', name: 'Night shift' })}\n`;
  const sha256 = createHash('sha256').update(tags).digest('hex');
  const files = [{ path: 'tags-0001.ndjson', entity: 'tags', records: 1, sha256 }];
  const manifest = { format: 'recruiting/1', source: 'elsewhere', counts: { tags: 1 }, files };
  return zipSync(
    {
      'manifest.json': strToU8(JSON.stringify(manifest)),
      'tags-0001.ndjson': strToU8(tags),
      'files/1.pdf': new Uint8Array(PART_BYTES),
    },
    { level: 0 },
  );
}

describe('a bundle in parts', () => {
  test('is uploaded in any order, again, and imported', async () => {
    const acme = await openCompany();
    const bytes = largeBundle();
    const begun = await begin(acme, bytes.byteLength);
    expect(begun).toMatchObject({
      status: 201,
      body: {
        data: {
          status: 'uploading',
          kind: 'bundle',
          upload: { part_bytes: PART_BYTES, parts: 2, missing: [1, 2] },
        },
      },
    });
    const { data } = begun.body;
    const second = await send(acme, data, 2, bytes.subarray(PART_BYTES));
    expect(second, second.text).toMatchObject({ status: 200 });
    expect(second.body.data.upload).toMatchObject({ missing: [1] });
    expect(await finish(acme, data)).toMatchObject({
      status: 422,
      body: { errors: { parts: ['1 are missing: 1.'] } },
    });
    for (const number of [1, 1]) {
      const first = await send(acme, data, number, bytes.subarray(0, PART_BYTES));
      expect(first.body.data.upload).toMatchObject({ missing: [] });
    }
    const whole = await finish(acme, data);
    expect(whole.body.data).toMatchObject({ status: 'reading', upload: null });
    const checked = await settledImport(acme, data);
    expect(checked, checked.error ?? '').toMatchObject({ status: 'checked', source: 'elsewhere' });
    expect(await advance(acme, 'start', checked)).toMatchObject({ counts: { created: 1 } });
    expect(await finish(acme, data)).toMatchObject({
      status: 409,
      body: { code: 'import_not_ready' },
    });
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('import.')).slice(0, 5)).toEqual([
      'import.create',
      'import.part',
      'import.part',
      'import.part',
      'import.upload',
    ]);
  });

  test('is refused where a part has another size or number, or is no ZIP', async () => {
    const acme = await openCompany();
    expect(await begin(acme, 2_000_000_001)).toMatchObject({
      status: 422,
      body: { errors: { byte_count: expect.anything() } },
    });
    const { data } = (await begin(acme, 4)).body;
    const refused = async (number: number, content: string, field: string) => {
      const answer = await send(acme, data, number, strToU8(content));
      expect(answer, answer.text).toMatchObject({ status: 422 });
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    };
    await refused(1, 'PK', 'part');
    await refused(1, 'a,b\n', 'part');
    await refused(2, 'PK\u0003\u0004', 'number');
    const other = await openCompany();
    expect(await send(other, data, 1, strToU8('PK\u0003\u0004'))).toMatchObject({ status: 404 });
  });

  test('fails when it is not whole after two days', async () => {
    const acme = await openCompany();
    const { data } = (await begin(acme, 4)).body;
    await send(acme, data, 1, strToU8('PK\u0003\u0004'));
    setClock(Date.now() + 3 * DAY_MS);
    await deliverTransfer(data.id);
    expect(
      (await acme.admin<Import>('GET', `/api/imports/show/${data.id}`)).body.data,
    ).toMatchObject({
      status: 'failed',
      error: 'The file was not uploaded within two days.',
      upload: null,
    });
    expect(await finish(acme, data)).toMatchObject({ status: 409 });
  });
});
