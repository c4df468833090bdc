/** Webhooks and their logs as the API shows them (contract 2.13, 4.11). */
import * as z from 'zod';
import type { webhookLogs, webhooks } from '#data/tables/webhooks.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { logOf, Paging, PagingOfLog } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { Line, SingleLine } from '#lib/text-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { deliveryErrors, disabledReasons, webhookOwners } from '#vocabulary/events.ts';

/** The longest URL that browsers and proxies accept. */
const URL_LENGTH_MAX = 2048;

const EventNames = z
  .array(anyCase(eventNames))
  .min(1)
  .max(2 * eventNames.length)
  .transform((names) => [...new Set(names)]);

type WebhookRow = typeof webhooks.$inferSelect;
/** Columns of `webhooks` that the service sets itself, and shows no more of than `toWebhook` says. */
type ServiceColumn =
  | 'hostname'
  | 'sealedSecret'
  | 'secretTail'
  | 'previousSecret'
  | 'previousUntil'
  | 'failedCount'
  | 'warnedAt'
  | 'grantId'
  | 'leftNoticeAt';

const { plain, served, declare } = recordFields<Omit<WebhookRow, ServiceColumn>>();

export const webhookFields = declare({
  id: served('id', z.int()),
  company_id: served('companyId', z.int()),
  name: plain('name', Line, z.string()),
  url: plain(
    'url',
    SingleLine.min(1)
      .max(URL_LENGTH_MAX)
      .describe(
        'An https URL with a public host name, not an IP address. Redirects are not followed.',
      ),
    z.string(),
  ),
  events: plain('events', EventNames, z.array(z.enum(eventNames))),
  secret: derived(
    z
      .string()
      .describe(
        'Signs every delivery. 64 characters when new; otherwise three dots and the last 6 characters.',
      ),
  ),
  previous_secret_until: derived(
    z
      .string()
      .nullable()
      .describe('After a rotation, the time until which the previous secret also signs.'),
  ),
  status: plain(
    'isActive',
    z.boolean().describe('`false` disables the webhook and ends its pending deliveries.'),
    z.boolean().describe('Whether the webhook is enabled.'),
  ),
  disabled_reason: served('disabledReason', z.enum(disabledReasons).nullable()),
  failing_since: served(
    'failingSince',
    z
      .string()
      .nullable()
      .describe(
        'When the current series of failures began. After five days of failures, the webhook is disabled.',
      ),
    timestampOrNull,
  ),
  belongs_to: plain('belongsTo', anyCase(webhookOwners), z.enum(webhookOwners)),
  application: derived(
    z
      .object({ client_id: z.string(), name: z.string() })
      .nullable()
      .describe(
        'The application that created it. Null if it was created before this was recorded.',
      ),
  ),
  ...times,
});

const { belongs_to: belongsTo, status, ...given } = webhookFields.inputs;

export const NewWebhook = z
  .object({
    ...given,
    belongs_to: belongsTo
      .default('company')
      .describe(
        '`application`: only the application of this token manages it, and it is deleted when the application is disconnected. 50 an application, 100 a company.',
      ),
  })
  .meta({
    id: 'NewWebhook',
    example: { name: 'HR tool', url: 'https://hr.example.com/hooks', events: ['job.published'] },
  });
export type NewWebhook = z.output<typeof NewWebhook>;

export const WebhookChange = z
  .object({ ...given, status })
  .partial()
  .meta({ id: 'WebhookChange' });
export type WebhookChange = z.output<typeof WebhookChange>;

export const Rotation = z
  .object({
    immediately: z
      .boolean()
      .default(false)
      .describe('`true` invalidates the old secret immediately. Use it if the secret has leaked.'),
  })
  .meta({ id: 'SecretRotation' });

