/** Endpoints of feedback and the requests for it, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { logOf, pageOf } from '#lib/pagination-schemas.ts';
import { askForFeedback, cancelFeedbackRequest, listOwnRequests } from './actions/ask.ts';
import { changeFeedback, createFeedback, listFeedback, submitFeedback } from './actions/give.ts';
import {
  Feedback,
  FeedbackChange,
  FeedbackQuery,
  FeedbackRequest,
  NewFeedback,
  NewFeedbackRequest,
  RequestQuery,
} from './schemas.ts';

const params = z.object({ id: PathId });

export const feedback = [
  get(
    '/api/feedback/index',
    {
      about:
        'List feedback. While you are asked for feedback on a stage of an application, that of others on it is not listed',
      limited: true,
      needs: 'applicants.read',
      query: FeedbackQuery,
      returns: pageOf(Feedback),
    },
    (ctx, { query }) => listFeedback(ctx, query),
  ),
  post(
    '/api/feedback/store',
    {
      about: 'Draft feedback on an application; one for each stage',
      limited: true,
      needs: 'feedback.write',
      body: NewFeedback,
      returns: Feedback,
      status: 201,
      errors: ['duplicate', 'candidate_erased'],
    },
    (ctx, { body }) => createFeedback(ctx, body),
  ),
  post(
    '/api/feedback/update/{id}',
    {
      about: 'Change your feedback. Of feedback that is submitted, the earlier text is kept',
      limited: true,
      needs: 'feedback.write',
      params,
      body: FeedbackChange,
      returns: Feedback,
      errors: ['not_author', 'too_many_revisions', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeFeedback(ctx, id, body),
  ),
  post(
    '/api/feedback/submit/{id}',
    {
      about: 'Submit your feedback: others see it then, and you see theirs',
      limited: true,
      needs: 'feedback.write',
      params,
      returns: Feedback,
      errors: ['not_author', 'stale_write'],
    },
    (ctx, { params: { id } }) => submitFeedback(ctx, id),
  ),
  get(
    '/api/feedback-requests/mine',
    {
      about: 'List the feedback that you are asked for, of applications that are active',
      limited: true,
      needs: 'applicants.read',
      query: RequestQuery,
      returns: logOf(FeedbackRequest),
    },
    (ctx, { query }) => listOwnRequests(ctx, query),
  ),
  post(
    '/api/feedback-requests/store',
    {
      about: 'Ask members for feedback on an application, by email; up to ten at once',
      limited: true,
      needs: 'applicants.write',
      body: NewFeedbackRequest,
      returns: z.array(FeedbackRequest),
      status: 201,
      errors: ['application_closed', 'candidate_erased'],
    },
    (ctx, { body }) => askForFeedback(ctx, body),
  ),
  post(
    '/api/feedback-requests/cancel/{id}',
    {
      about: 'Cancel a request for feedback',
      limited: true,
      needs: 'applicants.write',
      params,
      returns: FeedbackRequest,
      errors: ['own_feedback_request', 'stale_write'],
    },
    (ctx, { params: { id } }) => cancelFeedbackRequest(ctx, id),
  ),
];
