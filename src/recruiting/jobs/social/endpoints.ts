/** The endpoints of social accounts and posts (contract 4.10). The update endpoint is additive to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import {
  changePost,
  createPost,
  listAccounts,
  listPosts,
  removePost,
  showPostById,
} from './actions/posts.ts';
import { NewPost, Post, PostChange, SocialAccount } from './schemas.ts';

const params = z.object({ id: PathId });

export const social = [
  get(
    '/api/social-accounts/index',
    {
      about: 'List the connected social accounts',
      needs: 'social.read',
      query: Paging,
      returns: pageOf(SocialAccount),
    },
    (ctx, { query }) => listAccounts(ctx, query),
  ),
  get(
    '/api/posts/index',
    { about: 'List posts', needs: 'social.read', query: Paging, returns: pageOf(Post) },
    (ctx, { query }) => listPosts(ctx, query),
  ),
  post(
    '/api/posts/store',
    {
      about:
        'Create a post; it is a draft without `date_shared`, scheduled with a future date, and published now with a past one',
      needs: 'social.write',
      body: NewPost,
      returns: Post,
      status: 201,
    },
    (ctx, { body }) => createPost(ctx, body),
  ),
  get(
    '/api/posts/show/{id}',
    { about: 'Get a post', needs: 'social.read', params, returns: Post },
    (ctx, { params: { id } }) => showPostById(ctx, id),
  ),
  post(
    '/api/posts/update/{id}',
    {
      about:
        'Update an unpublished post; setting `date_shared` schedules it, or retries it if it failed',
      needs: 'social.write',
      params,
      body: PostChange,
      returns: Post,
      errors: ['post_publishing', 'post_published', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changePost(ctx, id, body),
  ),
  del(
    '/api/posts/destroy/{id}',
    {
      about: 'Delete a post; if it is published, it stays online on its network',
      needs: 'social.write',
      params,
      returns: z.null(),
      errors: ['post_publishing', 'stale_write'],
    },
    (ctx, { params: { id } }) => removePost(ctx, id),
  ),
];
