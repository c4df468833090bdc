/** The endpoints of jobs (contract 4.6). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathRef } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import {
  changeJob,
  changeStatus,
  createJob,
  listJobs,
  republishJob,
  showJobByRef,
} from './actions/jobs.ts';
import { showJobForm } from './actions/form.ts';
import { destroyJob } from './actions/remove.ts';
import {
  DeleteQuery,
  Destroyed,
  Job,
  JobChange,
  JobDetailsChange,
  JobForm,
  JobItem,
  JobPayChange,
  JobQuery,
  JobSpecificationsChange,
  NewJob,
  NewStatus,
} from './schemas/jobs.ts';

const byId = z.object({ id: PathRef });
const byHash = z.object({ hash_id: PathRef });

/** The four partial updates, which differ only in their body. */
const updates = [
  ['/api/jobs/update/{id}', 'Update a job', JobChange],
  ['/api/jobs/update-details/{id}', 'Update workplace and seniority', JobDetailsChange],
  ['/api/jobs/update-pay-benefit/{id}', 'Update salary and benefits', JobPayChange],
  [
    '/api/jobs/update-specifications/{id}',
    'Update description and skills',
    JobSpecificationsChange,
  ],
] as const;

export const jobs = [
  get(
    '/api/jobs/index',
    { about: 'List jobs', needs: 'jobs.read', query: JobQuery, returns: pageOf(JobItem) },
    (ctx, { query }) => listJobs(ctx, query),
  ),
  get(
    '/api/jobs/create',
    {
      about:
        'Get the form data of a job: categories, employment types, benefits, offices, pipelines',
      needs: 'jobs.read',
      returns: JobForm,
    },
    (ctx) => showJobForm(ctx),
  ),
  post(
    '/api/jobs/store',
    {
      about: 'Create a job',
      needs: 'jobs.write',
      body: NewJob,
      returns: Job,
      minimal: true,
      status: 201,
    },
    (ctx, { body }) => createJob(ctx, body),
  ),
  get(
    '/api/jobs/show/{hash_id}',
    { about: 'Get a job', needs: 'jobs.read', params: byHash, returns: Job },
    (ctx, { params }) => showJobByRef(ctx, params.hash_id),
  ),
  ...updates.map(([path, about, body]) =>
    post(
      path,
      {
        about,
        needs: 'jobs.write',
        params: byId,
        body,
        returns: Job,
        minimal: true,
        errors: ['stale_write'],
      },
      (ctx, { params, body: change }) => changeJob(ctx, params.id, change),
    ),
  ),
  post(
    '/api/jobs/update-status/{id}',
    {
      about: 'Change the status of a job',
      needs: 'jobs.write',
      params: byId,
      body: NewStatus,
      returns: Job,
      minimal: true,
      errors: ['stale_write'],
    },
    (ctx, { params, body }) => changeStatus(ctx, params.id, body.status),
  ),
  post(
    '/api/jobs/republish/{id}',
    {
      about: 'Republish an expired job',
      needs: 'jobs.write',
      params: byId,
      returns: Job,
      minimal: true,
      errors: ['job_not_expired', 'stale_write'],
    },
    (ctx, { params }) => republishJob(ctx, params.id),
  ),
  del(
    '/api/jobs/destroy/{id}',
    {
      about: 'Archive a job, or delete it with `force=true`',
      needs: 'jobs.write',
      params: byId,
      query: DeleteQuery,
      returns: Destroyed,
      errors: ['job_has_applications', 'stale_write'],
    },
    (ctx, { params, query }) => destroyJob(ctx, params.id, query.force),
  ),
  get(
    '/api/jobs/search/{key}',
    {
      about: 'Search jobs by title',
      needs: 'jobs.read',
      params: z.object({ key: Line }),
      query: JobQuery.omit({ 'search-key': true }),
      returns: pageOf(JobItem),
    },
    (ctx, { params, query }) => listJobs(ctx, { ...query, 'search-key': params.key }),
  ),
];
