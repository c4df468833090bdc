/** Endpoints of sources, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { NamedPaging, pageOf } from '#lib/pagination-schemas.ts';
import { changeSource, createSource, deleteSource, listSources, showSource } from './actions.ts';
import { NewSource, Source, SourceUpdate } from './schemas.ts';

const params = z.object({ id: PathId });

export const sources = [
  get(
    '/api/sources/index',
    {
      about: 'List sources; applications add those that they name',
      needs: 'structure.read',
      query: NamedPaging,
      returns: pageOf(Source),
    },
    (ctx, { query }) => listSources(ctx, query),
  ),
  post(
    '/api/sources/store',
    {
      about: 'Create a source; a company can have 200',
      needs: 'sources.manage',
      body: NewSource,
      returns: Source,
      status: 201,
      errors: ['duplicate'],
    },
    (ctx, { body }) => createSource(ctx, body),
  ),
  get(
    '/api/sources/show/{id}',
    { about: 'Get a source', needs: 'structure.read', params, returns: Source },
    (ctx, { params: { id } }) => showSource(ctx, id),
  ),
  post(
    '/api/sources/update/{id}',
    {
      about: 'Rename a source or change its kind; applications keep the text they have',
      needs: 'sources.manage',
      params,
      body: SourceUpdate,
      returns: Source,
      errors: ['duplicate', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeSource(ctx, id, body),
  ),
  del(
    '/api/sources/destroy/{id}',
    {
      about: 'Delete a source that no application and no tracking link has',
      needs: 'sources.manage',
      params,
      returns: z.null(),
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => deleteSource(ctx, id),
  ),
];
