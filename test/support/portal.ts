/** The page of a candidate, opened by the link of an email that was really sent, and used like a browser without script. */
import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { portalTokens } from '#data/tables/portal.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { post } from './alerts.ts';
import { see } from './apply-form.ts';
import type { Seen } from './apply-form.ts';
import { setClock } from './clock.ts';
import type { Company } from './company.ts';
import { hiddenFields } from './forms.ts';
import { db } from './operator.ts';
import { deliver, mailbox, withSmtp } from './smtp.ts';
import { formOf } from './uploads.ts';
import type { Part } from './uploads.ts';
import { newAddress, send } from './call.ts';

/** Sends the newest email of this kind that the company has, and answers its text and HTML as they arrive. */
export async function delivered(acme: Pick<Company, 'id'>, to: string, kind: string) {
  const rows = await db
    .select({ id: mails.id, kind: mails.kind })
    .from(mails)
    .where(eq(mails.companyId, acme.id))
    .orderBy(desc(mails.id));
  const row = rows.find((one) => one.kind === kind);
  const { env } = withSmtp();
  await deliver([{ id: row?.id ?? 0 }], env);
  const { text = '', html = '' } = (await mailbox(to)).at(-1)?.email ?? {};
  return { text, html: html || '', mailId: row?.id ?? 0 };
}

/** The token of the link in a text; empty without one. */
export function tokenIn(text: string): string {
  return /https:\/\/[^/\s]+\/my\?token=([\w-]+)/u.exec(text)?.[1] ?? '';
}

/** The token of a candidate, by an email of the company. */
export async function tokenOf(
  acme: Company,
  { id, email }: { id: number; email: string },
): Promise<string> {
  await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, {
    subject: 'Hello',
    body: '<p>Hello</p>',
  });
  return tokenIn((await delivered(acme, email, 'message')).text);
}

export function openPage(acme: Pick<Company, 'host'>, token: string, path = '/my'): Promise<Seen> {
  return see(acme.host, `${path}?token=${encodeURIComponent(token)}`, newAddress());
}

/** Submits a form of the page. */
export function submit(
  acme: Pick<Company, 'host'>,
  token: string,
  path: string,
  fields: Record<string, string> = {},
): Promise<Seen> {
  return post(acme.host, path, { token, ...fields });
}

export async function upload(
  { host }: Pick<Company, 'host'>,
  token: string,
  file: Part,
): Promise<{ status: number; html: string }> {
  const form = formOf([{ name: 'token', content: token }, file]);
  const response = await send(`https://${host}/my/cv`, {
    method: 'POST',
    body: form.body,
    headers: {
      'cf-connecting-ip': newAddress(),
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      ...form.headers,
    },
  });
  return { status: response.status, html: await response.text() };
}

export async function download({ host }: Pick<Company, 'host'>, token: string) {
  const form = formOf([{ name: 'token', content: token }]);
  const response = await send(`https://${host}/my/download`, {
    method: 'POST',
    body: form.body,
    headers: {
      'cf-connecting-ip': newAddress(),
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      ...form.headers,
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Asks for a new link with the form, opened some seconds before. */
export async function askForLink(
  { host }: Pick<Company, 'host'>,
  email: string,
  address = newAddress(),
) {
  setClock(Date.now() - 5000);
  const page = await see(host, '/my/link', address);
  vi.useRealTimers();
  const hidden = hiddenFields(page.html, '/my/link');
  return post(host, '/my/link', { ...hidden, homepage: '', email }, { address });
}

/** Has a code sent, and answers it. */
export async function codeFor(acme: Company, token: string, email: string): Promise<string> {
  await submit(acme, token, '/my/delete/code');
  const { text } = await delivered(acme, email, 'erasure_code');
  return /\b\d{6}\b/u.exec(text)?.[0] ?? '';
}

/** A link that no email has, without sending one. */
export async function insertPortalToken(
  { id: companyId }: Pick<Company, 'id'>,
  { candidate_id: candidateId }: { candidate_id: number },
): Promise<string> {
  const token = newSecret();
  const now = Date.now();
  await db.insert(portalTokens).values({
    hash: await sha256Hex(token),
    companyId,
    candidateId,
    createdAt: new Date(now),
    expiresAt: new Date(now + DAY_MS),
  });
  return token;
}
