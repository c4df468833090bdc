/** What other services are asked, and what their answers mean. */
import { jsonOf, retryAfterSeconds } from '#lib/http-exchange.ts';
import type { Exchange, Reply } from '#lib/http-exchange.ts';
import type { ConferenceProvider, Platform, Provider } from '#vocabulary.ts';

/** What came of asking a provider to do something. */
export type Outcome<Done> =
  | { is: 'done'; value: Done }
  /** Taken, and not ready: ask again under `externalId`. */
  | { is: 'pending'; externalId: string }
  | Failure;

export type Failure =
  /** The account must be connected anew. */
  | { is: 'token'; code: string }
  /** Will be refused again. */
  | { is: 'refused'; code: string }
  /** Was not done, and may work later. */
  | { is: 'later'; code: string; retryAfterSeconds?: number }
  /** Was sent, and nobody knows whether it was done: not to be sent again. */
  | { is: 'unknown'; code: string };

/** An account that may be used now. The token never leaves the process, and is in no log. */
export type Access<Of extends Provider = Provider> = {
  connectionId: number;
  provider: Of;
  /** The account's id at the provider. */
  externalId: string;
  /** Its name in URLs, where it has one. */
  username: string | null;
  token: string;
};

export type ConferenceAccess = Access<ConferenceProvider>;
export type PostingAccess = Access<Platform>;

/** A meeting as a provider is told of it. */
export type Conference = {
  /** The id of our meeting: Google takes it as a name, so that asking again makes no second one. */
  key: number;
  title: string;
  description: string;
  startsAt: Date;
  durationMinutes: number;
  /** IANA. */
  timezone: string;
};

/** What a provider has made: its id there, and where people join. */
export type MadeConference = { externalId: string; url: string };

/** A post as a network is told of it. */
export type Publication = {
  text: string;
  link: { url: string; title: string } | null;
  /** At a public address. */
  imageUrl: string | null;
};

/** `url` is null where the network does not tell it. */
export type Published = { externalId: string; url: string | null };

export type Asked<Done> = {
  /** Sending it again might do it again. */
  isDecisive: boolean;
  now: Date;
  /** What a 2xx has done; undefined where it does not say so. */
  read: (body: unknown, reply: Reply) => Done | undefined;
  /** What the provider means by an error, where that is not what its status means. */
  explain?: (body: unknown, reply: Reply, request: Circumstances) => Failure | null;
};

export type Circumstances = { isDecisive: boolean; now: Date };

/** What an exchange has done. The status is believed before the body, as gateways answer too. */
export function outcomeOf<Done>(exchange: Exchange, asked: Asked<Done>): Outcome<Done> {
  const lost = asked.isDecisive ? 'unknown' : 'later';
  if (exchange.is === 'lost') return { is: lost, code: exchange.code };
  const body = jsonOf(exchange.text);
  const explained = asked.explain?.(body, exchange, asked) ?? null;
  if (explained) return explained;
  const { status } = exchange;
  if (status < 200 || status > 299) return failureOf(exchange, body, asked);
  const value = asked.read(body, exchange);
  return value === undefined ? { is: lost, code: 'unreadable' } : { is: 'done', value };
}

function failureOf(reply: Reply, body: unknown, { isDecisive, now }: Circumstances): Failure {
  const { status } = reply;
  const code = codeOf(status, body);
  if (status === 401) return { is: 'token', code };
  // It says itself that nothing was done.
  if (status === 429 || status === 503) return postponed(reply, code, now);
  if (status >= 500) return isDecisive ? { is: 'unknown', code } : postponed(reply, code, now);
  return { is: 'refused', code };
}

/** Not now; for as long as the provider says, if it does. */
export function postponed(reply: Pick<Reply, 'headers'>, code: string, now: Date): Failure {
  const seconds = retryAfterSeconds(reply, now);
  return { is: 'later', code, ...(seconds !== null && { retryAfterSeconds: seconds }) };
}

const WORD_LENGTH_MAX = 60;

/** The status, and the word the provider has for it if it is one: what it says in sentences may name somebody. */
export function codeOf(status: number, body: unknown): string {
  const word = wordOf(body);
  return word === null ? String(status) : `${status} ${word}`;
}

function wordOf(body: unknown): string | null {
  const candidates = [
    at(body, 'error', 'status'),
    at(body, 'error', 'code'),
    at(body, 'error'),
    at(body, 'code'),
    at(body, 'title'),
  ];
  const found = candidates.find((one) => typeof one === 'string' || typeof one === 'number');
  const word = found === undefined ? '' : String(found);
  return word.length <= WORD_LENGTH_MAX && /^[\w .-]+$/u.test(word) ? word : null;
}

/** What stands there in a parsed answer of any shape. */
export function at(body: unknown, ...path: readonly string[]): unknown {
  let found: unknown = body;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(name);
  }
  return found;
}

/** The text that stands there, or null. */
export function textAt(body: unknown, ...path: readonly string[]): string | null {
  const found = at(body, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}
