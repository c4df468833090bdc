/** The tools about candidates: found, compared, shown whole, moved and noted inside the house. */
import * as z from 'zod';
import { Id } from '#lib/ids.ts';
import { Paging } from '#lib/pagination.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { invalidField } from '#errors.ts';
import type { ApplicationDetail, BulkResult, Move } from '#recruiting/applications/schemas.ts';
import type { Job } from '#recruiting/jobs/schemas.ts';
import { applicationStatuses } from '#vocabulary.ts';
import {
  CandidateDetail,
  CandidateItem,
  CandidateWithCv,
  showWithCv,
  showCandidate,
  showItem,
} from '../schemas.ts';
import { tool } from '../tool.ts';
import type { FromEndpoint, Tool, ToolCtx } from '../tool.ts';
import { job } from './jobs.ts';
import { more } from './words.ts';

const { cursor } = Paging.shape;

/** Every line of them is read by a model, and each brings a CV. */
const COMPARED_MAX = 50;
const COMPARED_DEFAULT = 20;
const LISTED_MAX = 100;
const LISTED_DEFAULT = 20;

const listed = {
  total: z.int(),
  next_cursor: z.string().nullable().describe('Null: there are no more.'),
};

const paged = (max: number) => ({ page: 1, max });

const searchCandidates = tool(
  {
    name: 'search_candidates',
    title: 'Search candidates',
    about:
      'Find candidates of the whole company by words of their name or e-mail address, and of their CV where the company has that switched on. Without a query it lists the newest. For those of one job use list_job_candidates.',
    needs: 'applicants.read',
    effect: 'reads',
    input: z.object({
      query: z.string().max(STRING_LENGTH_MAX).optional().describe('All words must be found.'),
      max: z.int().min(1).max(LISTED_MAX).default(LISTED_DEFAULT),
      cursor: cursor.describe('`next_cursor` of the answer before.'),
    }),
    returns: z.object({ candidates: z.array(CandidateItem), ...listed }),
  },
  async (ctx, { query = '', max, cursor: after }) => {
    const page = await ctx.verbs.listApplications(ctx, {
      ...paged(max),
      'search-key': query,
      ...(after && { cursor: after }),
    });
    const { total, next_cursor: next } = page;
    return {
      data: { candidates: page.data.map(showItem), total, next_cursor: next },
      text: `${total} applications match. ${more(page)}`,
    };
  },
);

const listJobCandidates = tool(
  {
    name: 'list_job_candidates',
    title: 'Compare the candidates of a job',
    about:
      'The candidates of one job, newest first, each with the gist of their CV: where they live, skills, languages, latest work. Narrow by stage or status. This one call is enough to choose between them; get_candidate shows one whole.',
    needs: 'applicants.read',
    effect: 'reads',
    input: z.object({
      job_id: job,
      stage_id: Id.optional().describe('Only those in this stage; get_job names the stages.'),
      status: z.enum(applicationStatuses).optional(),
      max: z.int().min(1).max(COMPARED_MAX).default(COMPARED_DEFAULT),
      cursor: cursor.describe('`next_cursor` of the answer before.'),
    }),
    returns: z.object({ candidates: z.array(CandidateWithCv), ...listed }),
  },
  async (ctx, { job_id: ref, stage_id: stageId, status, max, cursor: after }) => {
    const { page, cvs } = await ctx.verbs.listWithCvs(ctx, ref, {
      paging: { ...paged(max), ...(after && { cursor: after }) },
      filter: { stageId, status },
    });
    const candidates = page.data.map((item) => showWithCv(item, cvs.get(item.id)));
    const { total, next_cursor: next } = page;
    return {
      data: { candidates, total, next_cursor: next },
      text: `${total} candidates match. ${more(page)}`,
    };
  },
);

const NextStep = z.object({ tool: z.string(), why: z.string() });

const getCandidate = tool(
  {
    name: 'get_candidate',
    title: 'Show a candidate',
    about:
      'One application whole: the person, the CV as it was read, documents, notes, mails, history, the stages of the job, and what can be done next.',
    needs: 'applicants.read',
    effect: 'reads',
    input: z.object({ application_id: Id }),
    returns: CandidateDetail.extend({
      stages: z.array(z.object({ id: z.int(), name: z.string(), type: z.string() })),
      next_steps: z.array(NextStep),
    }),
  },
  async (ctx, { application_id: id }) => {
    const detail = await ctx.verbs.showApplicationById(ctx, id);
    const { pipeline } = await ctx.verbs.showJobByRef(ctx, { id: detail.job.id });
    const data = {
      ...showCandidate(detail),
      stages: (pipeline?.stages ?? []).map(({ id: stageId, name, type }) => ({
        id: stageId,
        name,
        type,
      })),
      next_steps: nextSteps(detail, pipeline),
    };
    return { data, text: `Application ${id}: ${whereabouts(detail)}.` };
  },
);

