/** Sealed data of connected accounts, and the forms about them. */
import * as z from 'zod';
import { PathId } from '#lib/id-schemas.ts';
import { Typed } from '#lib/text-schemas.ts';
import { providers } from '#vocabulary/lists.ts';

/** The tokens of a connection. */
export const SealedTokens = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  /** The token that revokes the grant, where that is neither `refresh` nor `access`. */
  grantor: z.string().nullable(),
});
export type SealedTokens = z.output<typeof SealedTokens>;

/** An account that the person's grant gives access to. */
export const Account = z.object({
  externalId: z.string(),
  grantorId: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /** The account's own token, or null where the person's is used. */
  token: z.string().nullable(),
});
export type Account = z.output<typeof Account>;

/** The accounts to choose from, sealed until one is chosen. */
export const SealedChoices = z.object({
  accounts: z.array(Account),
  tokens: SealedTokens,
  scopes: z.array(z.string()),
  /** Milliseconds since the Unix epoch; null if the tokens do not expire. */
  expiresAt: z.number().nullable(),
});
export type SealedChoices = z.output<typeof SealedChoices>;

export const ConnectForm = z.object({ provider: z.enum(providers), company_id: PathId });
export const ChooseForm = z.object({ attempt_id: PathId, company_id: PathId, account: Typed });
export const DisconnectForm = z.object({ id: PathId, company_id: PathId });
