/**
 * Keeps what was typed where a session ends while a form of the console is open, or the service does not take the form. The key of a form also names whose form it is, so that it
 * can be sent again after the same person has signed in, and by nobody else.
 */
import { isSignature, signature } from '#lib/signature.ts';
import type { Vault } from '#lib/vault.ts';
import { ApiError } from '#errors.ts';
import type { ConsoleRoute } from '../console.ts';
import { readForm } from '../multipart.ts';
import { assertSameOrigin } from '../origin.ts';
import { readFields } from './account-form.ts';
import { refererPath } from './referer.ts';

const PURPOSE = 'form owner';

/** Texts of a job are the longest that a form has. */
const FORM_BYTES_MAX = 1_000_000;

/** What a form sent. */
export type SentForm = Awaited<ReturnType<typeof readForm>>;

/** Nobody is signed in, they have signed in again since, too many requests, or the service failed. All but the first can be sent at once. */
type KeptReason = 'signedOut' | 'expired' | 'too_many' | 'failed';

/** A form that was not saved, as it can be sent again. */
export type KeptForm = {
  /** Where it is sent, with these fields: neither files nor passwords. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Its files have to be chosen again. */
  hasFiles: boolean;
  /** The key that it carries. */
  token: string;
  reason: KeptReason;
  /** The number of the request that failed. */
  requestId?: string | undefined;
  /** The screen on which it stands. */
  back: string;
};

/** The key of a form, which also says whose it is. */
export function ownedKey(vault: Vault, key: string, userId: number): string {
  return [key, userId, signature(vault, PURPOSE, String(userId))].join('.');
}

/** The part of the key that proves the session and the screen. */
export function sessionKey(token = ''): string {
  return token.split('.', 1)[0] ?? '';
}

/** For whom this service made the form; null where it made none. It proves no session, so it permits nothing. */
export function ownerOf(vault: Vault, token = ''): number | null {
  const [, userId = '', code = ''] = token.split('.');
  return isSignature(vault, PURPOSE, userId, code) ? Number(userId) : null;
}

export async function readSentForm(request: Request, { terms }: ConsoleRoute): Promise<SentForm> {
  assertSameOrigin(request);
  return terms.files
    ? readForm(request, terms.files)
    : { fields: await readFields(request, FORM_BYTES_MAX), files: {} };
}

/** The form of somebody who is signed out; null for one that this service did not make, or that can't be read. */
export async function readOwnForm(
  request: Request,
  route: ConsoleRoute,
  vault: Vault,
): Promise<SentForm | null> {
  try {
    const form = await readSentForm(request, route);
    return ownerOf(vault, form.fields['form_token']) === null ? null : form;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

type Kept = Pick<KeptForm, 'token' | 'reason' | 'requestId'> & { screen: string };

export function toKeptForm(
  request: Request,
  { terms }: ConsoleRoute,
  { fields }: SentForm,
  { screen, ...kept }: Kept,
): KeptForm {
  const typed = Object.entries(fields).filter(
    ([name]) => name !== 'form_token' && !name.includes('password'),
  );
  return {
    ...kept,
    action: new URL(request.url).pathname,
    fields: Object.fromEntries(typed),
    hasFiles: terms.files !== undefined,
    back: backTo(request, screen),
  };
}

/** What an address says was done. It would be said again, of something else. */
const told = ['done', 'moved', 'bulk', 'undone', 'assigned'];

/** The screen as it was shown. A form that is sent again comes from the address of its command, which nobody can open. */
function backTo(request: Request, screen: string): string {
  const from = URL.parse(refererPath(request) ?? '', request.url);
  if (from?.pathname !== screen) return screen;
  for (const name of told) from.searchParams.delete(name);
  return from.pathname + from.search;
}
