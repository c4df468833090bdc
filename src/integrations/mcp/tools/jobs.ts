/** The tools that find, show and draft jobs. Changes to a public job are prepared by `job-change.ts`. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { showAnalytics } from '#recruiting/company/analytics/actions.ts';
import { changeJob, showJobByRef } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { PathRef } from '#lib/id-schemas.ts';
import type { Ref } from '#lib/ids.ts';
import { invalidField } from '#errors.ts';
import { Analytics } from '#recruiting/company/analytics/schemas.ts';
import { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Job as JobRecord, JobChange, JobItem } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Page } from '#lib/pagination.ts';
import { stageTypes } from '#vocabulary/lists.ts';
import { untrusted } from '../schemas.ts';
import { tool } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { pageText } from './words.ts';

/** The argument that names a job. */
export const job = PathRef.describe('The hash_id or id of the job.');

const StageCount = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(stageTypes),
  candidates: z.int().describe('Includes rejected and hired candidates.'),
  average_hours: z
    .number()
    .describe('The average time that current candidates have been in the stage.'),
});

const getJob = tool(
  {
    name: 'get_job',
    title: 'Show a job',
    about:
      'Show one job in full: texts, pay, office, and the stages of its pipeline with their ids and number of candidates. Use it before moving candidates to look up stage ids.',
    needs: 'jobs.read',
    effect: 'reads',
    input: z.object({ job_id: job }),
    returns: z.object({
      job: Job,
      pipeline: z.array(StageCount).describe('In order.'),
      candidates: z.int(),
      views: z.int().describe('Views of the public page in the last twelve months.'),
    }),
  },
  async (ctx, { job_id: ref }) => {
    const [record, numbers] = [await showJobByRef(ctx, ref), await showAnalytics(ctx, ref)];
    const counts = new Map(numbers.by_stage.map((stage) => [stage.stage_id, stage.applicants]));
    const hours = new Map(numbers.time_in_stage.map((stage) => [stage.stage_id, stage]));
    const pipeline = (record.pipeline?.stages ?? []).map(({ id, name, type }) => ({
      id,
      name,
      type,
      candidates: counts.get(id) ?? 0,
      average_hours: hours.get(id)?.average_hours ?? 0,
    }));
    const { applicants, views } = numbers;
    return {
      data: { job: record, pipeline, candidates: applicants, views },
      text: `“${record.title}” is ${record.status}; ${applicants} candidates: ${pipeline
        .map(({ name, candidates }) => `${name} ${candidates}`)
        .join(', ')}.`,
    };
  },
);

export const jobTools: readonly Tool[] = [getJob];

/** Sources come from candidates and links, so they are untrusted. */
const JobAnalytics = Analytics.extend({
  by_source: z.object({ untrusted, items: Analytics.shape.by_source }),
});

function toJobAnalytics({
  by_source: items,
  ...numbers
}: Analytics): z.output<typeof JobAnalytics> {
  return { ...numbers, by_source: { untrusted: true, items } };
}

const unpaged = { page: null, 'updated-since': null } as const;

export const jobEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'GET /api/jobs/index',
    {
      name: 'search_jobs',
      title: 'Search jobs',
      about:
        'Find jobs by title, status or creation date, newest first. Without arguments it lists all jobs. Use get_job for the office, stages and texts of a job.',
      effect: 'reads',
      names: {
        ...unpaged,
        'search-key': 'title',
        'with-candidates': 'with_candidates',
        'date-start': 'created_from',
        'date-end': 'created_to',
      },
      text: (page: Page<JobItem>) => `${page.total} jobs match. ${pageText(page)}`,
    },
  ],
  [
    'GET /api/jobs/{hash_id}/analytics',
    {
      name: 'get_job_analytics',
      title: 'Get job analytics',
      about:
        'Get the analytics of one job: views, favorites and applicants by month, and applicants by source and stage.',
      effect: 'reads',
      names: { hash_id: 'job_id' },
      answer: { returns: JobAnalytics, show: toJobAnalytics },
      text: ({ views, applicants }: { views: number; applicants: number }) =>
        `${views} views and ${applicants} applicants.`,
    },
  ],
  [
    'GET /api/jobs/create',
    {
      name: 'get_job_form',
      title: 'List job field options',
      about:
        'List the ids and values that create_job_draft and update_job_draft accept: categories, employment types, benefits, offices, pipelines, currencies.',
      effect: 'reads',
      text: () => 'These are the ids and values for the fields of a job.',
    },
  ],
  [
    'POST /api/jobs/store',
    {
      name: 'create_job_draft',
      title: 'Create a job draft',
      about:
        'Create a job as a draft that only the team can see. Texts are HTML. Publish it with prepare_job_change.',
      effect: 'adds',
      names: { status: null },
      text: ({ title, hash_id: hash }: JobRecord) => `“${title}” (${hash}) was created as a draft.`,
    },
  ],
  [
    'POST /api/jobs/update/{id}',
    {
      name: 'update_job_draft',
      title: 'Update a job that is not public',
      about:
        'Update the fields of a job that is not Live. Fields that are left out stay unchanged. Use prepare_job_change for a Live job, because the public can see it.',
      effect: 'sets',
      names: { id: 'job_id', status: null },
      run: updateUnlessLive,
      text: ({ title }: JobRecord) => `“${title}” was updated.`,
    },
  ],
];

type UpdateInput = { params: { id: Ref }; body: JobChange };

function updateUnlessLive(ctx: Ctx, { params, body }: UpdateInput): Promise<JobRecord> {
  return changeJob(ctx, params.id, body, (status) => {
    if (status !== 'Live') return;
    throw invalidField('job_id', 'The job is Live: use prepare_job_change.');
  });
}
