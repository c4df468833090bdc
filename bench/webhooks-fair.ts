/** How long a company waits for its deliveries beside 5,000 of another company that fail. Paths of checkouts are measured instead of this one. */
import { bareContext } from '../test/support/bare-context.ts';
import { numbers } from './database.ts';
import { openCaller, openReceivers, pause, until } from './receivers.ts';
import { openService, createBenchCompany } from './service.ts';

const HOOKS = 20;
const EVENTS = 250;
/** Requests at a time that cause the surplus. */
const LANES = 6;
const CALM_PER_SECOND = 5;
const SECONDS = 30;
const P95_MS_MAX = 1000;

const checkouts = process.argv.slice(2);
for (const checkout of checkouts.length > 0 ? checkouts : ['.'])
  console.log(await measure(checkout));

async function measure(checkout: string): Promise<string> {
  const tokens = new Map<string, string[]>();
  const service = await openService(async (d1) => {
    for (const company of ['noisy', 'calm'])
      tokens.set(company, await createBenchCompany(bareContext(d1, new Date()), company, 6));
  }, checkout);
  const failing = numbers(HOOKS).map((nth) => `failing-${nth}`);
  const receivers = await openReceivers({ failing });
  try {
    const noisy = openCaller(service, tokens.get('noisy') ?? []);
    const calm = openCaller(service, tokens.get('calm') ?? []);
    for (const hook of failing) await noisy.subscribe(receivers.url(hook));
    await calm.subscribe(receivers.url('calm'));
    const startedAt = performance.now();
    const events = numbers(EVENTS).values();
    const surplus = Promise.all(
      numbers(LANES).map(async () => {
        for (const _ of events) await noisy.publish();
      }),
    );
    const answered = new Map<number, number>();
    for (const nth of numbers(CALM_PER_SECOND * SECONDS)) {
      await pause(startedAt + (nth * 1000) / CALM_PER_SECOND - performance.now());
      const { jobId, answeredAt } = await calm.publish();
      answered.set(jobId, answeredAt);
    }
    await surplus;
    const mine = () => receivers.receipts.filter(({ hook }) => hook === 'calm');
    await until(() => mine().length >= answered.size, 30_000);
    const delays = mine()
      .map(({ jobId, at }) => Math.max(0, at - (answered.get(jobId) ?? 0)))
      .toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(
        delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? Number.NaN,
      );
    const twice = mine().length - new Set(mine().map(({ delivery }) => delivery)).size;
    const attempts = receivers.refusals.length;
    const firsts = new Set(receivers.refusals).size;
    const [, messages = 0] =
      [...service.messages()].find(([queue]) => queue.endsWith('webhooks')) ?? [];
    const perDelivery = messages / (attempts + mine().length);
    if (at(0.95) > P95_MS_MAX) process.exitCode = 1;
    return `${checkout}: ${mine().length} of ${answered.size} arrived, ${twice} twice; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms: ${at(0.95) <= P95_MS_MAX ? 'ok' : 'MISSED'}; of the other company ${attempts} attempts of ${firsts} deliveries; ${perDelivery.toFixed(2)} messages for each attempt`;
  } finally {
    receivers.close();
    await service.drop();
  }
}
