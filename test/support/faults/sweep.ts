/** Runs an example with a fault, and finds what must not be: half states, other errors than 503, leaks and duplicates. */
import { sendingThrough } from '../call.ts';
import { openBindings, through } from './bindings.ts';
import type { Fault } from './bindings.ts';
import { differences, shapeOf, storedOf } from './store.ts';
import type { Subject } from './store.ts';

export type Outcome = { status: number; retryAfter: string | null; text: string };

export type Prepared = Subject & {
  /** Sends the request; the same again with the same key. */
  send: (key: string | null) => Promise<Outcome>;
  /** Does what the request has left to the cron. */
  settle?: () => Promise<void>;
};

/** A valid request that writes. */
export type Example = {
  name: string;
  prepare: () => Promise<Prepared>;
  /** An Idempotency-Key may be sent. */
  takesKey?: boolean;
  /** Many commits, which a repeated request continues where an error interrupted them. */
  isResumed?: boolean;
  /** What is sent names itself, as by a token that works once: sent again, nothing is done twice. */
  isOnce?: boolean;
};

export type Finding = { kind: 'half state' | 'status' | 'leak' | 'duplicate'; text: string };

export type Baseline = {
  status: number;
  calls: readonly string[];
  shape: ReturnType<typeof shapeOf>;
};

/** Requests of the sweep so far. */
export const counts = { requests: 0 };

async function prepared(example: Example): Promise<Prepared> {
  return sendingThrough(through(openBindings()), example.prepare);
}

async function sendWith(
  { send, settle }: Prepared,
  fault: Fault | null,
  key: string | null,
): Promise<{ outcome: Outcome; calls: readonly string[] }> {
  const bindings = openBindings(fault);
  counts.requests += 1;
  const outcome = await sendingThrough(through(bindings), () => send(key));
  await settle?.();
  return { outcome, calls: bindings.calls };
}

/** What the request does where nothing fails. */
export async function baselineOf(example: Example, key: string | null): Promise<Baseline> {
  const before = await prepared(example);
  const { outcome, calls } = await sendWith(before, null, key);
  if (outcome.status >= 400) {
    throw new Error(`The example for ${example.name} is refused: ${outcome.text.slice(0, 500)}`);
  }
  return { status: outcome.status, calls, shape: shapeOf(await storedOf(before)) };
}

/** Bindings, statements, errors of the platform, and stack traces. */
const INSIDE =
  /D1_|SQLITE|Network connection|internal error|reference =|Queue send|_LIMIT|\bat \w+ \(|insert into|\bselect .* from\b/iu;

export async function findingsOf(
  example: Example,
  baseline: Baseline,
  fault: Fault,
  key: string | null,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], text: string) => {
    const at = 'at' in fault ? ` call ${fault.at} (${baseline.calls[fault.at - 1]})` : '';
    const keyed = key === null ? '' : ' with a key';
    findings.push({ kind, text: `${example.name}: ${fault.how}${at}${keyed}: ${text}` });
  };
  const subject = await prepared(example);
  const before = await storedOf(subject);
  const { outcome } = await sendWith(subject, fault, key);
  const after = await storedOf(subject);
  const isUntouched = differences(before, after).length === 0;
  const unlike = differences(baseline.shape, shapeOf(after));
  const isWhole = unlike.length === 0;

  const isUnavailable = outcome.status === 503 && outcome.retryAfter !== null;
  const isSuccess = outcome.status === baseline.status;
  if (!isSuccess && !isUnavailable)
    add('status', `${outcome.status} ${outcome.text.slice(0, 200)}`);
  if (outcome.status >= 400 && INSIDE.test(outcome.text)) add('leak', outcome.text.slice(0, 200));
  const isHalf = isSuccess || example.isResumed !== true ? !isWhole : false;
  if (isHalf && (isSuccess || !isUntouched)) {
    add('half state', `${outcome.status}, differs in ${unlike.join(', ')}`);
  }
  if (isSuccess || findings.length > 0) return findings;

  const again = await sendWith(subject, null, key);
  const last = differences(baseline.shape, shapeOf(await storedOf(subject)));
  if (again.outcome.status >= 500) add('status', `again: ${again.outcome.status}`);
  // Without a key, a client that repeats what was done does it again.
  const isOnce = key !== null || isUntouched || example.isOnce === true;
  if (isOnce && last.length > 0)
    add('duplicate', `again: ${again.outcome.status}, ${last.join(', ')}`);
  return findings;
}
