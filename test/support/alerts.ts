/** Job alerts on a career domain: the forms of a visitor, the alerts in the database, and their mails. */
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { sendAlerts } from '#careers/alerts/consumer.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { readFramedMail } from '#mail/actions/shown.ts';
import type { Mail } from '#mail/schemas.ts';
import { see } from './apply-form.ts';
import type { Seen } from './apply-form.ts';
import { newAddress, send } from './call.ts';
import { setClock } from './clock.ts';
import { hiddenFields } from './forms.ts';
import { db, operator, services } from './operator.ts';
import { formOf } from './uploads.ts';

export const UK = 'careers-uk.example';

/** A unique search word: tests share the listing. */
export function newWord(): string {
  return `w${crypto.randomUUID().replaceAll('-', '')}`;
}

export function newMailbox(): string {
  return `ada-${crypto.randomUUID()}@people.example`;
}

/** Opens the alert form as it was `ago` milliseconds before now. */
export async function openAlertForm(
  query: string,
  { host = UK, ago = 5000, address = newAddress() } = {},
) {
  setClock(Date.now() - ago);
  const page = await see(host, `/alerts?${query}`, address);
  vi.useRealTimers();
  const hidden = hiddenFields(page.html, '/alerts');
  return {
    ...page,
    hidden,
    submit: (
      input: Record<string, string | undefined>,
      headers: Record<string, string> = sameOrigin(host),
    ) => post(host, '/alerts', { ...hidden, homepage: '', ...input }, { address, headers }),
  };
}

/** Submits a form of a page like a browser. */
export async function post(
  host: string,
  path: string,
  fields: Record<string, string | undefined>,
  { address = newAddress(), headers = sameOrigin(host) } = {},
): Promise<Seen> {
  const parts = Object.entries(fields).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name, content }],
  );
  const form = formOf(parts);
  const response = await send(`https://${host}${path}`, {
    method: 'POST',
    body: form.body,
    headers: { 'cf-connecting-ip': address, ...form.headers, ...headers },
  });
  const { status, headers: responseHeaders } = response;
  const html = await response.text();
  return {
    status,
    headers: responseHeaders,
    html,
    location: responseHeaders.get('location') ?? '',
  };
}

function sameOrigin(host: string): Record<string, string> {
  return { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
}

/** The alerts whose search contains this word. */
export function alertsFor(word: string) {
  return db
    .select()
    .from(jobAlerts)
    .where(sql`instr(${jobAlerts.search}, ${word}) > 0`);
}

/** The last mail of the only alert whose search contains this word. */
export async function lastMail(word: string): ReturnType<typeof readFramedMail> {
  const [alert] = await alertsFor(word);
  return readFramedMail(operator(), alert?.mailId ?? 0);
}

/** The link of a mail to this page. */
export function linkIn(
  { text }: Pick<Mail, 'text'>,
  path: string,
): { path: string; token: string } {
  const [link = ''] = new RegExp(`https://[^/\\s]+${path}\\?token=\\S+`, 'u').exec(text) ?? [];
  const url = new URL(link);
  return { path: `${url.pathname}${url.search}`, token: url.searchParams.get('token') ?? '' };
}

/** Creates a confirmed alert for jobs with this word in their title. */
export async function openAlert(
  word: string,
  { frequency = 'daily', host = UK, email = newMailbox(), place = '' } = {},
) {
  const form = await openAlertForm(`${place}search-key=${word}`, { host });
  await form.submit({ email, frequency });
  const { token } = linkIn(await lastMail(word), '/alerts/confirm');
  const confirmed = await post(host, '/alerts/confirm', { token });
  return { email, token, confirmed };
}

/** Runs the cron job of alerts at this time. */
export function runAlertsAt(at: number): Promise<void> {
  return sendAlerts(services, new Date(at));
}
