/** The key of a service account as Google hands it out, and Google's answer to it. */
import * as z from 'zod';
import { jsonOf } from '#lib/http-exchange.ts';

const Account = z.object({ client_email: z.string(), private_key: z.string() });
export type Account = z.output<typeof Account>;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
export type Token = z.output<typeof Token>;

export function accountOf(key: string): Account | null {
  return Account.safeParse(jsonOf(key)).data ?? null;
}

export function tokenOf(text: string): Token | null {
  return Token.safeParse(jsonOf(text)).data ?? null;
}
