/** The requests to other services, and the meaning of their answers. */
import { jsonOf, retryAfterSeconds } from '#lib/http-exchange.ts';
import type { Exchange, Reply } from '#lib/http-exchange.ts';
import type { ConferenceProvider, Platform, Provider } from '#vocabulary/lists.ts';

/** The outcome of a request to a provider. */
export type Outcome<Done> =
  | { is: 'done'; value: Done }
  /** Accepted but not finished; ask again with `externalId`. */
  | { is: 'pending'; externalId: string }
  | Failure;

export type Failure =
  /** The account must be connected again. */
  | { is: 'token'; code: string }
  /** A retry would be refused again. */
  | { is: 'refused'; code: string }
  /** Not done, but may work later. */
  | { is: 'later'; code: string; retryAfterSeconds?: number }
  /** Sent, but it is unknown whether it was done. Must not be retried. */
  | { is: 'unknown'; code: string };

/** A connected account with a valid token. The token never leaves the process and is never logged. */
export type Access<Of extends Provider = Provider> = {
  connectionId: number;
  provider: Of;
  /** The account's id at the provider. */
  externalId: string;
  /** The account's name in URLs, if it has one. */
  username: string | null;
  token: string;
};

export type ConferenceAccess = Access<ConferenceProvider>;
export type PostingAccess = Access<Platform>;

/** A meeting as it is sent to a provider. */
export type Conference = {
  /** The id of our meeting. At Google it is part of the event's id, so that a retry creates no second one. */
  key: number;
  title: string;
  description: string;
  startsAt: Date;
  durationMinutes: number;
  /** IANA name. */
  timezone: string;
};

/** A conference at the provider, and the link to join it. */
export type CreatedConference = { externalId: string; url: string };

/** A post as it is sent to a network. */
export type Publication = {
  text: string;
  link: { url: string; title: string } | null;
  /** A public URL. */
  imageUrl: string | null;
};

/** `url` is null if the network does not return it. */
export type Published = { externalId: string; url: string | null };

export type CallTraits<Done> = {
  /** Whether a retry could do it twice. */
  isDecisive: boolean;
  now: Date;
  /** Returns the result of a 2xx answer; undefined if the answer does not contain it. */
  read: (body: unknown, reply: Reply) => Done | undefined;
  /** Returns what an error means, where the status alone is misleading. */
  explain?: (body: unknown, reply: Reply, request: CallContext) => Failure | null;
};

export type CallContext = { isDecisive: boolean; now: Date };

/** Returns the outcome of a request. The status decides before the body, because gateways also answer. */
export function outcomeOf<Done>(exchange: Exchange, call: CallTraits<Done>): Outcome<Done> {
  const lostOutcome = call.isDecisive ? 'unknown' : 'later';
  if (exchange.is === 'lost') return { is: lostOutcome, code: exchange.code };
  const body = jsonOf(exchange.text);
  const explained = call.explain?.(body, exchange, call) ?? null;
  if (explained) return explained;
  const { status } = exchange;
  if (status < 200 || status > 299) return failureOf(exchange, body, call);
  const value = call.read(body, exchange);
  return value === undefined ? { is: lostOutcome, code: 'unreadable' } : { is: 'done', value };
}

function failureOf(reply: Reply, body: unknown, { isDecisive, now }: CallContext): Failure {
  const { status } = reply;
  const code = codeOf(status, body);
  if (status === 401) return { is: 'token', code };
  // These statuses say that nothing was done.
  if (status === 429 || status === 503) return retryLater(reply, code, now);
  if (status >= 500) return isDecisive ? { is: 'unknown', code } : retryLater(reply, code, now);
  return { is: 'refused', code };
}

/** A temporary failure, with the provider's delay if it names one. */
export function retryLater(reply: Pick<Reply, 'headers'>, code: string, now: Date): Failure {
  const seconds = retryAfterSeconds(reply, now);
  return { is: 'later', code, ...(seconds !== null && { retryAfterSeconds: seconds }) };
}

const CODE_LENGTH_MAX = 60;

/** The status and the provider's error code. Sentences are left out, because they may contain personal data. */
export function codeOf(status: number, body: unknown): string {
  const word = errorCodeIn(body);
  return word === null ? String(status) : `${status} ${word}`;
}

function errorCodeIn(body: unknown): string | null {
  const candidates = [
    valueAt(body, 'error', 'status'),
    valueAt(body, 'error', 'code'),
    valueAt(body, 'error'),
    valueAt(body, 'code'),
    valueAt(body, 'title'),
  ];
  const candidate = candidates.find((one) => typeof one === 'string' || typeof one === 'number');
  const word = candidate === undefined ? '' : String(candidate);
  return word.length <= CODE_LENGTH_MAX && /^[\w .-]+$/u.test(word) ? word : null;
}

/** The value at a path of a parsed body, or undefined. */
export function valueAt(body: unknown, ...path: readonly string[]): unknown {
  let value: unknown = body;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(name);
  }
  return value;
}

/** The text at a path of a parsed body, or null. */
export function textAt(body: unknown, ...path: readonly string[]): string | null {
  const value = valueAt(body, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}
