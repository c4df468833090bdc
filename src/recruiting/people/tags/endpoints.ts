/** Endpoints of tags, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { NamedPaging, pageOf } from '#lib/pagination-schemas.ts';
import { createTag, deleteTag, listTags, renameTag, showTag } from './actions.ts';
import { NewTag, Tag, TagDetail, TagUpdate } from './schemas.ts';

const params = z.object({ id: PathId });

export const tags = [
  get(
    '/api/tags/index',
    { about: 'List tags', needs: 'applicants.read', query: NamedPaging, returns: pageOf(Tag) },
    (ctx, { query }) => listTags(ctx, query),
  ),
  post(
    '/api/tags/store',
    {
      about: 'Create a tag; a company can have 500',
      needs: 'applicants.write',
      body: NewTag,
      returns: TagDetail,
      status: 201,
      errors: ['duplicate'],
    },
    (ctx, { body }) => createTag(ctx, body),
  ),
  get(
    '/api/tags/show/{id}',
    {
      about: 'Get a tag and how many candidates have it',
      needs: 'applicants.read',
      params,
      returns: TagDetail,
    },
    (ctx, { params: { id } }) => showTag(ctx, id),
  ),
  post(
    '/api/tags/update/{id}',
    {
      about: 'Rename a tag',
      needs: 'applicants.write',
      params,
      body: TagUpdate,
      returns: TagDetail,
      errors: ['duplicate', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => renameTag(ctx, id, body),
  ),
  del(
    '/api/tags/destroy/{id}',
    {
      about: 'Delete a tag and take it from its candidates; at most 1,000 may have it',
      needs: 'applicants.write',
      params,
      returns: z.null(),
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => deleteTag(ctx, id),
  ),
];
