/** Connected accounts as they rest sealed, and what the forms about them bring. */
import * as z from 'zod';
import { PathId } from '#lib/ids.ts';
import { Typed } from '#lib/text.ts';
import { providers } from '#vocabulary.ts';

/** The tokens of a connection. */
export const SealedTokens = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  /** With which all is taken back, where that is not `refresh` or `access`. */
  grantor: z.string().nullable(),
});
export type SealedTokens = z.output<typeof SealedTokens>;

/** An account a person has let us use. */
export const Account = z.object({
  externalId: z.string(),
  grantorId: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /** Its own token, where it has one; else the person's. */
  token: z.string().nullable(),
});
export type Account = z.output<typeof Account>;

/** What was found before somebody chooses among it. */
export const SealedChoices = z.object({
  accounts: z.array(Account),
  tokens: SealedTokens,
  scopes: z.array(z.string()),
  /** Milliseconds since the Unix epoch; null: the tokens are not over by themselves. */
  expiresAt: z.number().nullable(),
});
export type SealedChoices = z.output<typeof SealedChoices>;

export const ConnectForm = z.object({ provider: z.enum(providers), company_id: PathId });
export const ChooseForm = z.object({ attempt_id: PathId, account: Typed });
export const DisconnectForm = z.object({ id: PathId, company_id: PathId });
