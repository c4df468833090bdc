/** A D1 binding that reports each round trip before it is made, and can make it fail. */
import { env } from 'cloudflare:workers';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import worker from '../../src/worker.ts';
import { newAddress, withPort } from './call.ts';
import { unseenToken } from './unseen-token.ts';

/** An error as D1 throws it: the prefix stands in the message, and what went wrong in the cause as well. */
export function d1Error(message: string): Error {
  return new Error(`D1_ERROR: ${message}`, { cause: new Error(message) });
}

/** The error that most connections end with. */
export const CONNECTION_LOST = 'Network connection lost.';

const trips = ['first', 'all', 'raw', 'run'] as const;
type Trip = (typeof trips)[number] | 'batch';

/** Called with the round trip and its number, from 1, and awaited. An error that it throws becomes the error of the database. */
export type Watch = (trip: Trip, count: number) => unknown;

/**
 * Domains are read once in ten seconds, which must not fall on a request whose costs or calls are recorded. An unknown host has them read
 * now, where that was not done a moment ago.
 */
export async function readDomainsNow(): Promise<void> {
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>('https://unknown.example/', {
    headers: { 'cf-connecting-ip': newAddress() },
  });
  await (await worker.fetch(request, env, execution)).text();
  await waitOnExecutionContext(execution);
}

/**
 * Sends a request through the Worker's entry point, with a watched database. Its first round trip looks the token up, unless
 * the token `isKnown`: then the first one that the endpoint makes checks it.
 */
export async function callWatched(
  watch: Watch,
  method: string,
  url: string,
  {
    token: given,
    body,
    isKnown = false,
  }: { token?: string; body?: unknown; isKnown?: boolean } = {},
): Promise<Response> {
  const token = given === undefined || isKnown ? given : await unseenToken(given);
  await readDomainsNow();
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(withPort(url), {
    method,
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await worker.fetch(request, { ...env, DB: watched(env.DB, watch) }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** Sends a request through the Worker's entry point, with this database. */
export async function callWith(
  database: D1Database,
  method: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  await readDomainsNow();
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(withPort(url), {
    method,
    headers: { 'cf-connecting-ip': newAddress(), ...headers },
  });
  const response = await worker.fetch(request, { ...env, DB: database }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** A D1 binding that records the text of every statement that is prepared. */
export function recorded(database: D1Database): { binding: D1Database; statements: string[] } {
  const statements: string[] = [];
  const binding = new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        if (name === 'prepare') statements.push(String(given[0]));
        return member.apply(target, given);
      };
    },
  });
  return { binding, statements };
}

export function watched(database: D1Database, watch: Watch): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let count = 0;

  async function report(trip: Trip): Promise<void> {
    count += 1;
    await watch(trip, count);
  }

  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const seen = new Proxy(original, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values));
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]) => {
          const trip = trips.find((known) => known === name);
          if (trip) await report(trip);
          return member.apply(target, given);
        };
      },
    });
    originals.set(seen, original);
    return seen;
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text));
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          await report('batch');
          return target.batch(statements.map((one) => originals.get(one) ?? one));
        };
      }
      return Reflect.get(target, name);
    },
  });
}

/** A D1 binding that reports the bytes of the longest text in each answer. */
export function measured(database: D1Database, report: (bytes: number) => void): D1Database {
  function note(answer: unknown): void {
    if (typeof answer === 'string') report(new TextEncoder().encode(answer).length);
    else if (Array.isArray(answer)) answer.forEach(note);
    else if (typeof answer === 'object' && answer !== null) Object.values(answer).forEach(note);
  }
  return answered(database, note);
}

/** How many rows are read, by all statements, for an address that is asked for the first time. */
export async function rowsReadFor(url: string): Promise<number> {
  let rows = 0;
  const note = (answer: Answered) => {
    for (const { meta } of [answer].flat()) rows += meta.rows_read;
  };
  const response = await callWith(answered(env.DB, note), 'GET', url);
  await response.arrayBuffer();
  return rows;
}

export type Answered = D1Result | D1Result[];

/** A D1 binding that reports each answer. */
export function answered(database: D1Database, note: (answer: Answered) => void): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const seen = new Proxy(original, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values));
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]) => {
          const answer: Answered = await member.apply(target, given);
          note(answer);
          return answer;
        };
      },
    });
    originals.set(seen, original);
    return seen;
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text));
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements.map((one) => originals.get(one) ?? one));
          note(answers);
          return answers;
        };
      }
      return Reflect.get(target, name);
    },
  });
}
