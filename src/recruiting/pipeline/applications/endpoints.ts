/** Endpoints of applications (contract 4.8, and 4.6 applicant-job); hire, preview and bulk are additions to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId, PathRef } from '#lib/id-schemas.ts';
import { logOf, pageOf } from '#lib/pagination-schemas.ts';
import { apply } from './actions/apply.ts';
import { assign } from './actions/assign.ts';
import { bulk, isFinalResult, undoBulk } from './actions/bulk.ts';
import { listApplicants, listApplications, showStageTemplate } from './actions/list.ts';
import { listHistory, listJobHistory, showApplicationById } from './actions/detail.ts';
import { changeApplication } from './actions/change.ts';
import { hire, move, moveAndSend } from './actions/move.ts';
import { reject, undoReject } from './actions/reject.ts';
import { addNote, previewEmail, sendEmail } from './actions/write.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import {
  ApplicantQuery,
  Application,
  ApplicationDetail,
  ApplicationPage,
  ApplicationQuery,
} from './schemas/applications.ts';
import { Activity, HistoryQuery, JobActivity } from './schemas/activity.ts';
import { BulkRequest, BulkResult } from './schemas/bulk.ts';
import { EmailPreview, NewEmail, PreviewedEmail, StageTemplate } from './schemas/emails.ts';
import { ApplicationChange, Move, NewNote, Rejection } from './schemas/change.ts';
import { Assignment, NewApplication } from './schemas/create.ts';

const params = z.object({ id: PathId });
const returns = ApplicationDetail;
/** What writes answer: the record, or its id for those who prefer that. */
const shown = { returns, minimal: true } as const;
const file = { bytesMax: FILE_BYTES_MAX, isRequired: false };

export const applicants = [
  get(
    '/api/jobs/{hash_id}/applicant-job',
    {
      about: 'List the candidates of a job; filtered lists count up to 10,000 matches',
      needs: 'applicants.read',
      limited: true,
      params: z.object({ hash_id: PathRef }),
      query: ApplicantQuery,
      returns: pageOf(Application),
      errors: ['index_incomplete'],
    },
    (ctx, { params: { hash_id: ref }, query }) => listApplicants(ctx, ref, query),
  ),
  get(
    '/api/jobs/{hash_id}/activity',
    {
      about:
        'List what happened to the applications of a job, newest first; `total` counts up to 10,000',
      needs: 'applicants.read',
      limited: true,
      params: z.object({ hash_id: PathRef }),
      query: HistoryQuery,
      returns: logOf(JobActivity),
    },
    (ctx, { params: { hash_id: ref }, query }) => listJobHistory(ctx, ref, query),
  ),
];