function nextSteps(
  { id, status, stage, parse_status: cv }: ApplicationDetail,
  pipeline: Job['pipeline'],
): z.output<typeof NextStep>[] {
  if (status === 'hired') return [];
  if (status === 'rejected') {
    return [{ tool: 'undo_rejection', why: `Application ${id} is rejected; this takes it back.` }];
  }
  const stages = pipeline?.stages ?? [];
  const next = stages[stages.findIndex((one) => one.id === stage.id) + 1];
  const moving = next && {
    tool: next.type === 'hired' ? 'prepare_moves' : 'move_candidate',
    why: `The next stage is ${next.name} (stage_id ${next.id})${next.type === 'hired' ? ', which hires' : ''}.`,
  };
  return [
    ...(cv === 'pending' ? [{ tool: 'get_candidate', why: 'The CV is still being read.' }] : []),
    ...(moving ? [moving] : []),
    { tool: 'prepare_meetings', why: 'Invite the candidate to talk.' },
    { tool: 'prepare_emails', why: 'Write to the candidate.' },
    { tool: 'prepare_rejections', why: 'Decline, with the company’s mail.' },
    { tool: 'add_note', why: 'Tell the team what you think.' },
  ];
}

export const candidateTools: readonly Tool[] = [searchCandidates, listJobCandidates, getCandidate];

const asCandidate = { returns: CandidateDetail, show: showCandidate };

function whereabouts({ status, stage }: ApplicationDetail): string {
  return `${status}, in the stage ${stage.name}`;
}

export const candidateDoors: readonly (readonly [door: string, declared: FromEndpoint])[] = [
  [
    'POST /api/candidate-job/update-stage/{id}',
    {
      name: 'move_candidate',
      title: 'Move a candidate',
      about:
        'Move one application to another stage of its job, without a mail. Not into the hired stage: that hires, and goes by prepare_moves, as do many at once and moves with a mail.',
      effect: 'sets',
      names: { id: 'application_id' },
      allows: assertNotHiring,
      shown: asCandidate,
      text: (detail: ApplicationDetail) => `Application ${detail.id} is ${whereabouts(detail)}.`,
    },
  ],
  [
    'POST /api/candidate-job/store-notes/{id}',
    {
      name: 'add_note',
      title: 'Add a note',
      about: 'Add a note to an application, for the team. The candidate does not see it.',
      effect: 'adds',
      names: { id: 'application_id' },
      shown: asCandidate,
      text: ({ id }: ApplicationDetail) => `The note is on application ${id}.`,
    },
  ],
  [
    'POST /api/candidate-job/assign-to-job',
    {
      name: 'assign_candidate',
      title: 'Consider a candidate for another job',
      about:
        'Make another application of a candidate you know, on another job. No mail is sent. Name the person by candidate_id or application_id.',
      effect: 'adds',
      names: { candidate_job_id: 'application_id' },
      shown: asCandidate,
      text: (detail: ApplicationDetail) =>
        `Application ${detail.id} is made: ${whereabouts(detail)}.`,
    },
  ],
  [
    'POST /api/candidate-job/undo-reject/{id}',
    {
      name: 'undo_rejection',
      title: 'Take a rejection back',
      about:
        'Make a rejected application active again, in the stage it was in. A rejection mail that has not gone yet does not go.',
      effect: 'sets',
      names: { id: 'application_id' },
      shown: asCandidate,
      text: (detail: ApplicationDetail) => `Application ${detail.id} is ${whereabouts(detail)}.`,
    },
  ],
  [
    'POST /api/candidate-job/bulk/{id}/undo',
    {
      name: 'undo_bulk',
      title: 'Take many moves or rejections back',
      about:
        'Take back what prepare_moves (without mails) or prepare_rejections has done: bulk_id is in the answer of confirm_action. Mails that have gone stay gone.',
      effect: 'sets',
      names: { id: 'bulk_id' },
      text: ({ done, failed }: BulkResult) => `${done} taken back, ${failed} not.`,
    },
  ],
];

type Moving = { params: { id: number }; body: Move };

async function assertNotHiring(ctx: ToolCtx, { params, body }: Moving): Promise<void> {
  const { job: of } = await ctx.verbs.showApplicationById(ctx, params.id);
  const { pipeline } = await ctx.verbs.showJobByRef(ctx, { id: of.id });
  const stage = pipeline?.stages.find(({ id }) => id === body.stage_id);
  if (stage?.type === 'hired') {
    throw invalidField('stage_id', 'This stage hires: use prepare_moves, and have it confirmed.');
  }
}
