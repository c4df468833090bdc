/** A small client of the platform's REST API, for what an account has: databases, buckets, namespaces, queues, Workers. */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { openPace } from './pace.ts';

const BASE_URL = 'https://api.cloudflare.com/client/v4';
const PAGE = 100;
/** Lists of zones, and of what is in them, have shorter pages. */
const PAGE_BESIDES = 50;
/** Of what the platform says in plain text. */
const MESSAGE_MAX = 200;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** Waits between the tries of what can be repeated. */
const WAITS_MS = [200, 1000, 4000, 15_000];
const SECOND_MS = 1000;
/** Where the platform does not say how long. */
const RETRY_AFTER_SECONDS = 5;
/** How long it refuses a user with too many calls, and a little more. */
const RETRY_AFTER_SECONDS_MAX = 330;

type Envelope<Result> = {
  success: boolean;
  result: Result;
  errors?: { code: number; message: string }[];
  result_info?: { total_pages?: number };
};
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
type Asking = {
  body?: object;
  headers?: Record<string, string>;
  /** Whether it has the same effect made twice, so that it is made again where its answer was lost. Reads are. */
  isRepeatable?: boolean;
};
type Fetching = { body?: Uint8Array; headers?: Record<string, string> | undefined };

export type Cloudflare = {
  account: string;
  /** The path is below that of the account. Throws what the platform says. */
  call: <Result>(method: Method, path: string, asking?: Asking) => Promise<Result>;
  /** Null where nothing is there. */
  find: <Result>(path: string, asking?: Asking) => Promise<Result | null>;
  /** The answer as it is, for objects of a bucket. Throws what the platform says, but for 404. */
  fetch: (method: 'GET' | 'PUT' | 'DELETE', path: string, fetching?: Fetching) => Promise<Response>;
  /** Figures of the account; null where the token may not read them. */
  graphql: <Data>(query: string, variables: object) => Promise<Data | null>;
  /** Asks data points of Analytics Engine. */
  sql: <Row>(query: string) => Promise<Row[]>;
  /** All pages. */
  list: <Item>(path: string) => Promise<Item[]>;
  /** The same of what is not below the account: zones, which may be of several. */
  listBesides: <Item>(path: string) => Promise<Item[]>;
};

export class PlatformError extends Error {
  readonly status: number;
  readonly codes: readonly number[];
  readonly retryAfter: number;

  constructor(
    asked: string,
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    errors: readonly { code: number; message: string }[],
  ) {
    const said = errors.map(({ code, message }) => `${message} (${code})`).join('; ');
    super(`${asked}: ${said === '' ? `status ${status}` : said}`);
    this.status = status;
    this.codes = errors.map(({ code }) => code);
    const seconds = Number(headers.get('retry-after') ?? RETRY_AFTER_SECONDS);
    this.retryAfter = Number.isFinite(seconds) ? seconds : RETRY_AFTER_SECONDS;
  }
}

/** Takes `CLOUDFLARE_API_TOKEN` and `CLOUDFLARE_ACCOUNT_ID`, as wrangler does, or its login and the only account of it. */
export async function openCloudflare(
  account: string | null,
  pause: Pause = setTimeout,
): Promise<Cloudflare> {
  const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? BASE_URL;
  // A stand-in has no limit.
  const pace = base === BASE_URL ? openPace() : null;
  const token = process.env['CLOUDFLARE_API_TOKEN'] ?? tokenOfLogin();

  async function ask<Result>(method: Method, path: string, { body, headers }: Asking = {}) {
    const type = body && { 'Content-Type': 'application/json' };
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...type, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = (await response.json().catch(() => ({}))) as Envelope<Result>;
    if (response.ok && envelope.success) return envelope;
    const asked = `${method} ${path.replaceAll(/^\/accounts\/[^/]+|\?.*$/gu, '')}`;
    throw new PlatformError(asked, response, envelope.errors ?? []);
  }

  const tryAgain: TryAgain = (isRepeatable, run) =>
    again({ isRepeatable, pause }, async () => {
      const wait = pace?.take(Date.now()) ?? 0;
      if (wait > 0) await pause(wait);
      return run();
    });

  /** A read can be repeated; what creates something is not. */
  const askAgain = <Result>(method: Method, path: string, asking?: Asking) =>
    tryAgain(asking?.isRepeatable ?? method === 'GET', () => ask<Result>(method, path, asking));

  const id = account ?? process.env['CLOUDFLARE_ACCOUNT_ID'] ?? (await onlyAccount(askAgain));
  const root = `/accounts/${id}`;
  const call: Cloudflare['call'] = async (method, path, asking) =>
    (await askAgain<never>(method, `${root}${path}`, asking)).result;
  return {
    account: id,
    call,
    find: async (path, asking) => {
      try {
        return await call('GET', path, asking);
      } catch (error) {
        if (error instanceof PlatformError && error.status === NOT_FOUND) return null;
        throw error;
      }
    },
    // An object has the same content however often it is written or deleted.
    fetch: (method, path, fetching) =>
      tryAgain(true, () => fetchObject(`${base}${root}${path}`, { method, token, ...fetching })),
    graphql: (query, variables) =>
      askGraphql(base, token, { query, variables: { account: id, ...variables } }),
    sql: (query) => askSql(`${base}${root}`, token, query),
    list: (path) => listAll(askAgain, `${root}${path}`, PAGE),
    listBesides: (path) => listAll(askAgain, path, PAGE_BESIDES),
  };
}

