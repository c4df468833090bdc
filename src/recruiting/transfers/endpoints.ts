/** Endpoints of exports, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { createExport, listExports, showExport } from './actions/exports.ts';
import { Export, NewExport } from './schemas/exports.ts';

const params = z.object({ id: PathId });

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
];
