/** One request to a provider in the name of a connected account. */
import type { PublicCtx } from '#context.ts';
import type { ProviderRequest } from '#lib/http-exchange.ts';
import { outcomeOf } from '#providers/rules.ts';
import type { Access, Asked, Outcome } from '#providers/rules.ts';

type Question<Done> = Omit<Asked<Done>, 'now'> & {
  method: ProviderRequest['method'];
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
};

export async function ask<Done>(
  ctx: PublicCtx,
  { token }: Pick<Access, 'token'>,
  { method, url, headers = {}, json, ...asked }: Question<Done>,
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
  return outcomeOf(exchange, { ...asked, now: ctx.now });
}
