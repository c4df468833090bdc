/** Endpoints of saved views, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { changeView, createView, deleteView, listViews, showView } from './actions.ts';
import { NewView, SavedView, ViewChange, ViewQuery } from './schemas.ts';

const params = z.object({ id: PathId });

export const savedViews = [
  get(
    '/api/saved-views/index',
    {
      about: 'List your saved views, and those that are shared',
      needs: 'applicants.read',
      query: ViewQuery,
      returns: pageOf(SavedView),
    },
    (ctx, { query }) => listViews(ctx, query),
  ),
  post(
    '/api/saved-views/store',
    {
      about: 'Save filters of a list as a view; at most 50 for each member',
      needs: 'applicants.write',
      body: NewView,
      returns: SavedView,
      status: 201,
    },
    (ctx, { body }) => createView(ctx, body),
  ),
  get(
    '/api/saved-views/show/{id}',
    { about: 'Get a saved view', needs: 'applicants.read', params, returns: SavedView },
    (ctx, { params: { id } }) => showView(ctx, id),
  ),
  post(
    '/api/saved-views/update/{id}',
    {
      about: 'Change a saved view; a shared view of somebody else only as an Admin',
      needs: 'applicants.write',
      params,
      body: ViewChange,
      returns: SavedView,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeView(ctx, id, body),
  ),
  del(
    '/api/saved-views/destroy/{id}',
    {
      about: 'Delete a saved view; a shared view of somebody else only as an Admin',
      needs: 'applicants.write',
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deleteView(ctx, id),
  ),
];
