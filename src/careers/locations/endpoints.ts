/** The location API (contract 4.7), public. */
import * as z from 'zod/mini';
import { publicGet } from '#http/endpoint.ts';
import { listCities, listCountries, listJobs } from './actions.ts';
import { CentralJobs, CitiesQuery, City, CountriesQuery, Country, JobsQuery } from './schemas.ts';

export const locations = [
  publicGet(
    '/api/locations/countries',
    {
      about: 'List the countries that have jobs, with job counts',
      query: CountriesQuery,
      returns: z.array(Country),
    },
    (ctx, { query }) => listCountries(ctx, query),
  ),
  publicGet(
    '/api/locations/cities',
    {
      about: 'List the cities of a country that have jobs, with job counts, highest first',
      query: CitiesQuery,
      returns: z.array(City),
    },
    (ctx, { query }) => listCities(ctx, query),
  ),
  ...['/api/locations/jobs', '/api/central/jobs'].map((path) =>
    publicGet(
      path,
      {
        about: 'List the jobs of a place, newest first',
        query: JobsQuery,
        returns: CentralJobs,
      },
      (ctx, { query }) => listJobs(ctx, query, { origin: ctx.origin, path }),
    ),
  ),
];
