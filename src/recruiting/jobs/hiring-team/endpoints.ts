/** Endpoints of the hiring team of a job, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathRef } from '#lib/id-schemas.ts';
import { changeTeam, showTeam } from './actions.ts';
import { HiringTeam, HiringTeamChange } from './schemas.ts';

const params = z.object({ hash_id: PathRef });

export const hiringTeam = [
  get(
    '/api/jobs/{hash_id}/team',
    {
      about: 'Get the hiring team of a job',
      needs: 'jobs.read',
      limited: true,
      params,
      returns: HiringTeam,
    },
    (ctx, { params: { hash_id: ref } }) => showTeam(ctx, ref),
  ),
  post(
    '/api/jobs/{hash_id}/team',
    {
      about: 'Replace the hiring team of a job; it has at most 50 members',
      needs: 'jobs.write',
      params,
      body: HiringTeamChange,
      returns: HiringTeam,
      errors: ['stale_write'],
    },
    (ctx, { params: { hash_id: ref }, body }) => changeTeam(ctx, ref, body),
  ),
];
