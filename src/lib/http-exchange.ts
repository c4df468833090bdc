/** A request to another service, and its outcome. */
import { DAY_MS, SECOND_MS } from './time.ts';

export type ProviderRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** As the provider documents it. */
  url: string;
  headers: Record<string, string>;
  body?: string;
};

export type Reply = {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: string;
};

/** `lost`: it is unknown whether the provider received the request. */
export type Exchange =
  | ({ is: 'answered' } & Reply)
  | { is: 'lost'; code: 'timeout' | 'connection' };

/** The text parsed as JSON; undefined where it is not JSON, as when a gateway answers in XML. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The longest wait. */
const WAIT_SECONDS_MAX = DAY_MS / SECOND_MS;

/**
 * How long the service asks to be left alone: seconds or a date in `Retry-After` (RFC 9110, 10.2.3; Zoom
 * writes ISO 8601), or the second since 1970 that X names. Null: it does not say.
 */
export function retryAfterSeconds({ headers }: Pick<Reply, 'headers'>, now: Date): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/u.test(said)) return Math.min(Number(said), WAIT_SECONDS_MAX);
  const reset = headers.get('x-rate-limit-reset') ?? '';
  const until =
    said === '' && /^\d{9,11}$/u.test(reset) ? Number(reset) * SECOND_MS : Date.parse(said);
  if (Number.isNaN(until)) return null;
  const seconds = Math.ceil((until - now.getTime()) / SECOND_MS);
  return Math.min(Math.max(seconds, 0), WAIT_SECONDS_MAX);
}
