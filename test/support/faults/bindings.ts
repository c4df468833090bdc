/** The Worker's bindings with one call that fails, and queues that keep their messages. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../src/worker.ts';
import { CONNECTION_LOST, d1Error } from '../d1.ts';

/**
 * The call with this number, from 1, fails before it is made, or its reply is lost after it. `slow`: every call takes a while.
 */
export type Fault = { how: 'before' | 'after'; at: number } | { how: 'slow' };

export type Bindings = {
  env: Env;
  /** The calls that were made, such as `DB.batch`. */
  calls: string[];
  /** What was sent to the queues; no consumer takes it. */
  messages: { queue: Queue; body: unknown }[];
};

const SLOW_MS = 3;

type Queue = (typeof queues)[number];

const queues = [
  'WEBHOOKS',
  'MAIL',
  'CVS',
  'SUMMARIES',
  'MEETINGS',
  'POSTS',
  'REPLIES',
  'TRANSFERS',
] as const;
const limiters = ['API_LIMIT', 'PUBLIC_LIMIT', 'OAUTH_LIMIT', 'FAVORITE_LIMIT'] as const;

type Make = (name: string, call: () => Promise<unknown>, error: () => Error) => Promise<unknown>;

export function openBindings(fault: Fault | null = null): Bindings {
  const calls: string[] = [];
  const messages: Bindings['messages'] = [];

  const make: Make = async (name, call, error) => {
    calls.push(name);
    const isHit = fault !== null && 'at' in fault && fault.at === calls.length;
    if (fault?.how === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (isHit && fault.how === 'before') throw error();
    const result = await call();
    if (isHit) throw error();
    return result;
  };

  const bindings = {
    ...env,
    DB: databaseWith(make),
    FILES: bucketWith(make),
    KV: withCalls(env.KV, 'KV', ['get', 'put', 'delete'], make),
    SUMMARY_CACHE: withCalls(env.SUMMARY_CACHE, 'SUMMARY_CACHE', ['get', 'put', 'delete'], make),
    // Emails are enqueued, and no consumer takes them.
    MAIL_TRANSPORT: 'cloudflare',
    ...Object.fromEntries(queues.map((name) => [name, queueWith(name, make, messages)])),
    ...Object.fromEntries(limiters.map((name) => [name, limiterWith(name, make)])),
  };
  return { env: bindings, calls, messages };
}

/** Sends requests to the Worker with these bindings, and waits for what it defers. */
export function through({ env: bindings }: Bindings): (request: Request) => Promise<Response> {
  return async (request) => {
    const execution = createExecutionContext();
    const sent = request as Request<unknown, IncomingRequestCfProperties>;
    const response = await worker.fetch(sent, bindings, execution);
    const body = response.body === null ? null : await response.arrayBuffer();
    await waitOnExecutionContext(execution);
    return new Response(body, response);
  };
}

const trips = new Set(['first', 'all', 'raw', 'run']);

function databaseWith(make: Make): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const error = () => d1Error(CONNECTION_LOST);

  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(original, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values));
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return trips.has(String(name))
          ? (...args: unknown[]) =>
              make(`DB.${String(name)}`, () => member.apply(target, args), error)
          : member.bind(target);
      },
    });
    originals.set(proxy, original);
    return proxy;
  }

  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          make(
            'DB.batch',
            () => target.batch(statements.map((one) => originals.get(one) ?? one)),
            error,
          );
      }
      return Reflect.get(target, name);
    },
  });
}

function bucketWith(make: Make): R2Bucket {
  const names = ['get', 'head', 'put', 'delete', 'createMultipartUpload'];
  const bucket = withCalls(env.FILES, 'FILES', names, make);
  return new Proxy(bucket, {
    get(target, name) {
      if (name !== 'resumeMultipartUpload') return Reflect.get(target, name);
      return (key: string, uploadId: string) =>
        withCalls(
          env.FILES.resumeMultipartUpload(key, uploadId),
          'FILES',
          ['uploadPart', 'complete', 'abort'],
          make,
        );
    },
  });
}

function withCalls<Binding extends object>(
  binding: Binding,
  label: string,
  names: readonly string[],
  make: Make,
): Binding {
  const error = () => new Error(`${label} failed: internal error; reference = abc123`);
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (!names.includes(String(name))) return member.bind(target);
      return (...args: unknown[]) =>
        make(`${label}.${String(name)}`, async () => member.apply(target, args), error);
    },
  });
}

function queueWith(queue: Queue, make: Make, messages: Bindings['messages']) {
  const error = () => new Error('Queue send failed: Internal Server Error');
  const keep = (bodies: readonly unknown[]) =>
    make(
      `${queue}.send`,
      async () => messages.push(...bodies.map((body) => ({ queue, body }))),
      error,
    );
  return {
    send: (body: unknown) => keep([body]),
    sendBatch: (batch: readonly { body: unknown }[]) => keep(batch.map(({ body }) => body)),
  };
}

function limiterWith(label: string, make: Make) {
  const error = () => new Error('internal error; reference = abc123');
  return { limit: () => make(`${label}.limit`, () => Promise.resolve({ success: true }), error) };
}
