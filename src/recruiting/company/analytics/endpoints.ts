/** The endpoint of a job's analytics (contract 4.6). */
import * as z from 'zod';
import { get } from '#http/endpoint.ts';
import { PathRef } from '#lib/id-schemas.ts';
import { showAnalytics } from './actions.ts';
import { Analytics } from './schemas.ts';

export const analytics = [
  get(
    '/api/jobs/{hash_id}/analytics',
    {
      about: 'Get the views, favorites and applicants of a job by month',
      needs: 'jobs.read',
      params: z.object({ hash_id: PathRef }),
      returns: Analytics,
    },
    (ctx, { params: { hash_id: ref } }) => showAnalytics(ctx, ref),
  ),
];
