/** Parses the JSON key of a Google service account, and Google's token response. */
import * as z from 'zod';
import { jsonOf } from '#lib/http-exchange.ts';

const Account = z.object({ client_email: z.string(), private_key: z.string() });
export type Account = z.output<typeof Account>;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
export type Token = z.output<typeof Token>;

export function parseAccount(key: string): Account | null {
  return Account.safeParse(jsonOf(key)).data ?? null;
}

export function parseToken(text: string): Token | null {
  return Token.safeParse(jsonOf(text)).data ?? null;
}
