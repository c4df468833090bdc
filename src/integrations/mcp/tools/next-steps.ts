/** What may be done next with an application. */
import * as z from 'zod';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';

export const NextStep = z.object({ tool: z.string(), why: z.string() });

export function nextSteps(
  { id, status, stage, parse_status: cv, emails }: ApplicationDetail,
  pipeline: Job['pipeline'],
): z.output<typeof NextStep>[] {
  const ofEmails = emailSteps(emails);
  if (status === 'hired') return ofEmails;
  if (status === 'rejected') {
    return [
      ...ofEmails,
      { tool: 'undo_rejection', why: `Application ${id} is rejected. This undoes the rejection.` },
    ];
  }
  const stages = pipeline?.stages ?? [];
  const next = stages[stages.findIndex((one) => one.id === stage.id) + 1];
  const moving = next && {
    tool: next.type === 'hired' ? 'prepare_moves' : 'move_candidate',
    why: `The next stage is ${next.name} (stage_id ${next.id})${next.type === 'hired' ? ', which hires the candidate' : ''}.`,
  };
  return [
    ...ofEmails,
    ...(cv === 'pending' ? [{ tool: 'get_candidate', why: 'The CV is still being parsed.' }] : []),
    ...(moving ? [moving] : []),
    { tool: 'prepare_meetings', why: 'Invite the candidate to a meeting.' },
    { tool: 'prepare_emails', why: 'Send the candidate an email.' },
    { tool: 'prepare_rejections', why: 'Reject the candidate with the company’s rejection email.' },
    { tool: 'add_note', why: 'Add a note for the team.' },
  ];
}

/** What may be done about the emails: those that wait, and the last one where it failed or was stopped. */
function emailSteps(emails: ApplicationDetail['emails']): z.output<typeof NextStep>[] {
  const sent = emails.filter(({ direction }) => direction === 'sent');
  const waiting = sent.flatMap(({ id, kind, status, due_at: dueAt }) =>
    status === 'queued'
      ? [
          {
            tool: 'stop_email',
            why: `The email ${id} (${kind}) goes out at ${dueAt}. Stop it if it is wrong.`,
          },
        ]
      : [],
  );
  const [last] = sent;
  if (last?.reason != null) {
    const isAddress = last.reason === 'unknown_mailbox' || last.reason === 'suppressed';
    const why = `The last email (${last.id}, ${last.kind}) was not delivered: ${last.reason}.`;
    return isAddress
      ? [{ tool: 'update_candidate', why: `${why} Correct the address.` }, ...waiting]
      : [{ tool: 'prepare_emails', why: `${why} Write another one if it still fits.` }, ...waiting];
  }
  if (last?.status !== 'canceled') return waiting;
  const why = `The last email (${last.id}, ${last.kind}) was stopped, so the candidate has not been told.`;
  return [{ tool: 'prepare_emails', why }, ...waiting];
}
