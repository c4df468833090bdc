/** Imports and exports. */
import { dataExports } from '#data/tables/exports.ts';
import { imports } from '#data/tables/imports.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { fileOf, ZIP } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';
import { formOf } from '../support/uploads.ts';

const upload = { filename: 'a.zip', byte_count: ZIP.byteLength };

const transferTimes = () => ({ createdAt: new Date(), updatedAt: new Date() });

/** An import of a file without rows. */
async function importAt(company: Company, status: 'checked' | 'imported'): Promise<{ id: number }> {
  const id = operator().newId();
  await db.insert(imports).values({
    id,
    companyId: company.id,
    kind: 'csv',
    source: 'csv',
    filename: 'a.csv',
    status,
    mapping: {},
    found: { headers: ['Email'], jobs: [], stages: [], dateFormats: [], chunks: [] },
    counts: { created: 0, existing: 0, failed: 0, kept: 0, undone: 0 },
    finishedAt: status === 'imported' ? new Date() : null,
    ...transferTimes(),
  });
  return { id };
}

/** An import whose file has one part, of which so many have come. */
async function uploading(company: Company, count: 0 | 1): Promise<{ id: number }> {
  const path = '/api/imports/store-upload';
  const { data } = (await company.admin<{ id: number }>('POST', path, upload)).body;
  if (count === 0) return data;
  const { body, headers } = formOf([{ name: 'number', content: '1' }, fileOf('part')]);
  await company.admin('POST', `/api/imports/store-part/${data.id}`, body, headers);
  return data;
}

/** An export that nobody works on. */
async function queuedExport(company: Company): Promise<{ id: number }> {
  const id = operator().newId();
  await db.insert(dataExports).values({
    id,
    companyId: company.id,
    entity: 'applications',
    format: 'csv',
    query: {},
    status: 'queued',
    progress: { at: { entity: 0, after: 0 }, uploadId: null, etags: [], bytes: 0, tail: 0 },
    ...transferTimes(),
  });
  return { id };
}

export const transfers: TestRecord = {
  bodies: {
    '/api/exports/store': { entity: 'applications' },
    '/api/imports/store': { source: 'csv' },
    '/api/imports/store-upload': upload,
    '/api/imports/store-part/{id}': { number: '1' },
    '/api/imports/map/{id}': { mapping: { date_format: 'dmy' } },
  },
  made: {
    '/api/exports/': queuedExport,
    '/api/imports/': (company) => importAt(company, 'checked'),
    '/api/imports/store-part/': (company) => uploading(company, 0),
    '/api/imports/finish-upload/': (company) => uploading(company, 1),
    '/api/imports/undo/': (company) => importAt(company, 'imported'),
  },
};
