/** Protects public forms from bots: a signed stamp says when and for what a form was rendered, and a honeypot stays empty. */
import { isSignature, signature } from './signature.ts';
import { DAY_MS, SECOND_MS } from './time.ts';
import type { Vault } from './vault.ts';

/** The name of a field that is hidden from people; only bots fill it in. */
export const HONEYPOT = 'homepage';

/** People take longer than this to fill in a form. */
export const FORM_AGE_MS_MIN = 2 * SECOND_MS;
/** An older form was left open, or is being replayed. */
export const FORM_AGE_MS_MAX = DAY_MS;

export type StampError = 'stale' | 'too_fast';

/** What a form is for: its purpose, and the values that must still be the same when it is submitted. */
export type StampSubject = { purpose: string; values: readonly unknown[] };

export function formStamp(vault: Pick<Vault, 'mac'>, subject: StampSubject, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signature(vault, subject.purpose, signedText(subject, time))}`;
}

/** What is wrong with a submitted stamp, or null. A stamp that is forged or of another subject is stale. */
export function stampError(
  vault: Pick<Vault, 'macs'>,
  subject: StampSubject,
  stamp: string,
  now: Date,
): StampError | null {
  const [, time = '', given = ''] = /^(\d{1,15})\.([\w-]+)$/u.exec(stamp) ?? [];
  return isSignature(vault, subject.purpose, signedText(subject, time), given)
    ? ageError(now.getTime() - Number(time))
    : 'stale';
}

/** What is wrong with a form of this age in milliseconds, or null. */
export function ageError(age: number): StampError | null {
  if (age > FORM_AGE_MS_MAX) return 'stale';
  return age < FORM_AGE_MS_MIN ? 'too_fast' : null;
}

function signedText({ values }: StampSubject, time: string): string {
  return JSON.stringify([time, ...values]);
}
