/** The tools that find, compare, show, move and annotate candidates. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { showApplicationById } from '#recruiting/pipeline/applications/actions/detail.ts';
import { listApplications, listWithCvs } from '#recruiting/pipeline/applications/actions/list.ts';
import { move } from '#recruiting/pipeline/applications/actions/move.ts';
import { showJobByRef } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { cursorParam } from '#lib/pagination-fields.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { invalidField } from '#errors.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { Move } from '#recruiting/pipeline/applications/schemas/change.ts';
import { filterParams, idsParam } from '#recruiting/people/people-search/schemas.ts';
import { applicationStatuses } from '#vocabulary/lists.ts';
import {
  CandidateDetail,
  CandidateItem,
  CandidateWithCv,
  PersonDetail,
  toCandidateWithCv,
  toCandidateDetail,
  toCandidateItem,
  toPersonDetail,
} from '../schemas.ts';
import { tool } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { job } from './jobs.ts';
import { NextStep, nextSteps } from './next-steps.ts';
import { pageFields, toPageFields } from './pages.ts';
import { pageText } from './words.ts';

const cursor = cursorParam('The `next_cursor` of the previous answer.');

/** A model reads every candidate of the list, each with a CV. */
const COMPARED_MAX = 50;
const COMPARED_DEFAULT = 20;
const LISTED_MAX = 100;
const LISTED_DEFAULT = 20;

const firstPage = (max: number) => ({ page: 1, max });

/** The filters of the lists of the API, named as arguments of tools are. */
const { 'created-from': createdFrom, 'created-to': createdTo, ...otherFilters } = filterParams;

const searchCandidates = tool(
  {
    name: 'search_candidates',
    title: 'Search candidates',
    about:
      'Find candidates of the whole company by name or email address, and by CV text if the company has enabled it, and by filters such as status and stage. Without a query it lists the newest. Use list_job_candidates for the candidates of one job.',
    needs: 'applicants.read',
    limited: true,
    effect: 'reads',
    input: z.object({
      query: z
        .string()
        .max(STRING_LENGTH_MAX)
        .optional()
        .describe('Candidates must match all words.'),
      application_ids: idsParam,
      ...otherFilters,
      created_from: createdFrom,
      created_to: createdTo,
      max: z.int().min(1).max(LISTED_MAX).default(LISTED_DEFAULT),
      cursor,
    }),
    returns: z.object({ candidates: z.array(CandidateItem), ...pageFields }),
  },
  async (
    ctx,
    { query = '', max, cursor: after, application_ids: ids, created_from, created_to, ...filters },
  ) => {
    const page = await listApplications(ctx, {
      ...firstPage(max),
      ...filters,
      ids,
      'created-from': created_from,
      'created-to': created_to,
      'search-key': query,
      ...(after && { cursor: after }),
    });
    return {
      data: { candidates: page.data.map(toCandidateItem), ...toPageFields(page) },
      text: `${page.total} applications match. ${pageText(page)}`,
    };
  },
);

const listJobCandidates = tool(
  {
    name: 'list_job_candidates',
    title: 'Compare the candidates of a job',
    about:
      'List the candidates of one job, newest first, with a CV summary for each: location, skills, languages, latest work. Filter by stage or status. One call is enough to compare candidates; get_candidate shows one in full.',
    needs: 'applicants.read',
    limited: true,
    effect: 'reads',
    input: z.object({
      job_id: job,
      stage_id: Id.optional().describe('Only candidates in this stage. get_job lists the stages.'),
      status: anyCase(applicationStatuses).optional(),
      max: z.int().min(1).max(COMPARED_MAX).default(COMPARED_DEFAULT),
      cursor,
    }),
    returns: z.object({ candidates: z.array(CandidateWithCv), ...pageFields }),
  },
  async (ctx, { job_id: ref, stage_id: stageId, status, max, cursor: after }) => {
    const { page, briefs } = await listWithCvs(ctx, ref, {
      paging: { ...firstPage(max), ...(after && { cursor: after }) },
      filters: {
        stage_id: stageId === undefined ? undefined : [stageId],
        status: status && [status],
      },
    });
    const candidates = page.data.map((item) => toCandidateWithCv(item, briefs.get(item.id)));
    return {
      data: { candidates, ...toPageFields(page) },
      text: `${page.total} candidates match. ${pageText(page)}`,
    };
  },
);

