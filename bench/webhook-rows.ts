/** The webhooks of a bench's company, with their events, deliveries and logs. */
import type { PublicCtx } from '#context.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhookLogs, webhooks } from '#data/tables/webhooks.ts';
import { WEBHOOKS_MAX } from '#integrations/webhooks/rules.ts';
import { numbers } from './database.ts';
import {
  COMMON_EVENT,
  RARE_EVENT,
  fixtures,
  rowsOf,
  titleOf,
  eventOf,
  hasFailed,
} from './company-records.ts';
import type { BenchCompany, Rows, CreatedAtOf } from './company-records.ts';

export function webhookRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now, apiOrigin }: PublicCtx,
): Rows {
  const { id: companyId, size, idOf, deliveryOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  const all = numbers(size);
  const webhookId = idOf(fixtures.webhook);
  const eventNames = [COMMON_EVENT, RARE_EVENT, 'application.stage_changed'];
  return [
    [
      webhooks,
      // One more is created during the measurement.
      numbers(WEBHOOKS_MAX - 1).map((n) =>
        toRow(n, {
          name: `Receiver ${n}`,
          // The service sends nothing to its own origin.
          url: `${apiOrigin}/receiver`,
          hostname: new URL(apiOrigin).hostname,
          events: JSON.stringify(n === fixtures.webhook ? eventNames : ['webhook.test']),
          sealedSecret: 'sealed',
          secretTail: 'sealed',
        }),
      ),
    ],
    [
      events,
      all.map((n) => ({
        id: idOf(n),
        companyId,
        name: eventOf(n),
        body: JSON.stringify({
          event: eventOf(n),
          timestamp: new Date(createdAtOf(n)).toISOString(),
          data: { job_id: idOf(n), title: titleOf(n) },
        }),
        subject: 'job',
        subjectId: idOf(n),
        createdAt: createdAtOf(n),
        feedId: idOf(n),
      })),
    ],
    [
      webhookDeliveries,
      all.map((n) => ({
        id: deliveryOf(n),
        companyId,
        webhookId,
        eventId: idOf(n),
        openedAt: createdAtOf(n),
        attempts: 1,
        hasSucceeded: Number(!hasFailed(n)),
      })),
    ],
    [
      webhookLogs,
      all.map((n) => ({
        id: idOf(n),
        companyId,
        webhookId,
        deliveryId: deliveryOf(n),
        event: eventOf(n),
        attempt: 1,
        statusCode: hasFailed(n) ? 500 : 200,
        hasSucceeded: Number(!hasFailed(n)),
        durationMs: 100,
        createdAt: createdAtOf(n),
      })),
    ],
  ];
}