type AskAgain = <Result>(method: Method, path: string) => Promise<Envelope<Result>>;

async function listAll<Item>(ask: AskAgain, path: string, size: number): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { result, result_info: info } = await ask<Item[]>(
      'GET',
      `${path}?per_page=${size}&page=${page}`,
    );
    items.push(...result);
    const isLast =
      info?.total_pages === undefined ? result.length < size : page >= info.total_pages;
    if (isLast) return items;
  }
}

async function fetchObject(
  url: string,
  { method, token, body, headers }: Fetching & { method: string; token: string },
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
  });
  if (response.ok || response.status === NOT_FOUND) return response;
  const { errors = [] } = (await response.json().catch(() => ({}))) as Partial<Envelope<null>>;
  throw new PlatformError(`${method} an object`, response, errors);
}

/** Waits so many milliseconds. */
type Pause = (milliseconds: number) => Promise<unknown>;
type TryAgain = <Result>(isRepeatable: boolean, run: () => Promise<Result>) => Promise<Result>;

/** After failures that may pass: too many calls, which did nothing, and where it can be repeated, any that is of the platform. */
async function again<Result>(
  { isRepeatable, pause }: { isRepeatable: boolean; pause: Pause },
  run: () => Promise<Result>,
): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await run();
    } catch (error) {
      await pause(waitAfter(error, isRepeatable, wait));
    }
  }
  return run();
}

/** Milliseconds; throws what would fail again, or might have done something. */
function waitAfter(error: unknown, isRepeatable: boolean, wait: number): number {
  const known = error instanceof PlatformError ? error : null;
  if (known?.status === TOO_MANY)
    return Math.max(wait, Math.min(known.retryAfter, RETRY_AFTER_SECONDS_MAX) * SECOND_MS);
  if (!isRepeatable || (known && known.status < SERVER_ERROR)) throw error;
  return wait;
}

async function askGraphql<Data>(base: string, token: string, asked: object): Promise<Data | null> {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: Data | null };
  return answer.data ?? null;
}

/** Its answers are in no envelope, and an error may be a text. */
async function askSql<Row>(root: string, token: string, query: string): Promise<Row[]> {
  const path = '/analytics_engine/sql';
  const response = await fetch(`${root}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
    body: query,
  });
  const text = await response.text();
  if (response.ok) return (JSON.parse(text) as { data: Row[] }).data;
  const message = text.slice(0, MESSAGE_MAX);
  throw new PlatformError(`POST ${path}`, response, [{ code: response.status, message }]);
}

async function onlyAccount(
  ask: <Result>(method: Method, path: string) => Promise<Envelope<Result>>,
): Promise<string> {
  const { result } = await ask<{ id: string; name: string }[]>('GET', '/accounts');
  const [first, ...others] = result;
  if (first && others.length === 0) return first.id;
  const names = result.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of your accounts: ${names || 'none'}.`);
}

function tokenOfLogin(): string {
  const { status, stdout } = spawnSync('wrangler', ['auth', 'token', '--json'], {
    encoding: 'utf8',
  });
  const { token } = (status === 0 ? JSON.parse(stdout) : {}) as { token?: string };
  if (token) return token;
  throw new Error('Not signed in. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.');
}