const getCandidate = tool(
  {
    name: 'get_candidate',
    title: 'Show a candidate',
    about:
      'Show one application in full: candidate, parsed CV, documents, notes, emails, history, stages of the job, and suggested next steps.',
    needs: 'applicants.read',
    limited: true,
    effect: 'reads',
    input: z.object({ application_id: Id }),
    returns: CandidateDetail.extend({
      stages: z.array(z.object({ id: z.int(), name: z.string(), type: z.string() })),
      next_steps: z.array(NextStep),
    }),
  },
  async (ctx, { application_id: id }) => {
    const detail = await showApplicationById(ctx, id);
    const { pipeline } = await showJobByRef(ctx, { id: detail.job.id });
    const data = {
      ...toCandidateDetail(detail),
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

export const candidateTools: readonly Tool[] = [searchCandidates, listJobCandidates, getCandidate];

const candidateAnswer = { returns: CandidateDetail, show: toCandidateDetail };
const personAnswer = { returns: PersonDetail, show: toPersonDetail };

function whereabouts({ status, stage }: ApplicationDetail): string {
  return `${status}, in the stage ${stage.name}`;
}

export const candidateEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'POST /api/candidate-job/update-stage/{id}',
    {
      name: 'move_candidate',
      title: 'Move a candidate',
      about:
        'Move one application to another stage of its job, without an email. Use prepare_moves to hire, to move several candidates, or to send an email with the move.',
      effect: 'sets',
      names: { id: 'application_id', email: null },
      run: moveWithoutHiring,
      answer: candidateAnswer,
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
      answer: candidateAnswer,
      text: ({ id }: ApplicationDetail) => `The note was added to application ${id}.`,
    },
  ],
  [
    'POST /api/candidate-job/assign-to-job',
    {
      name: 'assign_candidate',
      title: 'Assign a candidate to another job',
      about:
        'Create an application of an existing candidate for another job. No email is sent. Identify the candidate by candidate_id or application_id.',
      effect: 'adds',
      names: { candidate_job_id: 'application_id' },
      answer: candidateAnswer,
      text: (detail: ApplicationDetail) =>
        `Application ${detail.id} was created: ${whereabouts(detail)}.`,
    },
  ],
  [
    'POST /api/candidates/store',
    {
      name: 'add_candidate',
      title: 'Add a candidate',
      about:
        'Add a prospect: a person without an application, by name or email address. No email is sent. Use assign_candidate to make an application for them.',
      effect: 'adds',
      answer: personAnswer,
      text: ({ id }: Candidate) => `Candidate ${id} was added.`,
    },
  ],
  [
    'POST /api/candidates/update/{id}',
    {
      name: 'update_candidate',
      title: 'Correct a candidate',
      about:
        'Correct the name, email address, phone number, links or custom fields of a candidate. Only what is given changes. No email is sent; later ones go to the address that is given.',
      effect: 'sets',
      names: { id: 'candidate_id' },
      answer: personAnswer,
      text: ({ id }: Candidate) => `Candidate ${id} is as shown.`,
    },
  ],
  [
    'POST /api/candidate-job/undo-reject/{id}',
    {
      name: 'undo_rejection',
      title: 'Undo a rejection',
      about:
        'Make a rejected application active again, in its previous stage. A rejection email that has not been sent yet is canceled.',
      effect: 'sets',
      names: { id: 'application_id' },
      answer: candidateAnswer,
      text: (detail: ApplicationDetail) => `Application ${detail.id} is ${whereabouts(detail)}.`,
    },
  ],
  [
    'POST /api/candidate-job/bulk/{id}/undo',
    {
      name: 'undo_bulk',
      title: 'Undo a bulk move or rejection',
      about:
        'Undo what prepare_moves (without emails) or prepare_rejections has done. bulk_id is in the answer of confirm_action. Emails that have been sent cannot be recalled.',
      effect: 'sets',
      names: { id: 'bulk_id' },
      text: ({ done, failed }: BulkResult) => `${done} undone, ${failed} failed.`,
    },
  ],
];

type MoveInput = { params: { id: number }; body: Move };

function moveWithoutHiring(ctx: Ctx, { params, body }: MoveInput): Promise<ApplicationDetail> {
  return move(ctx, params.id, body, ({ targetStage }) => {
    if (targetStage?.type !== 'hired') return;
    throw invalidField(
      'stage_id',
      'Moving to this stage hires the candidate. Use prepare_moves and confirm it.',
    );
  });
}
