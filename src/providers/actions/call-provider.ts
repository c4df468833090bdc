/** Sends one request to a provider for a connected account. */
import type { PublicCtx } from '#context.ts';
import type { ProviderRequest } from '#lib/http-exchange.ts';
import { outcomeOf } from '#providers/rules.ts';
import type { Access, CallTraits, Outcome } from '#providers/rules.ts';

type ProviderCall<Done> = Omit<CallTraits<Done>, 'now'> & {
  method: ProviderRequest['method'];
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
};

export async function callProvider<Done>(
  ctx: PublicCtx,
  { token }: Pick<Access, 'token'>,
  { method, url, headers = {}, json, ...call }: ProviderCall<Done>,
): Promise<Outcome<Done>> {
  const exchange = await ctx.providers.send({
    method,
    url,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(json && { 'Content-Type': 'application/json; charset=UTF-8' }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  return outcomeOf(exchange, { ...call, now: ctx.now });
}
