/** The endpoints of pipelines (contract 4.3, which spells the path `company-pipline`). */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import {
  changePipeline,
  listPipelines,
  createPipeline,
  removePipeline,
  showPipelineById,
} from './actions.ts';
import { NewPipeline, Pipeline, PipelineChange } from './schemas/pipelines.ts';

export const pipelines = recordEndpoints('/api/company-pipline', {
  needs: { read: 'structure.read', write: 'structure.manage' },
  item: Pipeline,
  list: { about: 'List pipelines with their stages', query: Paging, run: listPipelines },
  create: { about: 'Create a pipeline', body: NewPipeline, run: createPipeline },
  show: { about: 'Get a pipeline', run: showPipelineById },
  change: {
    about: 'Update a pipeline and its stages',
    body: PipelineChange,
    errors: ['stage_in_use', 'in_use'],
    run: changePipeline,
  },
  remove: {
    about: 'Delete a pipeline',
    errors: ['default_pipeline', 'in_use'],
    run: removePipeline,
  },
});
