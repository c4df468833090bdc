/** Trying a receiver while somebody waits: one POST, logged and never tried again, also on a disabled webhook. */
import type { CallerCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { bodyOf } from '#data/outbox.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { EventName } from '#events.ts';
import { assertMayHear, hasSucceeded, sampleData } from '../rules.ts';
import type { TestResult } from '../schemas.ts';
import { receiver } from '../store/webhooks.ts';
import { exchange, logOf } from './deliver.ts';
import type { Exchange } from './deliver.ts';

export async function testWebhook(ctx: CallerCtx, webhookId: number): Promise<TestResult> {
  return tried(ctx, webhookId, ({ name }) => ({
    event: 'webhook.test',
    data: { webhook_id: webhookId, name, message: `This is a test of the webhook "${name}".` },
    audit: { action: 'webhook.test' },
  }));
}

/** Receivers can tell it from what has happened: a header says so. */
const SIMULATED = { 'X-Service-Simulated': 'true' } as const;

/** A sample of an event, of records that are nobody's. */
export async function simulateEvent(
  ctx: CallerCtx,
  webhookId: number,
  event: EventName,
): Promise<TestResult> {
  return tried(ctx, webhookId, () => ({
    event,
    data: sampleData(event),
    marks: SIMULATED,
    audit: { action: 'webhook.simulate', changes: changesOf(null, { event }) },
  }));
}

type Trial = {
  event: EventName;
  data: object;
  /** The headers that a sample is known by. */
  marks?: Record<string, string>;
  audit: { action: string; changes?: ReturnType<typeof changesOf> };
};

async function tried(
  ctx: CallerCtx,
  webhookId: number,
  trialOf: (webhook: { name: string }) => Trial,
): Promise<TestResult> {
  const webhook = await runPlan(ctx, receiver(ctx, webhookId));
  assertMayHear(ctx.actor?.scopes, webhook.events);
  const { event, data, marks, audit } = trialOf(webhook);
  const body = bodyOf(event, ctx.now, data);
  const about = { id: crypto.randomUUID(), companyId: ctx.tenant.id, webhookId, event };
  const went = await exchange(ctx, { ...about, body, webhook, ...(marks && { marks }) });
  const isSimulated = marks !== undefined;
  const logged = { ...went, id: ctx.newId(), attempt: 1 };
  return commit(ctx, {
    writes: [logOf({ ...ctx, now: new Date() }, { ...about, isSimulated }, logged)],
    audit: { ...audit, subjectId: webhookId },
    answer: QueryPlan.of({
      success: hasSucceeded(went),
      status_code: went.statusCode,
      message: told(went),
    }),
  });
}

function told({ statusCode, error }: Exchange): string {
  if (error === null) return `The receiver answered ${statusCode}.`;
  return error === 'timeout' ? 'The receiver did not answer within 15 seconds.' : messages[error];
}

const messages = {
  connection: 'The connection failed or closed before the receiver answered.',
  refused: 'This address is not allowed.',
  expired: 'The delivery has expired.',
  disabled: 'The webhook is disabled.',
} as const;
