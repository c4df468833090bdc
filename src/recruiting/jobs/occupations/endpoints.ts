/** The endpoint that suggests occupations for a job title. */
import { get } from '#http/endpoint.ts';
import { suggestOccupations } from './actions.ts';
import { OccupationList, OccupationQuery } from './schemas.ts';

export const occupations = [
  get(
    '/api/jobs/occupations',
    {
      about: 'Suggest up to five occupations (KldB 2010) for a job title',
      needs: 'jobs.read',
      query: OccupationQuery,
      returns: OccupationList,
    },
    (ctx, { query }) => suggestOccupations(ctx, query.title ?? ''),
  ),
];
