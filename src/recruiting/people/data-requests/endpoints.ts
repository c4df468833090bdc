/** Endpoints of what candidates have asked for, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { finishDataRequest, listDataRequests } from './actions.ts';
import { DataRequest } from './schemas.ts';

const query = Paging.extend({
  open: anyCase(['yes']).optional().describe('`yes`: only requests that are not finished.'),
});

export const dataRequests = [
  get(
    '/api/data-requests/index',
    {
      about: 'List what candidates have asked for',
      needs: 'applicants.erase',
      query,
      returns: pageOf(DataRequest),
    },
    (ctx, { query: wanted }) => listDataRequests(ctx, wanted),
  ),
  post(
    '/api/data-requests/finish/{id}',
    {
      about: 'Finish a request of a candidate once it is answered',
      needs: 'applicants.erase',
      params: z.object({ id: PathId }),
      returns: DataRequest,
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => finishDataRequest(ctx, id),
  ),
];
