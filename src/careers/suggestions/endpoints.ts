/** Suggestions for the fields of a search, public. `src/workers/all-endpoints.ts` says what they are. */
import * as z from 'zod/mini';
import { publicGet } from '#http/endpoint.ts';
import { suggest } from './actions.ts';
import { SuggestQuery } from './schemas.ts';

export const suggestions = [
  publicGet(
    '/api/locations/suggest',
    {
      about: 'Suggest titles or places that begin as typed, at most eight',
      query: SuggestQuery,
      returns: z.unknown(),
    },
    (ctx, { query }) => suggest(ctx, query),
  ),
];
