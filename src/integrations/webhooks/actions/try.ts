/** Test deliveries while the caller waits: one logged POST without retries, even if the webhook is disabled. */
import type { CallerCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { bodyOf } from '#data/outbox.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { EventName } from '#events.ts';
import { assertMayRead, hasSucceeded, sampleData } from '../rules.ts';
import type { TestResult } from '../schemas.ts';
import { webhookReceiver } from '../store/webhooks.ts';
import { postSigned, insertAttemptLog } from './deliver.ts';
import type { AttemptResult } from './deliver.ts';

export async function testWebhook(ctx: CallerCtx, webhookId: number): Promise<TestResult> {
  return sendTrial(ctx, webhookId, ({ name }) => ({
    event: 'webhook.test',
    data: { webhook_id: webhookId, name, message: `This is a test of the webhook "${name}".` },
    audit: { action: 'webhook.test' },
  }));
}

/** Marks a delivery as simulated. */
const SIMULATED = { 'X-Service-Simulated': 'true' } as const;

/** Sends a sample of an event, about records that do not exist. */
export async function simulateEvent(
  ctx: CallerCtx,
  webhookId: number,
  event: EventName,
): Promise<TestResult> {
  return sendTrial(ctx, webhookId, () => ({
    event,
    data: sampleData(event),
    extraHeaders: SIMULATED,
    audit: { action: 'webhook.simulate', changes: changesOf(null, { event }) },
  }));
}

type Trial = {
  event: EventName;
  data: object;
  /** Additional headers. */
  extraHeaders?: Record<string, string>;
  audit: { action: string; changes?: ReturnType<typeof changesOf> };
};

async function sendTrial(
  ctx: CallerCtx,
  webhookId: number,
  createTrial: (webhook: { name: string }) => Trial,
): Promise<TestResult> {
  const webhook = await runPlan(ctx, webhookReceiver(ctx, webhookId));
  assertMayRead(ctx.actor?.scopes, webhook.events);
  const { event, data, extraHeaders, audit } = createTrial(webhook);
  const body = bodyOf(event, ctx.now, data);
  const delivery = { id: crypto.randomUUID(), companyId: ctx.tenant.id, webhookId, event };
  const result = await postSigned(ctx, {
    ...delivery,
    body,
    webhook,
    ...(extraHeaders && { extraHeaders }),
  });
  const isSimulated = extraHeaders !== undefined;
  const log = { ...result, id: ctx.newId(), attempt: 1 };
  return commit(ctx, {
    writes: [insertAttemptLog({ ...ctx, now: new Date() }, { ...delivery, isSimulated }, log)],
    audit: { ...audit, subjectId: webhookId },
    answer: QueryPlan.of({
      success: hasSucceeded(result),
      status_code: result.statusCode,
      message: resultMessage(result),
    }),
  });
}

function resultMessage({ statusCode, error }: AttemptResult): string {
  if (error === null) return `The receiver answered ${statusCode}.`;
  return error === 'timeout' ? 'The receiver did not answer within 15 seconds.' : messages[error];
}

const messages = {
  connection: 'The connection failed or closed before the receiver answered.',
  refused: 'This address is not allowed.',
  expired: 'The delivery has expired.',
  disabled: 'The webhook is disabled.',
} as const;
