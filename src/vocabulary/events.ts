/** The names of events, and the closed values of webhooks and their deliveries. */
export const eventNames = [
  'application.created',
  'application.stage_changed',
  'application.rejected',
  'application.hired',
  'application.unrejected',
  'application.screened',
  'application.withdrawn',
  'application.updated',
  'candidate.created',
  'candidate.updated',
  'candidate.tagged',
  'candidate.merged',
  'candidate.erased',
  'cv.read',
  'data_request.created',
  'data_request.done',
  'job.published',
  'job.closed',
  'job.updated',
  'email.received',
  'email.failed',
  'meeting.scheduled',
  'note.created',
  'feedback.requested',
  'feedback.submitted',
  'task.created',
  'task.done',
  'export.finished',
  'import.created',
  'import.finished',
  'import.undone',
  'webhook.test',
] as const;
export type EventName = (typeof eventNames)[number];

/** The kinds of records that events are about. */
export type EventSubject =
  | 'job'
  | 'application'
  | 'candidate'
  | 'meeting'
  | 'task'
  | 'export'
  | 'import'
  | 'webhook';

/** Why a delivery has no response (decisions: Webhooks, log row). */
export const deliveryErrors = ['timeout', 'connection', 'refused', 'expired', 'disabled'] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** Whose a webhook is: the company's stays, an application's ends with its connection. */
export const webhookOwners = ['company', 'application'] as const;
export type WebhookOwner = (typeof webhookOwners)[number];

/** Why the service disabled a webhook. */
export const disabledReasons = ['failing'] as const;
