/** The tools that list emails to candidates, and stop one that waits. */
import * as z from 'zod';
import type { Page } from '#lib/pagination.ts';
import { Email } from '#recruiting/pipeline/emails/schemas.ts';
import type { EmailDetail } from '#recruiting/pipeline/emails/schemas.ts';
import { untrusted } from '../schemas.ts';
import type { FromEndpoint } from '../tool.ts';
import { countText, pageText } from './words.ts';

const EmailAnswer = Email.omit({ candidate_job_id: true }).extend({
  untrusted,
  application_id: z.int(),
});

function toEmailAnswer(email: Email) {
  return {
    untrusted: true as const,
    id: email.id,
    application_id: email.candidate_job_id,
    kind: email.kind,
    subject: email.subject,
    status: email.status,
    reason: email.reason,
    created_at: email.created_at,
    due_at: email.due_at,
    sent_at: email.sent_at,
    direction: email.direction,
    from: email.from,
    is_from_candidate: email.is_from_candidate,
    read_at: email.read_at,
    attachments: email.attachments,
  };
}

export const emailEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'GET /api/emails/index',
    {
      name: 'list_emails',
      title: 'List emails',
      about:
        'List emails to candidates: those that wait, were sent, were stopped, or failed, with the reason. With direction=received, list their replies.',
      effect: 'reads',
      names: { page: null },
      answer: {
        returns: z.object({
          emails: z.array(EmailAnswer),
          total: z.int(),
          next_cursor: z.string().nullable(),
        }),
        show: ({ data, total, next_cursor: next }: Page<Email>) => ({
          emails: data.map(toEmailAnswer),
          total,
          next_cursor: next,
        }),
      },
      text: (page: Page<Email>) => `${countText(page.total, 'email')}. ${pageText(page)}`,
    },
  ],
  [
    'POST /api/emails/stop/{id}',
    {
      name: 'stop_email',
      title: 'Stop an email',
      about: 'Stop an email to a candidate that waits. It is not sent then.',
      effect: 'sets',
      names: { id: 'email_id' },
      answer: {
        returns: EmailAnswer,
        show: (email: EmailDetail) => toEmailAnswer(email),
      },
      text: ({ id }: EmailDetail) => `Email ${id} is stopped.`,
    },
  ],
];
