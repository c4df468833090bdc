/** The trace of what runs now, where its caller has sent one: in log lines, and passed on to queues and webhooks. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, parseTraceparent } from '#lib/traceparent.ts';
import type { Trace } from '#lib/traceparent.ts';

const current = new AsyncLocalStorage<Trace>();

/** Runs under the trace of a header. Without one, or with one that is malformed, it runs as it is. */
export function traced<Result>(traceparent: unknown, run: () => Result): Result {
  const trace = parseTraceparent(traceparent);
  return trace === null ? run() : current.run(trace, run);
}

/** For a line of the log. */
export function loggedTrace(): { trace_id?: string } {
  const trace = current.getStore();
  return trace === undefined ? {} : { trace_id: trace.id };
}

/** For the headers of a request, and for a message of a queue. */
export function passedTrace(): { traceparent?: string } {
  const trace = current.getStore();
  return trace === undefined ? {} : { traceparent: formatTraceparent(trace) };
}
