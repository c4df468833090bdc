/** Endpoints of candidates who may be the same person, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { dismissDuplicate, listDuplicates } from './actions.ts';
import { Dismissal, DuplicatePair, DuplicateQuery } from './schemas.ts';

export const duplicates = [
  get(
    '/api/candidates/duplicates',
    {
      about:
        'List pairs of candidates who may be the same person, the last found first; a change is compared within some minutes. Counts up to 1,000 pairs',
      needs: 'applicants.read',
      query: DuplicateQuery,
      returns: pageOf(DuplicatePair),
    },
    (ctx, { query }) => listDuplicates(ctx, query),
  ),
  post(
    '/api/candidates/dismiss-duplicate/{id}',
    {
      about:
        'Say that the candidates of a pair are not the same person; `{id}` is the id of the pair. It is not suggested again',
      needs: 'applicants.write',
      params: z.object({ id: PathId }),
      body: Dismissal,
      returns: DuplicatePair,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => dismissDuplicate(ctx, id, body.is_dismissed),
  ),
];
