/** Endpoints of tracking links, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { changeLink, createLink, deleteLink, listLinks, showLink } from './actions.ts';
import { LinkUpdate, NewLink, TrackingLink } from './schemas.ts';

const params = z.object({ id: PathId });

export const trackingLinks = [
  get(
    '/api/tracking-links/index',
    {
      about: 'List tracking links',
      needs: 'structure.read',
      query: Paging,
      returns: pageOf(TrackingLink),
    },
    (ctx, { query }) => listLinks(ctx, query),
  ),
  post(
    '/api/tracking-links/store',
    {
      about: 'Create a tracking link for a job, or for all jobs; a company can have 1,000',
      needs: 'sources.manage',
      body: NewLink,
      returns: TrackingLink,
      status: 201,
    },
    (ctx, { body }) => createLink(ctx, body),
  ),
  get(
    '/api/tracking-links/show/{id}',
    { about: 'Get a tracking link', needs: 'structure.read', params, returns: TrackingLink },
    (ctx, { params: { id } }) => showLink(ctx, id),
  ),
  post(
    '/api/tracking-links/update/{id}',
    {
      about: 'Change the source or the credited member of a tracking link',
      needs: 'sources.manage',
      params,
      body: LinkUpdate,
      returns: TrackingLink,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeLink(ctx, id, body),
  ),
  del(
    '/api/tracking-links/destroy/{id}',
    {
      about: 'Delete a tracking link; it leads nowhere then',
      needs: 'sources.manage',
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deleteLink(ctx, id),
  ),
];
