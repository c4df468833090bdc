/** Collects the views of job pages and the reads of job files, and has them counted by the Worker of the API. */
import type { PageCtx } from '#context.ts';
import { reportsOf } from './rules.ts';

/** They are collected for this long and sent at once, so that many views of a job are one write. */
const BUFFER_MS = 1000;
/** What was collected and not sent after this time ended with its request; the next one schedules another. */
const ABANDONED_MS = 5000;

type Api = PageCtx['api'];
type Defer = PageCtx['defer'];

/** Counts a view. Views that are buffered when the isolate stops are lost. */
export const countView = collector<number>((api, views) => api.countViews(views));

const countRead = collector<string>((api, reads) => api.countReads(reads));

function collector<Key>(send: (api: Api, counts: ReadonlyMap<Key, number>) => Promise<void>) {
  let counts = new Map<Key, number>();
  let since = Number.NEGATIVE_INFINITY;
  const sendCollected = async (api: Api): Promise<void> => {
    await new Promise((resolve) => {
      setTimeout(resolve, BUFFER_MS);
    });
    const collected = counts;
    counts = new Map();
    for (const report of reportsOf(collected)) await send(api, report);
  };
  return (api: Api, defer: Defer, key: Key): void => {
    const now = Date.now();
    const isFirst = counts.size === 0 || Math.abs(now - since) > ABANDONED_MS;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (!isFirst) return;
    since = now;
    defer(sendCollected(api));
  };
}

/** False for bots and for browsers that prefetch. */
export function isReader(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !/bot|crawl|spider|slurp|preview|lighthouse/iu.test(agent) && !/prefetch/iu.test(purpose);
}

/** Counts the reads of a file of a company's jobs, also of those that are up to date. */
export function readCounter({ api }: { api: Api }, company: string, file: string) {
  return ({ method, headers }: Request, defer: Defer): void => {
    const agent = agentName(headers.get('user-agent') ?? '');
    if (method === 'GET') countRead(api, defer, `${company} ${file} ${agent}`);
  };
}

/** `Indeedbot` of `Mozilla/5.0 (compatible; Indeedbot/1.1)`: what calls itself a robot, or the first name. */
function agentName(header: string): string {
  const [name] =
    /[\w.-]*(?:bot|crawl|spider|fetch|feed|reader)[\w.-]*/iu.exec(header) ??
    /[\w.-]+/u.exec(header) ??
    [];
  return name?.slice(0, 40) ?? '-';
}
