/** The endpoints of pipelines (contract 4.3, which spells the path `company-pipline`). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import {
  changePipeline,
  listPipelines,
  createPipeline,
  removePipeline,
  showPipelineById,
} from './actions.ts';
import { NewPipeline, Pipeline, PipelineChange } from './schemas.ts';

const params = z.object({ id: PathId });

export const pipelines = [
  get(
    '/api/company-pipline/index',
    {
      about: 'List pipelines with their stages',
      needs: 'structure.read',
      query: Paging,
      returns: pageOf(Pipeline),
    },
    (ctx, { query }) => listPipelines(ctx, query),
  ),
  post(
    '/api/company-pipline/store',
    {
      about: 'Create a pipeline',
      needs: 'structure.manage',
      body: NewPipeline,
      returns: Pipeline,
      status: 201,
    },
    (ctx, { body }) => createPipeline(ctx, body),
  ),
  get(
    '/api/company-pipline/show/{id}',
    { about: 'Get a pipeline', needs: 'structure.read', params, returns: Pipeline },
    (ctx, { params: { id } }) => showPipelineById(ctx, id),
  ),
  post(
    '/api/company-pipline/update/{id}',
    {
      about: 'Update a pipeline and its stages',
      needs: 'structure.manage',
      params,
      body: PipelineChange,
      returns: Pipeline,
      errors: ['stage_in_use', 'in_use', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changePipeline(ctx, id, body),
  ),
  del(
    '/api/company-pipline/destroy/{id}',
    {
      about: 'Delete a pipeline',
      needs: 'structure.manage',
      params,
      returns: z.null(),
      errors: ['default_pipeline', 'in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => removePipeline(ctx, id),
  ),
];
