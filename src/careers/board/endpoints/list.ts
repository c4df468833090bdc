/** The list of jobs for a company's own website, which the Worker of the career sites answers. */
import * as z from 'zod/mini';
import { publicGet } from '#http/endpoint.ts';
import { listBoard } from '../actions/list.ts';
import { BoardQuery, ofCompany } from '../schemas/query.ts';

export const boardList = [
  publicGet(
    '/api/board/{company}/jobs',
    {
      about: 'List the jobs of a company on this career site, for a website of its own',
      params: ofCompany,
      query: BoardQuery,
      returns: z.unknown(),
      errors: ['not_found'],
    },
    (ctx, { params, query }) => listBoard(ctx, params.company, query),
  ),
];
