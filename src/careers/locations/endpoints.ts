/** The location API (contract 4.7), public. `src/workers/all-endpoints.ts` says what each answers. */
import * as z from 'zod/mini';
import { publicGet } from '#http/endpoint.ts';
import { listCities, listCountries, listJobs } from './actions/lists.ts';
import { CitiesQuery, CountriesQuery, JobsQuery } from './schemas/queries.ts';

export const locations = [
  publicGet(
    '/api/locations/countries',
    {
      about: 'List the countries that have jobs, with job counts',
      query: CountriesQuery,
      returns: z.unknown(),
    },
    (ctx, { query }) => listCountries(ctx, query),
  ),
  publicGet(
    '/api/locations/cities',
    {
      about: 'List the cities of a country that have jobs, with job counts, highest first',
      query: CitiesQuery,
      returns: z.unknown(),
    },
    (ctx, { query }) => listCities(ctx, query),
  ),
  ...['/api/locations/jobs', '/api/central/jobs'].map((path) =>
    publicGet(
      path,
      {
        about: 'List the jobs of a place, newest first',
        query: JobsQuery,
        returns: z.unknown(),
      },
      (ctx, { query }) => listJobs(ctx, query, { origin: ctx.origin, path }),
    ),
  ),
];
