/** The schedule of a delivery in real time, at a receiver that always fails: the gaps between its attempts, their ids and bytes. Takes six and a half minutes. */
import { bareContext } from '../test/support/bare-context.ts';
import { openReceiver } from '../test/support/receiver-server.ts';
import type { TakenPost } from '../test/support/receiver-server.ts';
import { openCaller, pause } from './receivers.ts';
import { linesFor } from './report.ts';
import { openService, createBenchCompany } from './service.ts';

/** Counted from the end of the attempt before (contract 6.3). */
const GAPS_SECONDS = [10, 60, 300] as const;
/** Earlier or later, because the queue has its own clock. */
const SLACK_SECONDS = 0.5;
const LOOK_EVERY_MS = 1000;
const LATE_MS = 400_000;
/** How long to wait for an attempt too many. */
const QUIET_MS = 15_000;

type Log = { attempt: number; status_code: number; success: boolean; delivery_id: string };

let tokens: string[] = [];
const service = await openService(async (d1) => {
  tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', 1);
});
const receiver = await openReceiver();
try {
  const { call, subscribe, publish } = openCaller(service, tokens);
  const webhookId = await subscribe(`${receiver.origin}/status/500`);
  const answeredAt = Date.now() + (await publish()).answeredAt - performance.now();
  const posts = await collect();
  const logs = (await call('GET', `/api/plugins/webhooks/${webhookId}/logs`)) as { data: Log[] };
  process.exitCode = report(posts, answeredAt, logs.data.toReversed()) ? 0 : 1;
} finally {
  receiver.close();
  await service.drop();
}

/** The receipts at the time when all are due. */
async function collect(): Promise<TakenPost[]> {
  const endsAt = Date.now() + LATE_MS;
  let posts: TakenPost[] = [];
  while (posts.length <= GAPS_SECONDS.length && Date.now() < endsAt) {
    await pause(LOOK_EVERY_MS);
    posts = await taken();
  }
  await pause(QUIET_MS);
  return taken();
}

async function taken(): Promise<TakenPost[]> {
  const response = await fetch(`${receiver.origin}/taken?at=/status/500`);
  return (await response.json()) as TakenPost[];
}

/** Prints the attempts, and returns whether ids, bytes and gaps are right. */
function report(posts: readonly TakenPost[], answeredAt: number, logs: readonly Log[]): boolean {
  const line = linesFor(['attempt 1'], 12);
  line('', ['gap s', 'wanted s', 'logged']);
  const isInTime = posts.map((post, index) => {
    const before = index === 0 ? answeredAt : (posts[index - 1]?.endedAt ?? Number.NaN);
    const wanted = index === 0 ? 0 : (GAPS_SECONDS[index - 1] ?? Number.NaN);
    const gap = (post.at - before) / 1000;
    const log = logs[index];
    line(`attempt ${index + 1}`, [
      gap.toFixed(2),
      String(wanted),
      `${log?.attempt}: ${log?.status_code}`,
    ]);
    return Math.abs(gap - wanted) <= SLACK_SECONDS;
  });
  const ids = new Set([
    ...posts.map(({ headers }) => headers['x-service-delivery']),
    ...logs.map((log) => log.delivery_id),
  ]);
  const bodies = new Set(posts.map(({ body }) => body));
  console.log(`${posts.length} attempts, ${logs.length} logged`);
  console.log(`ids: ${[...ids].join(', ')}`);
  console.log(`bodies: ${bodies.size}, of ${posts[0]?.body.length} bytes: ${posts[0]?.body}`);
  const isGood =
    posts.length === GAPS_SECONDS.length + 1 &&
    isInTime.every(Boolean) &&
    ids.size === 1 &&
    bodies.size === 1 &&
    logs.every((log, index) => log.attempt === index + 1 && !log.success);
  console.log(isGood && logs.length === posts.length ? 'ok' : 'MISSED');
  return isGood && logs.length === posts.length;
}
