/** The endpoints of webhooks (contract 4.11), and the additions: rotate, redeliver, recover. */
import * as z from 'zod';
import { del, get, post, put } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { recover, redeliver } from './actions/deliver.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listEventTypes,
  listLogs,
  listWebhooks,
  rotateSecret,
  showWebhookById,
} from './actions/manage.ts';
import { simulateEvent, testWebhook } from './actions/try.ts';
import {
  DeliveryId,
  DeliveryLogs,
  EventType,
  LogQuery,
  NewWebhook,
  Recovery,
  RecoveryRequest,
  Redelivery,
  Rotation,
  Simulation,
  TestResult,
  Webhook,
  WebhookChange,
  WebhookDetail,
  WebhooksQuery,
} from './schemas.ts';

const params = z.object({ id: PathId });
const needs = 'webhooks.manage';

export const webhooks = [
  get(
    '/api/plugins/webhooks/events',
    {
      about: 'List the events a webhook can subscribe to',
      needs: 'webhooks.events',
      returns: z.array(EventType),
    },
    async () => listEventTypes(),
  ),
  get(
    '/api/plugins/webhooks',
    {
      about: 'List the webhooks whose events the token can read',
      needs,
      query: WebhooksQuery,
      returns: pageOf(Webhook),
    },
    (ctx, { query }) => listWebhooks(ctx, query),
  ),
  post(
    '/api/plugins/webhooks',
    {
      about: 'Create a webhook; only this response contains the full secret',
      needs,
      body: NewWebhook,
      returns: Webhook,
      status: 201,
      errors: ['too_many_webhooks'],
    },
    (ctx, { body }) => createWebhook(ctx, body),
  ),
  get(
    '/api/plugins/webhooks/{id}',
    { about: 'Get a webhook with its latest delivery logs', needs, params, returns: WebhookDetail },
    (ctx, { params: { id } }) => showWebhookById(ctx, id),
  ),
  put(
    '/api/plugins/webhooks/{id}',
    {
      about: 'Update a webhook',
      needs,
      params,
      body: WebhookChange,
      record: WebhookDetail,
      returns: Webhook,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeWebhook(ctx, id, body),
  ),
  del(
    '/api/plugins/webhooks/{id}',
    {
      about: 'Delete a webhook and its delivery logs',
      needs,
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deleteWebhook(ctx, id),
  ),
  post(
    '/api/plugins/webhooks/{id}/test',
    {
      about: 'Send a webhook.test event now and report the result',
      needs,
      params,
      returns: TestResult,
      errors: ['webhook_sealed'],
    },
    (ctx, { params: { id } }) => testWebhook(ctx, id),
  ),
  post(
    '/api/plugins/webhooks/{id}/simulate',
    {
      about: 'Send a sample of any event now and report the result',
      needs,
      params,
      body: Simulation,
      returns: TestResult,
      errors: ['webhook_sealed'],
    },
    (ctx, { params: { id }, body }) => simulateEvent(ctx, id, body.event),
  ),
  get(
    '/api/plugins/webhooks/{id}/logs',
    {
      about: 'List the delivery attempts of the last 30 days, newest first',
      needs,
      params,
      query: LogQuery,
      returns: DeliveryLogs,
    },
    (ctx, { params: { id }, query }) => listLogs(ctx, id, query),
  ),
  post(
    '/api/plugins/webhooks/{id}/rotate-secret',
    {
      about: 'Rotate the secret; the previous secret also signs for 24 hours',
      needs,
      params,
      body: Rotation.prefault({}),
      returns: Webhook,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => rotateSecret(ctx, id, body.immediately),
  ),
  post(
    '/api/plugins/webhooks/{id}/deliveries/{delivery_id}/redeliver',
    {
      about: 'Redeliver an event with the same id and body and a new retry schedule',
      needs,
      params: params.extend({ delivery_id: DeliveryId }),
      returns: Redelivery,
      errors: ['webhook_disabled', 'delivery_open'],
    },
    (ctx, { params: { id, delivery_id: delivery } }) => redeliver(ctx, id, delivery),
  ),
  post(
    '/api/plugins/webhooks/{id}/recover',
    {
      about: 'Redeliver failed and missed events since a given time',
      needs,
      params,
      body: RecoveryRequest,
      returns: Recovery,
      errors: ['webhook_disabled'],
    },
    (ctx, { params: { id }, body }) => recover(ctx, id, body.since),
  ),
];
