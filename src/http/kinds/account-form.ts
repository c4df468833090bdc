/** Reads the forms of the account pages, and makes the keys that prove a form is ours (cross-site request forgery). */
import { getCookie } from 'hono/cookie';
import type * as z from 'zod';
import { CHARSET_FAULT } from '#lib/charsets.ts';
import { checkInput } from '#lib/check-input.ts';
import { isSignature, signature } from '#lib/signature.ts';
import { textFault } from '#lib/text.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { parseUrlencoded } from '#lib/urlencoded.ts';
import type { Vault } from '#lib/vault.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { AccountPage, AccountPageCtx, CurrentUser } from '../account-pages.ts';
import { takeBytes } from '../body.ts';
import { assertSameOrigin } from '../origin.ts';
import type { ApiContext } from '../env.ts';

/** The longest form is a consent with its authorization request, which is no longer than a URL. */
const FORM_BYTES_MAX = 64_000;
const PURPOSE = 'form';

export const cookieOptions = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const;

/** The secret that form keys are made from: the session, or before there is one a cookie for forms only. */
export class FormSecrets {
  readonly session: string | undefined;
  private readonly sent: string | undefined;
  /** An anonymous cookie that the browser does not have yet. */
  issued: string | undefined;

  constructor(c: ApiContext) {
    this.session = getCookie(c, 'session', 'host');
    const sent = getCookie(c, 'form', 'host');
    this.sent = sent !== undefined && isSecret(sent) ? sent : undefined;
  }

  formKeys(vault: Vault, user: CurrentUser | null): AccountPageCtx['formKey'] {
    const secret = user ? (this.session ?? '') : this.anonymous();
    return (path, request = '') => ({
      token: signature(vault, PURPOSE, signedText(secret, path, request)),
    });
  }

  private anonymous(): string {
    this.issued ??= this.sent === undefined ? newSecret() : undefined;
    return this.sent ?? this.issued ?? '';
  }

  /** Secrets whose forms are accepted: after a sign-in, a form from before it may still be sent. */
  accepted(user: CurrentUser | null, needs: AccountPage['terms']['needs']): string[] {
    const session = user && this.session !== undefined ? [this.session] : [];
    return needs === 'user' || this.sent === undefined ? session : [...session, this.sent];
  }
}

function signedText(secret: string, path: string, request: string): string {
  return JSON.stringify([secret, path, request]);
}

/** Throws `form_expired` where the key is missing, or not that of this form and browser. */
export async function readAccountForm(
  c: ApiContext,
  { path, terms }: AccountPage,
  secrets: FormSecrets,
  user: CurrentUser | null,
): Promise<unknown> {
  assertSameOrigin(c.req.raw);
  const fields = await readFields(c.req.raw, FORM_BYTES_MAX);
  const { vault } = c.env.services;
  const isOurs = secrets
    .accepted(user, terms.needs)
    .some((secret) => isFormKey(vault, { secret, path }, fields));
  const isHarmless = terms.needsNoKeyAlone === true && user === null;
  if (!isOurs && !isHarmless) throw new ApiError('form_expired');
  if (!terms.body) throw new ApiError('invalid_input');
  const result = await checkInput(terms.body, fields);
  if ('issues' in result) throw invalidForm(result.issues);
  return result.data;
}

/** Whether the fields carry the key of a form that posts to `path`, or stands on it. */
export function isFormKey(
  vault: Vault,
  { secret, path }: { secret: string; path: string },
  { form_token: token = '', request = '' }: Readonly<Record<string, string>>,
): boolean {
  return isSignature(vault, PURPOSE, signedText(secret, path, request), token);
}

/** The fields of a form without files. */
export async function readFields(
  request: Request,
  bytesMax: number,
): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type)) {
    throw new ApiError('unsupported_media_type');
  }
  return fieldsOf(parseUrlencoded(await takeBytes(request, bytesMax), type));
}

/** The page that answers it lists the fields. */
export function invalidForm(issues: readonly z.core.$ZodIssue[]): ApiError {
  const fields = issues.map(({ path, message }) => [path.map(String).join('.'), [message]]);
  return new ApiError('invalid_input', { errors: Object.fromEntries(fields) });
}

/** No form of ours repeats a field. */
function fieldsOf(sent: ReturnType<typeof parseUrlencoded>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of sent) {
    if (Object.hasOwn(fields, name)) throw new ApiError('repeated_parameter');
    if (value === null) throw invalidField(name, CHARSET_FAULT);
    const fault = textFault(value);
    if (fault !== null) throw invalidField(name, fault);
    fields[name] = value;
  }
  return fields;
}
