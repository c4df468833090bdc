/** Endpoints of exports and imports, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { createExport, listExports, showExport } from './actions/exports.ts';
import {
  cancelImport,
  changeImport,
  createImport,
  listImportRows,
  listImports,
  showImport,
  startImport,
  undoImport,
} from './actions/imports.ts';
import { createUpload, finishUpload, storePart } from './actions/upload-import.ts';
import { PART_BYTES, UPLOAD_BYTES_MAX } from './rules/imports.ts';
import { Export, NewExport } from './schemas/exports.ts';
import {
  Import,
  ImportChange,
  ImportRow,
  ImportRowQuery,
  NewImport,
  NewPart,
  NewUpload,
} from './schemas/imports.ts';

const params = z.object({ id: PathId });
/** A required file is there. */
const nothing = { name: '', bytes: new Uint8Array() };

export const transfers = [
  get(
    '/api/exports/index',
    {
      about: 'List exports, newest first',
      needs: 'data.export',
      query: Paging,
      returns: pageOf(Export),
    },
    (ctx, { query }) => listExports(ctx, query),
  ),
  post(
    '/api/exports/store',
    {
      about:
        'Export a list or a saved view as CSV or NDJSON, or the whole company as a bundle; the file is written in the background',
      needs: 'data.export',
      body: NewExport,
      returns: Export,
      status: 201,
    },
    (ctx, { body }) => createExport(ctx, body),
  ),
  get(
    '/api/exports/show/{id}',
    {
      about: 'Get an export, with a link to its file once it is finished',
      needs: 'data.export',
      params,
      returns: Export,
    },
    (ctx, { params: { id } }) => showExport(ctx, id),
  ),
  get(
    '/api/imports/index',
    {
      about: 'List imports, newest first',
      needs: 'data.import',
      query: Paging,
      returns: pageOf(Import),
    },
    (ctx, { query }) => listImports(ctx, query),
  ),
  post(
    '/api/imports/store',
    {
      about:
        'Upload a CSV file or a bundle to import; it is read in the background, and nothing is imported before `imports/start`',
      needs: 'data.import',
      body: NewImport,
      files: {
        file: {
          bytesMax: UPLOAD_BYTES_MAX,
          isRequired: true,
          about:
            'CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252, or a bundle (ZIP), at most 25 MB.',
        },
      },
      returns: Import,
      status: 201,
    },
    (ctx, { body, files: { file = nothing } }) => createImport(ctx, body, file),
  ),
  post(
    '/api/imports/store-upload',
    {
      about:
        'Begin to upload a bundle of up to 2 GB in parts, in place of `imports/store`; `upload` of the answer says how many there are',
      needs: 'data.import',
      body: NewUpload,
      returns: Import,
      status: 201,
    },
    (ctx, { body }) => createUpload(ctx, body),
  ),
  post(
    '/api/imports/store-part/{id}',
    {
      about: 'Upload a part of a bundle, in any order; one that is sent again replaces the former',
      needs: 'data.import',
      params,
      body: NewPart,
      files: {
        part: {
          bytesMax: PART_BYTES,
          isRequired: true,
          about: 'The bytes of the part: `part_bytes` of them, and what is left in the last.',
        },
      },
      returns: Import,
      errors: ['import_not_ready', 'stale_write'],
    },
    (ctx, { params: { id }, body, files: { part = nothing } }) =>
      storePart(ctx, id, body, part.bytes),
  ),
  post(
    '/api/imports/finish-upload/{id}',
    {
      about: 'Make the file of an import whole once all parts are there; it is read then',
      needs: 'data.import',
      params,
      returns: Import,
      errors: ['import_not_ready', 'stale_write'],
    },
    (ctx, { params: { id } }) => finishUpload(ctx, id),
  ),
  get(
    '/api/imports/show/{id}',
    {
      about: 'Get an import: what its mapping leaves open, how far it is, and its counts',
      needs: 'data.import',
      params,
      returns: Import,
    },
    (ctx, { params: { id } }) => showImport(ctx, id),
  ),
  post(
    '/api/imports/map/{id}',
    {
      about: 'Say what the columns, jobs, stages and dates of a CSV file are; the dry run follows',
      needs: 'data.import',
      params,
      body: ImportChange,
      returns: Import,
      errors: ['import_not_ready', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeImport(ctx, id, body.mapping),
  ),
  post(
    '/api/imports/start/{id}',
    {
      about: 'Import what the dry run has shown, or go on with an import that was interrupted',
      needs: 'data.import',
      params,
      returns: Import,
      errors: ['import_not_ready', 'stale_write'],
    },
    (ctx, { params: { id } }) => startImport(ctx, id),
  ),
  post(
    '/api/imports/undo/{id}',
    {
      about: 'Delete the unchanged records that an import of the last 7 days added',
      needs: 'data.import',
      params,
      returns: Import,
      errors: ['import_not_ready', 'import_too_old', 'stale_write'],
    },
    (ctx, { params: { id } }) => undoImport(ctx, id),
  ),
  post(
    '/api/imports/cancel/{id}',
    {
      about: 'Cancel an import before its end; what it has added stays, and can be undone',
      needs: 'data.import',
      params,
      returns: Import,
      errors: ['import_not_ready', 'stale_write'],
    },
    (ctx, { params: { id } }) => cancelImport(ctx, id),
  ),
  get(
    '/api/imports/rows/{id}',
    {
      about: 'List what became of each record of an import, or would in a dry run',
      needs: 'data.import',
      params,
      query: ImportRowQuery,
      returns: z.object({ data: z.array(ImportRow), total: z.int() }),
    },
    (ctx, { params: { id }, query }) => listImportRows(ctx, id, query),
  ),
];
