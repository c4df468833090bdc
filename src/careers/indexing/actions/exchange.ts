/** Requests to search engines, and what their answers say of the pages that were sent. */
import type { BackgroundCtx } from '#context.ts';
import type { Exchange } from '#lib/http-exchange.ts';
import { PATIENCE_MS } from '../rules.ts';
import type { Submission, SubmitResult } from '../rules.ts';

export type Page = Submission & { hostname: string };

export const nothing: SubmitResult = { taken: [], refused: [], errors: [] };

/** What an answer says of the pages that were sent. */
export function resultOf(exchange: Exchange, pages: readonly Submission[], of = ''): SubmitResult {
  const error = exchangeError(exchange);
  if (error === null) return { ...nothing, taken: pages };
  const errors = [`${of}${error}`];
  return mayPass(exchange)
    ? { ...nothing, errors, waitMs: waitAfter(exchange) }
    : { ...nothing, errors, refused: pages };
}

export function merged(results: readonly SubmitResult[]): SubmitResult {
  const waits = results.flatMap(({ waitMs }) => waitMs ?? []);
  return {
    taken: results.flatMap(({ taken }) => taken),
    refused: results.flatMap(({ refused }) => refused),
    errors: results.flatMap(({ errors }) => errors),
    ...(waits.length > 0 && { waitMs: Math.max(...waits) }),
  };
}

export function post(
  ctx: BackgroundCtx,
  url: string,
  body: object,
  token?: string,
): Promise<Exchange> {
  return ctx.providers.send({
    method: 'POST',
    url,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Whether the search engine may take the same later. */
export function mayPass(exchange: Exchange): boolean {
  return exchange.is === 'lost' || exchange.status === 429 || exchange.status >= 500;
}

/** Where it did not answer, the next run asks again. */
export function waitAfter(exchange: Exchange): number {
  return exchange.is === 'answered' && exchange.status === 429 ? PATIENCE_MS : 0;
}

/** A status or an error code; messages of the provider stay out of the log. */
export function exchangeError(exchange: Exchange): string | null {
  if (exchange.is === 'lost') return exchange.code;
  return exchange.status >= 200 && exchange.status <= 299 ? null : String(exchange.status);
}
