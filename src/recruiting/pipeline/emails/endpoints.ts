/** Endpoints of emails about applications, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { logOf } from '#lib/pagination-schemas.ts';
import { listEmails, retryEmail, showEmail, stopEmail } from './actions.ts';
import { Email, EmailDetail, EmailQuery } from './schemas.ts';

const params = z.object({ id: PathId });
const returns = EmailDetail;

export const emails = [
  get(
    '/api/emails/index',
    {
      about: 'List emails to candidates, or their replies, newest first; counts up to 1,000',
      needs: 'applicants.read',
      query: EmailQuery,
      returns: logOf(Email),
    },
    (ctx, { query }) => listEmails(ctx, query),
  ),
  get(
    '/api/emails/show/{id}',
    {
      about: 'Get an email to a candidate, or a reply',
      needs: 'applicants.read',
      limited: true,
      params,
      returns,
    },
    (ctx, { params: { id } }) => showEmail(ctx, id),
  ),
  post(
    '/api/emails/stop/{id}',
    {
      about: 'Stop an email that waits; one that was tried is refused',
      needs: 'applicants.write',
      limited: true,
      params,
      returns,
      errors: ['email_tried'],
    },
    (ctx, { params: { id } }) => stopEmail(ctx, id),
  ),
  post(
    '/api/emails/retry/{id}',
    {
      about: 'Send an email again that failed',
      needs: 'applicants.write',
      limited: true,
      params,
      returns,
      errors: ['email_tried', 'mail_deleted'],
    },
    (ctx, { params: { id } }) => retryEmail(ctx, id),
  ),
];
