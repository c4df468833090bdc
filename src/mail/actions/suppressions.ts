/** Addresses to which no email goes: an operator names them, or their owners have called an email spam. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { asciiAddress } from '#lib/email-message.ts';
import { keyedDigest } from '#lib/signature.ts';
import { addressKey } from '#mail/rules.ts';
import { suppress, unsuppress } from '#mail/store/outbox.ts';

const REASON_LENGTH_MAX = 200;

export async function suppressAddress(
  ctx: PublicCtx,
  address: string,
  reason: string,
): Promise<{ address: string; reason: string }> {
  const email = parseAddress(address);
  const text = reason.trim();
  if (text === '' || text.length > REASON_LENGTH_MAX) {
    throw invalidField('reason', `Must have 1 to ${REASON_LENGTH_MAX} characters.`);
  }
  await writeUnaudited(ctx, [suppress(ctx, addressHash(ctx, email), text)]);
  return { address: email, reason: text };
}

/** Returns the reason for which the address was suppressed. */
export async function unsuppressAddress(
  ctx: PublicCtx,
  address: string,
): Promise<{ address: string; reason: string }> {
  const email = parseAddress(address);
  return { address: email, reason: await runPlan(ctx, unsuppress(ctx, addressHash(ctx, email))) };
}

function parseAddress(address: string): string {
  const email = asciiAddress(address.trim());
  if (email === null) throw invalidField('address', 'Must be an email address.');
  return email;
}

export function addressHash(ctx: PublicCtx, email: string): string {
  return keyedDigest(ctx.vault, 'mail suppression', addressKey(email));
}
