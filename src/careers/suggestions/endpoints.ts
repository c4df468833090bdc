/** Suggestions for the fields of a search, public. */
import * as z from 'zod/mini';
import { publicGet } from '#http/endpoint.ts';
import { suggest } from './actions.ts';
import { SuggestQuery, Suggestion } from './schemas.ts';

export const suggestions = [
  publicGet(
    '/api/locations/suggest',
    {
      about: 'Suggest titles or places that begin as typed, at most eight',
      query: SuggestQuery,
      returns: z.array(Suggestion),
    },
    (ctx, { query }) => suggest(ctx, query),
  ),
];
