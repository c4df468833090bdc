/** Endpoints of the keys of a company's own websites, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { createKey, listKeys, revokeKey } from './actions.ts';
import { BoardKey, NewKey } from './schemas.ts';

const needs = 'structure.manage';

export const boardKeys = [
  get(
    '/api/board-keys/index',
    {
      about: 'List the keys by which own websites of the company send applications',
      needs,
      query: Paging,
      returns: pageOf(BoardKey),
    },
    (ctx, { query }) => listKeys(ctx, query),
  ),
  post(
    '/api/board-keys/store',
    {
      about: 'Create a key for an own website of the company; 20 can work at a time',
      needs,
      body: NewKey,
      returns: BoardKey,
      status: 201,
    },
    (ctx, { body }) => createKey(ctx, body),
  ),
  post(
    '/api/board-keys/revoke/{id}',
    {
      about: 'Revoke a key; applications by it are refused from now on',
      needs,
      params: z.object({ id: PathId }),
      returns: BoardKey,
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => revokeKey(ctx, id),
  ),
];
