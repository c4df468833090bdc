/** Deleted records, for clients that keep copies (additive). */
import { get } from '#http/endpoint.ts';
import { listDeletions } from './actions.ts';
import { DeletionPage, DeletionQuery } from './schemas.ts';

export const deletions = [
  get(
    '/api/deletions/index',
    {
      about:
        'List deleted, erased and merged records, oldest first; only kinds whose list the token can read',
      needs: 'deletions.read',
      query: DeletionQuery,
      returns: DeletionPage,
    },
    (ctx, { query }) => listDeletions(ctx, query),
  ),
];
