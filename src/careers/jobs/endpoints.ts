/** Public endpoints of a single job. Favorites without an account go beyond the contract. */
import * as z from 'zod';
import { publicPost } from '#http/endpoint.ts';
import { favoriteJob } from './actions.ts';

export const publicJobs = [
  publicPost(
    '/api/central/jobs/{hash_id}/favorite',
    {
      about: 'Count a favorite of a public job, at most one per minute and IP address',
      params: z.object({ hash_id: z.string().max(64) }),
      returns: z.object({ favorites: z.int() }),
      limit: 'favorite',
      errors: ['not_found'],
    },
    (ctx, { params }) => favoriteJob(ctx, params.hash_id),
  ),
];