export const applications = [
  get(
    '/api/candidate-job/index',
    {
      about: 'List applications; searches and filtered lists count up to 10,000 matches',
      needs: 'applicants.read',
      limited: true,
      query: ApplicationQuery,
      returns: ApplicationPage,
      errors: ['index_incomplete', 'cv_search_off'],
    },
    (ctx, { query }) => listApplications(ctx, query),
  ),
  post(
    '/api/candidate-job/store',
    {
      about: 'Create an application with an optional CV and cover letter',
      needs: 'applicants.write',
      body: NewApplication,
      files: {
        file_cv: {
          ...file,
          about:
            'The CV as PDF, DOC, DOCX, ODT, RTF or text, JSON Resume or Europass XML, at most 10 MB.',
        },
        cover_letter: {
          ...file,
          about: 'The cover letter as PDF, DOC, DOCX, ODT, RTF or plain text, at most 10 MB.',
        },
      },
      ...shown,
      status: 201,
      errors: ['job_not_open', 'duplicate_application'],
    },
    (ctx, { body, files }) => {
      const { file_cv: cv, cover_letter: coverLetter } = files;
      return apply(ctx, body, {
        ...(cv && { cv }),
        ...(coverLetter && { cover_letter: coverLetter }),
      });
    },
  ),
  get(
    '/api/candidate-job/show/{id}',
    {
      about: 'Get an application with its notes, emails and history',
      needs: 'applicants.read',
      limited: true,
      params,
      returns,
    },
    (ctx, { params: { id } }) => showApplicationById(ctx, id),
  ),
  get(
    '/api/candidate-job/history/{id}',
    {
      about: 'List what happened to an application, newest first',
      needs: 'applicants.read',
      limited: true,
      params,
      query: HistoryQuery,
      returns: logOf(Activity),
    },
    (ctx, { params: { id }, query }) => listHistory(ctx, id, query),
  ),
  post(
    '/api/candidate-job/update/{id}',
    {
      about:
        'Change the custom fields of an application; the audit log and the event name them, without the values',
      needs: 'applicants.write',
      limited: true,
      params,
      body: ApplicationChange,
      ...shown,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeApplication(ctx, id, body),
  ),
  post(
    '/api/candidate-job/update-stage/{id}',
    {
      about: 'Move an application to a stage; moving it to the hired stage hires the candidate',
      needs: 'applicants.write',
      limited: true,
      params,
      body: Move,
      ...shown,
      errors: ['application_closed', 'candidate_erased', 'candidate_without_email', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => move(ctx, id, body),
  ),
  post(
    '/api/candidate-job/update-stage-send-email/{id}/{stage_id}',
    {
      about: "Move an application to a stage and send the stage's email template",
      needs: 'applicants.write',
      limited: true,
      params: params.extend({ stage_id: PathId }),
      ...shown,
      errors: [
        'application_closed',
        'candidate_erased',
        'candidate_without_email',
        'stale_write',
        'invalid_input',
      ],
    },
    (ctx, { params: { id, stage_id: stageId } }) => moveAndSend(ctx, id, stageId),
  ),
  post(
    '/api/candidate-job/reject/{id}',
    {
      about: 'Reject an application; the rejection email is sent automatically',
      needs: 'applicants.write',
      limited: true,
      params,
      body: Rejection.prefault({}),
      ...shown,
      errors: ['application_closed', 'candidate_erased', 'candidate_without_email', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => reject(ctx, id, body),
  ),
  post(
    '/api/candidate-job/undo-reject/{id}',
    {
      about: 'Undo a rejection; a rejection email that has not been sent yet is canceled',
      needs: 'applicants.write',
      limited: true,
      params,
      ...shown,
      errors: ['not_rejected', 'candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id } }) => undoReject(ctx, id),
  ),
  post(
    '/api/candidate-job/hire/{id}',
    {
      about:
        'Hire a candidate; they become a team member who can sign in once an Admin gives them a role',
      needs: 'applicants.write',
      limited: true,
      params,
      ...shown,
      errors: ['application_closed', 'candidate_erased', 'candidate_without_email', 'stale_write'],
    },
    (ctx, { params: { id } }) => hire(ctx, id),
  ),
  post(
    '/api/candidate-job/send-email/{id}',
    {
      about: 'Send an email to the candidate',
      needs: 'applicants.write',
      limited: true,
      params,
      body: NewEmail,
      ...shown,
      errors: ['candidate_erased', 'candidate_without_email'],
    },
    (ctx, { params: { id }, body }) => sendEmail(ctx, id, body),
  ),
  post(
    '/api/candidate-job/preview-email/{id}',
    {
      about: 'Preview an email or an email template, and list its merge fields without a value',
      needs: 'applicants.write',
      limited: true,
      params,
      body: PreviewedEmail,
      returns: EmailPreview,
    },
    (ctx, { params: { id }, body }) => previewEmail(ctx, id, body),
  ),
  post(
    '/api/candidate-job/assign-to-job',
    {
      about: 'Assign a candidate to another job by creating a new application',
      needs: 'applicants.write',
      body: Assignment,
      ...shown,
      status: 201,
      errors: ['job_not_open', 'duplicate_application', 'candidate_erased'],
    },
    (ctx, { body }) => assign(ctx, body),
  ),
  post(
    '/api/candidate-job/store-notes/{id}',
    {
      about: 'Add a note to an application',
      needs: 'applicants.write',
      limited: true,
      params,
      body: NewNote,
      ...shown,
      errors: ['candidate_erased'],
    },
    (ctx, { params: { id }, body }) => addNote(ctx, id, body),
  ),
  get(
    '/api/candidate-job/email-templet/{stage_id}',
    {
      about: 'Get the email template of a stage',
      needs: 'applicants.read',
      params: z.object({ stage_id: PathId }),
      returns: StageTemplate,
    },
    (ctx, { params: { stage_id: stageId } }) => showStageTemplate(ctx, stageId),
  ),
  post(
    '/api/candidate-job/bulk',
    {
      about: 'Move, reject or email many applications at once; `dry_run` previews the result',
      needs: 'applicants.write',
      body: BulkRequest,
      returns: BulkResult,
      isFinal: isFinalResult,
      errors: ['already_undone'],
    },
    (ctx, { body }) => bulk(ctx, body),
  ),
  post(
    '/api/candidate-job/bulk/{id}/undo',
    {
      about: 'Undo a bulk move or rejection',
      needs: 'applicants.write',
      params,
      returns: BulkResult,
      isFinal: isFinalResult,
      errors: ['already_undone', 'stale_write'],
    },
    (ctx, { params: { id } }) => undoBulk(ctx, id),
  ),
];