export const Webhook = z.object(webhookFields.answers).meta({ id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;

export const DeliveryLog = z
  .object({
    id: z.int(),
    delivery_id: z.string().describe('The value of X-Service-Delivery.'),
    event: z.enum(eventNames),
    attempt: z
      .int()
      .describe(
        'The number of the attempt, starting at 1. 0 if the delivery ended before anything was sent.',
      ),
    status_code: z.int().describe('The HTTP status of the response. 0 if there was no response.'),
    success: z.boolean(),
    error: z
      .enum(deliveryErrors)
      .nullable()
      .describe(
        'Why there was no response. `timeout`: none within 15 seconds. `connection`: the connection failed. `refused`: the address is not allowed. `expired`: the delivery was too old. `disabled`: the webhook was disabled.',
      ),
    response: z
      .string()
      .nullable()
      .describe('The beginning of the response body of a failed attempt.'),
    duration_ms: z.int(),
    simulated: z.boolean().describe('True if the event was a sample that you requested.'),
    delivered_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'DeliveryLog' });
export type DeliveryLog = z.output<typeof DeliveryLog>;

export const WebhookDetail = Webhook.extend({
  recent_logs: z.array(DeliveryLog).describe('The latest 10.'),
}).meta({ id: 'WebhookDetail' });
export type WebhookDetail = z.output<typeof WebhookDetail>;

export const DeliveryLogs = logOf(DeliveryLog);

export const WebhooksQuery = Paging.extend({
  url: SingleLine.optional().describe('Only webhooks with exactly this URL.'),
});
export type WebhooksQuery = z.output<typeof WebhooksQuery>;

export const LogQuery = PagingOfLog.extend({
  success: anyCase(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('Only attempts that succeeded (`true`) or failed (`false`).'),
  event: anyCase(eventNames).optional(),
});
export type LogQuery = z.output<typeof LogQuery>;

export const EventType = z
  .object({
    value: z.enum(eventNames),
    label: z.string(),
    description: z.string(),
    fields: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
  })
  .meta({ id: 'EventType' });
export type EventType = z.output<typeof EventType>;

export const TestResult = z
  .object({ success: z.boolean(), status_code: z.int(), message: z.string() })
  .meta({ id: 'WebhookTestResult' });
export type TestResult = z.output<typeof TestResult>;

export const Simulation = z
  .object({
    event: anyCase(eventNames).describe('Any event. The webhook does not have to subscribe to it.'),
  })
  .meta({ id: 'Simulation', example: { event: 'application.created' } });
export type Simulation = z.output<typeof Simulation>;

export const DeliveryId = z
  .uuid()
  .describe('The value of X-Service-Delivery.')
  .transform((text) => text.toLowerCase());

export const Redelivery = z
  .object({ delivery_id: z.string(), event: z.enum(eventNames) })
  .meta({ id: 'Redelivery' });
export type Redelivery = z.output<typeof Redelivery>;

export const RecoveryRequest = z
  .object({
    since: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .describe('At most 30 days ago.'),
  })
  .meta({ id: 'RecoveryRequest', example: { since: '2026-11-19T00:00:00Z' } });

export const Recovery = z
  .object({
    recovered: z.int().describe('The number of deliveries that start again, oldest first.'),
    has_more: z
      .boolean()
      .describe('True if more deliveries remain. Repeat the request with the same `since`.'),
  })
  .meta({ id: 'Recovery' });
export type Recovery = z.output<typeof Recovery>;

type Row = WebhookRow & Pick<Webhook, 'application'>;

/** `secret` is the whole secret, shown only when it is new. */
export function toWebhook(row: Row, now: Date, secret?: string): Webhook {
  const overlaps = row.previousUntil !== null && row.previousUntil > now;
  return webhookFields.toAnswer(row, {
    secret: secret ?? `...${row.secretTail}`,
    previous_secret_until: overlaps ? timestampOrNull(row.previousUntil) : null,
    application: row.application,
  });
}

export function toDeliveryLog(row: typeof webhookLogs.$inferSelect): DeliveryLog {
  return {
    id: row.id,
    delivery_id: row.deliveryId,
    event: row.event,
    attempt: row.attempt,
    status_code: row.statusCode,
    success: row.hasSucceeded,
    error: row.error,
    response: row.answer,
    duration_ms: row.durationMs,
    simulated: row.isSimulated,
    delivered_at: row.hasSucceeded ? timestamp(row.createdAt) : null,
    created_at: timestamp(row.createdAt),
  };
}

/** An event for the catalogue, with the fields of its schema. */
export function toEventType(name: EventName): EventType {
  const { label, description, data } = events[name];
  const schema = z.toJSONSchema(data);
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => ({
    name: field,
    type: typeOf(property),
    description: typeof property === 'boolean' ? '' : (property.description ?? ''),
  }));
  return { value: name, label, description, fields };
}

function typeOf(property: z.core.JSONSchema._JSONSchema): string {
  if (typeof property === 'boolean') return 'unknown';
  return (property.anyOf?.map(typeOf) ?? [property.type ?? 'string']).join(' or ');
}
