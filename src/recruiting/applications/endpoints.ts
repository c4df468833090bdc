/** The endpoints of candidates (contract 4.6, applicant-job). */
import * as z from 'zod';
import { get } from '#http/endpoint.ts';
import { PathRef } from '#kit/ids.ts';
import { pageOf, Paging } from '#kit/page.ts';
import { listApplicants } from './actions.ts';
import { Application } from './shapes.ts';

export const applicants = [
  get(
    '/api/jobs/{hash_id}/applicant-job',
    {
      about: 'List the candidates of a job',
      needs: 'applicants.read',
      params: z.object({ hash_id: PathRef }),
      query: Paging,
      returns: pageOf(Application),
    },
    (ctx, { params: { hash_id: ref }, query }) => listApplicants(ctx, ref, query),
  ),
];
